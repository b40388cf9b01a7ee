import { describe, expect, it } from 'vitest';
import { json, sietch } from './console.js';

/** The names of all numbers in the report, and that they are numbers; how fast they are is no matter of tests. */
function shape(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shape(inner)]));
}

describe('bench', () => {
  it('measures play, clones, views, replays and the baseline', async () => {
    const report = json(await sietch('bench', '--games', '1', '--json'));
    expect(report).toMatchObject({ game: 'imperium', games: 1 });
    expect(shape(report)).toEqual({
      game: 'string',
      players: 'number',
      games: 'number',
      gamesPerSecond: 'number',
      decisionsPerSecond: 'number',
      microseconds: { clone: 'number', view: 'number', determinize: 'number', replayPerGame: 'number' },
      playoutsPerSecond: 'number',
      baseline: { copyingGamesPerSecond: 'number', inPlaceIsFaster: 'number', cloneIsFaster: 'number' },
      alongside: {
        0: { game: 'string', players: 'number', gamesPerSecond: 'number' },
        1: { game: 'string', players: 'number', gamesPerSecond: 'number' },
      },
    });
  });

  it.each(['1', '2'])('measures a game for %s beside the same game at a full table', async (players) => {
    const report = json(await sietch('bench', '--games', '1', '--players', players, '--json'));
    expect(report).toMatchObject({
      game: 'imperium',
      players: Number(players),
      alongside: [{ game: 'imperium', players: 4 }, { game: 'uprising' }, { game: 'arrakis' }],
    });
  });

  it('says so in words', async () => {
    const { code, out } = await sietch('bench', '--games', '1');
    expect(code).toBe(0);
    for (const word of ['games/s', 'clone', 'view', 'replay', 'copying']) expect(out).toContain(word);
  });
});
