import { describe, expect, it } from 'vitest';
import { CRITERIA, type CriterionName } from '../../src/purposes.js';
import {
  highestRank,
  LEGION_ATTACK,
  namedLeader,
  nearestLegion,
  noOrnithopter,
  SIETCH_ATTACK,
  strongestEnemy,
  targetSietch,
  widestMargin,
} from '../../src/rules/automaton/criteria/attack.js';
import {
  beatsDefender,
  DEPLOYMENT,
  HOUSE,
  rabbanOrFeyd,
} from '../../src/rules/automaton/criteria/figures.js';
import {
  DETOUR,
  desertWithoutSign,
  joinsALegion,
  marchingOrder,
  mountain,
  nearestToASietch,
  nearestToTarget,
  nearestToTargetSietch,
  plateauOrErg,
  SHORTEST_PATH,
  strongestLegion,
} from '../../src/rules/automaton/criteria/movement.js';
import {
  besideTarget,
  centralAir,
  freeDeepDesert,
  freeDesert,
  HARVEST,
  mostHarvesters,
  ORNITHOPTERS,
  overTarget,
  safeDeepDesert,
  safeDesert,
  twoFromASietch,
} from '../../src/rules/automaton/criteria/vehicles.js';
import { type Criterion, sift, those } from '../../src/rules/automaton/sift.js';
import { lowestMarker } from '../../src/rules/automaton/spice.js';
import { war } from './solo.js';

/** One board on which every criterion has something to tell apart. */
const { state } = war(
  {
    windgap: { sietch: 2, atreides: { regular: 1 } },
    'hobars-gap': { sietch: 3, atreides: { regular: 2, named: ['stilgar'] } },
    'gara-kulon': { sietch: 1, atreides: { special: 5 } },
    'central-sw-3': { harkonnen: { regular: 3 } },
    'central-se-4': { harkonnen: { special: 5 } },
    'north-pole': { harkonnen: { regular: 2 } },
    'central-sw-4': { harkonnen: { regular: 2 } },
    'outer-ne-3': { harvester: true },
    'outer-ne-1': { sign: 'sand' },
    'wind-pass': { sign: 'sand' },
  },
  { rows: { choam: 2, landsraad: 1 } },
);

interface Case {
  readonly criterion: Criterion;
  readonly among: readonly string[];
  readonly keeps: readonly string[];
}

