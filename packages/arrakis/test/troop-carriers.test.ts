import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { Table } from './table.js';

function carriers(carthag: object, target: object): Table {
  return new Table({
    clear: true,
    turn: 'harkonnen',
    areas: { carthag: { harkonnen: carthag }, 'outer-ne-10': target },
    harkonnen: { hand: ['troop-carriers'] },
  }).choose('card:troop-carriers', 'die:mentat', 'area@carthag', '?area@outer-ne-10');
}

describe('Troop Carriers', () => {
  it('may take a part of the legion, as every move may', () => {
    covers('arr-move-split', 'arr-effects-optional');
    const table = carriers({ regular: 3, elite: 1, generic: 1 }, { harkonnen: { regular: 4 } });
    expect(table.keys).toEqual(['all', 'part']);
    table.choose('part', 'take:elite:1', 'take:regular:1', 'take:bashar:1');
    expect(table.legion('harkonnen', 'outer-ne-10')).toEqual({ regular: 5, elite: 1, generic: 1 });
    expect(table.legion('harkonnen', 'carthag')).toEqual({ regular: 2 });
    expect(table.happened('moved')).toMatchObject([{ how: 'carry' }]);
  });

  it('never leave a leader alone', () => {
    covers('arr-move-leader-needs-unit');
    const table = carriers({ regular: 2, generic: 1 }, { harkonnen: { regular: 1 } });
    table.choose('part', 'take:regular:2');
    expect(table.legion('harkonnen', 'outer-ne-10')).toEqual({ regular: 3, generic: 1 });
  });

  it('wake the worm where they land', () => {
    covers('arr-wormsign-harkonnen-moves-in');
    const table = carriers({ regular: 1 }, { harkonnen: { regular: 1 }, sign: 'sandworm' });
    expect(table.zone('outer-ne-10').worm).toBe('sandworm');
    expect(table.asks).toBe('retreat-to');
    expect(table.asked).toBe('atreides');
  });

  it('that bring too many lose the surplus at the end', () => {
    covers('arr-stacking-excess-removed');
    const table = carriers({ regular: 3 }, { harkonnen: { regular: 4 } }).choose('all');
    expect(table.legion('harkonnen', 'outer-ne-10')).toEqual({ regular: 6 });
  });
});
