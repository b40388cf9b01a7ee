import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { Position } from '../../src/scenario/position.js';
import type { Table } from '../table.js';
import { fighting } from './playing.js';

/** Players of these strengths (0 or at least 2) fight for 2, 3 and 2 solari. */
function fight(strengths: readonly number[], position: Position = {}): Table {
  const seats = strengths.map((strength) =>
    strength > 0 ? { conflict: 1, swords: strength - 2, won: [] } : { won: [] },
  );
  const table = fighting(seats, position);
  expect(table.happened('combat')[0]?.strengths).toEqual(strengths);
  return table;
}

describe('ties', () => {
  it('no first reward, no control, no card, no battle icon', () => {
    covers('upr-tie-first-no-winner');
    const table = fighting(
      [
        { conflict: 2, won: ['objective-ornithopter-1-3'] },
        { conflict: 2, won: ['skirmish-ornithopter'] },
        { conflict: 1, won: [] },
      ],
      { conflict: 'siege-of-arrakeen' },
    );
    expect(table.happened('combat')).toMatchObject([{ winner: undefined }]);
    expect(table.state.control.arrakeen).toBeUndefined();
    expect(table.happened('conflict-won')).toEqual([]);
    expect(table.happened('battle-icons')).toEqual([]);
    // Both took the second reward: 4 solari and a troop.
    for (const seat of [0, 1])
      expect(table.player(seat)).toMatchObject({ solari: 4, garrison: 4, points: 0 });
    expect(table.player(2)).toMatchObject({ solari: 0, garrison: 3, won: [] });
    // The card stays where it is and is covered by the next one.
    expect(table.state.conflicts).toEqual(['siege-of-arrakeen', 'propaganda']);
  });

  it('the winner has reward, control and card', () => {
    covers('upr-tie-second-winner-keeps');
    const table = fight([8, 6, 6, 3], { conflict: 'siege-of-arrakeen' });
    expect(table.player(0)).toMatchObject({ solari: 2, garrison: 5 });
    expect(table.player(0).won.map(({ id }) => id)).toEqual(['siege-of-arrakeen']);
    expect(table.state.control.arrakeen).toBe(0);
    expect([1, 2, 3].map((seat) => table.player(seat).solari)).toEqual([3, 3, 0]);
  });
});
