import { reveal, type Seat, sure } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { AcquiredTo, EffectOf } from '../effects/effect.js';
import { emit, type ImperiumPlay } from '../events.js';
import { asked, commanderOf } from '../participants.js';
import { type ImperiumState, playerAt, turnOf } from '../state.js';
import type { CardId, Ref } from '../terms.js';
import { completeAcquisitions } from './contracts.js';
import { distinct, intoHand, removeOne } from './deck.js';
import { doEffectsNext } from './pending.js';

export const MARKETS = ['row', 'reserve', 'aside', 'throne'] as const;
export type Market = (typeof MARKETS)[number];

/** Persuasion a card costs this turn; `undefined` if it cannot be bought at all. */
export function persuasionCost(state: ImperiumState, card: CardId, from: Market): number | undefined {
  const catalog = catalogOf(state);
  const { cost } = catalog.card(card);
  if (cost === undefined) return undefined;
  let less = from === 'aside' ? catalog.edition.numbers.asideDiscount : 0;
  for (const discount of state.turn?.discounts ?? []) if (discount.card === card) less += discount.n;
  return Math.max(0, cost - less);
}

/** Everything that lies open for a player to acquire, each card once per market. */
export function forSale(state: ImperiumState, seat: Seat): { card: CardId; from: Market }[] {
  const offers: { card: CardId; from: Market }[] = [];
  for (const card of distinct(state.row)) offers.push({ card, from: 'row' });
  for (const card in state.reserve)
    if ((state.reserve[card] ?? 0) > 0) offers.push({ card, from: 'reserve' });
  for (const card of distinct(playerAt(state, seat).aside)) offers.push({ card, from: 'aside' });
  if (state.throneRow !== undefined)
    for (const card of distinct(throneRowFor(state, seat))) offers.push({ card, from: 'throne' });
  return offers;
}

/** The cards only this seat's team may acquire (six players: Тронний ряд Шаддама). */
function throneRowFor(state: ImperiumState, seat: Seat): readonly CardId[] {
  return commanderOf(state, seat)?.board.throneRow ? (state.throneRow ?? []) : [];
}

/** The row is always full: a gap is filled at once while the deck lasts. */
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
  } else if (from === 'throne') removeOne(state.throneRow ?? [], card);
  else if (from === 'aside') removeOne(playerAt(state, seat).aside, card);
  else state.reserve[card] = sure(state.reserve[card], 'stack of the Reserve', card) - 1;
}

/** While an effect lets acquired cards go on top of the deck, the player decides for each, whatever brings it. */
export function acquire(
  play: ImperiumPlay,
  seat: Seat,
  card: CardId,
  from: Market,
  to: AcquiredTo,
  cost: number,
): void {
  const { state } = play;
  const mayGoToDeck = state.turn?.seat === seat && state.turn.acquireToDeck;
  if (mayGoToDeck && to !== 'deck') {
    state.decision = { kind: 'destination', ...asked(state, seat), card, from, to, cost };
  } else acquireCard(play, seat, card, from, to, cost);
}

/** The card goes to the discard pile, or where an effect says; its acquire box works now, once. */
export function acquireCard(
  play: ImperiumPlay,
  seat: Seat,
  id: CardId,
  from: Market,
  to: AcquiredTo,
  cost: number,
): void {
  const { state } = play;
  takeFromMarket(play, seat, id, from);
  const player = playerAt(state, seat);
  emit(play, { event: 'acquired', seat, card: id, from, to, cost });
  if (to === 'hand') intoHand(play, seat, [id]);
  else player[to].push(id);
  if (to === 'deck') player.knownTop++;
  completeAcquisitions(play, seat, id);
  fireWhenAcquiring(play, seat, id);
  doEffectsNext(play, seat, catalogOf(state).card(id).acquire, `card:${id}`);
}

/** Effects that wait for cards acquired this turn. */
function fireWhenAcquiring(play: ImperiumPlay, seat: Seat, id: CardId): void {
  const { turn } = play.state;
  if (turn?.seat !== seat) return;
  turn.acquired.push(id);
  for (const waiting of turn.whenAcquiring) {
    if (waiting.card === id || waiting.card === 'any')
      doEffectsNext(play, seat, waiting.effects, waiting.source);
  }
  turn.whenAcquiring = turn.whenAcquiring.filter((waiting) => !(waiting.once && waiting.card === id));
}

/** Who waits for one card looks back too: it may have been acquired earlier on this Reveal turn. */
export function waitForAcquiring(
  play: ImperiumPlay,
  seat: Seat,
  effect: EffectOf<'when-acquiring'>,
  source: Ref,
): void {
  const turn = turnOf(play.state);
  const { card, once, effects } = effect;
  if (once && turn.acquired.includes(card)) doEffectsNext(play, seat, effects, source);
  else turn.whenAcquiring.push({ card, once, effects, source });
}

/** Cards an effect may acquire without persuasion: the printed cost counts. */
export function acquirable(
  state: ImperiumState,
  seat: Seat,
  effect: EffectOf<'acquire'>,
): { card: string; from: Market; cost: number }[] {
  const { card } = catalogOf(state);
  const { solari } = playerAt(state, seat);
  const fits = (cost: number): boolean =>
    cost <= (effect.maxCost ?? cost) &&
    cost === (effect.exactCost ?? cost) &&
    (effect.for !== 'solari' || cost <= solari);
  const offers: { card: string; from: Market; cost: number }[] = [];
  for (const { card: id, from } of forSale(state, seat)) {
    const { cost } = card(id);
    if (cost !== undefined && fits(cost)) offers.push({ card: id, from, cost });
  }
  return offers;
}
