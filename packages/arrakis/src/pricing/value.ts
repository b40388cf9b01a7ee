import type { Seat } from '@sietch/kernel';
import { objectiveCard, prescienceCard } from '../content/catalog.js';
import { BOTTOM_ROW } from '../content/tracks.js';
import type { Requirement } from '../effects/step.js';
import { hasTerrain } from '../rules/area.js';
import { isMet, mayClaim } from '../rules/claims.js';
import { unitsIn } from '../rules/legion.js';
import { type ArrakisState, type Legion, sideOf, type Zone } from '../state.js';
import { AIR_ZONE_IDS, MARKERS, POWERS, type Side } from '../terms.js';
import { distance } from './distance.js';

/** What things are worth, in regular units. */
const WORTH = {
  regular: 1,
  elite: 1.9,
  special: 2.3,
  token: 2.6,
  generic: 0.8,
  named: 2,
  card: 1.1,
  supremacy: 13,
  prescience: 3.5,
  sietch: 4,
  settlement: 8,
  row: 2.2,
  harvester: 1,
  ornithopter: 0.9,
  carryall: 0.6,
  worm: 1.2,
  wormsign: 0.3,
  beneGesserit: 2,
  win: 1000,
} as const;

/** Zones worth looking at, found in one pass. */
interface Survey {
  readonly atreides: Zone[];
  readonly harkonnen: Zone[];
  /** Sandworms and wormsigns. */
  readonly desert: Zone[];
  readonly harvesters: Zone[];
}

function survey(state: ArrakisState): Survey {
  const found: Survey = { atreides: [], harkonnen: [], desert: [], harvesters: [] };
  for (const zone of state.areas) {
    if (zone.atreides !== undefined) found.atreides.push(zone);
    if (zone.harkonnen !== undefined) found.harkonnen.push(zone);
    if (zone.worm !== undefined || zone.sign !== undefined) found.desert.push(zone);
    if (zone.harvester) found.harvesters.push(zone);
  }
  return found;
}

/** How good a position is for a seat: the own prospects less those of the enemy. */
export function positionValue(state: ArrakisState, seat: Seat): number {
  const side = sideOf(state, seat);
  if (state.winner !== undefined) return state.winner === side ? WORTH.win : -WORTH.win;
  const seen = survey(state);
  const difference = atreidesWorth(state, seen) - harkonnenWorth(state, seen);
  return side === 'atreides' ? difference : -difference;
}

function legionWorth(legion: Legion): number {
  return (
    WORTH.regular * legion.regular +
    WORTH.elite * legion.elite +
    WORTH.special * legion.special +
    WORTH.token * legion.tokens.length +
    WORTH.generic * legion.generic +
    WORTH.named * legion.named.length
  );
}

/** Strength in battle: dice, and what leaders and special units add to them. */
function power(legion: Legion | undefined): number {
  if (legion === undefined) return 0;
  const units = unitsIn(legion) + legion.tokens.length;
  return units + 0.6 * legion.elite + 0.8 * legion.special + 0.5 * (legion.generic + legion.named.length);
}

function figures(state: ArrakisState, seen: Survey, side: Side): number {
  let sum =
    WORTH.card * Math.min(6, state.factions[side].hand.length) +
    WORTH.beneGesserit * state.factions[side].beneGesserit;
  for (const zone of seen[side]) if (zone[side] !== undefined) sum += legionWorth(zone[side]);
  return sum;
}

/** How much the strongest legions near a target press on it, from 0 to 1. */
function pressure(seen: Survey, side: Side, target: Zone, defence: number): number {
  let best = 0;
  for (const zone of seen[side]) {
    const steps = distance(zone.id, target.id);
    if (steps > 7) continue;
    const odds = Math.max(0.1, Math.min(1, 0.4 + (power(zone[side]) - defence) / 6));
    best = Math.max(best, odds / (0.6 + 0.4 * steps));
  }
  return best;
}

