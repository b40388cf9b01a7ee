import { enqueue, reveal, type Seat, shuffle } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { emit, type ImperiumPlay } from '../events.js';
import { type ImperiumState, type Player, playerAt } from '../state.js';
import type { CardId, Ref } from '../terms.js';
import { revealCard } from './reveal-turn.js';

/** Where a player's own card can be trashed from; 'play' is what lies in front of the player. */
export const TRASH_ZONES = ['hand', 'discard', 'play'] as const;
export type TrashZone = (typeof TRASH_ZONES)[number];

export function removeOne<T>(items: T[], item: T): boolean {
  const index = items.indexOf(item);
  if (index < 0) return false;
  items.splice(index, 1);
  return true;
}

export function distinct<T>(items: readonly T[]): T[] {
  const found: T[] = [];
  for (const item of items) if (!found.includes(item)) found.push(item);
  return found;
}

export function cardsInPlay(player: Player): CardId[] {
  return [...player.played, ...player.revealed];
}

export function trashable(player: Player, zone: TrashZone): readonly CardId[] {
  if (zone === 'play') return cardsInPlay(player);
  return player[zone];
}

export function hasTrashable(player: Player): boolean {
  return player.hand.length + player.discard.length + player.played.length + player.revealed.length > 0;
}

/** The discard pile becomes the deck, only when a card must be drawn and the deck is empty. */
export function reshuffle(play: ImperiumPlay, seat: Seat): void {
  const player = playerAt(play.state, seat);
  player.deck = shuffle(play.state.random, [...player.deck, ...player.discard]);
  player.discard = [];
  player.knownTop = 0;
  reveal(play);
  emit(play, { event: 'shuffled', seat });
}

/** Draws up to `n` cards; what deck and discard pile cannot give is lost. */
export function drawCards(play: ImperiumPlay, seat: Seat, n: number): void {
  const { state } = play;
  const player = playerAt(state, seat);
  const drawn: CardId[] = [];
  for (let i = 0; i < n; i++) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) break;
      reshuffle(play, seat);
    }
    drawn.push(player.deck.pop() as CardId);
    if (player.knownTop > 0) player.knownTop--;
  }
  if (drawn.length === 0) return;
  reveal(play, seat);
  emit(play, { event: 'drew', seat, n: drawn.length, secret: { seats: [seat], cards: drawn } });
  // A card drawn on the own Reveal turn is revealed at once (official FAQ).
  const { turn } = state;
  if (turn?.seat === seat && turn.stage === 'reveal') {
    reveal(play);
    emit(play, { event: 'reveal', seat, cards: drawn });
    for (const card of drawn) revealCard(play, seat, card);
  } else player.hand.push(...drawn);
}

/** Trashed cards leave the game, but Reserve cards go back to their stack. */
export function trashCard(play: ImperiumPlay, seat: Seat, id: CardId, zone: TrashZone | 'deck'): void {
  const { state } = play;
  const player = playerAt(state, seat);
  if (zone === 'play') removeOne(player.played, id) || removeOne(player.revealed, id);
  else removeOne(player[zone], id);
  const card = catalogOf(state).card(id);
  if (card.group === 'reserve') state.reserve[id] = (state.reserve[id] ?? 0) + 1;
  else state.trashed.push(id);
  emit(play, { event: 'trashed', seat, card: id, from: zone });
  const source: Ref = `card:${id}`;
  enqueue(state, ...card.whenTrashed.map((effect) => ({ task: 'effect', seat, effect, source }) as const));
}

export function discardCard(play: ImperiumPlay, seat: Seat, card: CardId): void {
  const player = playerAt(play.state, seat);
  removeOne(player.hand, card);
  player.discard.push(card);
  reveal(play);
  emit(play, { event: 'discarded', seat, card });
}

/** Every copy a player owns, wherever it is. */
export function copiesOwned(state: ImperiumState, seat: Seat, card: CardId): number {
  const { deck, hand, discard, played, revealed } = playerAt(state, seat);
  return [deck, hand, discard, played, revealed].reduce(
    (sum, zone) => sum + zone.filter((id) => id === card).length,
    0,
  );
}
