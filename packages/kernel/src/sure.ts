/**
 * A value that must be there; `what`, and `which` of them, tell what is missing if it is not. The caller reads the list or map
 * itself: an engine knows its own list well, but not those of everybody who might call a helper that reads.
 */
export function sure<T>(value: T | undefined, what: string, which?: string | number): T {
  if (value === undefined) missing(what, which);
  return value;
}

/** Apart, so that `sure` stays small enough to be inlined. */
function missing(what: string, which?: string | number): never {
  throw new RangeError(which === undefined ? `There is no ${what}.` : `There is no ${what} "${which}".`);
}

/** Is it one of these words? */
export function isOneOf<T extends string>(words: readonly T[], word: string | undefined): word is T {
  return (words as readonly (string | undefined)[]).includes(word);
}

/** A word that must be one of a list. */
export function oneOf<T extends string>(words: readonly T[], word: string | undefined): T {
  if (!isOneOf(words, word)) throw new RangeError(`"${word}" is none of: ${words.join(', ')}.`);
  return word;
}

/** A value for each of these words. */
export function recordOf<K extends string, V>(words: readonly K[], value: (word: K) => V): Record<K, V> {
  return Object.fromEntries(words.map((word) => [word, value(word)])) as Record<K, V>;
}
