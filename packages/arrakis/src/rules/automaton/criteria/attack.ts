import { includes } from '../../../content/area-set.js';
import { areaIndex, BORDERING } from '../../../content/map.js';
import { type ArrakisState, type Legion, zoneAt } from '../../../state.js';
import type { AreaId } from '../../../terms.js';
import { attackedIn, attackerIn } from '../pair.js';
import { strengthOf } from '../power.js';
import { best, type Criterion, those } from '../sift.js';
import { targetArea } from '../tactics.js';

/** Next to each other, over whatever border. */
export function isBeside(one: AreaId, other: AreaId): boolean {
  const near = BORDERING[areaIndex(one)];
  return near !== undefined && includes(near, areaIndex(other));
}

function attacking(state: ArrakisState, pair: string): Legion | undefined {
  return zoneAt(state, attackerIn(pair)).harkonnen;
}

function attacked(state: ArrakisState, pair: string): Legion | undefined {
  return zoneAt(state, attackedIn(pair)).atreides;
}

/** Weighs points before the finer scale: no legion is worth a thousand of the latter. */
const POINT = 1000;

/** Of several legions one beside the sietch before one two areas away. */
export const nearestLegion: Criterion = best('nearest-legion', (_, pair) =>
  isBeside(attackerIn(pair), attackedIn(pair)) ? 1 : 0,
);

/** 1. The sietch of the highest rank, revealed or not. */
export const highestRank: Criterion = best(
  'highest-rank',
  (state, pair) => zoneAt(state, attackedIn(pair)).sietch,
);

/** 2. The legion whose combat power exceeds that of the defender by the most. */
export const widestMargin: Criterion = best('widest-margin', (state, pair) => {
  const [own, enemy] = [strengthOf(attacking(state, pair)), strengthOf(attacked(state, pair))];
  return POINT * (own.points - enemy.points) + (own.fine - enemy.fine);
});

/** 3. A legion that needs no ornithopter. */
export const noOrnithopter: Criterion = those('no-ornithopter', (_, pair) =>
  isBeside(attackerIn(pair), attackedIn(pair)),
);

/** 4. The target sietch. */
export const targetSietch: Criterion = those(
  'target-sietch',
  (state, pair) => attackedIn(pair) === targetArea(state),
);

/** Which sietch is attacked, and by whom (rulebook: Атакуйте січ). */
export const SIETCH_ATTACK: readonly Criterion[] = [highestRank, widestMargin, noOrnithopter, targetSietch];

/** 1. The Atreides legion of the greatest combat power. */
export const strongestEnemy: Criterion = best('strongest-enemy', (state, pair) => {
  const { points, fine } = strengthOf(attacked(state, pair));
  return POINT * points + fine;
});

/** 2. An Atreides legion with a named leader. */
export const namedLeader: Criterion = those(
  'named-leader',
  (state, pair) => (attacked(state, pair)?.named.length ?? 0) > 0,
);

/** Which legion outside of a sietch is attacked (rulebook: Атакуйте легіон). */
export const LEGION_ATTACK: readonly Criterion[] = [strongestEnemy, namedLeader];
