import type { Seat } from '@sietch/kernel';
import { numbersOf } from '../content/catalog.js';
import { emit, type ImperiumPlay } from '../events.js';
import { playerAt, turnOf } from '../state.js';
import type { Ref, Resource } from '../terms.js';
import { armyAt, armyOf } from './activation.js';
import { collects, scores } from './rivals/card.js';

/** Resources come from the bank, which never runs out (setup step F). */
export function gain(play: ImperiumPlay, seat: Seat, what: Resource, n: number, source: Ref): void {
  if (n <= 0 || !collects(play.state, seat)) return;
  playerAt(play.state, seat)[what] += n;
  if (what === 'spice' && play.state.turn?.seat === seat) play.state.turn.spiceGained += n;
  emit(play, { event: 'gained', seat, what, n, source });
}

export function spend(play: ImperiumPlay, seat: Seat, what: Resource, n: number, source: Ref): void {
  if (n <= 0) return;
  playerAt(play.state, seat)[what] -= n;
  emit(play, { event: 'paid', seat, what, n, source });
}

/** Victory points move the score marker up or, with negative `n`, down. */
export function score(play: ImperiumPlay, seat: Seat, n: number, source: Ref): void {
  if (!scores(play.state, seat)) return;
  playerAt(play.state, seat).points += n;
  emit(play, { event: 'gained', seat, what: 'points', n, source });
}

/** Persuasion lasts until the end of the turn. */
export function gainPersuasion(play: ImperiumPlay, seat: Seat, n: number, source: Ref): void {
  turnOf(play.state).persuasion += n;
  emit(play, { event: 'gained', seat, what: 'persuasion', n, source });
}

export function gainSwords(play: ImperiumPlay, seat: Seat, n: number, source: Ref): void {
  armyAt(play.state, seat).swords += n;
  play.state.turn?.swordSources.push(source);
  emit(play, { event: 'gained', seat: armyOf(play.state, seat), what: 'swords', n, source });
}

export function councilPersuasion(play: ImperiumPlay, seat: Seat): void {
  gainPersuasion(play, seat, numbersOf(play.state).councilPersuasion, 'space:high-council');
}
