import { type Participant, randomBelow, reveal } from '@sietch/kernel';
import { emit, type ImperiumPlay } from '../../../events.js';
import { isAutomaton } from '../../../participants.js';
import type { CardId } from '../../../terms.js';
import { refillRow } from '../../acquire.js';
import { distinct } from '../../deck.js';
import { plays } from '../card.js';

const FACES = 6;

/** At the end of a person's Reveal turn two dice tell which cards of the row Rivals take away. */
export function rollRowDice(play: ImperiumPlay, seat: Participant): void {
  const { state } = play;
  if (!plays(state, 'row-dice') || isAutomaton(state, seat)) return;
  const roll = (): number => randomBelow(state.random, FACES) + 1;
  const dice = [roll(), roll()];
  reveal(play);
  emit(play, { event: 'row-dice', seat, dice });
  removeRolled(play, seat, dice);
}

/** Places count from the left of the row as it lies; a six means nothing, a double is one card. */
export function removeRolled(play: ImperiumPlay, seat: Participant, dice: readonly number[]): void {
  const { state } = play;
  const places = distinct(dice)
    .filter((die) => die < FACES && die <= state.row.length)
    .sort((a, b) => b - a);
  const gone: CardId[] = [];
  for (const place of places) gone.unshift(...state.row.splice(place - 1, 1));
  for (const card of gone) {
    state.trashed.push(card);
    emit(play, { event: 'left-game', seat, card });
  }
  for (const _ of gone) refillRow(play);
}
