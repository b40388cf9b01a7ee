import { memo } from 'react';

/** The Shield Wall from north to east: the ridge line and half its width at each of its rocks. */
const RIDGE: readonly (readonly [x: number, y: number, half: number])[] = [
  [322, -4, 9],
  [324, 18, 6],
  [321, 40, 10],
  [330, 62, 6],
  [341, 84, 11],
  [364, 98, 7],
  [392, 104, 12],
  [424, 103, 7],
  [456, 107, 11],
  [490, 104, 6],
  [524, 109, 12],
  [560, 106, 7],
  [598, 110, 11],
  [632, 112, 7],
  [662, 122, 12],
  [680, 146, 7],
  [690, 174, 11],
  [696, 204, 6],
  [703, 234, 11],
  [716, 264, 7],
  [742, 286, 12],
  [776, 296, 7],
  [812, 300, 11],
  [846, 300, 7],
  [876, 302, 9],
];

/** Rocks stand apart once the wall is blown up. */
function rocks(standing: boolean): string {
  return RIDGE.slice(1)
    .flatMap(([x, y, half], i) => {
      const [x0, y0, half0] = RIDGE[i] ?? [x, y, half];
      if (!standing && i % 3 !== 0) return [];
      const length = Math.hypot(x - x0, y - y0) || 1;
      const [nx, ny] = [-(y - y0) / length, (x - x0) / length];
      const corner = (cx: number, cy: number, out: number) =>
        `${(cx + nx * out).toFixed(1)} ${(cy + ny * out).toFixed(1)}`;
      return [
        `M${corner(x0, y0, half0)}L${corner(x, y, half)}L${corner(x, y, -half)}L${corner(x0, y0, -half0)}z`,
      ];
    })
    .join('');
}

const CREST = `M${RIDGE.map(([x, y, half], i) => `${x} ${y + (i % 2 === 0 ? -half : half) / 2.5}`).join('L')}`;

/** The planet under the spaces: night sky and moons, rocks in the north, dunes to the south, the Shield Wall between. */
export const Desert = memo(function Desert({ wall }: { readonly wall: 'up' | 'down' | 'none' }) {
  return (
    <svg className="desert" viewBox="0 0 870 450" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="sand" x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" className="sand-far" />
          <stop offset="0.45" className="sand-mid" />
          <stop offset="1" className="sand-near" />
        </linearGradient>
        <linearGradient id="rock" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="rock-top" />
          <stop offset="1" className="rock-foot" />
        </linearGradient>
      </defs>
      <rect width="870" height="450" fill="url(#sand)" />
      <path
        className="rock"
        fill="url(#rock)"
        d="M322 0C318 40 330 86 372 100S560 104 640 112s52 70 62 128 40 62 168 60V0z"
      />
      <path
        className="rock"
        fill="url(#rock)"
        d="M0 0h250c-12 34-6 62-40 82-38 20-60 60-86 96-28 38-70 46-124 40z"
        opacity="0.75"
      />
      <g className="dunes">
        <path d="M0 300c90-44 170-40 250-14s170 44 260 14 210-50 360 4" />
        <path d="M0 336c110-36 190-30 280-4s180 34 280 2 190-30 310 10" />
        <path d="M0 374c80-28 200-34 300-8s190 30 290 4 190-22 280 14" />
        <path d="M0 412c120-30 210-22 310-2s200 20 290 0 180-14 270 16" />
        <path d="M60 250c60-30 130-26 190 2s120 20 160-6" />
        <path d="M330 230c70-24 120-18 190 4s130 14 170-8" />
        <path d="M390 180c60-18 110-14 160 2" />
        <path d="M200 150c40-18 80-18 120-2" />
      </g>
      <g className="stones">
        <path d="M420 60l14-18 18 12 10 20zM600 70l10-22 22 6 8 22zM760 96l16-14 20 18zM120 96l12-20 20 14 4 14zM40 160l18-16 18 20z" />
      </g>
      <g className="moons">
        <circle cx="430" cy="26" r="9" />
        <circle cx="452" cy="40" r="4.5" />
      </g>
      {wall !== 'none' && (
        <g className={`wall-${wall}`}>
          <path d={rocks(wall === 'up')} className="wall-shadow" transform="translate(3 6)" />
          <path d={rocks(wall === 'up')} className="wall-rock" />
          <path d={CREST} className="wall-crest" />
        </g>
      )}
    </svg>
  );
});
