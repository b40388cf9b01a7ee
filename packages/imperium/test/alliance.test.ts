import { describe, expect, it } from 'vitest';
import type { PlayerPosition } from '../src/scenario/position.js';
import { FACTIONS, type Faction } from '../src/terms.js';
import { Table } from './table.js';

const FREE: Readonly<Record<Faction, string>> = {
  emperor: 'wealth',
  guild: 'foldspace',
  'bene-gesserit': 'secrets',
  fremen: 'stillsuits',
};

/** Three players with their steps on the Guild's track; the first of them holds the token, if anybody. */
function guild(steps: readonly [number, number, number], holder: number | undefined, turn: number): Table {
  const player = (seat: 0 | 1 | 2): PlayerPosition => ({
    points: 5,
    spice: 2,
    influence: { guild: steps[seat] },
    hand: seat === turn ? ['diplomacy', 'shifting-allegiances'] : ['diplomacy'],
  });
  return new Table({
    turn,
    first: turn,
    ...(holder === undefined ? {} : { alliances: { guild: holder } }),
    players: { 0: player(0), 1: player(1), 2: player(2) },
  });
}

const points = (table: Table) => table.state.players.map((player) => player.points);
const visit = (table: Table) => table.choose('agent:diplomacy>foldspace');

/** The player on turn gives up a step with the Guild; the two steps go to the Fremen. */
function stepDown(table: Table): Table {
  return table.choose('agent:shifting-allegiances>hall-of-oratory', 'effect:shifting-allegiances.0');
}

