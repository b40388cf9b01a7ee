import { LANGS, type Lang } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { BASE } from '../content/base/edition.js';
import { BOX_NAMES } from './boxes.js';
import { type Description, describeEdition, GROUPS } from './describe.js';
import { ICONS, type Icon } from './icons.js';

const DESCRIBED = { uk: describeEdition(BASE, 'uk'), en: describeEdition(BASE, 'en') };

const find = (descriptions: Description[], group: string, id: string) =>
  descriptions.find((description) => description.group === group && description.id === id);

const textsIn = (lang: Lang) => DESCRIBED[lang].flatMap(({ text }) => Object.values(text));

/** What no text may contain. */
const FAULTS: Record<string, RegExp> = {
  'a start without a capital letter or a number': /^[^\p{Lu}\d]/u,
  'an end without a single full stop': /(?:[^.]|[.;:,\s]\.)$/,
  'a hole': /undefined|null|NaN|\[object/,
  'a stray space': / {2}|\s[.,;:]|^\s|\s$/,
  'a missing space': /[.;:,→](?=[\p{L}\d])/u,
  'a straight apostrophe or quote': /['`"]/,
};

const LETTERS_OF_THE_OTHER = { uk: /\p{Script=Latin}/u, en: /\p{Script=Cyrillic}/u };

describe.each(LANGS)('every text of the base game in "%s"', (lang) => {
  it.each(Object.entries(FAULTS))('is free of %s', (_, fault) => {
    expect(textsIn(lang).filter((text) => fault.test(text))).toEqual([]);
  });

  it('keeps to its alphabet', () => {
    expect(textsIn(lang).filter((text) => LETTERS_OF_THE_OTHER[lang].test(text))).toEqual([]);
  });

  it('closes its quotes and brackets', () => {
    const unbalanced = (text: string) =>
      text.split('«').length !== text.split('»').length || text.split('(').length !== text.split(')').length;
    expect(textsIn(lang).filter(unbalanced)).toEqual([]);
  });

  it('carries only known symbols, each with words', () => {
    const parts = DESCRIBED[lang].flatMap(({ phrases }) => Object.values(phrases).flat());
    const tokens = parts.filter((part) => typeof part !== 'string');
    expect(tokens.filter(({ icon, text }) => !ICONS.includes(icon as Icon) || text === '')).toEqual([]);
  });

  it('is there for every effect box of every component', () => {
    for (const card of BASE.cards) {
      const expected = (['agent', 'reveal', 'acquire', 'whenTrashed'] as const).filter(
        (box) => card[box].length > 0 || (box === 'agent' && card.anywhere),
      );
      expect(Object.keys(find(DESCRIBED[lang], card.group, card.id)?.text ?? {})).toEqual(expected);
    }
    for (const intrigue of BASE.intrigues) {
      const timings = intrigue.plays.map(({ timing }) => timing);
      expect(Object.keys(find(DESCRIBED[lang], 'intrigue', intrigue.id)?.text ?? {})).toEqual(timings);
    }
    for (const description of DESCRIBED[lang]) {
      const kept = Object.keys(description.text);
      if (description.group === 'conflict') expect(kept).toEqual(['first', 'second', 'third']);
      if (description.group === 'leader') expect(kept).toEqual(['ability', 'signet']);
      if (description.group === 'space') expect(kept).toContain('effects');
      for (const box of kept) expect(Object.keys(BOX_NAMES)).toContain(box);
    }
  });
});

/** Forms that betray their number; «до 3 загонів» and «по 1 очку» have cases of their own. */
const BETRAYING: Record<string, Intl.LDMLPluralRule> = {
  загін: 'one',
  загони: 'few',
  загонів: 'many',
  карту: 'one',
  карти: 'few',
  карт: 'many',
  очко: 'one',
  очки: 'few',
  очок: 'many',
  меч: 'one',
  мечі: 'few',
  мечів: 'many',
  солярій: 'one',
  солярії: 'few',
  соляріїв: 'many',
};

function disagreements(text: string): string[] {
  const counted = text.matchAll(
    /(?<![\d\p{L}])(?<before>до )?(?<n>\d+)\+? (?:переможн\p{L}+ )?(?<noun>\p{L}+)/gu,
  );
  return [...counted].flatMap(([words, before, n, noun]) => {
    const form = BETRAYING[noun ?? ''];
    const fits = form === undefined || before || form === new Intl.PluralRules('uk').select(Number(n));
    return fits ? [] : [words];
  });
}

describe('Ukrainian numbers', () => {
  it('agree with their nouns', () => {
    expect(textsIn('uk').flatMap(disagreements)).toEqual([]);
  });

  it('would be caught if they did not', () => {
    expect(
      disagreements('Найміть 2 загін, візьміть 1 карту, 5 очки й 21 меч, розгорніть до 3 загонів.'),
    ).toEqual(['2 загін', '5 очки']);
  });
});

describe('the description of an edition', () => {
  it('lists every component once in each language', () => {
    const expected =
      BASE.cards.length +
      BASE.intrigues.length +
      BASE.conflicts.length +
      BASE.leaders.length +
      BASE.spaces.length;
    for (const lang of LANGS) {
      const keys = new Set(DESCRIBED[lang].map(({ group, id }) => `${group}/${id}`));
      expect(keys.size).toBe(expected);
      expect(new Set(DESCRIBED[lang].map(({ group }) => group))).toEqual(new Set(GROUPS));
    }
  });

  it('gives the facts of a card', () => {
    expect(find(DESCRIBED.en, 'imperium', 'duncan-idaho')).toMatchObject({
      name: 'Duncan Idaho',
      copies: 1,
      cost: 4,
      factions: [],
      icons: ['city'],
      text: {
        agent: 'Pay 1 water → recruit 1 troop and draw 1 card.',
        reveal: '2 swords. Gain 1 water.',
      },
    });
    expect(find(DESCRIBED.en, 'reserve', 'foldspace')).not.toHaveProperty('cost');
  });

  it('gives the types of an intrigue; cards for winners are combat cards', () => {
    expect(find(DESCRIBED.uk, 'intrigue', 'tiebreaker')?.types).toEqual(['combat', 'endgame']);
    expect(find(DESCRIBED.uk, 'intrigue', 'to-the-victor')?.types).toEqual(['combat']);
    expect(find(DESCRIBED.uk, 'intrigue', 'choam-shares')?.cost).toEqual({ solari: 7 });
  });

  it('gives the cost of a space, of each way if there are several', () => {
    expect(find(DESCRIBED.uk, 'space', 'conspire')).toMatchObject({
      cost: { spice: 4 },
      factions: ['emperor'],
      icons: ['emperor'],
    });
    expect(find(DESCRIBED.uk, 'space', 'wealth')?.cost).toEqual({});
    expect(find(DESCRIBED.uk, 'space', 'sell-melange')?.cost).toEqual([
      { spice: 2 },
      { spice: 3 },
      { spice: 4 },
      { spice: 5 },
    ]);
  });

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(DESCRIBED.uk))).toEqual(DESCRIBED.uk);
  });
});
