import type { AreaId, Marker, Wormsign } from '../terms.js';

/** Harkonnen settlements with their ranks. */
export const SETTLEMENTS: Readonly<Record<AreaId, number>> = {
  arrakeen: 3,
  carthag: 2,
  arsunt: 1,
  'hagga-basin': 1,
  'imperial-basin': 1,
  'north-pole': 1,
};

export const VILLAGES: readonly AreaId[] = ['arsunt', 'hagga-basin', 'imperial-basin', 'north-pole'];

export const SIETCH_AREAS: readonly AreaId[] = [
  'sihaya-ridge',
  'gara-kulon',
  'tasmin-sink',
  'habbanya-ridge',
  'rock-outcroppings',
  'bight-of-the-cliff',
  'hobars-gap',
  'windgap',
];

export const STATION_AREAS: readonly AreaId[] = [
  'central-ne-2',
  'central-ne-6',
  'central-nw-4',
  'outer-ne-4',
  'outer-nw-15',
  'false-wall-east',
];

/** Ranks of the eight sietch tokens. One source only: see ASSUMED. */
export const SIETCH_RANKS: readonly number[] = [1, 1, 2, 2, 2, 2, 3, 3];

/** What the six station tokens show. The even split is inferred: see ASSUMED. */
export const STATION_TOKENS: readonly Marker[] = [
  'kwisatz-haderach',
  'kwisatz-haderach',
  'sand-dwellers',
  'sand-dwellers',
  'jihad',
  'jihad',
];

/** The sixteen wormsign tokens. The split is assumed: see ASSUMED. */
export const WORMSIGN_TOKENS: Readonly<Record<Wormsign, number>> = { sand: 8, sandworm: 4, burrowed: 4 };

/** Family atomics: where a token may be put, and the sheltered plateaus it opens to storms. */
export const ATOMICS: Readonly<Record<AreaId, readonly AreaId[]>> = {
  'splintered-rock': ['hagga-basin'],
  'hole-in-the-rock': ['imperial-basin'],
  'rimwall-west': ['imperial-basin', 'arrakeen'],
};
