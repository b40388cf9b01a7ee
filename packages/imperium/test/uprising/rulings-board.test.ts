import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { type Table, uprisingTable } from '../table.js';
import { doing, holding, reach, revealing, sending } from './hands.js';

describe('influence', () => {
  it('a gain of 2 goes to one faction', () => {
    covers('ruling-upr-two-influence');
    const table = sending('overthrow', 'secrets');
    expect(table.player(0).influence).toEqual({ emperor: 0, guild: 0, 'bene-gesserit': 2, fremen: 0 });
  });

  it('nothing beyond step 6', () => {
    covers('ruling-upr-track-top');
    const me = { influence: { emperor: 5 } };
    const table = sending('overthrow', 'dutiful-service', me, { alliances: { emperor: 0 } });
    expect(table.player(0).influence.emperor).toBe(6);
    const full = { emperor: 6, guild: 6, 'bene-gesserit': 6, fremen: 6 };
    const alliances = { emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 0 };
    const none = sending(
      'dangerous-rhetoric',
      'gather-support',
      { influence: full, solari: 0 },
      { alliances },
    );
    expect(none.state.trashed).toContain('dangerous-rhetoric');
    expect(none.player(0).influence).toEqual(full);
  });

  it('the spy of the fourth step is placed before anything else', () => {
    covers('ruling-upr-emperor-four-spy');
    const table = sending('truthtrance', 'sardaukar', { influence: { emperor: 3 }, spice: 4 });
    expect(table.asks).toBe('place-spy');
    table.choose('post:post-guild');
    expect(table.player(0)).toMatchObject({ spies: ['post-guild'], influence: { emperor: 4 } });
  });

  it('a tie moves nothing; a tied player takes the token of a holder who steps down', () => {
    covers('ruling-upr-alliance-transfer');
    const board: Position = {
      alliances: { guild: 1 },
      players: { 1: { influence: { guild: 4 }, points: 2 } },
    };
    const tie = sending('truthtrance', 'deliver-supplies', { influence: { guild: 3 } }, board);
    expect(tie.state.alliances.guild).toBe(1);
    const over = sending('truthtrance', 'deliver-supplies', { influence: { guild: 4 }, points: 1 }, board);
    expect(over.state.alliances.guild).toBe(0);
    expect(over.player(0).points).toBe(2);
    expect(over.player(1).points).toBe(1);
  });

  it('among several tied players the old holder chooses; below 4 with none it goes back', () => {
    covers('ruling-upr-alliance-transfer');
    const me = { influence: { guild: 4 }, points: 2 };
    const board = (guild: number): Position => ({
      alliances: { guild: 0 },
      players: { 1: { influence: { guild }, points: 1 }, 2: { influence: { guild }, points: 1 } },
    });
    const several = revealing(['captured-mentat'], me, board(4)).choose('effect:captured-mentat.0');
    expect(several.asks).toBe('pass-alliance');
    expect(several.keys).toEqual(['seat:1', 'seat:2']);
    several.choose('seat:2');
    expect(several.state.alliances.guild).toBe(2);
    expect([0, 1, 2].map((seat) => several.player(seat).points)).toEqual([1, 1, 2]);
    const back = revealing(['captured-mentat'], me, board(3)).choose('effect:captured-mentat.0');
    expect(back.state.alliances.guild).toBeUndefined();
    expect(back.player(0).points).toBe(1);
  });
});

/** Four players in a conflict for solari: 2, 3 and 2 of them for the three places. */
function fight(troops: readonly number[], board: Position = {}): Table {
  const seats = troops.map(
    (conflict, i) => [i, { conflict, solari: 0, won: [], points: 0 } as PlayerPosition] as const,
  );
  return uprisingTable(
    {
      phase: 'combat',
      first: 0,
      conflict: 'skirmish-desert-mouse',
      conflictDeck: ['choam-security', 'propaganda'],
      ...board,
      players: Object.fromEntries(seats),
    },
    { players: troops.length === 4 ? 4 : 3 },
  );
}

