import { type Bot, botById } from '@sietch/bots';
import { gameById } from '@sietch/games';
import { describe, expect, it } from 'vitest';
import { type SimulationReport, simulate } from '../src/simulation.js';

const random = botById('random');
const eager = botById('eager');

/** Plays with every component counted after every choice, unless told otherwise. */
function play(
  game: string,
  raw: object,
  bot: Bot,
  games: number,
  audit = true,
  seed = `many ${JSON.stringify(raw)}`,
): SimulationReport {
  const entry = gameById(game);
  return simulate({ entry, options: entry.rules.parseOptions(raw), seed, bots: [bot], games, audit });
}

/** What took effect in none of the runs. */
function unseenInAll(reports: readonly SimulationReport[]): string[] {
  const [first, ...others] = reports.map((report) => report.unseen);
  return (first ?? []).filter((id) => others.every((unseen) => unseen.includes(id)));
}

/** Every game ended by its rules; in the Imperium family that is after ten rounds at the latest. */
function expectSound(reports: readonly SimulationReport[], mostRounds = 10): void {
  for (const { games, finished, errors, rounds } of reports) {
    expect(errors).toEqual([]);
    expect(finished).toBe(games);
    expect(rounds.max).toBeLessThanOrEqual(mostRounds);
  }
}

describe('many games', () => {
  it('of Dune: Imperium end, lose no component and use all content', () => {
    const reports = [
      play('imperium', { players: 3 }, random, 300),
      play('imperium', { players: 4 }, random, 300),
      play('imperium', { players: 4, leaders: 'draft' }, eager, 100),
      play('imperium', { players: 3, leaders: 'choose', confirmTurns: true }, eager, 100),
    ];
    expectSound(reports);
    expect(unseenInAll(reports)).toEqual([]);
  });

  it('of Uprising end, lose no component and use all content', () => {
    const choam = { players: 4, choam: true };
    const reports = [
      play('uprising', { players: 3 }, random, 200),
      play('uprising', choam, random, 200),
      play('uprising', { players: 3, choam: true, leaders: 'draft' }, eager, 100),
      // One intrigue takes effect in a game of a thousand: with this seed among the first.
      play('uprising', choam, eager, 600, false, 'many2'),
    ];
    expectSound(reports);
    expect(unseenInAll(reports.slice(1))).toEqual([]);
  });

  it('of Uprising mixed with the base game end and lose no component', () => {
    const base = ['imperium', 'intrigue', 'leaders', 'conflicts'];
    expectSound([
      play('uprising', { players: 4, choam: true, base }, eager, 150),
      play('uprising', { players: 3, base: ['imperium'], cards: { 'kwisatz-haderach': 3 } }, random, 100),
    ]);
  });

  it('of six players in teams end, lose no component and use all content', () => {
    const base = ['imperium', 'intrigue', 'leaders', 'conflicts'];
    const reports = [
      play('uprising', { players: 6 }, random, 60),
      play('uprising', { players: 6, leaders: 'draft' }, eager, 350, false, 'many8'),
    ];
    expectSound([...reports, play('uprising', { players: 6, base }, eager, 40)], 9);
    expect(unseenInAll(reports)).toEqual([]);
    for (const { winsByTeam = [] } of reports)
      for (const { wins } of winsByTeam) expect(wins).toBeGreaterThan(0);
  });

  it('of War for Arrakis end, lose no component and use all content', () => {
    const reports = [play('arrakis', {}, eager, 15), play('arrakis', {}, eager, 100, false)];
    expectSound(reports, 500);
    expect(unseenInAll(reports)).toEqual([]);
    for (const { winsBySeat } of reports) expect(Math.min(...winsBySeat)).toBeGreaterThan(0);
  });
});
