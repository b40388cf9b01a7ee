/** Four players: House Atreides, the Fremen, House Harkonnen, the Corrino. */
export const FOUR = { players: 4 } as const;
export const [HOUSE_ATREIDES, FREMEN, HOUSE_HARKONNEN, CORRINO] = [0, 1, 2, 3] as const;

/** Three players: one Atreides against partners, or partners against one Harkonnen. */
export const AGAINST_PARTNERS = { players: 3, shared: 'harkonnen' } as const;
export const PARTNERS_AGAINST_ONE = { players: 3, shared: 'atreides' } as const;

/** Nobody near anybody. */
export const QUIET = {
  clear: true,
  areas: {
    'north-pole': { harkonnen: { regular: 3, generic: 1 } },
    windgap: { atreides: { regular: 3, generic: 1 } },
  },
} as const;
