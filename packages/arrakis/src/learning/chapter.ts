import type { ArrakisState } from '../state.js';

/** More than a round has chapters. */
const PER_ROUND = 12;

/** A turn of the Harkonnen, with that of the Atreides before it, is a chapter: positions can be judged in between. */
export function chapter(state: ArrakisState): number {
  return PER_ROUND * state.round + withinRound(state);
}

function withinRound(state: ArrakisState): number {
  switch (state.phase) {
    case 'actions':
      return Math.min(PER_ROUND - 2, 1 + turnsOver(state));
    case 'hazards':
    case 'spice':
    case 'end':
    case 'over':
      return PER_ROUND - 1;
    default:
      return 0;
  }
}

/** Turns the Harkonnen have finished: the die of the turn that is being taken does not count yet. */
function turnsOver({ factions, automaton, turn }: ArrakisState): number {
  const pending = turn?.side === 'harkonnen' && turn.spent ? 1 : 0;
  if (automaton !== undefined) {
    let spent = 0;
    for (const n of Object.values(automaton.spent)) spent += n;
    return spent - pending;
  }
  let used = 0;
  for (const dashboard of factions.harkonnen.dashboards) used += dashboard.used;
  return used - pending;
}
