import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { Table } from './table.js';

describe('A legion displaced by family atomics', () => {
  it('has moved in the action that is under way', () => {
    covers('arr-atomics-legion-displaced', 'arr-move-figure-once-per-action');
    const table = new Table({
      clear: true,
      turn: 'atreides',
      prescience: { jihad: 8 },
      areas: {
        'hole-in-the-rock': { atreides: { regular: 2 } },
        'outer-ne-5': { atreides: { regular: 1 } },
      },
    }).choose('die:strategy', 'act:strategy-move', 'atomics@hole-in-the-rock');
    expect([table.asks, table.asked]).toEqual(['flee-atomics', 'harkonnen']);
    table.choose('to@central-ne-3');
    expect(table.asks).toBe('move-legion');
    expect(table.keys).toEqual(['legion@outer-ne-5', 'skip']);
    expect(table.refused('area:central-ne-3')).toBe('has-moved');
  });
});
