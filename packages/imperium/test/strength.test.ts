import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { Table } from './table.js';

/** What everybody, spectators included, sees as a seat's strength. */
function strength(table: Table, seat: number): number | undefined {
  const seen = [0, 1, undefined].map((viewer) => table.view(viewer).players[seat]?.strength);
  expect(new Set(seen).size).toBe(1);
  return seen[0];
}

/** Seat 0 takes its Reveal turn with these cards and troops; the announced strength. */
function announced(player: { hand: string[]; conflict: number; garrison?: number }): number | undefined {
  const table = new Table({ turn: 0, players: { 0: { garrison: 0, ...player } } });
  if (table.asks === 'turn' && table.asked === 0) table.choose('reveal');
  if (table.asks === 'reveal-effects' && table.asked === 0) table.choose('end');
  return table.happened('strength')[0]?.strength;
}

describe('strength', () => {
  it('every own troop in the conflict counts 2', () => {
    covers('imp-strength-troops');
    for (const conflict of [1, 2, 5, 12])
      expect(announced({ hand: ['diplomacy'], conflict })).toBe(2 * conflict);
  });

  it('every sword on a revealed card counts 1', () => {
    covers('imp-strength-swords', 'imp-icon-sword');
    expect(announced({ hand: ['dagger', 'diplomacy'], conflict: 1 })).toBe(3);
    expect(announced({ hand: ['dagger', 'dagger', 'sardaukar-infantry'], conflict: 1 })).toBe(6);
    expect(announced({ hand: ['stilgar'], conflict: 2 })).toBe(7);
  });

  it('swords of a card played for an agent do not count', () => {
    covers('imp-strength-swords');
    const table = new Table({
      turn: 0,
      agents: { stillsuits: [0] },
      players: { 0: { hand: ['dagger'], played: ['stilgar'], conflict: 1 } },
    });
    table.choose('reveal');
    expect(table.happened('strength')[0]?.strength).toBe(3);
  });

  it('troops elsewhere give nothing', () => {
    covers('imp-strength-garrison-supply-zero');
    expect(announced({ hand: ['diplomacy'], conflict: 1, garrison: 9 })).toBe(2);
    expect(announced({ hand: ['diplomacy'], conflict: 1, garrison: 0 })).toBe(2);
    expect(announced({ hand: ['diplomacy'], conflict: 0, garrison: 12 })).toBe(0);
  });

  it('without a troop in the conflict swords are worth nothing', () => {
    covers('imp-strength-needs-troop', 'imp-icon-sword');
    expect(announced({ hand: ['stilgar', 'dagger'], conflict: 0, garrison: 5 })).toBe(0);
    const table = new Table({
      phase: 'combat',
      conflict: 'guild-bank-raid',
      players: { 0: { swords: 9, conflict: 0, solari: 0 }, 1: { conflict: 1, solari: 0 }, 2: { solari: 0 } },
    });
    expect(table.happened('combat')).toEqual([{ event: 'combat', strengths: [0, 2, 0], winner: 1 }]);
    expect(table.player(0).solari).toBe(0);
  });

  it('losing the last troop to an opponent wipes out swords already shown', () => {
    covers('imp-strength-last-troop-removed');
    const table = new Table({
      turn: 1,
      players: {
        0: { hasRevealed: true, conflict: 1, swords: 4, garrison: 0, intrigues: ['ambush'] },
        1: { hand: ['diplomacy'], intrigues: ['double-cross'], solari: 1 },
        2: { hasRevealed: true },
      },
    });
    expect(strength(table, 0)).toBe(6);
    table.choose('intrigue:double-cross');
    expect(table.player(0)).toMatchObject({ conflict: 0, supply: 12 });
    expect(strength(table, 0)).toBe(0);
    // Nothing can raise it: the ambush cannot even be played.
    table.choose('reveal');
    expect(table.happened('combat')).toEqual([{ event: 'combat', strengths: [0, 2, 0], winner: 1 }]);
    expect(table.player(0).intrigues).toEqual(['ambush']);
  });

  it('with another troop left the swords go on counting', () => {
    covers('imp-strength-last-troop-removed');
    const table = new Table({
      turn: 1,
      players: {
        0: { hasRevealed: true, conflict: 2, swords: 4 },
        1: { hand: ['diplomacy'], intrigues: ['double-cross'], solari: 1 },
      },
    });
    table.choose('intrigue:double-cross');
    expect(strength(table, 0)).toBe(6);
  });

  it('a troop deployed later gives strength again, swords included', () => {
    covers('imp-strength-last-troop-removed');
    const table = new Table({
      turn: 0,
      players: { 0: { hand: ['scout', 'sardaukar-legion'], conflict: 1, garrison: 3 } },
    });
    table.choose('reveal');
    expect(strength(table, 0)).toBe(3);
    table.choose('effect:scout.0', 'retreat:1');
    expect(strength(table, 0)).toBe(0);
    table.choose('effect:sardaukar-legion.0', 'deploy:2');
    expect(strength(table, 0)).toBe(5);
  });

  it('strength is announced at the end of the Reveal turn and open to all', () => {
    covers('imp-strength-announced');
    const table = new Table({ turn: 0, players: { 0: { hand: ['dagger', 'diplomacy'], conflict: 2 } } });
    expect(strength(table, 0)).toBe(4);
    table.choose('reveal');
    expect(table.happened('strength')).toEqual([{ event: 'strength', seat: 0, strength: 5 }]);
    expect(strength(table, 0)).toBe(5);
  });

  it('strength goes on beyond 20', () => {
    covers('imp-strength-over-20');
    expect(announced({ hand: ['diplomacy'], conflict: 10 })).toBe(20);
    expect(announced({ hand: ['dagger', 'diplomacy'], conflict: 10 })).toBe(21);
    expect(announced({ hand: ['stilgar', 'gun-thopter'], conflict: 12 })).toBe(30);
    const table = new Table({
      phase: 'combat',
      conflict: 'guild-bank-raid',
      players: {
        0: { conflict: 9, garrison: 0, swords: 2, solari: 0 },
        1: { conflict: 10, garrison: 0, swords: 1, solari: 0 },
        2: { solari: 0 },
      },
    });
    expect(table.happened('combat')).toEqual([{ event: 'combat', strengths: [20, 21, 0], winner: 1 }]);
  });
});
