import { euphonicText, LANGS, type Lang } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { BASE } from '../content/base/edition.js';
import { catalogOf } from '../content/catalog.js';
import type { Edition } from '../content/component.js';
import { UPRISING } from '../content/uprising/edition.js';
import { BOX_NAMES } from './boxes.js';
import { type Description, describeEdition } from './describe.js';
import { ICONS, type Icon } from './icons.js';

/** The catalog's Uprising knows what of the base game can be mixed in. */
const EDITIONS: readonly (readonly [label: string, edition: Edition])[] = [
  ['base', BASE],
  ['uprising', UPRISING],
  ['uprising with the base game', catalogOf({ edition: 'uprising' }).edition],
];

/** The steps of a training track but its empty start. */
const stepsOf = ({ training = [] }: Description) => training.filter(({ text }) => text !== '');

const textsOf = (descriptions: readonly Description[]) =>
  descriptions.flatMap((description) => [
    ...Object.values(description.text),
    ...stepsOf(description).map(({ text }) => text),
  ]);

/** What no text may contain. */
const FAULTS: Record<string, RegExp> = {
  'a start without a capital letter or a number': /^[^\p{Lu}\d]/u,
  'an end without a single full stop': /(?:[^.]|[.;:,\s]\.)$/,
  'a hole': /undefined|null|NaN|\[object/,
  'a stray space': / {2}|\s[.,;:)]|\(\s|^\s|\s$/,
  'a missing space': /[.;:,→](?=[\p{L}\d])|\p{L}\(/u,
  'a doubled mark': /[,;:][,;:]|→[^.;]*→/,
  'a word said twice': /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu,
  'a straight apostrophe or quote': /['`"]/,
};

const LETTERS_OF_THE_OTHER = { uk: /\p{Script=Latin}/u, en: /\p{Script=Cyrillic}/u };

const WORDED = EDITIONS.flatMap(([label, edition]) =>
  LANGS.map((lang) => {
    const described = describeEdition(edition, lang);
    return { label, edition, lang, described, texts: textsOf(described) };
  }),
);

describe.each(WORDED)('every text of "$label" in "$lang"', ({ edition, lang, described, texts }) => {
  const boxesOf = (group: string, id: string) =>
    Object.keys(described.find((other) => other.group === group && other.id === id)?.text ?? {});

  it.each(Object.entries(FAULTS))('is free of %s', (_, fault) => {
    expect(texts.filter((text) => fault.test(text))).toEqual([]);
  });

  it('keeps to its alphabet', () => {
    expect(texts.filter((text) => LETTERS_OF_THE_OTHER[lang].test(text))).toEqual([]);
  });

  it('closes its quotes and brackets', () => {
    const unbalanced = (text: string) =>
      text.split('«').length !== text.split('»').length || text.split('(').length !== text.split(')').length;
    expect(texts.filter(unbalanced)).toEqual([]);
  });

  it('carries only known symbols, each with words', () => {
    const parts = described.flatMap((description) => [
      ...Object.values(description.phrases).flat(),
      ...stepsOf(description).flatMap(({ phrase }) => phrase),
    ]);
    const tokens = parts.filter((part) => typeof part !== 'string');
    expect(tokens.filter(({ icon, text }) => !ICONS.includes(icon as Icon) || text === '')).toEqual([]);
  });

  it('agrees with its numbers', () => {
    expect(texts.flatMap((text) => disagreements(text, lang))).toEqual([]);
  });

  it('fits its small words to their neighbours', () => {
    expect(texts.filter((text) => euphonicText(text) !== text)).toEqual([]);
  });

  it('sends agents as the rulebook of the edition does', () => {
    const other =
      edition.usage.at === 'на' ? /агент\p{L}* [ув] \p{L}*\s?локаці/u : /агент\p{L}* на \p{L}*\s?локаці/u;
    expect(texts.filter((text) => other.test(text))).toEqual([]);
  });

  it('says of a count of cards that it includes the card itself, which is of that faction', () => {
    const counting = edition.cards.flatMap((card) =>
      card.reveal.flatMap((effect) =>
        effect.do === 'for-each' && 'faction' in effect.count
          ? [[card.factions, effect.count.faction] as const]
          : [],
      ),
    );
    for (const [factions, faction] of counting) expect(factions).toContain(faction);
  });

  it('is there for every box of a card, an intrigue and a conflict', () => {
    for (const card of edition.cards) {
      const sends = card.anywhere || card.ignoresRequirements;
      const expected = (['agent', 'reveal', 'acquire', 'whenTrashed', 'whenDiscarded'] as const).filter(
        (box) => card[box].length > 0 || (box === 'agent' && sends),
      );
      expect(boxesOf(card.group, card.id)).toEqual(expected);
    }
    for (const { id, plays } of edition.intrigues)
      expect(boxesOf('intrigue', id)).toEqual(plays.map(({ timing }) => timing));
    for (const { id, battleIcon } of edition.conflicts)
      expect(boxesOf('conflict', id)).toEqual([
        ...['first', 'second', 'third'],
        ...(battleIcon ? ['battle-icon'] : []),
      ]);
  });

  it('is there for every box of the other components', () => {
    for (const { id } of edition.leaders) expect(boxesOf('leader', id)).toEqual(['ability', 'signet']);
    for (const { id } of edition.spaces) expect(boxesOf('space', id)).toContain('effects');
    for (const { id } of edition.posts) expect(boxesOf('post', id)).toEqual(['connected']);
    for (const { id } of edition.contracts) expect(boxesOf('contract', id)).toEqual(['term', 'reward']);
    for (const { id } of edition.objectives) expect(boxesOf('objective', id)).toContain('battle-icon');
  });

  it('stands in a box with a name', () => {
    const boxes = new Set(described.flatMap(({ text }) => Object.keys(text)));
    for (const box of boxes) expect(Object.keys(BOX_NAMES)).toContain(box);
  });
});

/** Forms that betray their number, by what the number must be. «до 3 загонів» and «по 1 очку» have cases of their own. */
const BETRAYING: Record<Lang, Partial<Record<string, readonly Intl.LDMLPluralRule[]>>> = {
  uk: {
    загін: ['one'],
    загони: ['few'],
    загонів: ['many'],
    карту: ['one'],
    карти: ['few'],
    карт: ['many'],
    очко: ['one'],
    очки: ['few'],
    очок: ['many'],
    меч: ['one'],
    мечі: ['few'],
    мечів: ['many'],
    солярій: ['one'],
    солярії: ['few'],
    соляріїв: ['many'],
    підрозділ: ['one'],
    підрозділи: ['few'],
    підрозділів: ['many'],
    контракт: ['one'],
    контракти: ['few'],
    контрактів: ['many'],
    виконаний: ['one'],
    виконані: ['few'],
    виконаних: ['many'],
    шпигуна: ['one'],
    шпигунів: ['few', 'many'],
    свого: ['one'],
    своїх: ['few', 'many'],
    піщаного: ['one'],
    піщаних: ['few', 'many'],
  },
  en: {
    troop: ['one'],
    troops: ['other'],
    card: ['one'],
    cards: ['other'],
    sword: ['one'],
    swords: ['other'],
    spy: ['one'],
    sandworm: ['one'],
    sandworms: ['other'],
    contract: ['one'],
    contracts: ['other'],
    unit: ['one'],
    units: ['other'],
    point: ['one'],
    points: ['other'],
  },
};

function disagreements(text: string, lang: Lang): string[] {
  const counted = text.matchAll(
    /(?<![\d\p{L}])(?<before>до |досягаєте )?(?<n>\d+)\+? (?:переможн\p{L}+ |more |victory |completed |intrigue )*(?<noun>\p{L}+)/gu,
  );
  return [...counted].flatMap(([words, before, n, noun]) => {
    const numbers = BETRAYING[lang][noun ?? ''];
    const fits = !numbers || before || numbers.includes(new Intl.PluralRules(lang).select(Number(n)));
    return fits ? [] : [words];
  });
}

describe('a noun that does not agree with its number', () => {
  it('would be caught in Ukrainian', () => {
    const text =
      'Найміть 2 загін, візьміть 1 карту, 5 очки й 21 меч, розгорніть до 3 загонів, викличте 2 піщаного хробака.';
    expect(disagreements(text, 'uk')).toEqual(['2 загін', '5 очки', '2 піщаного']);
  });

  it('would be caught in English', () => {
    const text = 'Draw 1 cards and 2 intrigue cards, recruit 2 more troop, gain 1 victory points.';
    expect(disagreements(text, 'en')).toEqual(['1 cards', '2 more troop', '1 victory points']);
  });
});
