import { reveal, type Seat, shuffle, sure } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { Effect } from '../effects/effect.js';
import { emit, type ImperiumPlay } from '../events.js';
import { asked, privyTo } from '../participants.js';
import { type ImperiumState, type Player, playerAt } from '../state.js';
import type { CardId, Ref } from '../terms.js';
import { doEffectsNext } from './pending.js';
import { revealCard } from './reveal-card.js';
import { rivalAt } from './rivals/card.js';
import type { TrashZone } from './trash.js';

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

/** The card id of a source like `card:dagger`. */
export function cardOf(source: Ref): CardId {
  return source.slice(source.indexOf(':') + 1);
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
    drawn.push(sure(player.deck.pop(), 'card to draw'));
    if (player.knownTop > 0) player.knownTop--;
  }
  if (drawn.length === 0) return;
  reveal(play, seat);
  emit(play, { event: 'drew', seat, n: drawn.length, secret: { seats: privyTo(state, seat), cards: drawn } });
  intoHand(play, seat, drawn);
}

/** A card that reaches the hand on the own Reveal turn is revealed at once (official FAQ). */
export function intoHand(play: ImperiumPlay, seat: Seat, cards: readonly CardId[]): void {
  const { turn } = play.state;
  if (turn?.seat === seat && turn.stage === 'reveal') {
    reveal(play);
    emit(play, { event: 'reveal', seat, cards });
    for (const card of cards) revealCard(play, seat, card);
  } else playerAt(play.state, seat).hand.push(...cards);
}

/** Trashed cards leave the game, but Reserve cards go back to their stack. */
export function trashCard(play: ImperiumPlay, seat: Seat, id: CardId, zone: TrashZone | 'deck'): void {
  const { state } = play;
  const player = playerAt(state, seat);
  if (zone === 'play') removeOne(player.played, id) || removeOne(player.revealed, id);
  else if (zone === 'deck') player.deck.splice(player.deck.lastIndexOf(id), 1);
  else removeOne(player[zone], id);
  const card = catalogOf(state).card(id);
  if (card.group === 'reserve') state.reserve[id] = (state.reserve[id] ?? 0) + 1;
  else state.trashed.push(id);
  emit(play, { event: 'trashed', seat, card: id, from: zone });
  doEffectsNext(play, seat, card.whenTrashed, `card:${id}`);
}

export function discardCard(
  play: ImperiumPlay,
  seat: Seat,
  id: CardId,
  from: 'hand' | 'deck' = 'hand',
): void {
  const { state } = play;
  const player = playerAt(state, seat);
  if (from === 'deck') player.deck.splice(player.deck.lastIndexOf(id), 1);
  else removeOne(player.hand, id);
  player.discard.push(id);
  if (state.turn?.seat === seat) state.turn.discarded = id;
  reveal(play);
  emit(play, { event: 'discarded', seat, card: id });
  // What a card pays for being discarded it pays from the hand only (docs/rulings.md).
  if (from === 'hand') doEffectsNext(play, seat, catalogOf(state).card(id).whenDiscarded, `card:${id}`);
}

/** The discarding player picks the cards; a hand that is not larger than the number goes as a whole. */
export function discardSome(
  play: ImperiumPlay,
  seat: Seat,
  n: number,
  source: Ref,
  then: readonly Effect[] = [],
): void {
  const { hand } = playerAt(play.state, seat);
  if (n > 0 && hand.length > n) {
    play.state.decision = { kind: 'discard', ...asked(play.state, seat), source, n, then };
    return;
  }
  doEffectsNext(play, seat, then, source);
  if (n > 0) for (const card of [...hand]) discardCard(play, seat, card);
}

/** Every copy a player owns, wherever it is. */
export function copiesOwned(state: ImperiumState, seat: Seat, card: CardId): number {
  const { deck, hand, discard, played, revealed } = playerAt(state, seat);
  const counted = rivalAt(state, seat)?.owns[card] ?? 0;
  return [deck, hand, discard, played, revealed].reduce(
    (sum, zone) => sum + zone.filter((id) => id === card).length,
    counted,
  );
}

/** The player looks at the top cards of the own deck and is asked what to do with them. */
export function lookAtDeck(
  play: ImperiumPlay,
  seat: Seat,
  n: number,
  kind: 'peek' | 'sort-draw' | 'sort-discard',
  source: Ref,
): void {
  const { state } = play;
  const cards = playerAt(state, seat).deck.slice(-n).reverse();
  reveal(play, seat);
  emit(play, { event: 'peeked', seat, secret: { seats: privyTo(state, seat), cards } });
  state.decision = { kind, ...asked(state, seat), source, cards };
}
