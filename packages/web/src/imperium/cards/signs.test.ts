import { catalogOf, wordCard, wordIntrigue } from '@sietch/imperium';
import { LANGS, type Lang, plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { between, signsOf } from './signs';

const catalog = catalogOf({ edition: 'uprising' });

/** Each sign by its name and number. */
const read = (id: string, box: 'agent' | 'reveal', lang: Lang): string =>
  signsOf(wordCard(catalog.card(id), lang, catalog)[box] ?? [], lang)
    .map((part) => (typeof part === 'string' ? part : `${part.n ?? ''}${part.icon}`))
    .join('')
    .replaceAll('\u2009', ' ');

describe.each(LANGS)('a text in signs alone (%s)', (lang) => {
  it('keeps the arrow between a price and what it buys', () => {
    expect(read('junction-headquarters', 'agent', lang)).toBe(
      'alliance-guild trash 1intrigue 2spice → 1point',
    );
    expect(read('spacing-guilds-favor', 'reveal', lang)).toBe('2persuasion 3spice → 1influence');
  });

  it('keeps air around every sign', () => {
    expect(read('maker-keeper', 'agent', lang)).toBe(
      '2influence-bene-gesserit 1water 2influence-fremen 1spice',
    );
  });

  it('tells two ways from one sum', () => {
    for (const { id } of catalog.edition.intrigues) {
      const phrases = Object.values(wordIntrigue(catalog.intrigue(id), lang, catalog));
      for (const phrase of phrases) expect(plainText(signsOf(phrase, lang))).not.toMatch(/^[ /→]|[ /→]$/);
    }
    const ways = ['A ', { icon: 'spice', n: 1, text: '' }, { uk: '; або ', en: '; or ' }[lang]] as const;
    expect(signsOf([...ways, { icon: 'water', n: 1, text: '' }], lang)[1]).toBe('\u2009/\u2009');
    // A choice that ended before the next sign has nothing to do with it.
    expect(
      between({ uk: ' на Фрименів або Гільдію. Візьміть ', en: ' with A or B. Draw ' }[lang], lang),
    ).toBe('\u2009');
  });
});