function harkonnenWorth(state: ArrakisState, seen: Survey): number {
  let sum =
    figures(state, seen, 'harkonnen') + WORTH.supremacy * state.supremacy + 0.5 * state.supremacy ** 2;
  const lowest = Math.max(...POWERS.map((each) => state.rows[each]));
  sum -= WORTH.row * lowest;
  for (const name of POWERS) sum -= 0.6 * state.rows[name] + (state.rows[name] === BOTTOM_ROW ? 1 : 0);
  sum -= 0.8 * state.bans.length;
  sum += 0.4 * state.reserve + 0.1 * state.spice;
  for (const zone of state.areas) {
    // An empty settlement is as good as lost.
    if (zone.settlement > 0)
      sum += zone.settlement * (WORTH.settlement + 2 * Math.min(1, power(zone.harkonnen) / 4));
    if (zone.sietch === 0) continue;
    // The rank is a guess unless it has been shown.
    const rank = zone.sietchShown ? zone.sietch : 2;
    sum += 10 * rank * pressure(seen, 'harkonnen', zone, power(zone.atreides) + rank);
  }
  for (const zone of seen.harvesters) {
    sum += WORTH.harvester * (zone.terrain === 'deep-desert' ? 1.6 : 1) * safety(seen, zone);
  }
  for (const zone of AIR_ZONE_IDS) {
    const vehicle = state.air[zone];
    if (vehicle !== undefined) sum += WORTH[vehicle];
  }
  return sum;
}

/** Harvesters last longer away from Atreides and sandworms. */
function safety(seen: Survey, harvester: Zone): number {
  const nearest = Math.min(nearestOf(seen.atreides, harvester), nearestOf(seen.desert, harvester));
  return nearest >= 3 ? 1 : 0.4 + 0.2 * nearest;
}

function nearestOf(zones: readonly Zone[], target: Zone): number {
  let nearest = 9;
  for (const zone of zones) nearest = Math.min(nearest, distance(zone.id, target.id));
  return nearest;
}

function atreidesWorth(state: ArrakisState, seen: Survey): number {
  let sum = figures(state, seen, 'atreides') + Math.max(...state.objectives.map((id) => progress(state, id)));
  for (const zone of state.areas) {
    sum += WORTH.sietch * zone.sietch;
    if (zone.worm !== undefined) sum += WORTH.worm;
    if (zone.sign !== undefined) sum += WORTH.wormsign;
    if (zone.station !== undefined) sum += 4 * nearness(seen, zone);
    if (zone.settlement > 0) {
      sum += 5 * zone.settlement * pressure(seen, 'atreides', zone, power(zone.harkonnen) + zone.settlement);
    }
  }
  for (const zone of seen.harvesters) sum += 0.8 * nearness(seen, zone);
  return sum + prospects(state, seen);
}

/** Steps towards a secret objective; those beyond it are worth little. */
function progress(state: ArrakisState, id: string): number {
  const { targets } = objectiveCard(id);
  let sum = 0;
  let missing = 0;
  for (const marker of MARKERS) {
    const useful = Math.min(state.prescience[marker], targets[marker]);
    missing += targets[marker] - useful;
    sum += WORTH.prescience * useful + 0.3 * (state.prescience[marker] - useful);
  }
  return missing === 0 ? sum + 60 : sum;
}

/** Closeness of the nearest Atreides legion. */
function nearness(seen: Survey, target: Zone): number {
  return 1 / (0.7 + nearestOf(seen.atreides, target));
}

/** Prescience cards that can be claimed, or nearly so, at the end of the round. */
function prospects(state: ArrakisState, seen: Survey): number {
  if (!mayClaim(state)) return 0;
  const worths = state.shown.map(({ id }) => {
    const { markers, requires, phase } = prescienceCard(id);
    const steps = MARKERS.reduce((sum, marker) => sum + (markers[marker] ?? 0), 0);
    const met = phase === 'end-of-round' && isMet(state, requires);
    return WORTH.prescience * steps * (met ? 0.9 : 0.6 * share(seen, requires));
  });
  const [first = 0, second = 0] = worths.sort((a, b) => b - a);
  return first + (state.claims === 0 ? second : 0);
}

/** How much of a requirement is there already. */
function share(seen: Survey, requires: Requirement): number {
  if (requires.is !== 'legions') return 0.1;
  let found = 0;
  for (const zone of seen.atreides) {
    if (!hasTerrain(zone, requires.terrain)) continue;
    if (requires.noSietch !== true || zone.sietch === 0) found++;
  }
  return Math.min(1, found / requires.n);
}
