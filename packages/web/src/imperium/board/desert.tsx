import { memo } from 'react';
import { readShapes } from '../../art/shape';
import { Shapes } from '../../art/shapes';
import { shieldWall } from './shield-wall';

/** Rocks in the north and a city before them, a sietch in the west, dunes to the south; light from the upper left. */
const WIDE = readShapes(`
  b-sand M0 0h870v450H0z
  b-rock-3 M322 0C318 40 330 86 372 100S560 104 640 112s52 70 62 128 40 62 168 60V0z
  b-rock-2 M322 0h60l-22 46 40 50c-50-2-70-30-72-60zM420 0h70l-30 40 26 58-70-2-14-48zM560 0h60l-20 50 44 62-80-10-16-50zM690 0h70l-34 70 30 60-60 20-40-50 24-60zM800 40l70-24v90l-56 30-30-40zM760 180l60-30 50 20v60l-70 10z
  b-rock-4 M382 0h38l-18 48 14 48-56 2 40-2-40-50zM490 0h70l-12 42 16 60-78-4 26 0-26-58zM620 0h70l10 40-24 60 40 50-20 60-12-60-40-38-44-62zM760 0h110v16l-70 24-16 56-28 34-30-60zM814 136l56-30v64l-50-20-60 30 40 60 70-10v60c-100 2-150 4-168-60-2-30 30-60 60-60z
  b-rock-1 M322 0h20l-8 30zM440 0h24l-20 26zM580 0h20l-16 28zM712 0h22l-22 34z
  b-rock-3 M0 0h250c-12 34-6 62-40 82-38 20-60 60-86 96-28 38-70 46-124 40z
  b-rock-2 M0 0h60L30 60l20 60-50 50zM90 0h70l-24 44 20 50-60 60-20-60zM190 0h60c-8 30-4 50-24 70l-40-20z
  b-rock-4 M60 0h30l-14 94 20 60c-30 50-60 66-96 64v-48l50-50-20-60zM160 0h30l-4 50 40 20c-30 20-60 40-70 50l-20-76z
  b-city M536 96V72h12V58h10V44l9-12 9 12v18h14V50a9 9 0 0 1 18 0v18h14v-8h12v36zM250 66V46h10v-9h12v9h10v20z
  b-window M555 66h3v6h-3zM565 50h4v7h-4zM565 66h4v7h-4zM586 70h3v6h-3zM600 62h4v6h-4zM612 76h3v6h-3zM262 48h3v5h-3zM274 54h3v5h-3z
  b-rock-4 M196 214c2-22 10-38 26-42s30 8 34 24l8 20z
  b-rock-2 M196 214c2-22 10-38 26-42-10 12-12 26-12 42z
  b-window M222 216v-14a9 9 0 0 1 18 0v14z
  b-dune-1 M0 262c90-40 170-40 250-10s170 40 260 10 210-46 360 20v168H0z
  b-shade M250 252c18 10 30 26 22 44 60 6 130-2 238-34-90 30-180 20-260-10zM120 236c20 12 34 24 30 40 40-2 70-10 100-24-44-16-88-22-130-16zM640 238c26 14 44 30 38 48 60 0 120 2 192-4-80-36-150-48-230-44z
  b-dune-2 M0 334c110-36 190-30 280-4s180 34 280 2 190-30 310 10v108H0z
  b-shade M90 312c24 10 40 26 34 44 60 4 110-8 156-26-60-18-120-26-190-18zM640 314c24 12 36 26 30 42 70 2 130-4 200-14-80-28-150-36-230-28z
  b-dune-3 M0 408c120-30 210-22 310-2s200 20 290 0 180-14 270 16v28H0z
  b-shade M150 390c22 8 34 20 28 34 50 0 90-8 132-18-50-10-100-18-160-16z
  b-moon M421 26a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM447.5 40a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z`);

