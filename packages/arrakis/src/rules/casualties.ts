import { doNext } from '@sietch/kernel';
import { GENERIC } from '../content/catalog.js';
import { type ArrakisPlay, emit } from '../events.js';
import { partnersOf, runsItself } from '../participants.js';
import { type ArrakisState, factionOf, legionIn, zoneAt } from '../state.js';
import type { AreaId, Ref, Side } from '../terms.js';
import { showHarkonnenTokens } from './automaton/tokens.js';
import { removeFrom, tidy, unitsIn } from './legion.js';
import { enterTank, fall } from './tank.js';

/** Hits are taken one by one, by the victim's choice (rulebook: Зазнавання втрат). */
export function takeCasualties(play: ArrakisPlay, side: Side, area: AreaId, hits: number, why: Ref): void {
  if (hits <= 0) return;
  emit(play, { event: 'hits', side, area, n: hits, why });
  doNext(play.state, { task: 'casualties', side, area, hits, why });
}

export function nextCasualty(play: ArrakisPlay, side: Side, area: AreaId, hits: number, why: Ref): void {
  const { state } = play;
  const legion = legionIn(zoneAt(state, area), side);
  if (hits <= 0 || legion === undefined) return;
  // Tokens of the automaton are turned over before they suffer.
  if (runsItself(state, side) && legion.tokens.length > 0) {
    doNext(state, { task: 'casualties', side, area, hits, why });
    return showHarkonnenTokens(play, area);
  }
  if (hits >= toughness(state, side, area)) return destroyLegion(play, side, area, why);
  if (runsItself(state, side)) return doNext(state, { task: 'automaton', act: 'loss', area, hits, why });
  state.decision = { kind: 'casualty', seats: partnersOf(state, side), side, area, hits, why };
}

/** Hits that leave nothing, in whatever order they are taken. */
function toughness(state: ArrakisState, side: Side, area: AreaId): number {
  const legion = legionIn(zoneAt(state, area), side);
  if (legion === undefined) return 0;
  const { regular, elite, special, generic, named } = legion;
  return regular + 2 * (elite + special) + generic + named.length + legion.tokens.length;
}

/** What one hit can do to a legion: `regular`, `elite`, `special`, `naib` or `bashar`, or a named leader. */
export function casualtyOptions(state: ArrakisState, side: Side, area: AreaId): string[] {
  const legion = legionIn(zoneAt(state, area), side);
  if (legion === undefined) return [];
  const options: string[] = [];
  if (legion.regular > 0) options.push('regular');
  if (legion.elite > 0) options.push('elite');
  if (legion.special > 0) options.push('special');
  if (legion.generic > 0) options.push(GENERIC[side]);
  options.push(...legion.named);
  return options;
}

export function takeHit(play: ArrakisPlay, side: Side, area: AreaId, what: string, why: Ref): void {
  const { state } = play;
  const zone = zoneAt(state, area);
  const legion = legionIn(zone, side);
  if (legion === undefined) return;
  const { supply } = factionOf(state, side);
  if (what === 'regular') {
    legion.regular--;
    supply.regular++;
    emit(play, { event: 'removed', side, what, area, n: 1, why });
  } else if (what === 'elite' || what === 'special') {
    legion[what]--;
    supply[what]++;
    // Without a regular figure to take its place the unit is simply removed.
    if (supply.regular > 0) {
      supply.regular--;
      legion.regular++;
      emit(play, { event: 'replaced', side, from: what, to: 'regular', area, n: 1 });
    } else emit(play, { event: 'removed', side, what, area, n: 1, why });
  } else {
    emit(play, { event: 'removed', side, what, area, n: 1, why });
    if (what === GENERIC[side]) {
      legion.generic--;
      supply.generic++;
    } else {
      removeFrom(legion.named, what);
      enterTank(play, side, what);
    }
  }
  loseLoneLeaders(play, side, area, why);
}

/** Leaders are on the board only with friendly units; left alone they are destroyed. */
export function loseLoneLeaders(play: ArrakisPlay, side: Side, area: AreaId, why: Ref): void {
  const { state } = play;
  const zone = zoneAt(state, area);
  const legion = legionIn(zone, side);
  if (legion === undefined) return;
  if (unitsIn(legion) > 0) return;
  if (legion.generic > 0) {
    emit(play, { event: 'removed', side, what: GENERIC[side], area, n: legion.generic, why });
    factionOf(state, side).supply.generic += legion.generic;
    legion.generic = 0;
  }
  const named = legion.named.splice(0);
  for (const what of named) emit(play, { event: 'removed', side, what, area, n: 1, why });
  tidy(state, side, zone.id);
  fall(play, side, named);
}

/** All figures of a legion are removed; facedown tokens leave the game. */
export function destroyLegion(play: ArrakisPlay, side: Side, area: AreaId, why: Ref): void {
  const { state } = play;
  const legion = legionIn(zoneAt(state, area), side);
  if (legion === undefined) return;
  const { supply } = factionOf(state, side);
  for (const unit of ['regular', 'elite', 'special'] as const) {
    if (legion[unit] === 0) continue;
    emit(play, { event: 'removed', side, what: unit, area, n: legion[unit], why });
    supply[unit] += legion[unit];
    legion[unit] = 0;
  }
  for (const token of legion.tokens.splice(0)) {
    state.tokensLost.push(token);
    emit(play, { event: 'token-lost', token, area });
  }
  loseLoneLeaders(play, side, area, why);
}
