import { doNext, reveal, shuffle } from '@sietch/kernel';
import { type AreaSet, both, either, minus } from '../content/area-set.js';
import { around } from '../content/map.js';
import type { Group } from '../effects/step.js';
import { type ArrakisPlay, emit } from '../events.js';
import { answering, partnersOf } from '../participants.js';
import { type ArrakisState, turnOf } from '../state.js';
import { type AreaId, type Side, type TokenId, UNITS } from '../terms.js';
import { legionAt } from './legion.js';
import { hasOwnSettlement, mayDeployLeader, unitSources } from './place.js';

/** Atreides Deployment: a random token, seen by the Atreides, then its sietch (rulebook: Дія «Розгортання»). */
export function startRecruit(play: ArrakisPlay, leader: boolean): void {
  const { state } = play;
  const side: Side = 'atreides';
  if (!hasOwnSettlement(state, side)) return;
  const token = state.tokenSupply.at(-1);
  if (token === undefined && !(leader && mayDeployLeader(state, side, 'any'))) return;
  if (token !== undefined) reveal(play, ...partnersOf(state, side));
  state.decision = { kind: 'recruit', seats: answering(state, side), side, token, leader };
}

export function putToken(play: ArrakisPlay, token: TokenId, area: AreaId): void {
  const { state } = play;
  state.tokenSupply = state.tokenSupply.filter((each) => each !== token);
  legionAt(state, 'atreides', area).tokens.push(token);
  turnOf(state).focus = area;
  emit(play, { event: 'token-drawn', token, area });
  doNext(state, { task: 'limits' });
}

/** A token that was looked at and not used is shuffled back: nobody knows any more where it lies. */
export function mixSupply(play: ArrakisPlay): void {
  const { state } = play;
  const faces = shuffle(
    state.random,
    state.tokenSupply.map((token) => state.faces[token] ?? 0),
  );
  state.tokenSupply.forEach((token, i) => {
    state.faces[token] = faces[i] ?? 0;
  });
}

/** Sietch areas with an enemy legion near: Cielago's Piping Message. */
export function warnedSietches({ where }: ArrakisState, within: number): AreaSet {
  let near = where.harkonnen;
  for (let i = 0; i < within; i++) near = either(near, around(near));
  return both(minus(where.sietches, where.harkonnen), near);
}

/** Harkonnen Deployment: units and a leader divided at will over settlements. */
export function nextMuster(play: ArrakisPlay, what: Group): void {
  const { state } = play;
  const side: Side = 'harkonnen';
  if (!hasOwnSettlement(state, side)) return;
  for (const unit of UNITS) {
    const left = what[unit] ?? 0;
    if (left === 0 || unitSources(state, side, unit, left, '', true).length === 0) continue;
    state.decision = { kind: 'muster', seats: answering(state, side), side, unit, what };
    return;
  }
  if (what.leader === undefined || !mayDeployLeader(state, side, what.leader)) return;
  state.decision = { kind: 'muster-leader', seats: answering(state, side), side, leader: what.leader };
}
