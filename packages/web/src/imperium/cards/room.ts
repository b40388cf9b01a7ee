import { lettersOf } from '../../cards/letters';
import type { Measured } from '../../cards/use-measured';
import type { Texts } from './texts';

/** A card with little text, and the widest one. */
const LEAST = 112;
const MOST = 196;
const PER_LETTER = 0.72;
/** So many letters fit a card of the least width. */
const FREE = 36;

/** How wide a card wants to be, in pixels of the usual text size: long texts need room rather than small letters. */
export function roomFor(texts: Texts): number {
  const letters = texts.reduce((sum, [, phrase]) => sum + lettersOf(phrase), 0);
  return Math.round(Math.min(MOST, LEAST + Math.max(0, letters - FREE) * PER_LETTER));
}

export function roomStyle(texts: Texts): React.CSSProperties {
  return { '--room': roomFor(texts) } as React.CSSProperties;
}

/** How much narrower than it wants to be a held card may become, and how narrow at least. */
const LOW = { shrink: 0.8, least: 104 };
/** A high card has more lines: it may be narrower before its letters become too small. */
const HIGH = { shrink: 0.7, least: 96 };
const HIGH_FROM = 160;
/** Between two cards. */
const GAP = 7;

/** How wide a place these cards want. */
export function wantsStyle(rooms: readonly number[]): React.CSSProperties {
  return { '--wants': rooms.reduce((sum, room) => sum + room + GAP, 0) } as React.CSSProperties;
}

/** Whether all these cards can be held side by side without one being cut or too narrow to be read. */
export function sideBySide(rooms: readonly number[], { width, height, unit, text }: Measured): boolean {
  const { shrink, least } = height >= HIGH_FROM * text ? HIGH : LOW;
  const narrowest = (room: number) => Math.max(least, room * unit * shrink) * text + GAP;
  return rooms.reduce((sum, room) => sum + narrowest(room), 0) <= width + GAP;
}
