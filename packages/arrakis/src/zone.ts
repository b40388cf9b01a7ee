import type { AreaId, LeaderId, Marker, Terrain, TokenId, Unit, Worm, Wormsign } from './terms.js';

/** All units and leaders of a faction in one area, or a part of them. */
export interface Legion extends Record<Unit, number> {
  /** Naibs or bashars. */
  generic: number;
  named: LeaderId[];
  /** Facedown deployment tokens: each counts as a unit. */
  tokens: TokenId[];
}

/** What is in an area. */
export interface Zone {
  readonly id: AreaId;
  /** Family atomics turn a mountain into desert. */
  terrain: Terrain;
  atreides: Legion | undefined;
  harkonnen: Legion | undefined;
  /** Rank of the Harkonnen settlement; 0 when there is none (any more). */
  settlement: number;
  /** Rank of the sietch; 0 when there is none (any more). */
  sietch: number;
  sietchShown: boolean;
  station: Marker | undefined;
  sign: Wormsign | undefined;
  worm: Worm | undefined;
  harvester: boolean;
}
