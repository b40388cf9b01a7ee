import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { Cost } from '../effects/effect.js';
import { forSale, persuasionCost } from '../rules/acquire.js';
import { costsAsPrinted, wayCost } from '../rules/entry.js';
import { type ImperiumState, playerAt } from '../state.js';
import type { Ref, SpaceId } from '../terms.js';

/** Prices that are not the printed ones for a seat, so that a table can show what is really asked of it. */
export interface Prices {
  /** Persuasion for cards of the market, while the seat has its turn. */
  readonly cards: Readonly<Record<Ref, number>>;
  /** The costs of a space's ways, in their order. */
  readonly spaces: Readonly<Record<SpaceId, readonly Cost[]>>;
}

/** Everything whose price differs from the printed one; `undefined` if nothing does. */
export function pricesFor(state: ImperiumState, seat: Seat): Prices | undefined {
  const [cards, spaces] = [cardPrices(state, seat), spaceCosts(state, seat)];
  return isEmpty(cards) && isEmpty(spaces) ? undefined : { cards, spaces };
}

function isEmpty(prices: object): boolean {
  for (const _ in prices) return false;
  return true;
}

function cardPrices(state: ImperiumState, seat: Seat): Record<Ref, number> {
  const prices: Record<Ref, number> = {};
  const { turn } = state;
  if (turn?.seat !== seat) return prices;
  // Most turns change no price: nothing is looked through for them.
  if (turn.discounts.length === 0 && playerAt(state, seat).aside.length === 0) return prices;
  for (const { card, from } of forSale(state, seat)) {
    const price = persuasionCost(state, card, from);
    if (price !== undefined && price !== catalogOf(state).card(card).cost) prices[`${from}:${card}`] = price;
  }
  return prices;
}

function spaceCosts(state: ImperiumState, seat: Seat): Record<SpaceId, readonly Cost[]> {
  const found: Record<SpaceId, readonly Cost[]> = {};
  if (costsAsPrinted(state, seat)) return found;
  for (const space of catalogOf(state).spaces) {
    // Asked for every seat after every choice, and mostly as printed: nothing is made before something differs.
    for (const { cost } of space.ways)
      if (wayCost(state, seat, space, cost) !== cost) {
        found[space.id] = space.ways.map((way) => wayCost(state, seat, space, way.cost));
        break;
      }
  }
  return found;
}
