import { lettersOf } from '../../cards/letters';
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
