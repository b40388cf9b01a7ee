import { round } from '../../art/random';

type Rock = readonly [x: number, y: number, half: number];

/** The Shield Wall from north to east: the ridge line and half its width at each of its rocks. */
const WIDE: readonly Rock[] = [
  [322, -4, 12],
  [324, 18, 8],
  [321, 40, 13],
  [330, 62, 8],
  [341, 84, 14],
  [364, 98, 9],
  [392, 104, 15],
  [424, 103, 9],
  [456, 107, 14],
  [490, 104, 8],
  [524, 109, 15],
  [560, 106, 9],
  [598, 110, 14],
  [632, 112, 9],
  [662, 122, 15],
  [680, 146, 9],
  [690, 174, 14],
  [696, 204, 8],
  [703, 234, 14],
  [716, 264, 9],
  [742, 286, 15],
  [776, 296, 9],
  [812, 300, 14],
  [846, 300, 9],
  [876, 302, 12],
];

/** The same where the board is hardly wider than high. */
const UPRIGHT: readonly Rock[] = [
  [128, -4, 9],
  [126, 26, 6],
  [131, 56, 9],
  [127, 84, 6],
  [134, 110, 10],
  [154, 126, 6],
  [180, 124, 10],
  [208, 129, 6],
  [234, 132, 10],
  [250, 152, 6],
  [250, 182, 10],
  [256, 212, 6],
  [262, 242, 10],
  [286, 258, 6],
  [318, 264, 10],
  [350, 262, 6],
  [380, 266, 10],
  [406, 266, 7],
];

export interface ShieldWall {
  /** The faces towards the light, and those away from it. */
  readonly lit: string;
  readonly dark: string;
  readonly shadow: string;
  readonly crest: string;
}

const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** Every rock has a face towards the light and one away from it; once it is blown up most of them are gone. */
export function shieldWall(standing: boolean, upright: boolean): ShieldWall {
  const ridge = upright ? UPRIGHT : WIDE;
  const rocks = ridge.slice(1).flatMap(([x, y, half], i) => {
    const [x0, y0, half0] = ridge[i] ?? [x, y, half];
    if (!standing && i % 3 !== 0) return [];
    const length = Math.hypot(x - x0, y - y0) || 1;
    const [nx, ny] = [-(y - y0) / length, (x - x0) / length];
    const side = (out: number) => [
      at(x0 + nx * half0 * out, y0 + ny * half0 * out),
      at(x + nx * half * out, y + ny * half * out),
    ];
    const line = [at(x0, y0), at(x, y)];
    const face = (edge: readonly string[]) => `M${line[0]}L${edge[0]}L${edge[1]}L${line[1]}z`;
    const [one, other] = [side(1), side(-1)];
    // The light comes from the upper left: the face that looks there is the lit one.
    const towards = nx * -0.62 + ny * -0.78 > 0;
    return [
      {
        lit: face(towards ? one : other),
        dark: face(towards ? other : one),
        shadow: `M${one[0]}L${one[1]}L${other[1]}L${other[0]}z`,
        crest: `M${line.join('L')}`,
      },
    ];
  });
  const all = (part: keyof ShieldWall) => rocks.map((rock) => rock[part]).join('');
  return { lit: all('lit'), dark: all('dark'), shadow: all('shadow'), crest: all('crest') };
}
