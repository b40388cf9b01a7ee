import type { Phrase } from '@sietch/kernel';

/** How long a text is on a card: a symbol takes the room of two letters, whatever its words are. */
export function lettersOf(phrase: Phrase): number {
  return phrase.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 2), 0);
}
