import { botById, Dice } from '@sietch/bots';
import { type ImperiumEvent, type ImperiumView, imperium, uprising } from '@sietch/imperium';
import { type AnyRules, Game, keyOf, LANGS, type Phrase, plainText, redact, type Seen } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { en } from '../../words/en';
import { uk } from '../../words/uk';
import { symbolsOf } from '../board/symbols';
import { thingsOf } from '../movements';
import { offersOf } from '../offers';
import { scenesOf } from '../scenes';
import { ask } from './ask';
import { wordChoice } from './choice';
import { wordEvent } from './events';
import { speakerOf } from './speaker';

const WORDS = { uk, en };

function expectWorded(phrase: Phrase, lang: 'uk' | 'en', what: string): void {
  const text = plainText(phrase).trim();
  expect(text, what).not.toBe('');
  expect(text, what).not.toMatch(/undefined|null|NaN|\[object/);
  // Rulers are numbered in Latin letters.
  if (lang === 'uk') expect(text.replace(/\b[IVX]+\b/g, ''), what).not.toMatch(/[a-z]{2,}/i);
  else expect(text, what).not.toMatch(/[а-яґєії]/i);
}

/** Words every question, choice and event of a game, and counts the kinds of questions met. */
function wordGame(rules: AnyRules, options: unknown, seed: string): Set<string> {
  const game = Game.start(rules, rules.parseOptions(options), seed);
  const dice = new Dice(seed);
  const eager = botById('eager');
  const kinds = new Set<string>();
  while (!game.over) {
    const seat = game.state.decision?.seats[0] ?? 0;
    const view = rules.view(game.state, seat) as ImperiumView;
    const detail = view.decision?.detail;
    if (detail === undefined) break;
    for (const lang of LANGS) {
      const speaker = speakerOf(view, lang, WORDS[lang]);
      for (const touched of [[], ...offersOf(view).map(({ refs }) => refs.slice(0, 1))]) {
        const asked = ask(detail, touched, speaker);
        expectWorded(asked, lang, detail.kind);
        expect(plainText(asked), detail.kind).toMatch(/^[\p{Lu}«].*[.?:]$/u);
      }
      for (const { key } of view.decision?.choices ?? []) expectWorded(wordChoice(key, speaker), lang, key);
      for (const event of game.events) {
        const seen = redact(event, seat) as Seen<ImperiumEvent>;
        const phrase = wordEvent(seen, speaker);
        if (phrase !== undefined) expectWorded(phrase, lang, seen.event);
        // What it names can be looked up by the very name.
        for (const ref of thingsOf(seen)) expect(speaker.thing(ref), ref).not.toBe('');
      }
      for (const { title, lines } of scenesOf(game.events as readonly ImperiumEvent[], speaker)) {
        expectWorded(title, lang, 'title of a scene');
        for (const { phrase } of lines) expectWorded(phrase, lang, 'line of a scene');
      }
    }
    expect(offersOf(view)).toHaveLength(view.decision?.choices?.length ?? 0);
    kinds.add(detail.kind);
    const question = { choices: game.choices(), rules, view: () => view };
    game.apply(keyOf(eager.choose(question, dice)), seat);
  }
  return kinds;
}

describe('words of a game', () => {
  it('every question, choice and event of the base game is worded in both languages', () => {
    const kinds = new Set<string>();
    for (let i = 0; i < 4; i++) {
      const options = { players: i % 2 === 0 ? 4 : 3, leaders: i < 2 ? 'random' : 'draft' };
      for (const kind of wordGame(imperium, options, `base ${i}`)) kinds.add(kind);
    }
    expect(kinds.size).toBeGreaterThan(15);
  });

  it('every question, choice and event of Uprising with CHOAM is worded in both languages', () => {
    const kinds = new Set<string>();
    for (let i = 0; i < 4; i++) {
      const options = {
        players: 4,
        choam: true,
        base: [['imperium', 'intrigue'], ['leaders', 'conflicts'], [], []][i],
      };
      for (const kind of wordGame(uprising, options, `uprising ${i}`)) kinds.add(kind);
    }
    expect(kinds.size).toBeGreaterThan(18);
  });

  it.each([
    [imperium, { players: 1, difficulty: 'mentat', rivals: 'random' }],
    [imperium, { players: 2 }],
    [uprising, { players: 1, difficulty: 'mentat', rivals: 'random', variants: ['row-dice'] }],
    [uprising, { players: 2, rivals: 'random', base: ['conflicts'] }],
    [uprising, { players: 2, variants: ['streamlined-rivals'] }],
  ] as const)(
    'every question, choice and event against Rivals is worded in both languages: %#',
    (rules, options) => {
      const kinds = new Set<string>();
      for (let i = 0; i < 2; i++) for (const kind of wordGame(rules, options, `rivals ${i}`)) kinds.add(kind);
      expect(kinds.size).toBeGreaterThan(5);
    },
  );

  it('every question, choice and event of six in teams is worded in both languages', () => {
    const kinds = new Set<string>();
    for (let i = 0; i < 2; i++) {
      const options = { players: 6, confirmTurns: true };
      for (const kind of wordGame(uprising, options, `six ${i}`)) kinds.add(kind);
    }
    expect(kinds.size).toBeGreaterThan(18);
  });

  it('what a leader’s own ability brings is not told as coming from the leader once more', () => {
    const game = Game.start(imperium, imperium.parseOptions({}), 'own ability');
    const view = imperium.view(game.state, 0);
    const [leader = ''] = view.players.map((player) => player.leader);
    const speaker = speakerOf(view, 'en', en);
    const gained = (source: string) =>
      plainText(wordEvent({ event: 'gained', seat: 0, what: 'spice', n: 1, source }, speaker) ?? []);
    expect(gained(`leader:${leader}`)).toBe('gains 1 spice');
    expect(gained('space:imperial-basin')).toBe('gains 1 spice (Imperial Basin)');
  });

  it('every space shows what it gives in symbols', () => {
    for (const rules of [imperium, uprising]) {
      const game = Game.start(rules, rules.parseOptions({}), 'symbols');
      const speaker = speakerOf(rules.view(game.state, 0), 'en', en);
      for (const space of speaker.catalog.spaces) {
        expect(
          symbolsOf(space, { lang: 'en', catalog: speaker.catalog, choam: false }).length,
          space.id,
        ).toBeGreaterThan(0);
      }
    }
  });
});
