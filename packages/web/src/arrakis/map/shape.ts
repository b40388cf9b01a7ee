import { between, distance, type Polygon } from './geometry';

const round = (n: number): number => Math.round(n * 10) / 10;

/** The outline of a cell as drawn: straight borders, soft corners. */
export function softPath(polygon: Polygon, radius = 9): string {
  return `${polygon
    .map((corner, i) => {
      const before = polygon[(i - 1 + polygon.length) % polygon.length] ?? corner;
      const after = polygon[(i + 1) % polygon.length] ?? corner;
      const from = between(corner, before, Math.min(0.5, radius / distance(corner, before)));
      const to = between(corner, after, Math.min(0.5, radius / distance(corner, after)));
      return `${i === 0 ? 'M' : 'L'}${round(from[0])} ${round(from[1])}Q${round(corner[0])} ${round(corner[1])} ${round(to[0])} ${round(to[1])}`;
    })
    .join('')}Z`;
}

export function sharpPath(polygon: Polygon): string {
  return `M${polygon.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** A name in lines of a few letters each, for the narrow cells; a number stays with its word. */
export function lines(name: string, most = 11): readonly string[] {
  return name.split(/ (?!\d)/).reduce<string[]>((done, word) => {
    const last = done.at(-1);
    if (last !== undefined && last.length + word.length < most) done[done.length - 1] = `${last} ${word}`;
    else done.push(word);
    return done;
  }, []);
}
