import type { Participant } from '@sietch/kernel';
import { contendersOf } from '../participants.js';
import { survey } from '../pricing/survey.js';
import { type ArrakisState, cardsInHand } from '../state.js';
import { MARKERS, SIDES, type Side } from '../terms.js';

/**
 * What a side has that can be counted, what matters most first; `wording/tally.ts` names it. It stands with the first who
 * wins with the side.
 */
export function tally(state: ArrakisState, participant: Participant): Readonly<Record<string, number>> {
  const side = SIDES.find((each) => contendersOf(state, each)[0] === participant);
  return side === undefined ? {} : ofSide(state, side);
}

function ofSide(state: ArrakisState, side: Side): Readonly<Record<string, number>> {
  const { prescience, supremacy } = state;
  const seen = survey(state);
  let units = 0;
  let leaders = 0;
  for (const { legion } of side === 'atreides' ? seen.atreides : seen.harkonnen) {
    units += legion.regular + legion.elite + legion.special + legion.tokens.length;
    leaders += legion.named.length + legion.generic;
  }
  const forces = { legion: units, leader: leaders, card: cardsInHand(state, side) };
  if (side === 'harkonnen')
    return {
      supremacy,
      settlement: seen.settlements.length,
      harvester: seen.harvesters.length,
      ...forces,
    };
  return {
    ...Object.fromEntries(MARKERS.map((marker) => [marker, prescience[marker]])),
    sietch: seen.sietches.length,
    ...forces,
  };
}
