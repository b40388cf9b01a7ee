import { AIR_ZONES, AREAS, bordering, IMPASSABLE } from '@sietch/arrakis';
import { describe, expect, it } from 'vitest';
import { ALL_BORDERS, CELLS, RED_BORDERS, ZONE_POINTS } from './arrakis-map';
import { cross, distance, isInside, type Point, signedArea } from './geometry';

const sides = (polygon: readonly Point[]): [Point, Point][] =>
  polygon.map((point, i) => [point, polygon[(i + 1) % polygon.length] ?? point]);

const same = (a: Point, b: Point): boolean => distance(a, b) < 1e-6;

describe('the map of Arrakis', () => {
  it('has a cell for every area', () => {
    expect(Object.keys(CELLS)).toHaveLength(101);
    for (const { id } of AREAS) expect(CELLS[id]?.polygon.length, id).toBeGreaterThan(2);
  });

  it('areas that touch share an edge, and no others do', () => {
    const shared = (a: string, b: string): boolean =>
      sides(CELLS[a]?.polygon ?? []).some(([p, q]) =>
        sides(CELLS[b]?.polygon ?? []).some(
          ([r, s]) => (same(p, s) && same(q, r)) || (same(p, r) && same(q, s)),
        ),
      );
    for (const { id: a } of AREAS) {
      for (const { id: b } of AREAS)
        if (a < b) expect(shared(a, b), `${a} ${b}`).toBe(bordering(a).includes(b));
    }
    expect(ALL_BORDERS.every(({ ends: [p, q] }) => distance(p, q) > 1)).toBe(true);
  });

  it('no cell overlaps another: no edges cross, all are laid the same way round', () => {
    const all = AREAS.flatMap(({ id }) => sides(CELLS[id]?.polygon ?? []).map((side) => ({ id, side })));
    const crossing: string[] = [];
    for (const [i, one] of all.entries()) {
      for (const other of all.slice(i + 1)) {
        if (cross(...one.side, ...other.side)) crossing.push(`${one.id} ${other.id}`);
      }
    }
    expect(crossing).toEqual([]);
    const turns = new Set(AREAS.map(({ id }) => Math.sign(signedArea(CELLS[id]?.polygon ?? []))));
    expect(turns.size).toBe(1);
  });

  it('what stands in an area stands inside its cell and in no other', () => {
    for (const { id } of AREAS) {
      const at = CELLS[id]?.at ?? [0, 0];
      const inside = AREAS.filter((other) => isInside(at, CELLS[other.id]?.polygon ?? []));
      expect(inside.map((other) => other.id)).toEqual([id]);
      expect(CELLS[id]?.room, id).toBeGreaterThan(16);
    }
  });

  it('red borders are the impassable ones', () => {
    expect(RED_BORDERS).toHaveLength(IMPASSABLE.length);
  });

  it('air zones hang over the border of their sectors, apart from each other', () => {
    const points = AIR_ZONES.map(({ id }): Point => ZONE_POINTS[id] ?? [0, 0]);
    for (const [i, a] of points.entries())
      for (const b of points.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(60);
  });
});
