import { describe, expect, it } from 'vitest';
import { capitalized, joinPhrases, LANGS, type Phrase, plainText } from './phrase.js';

const spice: Phrase = ['gain ', { icon: 'spice', n: 2, text: '2 spice' }];

describe('a phrase', () => {
  it('reads as plain text with its symbols spelt out', () => {
    expect(plainText(spice)).toBe('gain 2 spice');
    expect(plainText([])).toBe('');
  });

  it('starts with a capital letter, be it a word, a symbol or Ukrainian', () => {
    expect(plainText(capitalized(spice))).toBe('Gain 2 spice');
    expect(plainText(capitalized(['їжте пісок']))).toBe('Їжте пісок');
    expect(capitalized([{ icon: 'spice', text: 'spice' }, ' flows'])).toEqual([
      { icon: 'spice', text: 'Spice' },
      ' flows',
    ]);
    expect(capitalized([])).toEqual([]);
  });

  it('is not changed by being capitalized or joined', () => {
    const copy = structuredClone(spice);
    capitalized(spice);
    joinPhrases([spice, spice], ', ');
    expect(spice).toEqual(copy);
  });
});

describe('phrases joined', () => {
  const joined = (...words: string[]) =>
    plainText(
      joinPhrases(
        words.map((word) => [word]),
        ', ',
        ' and ',
      ),
    );

  it('read as a list', () => {
    expect(joined()).toBe('');
    expect(joined('a')).toBe('a');
    expect(joined('a', 'b')).toBe('a and b');
    expect(joined('a', 'b', 'c')).toBe('a, b and c');
  });

  it('use one separator throughout when no last one is given', () => {
    expect(plainText(joinPhrases([['a'], ['b'], ['c']], '; '))).toBe('a; b; c');
  });

  it('keep their symbols', () => {
    expect(joinPhrases([spice, ['rest']], ', ')).toEqual([...spice, ', ', 'rest']);
  });
});

describe('languages', () => {
  it('are Ukrainian, first, and English', () => {
    expect(LANGS).toEqual(['uk', 'en']);
  });
});
