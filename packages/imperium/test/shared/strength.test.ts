import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition } from '../../src/scenario/position.js';
import type { Table } from '../table.js';
import { EDITIONS, tableOf } from './editions.js';

/** Hands and the swords on them; the last is the longest. */
const HANDS: Readonly<Record<string, readonly (readonly [hand: string[], swords: number])[]>> = {
  imperium: [
    [['dagger', 'diplomacy'], 1],
    [['stilgar'], 3],
    [['dagger', 'dagger', 'sardaukar-infantry'], 4],
  ],
  uprising: [
    [['dagger', 'diplomacy'], 1],
    [['strike-fleet'], 3],
    [['dagger', 'dagger', 'strike-fleet'], 5],
  ],
};

/** What everybody, spectators included, sees as a seat's strength. */
function strength(table: Table, seat: number): number | undefined {
  const seen = [0, 1, 2, undefined].map((viewer) => table.view(viewer).players[seat]?.strength);
  expect(new Set(seen).size).toBe(1);
  return seen[0];
}

describe.each(EDITIONS)('strength in $id', (edition) => {
  const hands = HANDS[edition.id] ?? [];

  /** Seat 0 takes its Reveal turn; the announced strength. */
  function announced(player: PlayerPosition, position = {}): number | undefined {
    const own = { garrison: 0, deck: [], ...player };
    const table = tableOf(edition, { turn: 0, ...position, players: { 0: own } });
    if (table.asks === 'turn' && table.asked === 0) table.choose('reveal');
    if (table.asks === 'reveal-effects' && table.asked === 0) table.choose('end');
    return table.happened('strength')[0]?.strength;
  }

  it('every own troop in the conflict counts 2', () => {
    covers('imp-strength-troops', 'upr-strength-troop');
    for (const conflict of [1, 2, 3, 5, 12])
      expect(announced({ hand: ['diplomacy'], conflict })).toBe(2 * conflict);
  });

  it('every sword on a revealed card counts 1', () => {
    covers('imp-strength-swords', 'imp-icon-sword', 'upr-strength-sword', 'upr-sym-sword');
    for (const [hand, swords] of hands) expect(announced({ hand, conflict: 1 })).toBe(2 + swords);
  });

  it('swords of a card played for an agent do not count', () => {
    covers('imp-strength-swords', 'upr-strength-sword');
    const played = [hands[1]?.[0][0] ?? ''];
    const agents = { secrets: [0] };
    expect(announced({ hand: ['dagger'], played, conflict: 1 }, { agents })).toBe(3);
    expect(announced({ hand: ['diplomacy'], played: ['dagger'], conflict: 1 }, { agents })).toBe(2);
  });

  it('troops elsewhere give nothing', () => {
    covers('imp-strength-garrison-supply-zero', 'upr-strength-only-conflict-units');
    expect(announced({ hand: ['diplomacy'], conflict: 1, garrison: 9 })).toBe(2);
    expect(announced({ hand: ['diplomacy'], conflict: 1, garrison: 0 })).toBe(2);
    expect(announced({ hand: ['diplomacy'], conflict: 0, garrison: 12 })).toBe(0);
  });

  it('without a unit in the conflict swords are worth nothing', () => {
    covers('imp-strength-needs-troop', 'imp-icon-sword', 'upr-strength-needs-unit');
    for (const [hand] of hands) expect(announced({ hand, conflict: 0, garrison: 5 })).toBe(0);
    const players = {
      0: { swords: 9, conflict: 0, solari: 0 },
      1: { conflict: 1, solari: 0 },
      2: { solari: 0 },
    };
    const table = tableOf(edition, { phase: 'combat', conflict: edition.raid.id, players });
    expect(table.happened('combat')).toEqual([{ event: 'combat', strengths: [0, 2, 0], winner: 1 }]);
    expect(table.player(0).solari).toBe(0);
  });

  it('is announced at the end of the Reveal turn and open to all, before the cards are cleaned up', () => {
    covers('imp-strength-announced', 'upr-strength-announced', 'upr-strength-before-cleanup');
    const table = tableOf(edition, {
      turn: 0,
      players: { 0: { hand: ['dagger', 'diplomacy'], conflict: 2 } },
    });
    expect(strength(table, 0)).toBe(4);
    table.choose('reveal');
    expect(table.happened('strength')).toEqual([{ event: 'strength', seat: 0, strength: 5 }]);
    expect(table.player(0).revealed).toEqual([]);
    expect(strength(table, 0)).toBe(5);
  });

  it('goes on beyond 20', () => {
    covers('imp-strength-over-20', 'upr-strength-over-twenty');
    expect(announced({ hand: ['diplomacy'], conflict: 10 })).toBe(20);
    for (const [hand, swords] of hands) {
      expect(announced({ hand, conflict: 10 })).toBe(20 + swords);
      expect(announced({ hand, conflict: 12 })).toBe(24 + swords);
    }
    const players = {
      0: { conflict: 9, garrison: 0, swords: 2 },
      1: { conflict: 10, garrison: 0, swords: 1 },
    };
    const table = tableOf(edition, { phase: 'combat', conflict: edition.raid.id, players });
    expect(table.happened('combat')).toEqual([{ event: 'combat', strengths: [20, 21, 0], winner: 1 }]);
  });
});
