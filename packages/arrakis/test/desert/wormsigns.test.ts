import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

const HAZARDS = { clear: true, phase: 'hazards' as const };
const MISS = Array(60).fill('shield');

describe('phase 3: wormsigns', () => {
  it('first discards those with Atreides or sandworms, then marks Harkonnen legions and harvesters in the desert', () => {
    covers(
      'arr-hazards-atreides-acts',
      'arr-hazards-1-discard-wormsigns',
      'arr-hazards-2-place-wormsigns',
      'arr-hazards-2-one-per-area',
      'arr-summary-wormsigns-exceptions',
    );
    const table = new Table({
      ...HAZARDS,
      combatRolls: MISS,
      signSupply: ['sand', 'sand', 'sand', 'sand', 'sand'],
      areas: {
        'outer-ne-1': { sign: 'sandworm', atreides: { regular: 1 } },
        'outer-ne-3': { sign: 'burrowed', harvester: true },
        'outer-ne-5': { harkonnen: { regular: 1 }, harvester: true },
        'outer-ne-8': { harvester: true },
        'outer-ne-9': { worm: 'sandworm', sign: 'sand' },
        'outer-ne-10': { worm: 'sandworm', harvester: true },
        arrakeen: { harkonnen: { regular: 1 } },
      },
    });
    expect(table.happened('wormsign-removed').map((event) => event.area)).toEqual([
      'outer-ne-1',
      'outer-ne-9',
    ]);
    expect(
      table
        .happened('wormsign-placed')
        .map((event) => event.area)
        .toSorted(),
    ).toEqual(['outer-ne-5', 'outer-ne-8']);
    expect(
      table
        .happened('wormsign')
        .map((event) => event.area)
        .toSorted(),
    ).toEqual(['outer-ne-3', 'outer-ne-5', 'outer-ne-8']);
    // Storms come after the wormsigns.
    const order = table.log.map(({ event }) => event);
    expect(order.lastIndexOf('wormsign')).toBeLessThan(order.indexOf('storm'));
  });

  it('turns over all of them, those placed earlier too, and returns them', () => {
    covers(
      'arr-hazards-3-reveal-all',
      'arr-summary-wormsigns-flipped',
      'arr-wormsigns-reshuffled',
      'arr-wormsigns-none-after-phase-3',
      'arr-wormsign-sand',
    );
    const table = new Table({
      ...HAZARDS,
      areas: { 'outer-ne-1': { sign: 'sand' }, 'outer-se-1': { sign: 'sand' } },
    });
    expect(table.happened('wormsign')).toHaveLength(2);
    expect(table.state.areas.every((zone) => zone.sign === undefined)).toBe(true);
    expect(table.state.signSupply).toHaveLength(16);
    expect(table.state.areas.every((zone) => zone.worm === undefined)).toBe(true);
  });

  it('brings sandworms for worm tokens anywhere and burrowed ones in deep desert', () => {
    covers(
      'arr-wormsign-sandworm',
      'arr-wormsign-burrowed',
      'arr-sandworms-persist',
      'arr-sandworm-timing-intro',
    );
    const table = new Table({
      ...HAZARDS,
      areas: {
        'outer-ne-3': { sign: 'sandworm' },
        'outer-ne-4': { sign: 'burrowed' },
        'outer-ne-1': { sign: 'burrowed' },
      },
    });
    expect(table.zone('outer-ne-3').worm).toBe('sandworm');
    expect(table.zone('outer-ne-1').worm).toBe('sandworm');
    expect(table.zone('outer-ne-4').worm).toBeUndefined();
    const order = table.log.map(({ event }) => event);
    expect(order.lastIndexOf('worm')).toBeLessThan(order.indexOf('spice'));
    expect(order).toContain('worm');
    while (table.state.round < 2) table.drift();
    expect(table.zone('outer-ne-3').worm).toBe('sandworm');
  });

  it('asks for areas when the supply is short', () => {
    covers('arr-hazards-2-supply-short');
    const areas: Record<string, object> = {};
    for (let i = 1; i <= 14; i++)
      areas[`outer-ne-${i}`] = { sign: i < 8 ? 'sand' : i < 12 ? 'burrowed' : 'sandworm' };
    const table = new Table({
      ...HAZARDS,
      areas: {
        ...areas,
        'outer-se-1': { harvester: true },
        'outer-se-3': { harvester: true },
        'outer-se-6': { harvester: true },
      },
    });
    expect([table.asks, table.asked]).toEqual(['hazard-area', 'atreides']);
    expect(table.keys).toHaveLength(3);
    table.choose('area@outer-se-3', 'area@outer-se-6');
    expect(table.happened('wormsign-placed').map((event) => event.area)).toEqual([
      'outer-se-3',
      'outer-se-6',
    ]);
  });

  it('takes figures from the board, and of more than four worms the Atreides drop some', () => {
    covers('arr-worms-must-be-placed', 'arr-worms-taken-from-board', 'arr-worms-more-than-4');
    const short = new Table({
      ...HAZARDS,
      areas: {
        'outer-sw-1': { worm: 'sandworm' },
        'outer-sw-2': { worm: 'sandworm' },
        'outer-sw-3': { worm: 'sandworm' },
        'outer-sw-4': { worm: 'wild-maker' },
        'outer-ne-3': { sign: 'sandworm' },
        'outer-ne-5': { sign: 'sandworm' },
      },
    });
    expect(short.asks).toBe('take-worm');
    // Neither the worm that has just appeared nor Wild Maker is taken.
    expect(short.keys.toSorted()).toEqual(['worm@outer-sw-1', 'worm@outer-sw-2', 'worm@outer-sw-3']);
    short.choose('worm@outer-sw-2');
    expect(short.zone('outer-ne-5').worm).toBe('sandworm');
    expect(short.zone('outer-sw-2').worm).toBeUndefined();
    const many = new Table({
      ...HAZARDS,
      areas: {
        'outer-ne-3': { sign: 'sandworm' },
        'outer-ne-4': { sign: 'sandworm' },
        'outer-ne-5': { sign: 'sandworm' },
        'outer-ne-6': { sign: 'sandworm' },
        'outer-ne-1': { sign: 'burrowed' },
      },
    });
    expect([many.asks, many.keys.length]).toEqual(['drop-worm', 5]);
    many.choose('drop@outer-ne-4');
    expect(
      many.state.areas
        .filter((zone) => zone.worm === 'sandworm')
        .map((zone) => zone.id)
        .toSorted(),
    ).toEqual(['outer-ne-1', 'outer-ne-3', 'outer-ne-5', 'outer-ne-6']);
  });
});
