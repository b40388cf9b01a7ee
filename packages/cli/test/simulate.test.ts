import { BOTS, botById } from '@sietch/bots';
import { type GameEntry, gameById } from '@sietch/games';
import { readRecord, replay, writeRecord } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { type SimulationReport, simulate } from '../src/simulation.js';
import { json, sietch } from './console.js';

const FIELDS = [
  'game',
  'players',
  'games',
  'finished',
  'errors',
  'decisions',
  'seconds',
  'gamesPerSecond',
  'winsBySeat',
  'rounds',
  'points',
  'unseen',
];

const play = async (...args: string[]) =>
  json(await sietch('simulate', '--game', 'imperium', '--json', ...args)) as SimulationReport;

/** What does not depend on the clock. */
const timeless = ({ seconds: _, gamesPerSecond: __, ...rest }: SimulationReport) => rest;

describe('simulate', () => {
  it('reports exactly these fields as JSON', async () => {
    const report = await play('--games', '3', '--audit');
    expect(Object.keys(report)).toEqual(FIELDS);
    expect(report).toMatchObject({ game: 'imperium', players: 4, games: 3, finished: 3, errors: [] });
    expect(Object.keys(report.rounds)).toEqual(['min', 'mean', 'max']);
    expect(Object.keys(report.points)).toEqual(['min', 'mean', 'max']);
    for (const { min, mean, max } of [report.rounds, report.points]) {
      expect(min).toBeLessThanOrEqual(mean);
      expect(mean).toBeLessThanOrEqual(max);
    }
    expect(report.rounds.min).toBeGreaterThan(0);
    expect(report.rounds.max).toBeLessThanOrEqual(10);
    expect(report.winsBySeat).toHaveLength(4);
    expect(report.winsBySeat.reduce((a, b) => a + b)).toBe(3);
    expect(report.decisions).toBeGreaterThan(100);
    for (const item of report.unseen) expect(item).toMatch(/^(card|intrigue|conflict|leader|space):[a-z-]+$/);
    expect(report.unseen.length).toBeGreaterThan(0);
  });

  it('plays the same games for the same seed, others for another', async () => {
    const [first, again, other] = [
      await play('--games', '2', '--seed', 'a'),
      await play('--games', '2', '--seed', 'a'),
      await play('--games', '2', '--seed', 'b'),
    ];
    expect(timeless(again)).toEqual(timeless(first));
    expect(timeless(other)).not.toEqual(timeless(first));
  });

  it('counts the wins of teams where teams play', async () => {
    const report = await play('--game', 'uprising', '--games', '2', '--players', '6');
    const { winsByTeam = [], winsBySeat } = report;
    expect(winsByTeam.map(({ seats }) => seats)).toEqual([
      [0, 2, 4],
      [3, 5, 1],
    ]);
    for (const { seats, wins } of winsByTeam) for (const seat of seats) expect(winsBySeat[seat]).toBe(wins);
    expect(report).toMatchObject({ players: 6, finished: 2 });
    expect(report.unseen).not.toContain('conflict:skirmish-crysknife');
  });

  it('seats as many players as told, with bots of their own', async () => {
    const report = await play('--games', '1', '--players', '3', '--bot', 'eager,random,eager');
    expect([report.players, report.winsBySeat.length]).toEqual([3, 3]);
    const option = await play('--games', '1', '--option', 'players=3');
    expect(option.players).toBe(3);
  });

  it('passes setup options on: lists, switches and words', async () => {
    const leaders = 'paul-atreides,helena-richese,duke-leto-atreides';
    const args = ['--games', '1', '--players', '3', '--option', 'confirmTurns=true'];
    const listed = await play(...args, '--option', `leaders=${leaders}`);
    const draft = await play(...args, '--option', 'leaders=draft');
    expect([listed.finished, draft.finished]).toEqual([1, 1]);
    const unseen = listed.unseen.filter((id) => id.startsWith('leader:'));
    for (const leader of ['count-ilban-richese', 'baron-vladimir-harkonnen']) {
      expect(unseen).toContain(`leader:${leader}`);
    }
  });

  it('says the same in words', async () => {
    const { code, out } = await sietch('simulate', '--game', 'imperium', '--games', '1');
    expect(code).toBe(0);
    expect(out).toContain('1 of 1 games of imperium with 4 players finished');
    for (const word of ['wins by seat', 'rounds', 'points', 'never took effect']) expect(out).toContain(word);
  });
});

describe('a game that fails', () => {
  const whole = gameById('imperium');
  const bots = [botById('random')];

  /** Imperium with a flaw that shows when a certain choice is made. */
  function broken(rules: Partial<GameEntry['rules']>): GameEntry {
    return { ...whole, rules: { ...whole.rules, ...rules } };
  }

  const collapsing = broken({
    answer: (play, choice, seat) => {
      if (choice.verb === 'reveal' && play.state.step > 10) throw new Error('The floor has collapsed.');
      whole.rules.answer(play, choice, seat);
    },
  });
  const leaking = broken({
    audit: (state) => {
      if (state.step === 25) throw new Error('A troop is missing.');
    },
  });

  const run = (entry: GameEntry, audit = false) =>
    simulate({ entry, options: entry.rules.parseOptions({}), seed: 'flaw', bots, games: 2, audit });

  it('is reported and counted as not finished, and the others go on', () => {
    const report = run(collapsing);
    expect(report).toMatchObject({ games: 2, finished: 0, winsBySeat: [0, 0, 0, 0] });
    expect(report.rounds).toEqual({ min: 0, mean: 0, max: 0 });
    expect(report.errors.map(({ seed, message }) => [seed, message])).toEqual([
      ['flaw/0', 'The floor has collapsed.'],
      ['flaw/1', 'The floor has collapsed.'],
    ]);
  });

  it('comes with a record that leads to the error', () => {
    for (const { record } of run(collapsing).errors) {
      const read = readRecord(writeRecord(record));
      expect(() => replay(collapsing.rules, read)).toThrow(
        `Choice ${read.keys.length} of the record cannot be made: The floor has collapsed.`,
      );
      // All choices before it can be made, also without the flaw.
      expect(() => replay(whole.rules, { ...read, keys: read.keys.slice(0, -1) })).toThrow('final state');
    }
  });

  it('is found by the audit, and the record ends where the component was lost', () => {
    expect(run(leaking).errors).toEqual([]);
    const [error] = run(leaking, true).errors;
    expect(error).toMatchObject({ message: 'A troop is missing.', record: { game: 'imperium' } });
    expect(error?.record.keys).toHaveLength(25);
  });

  it('may also be one that stops without an outcome', () => {
    const endless = broken({ outcome: () => undefined });
    expect(run(endless).errors[0]?.message).toBe('The game stopped without an outcome.');
  });
});

describe('bots', () => {
  it.each(BOTS.map(({ id }) => id))('%s can play a whole game', async (bot) => {
    expect((await play('--games', '1', '--audit', '--bot', bot)).finished).toBe(1);
  });
});
