import { describe, expect, it } from 'vitest';
import { Table } from './table.js';

/** Where the points of both tracks came from, in the order they came. */
const sourcesIn = (table: Table): string[] => [
  ...table.happened('supremacy').map(({ why }) => why),
  ...table.happened('prescience').map(({ why }) => why),
];

describe('every point tells its source', () => {
  it('a destroyed sietch, and spice that was stockpiled', () => {
    const sietch = new Table({
      clear: true,
      turn: 'harkonnen',
      areas: { 'central-sw-3': { harkonnen: { regular: 1 } }, windgap: { sietch: 2 } },
      harkonnen: { dice: { strategy: 2 } },
    });
    sietch.choose('die:strategy', 'act:strategy-attack', '?legion@central-sw-3', '?attack@windgap');
    expect(sourcesIn(sietch)).toEqual(['sietch:windgap']);
    const spice = new Table({
      clear: true,
      phase: 'spice',
      areas: { 'outer-ne-1': { harvester: true }, 'outer-ne-2': { harvester: true } },
    });
    spice.choose('allot@0+0+0+3');
    expect(sourcesIn(spice)).toEqual(['stockpile']);
  });

  it('a destroyed settlement and a testing station', () => {
    const settlement = new Table({
      clear: true,
      turn: 'atreides',
      areas: { 'splintered-rock': { atreides: { regular: 1 } }, 'hagga-basin': { settlement: 1 } },
      atreides: { dice: { strategy: 2 } },
    });
    settlement.choose(
      'die:strategy',
      'act:strategy-attack',
      '?legion@splintered-rock',
      '?attack@hagga-basin',
    );
    expect(sourcesIn(settlement)).toEqual(Array(3).fill('settlement:hagga-basin'));
    const station = new Table({
      clear: true,
      turn: 'atreides',
      areas: { 'outer-ne-3': { atreides: { regular: 1 } }, 'outer-ne-4': { station: 'jihad' } },
      atreides: { dice: { strategy: 2 } },
    });
    station.choose('die:strategy', '?act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-4');
    expect(sourcesIn(station)).toEqual(['stations']);
  });

  it('a prescience card', () => {
    const table = new Table({
      clear: true,
      turn: 'atreides',
      shown: ['raid-on-the-harvesters'],
      areas: { 'outer-ne-3': { atreides: { regular: 1 } }, 'outer-ne-1': { harvester: true } },
      atreides: { dice: { strategy: 2 } },
    });
    table.choose(
      'die:strategy',
      '?act:strategy-move',
      'legion@outer-ne-3',
      'to@outer-ne-1',
      'claim:raid-on-the-harvesters',
    );
    expect(sourcesIn(table)).toEqual(Array(2).fill('prescience:raid-on-the-harvesters'));
  });
});
