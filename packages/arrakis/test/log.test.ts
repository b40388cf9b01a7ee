import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { Table } from './table.js';

describe('The log', () => {
  it('tells where a Bene Gesserit token goes', () => {
    covers('arr-bene-gesserit-cell');
    const table = new Table({
      phase: 'actions',
      actionRolls: { atreides: ['leadership', 'leadership', 'strategy', 'deployment'] },
      atreides: { beneGesserit: 1 },
    }).settle('die:house', 'die:mentat', 'die:leadership', 'die:deployment', 'die:strategy');
    table.choose('place:mentat');
    expect(table.happened('bene-gesserit').at(-1)).toMatchObject({ change: 'placed', result: 'mentat' });
  });

  it('tells of the special result that surprise adds, in the first round', () => {
    covers('arr-battle-surprise');
    const table = new Table({
      clear: true,
      turn: 'atreides',
      areas: {
        'outer-ne-5': { atreides: { regular: 2, generic: 1 } },
        'outer-ne-7': { harkonnen: { regular: 2 } },
      },
      combatRolls: Array(8).fill('shield'),
    }).choose('die:leadership', 'act:leadership-attack', 'legion@outer-ne-5', '?attack@outer-ne-7');
    table.settle('done').choose('continue', 'stand').settle('done');
    expect(table.happened('roll').map(({ side, surprise }) => [side, surprise])).toEqual([
      ['atreides', true],
      ['harkonnen', undefined],
      ['atreides', undefined],
      ['harkonnen', undefined],
    ]);
  });

  it('tells which wormsign goes when there are too few sandworms', () => {
    covers('arr-worms-more-than-4');
    const areas = ['outer-ne-3', 'outer-ne-4', 'outer-ne-5', 'outer-ne-6'];
    const signs = Object.fromEntries(areas.map((area) => [area, { sign: 'sandworm' }]));
    const table = new Table({
      clear: true,
      phase: 'hazards',
      areas: { ...signs, 'outer-ne-1': { sign: 'burrowed' } },
    });
    expect(table.asks).toBe('drop-worm');
    table.choose('drop@outer-ne-4');
    expect(table.happened('wormsign-removed')).toEqual([{ event: 'wormsign-removed', area: 'outer-ne-4' }]);
    expect(table.zone('outer-ne-4').worm).toBeUndefined();
  });
});
