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

/** Explores, some games at a time, until everything has taken effect; most of the last ones wait for one rare card. */
function explore(
  game: string,
  raw: object,
  seed: string,
  before: readonly SimulationReport[],
): SimulationReport[] {
  const reports = [...before];
  for (let i = 0; i < MOST_EXPLORATIONS && unseenInAll(reports).length > 0; i++)
    reports.push(play(game, raw, eager, EXPLORED_AT_ONCE, false, `${seed}/${i}`));
  return reports;
}

const EXPLORED_AT_ONCE = 25;
const MOST_EXPLORATIONS = 80;

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
    const reports = explore('imperium', { players: 4 }, 'many', [
      play('imperium', { players: 3 }, random, 100),
      play('imperium', { players: 4 }, random, 100),
      play('imperium', { players: 4, leaders: 'draft' }, eager, 50),
      play('imperium', { players: 3, leaders: 'choose', confirmTurns: true }, eager, 50),
    ]);
    expectSound(reports);
    expect(unseenInAll(reports)).toEqual([]);
  });

  it('of Uprising end, lose no component and use all content', () => {
    const choam = { players: 4, choam: true };
    const reports = explore('uprising', choam, 'many', [
      play('uprising', choam, random, 80),
      play('uprising', { players: 3, choam: true, leaders: 'draft' }, eager, 50),
    ]);
    expectSound([...reports, play('uprising', { players: 3 }, random, 80)]);
    expect(unseenInAll(reports)).toEqual([]);
  });

  it('of Uprising mixed with the base game end and lose no component', () => {
    const base = ['imperium', 'intrigue', 'leaders', 'conflicts'];
    expectSound([
      play('uprising', { players: 4, choam: true, base }, eager, 60),
      play('uprising', { players: 3, base: ['imperium'], cards: { 'kwisatz-haderach': 3 } }, random, 40),
    ]);
  });

  it('of six players in teams end, lose no component and use all content', () => {
    const base = ['imperium', 'intrigue', 'leaders', 'conflicts'];
    const reports = explore('uprising', { players: 6, leaders: 'draft' }, 'many', [
      play('uprising', { players: 6 }, random, 40),
      // One intrigue takes effect in a game of a thousand, and in this one.
      play('uprising', { players: 6, leaders: 'draft' }, eager, 1, false, 'rare 37'),
    ]);
    expectSound([...reports, play('uprising', { players: 6, base }, eager, 25)], 9);
    expect(unseenInAll(reports)).toEqual([]);
    const wins = reports.flatMap(({ winsByTeam = [] }) => winsByTeam.map((team) => team.wins));
    expect(
      wins.some((won, i) => i % 2 === 0 && won > 0) && wins.some((won, i) => i % 2 === 1 && won > 0),
    ).toBe(true);
  });

  it('of War for Arrakis end, lose no component and use all content', () => {
    const reports = explore('arrakis', {}, 'many', [play('arrakis', {}, eager, 10)]);
    expectSound(reports, 500);
    expect(unseenInAll(reports)).toEqual([]);
    expect(Math.min(...(reports[0]?.winsBySeat ?? [0]))).toBeGreaterThan(0);
  });
});
