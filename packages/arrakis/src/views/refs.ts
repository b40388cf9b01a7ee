import { type Choice, isOneOf } from '@sietch/kernel';
import { DASHBOARDS } from '../content/dashboards.js';
import { isArea } from '../content/map.js';
import type { Decision } from '../decisions.js';
import { areaOfToken } from '../rules/automaton/token-places.js';
import { type ArrakisState, actingDashboard, dashboardOf, factionOf } from '../state.js';
import {
  AIR_ZONE_IDS,
  type AirZoneId,
  DASHBOARD_IDS,
  type DashboardId,
  enemyOf,
  FORCES,
  type Force,
  MARKERS,
  type Marker,
  POWERS,
  type Power,
  RESULTS,
  type Result,
  SECTOR_IDS,
  type SectorId,
} from '../terms.js';

/** A thing on the table and where it lies: a die on one dashboard, a figure in the legion that is asked about. */
export type ThingRef =
  | `area:${string}`
  | `air:${AirZoneId}`
  | `sector:${SectorId}`
  | `die:${DashboardId}:${Result}`
  | `deck:${Force}`
  | `marker:${Marker}`
  | `power:${Power}`
  | `card:${string}`
  | `prescience:${string}`
  | `leader:${string}`
  | `figure:${string}`
  | `action:${'desert-power' | 'scout'}`;

/** The things on the table a choice refers to, so that a client can light them up. */
export function refs(state: ArrakisState, choice: Choice): ThingRef[] {
  const { decision } = state;
  if (decision === undefined) return [];
  const { where } = choice;
  return [...(where === undefined ? [] : placeOf(where)), ...thingOf(state, decision, choice)];
}

function placeOf(where: string): ThingRef[] {
  if (isArea(where)) return [`area:${where}`];
  return isOneOf(AIR_ZONE_IDS, where) ? [`air:${where}`] : [];
}

function thingOf(state: ArrakisState, decision: Decision, { verb, what, where }: Choice): ThingRef[] {
  if (verb === 'desert-power') return ['action:desert-power'];
  if (verb === 'scout') return where === undefined ? ['action:scout'] : [];
  if (what === undefined) return [];
  switch (verb) {
    case 'card':
    case 'discard':
      return [`card:${what}`];
    case 'claim':
    case 'spend':
    case 'prescience':
      return [`prescience:${what}`];
    case 'leader':
    case 'ability':
    case 'wound':
    case 'swap':
    case 'tank':
      return [`leader:${what}`];
    case 'draw':
      return decksOf(state, decision, what);
    case 'lose':
      return [`figure:${what}`];
    case 'remove':
      return decision.kind === 'unclaimed' ? [`prescience:${what}`] : [`figure:${what}`];
    // Figures off the table, numbers of a legion and the effects of a die lie nowhere.
    case 'act':
    case 'hand-over':
    case 'bring':
    case 'take':
    case 'deploy':
    case 'give-up':
      return [];
    // A token of the automaton lies where nobody has said; others are named with their area.
    case 'reveal':
      return placeOf(areaOfToken(state, what) ?? '');
    default:
      return markOf(state, decision, what, where);
  }
}

function decksOf(state: ArrakisState, { side }: Decision, what: string): ThingRef[] {
  if (isOneOf(FORCES, what)) return [`deck:${what}`];
  return DASHBOARDS[actingDashboard(state, side).id].forces.map((force) => `deck:${force}` as const);
}

/** What is printed on the board or a dashboard. */
function markOf(
  state: ArrakisState,
  decision: Decision,
  what: string,
  where: string | undefined,
): ThingRef[] {
  if (isArea(what)) return [`area:${what}`];
  if (isOneOf(AIR_ZONE_IDS, what)) return [`air:${what}`];
  if (isOneOf(SECTOR_IDS, what)) return [`sector:${what}`];
  if (isOneOf(RESULTS, what)) return [`die:${dashboardWith(state, decision, what, where)}:${what}`];
  if (isOneOf(MARKERS, what)) return [`marker:${what}`];
  if (isOneOf(POWERS, what)) return [`power:${what}`];
  return [];
}

/** The dashboard whose die is meant: the own one, or that of the enemy. */
function dashboardWith(
  state: ArrakisState,
  decision: Decision,
  result: Result,
  where: string | undefined,
): DashboardId {
  if (where !== undefined && isOneOf(DASHBOARD_IDS, where)) return where;
  const { kind, side } = decision;
  if (kind === 'change-die') return decision.dashboard;
  if (kind === 'bene-gesserit') return dashboardOf(state, side, undefined).id;
  if (kind !== 'force-die' && kind !== 'discard-die') return actingDashboard(state, side).id;
  const { dashboards } = factionOf(state, enemyOf(side));
  const [first] = dashboards;
  return (dashboards.find(({ dice }) => dice[result] > 0) ?? first ?? actingDashboard(state, side)).id;
}
