import { prescienceCard } from '../content/catalog.js';
import { CLAIMS_PER_ROUND } from '../content/figures.js';
import type { Requirement } from '../effects/step.js';
import { hasTerrain } from '../rules/area.js';
import { isMet } from '../rules/claims.js';
import { leaderNamed } from '../rules/legion.js';
import type { ArrakisState, Phase } from '../state.js';
import type { LeaderId, PrescienceId, Terrain } from '../terms.js';
import { stepsBetween, stepsToTerrain } from './distance.js';
import { type Missing, stepsWorth } from './progress.js';
import type { Place, Stand, Survey } from './survey.js';

/** How easily the deeds and positions of prescience cards come about. */
const EASE: Readonly<Record<Requirement['is'], number>> = {
  legions: 0.6,
  apart: 0.3,
  together: 0.5,
  'show-sietch': 0.7,
  'show-tokens': 0.4,
  'give-up-token': 0.7,
  'spend-die': 0.7,
  rode: 0.4,
  raided: 0.5,
  'beat-special': 0.3,
  'worm-killed': 0.6,
  'won-with': 0.3,
};

/** What the cards still to come promise: one that is removed is a claim less. */
export function deckWorth(state: ArrakisState, missing: Missing): number {
  let sum = 0;
  const add = (id: PrescienceId): void => {
    const { requires, markers } = prescienceCard(id);
    sum += EASE[requires.is] * stepsWorth(markers, missing);
  };
  for (const id of state.prescienceDeck) add(id);
  for (const { id } of state.shown) add(id);
  return 0.15 * sum;
}

/** What the revealed prescience cards promise: as many as may still be claimed, the best of them. */
export function prospects(state: ArrakisState, seen: Survey, missing: Missing): number {
  const left = CLAIMS_PER_ROUND - state.claims;
  if (left <= 0 || claimsAreOver(state)) return 0;
  let first = 0;
  let second = 0;
  for (const { id, under } of state.shown) {
    const { markers, requires, phase } = prescienceCard(id);
    const bonus = under.some(({ effect }) => effect === 'bonus') ? 4 : 0;
    const worth = (stepsWorth(markers, missing) + bonus) * chance(state, seen, requires, phase);
    if (worth > first) [first, second] = [worth, first];
    else if (worth > second) second = worth;
  }
  return first + (left > 1 ? second : 0);
}

/** The cards of this round can no longer be claimed. */
function claimsAreOver({ phase, decision, agenda }: ArrakisState): boolean {
  if (phase !== 'end' || decision?.kind === 'claim-end' || decision?.kind === 'show-tokens') return false;
  return agenda.every(({ task }) => task !== 'claim-end');
}

/** Phases in which positions no longer change much, and deeds are too late. */
const LATE: readonly Phase[] = ['hazards', 'spice', 'end'];

function chance(
  state: ArrakisState,
  seen: Survey,
  requires: Requirement,
  phase: 'action' | 'end-of-round',
): number {
  if (LATE.includes(state.phase)) return phase === 'end-of-round' && isMet(state, requires) ? 0.95 : 0;
  if (isMet(state, requires)) return phase === 'end-of-round' ? 0.85 : 0.65;
  return 0.65 * share(state, seen, requires);
}

/** How much a legion counts that is so many steps from where a card wants it. */
export function near(steps: number): number {
  return steps >= 4 ? 0.05 : ([1, 0.6, 0.35, 0.15][steps] ?? 0);
}

/** Terrains to which revealed cards call legions. */
export function terrainPulls(
  state: ArrakisState,
  missing: Missing,
): { readonly terrain: Terrain; readonly worth: number }[] {
  if (state.claims >= CLAIMS_PER_ROUND) return [];
  return state.shown.flatMap(({ id }) => {
    const { requires, markers } = prescienceCard(id);
    if (requires.is !== 'legions' || isMet(state, requires)) return [];
    return [{ terrain: requires.terrain, worth: (0.8 * stepsWorth(markers, missing)) / requires.n }];
  });
}

/** How much of a requirement is there already, from 0 to 1. */
function share(state: ArrakisState, seen: Survey, requires: Requirement): number {
  switch (requires.is) {
    case 'legions': {
      const shares = seen.atreides.map(({ at, zone }) => {
        if (hasTerrain(zone, requires.terrain))
          return requires.noSietch !== true || zone.sietch === 0 ? 1 : near(1);
        return near(stepsToTerrain(at, requires.terrain));
      });
      shares.sort((a, b) => b - a);
      let sum = 0;
      for (const each of shares.slice(0, requires.n)) sum += each;
      return (sum / requires.n) ** 1.5;
    }
    case 'apart':
      return leaders(state, seen, requires.leaders, (stand) => {
        if (stand.zone.terrain === 'deep-desert') return stand.zone.sietch === 0 ? 1 : 0.5;
        return stand.zone.terrain === 'desert' ? 0.5 : 0.3;
      });
    case 'together':
      return together(state, seen, requires.leaders);
    case 'show-sietch':
      return leaders(state, seen, [requires.with], (stand) => {
        const steps = nearest(
          stand,
          seen.sietches.filter(({ zone }) => !zone.sietchShown),
        );
        return Math.max(0.1, 0.9 - 0.25 * steps);
      });
    case 'show-tokens':
      return leaders(state, seen, [requires.with], (stand) => 0.2 + 0.4 * stand.legion.tokens.length);
    case 'spend-die':
      return leaders(state, seen, [requires.leader], (stand) =>
        Math.max(0.1, 0.8 - 0.2 * nearest(stand, seen.sietches)),
      );
    case 'rode':
    case 'worm-killed':
      return 0.05 * (seen.worms.length + seen.signs.length);
    case 'raided':
      return 0.2;
    case 'give-up-token':
    case 'beat-special':
    case 'won-with':
      return 0.1;
  }
}

/** The least share of the named leaders; one who is not on the board counts little. */
function leaders(
  state: ArrakisState,
  seen: Survey,
  names: readonly string[],
  of: (stand: Stand) => number,
): number {
  let least = 1;
  for (const name of names) {
    const stand = standOf(state, seen, name);
    least = Math.min(least, stand === undefined ? 0.05 : of(stand));
  }
  return least;
}

function together(state: ArrakisState, seen: Survey, names: readonly string[]): number {
  const [one, other] = names.map((name) => standOf(state, seen, name));
  if (one === undefined || other === undefined) return one === other ? 0 : 0.1;
  const steps =
    stepsBetween(one.at, other.at) + Math.min(nearest(one, seen.sietches), nearest(other, seen.sietches));
  return Math.max(0.15, 0.9 - 0.2 * steps);
}

function standOf(state: ArrakisState, seen: Survey, name: string): Stand | undefined {
  const leader: LeaderId = leaderNamed(state, 'atreides', name);
  return seen.leaders.get(leader);
}

function nearest({ at }: Place, places: readonly Place[]): number {
  let steps = 9;
  for (const place of places) steps = Math.min(steps, stepsBetween(at, place.at));
  return steps;
}