const CASES: Readonly<Record<CriterionName, Case>> = {
  'nearest-legion': {
    criterion: nearestLegion,
    among: ['central-sw-4>windgap', 'central-sw-3>windgap'],
    keeps: ['central-sw-3>windgap'],
  },
  'highest-rank': {
    criterion: highestRank,
    among: ['central-sw-3>windgap', 'central-se-4>hobars-gap'],
    keeps: ['central-se-4>hobars-gap'],
  },
  'widest-margin': {
    criterion: widestMargin,
    among: ['central-sw-3>windgap', 'central-sw-4>windgap'],
    keeps: ['central-sw-3>windgap'],
  },
  'no-ornithopter': {
    criterion: noOrnithopter,
    among: ['central-sw-4>windgap', 'central-sw-3>windgap'],
    keeps: ['central-sw-3>windgap'],
  },
  'target-sietch': {
    criterion: targetSietch,
    among: ['central-sw-3>windgap', 'central-se-4>hobars-gap'],
    keeps: ['central-sw-3>windgap'],
  },
  'strongest-enemy': {
    criterion: strongestEnemy,
    among: ['central-sw-3>windgap', 'central-se-4>hobars-gap'],
    keeps: ['central-se-4>hobars-gap'],
  },
  'named-leader': {
    criterion: namedLeader,
    among: ['central-sw-3>windgap', 'central-se-4>hobars-gap'],
    keeps: ['central-se-4>hobars-gap'],
  },
  'nearest-to-target': {
    criterion: nearestToTarget,
    among: ['north-pole', 'central-sw-4', 'carthag'],
    keeps: ['central-sw-4'],
  },
  'strongest-legion': {
    criterion: strongestLegion,
    among: ['north-pole', 'central-sw-3', 'carthag'],
    keeps: ['central-sw-3'],
  },
  'nearest-to-target-sietch': {
    criterion: nearestToTargetSietch,
    among: ['gara-kulon', 'hobars-gap'],
    keeps: ['hobars-gap'],
  },
  'joins-a-legion': {
    criterion: joinsALegion,
    among: ['central-sw-4', 'central-sw-5'],
    keeps: ['central-sw-4'],
  },
  'nearest-to-a-sietch': {
    criterion: nearestToASietch,
    among: ['central-ne-9', 'north-pole'],
    keeps: ['central-ne-9'],
  },
  mountain: { criterion: mountain, among: ['north-pole', 'wind-pass', 'carthag'], keeps: ['north-pole'] },
  'plateau-or-erg': {
    criterion: plateauOrErg,
    among: ['carthag', 'harg-pass', 'wind-pass'],
    keeps: ['carthag', 'harg-pass'],
  },
  'desert-without-sign': {
    criterion: desertWithoutSign,
    among: ['wind-pass', 'central-sw-5'],
    keeps: ['central-sw-5'],
  },
  'beats-defender': {
    criterion: beatsDefender,
    among: ['central-sw-3', 'central-ne-9'],
    keeps: ['central-sw-3'],
  },
  'rabban-or-feyd': {
    criterion: rabbanOrFeyd,
    among: ['baron-harkonnen', 'feyd-rautha', 'beast-rabban'],
    keeps: ['feyd-rautha', 'beast-rabban'],
  },
  'safe-deep-desert': {
    criterion: safeDeepDesert,
    among: ['outer-ne-1', 'outer-ne-2', 'outer-ne-14', 'outer-ne-5'],
    keeps: ['outer-ne-2'],
  },
  'safe-desert': {
    criterion: safeDesert,
    among: ['outer-ne-2', 'outer-ne-5', 'outer-ne-11', 'outer-ne-3'],
    keeps: ['outer-ne-5'],
  },
  'free-deep-desert': {
    criterion: freeDeepDesert,
    among: ['outer-ne-1', 'outer-ne-14', 'outer-ne-5'],
    keeps: ['outer-ne-1', 'outer-ne-14'],
  },
  'free-desert': {
    criterion: freeDesert,
    among: ['outer-ne-1', 'outer-ne-11', 'outer-ne-3', 'gara-kulon'],
    keeps: ['outer-ne-11'],
  },
  'most-harvesters': {
    criterion: mostHarvesters,
    among: ['air-outer-ne', 'air-outer-sw'],
    keeps: ['air-outer-ne'],
  },
  'two-from-a-sietch': {
    criterion: twoFromASietch,
    among: ['air-outer-ne', 'air-outer-sw', 'air-central-s'],
    keeps: ['air-outer-sw', 'air-central-s'],
  },
  'over-target': {
    criterion: overTarget,
    among: ['air-outer-ne', 'air-outer-sw', 'air-central-n'],
    keeps: ['air-outer-sw'],
  },
  'beside-target': {
    criterion: besideTarget,
    among: ['air-outer-ne', 'air-central-e', 'air-outer-nw'],
    keeps: ['air-central-e', 'air-outer-nw'],
  },
  'central-air': {
    criterion: centralAir,
    among: ['air-outer-nw', 'air-central-n'],
    keeps: ['air-central-n'],
  },
  'lowest-marker': {
    criterion: lowestMarker,
    among: ['choam', 'spacing-guild', 'landsraad'],
    keeps: ['choam'],
  },
};

describe('criteria of the automaton', () => {
  it.each(CRITERIA)('%s', (name) => {
    const { criterion, among, keeps } = CASES[name];
    expect(criterion.name).toBe(name);
    expect(criterion.keep(state, among)).toEqual(keeps);
  });

  it('stand in the order of the book', () => {
    const names = (list: readonly Criterion[]) => list.map(({ name }) => name);
    expect(names(SIETCH_ATTACK)).toEqual([
      'highest-rank',
      'widest-margin',
      'no-ornithopter',
      'target-sietch',
    ]);
    expect(names(LEGION_ATTACK)).toEqual(['strongest-enemy', 'named-leader']);
    expect(names(marchingOrder('windgap'))).toEqual(['nearest-to-target', 'strongest-legion']);
    expect(names(DETOUR)).toEqual(['nearest-to-target-sietch', 'highest-rank']);
    expect(names(SHORTEST_PATH)).toEqual([
      'joins-a-legion',
      'nearest-to-a-sietch',
      'mountain',
      'plateau-or-erg',
      'desert-without-sign',
    ]);
    expect(names(DEPLOYMENT)).toEqual(['strongest-legion', 'nearest-to-target']);
    expect(names(HOUSE)).toEqual(['nearest-to-a-sietch', 'beats-defender', 'nearest-to-target']);
    expect(names(HARVEST)).toEqual(['safe-deep-desert', 'safe-desert', 'free-deep-desert', 'free-desert']);
    expect(names(ORNITHOPTERS)).toEqual(['two-from-a-sietch', 'over-target', 'beside-target']);
  });

  it('tell what each of them left out; one that nobody meets leaves out nobody', () => {
    const nobody = those('mountain', () => false);
    const { left, steps } = sift(
      state,
      ['carthag', 'wind-pass', 'central-sw-5'],
      [nobody, plateauOrErg, mountain],
    );
    expect(left).toEqual(['carthag']);
    expect(steps).toEqual([{ criterion: 'plateau-or-erg', out: ['wind-pass', 'central-sw-5'] }]);
  });
});
