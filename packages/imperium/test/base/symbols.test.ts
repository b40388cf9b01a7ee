import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

type Seat = NonNullable<Position['players']>[string];

/** Seat 0 is about to take a turn. */
const turn = (player: Seat, position: Position = {}, others: Record<number, Seat> = {}) =>
  new Table({ turn: 0, first: 0, ...position, players: { ...others, 0: { ...player } } });

describe('agents', () => {
  it('a recalled agent is ready again this round and leaves its space free', () => {
    covers('imp-icon-recall');
    const table = turn(
      { hand: ['diplomacy', 'dagger'], intrigues: ['urgent-mission'], solari: 0 },
      { agents: { wealth: [0], 'hall-of-oratory': [0] } },
    );
    expect(table.keys).not.toContain('agent:diplomacy>wealth');
    table.choose('intrigue:urgent-mission');
    expect(table.keys).toEqual(['recall:wealth', 'recall:hall-of-oratory']);
    table.choose('recall:wealth');
    expect(table.player(0).agents).toBe(1);
    expect(table.state.agents.map((agent) => agent.space)).toEqual(['hall-of-oratory']);
    table.choose('agent:diplomacy>wealth');
    expect(table.player(0)).toMatchObject({ agents: 0, solari: 2 });
  });

  it('without an own agent on the board there is nothing to recall', () => {
    covers('imp-icon-recall');
    const table = turn({ hand: ['diplomacy'], intrigues: ['urgent-mission'] }, { agents: { wealth: [1] } });
    expect(table.refused('intrigue:urgent-mission')).toBe('no-effect');
  });
});

describe('troops', () => {
  it('a lost troop returns to its owner’s supply', () => {
    covers('imp-icon-lose-troop');
    const table = turn(
      { hand: ['gun-thopter', 'diplomacy'] },
      {},
      {
        1: { garrison: 2, conflict: 1 },
        2: { garrison: 0, conflict: 4 },
      },
    );
    table.choose('agent:gun-thopter>secure-contract');
    expect(table.player(1)).toMatchObject({ garrison: 1, conflict: 1, supply: 10 });
    expect(table.player(2)).toMatchObject({ garrison: 0, conflict: 4, supply: 8 });
    const cross = turn(
      { hand: ['diplomacy'], intrigues: ['double-cross'], solari: 1 },
      {},
      {
        1: { garrison: 2, conflict: 1 },
      },
    );
    cross.choose('intrigue:double-cross');
    expect(cross.player(1)).toMatchObject({ garrison: 2, conflict: 0, supply: 10 });
  });
});

describe('influence', () => {
  it('it counts when the effect is resolved, influence gained this turn included', () => {
    covers('imp-icon-influence-condition');
    const table = turn({
      hand: ['worm-riders', 'convincing-argument'],
      influence: { fremen: 1 },
      intrigues: ['know-their-ways'],
    });
    table.choose('reveal');
    expect(table.player(0).swords).toBe(0);
    table.choose('intrigue:know-their-ways');
    expect(table.player(0).swords).toBe(4);
  });
});

describe('bonds and alliances', () => {
  it('two copies of a bond card switch each other on', () => {
    covers('imp-icon-fremen-bond-mutual');
    const hand = ['spice-hunter', 'spice-hunter', 'convincing-argument'];
    expect(turn({ hand, spice: 0 }).choose('reveal').player(0)).toMatchObject({ spice: 2, swords: 2 });
  });

  it('a card drawn on the Reveal turn wakes a bond revealed before', () => {
    covers('imp-icon-fremen-bond-mutual');
    const table = turn({
      hand: ['spice-hunter', 'convincing-argument'],
      deck: ['fedaykin-death-commando', 'dagger', 'dagger'],
      intrigues: ['water-of-life'],
      water: 1,
      spice: 1,
    });
    table.choose('reveal');
    expect(table.player(0)).toMatchObject({ spice: 1, swords: 1 });
    table.choose('intrigue:water-of-life');
    expect(table.player(0)).toMatchObject({ spice: 1, swords: 1 + 3 + 2 });
  });
});
