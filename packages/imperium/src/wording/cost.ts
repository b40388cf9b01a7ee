import type { Lang, Phrase } from '@sietch/kernel';
import type { Cost, TrashCost } from '../effects/effect.js';
import { type BattleIcon, RESOURCES } from '../terms.js';
import type { Tongue } from './context.js';
import { symbol } from './icons.js';
import { ofBattleIcon, ofFaction } from './names.js';
import { amount, byTroops, ownSpies, resource } from './nouns.js';
import { joinOrders, type Order, order, say } from './sentence.js';
import { DISCARDING, RETREATING, TRASHING, VERBS } from './verbs.js';

function lostInfluence(n: number, lang: Lang): Order {
  const lost = amount('influence', n, lang);
  const single = { uk: say`${lost} на будь-яку фракцію`, en: say`${lost} with any faction` };
  const several = { uk: say`${lost} на будь-які фракції`, en: say`${lost} with any factions` };
  return order(VERBS.lose[lang], (n === 1 ? single : several)[lang]);
}

function trashed({ from, faction }: TrashCost, lang: Lang): Order {
  const other = from === 'play';
  const kind = faction && ofFaction(faction, lang);
  const texts = {
    uk: `1 ${other ? 'іншу свою ' : ''}карту${kind ? ` ${kind}` : ''}`,
    en: `1 ${other ? 'other ' : ''}${kind ? `${kind} ` : ''}card`,
  };
  const zones = {
    anywhere: { uk: '', en: '' },
    hand: { uk: ' з руки', en: ' from your hand' },
    play: { uk: ' у грі', en: ' you have in play' },
  };
  const card = { icon: 'card', n: 1, text: texts[lang] };
  return order(TRASHING[lang].order, say`${card}${zones[from][lang]}`);
}

function retreated(troops: NonNullable<Cost['retreat']>, lang: Lang): Order {
  const phrase =
    typeof troops === 'number' ? [byTroops(troops, lang)] : say`${troops[0]}–${byTroops(troops[1], lang)}`;
  return order(RETREATING[lang].order, phrase);
}

function flipped(icon: BattleIcon, lang: Lang): Order {
  const battle = symbol(icon, ofBattleIcon(icon, lang));
  const cards = {
    uk: say`1 свою відкриту карту конфлікту чи цілі із символом ${battle} або ${symbol('wild', 'універсальним символом')}`,
    en: say`1 of your face-up conflict or objective cards with the ${battle} or the ${symbol('wild', 'wild')} icon`,
  };
  return order(VERBS.turnDown[lang], cards[lang]);
}

function lostTroops(n: number, lang: Lang): Order {
  const lost = amount('troop', n, lang);
  const where = { uk: say`${lost} із Зони конфлікту`, en: say`${lost} from the Conflict` };
  return order(VERBS.lose[lang], where[lang]);
}

function paidTogether(n: number, tongue: Tongue): Order {
  const { lang } = tongue;
  const spice = resource('spice', n, tongue);
  const phrases = {
    uk: say`${spice} (ваші союзники можуть зробити внесок)`,
    en: say`${spice} (your allies may contribute)`,
  };
  return order(VERBS.pay[lang], phrases[lang]);
}

function costOrders(cost: Cost, tongue: Tongue): Order[] {
  const { lang } = tongue;
  const orders: Order[] = [];
  const { order: discard } = DISCARDING[lang];
  const { order: trash } = TRASHING[lang];
  if (cost.influence !== undefined) orders.push(lostInfluence(cost.influence, lang));
  if (cost.discard !== undefined) orders.push(order(discard, amount('card', cost.discard, lang)));
  if (cost.discardIntrigue !== undefined)
    orders.push(order(discard, amount('intrigue', cost.discardIntrigue, lang)));
  if (cost.trashIntrigue !== undefined)
    orders.push(order(trash, amount('intrigue', cost.trashIntrigue, lang)));
  if (cost.spies !== undefined) orders.push(order(VERBS.recall[lang], ownSpies(cost.spies, lang)));
  for (const what of RESOURCES) {
    const n = cost[what];
    if (n !== undefined) orders.push(order(VERBS.pay[lang], resource(what, n, tongue)));
  }
  if (cost.teamSpice !== undefined) orders.push(paidTogether(cost.teamSpice, tongue));
  if (cost.trashSelf) orders.push(order(trash, [{ uk: 'цю карту', en: 'this card' }[lang]]));
  if (cost.trash !== undefined) orders.push(trashed(cost.trash, lang));
  if (cost.retreat !== undefined) orders.push(retreated(cost.retreat, lang));
  if (cost.troops !== undefined) orders.push(lostTroops(cost.troops, lang));
  if (cost.flip !== undefined) orders.push(flipped(cost.flip, lang));
  return orders;
}

/** "pay 1 water and 1 spice", without capital letter and full stop; empty if nothing is to be paid. */
export function wordCost(cost: Cost, tongue: Tongue): Phrase {
  return joinOrders(costOrders(cost, tongue), tongue.lang);
}
