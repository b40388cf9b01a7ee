import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition } from '../../src/scenario/position.js';
import { Table } from '../table.js';

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

describe('being overtaken', () => {
  it('level at first, with one step more the token changes hands', () => {
    covers('imp-alliance-tie-keeps', 'imp-alliance-overtake');
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

  it('the token can be won back, the point goes with it', () => {
    covers('imp-alliance-overtake-vp');
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
  it('the next player to reach step 4 takes it', () => {
    covers('imp-alliance-retaken-from-board');
    const table = stepDown(guild([4, 3, 3], 0, 0)).choose('faction:fremen');
    expect([table.asked, table.state.alliances.guild]).toEqual([1, undefined]);
    visit(table);
    expect(table.state.alliances.guild).toBe(1);
    // The fall cost a point, two steps with the Fremen brought one.
    expect(points(table)).toEqual([5, 6, 5]);
  });

  it('the old holder may be that player, in the same effect', () => {
    covers('imp-alliance-retaken-from-board');
    const table = stepDown(guild([4, 3, 0], 0, 0)).choose('faction:guild');
    expect(table.state.alliances.guild).toBe(0);
    expect(points(table)).toEqual([5, 5, 5]);
    expect(table.happened('alliance').map((event) => event.seat)).toEqual([undefined, 0]);
  });
});
