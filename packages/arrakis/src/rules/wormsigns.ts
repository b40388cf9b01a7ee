import { doNext, reveal, shuffle } from '@sietch/kernel';
import { type AreaSet, both, either, isNone, minus } from '../content/area-set.js';
import { type ArrakisPlay, emit } from '../events.js';
import { type ArrakisState, zoneAt } from '../state.js';
import type { AreaId, Wormsign } from '../terms.js';
import { setSign } from './board.js';
import { appear } from './sandworms.js';

/** Where Desert Power may put a wormsign (rulebook: Дія «Сила пустелі»). */
export function wormsignAreas({ where }: ArrakisState): AreaSet {
  return minus(where.desert, either(where.sietches, either(where.signs, where.worms)));
}

/** Desert areas that call for a wormsign in the hazards phase. */
export function callingAreas({ where }: ArrakisState): AreaSet {
  const calling = both(where.desert, either(where.harkonnen, where.harvesters));
  return minus(calling, either(where.signs, where.worms));
}

export function mayPlaceWormsign(state: ArrakisState): boolean {
  return state.signSupply.length > 0 && !isNone(wormsignAreas(state));
}

/** A random token, facedown: nobody looks at it. */
export function placeWormsign(play: ArrakisPlay, area: AreaId): void {
  const { state } = play;
  const sign = state.signSupply.pop();
  if (sign === undefined) return;
  setSign(state, area, sign);
  emit(play, { event: 'wormsign-placed', area });
}

/** Takes wormsigns off the board unseen and shuffles them back into the supply. */
export function returnWormsigns(play: ArrakisPlay, areas: readonly AreaId[]): void {
  const { state } = play;
  for (const area of areas) {
    const { sign } = zoneAt(state, area);
    if (sign === undefined) continue;
    state.signSupply.push(sign);
    setSign(state, area, undefined);
    emit(play, { event: 'wormsign-removed', area });
  }
  shuffle(state.random, state.signSupply);
}

/** Turned over tokens go back to the supply once all are resolved. */
export function reshuffleWormsigns(state: ArrakisState): void {
  if (state.signsShown.length === 0) return;
  state.signSupply.push(...state.signsShown.splice(0));
  shuffle(state.random, state.signSupply);
}

/** Turns a wormsign over. Does a sandworm appear? */
export function turnOver(play: ArrakisPlay, area: AreaId): boolean {
  const { state } = play;
  const zone = zoneAt(state, area);
  const { sign } = zone;
  if (sign === undefined) return false;
  setSign(state, area, undefined);
  state.signsShown.push(sign);
  reveal(play);
  emit(play, { event: 'wormsign', area, sign });
  return bringsWorm(sign, zone.terrain === 'deep-desert');
}

function bringsWorm(sign: Wormsign, deepDesert: boolean): boolean {
  return sign === 'sandworm' || (sign === 'burrowed' && deepDesert);
}

/** A Harkonnen legion has moved into an area with a wormsign (rulebook: Знак хробака та легіони Харконненів). */
export function disturb(play: ArrakisPlay, area: AreaId): void {
  const { state } = play;
  if (zoneAt(state, area).sign === undefined) return;
  const worm = turnOver(play, area);
  reshuffleWormsigns(state);
  if (worm) {
    doNext(state, { task: 'appear' });
    appear(state, [area]);
  }
}
