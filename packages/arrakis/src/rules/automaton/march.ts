import { doNext, oneOf } from '@sietch/kernel';
import { type ArrakisPlay, emit } from '../../events.js';
import { automatonOf } from '../../state.js';
import type { AutomatonTask } from '../../tasks.js';
import { AIR_ZONE_IDS, type AreaId } from '../../terms.js';
import { moveGroup } from '../movement.js';
import { ornithoptersFor } from '../reach.js';
import { completing } from './completing.js';
import { DETOUR, marchingOrder, SHORTEST_PATH } from './criteria/movement.js';
import { fitting, roomIn } from './group.js';
import { beatable, goalsOf, movers, type Route, routesTo, staying } from './routes.js';
import { decide } from './sift.js';
import { targetArea } from './tactics.js';

type Marching = AutomatonTask<'march' | 'march-to' | 'march-by' | 'detour'>;

/** The one goal of the moves, once it is settled. */
function goalFor(play: ArrakisPlay, { who, left, again }: Marching): AreaId | undefined {
  const { state } = play;
  const goals = goalsOf(state, who);
  const [goal, another] = goals;
  const settled = another === undefined && (goal === targetArea(state) || goal === automatonOf(state).detour);
  if (goal === undefined || settled) return goal;
  doNext(state, { task: 'automaton', act: 'detour', who, left, again });
  return undefined;
}

/** No sietch is defended by less than somebody who could move, so that nobody does. */
function tellNobody(play: ArrakisPlay, { who, again }: AutomatonTask<'march'>): void {
  const { state } = play;
  if (beatable(state, who).length > 0) return;
  const steps = staying(state, undefined, who, again);
  emit(play, { event: 'criteria', purpose: 'march', steps, left: [] });
}

/** The target is too well defended: another sietch takes its place for the rest of the turn. */
export function takeDetour(play: ArrakisPlay, task: AutomatonTask<'detour'>): void {
  const { state } = play;
  const { who, left, again } = task;
  const area = decide(play, task, 'detour', beatable(state, who), DETOUR);
  if (area === undefined) return;
  automatonOf(state).detour = area;
  emit(play, { event: 'detour', area });
  doNext(state, { task: 'automaton', act: 'march', who, left, again });
}

/** Legions are moved one after another toward the target, the nearest first, of equally near ones the strongest. */
export function march(play: ArrakisPlay, task: AutomatonTask<'march'>): void {
  const { state } = play;
  const { left, who, again } = task;
  if (left === 0) return;
  const goal = goalFor(play, task);
  if (goal === undefined) return tellNobody(play, task);
  const routes = completing(state, routesTo(state, goal, who, again), again);
  const legions = [...new Set(routes.map(({ from }) => from))];
  const stay = play.silent ? [] : staying(state, goal, who, again);
  const from = decide(play, task, 'march', legions, marchingOrder(goal), stay);
  if (from !== undefined) doNext(state, { task: 'automaton', act: 'march-to', from, left, who, again });
}

function routesFrom(
  play: ArrakisPlay,
  { who, again, from }: Marching & { readonly from: AreaId },
): readonly Route[] {
  const { state } = play;
  const [goal] = goalsOf(state, who);
  if (goal === undefined) return [];
  const routes = routesTo(state, goal, who, again).filter((route) => route.from === from);
  return completing(state, routes, again);
}

/** By the shortest way; of several by the list of the rulebook. */
export function marchTo(play: ArrakisPlay, task: AutomatonTask<'march-to'>): void {
  const { from, left, who, again } = task;
  const ends = routesFrom(play, task).map(({ to }) => to);
  const to = decide(play, task, 'march-to', ends, SHORTEST_PATH);
  if (to !== undefined)
    doNext(play.state, { task: 'automaton', act: 'march-by', from, to, left, who, again });
}

export function marchBy(play: ArrakisPlay, task: AutomatonTask<'march-by'>): void {
  const { state } = play;
  const { from, to, left, who, again } = task;
  const flies = routesFrom(play, task).some((route) => route.to === to && route.flies);
  const zone = flies ? decide(play, task, 'march-ornithopter', ornithoptersFor(state, from)) : undefined;
  if (flies && zone === undefined) return;
  if (flies) automatonOf(state).flown = true;
  const group = fitting(movers(state, from, again), roomIn(state, to));
  doNext(state, { task: 'automaton', act: 'march', left: left - 1, who, again });
  moveGroup(play, 'harkonnen', from, to, group, zone === undefined ? undefined : oneOf(AIR_ZONE_IDS, zone));
}
