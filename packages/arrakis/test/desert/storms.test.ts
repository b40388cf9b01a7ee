import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

const HAZARDS = { clear: true, phase: 'hazards' as const };
const MISS = Array(60).fill('shield');

describe('coriolis storms', () => {
  const hits = (area: string, faces: string[], more: object = {}) =>
    new Table({
      ...HAZARDS,
      areas: { [area]: { harkonnen: { regular: 6 } } },
      combatRolls: faces as never,
      signSupply: ['sand'],
      ...more,
    });

  it('roll two dice for each exposed legion', () => {
    covers(
      'arr-storm-areas',
      'arr-storm-2-dice-per-legion',
      'arr-storm-not-mountain',
      'arr-storm-not-atreides',
      'arr-storm-not-harvester',
    );
    const table = new Table({
      ...HAZARDS,
      combatRolls: MISS,
      signSupply: ['sand', 'sand'],
      areas: {
        arrakeen: { harkonnen: { regular: 1 } },
        'north-pole': { harkonnen: { regular: 1 } },
        'false-wall-south': { harkonnen: { regular: 1 } },
        'harg-pass': { harkonnen: { regular: 1 } },
        'outer-ne-3': { harkonnen: { regular: 1 } },
        'outer-ne-8': { atreides: { regular: 1 } },
        'outer-ne-9': { harvester: true },
      },
    });
    expect(
      table
        .happened('storm')
        .map((event) => event.area)
        .toSorted(),
    ).toEqual(['false-wall-south', 'harg-pass', 'outer-ne-3']);
    expect(table.happened('roll').map((event) => event.faces.length)).toEqual([2, 2, 2]);
  });

  it('hit by swords, and by specials in the desert', () => {
    covers('arr-storm-hits', 'arr-storm-casualties-at-once');
    expect(hits('outer-ne-1', ['sword', 'special']).legion('harkonnen', 'outer-ne-1')).toEqual({
      regular: 3,
    });
    expect(hits('outer-ne-3', ['sword', 'special']).legion('harkonnen', 'outer-ne-3')).toEqual({
      regular: 4,
    });
    expect(hits('harg-pass', ['sword', 'special']).legion('harkonnen', 'harg-pass')).toEqual({ regular: 5 });
    expect(hits('pasty-mesa', ['special', 'shield']).legion('harkonnen', 'pasty-mesa')).toEqual({
      regular: 6,
    });
  });

  it('reach the plateaus that atomics have opened', () => {
    covers('arr-atomics-exposes-plateaus');
    const struck = (atomics: string) => {
      const legion = { harkonnen: { regular: 1 } };
      const table = new Table({
        ...HAZARDS,
        atomics,
        combatRolls: MISS,
        areas: {
          arrakeen: legion,
          carthag: legion,
          arsunt: legion,
          'imperial-basin': legion,
          'hagga-basin': legion,
        },
      });
      return table
        .happened('storm')
        .map((event) => event.area)
        .toSorted();
    };
    expect(struck('splintered-rock')).toEqual(['hagga-basin']);
    expect(struck('hole-in-the-rock')).toEqual(['imperial-basin']);
    expect(struck('rimwall-west')).toEqual(['arrakeen', 'imperial-basin']);
  });
});
