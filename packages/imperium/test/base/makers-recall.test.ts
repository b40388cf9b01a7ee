import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

const MORE = { conflict: 'skirmish-a', conflictDeck: ['desert-power', 'terrible-purpose'] };

describe('phase 4: makers', () => {
  it('an agent or the Mentat keeps the spice away', () => {
    covers('imp-makers-occupied-none');
    const table = new Table({
      ...MORE,
      phase: 'makers',
      agents: { 'the-great-flat': [1], 'hagga-basin': ['mentat:2'], 'secure-contract': [0] },
      makers: { 'hagga-basin': 2 },
    });
    expect(table.state.makers).toEqual({ 'the-great-flat': 0, 'hagga-basin': 2, 'imperial-basin': 1 });
  });

  it('the Mentat just won still stands on its space', () => {
    covers('imp-makers-mentat-taken-away', 'faq-mentat-from-conflict');
    const won = new Table({
      ...MORE,
      conflict: 'sort-through-the-chaos',
      phase: 'combat',
      agents: { 'hagga-basin': ['mentat:1'] },
      intrigueDeck: ['windfall'],
      players: { 0: { conflict: 1 } },
    });
    expect(won.state.mentat).toEqual({ holder: 1, keptFor: 0 });
    expect(won.state.agents).toContainEqual({ seat: 1, space: 'hagga-basin', mentat: true });
    won.choose('pass');
    expect(won.state.makers).toEqual({ 'the-great-flat': 1, 'hagga-basin': 0, 'imperial-basin': 1 });
    expect(won.state.mentat).toEqual({ holder: 0, keptFor: undefined });
    expect(won.log.map(({ event }) => event).filter((event) => /mentat|maker|round/.test(event))).toEqual([
      'mentat-won',
      'maker',
      'maker',
      'round',
      'mentat',
    ]);
  });
});

describe('phase 5: recall', () => {
  it('10 points lost again before the check do not end the game', () => {
    covers('imp-recall-end-check-current-score');
    const table = new Table({
      ...MORE,
      turn: 1,
      first: 1,
      alliances: { emperor: 0 },
      players: {
        0: { points: 10, influence: { emperor: 4 }, hasRevealed: true },
        1: { points: 2, influence: { emperor: 4 }, hand: ['diplomacy'] },
        2: { hasRevealed: true },
      },
    });
    table.choose('agent:diplomacy>wealth');
    expect(table.state.alliances.emperor).toBe(1);
    expect(table.player(0).points).toBe(9);
    // Seat 1 had nothing left but the reveal; the round is over.
    expect(table.happened('endgame')).toEqual([]);
    expect([table.state.round, table.asks]).toEqual([2, 'turn']);
  });

  it('the Mentat goes home from a leader and from a space', () => {
    covers('imp-recall-mentat');
    for (const position of [{ mentat: 2 }, { agents: { carthag: ['mentat:2'] } }]) {
      const table = new Table({ ...MORE, phase: 'recall', ...position });
      expect(table.state.mentat.holder).toBeUndefined();
      expect(table.state.agents).toEqual([]);
      expect(table.player(2).agents).toBe(2);
    }
  });

  it('at the end of the game nothing comes back and no round begins', () => {
    covers('imp-recall-skipped-at-end');
    const table = new Table({
      ...MORE,
      phase: 'recall',
      first: 0,
      agents: { wealth: [0], carthag: ['mentat:1'] },
      players: { 0: { points: 10 } },
    });
    expect(table.asks).toBe('over');
    expect(table.state.agents).toHaveLength(2);
    expect(table.state.mentat.holder).toBe(1);
    expect([table.state.first, table.state.round]).toEqual([0, 1]);
    expect(table.happened('round')).toEqual([]);
  });

  it('Mentat and agents return, the marker passes from Serhiy to Olha, phase 1 follows', () => {
    covers('imp-recall-example');
    const table = new Table({
      ...MORE,
      phase: 'recall',
      first: 0,
      agents: { wealth: [0], arrakeen: ['mentat:2'], secrets: [1] },
      players: { 0: { points: 9 } },
    });
    expect(table.state.agents).toEqual([]);
    expect(table.state.mentat.holder).toBeUndefined();
    expect(table.log.map((e) => e.event)).toEqual(
      expect.arrayContaining(['first-player', 'round', 'conflict', 'drew', 'turn']),
    );
    expect(table.happened('first-player')).toEqual([{ event: 'first-player', seat: 1 }]);
    expect(table.asked).toBe(1);
  });
});
