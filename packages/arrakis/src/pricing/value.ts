import type { Participant } from '@sietch/kernel';
import { sideOfParticipant } from '../participants.js';
import { unusedDice } from '../rules/dice.js';
import type { ArrakisState } from '../state.js';
import { enemyOf } from '../terms.js';
import { atreidesWorth } from './atreides.js';
import { dread, hope, type Judge } from './goal.js';
import { harkonnenWorth } from './harkonnen.js';
import { ridingDistance } from './riders.js';
import { survey } from './survey.js';
import { WORTH } from './worth.js';

/** How the Harkonnen fear for their settlements: the Atreides strike where they like, but not everywhere at once. */
const CAUTION = { defended: 1.2, open: 0.85 } as const;
const cautious: Judge = (goal, steps, strength, enough) =>
  goal.defence.toughness > 0
    ? CAUTION.defended * hope(goal, steps, strength, enough / CAUTION.defended)
    : CAUTION.open * dread(goal, steps, strength, enough);

/** What a die the enemy has still to use may do. The own ones do not count: every turn takes one, whatever it is used for. */
const DIE = 0.8;

/** How good a position is for a participant: the own prospects less those of the enemy. */
export function positionValue(state: ArrakisState, participant: Participant): number {
  const side = sideOfParticipant(state, participant);
  if (state.winner !== undefined) return state.winner === side ? WORTH.win : -WORTH.win;
  const seen = survey(state);
  const feared = DIE * unusedDice(state, enemyOf(side));
  return side === 'atreides'
    ? atreidesWorth(state, seen, hope) - harkonnenWorth(state, seen, dread, true) - feared
    : harkonnenWorth(state, seen, hope, false) -
        atreidesWorth(state, seen, cautious, ridingDistance(state, seen.atreides)) -
        feared;
}
