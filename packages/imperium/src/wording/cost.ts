import type { Lang, Phrase } from '@sietch/kernel';
import type { Cost } from '../effects/effect.js';
import { RESOURCES } from '../terms.js';
import { amount } from './nouns.js';
import { joinOrders, type Order, order, say } from './sentence.js';
import { TRASHING, VERBS } from './verbs.js';

function lostInfluence(n: number, lang: Lang): Order {
  const lost = amount('influence', n, lang);
  const single = { uk: say`${lost} на будь-яку фракцію`, en: say`${lost} with any faction` };
  const several = { uk: say`${lost} на будь-які фракції`, en: say`${lost} with any factions` };
  return order(VERBS.lose[lang], (n === 1 ? single : several)[lang]);
}

function trashed(what: 'self' | 'card', lang: Lang): Order {
  const self = { uk: 'цю карту', en: 'this card' };
  return order(TRASHING[lang].order, what === 'self' ? [self[lang]] : amount('card', 1, lang));
}

function lostTroops(n: number, lang: Lang): Order {
  const lost = amount('troop', n, lang);
  const where = { uk: say`${lost} із Зони конфлікту`, en: say`${lost} from the Conflict` };
  return order(VERBS.lose[lang], where[lang]);
}

function costOrders(cost: Cost, lang: Lang): Order[] {
  const orders: Order[] = [];
  if (cost.influence !== undefined) orders.push(lostInfluence(cost.influence, lang));
  for (const resource of RESOURCES) {
    const n = cost[resource];
    if (n !== undefined) orders.push(order(VERBS.pay[lang], amount(resource, n, lang)));
  }
  if (cost.trash !== undefined) orders.push(trashed(cost.trash, lang));
  if (cost.troops !== undefined) orders.push(lostTroops(cost.troops, lang));
  return orders;
}

/** "pay 1 water and 1 spice", without capital letter and full stop; empty if nothing is to be paid. */
export function wordCost(cost: Cost, lang: Lang): Phrase {
  return joinOrders(costOrders(cost, lang), lang);
}
