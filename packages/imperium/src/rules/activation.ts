import { doNext, type Seat } from '@sietch/kernel';
import { emit, type ImperiumPlay } from '../events.js';
import { commanderAt } from '../participants.js';
import { type Activation, type Figure, type ImperiumState, type Player, playerAt } from '../state.js';

/**
 * A commander has no army: whatever he does with units is done with those of the ally he has activated (six players:
 * Активація союзників). Everybody else commands the own army.
 */
export function armyOf({ activated }: ImperiumState, seat: Seat): Seat {
  return activated?.by === seat ? activated.ally : seat;
}

/** The player whose troops, swords and hooks count as this seat's now. */
export function armyAt(state: ImperiumState, seat: Seat): Player {
  return playerAt(state, armyOf(state, seat));
}

/** A commander commands nobody until an ally is activated. */
export function hasArmy(state: ImperiumState, seat: Seat): boolean {
  return armyOf(state, seat) !== seat || commanderAt(state, seat) === undefined;
}

/** Is it this seat's turn, or that of the commander who has activated it? What units do then, both have done. */
export function takesPart({ turn, activated }: ImperiumState, seat: Seat): boolean {
  return (
    turn !== undefined && (turn.seat === seat || (activated?.by === turn.seat && activated.ally === seat))
  );
}

export function activate(play: ImperiumPlay, by: Seat, ally: Seat, onBehalf?: true): void {
  const activated: Activation = { by, ally, ...(onBehalf && { onBehalf }) };
  play.state.activated = activated;
  emit(play, { event: 'activated', seat: by, ally });
}

export function deactivate({ state }: ImperiumPlay): void {
  if (state.activated !== undefined) state.activated = undefined;
}

/** Both allies of a commander, the left one first. */
export function alliesToActivate(state: ImperiumState, seat: Seat): readonly Seat[] {
  const commander = commanderAt(state, seat);
  return commander === undefined ? [] : [commander.left, commander.right];
}

/** The allies an agent token can activate: the arrow points to one, the Swordmaster's token to both. */
export function pointsTo(state: ImperiumState, seat: Seat, figure: Figure | undefined): readonly Seat[] {
  const commander = commanderAt(state, seat);
  if (commander === undefined) return [];
  if (figure === 'left') return [commander.left];
  if (figure === 'right') return [commander.right];
  return [commander.left, commander.right];
}

/** When a combat intrigue is done, the commander no longer acts for the ally. */
export function standDownNext({ state }: ImperiumPlay): void {
  doNext(state, { task: 'stand-down' });
}