describe('combat', () => {
  it.each([
    [
      [3, 3, 2, 1],
      [3, 3, 2, 0],
    ],
    [
      [3, 3, 1, 1],
      [3, 3, 0, 0],
    ],
    [
      [3, 3, 3, 1],
      [3, 3, 3, 0],
    ],
    [
      [3, 2, 2, 1],
      [2, 2, 2, 0],
    ],
    [
      [3, 2, 1, 1],
      [2, 3, 0, 0],
    ],
    [
      [3, 3, 1],
      [3, 3, 0],
    ],
    [
      [3, 2, 2],
      [2, 2, 2],
    ],
    [
      [3, 2, 1],
      [2, 3, 0],
    ],
  ])('troops %j bring solari %j', (troops, solari) => {
    covers('ruling-upr-ties');
    const table = fight(troops);
    expect(troops.map((_, seat) => table.player(seat).solari)).toEqual(solari);
  });

  it('with a tie for first nobody takes the card', () => {
    covers('ruling-upr-ties');
    const table = fight([3, 3, 2, 1]);
    expect(table.state.players.map(({ won }) => won)).toEqual([[], [], [], []]);
    expect(table.happened('conflict-won')).toEqual([]);
    expect(fight([3, 2, 1, 0]).player(0).won).toHaveLength(1);
  });

  it('tied players take their rewards from the first player on', () => {
    covers('ruling-upr-reward-order');
    const table = uprisingTable({
      phase: 'combat',
      first: 1,
      conflict: 'trade-dispute',
      conflictDeck: ['choam-security', 'propaganda'],
      players: { 0: { conflict: 2 }, 1: { conflict: 2 }, 2: { conflict: 0 } },
    });
    expect(table.asked).toBe(1);
    expect(table.choose('skip').asked).toBe(0);
  });

  it('the controller may deploy a troop from the supply when the conflict is turned up', () => {
    covers('ruling-upr-defence-bonus');
    const board: Position = {
      phase: 'round-start',
      first: 0,
      conflict: 'siege-of-arrakeen',
      control: { arrakeen: 1 },
    };
    const table = uprisingTable(board);
    expect(table.asked).toBe(1);
    expect(table.keys).toEqual(['deploy', 'skip']);
    expect(table.choose('deploy').player(1)).toMatchObject({ conflict: 1, supply: 8, garrison: 3 });
    expect(uprisingTable(board).choose('skip').player(1)).toMatchObject({ conflict: 0, supply: 9 });
    expect(uprisingTable({ ...board, conflict: 'choam-security' }).asks).toBe('turn');
  });

  it('paid on placement, whoever visits, the controller included', () => {
    covers('ruling-upr-control-bonus');
    const theirs = sending(
      'maker-keeper',
      'spice-refinery',
      { solari: 0 },
      { control: { 'spice-refinery': 1 } },
    );
    expect(theirs.player(1).solari).toBe(1);
    const own = sending(
      'maker-keeper',
      'spice-refinery',
      { solari: 0 },
      { control: { 'spice-refinery': 0 } },
    );
    expect(own.player(0).solari).toBe(3);
    expect(own.happened('gained').map(({ n }) => n)).toEqual([1, 2]);
  });
});

