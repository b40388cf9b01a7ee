import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition } from '../../src/scenario/position.js';
import { FACTIONS, type Faction } from '../../src/terms.js';
import type { Table } from '../table.js';
import { EDITIONS, tableOf } from './editions.js';
import { FREE_SPACE, JUMP, PLAIN, stepDown } from './factions.js';

type Steps = readonly [number, number, number];

describe.each(EDITIONS)('alliances in $id', (edition) => {
  const free = FREE_SPACE[edition.id];
  const options = { confirmTurns: true, ...(edition.id === 'uprising' && { choam: true }) };
  const points = (table: Table) => table.state.players.map((player) => player.points);

  /** Three players with their steps on the Guild's track, one of whom may hold the token. */
  function guild(steps: Steps, holder: number | undefined, own: PlayerPosition = {}, turn = 0): Table {
    const seats = steps.map((step, seat) => [
      seat,
      {
        points: 5,
        solari: 0,
        influence: { guild: step },
        hand: ['diplomacy'],
        ...(seat === turn && { ...PLAIN[edition.id], ...own }),
      },
    ]);
    const alliances = holder === undefined ? {} : { alliances: { guild: holder } };
    return tableOf(edition, { turn, first: turn, ...alliances, players: Object.fromEntries(seats) }, options);
  }
  const visit = (steps: Steps, holder: number | undefined, turn = 0) =>
    guild(steps, holder, {}, turn).choose(`agent:diplomacy>${free.guild}`);
  const down = (steps: Steps, holder: number, turn = 0) =>
    stepDown(edition, (own) => guild(steps, holder, own, turn), {});

  it.each(FACTIONS)('the first on step 4 of %s takes the token and its point', (faction: Faction) => {
    covers('imp-alliance-first-to-4', 'imp-alliance-vp', 'upr-alliance-first');
    const at = (steps: number) => {
      const own = { ...PLAIN[edition.id], hand: ['diplomacy'], points: 1, influence: { [faction]: steps } };
      const table = tableOf(edition, { turn: 0, players: { 0: own } }, options);
      table.choose(`agent:diplomacy>${free[faction]}`);
      // A step that brings an intrigue waits for the player's order; the Emperor of Uprising gives a spy first.
      if (table.keys.includes('effect:visit')) table.choose('effect:visit');
      return table.asks === 'place-spy' ? table.choose(table.keys[0] ?? '') : table;
    };
    expect(at(3).state.alliances[faction]).toBe(0);
    expect(at(3).player(0).points).toBe(2);
    expect(at(2).state.alliances[faction]).toBeUndefined();
    expect(at(2).player(0).points).toBe(1);
  });

  it('a jump over step 4 takes the token as well', () => {
    covers('imp-alliance-first-to-4', 'upr-alliance-first');
    const card = JUMP[edition.id];
    const table = guild([3, 0, 0], undefined, { hand: [card] }).choose(`agent:${card}>${free.guild}`);
    expect(table.state.alliances.guild).toBe(0);
    expect(points(table)).toEqual([6, 5, 5]);
  });

  it('only the token of that faction is taken', () => {
    covers('imp-alliance-first-to-4', 'upr-alliance-first');
    const table = visit([3, 0, 0], undefined);
    expect(table.state.alliances).toEqual({
      emperor: undefined,
      guild: 0,
      'bene-gesserit': undefined,
      fremen: undefined,
    });
    expect(table.happened('alliance')).toEqual([
      { event: 'alliance', faction: 'guild', seat: 0, from: undefined },
    ]);
  });

  it('climbing on as the holder gives no further point', () => {
    covers('imp-alliance-vp', 'upr-alliance-first');
    const table = visit([4, 0, 0], 0);
    expect(points(table)).toEqual([5, 5, 5]);
    expect(table.happened('alliance')).toEqual([]);
  });

  it('a strictly higher step takes token and point', () => {
    covers('imp-alliance-overtake', 'imp-alliance-overtake-vp', 'upr-alliance-taken-over');
    const table = visit([4, 4, 0], 0, 1);
    expect(table.state.alliances.guild).toBe(1);
    expect(points(table)).toEqual([4, 6, 5]);
    expect(table.happened('alliance')).toEqual([{ event: 'alliance', faction: 'guild', seat: 1, from: 0 }]);
  });

  it('level with the holder brings the bonus of step 4 but no token', () => {
    covers('imp-alliance-tie-keeps', 'upr-alliance-tie-stays');
    const table = visit([4, 3, 0], 0, 1);
    expect(table.state.alliances.guild).toBe(0);
    expect(points(table)).toEqual([5, 5, 5]);
    expect(table.player(1).solari).toBe(3);
  });

  it('rising past somebody who is not the holder takes nothing', () => {
    covers('imp-alliance-overtake', 'upr-alliance-taken-over');
    const table = visit([6, 4, 4], 0, 1);
    expect(table.state.alliances.guild).toBe(0);
    expect(points(table)).toEqual([5, 5, 5]);
  });

  it.each<[what: string, steps: Steps, holder: number | undefined, points: number[]]>([
    ['level with one other player passes the token on', [5, 5, 2], 1, [4, 6, 5]],
    ['ahead alone keeps the token, even when drawn level', [5, 4, 0], 0, [5, 5, 5]],
    ['far ahead keeps it', [6, 4, 0], 0, [5, 5, 5]],
    ['on step 3 gives it to the player who is still on step 4', [4, 4, 3], 1, [4, 6, 5]],
    ['with nobody on step 4 returns it to the board with its point', [4, 3, 3], undefined, [4, 5, 5]],
  ])('a holder who steps down %s', (_, steps, holder, expected) => {
    covers('imp-alliance-loss-when-tied', 'imp-alliance-loss-below-4', 'upr-alliance-tie-stays');
    const table = down(steps, 0);
    expect(table.state.alliances.guild).toBe(holder);
    expect(points(table)).toEqual(expected);
    expect(table.happened('alliance')).toEqual(
      holder === 0 ? [] : [{ event: 'alliance', faction: 'guild', seat: holder, from: 0 }],
    );
  });

  it('somebody without the token who steps down changes nothing', () => {
    covers('imp-alliance-loss-when-tied', 'upr-alliance-tie-stays');
    const table = down([5, 5, 5], 0, 1);
    expect(table.state.alliances.guild).toBe(0);
    expect(points(table)).toEqual([5, 5, 5]);
  });

  it.each<[steps: Steps]>([[[5, 5, 5]], [[4, 4, 4]]])(
    'level with several (%j), the old holder names the new one',
    (steps) => {
      covers('imp-alliance-loss-when-tied-choice', 'imp-alliance-loss-below-4', 'faq-alliance-loss');
      covers('upr-alliance-tie-stays');
      for (const [heir, expected] of [
        [1, [4, 6, 5]],
        [2, [4, 5, 6]],
      ] as const) {
        const table = down(steps, 0);
        expect([table.asks, table.asked, table.keys]).toEqual(['pass-alliance', 0, ['seat:1', 'seat:2']]);
        table.choose(`seat:${heir}`);
        expect(table.state.alliances.guild).toBe(heir);
        expect(points(table)).toEqual(expected);
      }
    },
  );
});
