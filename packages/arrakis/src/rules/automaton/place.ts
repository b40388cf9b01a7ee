import { doNext, sure } from '@sietch/kernel';
import { GENERIC } from '../../content/catalog.js';
import { areasOf } from '../../content/map.js';
import type { Group } from '../../effects/step.js';
import type { ArrakisPlay } from '../../events.js';
import { type ArrakisState, factionOf, turnOf, zoneAt } from '../../state.js';
import type { AutomatonTask } from '../../tasks.js';
import { type AreaId, UNITS, type Unit } from '../../terms.js';
import { areaOfLeader, unitsIn } from '../legion.js';
import { bringLeader, bringUnits, ownSettlements, spotsFor } from '../place.js';
import { completingSpots } from './completing.js';
import { DEPLOYMENT, HOUSE, rabbanOrFeyd } from './criteria/figures.js';
import { nearestToTarget } from './criteria/movement.js';
import { afterPlacing } from './foresight.js';
import { roomIn } from './group.js';
import { STRONGEST_FIRST } from './power.js';
import { type Criterion, decide } from './sift.js';
import { leadersToDeploy, spotsForAll } from './spots.js';
import { fromStock } from './stock.js';

/** Units of a type, or what stands in for them. */
function bring(play: ArrakisPlay, unit: Unit, n: number, area: AreaId): void {
  const found = fromStock(play.state, unit, n);
  for (const kind of UNITS) {
    const count = found[kind] ?? 0;
    if (count > 0) bringUnits(play, 'harkonnen', kind, 'supply', count, area);
  }
}

/** All of a group in one area, chosen like the legions of the House action (rulebook: Дія «Ментат»). */
export function place(play: ArrakisPlay, task: AutomatonTask<'place'>): void {
  const { state } = play;
  const { what, where } = task;
  const spots = completingSpots(state, spotsForAll(state, what, where), (area) =>
    afterPlacing(state, area, what),
  );
  const area = decide(play, task, 'place', spots, HOUSE);
  if (area === undefined) return;
  turnOf(state).focus = area;
  for (const unit of STRONGEST_FIRST) bring(play, unit, what[unit] ?? 0, area);
  if (what.leader !== undefined)
    doNext(state, { task: 'automaton', act: 'leader', leader: what.leader, area });
}

/** Units one by one in empty areas, as near to the target as possible. */
export function scatter(play: ArrakisPlay, task: AutomatonTask<'scatter'>): void {
  const { state } = play;
  const { unit, left, terrain } = task;
  if (left === 0) return;
  const spots = areasOf(spotsFor(state, 'harkonnen', { in: 'empty', terrain }));
  const area = decide(play, task, 'scatter', spots, [nearestToTarget]);
  if (area === undefined) return;
  bring(play, unit, 1, area);
  doNext(state, { task: 'automaton', act: 'scatter', unit, left: left - 1, terrain });
}

/** A leader by name comes from wherever he is; else a named one who waits, Rabban or Feyd-Rautha first, else a bashar. */
export function bringAnyLeader(play: ArrakisPlay, task: AutomatonTask<'leader'>): void {
  const { state } = play;
  const { leader, area } = task;
  if (leader !== 'any' && leader !== 'generic') {
    const from = areaOfLeader(state, 'harkonnen', leader);
    if (from !== area) bringLeader(play, 'harkonnen', leader, from ?? 'aside', area);
    return;
  }
  const named = leader === 'any' ? leadersToDeploy(state) : [];
  if (named.length === 0) {
    if (factionOf(state, 'harkonnen').supply.generic > 0)
      bringLeader(play, 'harkonnen', GENERIC.harkonnen, 'supply', area);
    return;
  }
  const chosen = decide(play, task, 'leader', named, [rabbanOrFeyd]);
  if (chosen !== undefined) bringLeader(play, 'harkonnen', chosen, 'aside', area);
}

function settlements(state: ArrakisState): AreaId[] {
  return areasOf(ownSettlements(state, 'harkonnen'));
}

/** What is left of a group when some units have found their place. */
function without(what: Group, unit: Unit, n: number): Group {
  return { ...what, [unit]: (what[unit] ?? 0) - n };
}

/**
 * Units and a leader in one settlement; what does not fit goes to the next by the same list (rulebook: Дія
 * «Розгортання»). The leader needs no room and goes to the first.
 */
export function deploy(play: ArrakisPlay, task: AutomatonTask<'deploy'>): void {
  const { state } = play;
  const { what, first } = task;
  const chosen = first ?? decide(play, task, 'deploy', settlements(state), DEPLOYMENT);
  if (chosen === undefined) return;
  if (first === undefined) return doNext(state, { task: 'automaton', act: 'deploy', what, first: chosen });
  const unit = STRONGEST_FIRST.find((each) => (what[each] ?? 0) > 0 && hasStock(state, each));
  if (unit === undefined) return deployLeader(play, what, first);
  const area = roomIn(state, first) > 0 ? first : nextSettlement(play, task);
  if (area === undefined) {
    if (state.decision === undefined) deployLeader(play, what, first);
    return;
  }
  const n = Math.min(what[unit] ?? 0, roomIn(state, area));
  bring(play, unit, n, area);
  doNext(state, { task: 'automaton', act: 'deploy', what: without(what, unit, n), first });
}

function hasStock(state: ArrakisState, unit: Unit): boolean {
  return Object.keys(fromStock(state, unit, 1)).length > 0;
}

function nextSettlement(play: ArrakisPlay, task: AutomatonTask<'deploy'>): AreaId | undefined {
  const { state } = play;
  const roomy = settlements(state).filter((area) => roomIn(state, area) > 0);
  return decide(play, task, 'deploy', roomy, DEPLOYMENT);
}

/** In the first settlement, or if nobody is there in the next one with company. */
function deployLeader(play: ArrakisPlay, { leader }: Group, first: AreaId): void {
  const { state } = play;
  if (leader === undefined) return;
  const manned = settlements(state).filter((id) => unitsIn(zoneAt(state, id).harkonnen) > 0);
  if (manned.length === 0) return;
  const area = manned.includes(first) ? first : bestOf(state, manned);
  doNext(state, { task: 'automaton', act: 'leader', leader, area });
}

function bestOf(state: ArrakisState, areas: readonly AreaId[]): AreaId {
  const criteria: readonly Criterion[] = DEPLOYMENT;
  const left = criteria.reduce<readonly string[]>((kept, { keep }) => keep(state, kept), areas);
  return sure(left[0], 'settlement', 0);
}
