import { round, seeded } from './random';

/** Whose sky it is. */
export const KINDS = ['desert', 'fremen', 'emperor', 'guild', 'bene', 'landsraad', 'city', 'war'] as const;
export type Kind = (typeof KINDS)[number];

/** What a scene is about, on a stage of 200 × 90; it stands on the ground at about 72. */
export interface Subject {
  /** Where the sun or moon stands when nothing moves it, and its radius. */
  readonly light: readonly [x: number, y: number, radius: number];
  /** Without one it stands among dunes; an altar has a step before them; the rest bring their own ground. */
  readonly stage?: 'altar' | 'hall' | 'tank' | 'cave' | 'space' | 'bare';
  /** It looks the same from both sides, so it is never turned round. */
  readonly symmetrical?: true;
  /** How high the dunes are, where something must stand out against them. */
  readonly calm?: number;
  /** No dune before it. */
  readonly near?: 'none';
  readonly shapes: string;
}

type Random = () => number;
const WIDTH = 200;
const HEIGHT = 90;

const between = (random: Random, least: number, most: number): number => least + random() * (most - least);
const pick = (random: Random, of: readonly number[]): number => of[Math.floor(random() * of.length)] ?? 0;
const point = (...at: readonly number[]): string => at.map(round).join(' ');
const disc = (x: number, y: number, radius: number): string =>
  `M${point(x - radius, y)}a${point(radius, radius)} 0 1 0 ${round(2 * radius)} 0a${point(radius, radius)} 0 1 0 ${round(-2 * radius)} 0z`;

interface Light {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Flat rings around one disc; no star stands near the light. */
function sky(random: Random, { x, y, radius }: Light, stars: number, moon: boolean): readonly string[] {
  const rings = [
    ['s2', 118],
    ['s3', 78],
    ['s4', 46],
  ] as const;
  const shining = Array.from(
    { length: stars },
    () => [between(random, 4, 196), between(random, 3, 44)] as const,
  )
    .filter(([sx, sy]) => Math.hypot(sx - x, sy - y) > 60)
    .map(([sx, sy]) => disc(sx, sy, between(random, 0.5, 1)));
  const aside = x + (x < WIDTH / 2 ? 1 : -1) * between(random, 24, 30);
  return [
    `s1 M0 0h${WIDTH}v${HEIGHT}H0z`,
    ...rings.map(([ink, size]) => `${ink} ${disc(x, y, size)}`),
    ...(shining.length > 0 ? [`star ${shining.join('')}`] : []),
    `d ${disc(x, y, radius)}`,
    ...(moon ? [`d o.75 ${disc(aside, Math.max(9, y - 20), radius * 0.4)}`] : []),
  ];
}

function mesa(random: Random): readonly string[] {
  const y = 62;
  const x = between(random, 0, 150);
  const wide = between(random, 36, 70);
  const high = between(random, 10, 22);
  const east = `L${point(x + wide * 0.5, y - high * 0.7)}H${round(x + wide * 0.9)}L${point(x + wide + 6, y + 6)}z`;
  return [
    `e1 M${point(x - 6, y + 6)}L${point(x + 3, y - high)}H${round(x + wide * 0.45)}${east}`,
    `i o.35 M${point(x + wide * 0.34, y + 6)}L${point(x + wide * 0.45, y - high)}${east}`,
  ];
}

interface Dune {
  readonly y: number;
  readonly height: number;
  readonly crests: number;
  readonly ink: string;
}

/** A line of dunes; away from the light every crest has a slip face that curls down from it. */
function dunes(random: Random, { y, height, crests, ink }: Dune, toEast?: boolean): readonly string[] {
  const points = Array.from({ length: crests + 1 }, (_, i): readonly [number, number] => [
    -10 + ((WIDTH + 20) * i) / crests + between(random, -0.2, 0.2) * (WIDTH / crests),
    y + (i % 2 === 1 ? -height : height * 0.6) * between(random, 0.5, 1),
  ]);
  const line = points.slice(1).map(([x1, y1], i) => {
    const [x0, y0] = points[i] ?? [0, 0];
    const middle = (x0 + x1) / 2;
    return `C${point(middle, y0, middle, y1, x1, y1)}`;
  });
  const body = `${ink} M-10 ${HEIGHT}V${round(points[0]?.[1] ?? y)}${line.join('')}V${HEIGHT}z`;
  if (toEast === undefined) return [body];
  const side = toEast ? 1 : -1;
  const slips = points.flatMap(([x, top], i) => {
    const next = points[i + side];
    if (i % 2 === 0 || next === undefined) return [];
    const [nx, ny] = next;
    const middle = (x + nx) / 2;
    const fall = Math.abs(ny - top) + 7;
    return `M${point(x, top)}C${point(x + side * 6, top + fall * 0.35, x - side * 8, top + fall * 0.6, x - side * 3, top + fall * 1.25)}C${point(x + side * 8, top + fall * 1.1, nx - side * 14, ny + 3, nx, ny)}C${point(middle, ny, middle, top, x, top)}z`;
  });
  return slips.length === 0 ? [body] : [body, `i o.35 ${slips.join('')}`];
}

export interface Scene {
  readonly shapes: string;
  /** Turned round. */
  readonly mirrored: boolean;
}

/** A subject under its sky: the seed moves the light, moons, stars, mesa and dunes, and turns the scene round. */
export function compose(subject: Subject, seed: number): Scene {
  const random = seeded(seed);
  const { stage, calm = 1 } = subject;
  const [x, y, radius] = subject.light;
  const light = {
    x: x + between(random, -10, 10),
    y: y + between(random, -5, 4),
    radius: radius * between(random, 0.8, 1.15),
  };
  const open = stage === undefined || stage === 'space';
  const shapes = [...sky(random, light, open ? 6 + Math.floor(random() * 10) : 0, open && random() < 0.4)];
  const toEast = light.x < WIDTH / 2;
  if (stage === undefined) {
    if (random() < 0.45) shapes.push(...mesa(random));
    shapes.push(
      ...dunes(random, { y: 64, height: 5 * calm, crests: pick(random, [4, 6]), ink: 'e1' }, toEast),
      ...dunes(random, { y: 72, height: 5 * calm, crests: pick(random, [3, 5]), ink: 'e2' }, toEast),
    );
    if (subject.near !== 'none')
      shapes.push(...dunes(random, { y: 84, height: 3.5, crests: pick(random, [3, 4]), ink: 'e3' }));
  } else if (stage === 'altar') {
    shapes.push(
      ...dunes(random, { y: 66, height: 6, crests: 4, ink: 'e1' }, toEast),
      'e2 M0 74q100-10 200 0v16H0z',
      'e3 M0 82q100-8 200 0v8H0z',
    );
  }
  shapes.push(subject.shapes.trim());
  return { shapes: shapes.join('\n'), mirrored: subject.symmetrical !== true && random() < 0.5 };
}