describe('spaces', () => {
  const privilege = (me: PlayerPosition, board: Position = {}) =>
    sending(
      'dagger',
      'imperial-privilege',
      { solari: 3, influence: { emperor: 2 }, deck: ['diplomacy', 'reconnaissance'], ...me },
      board,
    );

  it('the intrigue given up is discarded, not trashed', () => {
    covers('ruling-upr-imperial-privilege-trash');
    const table = privilege({ intrigues: ['cunning'] }).choose('effect:imperial-privilege.0');
    expect(table.state.intrigueDiscard).toEqual(['cunning']);
    expect(table.state.trashedIntrigues).toEqual([]);
    expect(table.player(0).intrigues).toHaveLength(1);
  });

  it('mandatory with another own agent, else skipped; the card comes anyway', () => {
    covers('ruling-upr-imperial-privilege-recall');
    const table = privilege({}, { agents: { fremkit: [0] } });
    // Neither leaves a choice, so their order is not asked.
    expect(doing(table)).toEqual(['end']);
    expect(table.player(0)).toMatchObject({ agents: 1, hand: ['diplomacy'] });
    const three = privilege({ swordmaster: true }, { agents: { fremkit: [0], secrets: [0] } });
    expect(doing(three)).toEqual(['effect:imperial-privilege.1', 'effect:imperial-privilege.2']);
    expect(privilege({}).player(0)).toMatchObject({ agents: 1, hand: ['diplomacy'] });
  });

  it('5 solari every time, a seat only the first', () => {
    covers('ruling-upr-high-council-later');
    const first = sending('dagger', 'high-council', { solari: 5, deck: [], garrison: 0, spice: 0 });
    expect(first.player(0)).toMatchObject({ solari: 0, councilSeat: true, spice: 0, garrison: 0 });
    const later = sending('dagger', 'high-council', {
      solari: 5,
      deck: [],
      garrison: 0,
      spice: 0,
      councilSeat: true,
    });
    expect(later.player(0)).toMatchObject({ solari: 0, spice: 2, garrison: 3 });
    expect(later.player(0).intrigues).toHaveLength(1);
    const poor = holding(['dagger'], { solari: 4, deck: [], councilSeat: true });
    expect(poor.refused('card:dagger>space:high-council')).toBe('cost');
  });

  it('8 solari, 6 as soon as anybody has one; nobody visits twice', () => {
    covers('ruling-upr-swordmaster-cost');
    const eight = sending('dagger', 'swordmaster', { solari: 8, deck: [] });
    expect(eight.player(0)).toMatchObject({ solari: 0, swordmaster: true, agents: 2 });
    expect(holding(['dagger'], { solari: 7, deck: [] }).refused('card:dagger>space:swordmaster')).toBe(
      'cost',
    );
    const six = sending(
      'dagger',
      'swordmaster',
      { solari: 6, deck: [] },
      { players: { 1: { swordmaster: true } } },
    );
    expect(six.player(0).solari).toBe(0);
    const again = holding(['dagger'], { solari: 9, deck: [], swordmaster: true });
    expect(again.refused('card:dagger>space:swordmaster')).toBe('once-per-game');
  });

  it('every opponent with four intrigues loses one', () => {
    covers('ruling-upr-secrets-steal');
    const four = ['cunning', 'devour', 'impress', 'manipulate'];
    const three = ['opportunism', 'ornithopter', 'crysknife'];
    const table = sending(
      'truthtrance',
      'secrets',
      {},
      { players: { 1: { intrigues: four }, 2: { intrigues: three } } },
    );
    table.choose('effect:secrets.1');
    expect(table.player(1).intrigues).toHaveLength(3);
    expect(table.player(2).intrigues).toEqual(three);
    expect(table.happened('stole-intrigue')).toMatchObject([{ seat: 0, from: 1 }]);
  });

  it('need 2 influence, but are no spaces of the faction', () => {
    covers('ruling-upr-requirement-spaces');
    const me = { solari: 3, spice: 3, deck: [] };
    const low = holding(['signet-ring'], { ...me, influence: { emperor: 1, guild: 1, fremen: 1 } });
    for (const space of ['imperial-privilege', 'shipping', 'sietch-tabr'])
      expect(low.refused(`card:signet-ring>space:${space}`)).toBe('influence');
    const high = holding(['signet-ring'], { ...me, influence: { emperor: 2, guild: 2, fremen: 2 } });
    expect(reach(high, 'signet-ring')).toEqual(
      expect.arrayContaining(['imperial-privilege', 'shipping', 'sietch-tabr']),
    );
    high.choose('agent:signet-ring>sietch-tabr');
    expect(high.player(0).influence.fremen).toBe(2);
    expect(high.happened('influence')).toEqual([]);
  });
});

describe('the end of the game', () => {
  const level = { points: 10, spice: 2, solari: 2, water: 1, garrison: 3, won: [] };
  const finished = (...players: PlayerPosition[]) =>
    uprisingTable({
      phase: 'recall',
      first: 0,
      conflictDeck: [],
      conflict: 'propaganda',
      players: Object.fromEntries(players.map((player, i) => [i, { ...level, ...player }])),
    });

  it.each([
    ['points', { points: 11, spice: 0 }],
    ['spice', { spice: 3, solari: 0 }],
    ['solari', { solari: 3, water: 0 }],
    ['water', { water: 2, garrison: 0 }],
    ['troops in the garrison', { garrison: 4, revealedAt: 1 }],
    ['the latest Reveal turn', { revealedAt: 9 }],
  ])('decided by %s', (_, better) => {
    covers('ruling-upr-final-tiebreak');
    const table = finished({ revealedAt: 7 }, { revealedAt: 6, ...better }, { revealedAt: 8 });
    expect(table.happened('game-over')).toMatchObject([{ winner: 1 }]);
  });

  it('points are not capped', () => {
    covers('ruling-upr-score-beyond-track');
    const table = finished({ points: 14, won: ['propaganda', 'trade-dispute'] }, {}, { points: 13 });
    table.choose('match:trade-dispute');
    expect(table.player(0).points).toBe(15);
    expect(table.happened('game-over')).toMatchObject([{ winner: 0 }]);
  });

  it('agents stay and the marker does not move', () => {
    covers('ruling-upr-no-recall-at-end');
    const board: Position = { phase: 'recall', first: 1, agents: { arrakeen: [0], fremkit: [2] } };
    const over = uprisingTable({ ...board, players: { 0: { points: 10 } } });
    expect(over.state).toMatchObject({ first: 1, phase: 'over' });
    expect(over.state.agents).toHaveLength(2);
    const on = uprisingTable({ ...board, players: { 0: { points: 9 } } });
    expect(on.state).toMatchObject({ first: 2, phase: 'turns', agents: [] });
  });
});
