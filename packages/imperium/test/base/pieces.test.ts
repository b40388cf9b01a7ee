import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { imperium } from '../../src/game.js';
import type { Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

/** All troops of a seat, wherever they are. */
function troops(table: Table, seat: number): number {
  const { supply, garrison, conflict } = table.player(seat);
  return supply + garrison + conflict;
}

describe('pieces belong to their player', () => {
  it('recruiting, deploying and losing troops never changes their number of twelve', () => {
    covers('imp-cube-count');
    const table = new Table({
      turn: 0,
      first: 0,
      conflict: 'skirmish-a',
      players: { 0: { hand: ['reconnaissance'] } },
    });
    table.choose('agent:reconnaissance>arrakeen', 'deploy:3');
    const { supply, garrison, conflict } = table.player(0);
    expect([supply, garrison, conflict]).toEqual([8, 1, 3]);
    expect(troops(table, 0)).toBe(12);
    while (table.state.round === 1) table.choose(table.keys.includes('end') ? 'end' : 'reveal');
    expect([0, 1, 2].map((seat) => troops(table, seat))).toEqual([12, 12, 12]);
    expect(table.player(0).supply).toBe(11);
  });

  it('with an empty supply nobody gets a thirteenth troop', () => {
    covers('imp-cube-count');
    const table = new Table({
      turn: 0,
      players: { 0: { hand: ['dagger'], solari: 4, garrison: 11, conflict: 0 } },
    });
    table.choose('agent:dagger>rally-troops');
    expect([table.player(0).garrison, table.player(0).supply]).toEqual([12, 0]);
  });

  it('the audit finds a troop too many or too few', () => {
    covers('imp-cube-count');
    for (const change of [1, -1]) {
      const table = new Table();
      table.player(1).supply += change;
      expect(() => imperium.audit(table.state)).toThrow(/troops/);
    }
  });

  it('troops recruited by one player join no other garrison', () => {
    covers('imp-setup-own-garrison');
    const table = new Table(
      { turn: 1, first: 1, players: { 1: { hand: ['dagger'], solari: 4 } } },
      { players: 4 },
    );
    expect(table.state.players.map((player) => player.garrison)).toEqual([3, 3, 3, 3]);
    table.choose('agent:dagger>rally-troops');
    expect(table.state.players.map((player) => player.garrison)).toEqual([3, 7, 3, 3]);
  });

  it('figures, troops and markers of a player are told apart from everybody else’s', () => {
    covers('imp-setup-colour');
    const table = new Table({
      turn: 1,
      first: 1,
      conflict: 'siege-of-carthag',
      players: { 1: { hand: ['reconnaissance'] } },
    });
    table.choose('agent:reconnaissance>arrakeen', 'deploy:2');
    expect(table.state.agents).toEqual([{ seat: 1, space: 'arrakeen', mentat: false }]);
    expect(table.state.players.map((player) => player.agents)).toEqual([2, 1, 2]);
    expect(table.state.players.map((player) => player.conflict)).toEqual([0, 2, 0]);
    while (table.state.round === 1) table.choose(table.keys.includes('end') ? 'end' : 'reveal');
    expect(table.state.control.carthag).toBe(1);
    expect(table.state.players.map((player) => player.points)).toEqual([0, 1, 0]);
  });

  it('everybody sees resources, troops, seats, agents and tokens of everybody', () => {
    covers('imp-supply-open');
    const position: Position = {
      turn: 0,
      control: { carthag: 1 },
      alliances: { guild: 1 },
      players: {
        1: {
          solari: 4,
          spice: 3,
          water: 2,
          garrison: 5,
          influence: { guild: 4 },
          points: 3,
          councilSeat: true,
        },
      },
    };
    const table = new Table(position);
    for (const seat of [undefined, 0, 1, 2]) {
      const view = table.view(seat);
      expect(view.players[1]).toMatchObject({
        solari: 4,
        spice: 3,
        water: 2,
        garrison: 5,
        supply: 7,
        conflict: 0,
        agents: 2,
        points: 3,
        councilSeat: true,
        swordmaster: false,
        influence: { guild: 4, emperor: 0 },
      });
      expect(view.alliances.guild).toBe(1);
      expect(view.control.carthag).toBe(1);
    }
  });
});

describe('the bank', () => {
  it('a gain is paid in full however many tokens are out already', () => {
    covers('imp-bank-unlimited');
    const rich = { solari: 400, spice: 300, water: 200 };
    const table = new Table({
      turn: 0,
      first: 0,
      makers: { 'imperial-basin': 90 },
      players: {
        0: { ...rich, hand: ['dune-the-desert-planet'] },
        1: { ...rich, hand: ['diplomacy'] },
        2: { ...rich, hand: ['dune-the-desert-planet'] },
      },
    });
    table.choose('agent:dune-the-desert-planet>imperial-basin', 'end');
    expect(table.player(0).spice).toBe(300 + 1 + 90);
    table.choose('agent:diplomacy>stillsuits', 'end');
    expect(table.player(1).water).toBe(201);
    table.choose('agent:dune-the-desert-planet>sell-melange', 'way:3');
    expect([table.player(2).solari, table.player(2).spice]).toEqual([412, 295]);
  });
});

describe('the score', () => {
  it('each point moves the marker by one, up or down', () => {
    covers('imp-vp-marker');
    const table = new Table({
      turn: 0,
      first: 0,
      alliances: { fremen: 1 },
      players: {
        0: { hand: ['diplomacy'], influence: { fremen: 4 }, points: 2 },
        1: { influence: { fremen: 4 }, points: 3 },
      },
    });
    table.choose('agent:diplomacy>stillsuits');
    expect([table.player(0).points, table.player(1).points]).toEqual([3, 2]);
  });

  it('points beyond the end of the printed track still count', () => {
    covers('imp-vp-marker');
    const table = new Table({
      turn: 0,
      players: { 0: { hand: [], points: 12, spice: 4, intrigues: ['the-sleeper-must-awaken'] } },
    });
    table.choose('intrigue:the-sleeper-must-awaken');
    expect(table.player(0).points).toBe(13);
  });
});
