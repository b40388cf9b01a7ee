import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

/** What everybody, spectators included, sees as a seat's strength. */
function strength(table: Table, seat: number): number | undefined {
  const seen = [0, 1, undefined].map((viewer) => table.view(viewer).players[seat]?.strength);
  expect(new Set(seen).size).toBe(1);
  return seen[0];
}

describe('strength', () => {
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
});
