import { doNext, oneOf, sure } from '@sietch/kernel';
import { after } from '../content/area-set.js';
import { BANNED_STACKING_LIMIT, STACKING_LIMIT } from '../content/figures.js';
import { type ArrakisPlay, emit } from '../events.js';
import { answering, runsItself } from '../participants.js';
import { type ArrakisState, factionOf, legionIn, legionsOf, zoneAt } from '../state.js';
import { type AreaId, SIDES, type Side, UNITS } from '../terms.js';
import { movedTo, removeFrom, unitsIn } from './legion.js';

/** Units a side may have in one area; CHOAM's ban lowers it for the Harkonnen. */
export function stackingLimit(state: ArrakisState, side: Side): number {
  return side === 'harkonnen' && state.bans.includes('choam') ? BANNED_STACKING_LIMIT : STACKING_LIMIT;
}

/** Asks for surplus units, in one area or on the whole board, until none is left (rulebook: Обмеження кількості загонів). */
export function checkLimits(play: ArrakisPlay, only: AreaId | undefined): void {
  const { state } = play;
  for (const side of SIDES) {
    const limit = stackingLimit(state, side);
    const legions = legionsOf(state, side);
    for (let at = after(legions, -1); at >= 0; at = after(legions, at)) {
      const zone = sure(state.areas[at], 'area', at);
      if ((only !== undefined && zone.id !== only) || unitsIn(legionIn(zone, side)) <= limit) continue;
      state.agenda.push(only === undefined ? { task: 'limits' } : { task: 'limits', area: only });
      if (runsItself(state, side)) return doNext(state, { task: 'automaton', act: 'excess', area: zone.id });
      state.decision = { kind: 'surplus', seats: answering(state, side), side, area: zone.id };
      return;
    }
  }
}

/** Kinds of units that can be given up: unit types, and facedown tokens one by one. */
export function surplusOptions(state: ArrakisState, side: Side, area: AreaId): string[] {
  const legion = legionIn(zoneAt(state, area), side);
  if (legion === undefined) return [];
  return [...UNITS.filter((unit) => legion[unit] > 0), ...legion.tokens];
}

export function removeSurplus(play: ArrakisPlay, side: Side, area: AreaId, what: string): void {
  const { state } = play;
  const legion = legionIn(zoneAt(state, area), side);
  if (legion === undefined) return;
  const moved = movedTo(state, area);
  if (removeFrom(legion.tokens, what)) {
    if (moved !== undefined) removeFrom(moved.tokens, what);
    state.tokensLost.push(what);
    emit(play, { event: 'token-lost', token: what, area });
    return;
  }
  const unit = oneOf(UNITS, what);
  legion[unit]--;
  factionOf(state, side).supply[unit]++;
  if (moved !== undefined && moved[unit] > legion[unit]) moved[unit] = legion[unit];
  emit(play, { event: 'removed', side, what, area, n: 1, why: 'rule:stacking' });
}
