import { type Participant, reveal, shuffle } from '@sietch/kernel';
import { catalogOf } from '../../content/catalog.js';
import type { HagalCard } from '../../content/rivals/component.js';
import { emit, type ImperiumPlay } from '../../events.js';
import { type ImperiumState, rivalsOf, type TurnedOver } from '../../state.js';

/** The top card of the House Hagal deck is turned over for all to see; an exhausted deck is first made anew. */
export function turnOver(play: ImperiumPlay, seat: Participant): HagalCard {
  const rivals = rivalsOf(play.state);
  if (rivals.deck.length === 0) shuffleHagal(play);
  const id = rivals.deck.pop();
  if (id === undefined) throw new Error('There are no House Hagal cards.');
  rivals.discard.push(id);
  reveal(play);
  emit(play, { event: 'hagal', seat, card: id });
  return catalogOf(play.state).hagal(id);
}

/** All cards of this game make a new deck at once (rulebook: Агенти). */
export function shuffleHagal(play: ImperiumPlay): void {
  const rivals = rivalsOf(play.state);
  rivals.deck = shuffle(play.state.random, [...rivals.deck, ...rivals.discard]);
  rivals.discard = [];
  emit(play, { event: 'reshuffled' });
}

/** What became of the cards turned over for a Rival lately: they stay in sight until its next ones. */
export function forgetTurned(state: ImperiumState, seat: Participant): void {
  rivalsOf(state).turned[seat - state.options.players] = [];
}

export function noteTurned(state: ImperiumState, seat: Participant, turned: TurnedOver): void {
  const { turned: all } = rivalsOf(state);
  const index = seat - state.options.players;
  all[index] = [...(all[index] ?? []), turned];
}
