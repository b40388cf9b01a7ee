import type { Phrase } from '@sietch/kernel';

const SYMBOL = /\{([a-z-]+)(?::(\d+))?\}/g;

/** A text whose symbols stand in braces, as a phrase; `name` says what a symbol is called. */
export function markup(text: string, name: (icon: string) => string): Phrase {
  const parts: Phrase[number][] = [];
  let at = 0;
  for (const found of text.matchAll(SYMBOL)) {
    const [whole, icon = '', n] = found;
    if (found.index > at) parts.push(text.slice(at, found.index));
    parts.push(n === undefined ? { icon, text: name(icon) } : { icon, n: Number(n), text: name(icon) });
    at = found.index + whole.length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}
