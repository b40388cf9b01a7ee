import { sure } from '@sietch/kernel';
import { both } from '../../content/area-set.js';
import { areasOf } from '../../content/map.js';
import { anyLegion } from '../../effects/build.js';
import { type ArrakisState, zoneAt } from '../../state.js';
import type { AreaId } from '../../terms.js';
import { distancesToArea } from './distance.js';
import { roomIn } from './group.js';
import { outranks } from './power.js';
import { goalsOf } from './routes.js';

export interface Carriage {
  readonly from: AreaId;
  readonly to: AreaId;
}

/** Legions in settlements that a card can carry straight to another one, nearer to where legions move. */
export function carriages(state: ArrakisState, goal = goalsOf(state, anyLegion)[0]): Carriage[] {
  if (goal === undefined) return [];
  const distance = distancesToArea(state, goal);
  const defender = zoneAt(state, goal).atreides;
  const legions = areasOf(state.where.harkonnen);
  return areasOf(both(state.where.harkonnen, state.where.settlements))
    .filter((from) => distance(from) > 1 && outranks(zoneAt(state, from).harkonnen, defender))
    .flatMap((from) =>
      legions
        .filter((to) => distance(to) < distance(from) && roomIn(state, to) > 0)
        .map((to) => ({ from, to })),
    );
}

/** Those of one settlement that bring its legion nearest. */
export function nearestCarriages(state: ArrakisState, from: AreaId): AreaId[] {
  const goal = sure(goalsOf(state, anyLegion)[0], 'goal of', from);
  const distance = distancesToArea(state, goal);
  const ends = carriages(state, goal)
    .filter((carriage) => carriage.from === from)
    .map(({ to }) => to);
  const least = Math.min(...ends.map(distance));
  return ends.filter((to) => distance(to) === least);
}
