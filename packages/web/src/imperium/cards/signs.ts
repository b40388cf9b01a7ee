import type { Lang, PerLang, Phrase } from '@sietch/kernel';

/** What may be had instead of what was said before: without its word two ways would look like one sum. */
const OR: PerLang<RegExp> = { uk: /(?<!\p{L})або(?!\p{L})[^.;:,]*$/u, en: /\bor\b[^.;:,]*$/ };

/** Thin spaces: where words have no room, air is dear too. */
const AIR = '\u2009';
const ARROW = `${AIR}→${AIR}`;
const INSTEAD = `${AIR}/${AIR}`;

/** What is left of the words between two signs. */
export function between(words: string, lang: Lang): string {
  if (words.includes('→')) return ARROW;
  return OR[lang].test(words) ? INSTEAD : AIR;
}

/** A text by its signs alone: the arrow of a price and the choice between two ways stay, other words leave air. */
export function signsOf(phrase: Phrase, lang: Lang): Phrase {
  const told: (Phrase[number] | undefined)[] = [];
  let words = '';
  for (const part of phrase) {
    if (typeof part === 'string') {
      words += part;
      continue;
    }
    told.push(told.length === 0 ? undefined : between(words, lang), part);
    words = '';
  }
  return told.filter((part) => part !== undefined);
}
