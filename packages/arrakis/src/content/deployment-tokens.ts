import type { Unit } from '../terms.js';

/** Figures a deployment token shows. */
export type TokenFace = Readonly<Partial<Record<Unit | 'generic', number>>>;

export type TokenSet = 'starting' | 'standard';

const copies = (n: number, face: TokenFace): TokenFace[] => Array.from({ length: n }, () => face);

/** What deployment tokens show is printed in no source we could read: all of it is assumed, see ASSUMED. */
export const HARKONNEN_BLACK: readonly TokenFace[] = [
  ...copies(3, { regular: 2 }),
  ...copies(2, { regular: 1, elite: 1 }),
  ...copies(1, { elite: 2 }),
];

export const HARKONNEN_SILVER: readonly TokenFace[] = [
  ...copies(2, { regular: 1, special: 1, generic: 1 }),
  ...copies(2, { regular: 1, elite: 1, generic: 1 }),
  ...copies(2, { regular: 2, generic: 1 }),
];

/** The starting tokens of the Harkonnen by their colour; in the solo mode they stay in use. */
export const HARKONNEN_TOKENS = { black: HARKONNEN_BLACK, silver: HARKONNEN_SILVER } as const;

export function harkonnenTokenIds(colour: keyof typeof HARKONNEN_TOKENS): string[] {
  return HARKONNEN_TOKENS[colour].map((_, i) => `${colour}-${i + 1}`);
}

export const ATREIDES_TOKENS: Readonly<Record<TokenSet, readonly TokenFace[]>> = {
  starting: [
    ...copies(3, { regular: 2 }),
    ...copies(3, { regular: 1, elite: 1 }),
    ...copies(2, { regular: 1, special: 1 }),
  ],
  standard: [
    ...copies(4, { regular: 1, elite: 1 }),
    ...copies(1, { elite: 2 }),
    ...copies(3, { regular: 1, special: 1 }),
  ],
};

export const TOKEN_COUNT: number = ATREIDES_TOKENS.starting.length + ATREIDES_TOKENS.standard.length;

/** Tokens of a set by the names they are followed by. */
export function tokenIds(set: TokenSet): string[] {
  const ids: string[] = [];
  for (let n = 1; n <= ATREIDES_TOKENS[set].length; n++) ids.push(`${set}-${n}`);
  return ids;
}

/** `starting-3` is a token everybody can follow; its face is one of the faces of its set. */
export function tokenSet(id: string): TokenSet {
  return id.startsWith('starting') ? 'starting' : 'standard';
}

export function tokenFace(set: TokenSet, face: number): TokenFace {
  return ATREIDES_TOKENS[set][face] ?? {};
}
