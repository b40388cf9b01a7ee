import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

/** Everybody whose turn comes reveals, buying nothing, until something else is asked or the round ends. */
function revealAll(table: Table): Table {
  const { round } = table.state;
  while (table.state.round === round && (table.keys.includes('end') || table.keys.includes('reveal'))) {
    table.choose(table.keys.includes('end') ? 'end' : 'reveal');
  }
  return table;
}

describe('phase 1', () => {
  it('cards are shown once played or revealed', () => {
    covers('imp-hand-hidden');
    const table = new Table({
      turn: 0,
      first: 0,
      players: { 0: { hand: ['dagger', 'convincing-argument'] } },
    });
    table.choose('agent:dagger>hall-of-oratory');
    expect(table.view(1).players[0]?.played).toEqual(['dagger']);
    expect(table.view(1).players[0]?.handCount).toBe(1);
    revealTo(table, 0);
    table.choose('reveal');
    expect(table.view(1).players[0]?.revealed).toEqual(['convincing-argument']);
    expect(table.view(1).players[0]?.handCount).toBe(0);
  });
});

/** The others reveal until it is this seat's turn. */
function revealTo(table: Table, seat: number): void {
  while (table.asked !== seat) table.choose(table.keys.includes('end') ? 'end' : 'reveal');
}

describe('phase 2', () => {
  const daggers = { hand: ['dagger', 'convincing-argument'] };

  it('nobody passes, unless an effect allows it', () => {
    covers('imp-phase2-no-pass');
    const position: Position = {
      turn: 0,
      first: 0,
      players: { 0: { ...daggers, intrigues: ['bindu-suspension', 'windfall'] }, 1: { hand: [] } },
    };
    const table = new Table(position);
    expect(table.keys).not.toContain('pass');
    expect(() => table.game.apply('pass')).toThrow(/legal/);
    expect(() => table.game.apply('end')).toThrow(/legal/);
    expect(new Table(position).choose('intrigue:windfall').keys).not.toContain('pass');
    table.choose('intrigue:bindu-suspension', 'pass');
    expect(table.player(0).hasRevealed).toBe(false);
    expect(table.asked).not.toBe(0);
  });

  it('without agents, cards or open spaces only the Reveal turn is left', () => {
    covers('imp-phase2-forced-reveal');
    const intrigues = ['ambush'];
    const cases: Position[] = [
      { agents: { wealth: [0], arrakeen: [0] }, players: { 0: { hand: ['dagger'], intrigues } } },
      { players: { 0: { hand: [], intrigues } } },
      { players: { 0: { hand: ['convincing-argument'], intrigues } } },
      { agents: { 'hall-of-oratory': [1] }, players: { 0: { hand: ['dagger'], solari: 0, intrigues } } },
    ];
    for (const position of cases) {
      const table = new Table({ turn: 0, first: 0, ...position });
      expect([table.asked, ...table.keys]).toEqual([0, 'reveal']);
    }
    const free = new Table({ turn: 0, first: 0, players: { 0: { hand: ['dagger'], solari: 0, intrigues } } });
    expect(free.keys).toEqual(['agent:dagger>hall-of-oratory', 'reveal']);
  });

  it('who has nothing to hide reveals without being asked', () => {
    covers('imp-phase2-forced-reveal');
    const table = new Table({ turn: 0, first: 0, players: { 0: { hand: ['seek-allies'] }, 1: daggers } });
    expect(table.asked).toBe(0);
    const forced = new Table({ turn: 0, first: 0, players: { 0: { hand: [] }, 1: daggers } });
    expect(forced.asked).toBe(1);
    expect(forced.player(0).hasRevealed).toBe(true);
  });

  it('the combat begins as soon as the last player has revealed, not before', () => {
    covers('imp-phase2-end');
    const players = {
      0: { hand: ['convincing-argument'], intrigues: ['ambush'], conflict: 1, garrison: 2 },
      1: { hand: ['convincing-argument'] },
      2: { hand: ['convincing-argument'] },
    };
    const table = new Table({ turn: 0, first: 0, conflict: 'skirmish-a', players });
    table.choose('reveal', 'end');
    while (table.asked !== 0) {
      expect(table.state.phase).toBe('turns');
      table.choose(table.keys.includes('end') ? 'end' : 'reveal');
    }
    expect([table.asks, table.state.phase]).toEqual(['combat', 'combat']);
    expect(table.state.players.every((player) => player.hasRevealed)).toBe(true);
  });
});

describe('the end of the game', () => {
  const hands = { 0: { hand: ['dagger'] }, 1: { hand: ['dagger'] }, 2: { hand: ['dagger'] } };

  it('points lost again before the round ends do not count', () => {
    covers('imp-end-checked-at-round-end');
    const table = new Table({
      turn: 1,
      first: 1,
      alliances: { guild: 0 },
      players: {
        ...hands,
        0: { points: 10, influence: { guild: 4 }, hand: ['dagger'] },
        1: { influence: { guild: 4 }, hand: ['diplomacy'] },
      },
    });
    table.choose('agent:diplomacy>foldspace');
    revealAll(table);
    expect(table.player(0).points).toBe(9);
    expect([table.asks, table.state.round]).toEqual(['turn', 2]);
  });
});
