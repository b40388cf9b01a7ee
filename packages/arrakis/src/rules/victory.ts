import { type Outcome, type Participant, reveal } from '@sietch/kernel';
import { objectiveCard } from '../content/catalog.js';
import { type ArrakisPlay, emit } from '../events.js';
import { contendersOf } from '../participants.js';
import type { ArrakisState } from '../state.js';
import { MARKERS, type Side } from '../terms.js';

/** The game stops at once: nothing that was still to be done is done. */
export function win(play: ArrakisPlay, side: Side): void {
  const { state } = play;
  state.winner = side;
  state.phase = 'over';
  state.turn = undefined;
  state.battle = undefined;
  state.agenda.length = 0;
  reveal(play);
  emit(play, { event: 'game-over', winner: side, objectives: state.objectives });
}

/** Every marker stands at or above the number of one secret objective (rulebook: Передбачення). */
export function objectiveMet(state: ArrakisState): boolean {
  return state.objectives.some((id) => {
    const { targets } = objectiveCard(id);
    return MARKERS.every((marker) => state.prescience[marker] >= targets[marker]);
  });
}

function points(state: ArrakisState, side: Side): number {
  if (side === 'harkonnen') return state.supremacy;
  return MARKERS.reduce((sum, marker) => sum + state.prescience[marker], 0);
}

export function outcomeOf(state: ArrakisState): Outcome | undefined {
  const { winner } = state;
  if (winner === undefined) return undefined;
  const loser: Side = winner === 'atreides' ? 'harkonnen' : 'atreides';
  const winners = [...contendersOf(state, winner)];
  const standing = (side: Side, place: number) => (seat: Participant) => ({
    seat,
    place,
    points: points(state, side),
  });
  return {
    winners,
    standings: [...winners.map(standing(winner, 1)), ...contendersOf(state, loser).map(standing(loser, 2))],
    rounds: state.round,
  };
}
