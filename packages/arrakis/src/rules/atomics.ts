import { doNext } from '@sietch/kernel';
import { type AreaSet, both, isNone } from '../content/area-set.js';
import { besides } from '../content/map.js';
import { type ArrakisPlay, emit } from '../events.js';
import { answering } from '../participants.js';
import { type ArrakisState, legionIn, zoneAt } from '../state.js';
import { type AreaId, enemyOf, SIDES, type Side } from '../terms.js';
import { freeFor } from './area.js';
import { makeDesert } from './board.js';
import { destroyLegion } from './casualties.js';

/** The mountain becomes desert for the rest of the game (rulebook: Родинний ядерний арсенал). */
export function detonate(play: ArrakisPlay, area: AreaId): void {
  const { state } = play;
  state.atomics = area;
  makeDesert(state, area);
  emit(play, { event: 'atomics', area });
  doNext(state, { task: 'limits' });
  for (const side of SIDES)
    if (legionIn(zoneAt(state, area), side) !== undefined)
      doNext(state, { task: 'flee-atomics', side, area });
}

export function fleeAreas(state: ArrakisState, side: Side, area: AreaId): AreaSet {
  return both(besides(area), freeFor(state, side));
}

/** The opponent chooses where the legion goes; without a free area it is destroyed. */
export function fleeAtomics(play: ArrakisPlay, side: Side, area: AreaId): void {
  const { state } = play;
  if (isNone(fleeAreas(state, side, area))) return destroyLegion(play, side, area, 'rule:atomics');
  const chooser = enemyOf(side);
  state.decision = {
    kind: 'flee-atomics',
    seats: answering(state, chooser),
    side: chooser,
    area,
    fleeing: side,
  };
}
