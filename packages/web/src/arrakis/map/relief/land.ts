import { AREAS, type Terrain } from '@sietch/arrakis';
import { ALL_BORDERS, CELLS, RED_BORDERS, SECTOR_BORDERS } from '../arrakis-map';
import type { Border } from '../cells';
import { borderLine, OUTLINE_PATHS, pathOf } from './outline';
import { rock, seams } from './rock';
import { arcs, barchans, ripples, strata } from './sand';

/** The ground as a few paths, each of one ink. */
export interface Land {
  readonly grounds: Readonly<Record<Terrain, string>>;
  readonly ripples: string;
  readonly dunesLit: string;
  readonly dunesDark: string;
  readonly arcs: string;
  readonly strata: string;
  /** What rock throws its shadow with. */
  readonly casts: string;
  /** Faces of rock, from light to shadow. */
  readonly faces: readonly string[];
  readonly ridges: string;
  readonly borders: string;
  readonly rockBorders: string;
}

type TerrainOf = (id: string) => Terrain;

const printed = new Map<string, Terrain>(AREAS.map(({ id, terrain }) => [id, terrain]));
const lineOf = ({ areas: [a, b] }: Border): string => pathOf(borderLine(a, b), false);

function build(terrainOf: TerrainOf): Land {
  const of = (terrain: Terrain) => AREAS.filter(({ id }) => terrainOf(id) === terrain).map(({ id }) => id);
  const outlines = (ids: readonly string[]) => ids.map((id) => OUTLINE_PATHS[id] ?? '').join('');
  const all = (ids: readonly string[], draw: (id: string) => string) => ids.map(draw).join('');
  const isRock = (id: string) => terrainOf(id) === 'mountain';
  const mountains = of('mountain');
  const between = seams(
    ALL_BORDERS.filter(({ areas }) => areas.every(isRock)).map(({ areas: [a, b] }) => borderLine(a, b)),
  );
  const rocks = mountains.map((id) => rock(id, between));
  const deep = of('deep-desert').map(barchans);
  return {
    grounds: {
      desert: outlines(of('desert')),
      'deep-desert': outlines(of('deep-desert')),
      'minor-erg': outlines(of('minor-erg')),
      plateau: outlines(of('plateau')),
      mountain: outlines(mountains),
    },
    ripples: all(of('desert'), (id) => ripples(id).light),
    dunesLit: deep.map(({ light }) => light).join(''),
    dunesDark: deep.map(({ dark }) => dark).join(''),
    arcs: all(of('minor-erg'), arcs),
    strata: all(of('plateau'), strata),
    casts: outlines(mountains),
    faces: [0, 1, 2, 3, 4].map((tone) => rocks.map(({ faces }) => faces[tone] ?? '').join('')),
    ridges: rocks.map(({ ridge }) => ridge).join(''),
    borders: ALL_BORDERS.filter(({ areas }) => !areas.some(isRock))
      .map(lineOf)
      .join(''),
    rockBorders: ALL_BORDERS.filter(({ areas }) => areas.some(isRock))
      .map(lineOf)
      .join(''),
  };
}

const lands = new Map<string, Land>();

/** The ground of the whole planet; it is made anew only where a blast has changed it. */
export function landOf(changed: Readonly<Record<string, Terrain>>): Land {
  const key = JSON.stringify(changed);
  const known = lands.get(key);
  if (known !== undefined) return known;
  const land = build((id) => changed[id] ?? printed.get(id) ?? 'desert');
  lands.set(key, land);
  return land;
}

/** Ticks of a border nobody crosses on the ground point into the rock: it is told by shape, not only by colour. */
function ticksOf({ areas: [a, b] }: Border): string {
  const line = borderLine(a, b);
  const side = printed.get(a) === 'mountain' ? a : b;
  const [cx, cy] = CELLS[side]?.at ?? [0, 0];
  return line
    .slice(1)
    .map(([x, y], i) => {
      const [px, py] = line[i] ?? [x, y];
      const middle = [(x + px) / 2, (y + py) / 2] as const;
      const length = Math.hypot(x - px, y - py) || 1;
      const normal = [(y - py) / length, (px - x) / length] as const;
      const inwards = normal[0] * (cx - middle[0]) + normal[1] * (cy - middle[1]) < 0 ? -1 : 1;
      const tip = [middle[0] + normal[0] * 8 * inwards, middle[1] + normal[1] * 8 * inwards] as const;
      return pathOf([middle, tip], false);
    })
    .join('');
}

export const CLOSED_LINE = RED_BORDERS.map(lineOf).join('');
export const CLOSED_TICKS = RED_BORDERS.map(ticksOf).join('');
const closed = new Set(RED_BORDERS.map(({ areas }) => areas.join(' ')));
export const SECTOR_LINE = SECTOR_BORDERS.filter(({ areas }) => !closed.has(areas.join(' ')))
  .map(lineOf)
  .join('');
