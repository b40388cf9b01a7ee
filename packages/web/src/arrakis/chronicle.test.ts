import { type ArrakisState, arrakis, MARKERS } from '@sietch/arrakis';
import { botById, Dice } from '@sietch/bots';
import { gameById } from '@sietch/games';
import { Game, keyOf, LANGS } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { en } from '../words/en';
import { uk } from '../words/uk';
import { warAccount } from './chronicle';
import { namesOf } from './words/names';

const WORDS = { uk, en };

/** Without battles nothing is ever destroyed. */
const FIERCE = /^(attack@|continue|stand|act:(strategy|leadership)-attack|stockpile|claim:)/;

/** A game played to some length by bots that like to fight, and what was written down of it. */
function chronicled(seed: string, atreides: number, most: number, bot = 'random') {
  const { rules } = gameById('arrakis');
  const game = Game.start(rules, rules.parseOptions({ atreides }), seed);
  const dice = new Dice(seed);
  const chronicle = warAccount.chronicle();
  chronicle.after(game);
  for (let i = 0; i < most && !game.over; i++) {
    const seat = game.state.decision?.seats[0] ?? 0;
    const view = rules.view(game.state, seat);
    const keys = game.choices().map(keyOf);
    const fierce = keys.find((key) => FIERCE.test(key));
    const question = { choices: game.choices(), rules, view: () => view };
    game.apply(fierce ?? keyOf(botById(bot).choose(question, dice)), seat);
    chronicle.after(game);
  }
  return { game, state: game.state as ArrakisState, points: chronicle.stats.points };
}

describe('the chronicle of a war', () => {
  it('tells where every point of both sides came from, by names', () => {
    const sources = new Set<string>();
    for (const [seed, atreides, bot] of [
      ['a', 0, 'eager'],
      ['b', 1, 'random'],
      ['c', 0, 'random'],
    ] as const) {
      const { state, points } = chronicled(seed, atreides, 1500, bot);
      const sum = (seat: number) =>
        points.filter((gain) => gain.seat === seat).reduce((all, { n }) => all + n, 0);
      expect(sum(1 - atreides)).toBe(state.supremacy);
      expect(sum(atreides)).toBe(MARKERS.reduce((all, marker) => all + state.prescience[marker], 0));
      for (const { source } of points) sources.add(source);
    }
    expect(sources.size).toBeGreaterThan(3);
    const view = arrakis.view(chronicled('a', 0, 1).state, undefined);
    for (const lang of LANGS)
      for (const source of [
        ...sources,
        'sietch:windgap',
        'settlement:arsunt',
        'stations',
        'stockpile',
        'surplus',
        'round',
        'bene-gesserit',
        'bonus',
      ])
        expect(namesOf(view, lang, WORDS[lang]).thing(source), source).not.toBe('');
  });
});
