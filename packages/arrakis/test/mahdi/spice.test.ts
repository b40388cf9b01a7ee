import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { carryallsToSpare } from '../../src/rules/automaton/rescue.js';
import { war } from './solo.js';

/** So much spice in the deserts of the north-east, one or two by area. */
const harvest = (spice: number, more: object = {}) => {
  const deep = ['outer-ne-1', 'outer-ne-2', 'outer-ne-10', 'outer-ne-13', 'outer-ne-14'];
  const areas = deep.slice(0, Math.floor(spice / 2));
  if (spice % 2 === 1) areas.push('outer-ne-3');
  return war(
    { windgap: {}, ...Object.fromEntries(areas.map((id) => [id, { harvester: true }])) },
    { phase: 'spice', ...more },
  );
};
const rows = (choam: number, guild: number, landsraad: number) => ({
  rows: { choam, 'spacing-guild': guild, landsraad },
});

describe('spice of the automaton', () => {
  it('keeps the lowest markers first', () => {
    covers('mahdi-spice-as-usual', 'mahdi-spice-1-keep');
    const table = harvest(2, rows(0, 2, 1));
    expect(table.state.rows).toEqual({ choam: 1, 'spacing-guild': 2, landsraad: 2 });
    // A marker on the bottom row cannot sink and needs nothing.
    expect(harvest(2, rows(0, 4, 1)).state.rows).toEqual({ choam: 1, 'spacing-guild': 4, landsraad: 1 });
    // The reserve is spent with the rest.
    expect(harvest(1, { ...rows(0, 2, 1), reserve: 1 }).state.rows).toMatchObject({ 'spacing-guild': 2 });
  });

  it('of markers side by side keeps those people choose', () => {
    covers('mahdi-spice-1-keep', 'mahdi-open-choice-is-the-humans');
    const table = harvest(2, rows(1, 1, 0));
    expect(table.state.decision).toMatchObject({ purpose: 'keep' });
    expect(table.keys).toEqual(['power:choam', 'power:spacing-guild']);
    expect(table.choose('power:spacing-guild').state.rows).toEqual({
      choam: 2,
      'spacing-guild': 1,
      landsraad: 1,
    });
  });

  it('then raises the lowest, for one more each', () => {
    covers('mahdi-spice-2-raise');
    expect(harvest(7, rows(2, 1, 1)).state.rows).toEqual({ choam: 1, 'spacing-guild': 1, landsraad: 1 });
    expect(harvest(9, rows(2, 1, 1)).state.rows).toEqual({ choam: 1, 'spacing-guild': 0, landsraad: 0 });
    // From the bottom row three.
    expect(harvest(7, rows(4, 1, 1)).state.rows).toEqual({ choam: 3, 'spacing-guild': 1, landsraad: 1 });
    // All must be kept first.
    const short = harvest(5, rows(2, 1, 0));
    expect(short.state.rows).toEqual({ choam: 2, 'spacing-guild': 1, landsraad: 1 });
    expect(short.state.reserve).toBe(1);
  });

  it('is worth a point of supremacy when all markers are on top, and no other', () => {
    covers('mahdi-spice-3-supremacy', 'mahdi-no-stockpiling', 'mahdi-spice-reserve-only-leftover');
    const point = (spice: number, more: object) => {
      const table = harvest(spice, { supremacy: 8, ...more });
      const points = table.happened('supremacy').filter(({ why }) => why === 'surplus').length;
      return [points, table.happened('reserved')[0]?.n ?? 0];
    };
    expect(point(7, rows(0, 0, 0))).toEqual([1, 0]);
    expect(point(10, rows(0, 0, 0))).toEqual([1, 0]);
    expect(point(6, rows(0, 0, 0))).toEqual([0, 0]);
    expect(point(9, rows(1, 0, 0))).toEqual([0, 1]);
    expect(point(6, { ...rows(0, 0, 0), reserve: 1 })).toEqual([1, 0]);
    expect(harvest(10, { ...rows(1, 1, 1), supremacy: 2 }).happened('stockpiled')).toEqual([]);
    expect(harvest(10, { ...rows(1, 1, 1), supremacy: 2 }).state.supremacy).toBeLessThanOrEqual(3);
  });

  it('leaves the extra ban to people', () => {
    covers('mahdi-spice-ban-choice');
    const table = harvest(0, rows(1, 1, 1));
    expect([table.asks, table.seats]).toEqual(['extra-ban', [0]]);
    expect(table.keys).toEqual(['ban:choam', 'ban:spacing-guild', 'ban:landsraad']);
  });
});

describe('carryalls of the automaton', () => {
  it('save harvesters in deep desert first, and always when they can', () => {
    covers('mahdi-carryall-deep-first');
    const areas = { windgap: {}, 'outer-ne-1': { harvester: true }, 'outer-ne-3': { harvester: true } };
    const one = war(areas, {
      phase: 'hazards',
      signSupply: ['sandworm', 'sandworm'],
      air: { 'air-outer-ne': 'carryall' },
    });
    expect(one.asks).toBe('worm-effect');
    // The one in the desert is threatened first: the carryall waits for the other.
    one.choose('worm@outer-ne-3');
    expect(
      one
        .happened('vehicle')
        .slice(0, 3)
        .map(({ at, change }) => [at, change]),
    ).toEqual([
      ['outer-ne-3', 'removed'],
      ['air-outer-ne', 'removed'],
      ['outer-ne-1', 'rescued'],
    ]);
    const two = war(areas, {
      phase: 'hazards',
      signSupply: ['sandworm', 'sandworm'],
      air: { 'air-outer-ne': 'carryall' },
    });
    expect(carryallsToSpare(two.state, 'outer-ne-3')).toEqual([]);
    expect(carryallsToSpare(two.state, 'outer-ne-1')).toEqual(['air-outer-ne']);
    const alone = war(
      { windgap: {}, 'outer-ne-3': { harvester: true } },
      { phase: 'hazards', signSupply: ['sandworm'], air: { 'air-outer-ne': 'carryall' } },
    );
    expect(alone.happened('vehicle')).toContainEqual(
      expect.objectContaining({ at: 'outer-ne-3', change: 'rescued' }),
    );
  });
});