/** The same where the board is hardly wider than high: city and sietch stand between the rows of spaces. */
const UPRIGHT = readShapes(`
  b-sand M0 0h400v400H0z
  b-rock-3 M128 0c-4 44-2 90 12 114s84 8 104 22 2 90 22 114 80 18 134 14V0z
  b-rock-2 M128 0h40l-14 30 26 44-18 40-22-4c-12-26-14-70-12-110zM208 0h44l-20 34 24 50-40 40-26-50zM300 0h44l-22 50 30 50-44 24-34-50zM364 40l36-20v80l-30 26-28-40zM276 150l44-22 30 34-14 50-44 6-24-30zM356 190l44-26v70l-40 14-22-28z
  b-rock-4 M168 0h40l-18 74 26 50-54-10 18-40-26-44zM252 0h48l-26 74 34 50 12 4-44 22-8 38-12-54-40-10 40-40-24-50zM344 0h56v20l-36 20-22 46 28 40 30-26v64l-44 26-20-24-16-38 24-52z
  b-rock-1 M128 0h16l-8 24zM222 0h18l-16 22zM316 0h16l-18 26z
  b-rock-3 M0 0h112c-8 30-6 52-28 68-26 18-38 46-84 54z
  b-rock-2 M0 0h36L18 40l14 40-32 30zM58 0h36l-14 28 8 30-32 30-10-36z
  b-rock-4 M36 0h22l-8 52 10 36c-18 22-36 32-60 34v-12l32-30-14-40zM94 0h18c-6 24-8 44-24 56L80 28z
  b-city M282 154v-22h11v-10h9v-14l8-11 8 11v17h12v-11a8 8 0 0 1 16 0v17h12v-8h11v31z
  b-window M299 128h3v6h-3zM309 113h3v6h-3zM309 128h3v7h-3zM333 131h3v6h-3zM343 124h4v6h-4zM354 138h3v6h-3z
  b-rock-4 M26 156c2-22 12-38 30-40s34 10 38 26l8 14z
  b-rock-2 M26 156c2-22 12-38 30-40-12 10-16 24-14 40z
  b-window M54 156v-13a9 9 0 0 1 18 0v13z
  b-dune-1 M0 236c50-26 110-26 160-2s130 34 240-4v170H0z
  b-shade M84 216c14 10 24 22 16 38 60 4 110 2 170-2-50-2-80-8-110-18-24-12-48-20-76-18z
  b-dune-2 M0 304c60-24 130-22 190-2s130 20 210-8v106H0z
  b-shade M104 287c14 8 22 20 14 34 50 4 100-2 150-6-60-4-100-30-164-28zM330 312c20-4 46-10 70-18v24c-24 2-44 0-70-6z
  b-dune-3 M0 366c70-18 140-14 200 0s130 12 200-6v40H0z
  b-shade M110 355c12 6 18 14 12 24 40 2 80-4 120-10-40-4-80-16-132-14z`);

/** Two drawings of one place: the style shows the one that the room does not distort. */
const SHAPES = [
  { name: 'wide', box: '0 0 870 450', ground: WIDE },
  { name: 'upright', box: '0 0 400 400', ground: UPRIGHT },
] as const;

/** The planet under the spaces. */
export const Desert = memo(function Desert({ wall }: { readonly wall: 'up' | 'down' | 'none' }) {
  return (
    <div className="desert" aria-hidden="true">
      {SHAPES.map(({ name, box, ground }) => (
        <svg
          key={name}
          className={`desert-${name}`}
          viewBox={box}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <Shapes of={ground} />
          {wall !== 'none' && <Wall standing={wall === 'up'} upright={name === 'upright'} />}
        </svg>
      ))}
    </div>
  );
});

/** The Shield Wall: a ridge of rocks, or what a blast has left of it. */
function Wall({ standing, upright }: { readonly standing: boolean; readonly upright: boolean }) {
  const { lit, dark, shadow, crest } = shieldWall(standing, upright);
  return (
    <g className={standing ? 'wall-up' : 'wall-down'}>
      <path className="wall-shadow" d={shadow} transform="translate(5 9)" />
      <path className="wall-dark" d={dark} />
      <path className="wall-lit" d={lit} />
      <path className="wall-crest" d={crest} />
    </g>
  );
}
