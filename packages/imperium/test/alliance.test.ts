import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
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
  it.each(FACTIONS)('the first on step 4 of %s takes the token and its point', (faction) => {
    covers('imp-alliance-first-to-4', 'imp-alliance-vp');
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
  });

  it('a jump over step 4 takes the token as well', () => {
    covers('imp-alliance-first-to-4');
    const table = new Table({ turn: 0, players: { 0: { hand: ['power-play'], influence: { guild: 3 } } } });
    table.choose('agent:power-play>foldspace');
    expect(table.state.alliances.guild).toBe(0);
    expect(table.player(0).points).toBe(1);
  });

  it('only the token of that faction is taken', () => {
    covers('imp-alliance-first-to-4');
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

  it('climbing on as the holder gives no further point', () => {
    covers('imp-alliance-vp');
    const table = visit(guild([4, 0, 0], 0, 0));
    expect(points(table)).toEqual([5, 5, 5]);
    expect(table.happened('alliance')).toEqual([]);
  });
});

describe('being overtaken', () => {
  it('a strictly higher step takes token and point', () => {
    covers('imp-alliance-overtake', 'imp-alliance-overtake-vp');
    const table = visit(guild([4, 4, 0], 0, 1));
    expect(table.state.alliances.guild).toBe(1);
    expect(points(table)).toEqual([4, 6, 5]);
    expect(table.happened('alliance')).toEqual([{ event: 'alliance', faction: 'guild', seat: 1, from: 0 }]);
  });

  it('level with the holder brings the bonus of step 4 but no token', () => {
    covers('imp-alliance-tie-keeps');
    const table = visit(guild([4, 3, 0], 0, 1));
    expect(table.state.alliances.guild).toBe(0);
    expect(points(table)).toEqual([5, 5, 5]);
    expect(table.player(1).solari).toBe(3);
  });

  it('rising past somebody who is not the holder takes nothing', () => {
    covers('imp-alliance-overtake');
    const table = visit(guild([6, 4, 4], 0, 1));
    expect(table.state.alliances.guild).toBe(0);
    expect(points(table)).toEqual([5, 5, 5]);
  });

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
  it('a holder who was level with one other player passes the token on', () => {
    covers('imp-alliance-loss-when-tied');
    const table = stepDown(guild([5, 5, 2], 0, 0));
    expect(table.state.alliances.guild).toBe(1);
    expect(points(table)).toEqual([4, 6, 5]);
    expect(table.asks).toBe('faction');
  });

  it('who was ahead alone keeps the token, even when drawn level', () => {
    covers('imp-alliance-loss-when-tied');
    const level = stepDown(guild([5, 4, 0], 0, 0));
    expect(level.state.alliances.guild).toBe(0);
    const ahead = stepDown(guild([6, 4, 0], 0, 0));
    expect(ahead.state.alliances.guild).toBe(0);
    expect(points(level)).toEqual([5, 5, 5]);
  });

  it('somebody without the token who steps down changes nothing', () => {
    covers('imp-alliance-loss-when-tied');
    const table = stepDown(guild([5, 5, 5], 0, 1));
    expect(table.state.alliances.guild).toBe(0);
    expect(points(table)).toEqual([5, 5, 5]);
  });

  it('level with several, the old holder names the new one', () => {
    covers('imp-alliance-loss-when-tied-choice', 'faq-alliance-loss');
    const table = stepDown(guild([5, 5, 5], 0, 0));
    expect([table.asks, table.asked]).toEqual(['pass-alliance', 0]);
    expect(table.keys).toEqual(['seat:1', 'seat:2']);
    table.choose('seat:2');
    expect(table.state.alliances.guild).toBe(2);
    expect(points(table)).toEqual([4, 5, 6]);
    expect(table.asks).toBe('faction');
  });

  it('the choice is the same on the fall to step 3', () => {
    covers('imp-alliance-loss-when-tied-choice', 'imp-alliance-loss-below-4', 'faq-alliance-loss');
    const table = stepDown(guild([4, 4, 4], 0, 0));
    expect(table.keys).toEqual(['seat:1', 'seat:2']);
    table.choose('seat:1');
    expect(points(table)).toEqual([4, 6, 5]);
  });

  it('on step 3 the token goes to the player who is still on step 4', () => {
    covers('imp-alliance-loss-below-4');
    const table = stepDown(guild([4, 4, 3], 0, 0));
    expect(table.state.alliances.guild).toBe(1);
    expect(points(table)).toEqual([4, 6, 5]);
  });

  it('with nobody on step 4 it returns to the board, nobody gets the point', () => {
    covers('imp-alliance-loss-below-4');
    const table = stepDown(guild([4, 3, 3], 0, 0));
    expect(table.state.alliances.guild).toBeUndefined();
    expect(points(table)).toEqual([4, 5, 5]);
    expect(table.happened('alliance')).toEqual([
      { event: 'alliance', faction: 'guild', seat: undefined, from: 0 },
    ]);
  });

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
