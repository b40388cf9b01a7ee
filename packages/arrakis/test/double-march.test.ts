import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { Table } from './table.js';

/** Rabban with three regulars has marched into an area with four. */
function crowded(): Table {
  return new Table({
    clear: true,
    turn: 'harkonnen',
    areas: {
      'north-pole': { harkonnen: { regular: 3, named: ['beast-rabban'] } },
      'wind-pass': { harkonnen: { regular: 4 } },
    },
    harkonnen: { dice: { leadership: 1, mentat: 1 } },
  }).choose('die:leadership', 'leader:beast-rabban', 'legion@north-pole', 'to@wind-pass', 'all');
}

describe('The double march of Rabban', () => {
  it('may pass through a crowd', () => {
    covers('arr-stacking-excess-removed', 'arr-move-simultaneous', 'arr-move-multi-limit-at-end');
    const table = crowded();
    expect(table.asks).toBe('move-legion');
    table.choose('legion@wind-pass', 'to@central-sw-3', 'all');
    expect(table.legion('harkonnen', 'wind-pass')).toEqual({ regular: 4 });
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 3, named: ['beast-rabban'] });
  });

  it('costs the surplus if he stays there', () => {
    const table = crowded().choose('skip');
    expect(table.legion('harkonnen', 'wind-pass')).toEqual({ regular: 6, named: ['beast-rabban'] });
  });
});
