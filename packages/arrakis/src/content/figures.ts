import type { Result, Side, Unit, Vehicle } from '../terms.js';

/** Figures in the box. Leaders here are the generic ones: naibs and bashars. */
export const FIGURES: Readonly<Record<Side, Readonly<Record<Unit | 'generic', number>>>> = {
  atreides: { regular: 16, elite: 8, special: 6, generic: 12 },
  harkonnen: { regular: 24, elite: 12, special: 8, generic: 6 },
};

export const VEHICLE_FIGURES: Readonly<Record<Vehicle, number>> = {
  harvester: 8,
  ornithopter: 6,
  carryall: 3,
};

export const SANDWORM_FIGURES = 4;
export const WORMSIGN_COUNT = 16;

/** Units an area can hold for one faction, and under the ban of CHOAM. */
export const STACKING_LIMIT = 6;
export const BANNED_STACKING_LIMIT = 5;

export const CLAIMS_PER_ROUND = 2;
export const MAX_COMBAT_DICE = 6;
export const BENE_GESSERIT_TOKENS = 5;
/** For partners; a side run by one player has none. */
export const CONES_OF_SILENCE = 3;

export const ACTION_DICE: Readonly<Record<Side, number>> = { atreides: 4, harkonnen: 8 };

/** Faces of an action die. The doubled face of the Atreides die is assumed: see ASSUMED. */
export const ACTION_FACES: Readonly<Record<Side, readonly Result[]>> = {
  atreides: ['leadership', 'leadership', 'strategy', 'deployment', 'mentat', 'house'],
  harkonnen: ['leadership', 'strategy', 'strategy', 'deployment', 'mentat', 'house'],
};

/** Combat dice of both sides: three swords, two shields and a special. */
export const COMBAT_FACES = ['sword', 'sword', 'sword', 'shield', 'shield', 'special'] as const;

/** Dice of attacks by the desert. */
export const STORM_DICE = 2;
export const WORM_DICE = { sandworm: 4, 'wild-maker': 6 } as const;
