import { doNext, reveal } from '@sietch/kernel';
import { areasOf } from '../../content/map.js';
import { anyLegion } from '../../effects/build.js';
import { type ArrakisPlay, emit } from '../../events.js';
import { type ArrakisState, zoneAt } from '../../state.js';
import type { AutomatonTask } from '../../tasks.js';
import type { AreaId, LeaderId } from '../../terms.js';
import { askBeforeLoss, buryShown, isKept } from '../claims.js';
import { areaOfLeader, removeFrom } from '../legion.js';
import { moveGroup } from '../movement.js';
import { enterTank } from '../tank.js';
import { victims } from '../targets.js';
import { hiddenAreas } from '../tokens.js';
import { returnWormsigns } from '../wormsigns.js';
import { shellings } from './attack.js';
import { carriages, nearestCarriages } from './carriages.js';
import { LEGION_ATTACK } from './criteria/attack.js';
import { marchingOrder, nearestToTarget, SHORTEST_PATH } from './criteria/movement.js';
import { fitting, roomIn } from './group.js';
import { attackedIn } from './pair.js';
import { goalsOf, movers } from './routes.js';
import { type Criterion, decide } from './sift.js';

// What fits no kind of action happens as near to the target as possible (rulebook: Дія «Ментат»).

/** A sietch and the tokens of its area are turned over. */
export function uncoverNearest(play: ArrakisPlay, task: AutomatonTask<'uncover'>): void {
  const { state } = play;
  const area = decide(play, task, 'uncover', areasOf(hiddenAreas(state)), [nearestToTarget]);
  if (area === undefined) return;
  doNext(state, { task: 'uncover', area, what: 'both' });
  askBeforeLoss(play, area);
}

function standing(state: ArrakisState, leader: LeaderId): AreaId {
  return areaOfLeader(state, 'atreides', leader) ?? '';
}

/** Leaders by the areas in which they stand. */
const nearestVictim: Criterion = {
  name: 'nearest-to-target',
  keep: (state, leaders) => {
    const areas = leaders.map((leader) => standing(state, leader));
    const kept = nearestToTarget.keep(state, areas);
    return leaders.filter((leader) => kept.includes(standing(state, leader)));
  },
};

/** A named leader of the Atreides goes to the tank. */
export function woundNearest(play: ArrakisPlay, task: AutomatonTask<'wound'>): void {
  const { state } = play;
  const leader = decide(play, task, 'wound', victims(state, 'harkonnen', task.step), [nearestVictim]);
  const area = leader === undefined ? undefined : areaOfLeader(state, 'atreides', leader);
  if (leader === undefined || area === undefined) return;
  removeFrom(zoneAt(state, area).atreides?.named ?? [], leader);
  emit(play, { event: 'removed', side: 'atreides', what: leader, area, n: 1, why: 'rule:wound' });
  enterTank(play, 'atreides', leader);
}

export function removeNearestSigns(play: ArrakisPlay, task: AutomatonTask<'signs'>): void {
  const { state } = play;
  const { left } = task;
  if (left === 0) return;
  const area = decide(play, task, 'wormsign', areasOf(state.where.signs), [nearestToTarget]);
  if (area === undefined) return;
  returnWormsigns(play, [area]);
  doNext(state, { task: 'automaton', act: 'signs', left: left - 1 });
}

const byArea = (criterion: Criterion, pairs: readonly string[]): Criterion => ({
  name: criterion.name,
  keep: (state, areas) => {
    const kept = criterion.keep(
      state,
      pairs.filter((pair) => areas.includes(attackedIn(pair))),
    );
    return kept.map(attackedIn);
  },
});

/** Artillery: a legion chosen like one that is attacked. */
export function shellLegion(play: ArrakisPlay, task: AutomatonTask<'shell'>): void {
  const { state } = play;
  const pairs = shellings(state);
  const list = LEGION_ATTACK.map((criterion) => byArea(criterion, pairs));
  const area = decide(play, task, 'shell', pairs.map(attackedIn), list);
  if (area === undefined) return;
  doNext(state, { task: 'shell', side: 'harkonnen', area, dice: task.dice });
  askBeforeLoss(play, area);
}

/** Which prescience card goes back no criterion tells. */
export function buryPrescience(play: ArrakisPlay, task: AutomatonTask<'bury'>): void {
  const { state } = play;
  const cards = state.shown.map(({ id }) => id).filter((id) => !isKept(state, id));
  const card = decide(play, task, 'bury', cards);
  if (card === undefined) return;
  buryShown(play, card);
  reveal(play);
}

/** Troop carriers take a legion of a settlement to another one, by the rules of moves. */
export function carry(play: ArrakisPlay, task: AutomatonTask<'carry'>): void {
  const { state } = play;
  const [goal] = goalsOf(state, anyLegion);
  if (goal === undefined) return;
  const legions = [...new Set(carriages(state).map(({ from }) => from))];
  const from = decide(play, task, 'carry', legions, marchingOrder(goal));
  if (from !== undefined) doNext(state, { task: 'automaton', act: 'carry-to', from });
}

export function carryTo(play: ArrakisPlay, task: AutomatonTask<'carry-to'>): void {
  const { state } = play;
  const { from } = task;
  const to = decide(play, task, 'carry-to', nearestCarriages(state, from), SHORTEST_PATH);
  if (to === undefined) return;
  const group = fitting(movers(state, from, false), roomIn(state, to));
  moveGroup(play, 'harkonnen', from, to, group, undefined, true);
}
