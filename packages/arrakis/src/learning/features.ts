import { type Participant, sure } from '@sietch/kernel';
import { prescienceCard } from '../content/catalog.js';
import { CLAIMS_PER_ROUND } from '../content/figures.js';
import { STOCKPILE_UP_TO } from '../content/tracks.js';
import { contendersOf } from '../participants.js';
import { assaultGoals, stationsWorth } from '../pricing/atreides.js';
import { dread, hope, pressure } from '../pricing/goal.js';
import { hazards, raidGoals } from '../pricing/harkonnen.js';
import { openingsOf } from '../pricing/openings.js';
import { type Missing, progress } from '../pricing/progress.js';
import { deckWorth, prospects } from '../pricing/prospects.js';
import { type Stand, type Survey, survey } from '../pricing/survey.js';
import { figuresWorth } from '../pricing/worth.js';
import { isMet } from '../rules/claims.js';
import { unusedDice } from '../rules/dice.js';
import { type ArrakisState, cardsInHand, factionOf } from '../state.js';
import { MARKERS, POWERS, SIDES, type Side } from '../terms.js';

/** What there is to know of a side, once for all features. */
interface Standing {
  readonly state: ArrakisState;
  readonly seen: Survey;
  /** Steps of the secret objective that have been taken, and those beyond it. */
  readonly useful: number;
  readonly surplus: number;
  readonly missing: Missing;
  readonly row: number;
}

type Feature = readonly [name: string, of: (standing: Standing) => number];

const OBJECTIVE = 18;

/** So many dice are enough to make use of everything that lies open. */
const ENOUGH_DICE = 4;
const within = (n: number, most: number): number => Math.min(n, most) / most;
const reached = (is: boolean): number => (is ? 1 : 0);

/** What both sides have of the same kind. */
function forces(side: Side): readonly Feature[] {
  const stands = ({ seen }: Standing): readonly Stand[] =>
    side === 'atreides' ? seen.atreides : seen.harkonnen;
  const sum = (standing: Standing, of: (stand: Stand) => number): number =>
    stands(standing).reduce((total, stand) => total + of(stand), 0);
  return [
    ['side', () => 1],
    ['figures', (standing) => sum(standing, ({ legion }) => figuresWorth(legion)) / 20],
    ['legions', (standing) => within(stands(standing).length, 8)],
    ['strong legions', (standing) => sum(standing, ({ strength }) => reached(strength.dice >= 4)) / 3],
    ['leaders', (standing) => sum(standing, ({ legion }) => legion.named.length) / 3],
    ['hand', ({ state }) => within(cardsInHand(state, side), 6)],
    ['no cards', ({ state }) => reached(cardsInHand(state, side) === 0)],
    ['decks', ({ state }) => decksOf(state, side) / 20],
    ['tokens of the sisterhood', ({ state }) => factionOf(state, side).beneGesserit / 2],
    ['dice', ({ state }) => unusedDice(state, side) / 4],
    ['opening', ({ state, seen }) => openingsFor(state, seen, side)[0] / 20],
    ['openings', ({ state, seen }) => openingsFor(state, seen, side)[1] / 20],
  ];
}

/** What the best attack promises, and what all of them do that there are dice for. */
function openingsFor(state: ArrakisState, seen: Survey, side: Side): readonly [best: number, all: number] {
  const dice = unusedDice(state, side);
  if (dice === 0) return [0, 0];
  const byTarget = new Map<number, number>();
  for (const { at, gain } of openingsOf(state, seen, side, 'atreides'))
    byTarget.set(at, Math.max(gain, byTarget.get(at) ?? 0));
  let [best, all] = [0, 0];
  for (const gain of byTarget.values()) [best, all] = [Math.max(best, gain), all + gain];
  return [best, all * Math.min(1, dice / ENOUGH_DICE)];
}

function decksOf(state: ArrakisState, side: Side): number {
  let n = 0;
  for (const { decks } of factionOf(state, side).dashboards)
    for (const deck of Object.values(decks)) n += deck.length;
  return n;
}

const ATREIDES: readonly Feature[] = [
  ...forces('atreides'),
  ['steps', ({ useful }) => useful / OBJECTIVE],
  ...[9, 12, 14, 15, 16, 17, 18].map((n): Feature => [`steps ${n}`, ({ useful }) => reached(useful >= n)]),
  ['surplus steps', ({ surplus }) => within(surplus, 6)],
  ['marker left', ({ missing }) => Math.max(...MARKERS.map((marker) => missing[marker])) / 8],
  ['prospects', ({ state, seen, missing }) => prospects(state, seen, missing) / 10],
  ['cards to come', ({ state, missing }) => deckWorth(state, missing) / 10],
  ['claims', ({ state }) => state.claims / 2],
  ['claims in hand', ({ state, missing }) => inHand(state, missing) / 6],
  ['claims suffice', ({ state, useful, missing }) => reached(useful + inHand(state, missing) >= OBJECTIVE)],
  ['stations', ({ seen, missing }) => stationsWorth(seen, missing) / 10],
  [
    'assaults',
    ({ state, seen, missing }) => pressure(assaultGoals(state, seen, missing), seen.atreides, hope) / 20,
  ],
  [
    'assault threats',
    ({ state, seen, missing }) => pressure(assaultGoals(state, seen, missing), seen.atreides, dread) / 20,
  ],
  ['sietches', ({ seen }) => seen.sietches.length / 8],
  [
    'manned sietches',
    ({ seen }) => seen.sietches.filter(({ zone }) => zone.atreides !== undefined).length / 4,
  ],
  ['signs', ({ seen }) => within(seen.signs.length, 6)],
  ['worms', ({ seen }) => seen.worms.length / 4],
  ['rounds', ({ state }) => within(state.round, 20)],
];

