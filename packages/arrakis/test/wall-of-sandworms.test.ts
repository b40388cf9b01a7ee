import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { Table } from './table.js';

function wall(worms: string[]): Table {
  return new Table({
    clear: true,
    turn: 'atreides',
    areas: Object.fromEntries(worms.map((area) => [area, { worm: 'sandworm' }])),
    atreides: { hand: ['wall-of-sandworms'] },
  }).choose('card:wall-of-sandworms', 'die:mentat');
}

describe('Wall of Sandworms', () => {
  it('puts a sandworm beside another one: the one that comes is no neighbour of itself', () => {
    covers('arr-place-definition');
    const table = wall(['outer-ne-6', 'outer-se-3']).choose('area@outer-ne-9');
    expect(table.keys).toEqual(['from@supply', 'from@outer-se-3']);
    table.choose('from@outer-se-3');
    expect(table.zone('outer-se-3').worm).toBeUndefined();
    expect(table.zone('outer-ne-9').worm).toBe('sandworm');
  });

  it('takes from the board when the supply is empty, and only where a neighbour stays', () => {
    const table = wall(['outer-ne-6', 'outer-se-3', 'outer-sw-1', 'central-se-5']);
    table.choose('?sector:outer-ne', 'area@outer-ne-9');
    expect(table.keys).toEqual(['from@central-se-5', 'from@outer-se-3', 'from@outer-sw-1']);
  });
});
