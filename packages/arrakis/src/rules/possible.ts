import { isNone } from '../content/area-set.js';
import type { Step } from '../effects/step.js';
import { type ArrakisState, factionOf, legionIn } from '../state.js';
import { type Side, VEHICLES } from '../terms.js';
import { mayDraw } from './cards.js';
import { someLegion } from './legion.js';
import { mayMove } from './movement.js';
import { hasOwnSettlement, mayDeployLeader, placesFor } from './place.js';
import { attackingWorms, movingWorms } from './sandworms.js';
import { mayAttack } from './targets.js';
import { mayPlaceWormsign } from './wormsigns.js';

/** Would some part of a special action or an option do anything? A leader who must lead it does nothing from off the board. */
export function hasEffect(state: ArrakisState, side: Side, steps: readonly Step[]): boolean {
  return steps.some((step) => isPossible(state, side, step));
}

/** Would a step do anything now, as the first of an action or an option? What cannot is not offered. */
export function isPossible(state: ArrakisState, side: Side, step: Step): boolean {
  switch (step.do) {
    // Marching on and reinforcing need the step before them.
    case 'move-again':
    case 'reinforce':
      return false;
    case 'choose':
      return step.options.some((option) => hasEffect(state, side, option));
    case 'enter':
      return factionOf(state, side).leaders[step.leader] === 'reserve';
    case 'place':
    case 'deploy':
      return !isNone(placesFor(state, side, step.what, step.where, step.do === 'deploy', false));
    case 'play-card':
      return factionOf(state, side).hand.length > 0;
    case 'move':
      return mayMove(state, side, step.who);
    case 'attack':
      return mayAttack(state, side, step.who);
    case 'muster':
      return hasOwnSettlement(state, side);
    case 'recruit':
      if (state.tokenSupply.length > 0 && hasOwnSettlement(state, side)) return true;
      return step.leader && mayDeployLeader(state, side, 'any');
    case 'draw':
      return mayDraw(state, side, step.deck);
    case 'upgrade':
      return (
        factionOf(state, side).supply[step.to] > 0 &&
        someLegion(state, side, (zone) => (legionIn(zone, side)?.[step.from] ?? 0) > 0)
      );
    case 'vehicles':
      return VEHICLES.some((vehicle) => state.vehicles[vehicle] > 0);
    case 'wormsigns':
      return mayPlaceWormsign(state);
    case 'move-worms':
      return !isNone(movingWorms(state));
    case 'attack-worm':
      return !isNone(attackingWorms(state));
    default:
      return true;
  }
}
