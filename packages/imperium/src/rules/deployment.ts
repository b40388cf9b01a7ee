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
  const deployed = withDeployed(state, seat, limit);
  const { pending, troopsDeployed } = turnOf(deployed);
  const wakes = pending.some(
    (item) => standingOf(state, seat, item) === 'dormant' && standingOf(deployed, seat, item) !== 'dormant',
  );
  return (
    wakes ||
    intrigueToWake(deployed, seat) !== undefined ||
    masterstrokeDue(deployed, armyOf(state, seat), troopsDeployed)
  );
}

/** The same moment with more troops deployed. */
function withDeployed(state: ImperiumState, seat: Seat, n: number): ImperiumState {
  const turn = turnOf(state);
  const army = armyOf(state, seat);
  return {
    ...state,
    players: state.players.map((player, other) =>
      other === army ? { ...player, garrison: player.garrison - n, conflict: player.conflict + n } : player,
    ),
    turn: {
      ...turn,
      troopsDeployed: turn.troopsDeployed + n,
      unitsDeployed: turn.unitsDeployed + n,
    },
  };
}
