import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { ImperiumPlay } from '../events.js';
import { asked } from '../participants.js';
import { type ImperiumState, turnOf } from '../state.js';
import { armyAt, armyOf } from './activation.js';
import { standingOf } from './effects/interpreter.js';
import { intrigueToWake } from './intrigue.js';
import { masterstrokeDue } from './troops.js';

/**
 * With a combat space: the recruits of this turn and up to so many more (rulebook: Розгортання військ). They go in as
 * many parts as the player likes until the turn ends, since any effect of it may still recruit.
 */
export function deploymentLimit(state: ImperiumState): number {
  const { turn } = state;
  if (turn === undefined || turn.space === undefined || turn.noDeployment) return 0;
  const { edition, space } = catalogOf(state);
  const others = space(turn.space).combat ? edition.numbers.deployedFromGarrison : 0;
  if (others === 0 && !turn.deployRecruits) return 0;
  return Math.min(armyAt(state, turn.seat).garrison, turn.recruited + others - turn.deployedHere);
}

/** Troops the player whose turn it is may deploy; on a commander's turn the activated ally decides. */
export function ownDeployment(state: ImperiumState): number {
  const { turn } = state;
  return turn !== undefined && armyOf(state, turn.seat) === turn.seat ? deploymentLimit(state) : 0;
}

/** Troops the activated ally may deploy and has not been asked about yet. */
export function allyDeployment(state: ImperiumState): number {
  const { turn } = state;
  if (turn === undefined || armyOf(state, turn.seat) === turn.seat) return 0;
  const limit = deploymentLimit(state);
  return limit > (turn.heldBack ?? 0) ? limit : 0;
}

/** Whether the units go to the conflict is for the activated ally to say. */
export function askAllyToDeploy({ state }: ImperiumPlay): void {
  const { seat, space } = turnOf(state);
  const to = asked(state, armyOf(state, seat));
  if (space !== undefined)
    state.decision = { kind: 'ally-deploys', ...to, space, upTo: allyDeployment(state) };
}

/**
 * Would deploying all one may bring about something that waits for units in the conflict? Then even a lone effect is
 * not carried out unasked: the player may like to deploy before it.
 */
export function deploymentStirs(state: ImperiumState, seat: Seat): boolean {
  const limit = deploymentLimit(state);
  if (limit === 0) return false;
  const { pending } = turnOf(state);
  const dormant = pending.filter((item) => standingOf(state, seat, item) === 'dormant');
  move(state, seat, limit);
  const stirs =
    dormant.some((item) => standingOf(state, seat, item) !== 'dormant') ||
    intrigueToWake(state, seat) !== undefined ||
    masterstrokeDue(state, armyOf(state, seat), turnOf(state).troopsDeployed);
  move(state, seat, -limit);
  return stirs;
}

/**
 * Troops go to the conflict, or come back, as if nobody looked. Engines know one shape of a state well: a changed copy
 * would be another, and make all the rules slower.
 */
function move(state: ImperiumState, seat: Seat, n: number): void {
  const army = armyAt(state, seat);
  const turn = turnOf(state);
  army.garrison -= n;
  army.conflict += n;
  turn.troopsDeployed += n;
  turn.unitsDeployed += n;
}
