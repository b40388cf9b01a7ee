import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

describe('the control bonus', () => {
  it('each visit counts', () => {
    covers('imp-control-bonus-any-agent');
    const table = new Table({
      turn: 0,
      first: 0,
      control: { arrakeen: 2 },
      players: {
        0: { hand: ['reconnaissance', 'kwisatz-haderach'], garrison: 0, deck: ['dagger'] },
        1: { hasRevealed: true },
        2: { hasRevealed: true, solari: 0 },
      },
    });
    table.choose('agent:reconnaissance>arrakeen', 'end');
    expect(table.player(2).solari).toBe(1);
    table.choose('agent:kwisatz-haderach>arrakeen', 'from:leader');
    expect(table.player(2).solari).toBe(2);
  });
});
