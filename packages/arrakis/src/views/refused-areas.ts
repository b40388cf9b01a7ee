import type { Reason, Refusal } from '@sietch/kernel';
import { either, includes } from '../content/area-set.js';
import { resultsFor } from '../content/dashboards.js';
import { areaIndex, bordering, neighbours } from '../content/map.js';
import type { DecisionOf } from '../decisions.js';
import type { Legions } from '../effects/step.js';
import { spendable } from '../rules/acting.js';
import { freeFor, hasSettlement } from '../rules/area.js';
import { has, leadersIn, legionAreas, unitsIn } from '../rules/legion.js';
import { isHeld, movable, suits } from '../rules/movement.js';
import { attackReach, moveReach, type Reach, reaches, targetsFor } from '../rules/reach.js';
import { type ArrakisState, actingDashboard, type Legion, zoneAt } from '../state.js';
import { type AreaId, enemyOf, type Side } from '../terms.js';

const refusal = (area: AreaId, code: string): Refusal => ({ ref: `area:${area}`, reason: { code } });

function lacks(state: ArrakisState, side: Side, figures: Legion, what: Legions['with']): string | undefined {
  if (has(state, side, figures, what)) return undefined;
  if (what === 'special') return 'needs-special';
  return leadersIn(figures) === 0 || what === 'leader' ? 'needs-leader' : 'other-legion';
}

/** Why an own legion cannot be the one that acts, apart from having nowhere to go. */
function unfit(
  state: ArrakisState,
  side: Side,
  area: AreaId,
  figures: Legion,
  who: Legions,
): Reason['code'] | undefined {
  const legion = zoneAt(state, area)[side];
  if (!suits(state, zoneAt(state, area), who)) return 'other-legion';
  if (legion !== undefined && isHeld(state, side, legion)) return 'paul-held';
  if (unitsIn(figures) === 0) return 'has-moved';
  return lacks(state, side, figures, who.with);
}

/** At the start of a turn: dice that lead no legion, or only legions with a leader (rulebook: Результати кубиків дій). */
export function refusedLegions(state: ArrakisState, side: Side): Refusal[] {
  const dice = spendable(state, side);
  const open = dice.flatMap((die) => resultsFor(actingDashboard(state, side).id, die));
  if (open.includes('strategy')) return [];
  const led = open.includes('leadership');
  return legionAreas(state, side)
    .filter((area) => !led || leadersIn(zoneAt(state, area)[side]) === 0)
    .map((area) => ({
      ref: `area:${area}`,
      reason: led ? { code: 'led-only' } : { code: 'no-marching-die', of: dice.join(' ') },
    }));
}

export function refusedMovers(state: ArrakisState, decision: DecisionOf<'move-legion'>): Refusal[] {
  const { side, who, again } = decision;
  const free = freeFor(state, side);
  return legionAreas(state, side).flatMap((area) => {
    const code = unfit(state, side, area, movable(state, side, area, again), who);
    if (code !== undefined) return refusal(area, code);
    return reaches(state, side, areaIndex(area), free, again) ? [] : refusal(area, 'no-way');
  });
}

export function refusedAttackers(state: ArrakisState, decision: DecisionOf<'attack-with'>): Refusal[] {
  const { side, who } = decision;
  const targets = targetsFor(state, side);
  return legionAreas(state, side).flatMap((area) => {
    const legion = zoneAt(state, area)[side];
    const code = legion === undefined ? undefined : unfit(state, side, area, legion, who);
    if (code !== undefined) return refusal(area, code);
    return reaches(state, side, areaIndex(area), targets) ? [] : refusal(area, 'no-target');
  });
}

/** Areas beside a legion that it cannot reach. */
function beyond(from: AreaId, { ground, flight }: Reach): AreaId[] {
  return bordering(from).filter((id) => !includes(either(ground, flight), areaIndex(id)));
}

/** A sandworm keeps everybody out; enemies must be attacked; else the border is red. */
export function refusedDestinations(state: ArrakisState, decision: DecisionOf<'move-to'>): Refusal[] {
  const { side, from, again } = decision;
  return beyond(from, moveReach(state, side, from, again)).map((id) => {
    const zone = zoneAt(state, id);
    if (zone.worm !== undefined) return refusal(id, 'sandworm-there');
    if (!neighbours(from).includes(id)) return refusal(id, 'red-border');
    if (zone[enemyOf(side)] !== undefined) return refusal(id, 'enemy-there');
    return refusal(id, side === 'harkonnen' ? 'sietch-there' : 'settlement-there');
  });
}

export function refusedTargets(state: ArrakisState, decision: DecisionOf<'attack-target'>): Refusal[] {
  const { side, from } = decision;
  const enemy = enemyOf(side);
  return beyond(from, attackReach(state, side, from)).map((id) => {
    const zone = zoneAt(state, id);
    if (zone.worm !== undefined) return refusal(id, 'sandworm-there');
    const attackable = zone[enemy] !== undefined || hasSettlement(zone, enemy);
    return refusal(id, attackable ? 'red-border' : 'no-enemy');
  });
}

/** New troops come only where a settlement stands; legions elsewhere are told so. */
export function refusedSettlements(state: ArrakisState, side: Side): Refusal[] {
  return legionAreas(state, side)
    .filter((area) => !hasSettlement(zoneAt(state, area), side))
    .map((area) => refusal(area, 'no-settlement'));
}
