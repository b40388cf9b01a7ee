import { catalogOf, wordCard, wordIntrigue } from '@sietch/imperium';
import { LANGS, type Lang, type Phrase, plainText, sure } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { between, signsOf } from './signs';

const catalog = catalogOf({ edition: 'uprising' });
const catalogs = [catalog, catalogOf({ edition: 'base' })];

/** Each sign by its name and number. */
const spelt = (phrase: Phrase, lang: Lang): string =>
  signsOf(phrase, lang)
    .map((part) => (typeof part === 'string' ? part : `${part.n ?? ''}${part.icon}`))
    .join('')
    .replaceAll('\u2009', ' ');

const read = (id: string, box: 'agent' | 'reveal', lang: Lang): string => {
  const from = sure(
    catalogs.find((some) => some.edition.cards.some((card) => card.id === id)),
    'card',
    id,
  );
  return spelt(wordCard(from.card(id), lang, from)[box] ?? [], lang);
};

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

  it('marks what no sign says: a condition, a count, a rule of its own', () => {
    expect(read('fedaykin-death-commando', 'reveal', lang)).toBe('1persuasion … 3sword');
    expect(read('missionaria-protectiva', 'agent', lang)).toBe('… 1influence');
    expect(read('sardaukar-coordination', 'reveal', lang)).toBe('2persuasion 1sword …');
    expect(read('the-voice', 'agent', lang)).toBe('…');
    expect(read('carryall', 'agent', lang)).toBe('…');
    expect(read('weirding-woman', 'agent', lang)).toBe('…');
    const bypass = catalogOf({ edition: 'base' });
    const [phrase = []] = Object.values(wordIntrigue(bypass.intrigue('bypass-protocol'), lang, bypass));
    expect(spelt(phrase, lang)).toBe('… 3persuasion / 2spice →… 5persuasion …');
  });

  it('tells two ways from one sum', () => {
    for (const { id } of catalog.edition.intrigues) {
      const phrases = Object.values(wordIntrigue(catalog.intrigue(id), lang, catalog));
      for (const phrase of phrases) expect(plainText(signsOf(phrase, lang))).not.toMatch(/^[ /→]|[ /→]$/);
    }
    const ways = [{ icon: 'spice', n: 1, text: '' }, { uk: '; або ', en: '; or ' }[lang]] as const;
    expect(signsOf([...ways, { icon: 'water', n: 1, text: '' }], lang)[1]).toBe('\u2009/\u2009');
    // A choice that ended before the next sign has nothing to do with it.
    expect(
      between({ uk: ' на Фрименів або Гільдію. Візьміть ', en: ' with A or B. Draw ' }[lang], lang),
    ).not.toContain('/');
  });
});

it('marks the same cards in every language', () => {
  for (const whole of catalogs)
    for (const { id } of whole.edition.cards)
      for (const box of ['agent', 'reveal'] as const) {
        const marks = LANGS.map((lang) =>
          plainText(signsOf(wordCard(whole.card(id), lang, whole)[box] ?? [], lang)).includes('…'),
        );
        expect(new Set(marks).size, `${id} ${box}`).toBe(1);
      }
});