const HARKONNEN: readonly Feature[] = [
  ...forces('harkonnen'),
  ['supremacy', ({ state }) => state.supremacy / 10],
  ...[3, 5, 6, 7, 8, 9].map((n): Feature => [`supremacy ${n}`, ({ state }) => reached(state.supremacy >= n)]),
  ['raids', ({ state, seen }) => pressure(raidGoals(state, seen, false), seen.harkonnen, hope) / 20],
  ['raid threats', ({ state, seen }) => pressure(raidGoals(state, seen, false), seen.harkonnen, dread) / 20],
  ['raids on seen ranks', ({ state, seen }) => seenRaids(state, seen) / 20],
  ['exposed', ({ state, seen }) => exposed(state, seen) / 10],
  ['lowest row', ({ row }) => row / 4],
  ...POWERS.map((power): Feature => [`row of ${power}`, ({ state }) => state.rows[power] / 4]),
  ...POWERS.map((power): Feature => [`ban of ${power}`, ({ state }) => reached(state.bans.includes(power))]),
  ['reserve', ({ state }) => state.reserve],
  ['harvesters', ({ seen }) => seen.harvesters.length / 4],
  [
    'harvesters deep',
    ({ seen }) => seen.harvesters.filter(({ zone }) => zone.terrain === 'deep-desert').length / 4,
  ],
  [
    'spice for a point',
    ({ state, seen }) =>
      reached(state.supremacy <= STOCKPILE_UP_TO && seen.harvesters.length + state.reserve >= 3),
  ],
  ['settlements', ({ seen }) => seen.settlements.length / 6],
  [
    'manned settlements',
    ({ seen }) => seen.settlements.filter(({ zone }) => zone.harkonnen !== undefined).length / 6,
  ],
  ['aircraft', ({ state }) => Object.values(state.air).filter((one) => one !== undefined).length / 4],
];

const BY_SIDE: Readonly<Record<Side, readonly Feature[]>> = { atreides: ATREIDES, harkonnen: HARKONNEN };

export const features: readonly string[] = SIDES.flatMap((side) =>
  BY_SIDE[side].map(([name]) => `${side}: ${name}`),
);

/** Everything a side has stands to the credit of the first who wins with it; partners add nothing of their own. */
export function judge(state: ArrakisState, participant: Participant, into: Float64Array): void {
  into.fill(0);
  let at = 0;
  for (const side of SIDES) {
    const own = BY_SIDE[side];
    if (contendersOf(state, side)[0] === participant) {
      const standing = standingOf(state);
      for (const [i, [, of]] of own.entries()) into[at + i] = of(standing);
    }
    at += own.length;
  }
}

/** Useful steps of the revealed cards that could be claimed as things stand. */
function inHand(state: ArrakisState, missing: Missing): number {
  const steps: number[] = [];
  for (const { id } of state.shown) {
    const { requires, markers } = prescienceCard(id);
    if (!isMet(state, requires)) continue;
    steps.push(MARKERS.reduce((sum, marker) => sum + Math.min(missing[marker], markers[marker] ?? 0), 0));
  }
  steps.sort((a, b) => b - a);
  return steps.slice(0, CLAIMS_PER_ROUND - state.claims).reduce((sum, each) => sum + each, 0);
}

function standingOf(state: ArrakisState): Standing {
  const { missing } = progress(state);
  const useful = OBJECTIVE - MARKERS.reduce((sum, marker) => sum + missing[marker], 0);
  const steps = MARKERS.reduce((sum, marker) => sum + state.prescience[marker], 0);
  const row = Math.max(...POWERS.map((power) => state.rows[power]));
  return { state, seen: survey(state), useful, surplus: Math.max(0, steps - useful), missing, row };
}

/** Only what everybody has seen of the ranks. */
function seenRaids(state: ArrakisState, seen: Survey): number {
  const shown = { ...seen, sietches: seen.sietches.filter(({ zone }) => zone.sietchShown) };
  return pressure(raidGoals(state, shown, true), seen.harkonnen, hope);
}

function exposed(state: ArrakisState, { harkonnen }: Survey): number {
  let sum = 0;
  for (const { at } of harkonnen) sum += hazards(state, sure(state.areas[at], 'area', at));
  return sum;
}
