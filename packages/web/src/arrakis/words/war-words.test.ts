import { AIR_ZONES, type ArrakisEvent, type ArrakisView, arrakis } from '@sietch/arrakis';
import { botById, Dice } from '@sietch/bots';
import {
  type AnyRules,
  Game,
  keyOf,
  LANGS,
  type Lang,
  type Phrase,
  parseKey,
  plainText,
  redact,
  type Seen,
} from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { GLYPHS } from '../../icons/glyphs';
import { en } from '../../words/en';
import { uk } from '../../words/uk';
import { offersOf } from '../offers';
import { ask, askedBy } from './ask';
import { wordChoice } from './choice';
import { wordEvent } from './events';
import { namesOf } from './names';
import { whyNot, wordReason } from './reasons';
import { warEn } from './war-en';
import { warUk } from './war-uk';

const WORDS = { uk, en };
const RAW_ID = /\b(central|outer|air|standard|starting|strategy|leadership)-|undefined|null|NaN|\[object/;

function expectWords(text: string, lang: Lang, what: string): void {
  expect(text.trim(), what).not.toBe('');
  expect(text, what).not.toMatch(RAW_ID);
  expect(text, what).not.toMatch(/\s{2,}|: *[.,?]|«»|\(\)|\s[,.?]/);
  // Rulers are numbered in Latin letters.
  if (lang === 'uk') expect(text.replace(/\b[IVX]+\b/g, ''), what).not.toMatch(/[a-z]/i);
  else expect(text, what).not.toMatch(/[а-яґєії]/i);
}

function expectWorded(phrase: Phrase, lang: Lang, what: string): void {
  expectWords(plainText(phrase), lang, what);
  for (const part of phrase) if (typeof part !== 'string') expect(GLYPHS, what).toHaveProperty([part.icon]);
}

/** Words everything that can be met in some hundred choices of a game; returns the kinds of questions met. */
function wordGame(rules: AnyRules, seed: string, bot: string, most: number, players = 2): Set<string> {
  const game = Game.start(rules, rules.parseOptions({ players, atreides: seed.length % 2 }), seed);
  const dice = new Dice(seed);
  const player = botById(bot);
  const kinds = new Set<string>();
  for (let i = 0; i < most && !game.over; i++) {
    const seat = game.state.decision?.seats[0] ?? 0;
    const view = rules.view(game.state, seat) as ArrakisView;
    const detail = view.decision?.detail;
    if (detail === undefined) break;
    const offers = offersOf(view);
    const refusals = rules.refusals(game.state);
    for (const lang of LANGS) {
      const names = namesOf(view, lang, WORDS[lang]);
      expectWorded(ask(detail, names), lang, detail.kind);
      const source = askedBy(detail, names);
      if (source !== undefined) expectWords(source, lang, `${detail.kind} is asked by`);
      for (const { key, refs } of offers) {
        expectWorded(wordChoice(key, names), lang, key);
        for (const ref of refs) expectWords(names.thing(ref), lang, ref);
      }
      for (const { ref, reason } of refusals) {
        expectWords(names.thing(ref), lang, ref);
        expectWords(wordReason(reason, lang, view.side ?? 'atreides'), lang, reason.code);
        expect(wordReason(reason, 'en', view.side ?? 'atreides'), reason.code).not.toBe('not possible now');
      }
      for (const event of game.events) {
        const seen = redact(event, seat) as Seen<ArrakisEvent>;
        const phrase = wordEvent(seen, names);
        if (phrase !== undefined) expectWorded(phrase, lang, seen.event);
      }
    }
    kinds.add(detail.kind);
    const question = { choices: game.choices(), rules, view: () => view };
    game.apply(keyOf(player.choose(question, dice)), seat);
  }
  return kinds;
}

function texts(words: object): string[] {
  return Object.values(words).flatMap((word: unknown) => {
    if (typeof word === 'string') return [word];
    if (typeof word === 'function') return [String((word as (...n: number[]) => unknown)(3, 5, 1, 2))];
    return typeof word === 'object' && word !== null ? texts(word) : [];
  });
}

describe('words of the war', () => {
  it('every question, choice, thing, reason and event is worded in both languages', () => {
    const kinds = new Set<string>();
    for (const [i, bot] of ['random', 'eager', 'random', 'random'].entries()) {
      const met = wordGame(arrakis, `war${'.'.repeat(i)}`, bot, 600);
      for (const kind of met) kinds.add(kind);
    }
    console.info(`${kinds.size} kinds of questions were met.`);
    expect(kinds.size).toBeGreaterThan(40);
  }, 120_000);

  it('so is all that partners are asked and told, each by a name of their own', () => {
    const kinds = new Set([
      ...wordGame(arrakis, 'three', 'random', 400, 3),
      ...wordGame(arrakis, 'four', 'random', 400, 4),
    ]);
    for (const kind of ['actor', 'divide', 'cone', 'turn']) expect([...kinds]).toContain(kind);
    const { state } = Game.start(arrakis, arrakis.parseOptions({ players: 4 }), 'names');
    const names = namesOf(arrakis.view(state, 0), 'en', en);
    expect(new Set([0, 1, 2, 3].map((seat) => names.who(seat))).size).toBe(4);
  }, 120_000);

  it('whatever brings supremacy besides sietches has a name', () => {
    const { state } = Game.start(arrakis, arrakis.parseOptions({ players: 1 }), 'names');
    for (const lang of LANGS) {
      const names = namesOf(arrakis.view(state, 0), lang, WORDS[lang]);
      for (const why of ['stockpile', 'round', 'surplus', 'bene-gesserit'])
        expectWords(names.thing(why), lang, why);
    }
  });

  it('drawn cards are counted as one counts them', () => {
    const { state } = Game.start(arrakis, arrakis.parseOptions({}), 'names');
    const drew = (n: number, lang: Lang) =>
      plainText(
        wordEvent(
          { event: 'drew', side: 'atreides', deck: 'house-atreides', n },
          namesOf(arrakis.view(state, 0), lang, WORDS[lang]),
        ) ?? [],
      );
    expect(drew(1, 'uk')).toBe('беруть 1 карту (Дім Атрідів)');
    expect(drew(2, 'uk')).toBe('беруть 2 карти (Дім Атрідів)');
    expect(drew(1, 'en')).toBe('draw 1 card (House Atreides)');
  });

  it('air zones are told in short to a question about them, with what would have to go', () => {
    const { state } = Game.start(arrakis, arrakis.parseOptions({}), 'names');
    const view = arrakis.view(state, 0);
    const taken = { ...view, air: { ...view.air, 'air-central-n': 'ornithopter' as const } };
    const zone = (id: string, lang: Lang) =>
      plainText(wordChoice(`zone:${id}`, namesOf(taken, lang, WORDS[lang])));
    expect(zone('air-central-n', 'uk')).toBe('Північна (центральна), замість орнітоптера');
    expect(zone('air-central-n', 'en')).toBe('North (central ring), in place of the ornithopter');
    for (const words of [warUk, warEn])
      expect(Object.keys(words.airZonesInShort)).toEqual(AIR_ZONES.map(({ id }) => id));
  });

  it('keys come apart into what they were made of', () => {
    expect(parseKey('legion@arrakeen')).toEqual({ verb: 'legion', where: 'arrakeen' });
    expect(parseKey('deploy:regular@carthag:2')).toEqual({
      verb: 'deploy',
      what: 'regular',
      where: 'carthag',
      count: 2,
    });
    expect(parseKey('option:2')).toEqual({ verb: 'option', count: 2 });
    expect(parseKey('draw:both@1+1')).toEqual({ verb: 'draw', what: 'both', where: '1+1' });
    expect(parseKey('end')).toEqual({ verb: 'end' });
  });

  it('the words of the table keep their alphabets', () => {
    for (const text of texts(warUk)) expect(text).not.toMatch(/[a-z]/i);
    for (const text of texts(warEn)) expect(text).not.toMatch(/[а-яґєії]/i);
  });

  it('a thing tells why it cannot be chosen', () => {
    const refusals = [{ ref: 'die:giedi-prime:mentat', reason: { code: 'no-die' } }];
    expect(whyNot(refusals, [], 'die:giedi-prime:mentat')).toEqual({ code: 'no-die' });
    expect(whyNot(refusals, [], 'die:giedi-prime:house')).toBeUndefined();
  });
});

describe('deployment tokens side by side', () => {
  it('are told apart by what they show, for the side that knows it', () => {
    const { state } = Game.start(arrakis, arrakis.parseOptions({}), 'tokens');
    const named = (seat: number): string[] => {
      const names = namesOf(arrakis.view(state, seat), 'en', en);
      return Object.values(names.view.areas).flatMap(({ atreides }) =>
        (atreides?.tokens ?? []).map((token) => names.thing(`figure:${token}`)),
      );
    };
    expect(named(0).every((name) => /\(\d .+\)$/.test(name))).toBe(true);
    expect(new Set(named(0)).size).toBeGreaterThan(1);
    expect(new Set(named(1))).toEqual(new Set([warEn.token]));
  });
});
