import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { type ImperiumState, playerAt, turnOf } from '../state.js';
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
  return Math.min(playerAt(state, turn.seat).garrison, turn.recruited + others - turn.deployedHere);
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
    wakes || intrigueToWake(deployed, seat) !== undefined || masterstrokeDue(deployed, seat, troopsDeployed)
  );
}

/** The same moment with more troops deployed. */
function withDeployed(state: ImperiumState, seat: Seat, n: number): ImperiumState {
  const turn = turnOf(state);
  return {
    ...state,
    players: state.players.map((player, other) =>
      other === seat ? { ...player, garrison: player.garrison - n, conflict: player.conflict + n } : player,
    ),
    turn: {
      ...turn,
      troopsDeployed: turn.troopsDeployed + n,
      unitsDeployed: turn.unitsDeployed + n,
    },
  };
}
