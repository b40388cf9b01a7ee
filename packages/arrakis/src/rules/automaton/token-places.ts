import { areasOf } from '../../content/map.js';
import { PURPOSES, type Purpose } from '../../purposes.js';
import { type ArrakisState, zoneAt } from '../../state.js';
import type { AreaId, TokenId } from '../../terms.js';

/** Where a token of the automaton lies. */
export function areaOfToken(state: ArrakisState, token: TokenId): AreaId | undefined {
  return areasOf(state.where.harkonnen).find((id) => zoneAt(state, id).harkonnen?.tokens.includes(token));
}

/** Tokens are told apart by where they lie; whoever reads of it later will not find them there. */
export function placesOf(
  state: ArrakisState,
  purpose: Purpose,
  candidates: readonly string[],
): { readonly at?: Readonly<Record<TokenId, AreaId>> } {
  if (PURPOSES[purpose] !== 'token') return {};
  const places = candidates.flatMap((token) => {
    const area = areaOfToken(state, token);
    return area === undefined ? [] : [[token, area] as const];
  });
  return { at: Object.fromEntries(places) };
}
