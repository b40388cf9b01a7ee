/** Harkonnen wait at the pole and Atreides in Windgap, both ready to move. */
export const QUIET = {
  clear: true,
  areas: {
    'north-pole': { harkonnen: { regular: 3, generic: 1 } },
    windgap: { atreides: { regular: 3, generic: 1 } },
  },
} as const;
