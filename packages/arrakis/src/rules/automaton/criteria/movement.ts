import { legionIn, zoneAt } from '../../../state.js';
import type { AreaId } from '../../../terms.js';
import { distancesToArea, distancesToSietches } from '../distance.js';
import { strengthOf } from '../power.js';
import { best, type Criterion, those } from '../sift.js';
import { targetArea } from '../tactics.js';

const POINT = 1000;

/** The area nearest to where legions move. */
export const nearestTo = (goal: AreaId): Criterion => ({
  name: 'nearest-to-target',
  keep: (state, candidates) => {
    const distance = distancesToArea(state, goal);
    return best('nearest-to-target', (_, area) => -distance(area)).keep(state, candidates);
  },
});

/** The area nearest to the target of the round. */
export const nearestToTarget: Criterion = {
  name: 'nearest-to-target',
  keep: (state, candidates) => {
    const goal = targetArea(state);
    return goal === undefined ? candidates : nearestTo(goal).keep(state, candidates);
  },
};

/** The legion of the greatest combat power; an area without one has none. */
export const strongestLegion: Criterion = best('strongest-legion', (state, area) => {
  const { points, fine } = strengthOf(legionIn(zoneAt(state, area), 'harkonnen'));
  return POINT * points + fine;
});

/** Which legion is moved first (rulebook: Вимоги до переміщення Харконненів). */
export const marchingOrder = (goal: AreaId): readonly Criterion[] => [nearestTo(goal), strongestLegion];

/** 1. The sietch nearest to the target. */
export const nearestToTargetSietch: Criterion = {
  name: 'nearest-to-target-sietch',
  keep: nearestToTarget.keep,
};

/** 2. The sietch of the highest rank, revealed or not. */
const highestRank: Criterion = best('highest-rank', (state, area) => zoneAt(state, area).sietch);

/** Which sietch legions move to when the target is too well defended. */
export const DETOUR: readonly Criterion[] = [nearestToTargetSietch, highestRank];

/** 1. The move ends with another legion. */
export const joinsALegion: Criterion = those(
  'joins-a-legion',
  (state, area) => zoneAt(state, area).harkonnen !== undefined,
);

/** 2. It ends as near as possible to a sietch, whichever that is. */
export const nearestToASietch: Criterion = {
  name: 'nearest-to-a-sietch',
  keep: (state, candidates) => {
    const distance = distancesToSietches(state);
    return best('nearest-to-a-sietch', (_, area) => -distance(area)).keep(state, candidates);
  },
};

/** 3. It ends in the mountains. */
export const mountain: Criterion = those(
  'mountain',
  (state, area) => zoneAt(state, area).terrain === 'mountain',
);

/** 4. It ends on a plateau or a minor erg. */
export const plateauOrErg: Criterion = those('plateau-or-erg', (state, area) => {
  const { terrain } = zoneAt(state, area);
  return terrain === 'plateau' || terrain === 'minor-erg';
});

/** 5. It ends in desert without a wormsign. */
export const desertWithoutSign: Criterion = those(
  'desert-without-sign',
  (state, area) => zoneAt(state, area).sign === undefined,
);

/** Which of several shortest ways is taken (rulebook: Вибір найкоротшого шляху). */
export const SHORTEST_PATH: readonly Criterion[] = [
  joinsALegion,
  nearestToASietch,
  mountain,
  plateauOrErg,
  desertWithoutSign,
];
