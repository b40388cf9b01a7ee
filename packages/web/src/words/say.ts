import type { Phrase, Token } from '@sietch/kernel';

type Part = Phrase | Token | string | number;

/** A phrase from a template: texts, symbols and other phrases side by side. */
export function say(texts: TemplateStringsArray, ...parts: readonly Part[]): Phrase {
  return texts.flatMap((text, i) => {
    const part = parts[i];
    const spoken = text === '' ? [] : [text];
    if (part === undefined) return spoken;
    if (typeof part === 'number') return [...spoken, String(part)];
    return Array.isArray(part) ? [...spoken, ...part] : [...spoken, part as string | Token];
  });
}

/** In the middle of a sentence. */
export function small(phrase: Phrase): Phrase {
  const [first, ...rest] = phrase;
  return typeof first === 'string' ? [first.charAt(0).toLowerCase() + first.slice(1), ...rest] : phrase;
}
