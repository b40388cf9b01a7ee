/** Languages of the app. */
export const LANGS = ['uk', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/**
 * What is said, in every language: `{ uk: …, en: … }[lang]`. All that depends on the language is written so, and nowhere is a
 * language asked for by name: a further one in `LANGS` makes the compiler list what is still to be said in it.
 */
export type PerLang<T> = Readonly<Record<Lang, T>>;

export type Name = PerLang<string>;

/** A symbol inside a text: a client may draw `icon` (with `n`) in place of `text`. */
export interface Token {
  readonly icon: string;
  readonly n?: number;
  /** So many, or more. */
  readonly orMore?: true;
  readonly text: string;
}

export type Phrase = readonly (string | Token)[];

export function plainText(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** Joins phrases: `a`, `a and b`, `a, b and c` with the words given. */
export function joinPhrases(phrases: readonly Phrase[], separator: string, last = separator): Phrase {
  return phrases.flatMap((phrase, i) => {
    if (i === 0) return [...phrase];
    return [i === phrases.length - 1 ? last : separator, ...phrase];
  });
}

/** The phrase with its first letter in upper case. */
export function capitalized(phrase: Phrase): Phrase {
  const [first, ...rest] = phrase;
  if (first === undefined) return phrase;
  if (typeof first === 'string') return [first.charAt(0).toUpperCase() + first.slice(1), ...rest];
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}
