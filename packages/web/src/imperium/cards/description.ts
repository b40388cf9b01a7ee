import { BOX_NAMES } from '@sietch/imperium';
import { type Lang, plainText } from '@sietch/kernel';
import type { Texts } from './texts';

/** A card in words alone, box by box: what the drawn one tells by symbols and places. */
export function describe(texts: Texts, lang: Lang, cost?: string): string {
  const boxes = texts.map(([box, phrase]) => `${BOX_NAMES[box][lang]}: ${plainText(phrase)}`);
  return [...(cost === undefined ? [] : [`${cost}.`]), ...boxes].join(' ');
}
