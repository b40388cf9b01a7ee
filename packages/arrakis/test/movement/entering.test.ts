import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { atreides, harkonnen } from './sides.js';

describe('entering an area', () => {
  it('gives the Atreides its station, facedown tokens or not', () => {
    covers(
      'arr-station-capture',
      'arr-station-gives-1-prescience',
      'arr-prescience-advance-station',
      'arr-setup-station-reveal-on-entry',
    );
    const table = atreides({
      'outer-ne-3': { atreides: { tokens: ['starting-1'] } },
      'outer-ne-4': { station: 'jihad' },
    });
    table.choose('die:strategy', 'act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-4');
    expect(table.zone('outer-ne-4').station).toBeUndefined();
    expect(table.state.prescience.jihad).toBe(1);
    expect(table.happened('station')).toEqual([{ event: 'station', area: 'outer-ne-4', marker: 'jihad' }]);
    expect(table.legion('atreides', 'outer-ne-4')).toEqual({ tokens: 1 });
  });

  it('gives the Harkonnen nothing from a station', () => {
    covers('arr-station-harkonnen-nothing');
    const table = harkonnen({
      'outer-ne-3': { harkonnen: { regular: 1 } },
      'outer-ne-4': { station: 'jihad' },
    });
    table.choose('die:strategy', '?act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-4');
    expect(table.zone('outer-ne-4').station).toBe('jihad');
    expect(table.happened('station')).toEqual([]);
  });

  it('destroys a harvester when Atreides end their move there, even with a facedown token', () => {
    covers('arr-harvester-killed-by-move', 'arr-harvester-killed-by-token');
    const table = atreides({
      'outer-ne-3': { atreides: { tokens: ['starting-1'] } },
      'outer-ne-4': { harvester: true },
    });
    table.choose('die:strategy', 'act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-4');
    expect(table.zone('outer-ne-4').harvester).toBe(false);
    expect(table.legion('atreides', 'outer-ne-4')).toEqual({ tokens: 1 });
    expect(table.state.tokensShown).toEqual([]);
    expect(table.happened('attack')).toEqual([]);
  });

  it('leaves harvesters where they are, whoever moves past or away', () => {
    covers('arr-harvester-never-moves', 'arr-harvester-no-influence');
    const table = harkonnen({
      'outer-ne-3': { harkonnen: { regular: 1 }, harvester: true },
      'outer-ne-4': { harvester: true },
    });
    table.choose('die:strategy', '?act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-4');
    expect(table.zone('outer-ne-3').harvester).toBe(true);
    expect(table.zone('outer-ne-4').harvester).toBe(true);
  });

  it('wakes a wormsign under Harkonnen feet', () => {
    covers('arr-wormsign-harkonnen-moves-in', 'arr-wormsign-sand', 'arr-wormsign-burrowed');
    const areas = { 'outer-ne-3': { harkonnen: { regular: 1 } }, 'outer-ne-4': { sign: 'burrowed' } };
    const table = harkonnen(areas).choose(
      'die:strategy',
      '?act:strategy-move',
      'legion@outer-ne-3',
      'to@outer-ne-4',
    );
    expect(table.happened('wormsign')).toHaveLength(1);
    // Only in deep desert does a burrowed worm come up.
    expect(table.zone('outer-ne-4').worm).toBeUndefined();
    expect(table.zone('outer-ne-4').sign).toBeUndefined();
    expect(table.state.signSupply).toHaveLength(16);
    const deep = harkonnen({
      'outer-ne-3': { harkonnen: { regular: 1 } },
      'outer-ne-1': { sign: 'burrowed' },
    });
    deep.choose('die:strategy', '?act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-1');
    expect(deep.zone('outer-ne-1').worm).toBe('sandworm');
    expect(deep.asks).toBe('retreat-to');
  });

  it('forces the legion back from a sandworm, even to where it came from', () => {
    covers('arr-wormsign-action-phase-retreat', 'arr-wormsign-retreat-after-move');
    const table = harkonnen({
      'outer-ne-3': { harkonnen: { regular: 1 } },
      'outer-ne-4': { sign: 'sandworm' },
    });
    table.choose('die:strategy', '?act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-4');
    expect([table.asks, table.asked]).toEqual(['retreat-to', 'atreides']);
    expect(table.keys).toContain('to@outer-ne-3');
    table.choose('to@outer-ne-3');
    expect(table.legion('harkonnen', 'outer-ne-3')).toEqual({ regular: 1 });
    // It has moved: no second move for it.
    expect(table.asked).toBe('atreides');
  });

  it('costs a harvester there, which no carryall saves in this phase', () => {
    covers('arr-wormsign-action-phase-harvester', 'arr-carryall-rescue-only-phase-3');
    const table = harkonnen(
      { 'outer-ne-3': { harkonnen: { regular: 1 } }, 'outer-ne-4': { sign: 'sandworm', harvester: true } },
      { air: { 'air-outer-ne': 'carryall' } },
    );
    table.choose('die:strategy', '?act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-4', 'to@outer-ne-3');
    expect(table.zone('outer-ne-4').harvester).toBe(false);
    expect(table.state.air['air-outer-ne']).toBe('carryall');
  });

  it('brings the whole of a sandworm: figures from the board, and an attack if nobody can leave', () => {
    covers('arr-worm-placed-action-phase-same-rules', 'arr-wormsign-action-phase-retreat');
    const short = harkonnen({
      'outer-sw-1': { worm: 'sandworm' },
      'outer-sw-2': { worm: 'sandworm' },
      'outer-sw-3': { worm: 'sandworm' },
      'outer-sw-4': { worm: 'sandworm' },
      'outer-ne-3': { harkonnen: { regular: 1 } },
      'outer-ne-4': { sign: 'sandworm' },
    });
    short.choose('die:strategy', '?act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-4');
    expect([short.asks, short.asked]).toEqual(['take-worm', 'atreides']);
    short.choose('worm@outer-sw-2');
    expect(short.zone('outer-ne-4').worm).toBe('sandworm');
    const wall = { atreides: { regular: 1 } };
    const trapped = harkonnen(
      {
        'outer-ne-9': { sign: 'sand', harkonnen: { regular: 3 } },
        'outer-ne-10': { sign: 'sandworm' },
        'sihaya-ridge': wall,
        'outer-ne-13': wall,
      },
      { combatRolls: ['sword', 'shield', 'shield', 'shield'] },
    );
    trapped.choose('die:strategy', '?act:strategy-move', 'legion@outer-ne-9', 'to@outer-ne-10', 'all');
    expect(trapped.happened('worm-attack')).toHaveLength(1);
    expect(trapped.legion('harkonnen', 'outer-ne-10')).toEqual({ regular: 2 });
    expect(trapped.zone('outer-ne-10').worm).toBeUndefined();
  });
});
