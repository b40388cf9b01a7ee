import { sure } from '@sietch/kernel';
import { type AreaSet, both } from '../../content/area-set.js';
import { areaIndex, areasOf, BORDERING, FLIGHT } from '../../content/map.js';
import { anyLegion } from '../../effects/build.js';
import type { Legions } from '../../effects/step.js';
import type { Sieved } from '../../events.js';
import { type ArrakisState, automatonOf, type Legion, zoneAt } from '../../state.js';
import type { AreaId } from '../../terms.js';
import { has, unitsIn } from '../legion.js';
import { movable, suits } from '../movement.js';
import { asksForAnyLeader, mayFly, usable } from './attack.js';
import { DETOUR } from './criteria/movement.js';
import { type Distances, distancesToArea, openAreas } from './distance.js';
import { compare, outranks, strengthOf } from './power.js';
import { sift, unfit } from './sift.js';
import { targetArea } from './tactics.js';

/** Where a legion may end its move. */
export interface Route {
  readonly from: AreaId;
  readonly to: AreaId;
  readonly flies: boolean;
}

/** Sietches whose defender some usable legion exceeds. */
export function beatable(state: ArrakisState, who: Legions): AreaId[] {
  const legions = usable(state, who).map((id) => zoneAt(state, id).harkonnen);
  return areasOf(state.where.sietches).filter((sietch) =>
    legions.some((legion) => outranks(legion, zoneAt(state, sietch).atreides)),
  );
}

/**
 * Where legions move: to the target, unless its defender is too strong for all of them; then to another sietch for the
 * rest of the turn (rulebook: Вимоги до переміщення Харконненів). Several are possible as long as people have not picked.
 */
export function goalsOf(state: ArrakisState, who: Legions): readonly AreaId[] {
  const { detour } = automatonOf(state);
  if (detour !== undefined && zoneAt(state, detour).sietch > 0) return [detour];
  const goals = beatable(state, who);
  const target = targetArea(state);
  if (target !== undefined && goals.includes(target)) return [target];
  return sift(state, goals, DETOUR).left;
}

/** All ways of the legions an action may move. */
export function routesTo(state: ArrakisState, goal: AreaId, who: Legions, again: boolean): Route[] {
  const distance = distancesToArea(state, goal);
  const open = openAreas(state);
  const defender = zoneAt(state, goal).atreides;
  return areasOf(state.where.harkonnen).flatMap((from) => {
    if (!suits(state, zoneAt(state, from), who)) return [];
    const figures = movable(state, 'harkonnen', from, again);
    if (unitsIn(figures) === 0 || !has(state, 'harkonnen', figures, who.with)) return [];
    if (distance(from) === 1) return joinings(state, from, distance, open);
    return outranks(figures, defender) ? approaches(state, from, distance, open, again) : [];
  });
}

/** Why legions an action could move stay: they lack a leader, or are not stronger than the defender of the goal, or of any sietch. */
export function staying(
  state: ArrakisState,
  goal: AreaId | undefined,
  who: Legions,
  again: boolean,
): readonly Sieved[] {
  const fit = new Set(usable(state, who));
  const leaderless = asksForAnyLeader(who) ? usable(state, anyLegion).filter((id) => !fit.has(id)) : [];
  const distance = goal === undefined ? undefined : distancesToArea(state, goal);
  const defender = goal === undefined ? undefined : zoneAt(state, goal).atreides;
  const weak = [...fit].filter((from) => {
    const figures = movable(state, 'harkonnen', from, again);
    if (unitsIn(figures) === 0) return false;
    return distance === undefined || (distance(from) > 1 && !outranks(figures, defender));
  });
  return [...unfit('with-leader', leaderless), ...unfit('stronger', weak)];
}

function nearestOf(areas: AreaSet, distance: Distances): { readonly ends: AreaId[]; readonly steps: number } {
  const found = areasOf(areas);
  const steps = Math.min(...found.map(distance));
  return { ends: found.filter((area) => distance(area) === steps), steps };
}

/** The shortest way, on foot or, if that brings the legion nearer, by an ornithopter. */
function approaches(
  state: ArrakisState,
  from: AreaId,
  distance: Distances,
  open: AreaSet,
  again: boolean,
): Route[] {
  const at = areaIndex(from);
  const walk = nearestOf(both(sure(BORDERING[at], 'set of areas', at), open), distance);
  const flies = !again && mayFly(state, from);
  const flight = flies ? nearestOf(both(sure(FLIGHT[at], 'set of areas', at), open), distance) : undefined;
  const way = flight !== undefined && flight.steps < walk.steps ? flight : walk;
  if (way.steps >= distance(from)) return [];
  return way.ends.map((to) => ({ from, to, flies: way === flight }));
}

/**
 * A legion beside the target stays there, unless it can join another one: that nearest to the target, of equally near
 * ones the strongest.
 */
function joinings(state: ArrakisState, from: AreaId, distance: Distances, open: AreaSet): Route[] {
  const at = areaIndex(from);
  const beside = both(both(sure(BORDERING[at], 'set of areas', at), state.where.harkonnen), open);
  const own = strengthOf(zoneAt(state, from).harkonnen);
  const better = areasOf(beside).filter(
    (to) => distance(to) <= distance(from) && compare(strengthIn(state, to), own) >= 0,
  );
  const most = better.filter((to) =>
    better.every((other) => compare(strengthIn(state, to), strengthIn(state, other)) >= 0),
  );
  return most.map((to) => ({ from, to, flies: false }));
}

function strengthIn(state: ArrakisState, area: AreaId) {
  return strengthOf(zoneAt(state, area).harkonnen);
}

/** The figures of a legion that go. */
export function movers(state: ArrakisState, from: AreaId, again: boolean): Legion {
  return movable(state, 'harkonnen', from, again);
}
