import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

const HAZARDS = { clear: true, phase: 'hazards' as const };
const MISS = Array(60).fill('shield');

describe('appearing sandworms', () => {
  it('remove a lone harvester unless a connected carryall saves it', () => {
    covers(
      'arr-worm-on-harvester-alone',
      'arr-carryall-rescue',
      'arr-carryall-rescue-one-each',
      'arr-carryall-rescue-worm-stays',
      'arr-carryall-rescued-harvests',
    );
    const position = {
      ...HAZARDS,
      areas: {
        'outer-ne-1': { sign: 'sandworm' as const, harvester: true },
        'outer-se-2': { sign: 'sandworm' as const, harvester: true },
      },
      air: { 'air-outer-ne': 'carryall' as const },
    };
    const table = new Table(position);
    expect([table.asks, table.asked]).toEqual(['worm-effect', 'atreides']);
    table.choose('worm@outer-se-2');
    expect(table.zone('outer-se-2').harvester).toBe(false);
    expect([table.asks, table.asked]).toEqual(['rescue', 'harkonnen']);
    expect(table.keys).toEqual(['carryall:air-outer-ne', 'lose']);
    table.choose('carryall:air-outer-ne');
    expect(table.zone('outer-ne-1').worm).toBe('sandworm');
    expect(table.state.air['air-outer-ne']).toBeUndefined();
    // Saved in deep desert: two spice in the next phase.
    expect(table.happened('spice')).toMatchObject([{ harvested: 2 }]);
    const lost = new Table(position).choose('worm@outer-se-2', 'lose');
    expect(lost.happened('spice')).toMatchObject([{ harvested: 0 }]);
    expect(lost.state.air['air-outer-ne']).toBe('carryall');
  });

  it('drive a legion away where the Atreides want, after all worms are placed', () => {
    covers(
      'arr-worm-on-legion-retreat',
      'arr-worm-effects-after-all-placed',
      'arr-hazards-3-order-free',
      'arr-retreat-area-chosen-by-attacker',
    );
    const table = new Table({
      ...HAZARDS,
      combatRolls: MISS,
      areas: {
        'outer-ne-3': { sign: 'sandworm', harkonnen: { regular: 2 } },
        'outer-ne-4': { sign: 'sandworm', harkonnen: { regular: 1 } },
        'outer-ne-1': { sign: 'sand' },
      },
    });
    expect(table.asks).toBe('worm-effect');
    expect(table.zone('outer-ne-4').worm).toBe('sandworm');
    table.choose('worm@outer-ne-3');
    expect([table.asks, table.asked]).toEqual(['retreat-to', 'atreides']);
    // The new worm beside them bars the way, the sign of this phase no longer does.
    expect(table.keys.toSorted()).toEqual(['to@outer-ne-1', 'to@outer-nw-11', 'to@outer-nw-3']);
    table.choose('to@outer-ne-1');
    expect(table.legion('harkonnen', 'outer-ne-1')).toEqual({ regular: 2 });
  });

  it('cost a harvester when the legion leaves', () => {
    covers('arr-worm-on-legion-and-harvester-retreat');
    const table = new Table({
      ...HAZARDS,
      combatRolls: MISS,
      areas: { 'outer-ne-3': { sign: 'sandworm', harkonnen: { regular: 2 }, harvester: true } },
    });
    table.choose('to@outer-ne-1');
    expect(table.happened('vehicle')).toMatchObject([
      { vehicle: 'harvester', at: 'outer-ne-3', change: 'removed' },
    ]);
  });

  const TRAP = {
    'outer-ne-10': { sign: 'sandworm' as const, harkonnen: { regular: 2 }, harvester: true },
    'sihaya-ridge': { atreides: { regular: 1 } },
    'outer-ne-9': { atreides: { regular: 1 } },
    'outer-ne-13': { atreides: { regular: 1 } },
  };

  it('attack a legion that cannot leave, and are used up by it', () => {
    covers('arr-worm-on-legion-no-retreat-attack', 'arr-worm-no-retreat-harvester');
    const survived = new Table({ ...HAZARDS, areas: TRAP, combatRolls: ['sword', ...MISS] });
    expect(survived.legion('harkonnen', 'outer-ne-10')).toEqual({ regular: 1 });
    expect(survived.happened('worm-attack')).toHaveLength(1);
    expect(survived.zone('outer-ne-10').worm).toBeUndefined();
    expect(survived.happened('spice')).toMatchObject([{ harvested: 2 }]);
    const killed = new Table({ ...HAZARDS, areas: TRAP, combatRolls: ['sword', 'sword', ...MISS] });
    expect(killed.legion('harkonnen', 'outer-ne-10')).toEqual({});
    expect(killed.happened('spice')).toMatchObject([{ harvested: 0 }]);
    const rescued = new Table({
      ...HAZARDS,
      areas: TRAP,
      combatRolls: ['sword', 'sword', ...MISS],
      air: { 'air-outer-ne': 'carryall' },
    });
    rescued.choose('carryall:air-outer-ne');
    expect(rescued.happened('spice')).toMatchObject([{ harvested: 2 }]);
  });
});
