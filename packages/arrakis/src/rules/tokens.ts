import { doNext, reveal, sure } from '@sietch/kernel';
import { type AreaSet, either, positionsIn } from '../content/area-set.js';
import { TOKEN_COUNT, tokenFace, tokenSet } from '../content/deployment-tokens.js';
import { type ArrakisPlay, emit } from '../events.js';
import { type ArrakisState, type Zone, zoneAt } from '../state.js';
import type { Task } from '../tasks.js';
import { type AreaId, type TokenId, UNITS, type Unit } from '../terms.js';
import { select } from './area.js';
import { setSietch } from './board.js';
import { legionAt, movedTo, removeFrom } from './legion.js';
import { ornithoptersFor } from './reach.js';

/**
 * Turns a deployment token over and puts its units in its place; the token leaves the game. For units out of stock the
 * owner may take lower ones (rulebook: Загони): that is asked at once.
 */
export function showToken(play: ArrakisPlay, area: AreaId, token: TokenId): void {
  const { state } = play;
  const legion = legionAt(state, 'atreides', area);
  const moved = movedTo(state, area);
  // Units of a token that has moved have moved with it.
  const marched = moved !== undefined && removeFrom(moved.tokens, token);
  removeFrom(legion.tokens, token);
  state.tokensShown.push(token);
  reveal(play);
  const face = tokenFace(tokenSet(token), state.faces[token] ?? 0);
  const { supply } = state.factions.atreides;
  const units: Partial<Record<Unit, number>> = {};
  const missing: Task[] = [];
  for (const unit of UNITS) {
    const wanted = face[unit] ?? 0;
    const n = Math.min(wanted, supply[unit]);
    supply[unit] -= n;
    legion[unit] += n;
    if (marched) moved[unit] += n;
    if (n > 0) units[unit] = n;
    if (n < wanted)
      missing.push({
        task: 'place-unit',
        side: 'atreides',
        unit,
        left: wanted - n,
        area,
        deploy: true,
        marched,
      });
  }
  emit(play, { event: 'token-shown', token, area, units });
  doNext(state, ...missing, { task: 'lone-leaders', area });
}

/** All facedown tokens of an area; the unit limit is checked at once. */
export function showTokens(play: ArrakisPlay, area: AreaId): void {
  const legion = zoneAt(play.state, area).atreides;
  if (legion === undefined || legion.tokens.length === 0) return;
  doNext(play.state, { task: 'limits', area });
  for (const token of legion.tokens.slice()) showToken(play, area, token);
}

export function showSietch(play: ArrakisPlay, area: AreaId): void {
  const zone = zoneAt(play.state, area);
  if (zone.sietch === 0 || zone.sietchShown) return;
  setSietch(play.state, area, zone.sietch, true);
  reveal(play);
  emit(play, { event: 'sietch-shown', area, rank: zone.sietch });
}

/** Facedown deployment tokens lie here. */
export function hasTokens(zone: Zone): boolean {
  return zone.atreides !== undefined && zone.atreides.tokens.length > 0;
}

/** Facedown tokens on the board: all that are nowhere else. */
export function tokensInPlay({ tokenSupply, tokensShown, tokensLost }: ArrakisState): number {
  return TOKEN_COUNT - tokenSupply.length - tokensShown.length - tokensLost.length;
}

/** Under an ornithopter of the automaton nothing is shown of one's own will (rulebook: Особливе правило для орнітоптерів). */
export function mayShow(state: ArrakisState, area: AreaId): boolean {
  return state.automaton === undefined || ornithoptersFor(state, area).length === 0;
}

/** Tokens the Atreides may turn over when they like. */
export function tokensToShow(state: ArrakisState): { readonly token: TokenId; readonly area: AreaId }[] {
  return tokensOnBoard(state).filter(({ area }) => mayShow(state, area));
}

export function maySomeBeShown(state: ArrakisState): boolean {
  return state.automaton === undefined ? tokensInPlay(state) > 0 : tokensToShow(state).length > 0;
}

/** Has the area something Harkonnen spies could uncover? */
export function isHidden(zone: Zone): boolean {
  return (zone.sietch > 0 && !zone.sietchShown) || hasTokens(zone);
}

export function hiddenAreas(state: ArrakisState): AreaSet {
  return select(state, either(state.where.atreides, state.where.sietches), isHidden);
}

export function tokensOnBoard(state: ArrakisState): { readonly token: TokenId; readonly area: AreaId }[] {
  const found: { token: TokenId; area: AreaId }[] = [];
  for (const at of positionsIn(state.where.atreides)) {
    const { id, atreides } = sure(state.areas[at], 'area', at);
    for (const token of atreides?.tokens ?? []) found.push({ token, area: id });
  }
  return found;
}
