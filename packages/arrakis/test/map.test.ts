import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { includes } from '../src/content/area-set.js';
import { AREAS } from '../src/content/areas.js';
import { BORDERS, IMPASSABLE } from '../src/content/borders.js';
import {
  AREA_IDS,
  airZonesOf,
  areaIndex,
  areaOf,
  areasIn,
  areasOf,
  bordering,
  isDesert,
  neighbours,
} from '../src/content/map.js';
import { AIR_ZONES, SECTORS } from '../src/content/sectors.js';
import { ATOMICS, SETTLEMENTS, SIETCH_AREAS, STATION_AREAS } from '../src/content/settlements.js';
import { emptyAreas, freeFor } from '../src/rules/area.js';
import { Table } from './table.js';

describe('the map', () => {
  it('has 101 areas in 8 sectors, 4 of them around the pole', () => {
    covers('arr-board-eight-sectors');
    expect(AREAS).toHaveLength(101);
    expect(new Set(AREA_IDS).size).toBe(101);
    expect(SECTORS.filter((sector) => sector.ring === 'central').map((sector) => sector.id)).toEqual(
      areaOf('north-pole').sectors,
    );
    expect(SECTORS.filter((sector) => sector.ring === 'outer')).toHaveLength(4);
    expect(SECTORS.map((sector) => areasIn(sector.id).length)).toEqual([17, 10, 9, 10, 18, 10, 10, 20]);
  });

  it('gives every area one terrain, with deep desert at the edge', () => {
    covers('arr-terrain-four-types', 'arr-deep-desert-is-desert');
    const count = (terrain: string) => AREAS.filter((area) => area.terrain === terrain).length;
    expect(['mountain', 'plateau', 'minor-erg', 'desert', 'deep-desert'].map(count)).toEqual([
      19, 12, 5, 42, 23,
    ]);
    expect(isDesert('deep-desert')).toBe(true);
    expect(isDesert('minor-erg')).toBe(false);
  });

  it('puts the mountain of the north pole into all central sectors and under every air zone', () => {
    covers(
      'arr-north-pole-mountain',
      'arr-north-pole-in-all-central-sectors',
      'arr-north-pole-all-air-zones',
    );
    const pole = areaOf('north-pole');
    expect(pole.terrain).toBe('mountain');
    expect(pole.sectors).toHaveLength(4);
    expect(airZonesOf('north-pole')).toHaveLength(8);
    expect(AREAS.filter((area) => area.sectors.length > 1)).toEqual([pole]);
  });

  it('connects an air zone with every area of two sectors', () => {
    covers('arr-air-zone-connected-two-sectors');
    for (const zone of AIR_ZONES) {
      const below = zone.sectors.flatMap((sector) => areasIn(sector));
      for (const id of AREA_IDS) expect(airZonesOf(id).includes(zone.id)).toBe(below.includes(id));
    }
  });

  it('separates areas by red borders for everybody on the ground', () => {
    covers('arr-impassable-border-not-adjacent');
    expect(IMPASSABLE).toHaveLength(11);
    expect(Object.values(BORDERS).flat()).toHaveLength(265);
    for (const [a, b] of IMPASSABLE) {
      expect(neighbours(a)).not.toContain(b);
      expect(neighbours(b)).not.toContain(a);
      expect(bordering(a)).toContain(b);
    }
    for (const id of AREA_IDS) for (const other of neighbours(id)) expect(neighbours(other)).toContain(id);
  });

  it('shelters exactly the plateaus without desert beside them, and atomics open those they touch', () => {
    covers('arr-storm-areas');
    const safe = AREAS.filter((area) => area.sheltered).map((area) => area.id);
    expect(safe.sort()).toEqual(['arrakeen', 'arsunt', 'carthag', 'hagga-basin', 'imperial-basin']);
    for (const area of AREAS.filter((each) => each.terrain === 'plateau')) {
      const ringed = neighbours(area.id).every(
        (id) => !isDesert(areaOf(id).terrain) && areaOf(id).terrain !== 'minor-erg',
      );
      expect([area.id, ringed]).toEqual([area.id, area.sheltered]);
    }
    for (const [area, opened] of Object.entries(ATOMICS)) {
      expect(
        neighbours(area)
          .filter((id) => areaOf(id).sheltered)
          .sort(),
      ).toEqual([...opened].sort());
    }
  });

  it('marks six settlements, eight sietches and six stations', () => {
    covers('arr-settlements-harkonnen-six', 'arr-settlements-atreides-eight', 'arr-settlement-rank-on-token');
    expect(SETTLEMENTS).toEqual({
      arrakeen: 3,
      carthag: 2,
      arsunt: 1,
      'hagga-basin': 1,
      'imperial-basin': 1,
      'north-pole': 1,
    });
    expect(new Set(SIETCH_AREAS).size).toBe(8);
    expect(new Set(STATION_AREAS).size).toBe(6);
    for (const id of [...SIETCH_AREAS, ...STATION_AREAS]) expect(AREA_IDS).toContain(id);
  });
});

describe('free and empty areas', () => {
  const table = new Table({
    clear: true,
    areas: {
      'outer-ne-4': { station: 'jihad' },
      'outer-ne-5': { harvester: true },
      'outer-ne-6': { sign: 'sand' },
      'outer-ne-7': { worm: 'sandworm' },
      'outer-ne-8': { atreides: { tokens: ['starting-1'] } },
      'outer-ne-9': { harkonnen: { regular: 1 } },
    },
  });
  const free = (area: string) => [
    includes(freeFor(table.state, 'atreides'), areaIndex(area)),
    includes(freeFor(table.state, 'harkonnen'), areaIndex(area)),
  ];

  it('are free without enemy units, enemy settlements and sandworms', () => {
    covers(
      'arr-free-area',
      'arr-station-area-is-free',
      'arr-harvester-area-is-free',
      'arr-sandworm-not-unit',
    );
    expect(free('outer-ne-4')).toEqual([true, true]);
    expect(free('outer-ne-5')).toEqual([true, true]);
    expect(free('outer-ne-6')).toEqual([true, true]);
    expect(free('outer-ne-7')).toEqual([false, false]);
    expect(free('outer-ne-8')).toEqual([true, false]);
    expect(free('outer-ne-9')).toEqual([false, true]);
    expect(free('arrakeen')).toEqual([false, true]);
    expect(free('windgap')).toEqual([true, false]);
  });

  it('are empty without any figure or token', () => {
    covers('arr-empty-area');
    const empty = areasOf(emptyAreas(table.state));
    for (const area of [
      'outer-ne-4',
      'outer-ne-5',
      'outer-ne-6',
      'outer-ne-7',
      'outer-ne-8',
      'outer-ne-9',
      'arrakeen',
      'windgap',
    ]) {
      expect(empty).not.toContain(area);
    }
    expect(empty).toContain('outer-ne-3');
  });
});
