import type { Phrase, Seat } from '@sietch/kernel';
import type { Kind } from '../art/scene';

/** A line of a scene: something that happened to a seat, or to everybody. */
export interface SceneLine {
  readonly seat?: Seat | undefined;
  readonly phrase: Phrase;
  /** How long its bar is, from 0 to 1, where lines are compared. */
  readonly share?: number;
  /** It explains the line before it. */
  readonly explains?: boolean;
}

/** A moment worth stopping for. */
export interface Scene {
  readonly kind: string;
  readonly title: Phrase;
  readonly lines: readonly SceneLine[];
  /** Who is introduced, by the id of a leader. */
  readonly face?: string;
  /** What is seen meanwhile: the picture of a thing, under a sky. */
  readonly picture?: { readonly of: string; readonly kind: Kind } | undefined;
  /** The things on the table it is about: they are pointed at, and it keeps away from them. */
  readonly places?: readonly string[];
}