describe('making an alliance', () => {
  it.each(FACTIONS)(
    'imp-alliance-first-to-4 imp-alliance-vp: the first on step 4 of %s takes the token and its point',
    (faction) => {
      const at = (steps: number) => {
        const table = new Table({
          turn: 0,
          players: { 0: { hand: ['diplomacy'], points: 1, influence: { [faction]: steps } } },
        }).choose(`agent:diplomacy>${FREE[faction]}`);
        // A step that brings an intrigue waits for the player's order.
        return table.keys.includes('effect:visit') ? table.choose('effect:visit') : table;
      };
      expect(at(3).state.alliances[faction]).toBe(0);
      expect(at(3).player(0).points).toBe(2);
      expect(at(2).state.alliances[faction]).toBeUndefined();
      expect(at(2).player(0).points).toBe(1);
    },
  );

  it('imp-alliance-first-to-4: a jump over step 4 takes the token as well', () => {
    const table = new Table({ turn: 0, players: { 0: { hand: ['power-play'], influence: { guild: 3 } } } });
    table.choose('agent:power-play>foldspace');
    expect(table.state.alliances.guild).toBe(0);
    expect(table.player(0).points).toBe(1);
  });

  it('imp-alliance-first-to-4: only the token of that faction is taken', () => {
    const table = visit(guild([3, 0, 0], undefined, 0));
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

  it('imp-alliance-vp: climbing on as the holder gives no further point', () => {
    const table = visit(guild([4, 0, 0], 0, 0));
    expect(points(table)).toEqual([5, 5, 5]);
    expect(table.happened('alliance')).toEqual([]);
  });
});

describe('being overtaken', () => {
  it('imp-alliance-overtake imp-alliance-overtake-vp: a strictly higher step takes token and point', () => {
    const table = visit(guild([4, 4, 0], 0, 1));
    expect(table.state.alliances.guild).toBe(1);
    expect(points(table)).toEqual([4, 6, 5]);
    expect(table.happened('alliance')).toEqual([{ event: 'alliance', faction: 'guild', seat: 1, from: 0 }]);
  });

  it('imp-alliance-tie-keeps: level with the holder brings the bonus of step 4 but no token', () => {
    const table = visit(guild([4, 3, 0], 0, 1));
    expect(table.state.alliances.guild).toBe(0);
    expect(points(table)).toEqual([5, 5, 5]);
    expect(table.player(1).solari).toBe(3);
  });

  it('imp-alliance-overtake: rising past somebody who is not the holder takes nothing', () => {
    const table = visit(guild([6, 4, 4], 0, 1));
    expect(table.state.alliances.guild).toBe(0);
    expect(points(table)).toEqual([5, 5, 5]);
  });

  it('imp-alliance-tie-keeps imp-alliance-overtake: level at first, with one step more the token changes hands', () => {
    const table = new Table({
      turn: 1,
      first: 1,
      alliances: { fremen: 0 },
      players: {
        0: { influence: { fremen: 4 }, points: 3 },
        1: { hand: ['diplomacy'], intrigues: ['know-their-ways'], influence: { fremen: 3 }, points: 1 },
      },
    });
    table.choose('agent:diplomacy>stillsuits');
    expect([table.state.alliances.fremen, table.player(1).points, table.player(1).water]).toEqual([0, 1, 3]);
    table.choose('intrigue:know-their-ways');
    expect([table.state.alliances.fremen, table.player(1).points, table.player(0).points]).toEqual([1, 2, 2]);
    expect(table.player(1).water).toBe(3);
  });

  it('imp-alliance-overtake-vp: the token can be won back, the point goes with it', () => {
    const table = new Table({
      turn: 1,
      first: 1,
      alliances: { guild: 0 },
      players: {
        0: { influence: { guild: 4 }, points: 2, hand: ['power-play'], spice: 6 },
        1: { hand: ['diplomacy'], influence: { guild: 4 }, points: 1 },
        2: { hand: [], hasRevealed: true },
      },
    });
    table.choose('agent:diplomacy>foldspace');
    expect(points(table).slice(0, 2)).toEqual([1, 2]);
    expect(table.asked).toBe(0);
    table.choose('agent:power-play>heighliner');
    expect(table.state.alliances.guild).toBe(0);
    expect(points(table).slice(0, 2)).toEqual([2, 1]);
  });
});

describe('stepping down', () => {
  it('imp-alliance-loss-when-tied: a holder who was level with one other player passes the token on', () => {
    const table = stepDown(guild([5, 5, 2], 0, 0));
    expect(table.state.alliances.guild).toBe(1);
    expect(points(table)).toEqual([4, 6, 5]);
    expect(table.asks).toBe('faction');
  });

  it('imp-alliance-loss-when-tied: who was ahead alone keeps the token, even when drawn level', () => {
    const level = stepDown(guild([5, 4, 0], 0, 0));
    expect(level.state.alliances.guild).toBe(0);
    const ahead = stepDown(guild([6, 4, 0], 0, 0));
    expect(ahead.state.alliances.guild).toBe(0);
    expect(points(level)).toEqual([5, 5, 5]);
  });

  it('imp-alliance-loss-when-tied: somebody without the token who steps down changes nothing', () => {
    const table = stepDown(guild([5, 5, 5], 0, 1));
    expect(table.state.alliances.guild).toBe(0);
    expect(points(table)).toEqual([5, 5, 5]);
  });

  it('imp-alliance-loss-when-tied-choice: level with several, the old holder names the new one', () => {
    const table = stepDown(guild([5, 5, 5], 0, 0));
    expect([table.asks, table.asked]).toEqual(['pass-alliance', 0]);
    expect(table.keys).toEqual(['seat:1', 'seat:2']);
    table.choose('seat:2');
    expect(table.state.alliances.guild).toBe(2);
    expect(points(table)).toEqual([4, 5, 6]);
    expect(table.asks).toBe('faction');
  });

  it('imp-alliance-loss-when-tied-choice imp-alliance-loss-below-4: the choice is the same on the fall to step 3', () => {
    const table = stepDown(guild([4, 4, 4], 0, 0));
    expect(table.keys).toEqual(['seat:1', 'seat:2']);
    table.choose('seat:1');
    expect(points(table)).toEqual([4, 6, 5]);
  });

  it('imp-alliance-loss-below-4: on step 3 the token goes to the player who is still on step 4', () => {
    const table = stepDown(guild([4, 4, 3], 0, 0));
    expect(table.state.alliances.guild).toBe(1);
    expect(points(table)).toEqual([4, 6, 5]);
  });

  it('imp-alliance-loss-below-4: with nobody on step 4 it returns to the board, nobody gets the point', () => {
    const table = stepDown(guild([4, 3, 3], 0, 0));
    expect(table.state.alliances.guild).toBeUndefined();
    expect(points(table)).toEqual([4, 5, 5]);
    expect(table.happened('alliance')).toEqual([
      { event: 'alliance', faction: 'guild', seat: undefined, from: 0 },
    ]);
  });

  it('imp-alliance-retaken-from-board: the next player to reach step 4 takes it', () => {
    const table = stepDown(guild([4, 3, 3], 0, 0)).choose('faction:fremen');
    expect([table.asked, table.state.alliances.guild]).toEqual([1, undefined]);
    visit(table);
    expect(table.state.alliances.guild).toBe(1);
    // The fall cost a point, two steps with the Fremen brought one.
    expect(points(table)).toEqual([5, 6, 5]);
  });

  it('imp-alliance-retaken-from-board: the old holder may be that player, in the same effect', () => {
    const table = stepDown(guild([4, 3, 0], 0, 0)).choose('faction:guild');
    expect(table.state.alliances.guild).toBe(0);
    expect(points(table)).toEqual([5, 5, 5]);
    expect(table.happened('alliance').map((event) => event.seat)).toEqual([undefined, 0]);
  });
});
