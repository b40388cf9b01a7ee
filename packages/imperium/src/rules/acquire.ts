import { enqueue, reveal, type Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { emit, type ImperiumPlay } from '../events.js';
import { ASIDE_DISCOUNT } from '../numbers.js';
import { type ImperiumState, playerAt } from '../state.js';
import type { CardId, Ref } from '../terms.js';
import { distinct, removeOne } from './deck.js';

export type Market = 'row' | 'reserve' | 'aside';

/** Persuasion a card costs this turn; `undefined` if it cannot be bought at all. */
export function persuasionCost(state: ImperiumState, card: CardId, from: Market): number | undefined {
  const { cost } = catalogOf(state).card(card);
  if (cost === undefined) return undefined;
  let less = from === 'aside' ? ASIDE_DISCOUNT : 0;
  for (const discount of state.turn?.discounts ?? []) if (discount.card === card) less += discount.n;
  return Math.max(0, cost - less);
}

/** Everything that lies open for a player to acquire, each card once per market. */
export function forSale(state: ImperiumState, seat: Seat): { card: CardId; from: Market }[] {
  const offers: { card: CardId; from: Market }[] = [];
  for (const card of distinct(state.row)) offers.push({ card, from: 'row' });
  for (const card in state.reserve)
    if ((state.reserve[card] as number) > 0) offers.push({ card, from: 'reserve' });
  for (const card of distinct(playerAt(state, seat).aside)) offers.push({ card, from: 'aside' });
  return offers;
}

/** The row always has five cards: a gap is filled at once while the deck lasts. */
export function refillRow(play: ImperiumPlay): void {
  const { state } = play;
  const card = state.imperiumDeck.pop();
  if (card === undefined) return;
  state.row.push(card);
  reveal(play);
  emit(play, { event: 'row', card });
}

export function takeFromMarket(play: ImperiumPlay, seat: Seat, card: CardId, from: Market): void {
  const { state } = play;
  if (from === 'row') {
    removeOne(state.row, card);
    refillRow(play);
  } else if (from === 'aside') removeOne(playerAt(state, seat).aside, card);
  else state.reserve[card] = (state.reserve[card] as number) - 1;
}

/** The card goes to the discard pile, or where an effect says; its acquire box works now, once. */
export function acquireCard(
  play: ImperiumPlay,
  seat: Seat,
  id: CardId,
  from: Market,
  to: 'discard' | 'deck',
  cost: number,
): void {
  const { state } = play;
  takeFromMarket(play, seat, id, from);
  const player = playerAt(state, seat);
  player[to].push(id);
  if (to === 'deck') player.knownTop++;
  emit(play, { event: 'acquired', seat, card: id, from, to, cost });
  const source: Ref = `card:${id}`;
  const { acquire } = catalogOf(state).card(id);
  enqueue(state, ...acquire.map((effect) => ({ task: 'effect', seat, effect, source }) as const));
}
