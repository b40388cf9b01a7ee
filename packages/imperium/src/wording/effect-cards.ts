import type { Effect } from '../effects/effect.js';
import { ASIDE_DISCOUNT, STEAL_FROM } from '../numbers.js';
import type { CardId, Faction } from '../terms.js';
import { quoted, type Voice } from './context.js';
import { amount, ofFaction } from './nouns.js';
import { type Clause, compound, may, order, rule, say } from './sentence.js';
import { gain, TRASHING, VERBS } from './verbs.js';

export const draw = (n: number, { lang }: Voice): Clause => order(VERBS.draw[lang], amount('card', n, lang));

export const drawIntrigue = (n: number, { lang }: Voice): Clause =>
  order(VERBS.draw[lang], amount('intrigue', n, lang));

export function stealIntrigue({ lang }: Voice): Clause {
  const stolen = { uk: 'по 1 випадковій карті інтриги', en: '1 random intrigue card' };
  const token = { icon: 'intrigue', n: 1, text: stolen[lang] };
  const phrases = {
    uk: say`украдіть ${token} в кожного суперника, який має їх ${STEAL_FROM} чи більше`,
    en: say`steal ${token} from each opponent who has ${STEAL_FROM} or more`,
  };
  return rule(phrases[lang]);
}

export const mayTrash = ({ lang }: Voice): Clause => may(TRASHING[lang], [amount('card', 1, lang)]);

export const trashSelf = ({ lang }: Voice): Clause =>
  order(TRASHING[lang].order, [{ uk: 'цю карту', en: 'this card' }[lang]]);

export function acquire({ maxCost, to }: Extract<Effect, { do: 'acquire' }>, { lang }: Voice): Clause {
  const cost = amount('persuasion', maxCost, lang, 'genitive');
  const cards = {
    uk: say`карту ціною до ${cost}`,
    en: say`a card that costs up to ${cost}`,
  };
  const place = { uk: ' й покладіть її на верх своєї колоди', en: ' and put it on top of your deck' };
  return order(VERBS.acquire[lang], say`${cards[lang]}${to === 'deck' ? place[lang] : ''}`);
}

/** Reserve cards taken this way have no price, so nothing is said of it. */
export function takeReserve(card: CardId, { lang, names }: Voice): Clause {
  const name = quoted(names.card(card).name, lang);
  if (lang === 'uk') return gain(say`карту ${name} з Фонду`, lang);
  return order('acquire', say`a ${name} card from the Reserve`);
}

export function takeFromDiscard(faction: Faction, { lang }: Voice): Clause {
  const card = amount('card', 1, lang);
  const objects = {
    uk: say`${card} ${ofFaction(faction, lang)} зі свого скиду на руку`,
    en: say`${{ ...card, text: `1 ${ofFaction(faction, lang)} card` }} from your discard pile to your hand`,
  };
  return order({ uk: 'поверніть', en: 'return' }[lang], objects[lang]);
}

export function peekDrawOrTrash({ lang }: Voice): Clause {
  const trash = TRASHING[lang].order;
  const phrases = {
    uk: say`подивіться на верхню карту своєї колоди, а тоді або візьміть її, або ${trash}`,
    en: say`look at the top card of your deck, then either draw it or ${trash} it`,
  };
  return rule(phrases[lang]);
}

export const shuffleDiscardIntoDeck = ({ lang }: Voice): Clause =>
  order({ uk: 'замішайте', en: 'shuffle' }[lang], [
    { uk: 'свій скид у колоду', en: 'your discard pile into your deck' }[lang],
  ]);

export function removeFromRow({ lang }: Voice): Clause {
  const [card, less] = [amount('card', 1, lang), amount('persuasion', ASIDE_DISCOUNT, lang)];
  const phrases = {
    uk: say`приберіть ${card} з Ряду Імперіуму; під час ходу «Розкрити карти» в цьому раунді можете придбати її на ${less} дешевше`,
    en: say`remove ${card} from the Imperium Row; on your Reveal turn this round you may acquire it for ${less} less`,
  };
  return compound(phrases[lang]);
}

export function discount(card: CardId, n: number, { lang, names }: Voice): Clause {
  const [name, less] = [quoted(names.card(card).name, lang), amount('persuasion', n, lang)];
  const phrases = {
    uk: say`у цей хід карта ${name} коштує на ${less} менше`,
    en: say`${name} costs ${less} less this turn`,
  };
  return rule(phrases[lang]);
}

export function acquireToDeck({ lang }: Voice): Clause {
  const phrases = {
    uk: 'можете класти придбані в цей хід карти на верх своєї колоди',
    en: 'you may put cards you acquire this turn on top of your deck',
  };
  return rule([phrases[lang]]);
}
