import type { ReactNode } from 'react';

/** The picture of the home screen: a night over dunes, two moons, the arch of a sietch. */
export function Skyline() {
  return (
    <>
      <Layer>
        <defs>
          <linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className="night-top" />
            <stop offset="1" className="night-low" />
          </linearGradient>
        </defs>
        <rect width="1440" height="300" fill="url(#night)" />
        <g className="stars">
          <path d="M90 40h2v2h-2zM210 90h2v2h-2zM330 30h2v2h-2zM470 70h2v2h-2zM600 18h2v2h-2zM968 52h2v2h-2zM880 22h2v2h-2zM1010 84h2v2h-2zM1130 36h2v2h-2zM1330 92h2v2h-2zM1390 30h2v2h-2zM430 126h2v2h-2zM250 140h2v2h-2z" />
        </g>
      </Layer>
      {/* However wide the sky, the moons stay in it whole. */}
      <Layer fit="xMaxYMin meet">
        <circle className="moon-great" cx="1190" cy="96" r="44" />
        <circle className="moon-small" cx="1284" cy="58" r="14" />
      </Layer>
      <Layer>
        <path className="dune-far" d="M0 214c180-60 330-50 520-10s340 20 520-22 280-20 400 20v98H0z" />
        <path className="mesa" d="M980 216l40-62 50-8 26 20 70-16 44 30 30 40v60H980z" />
        <path className="arch" d="M1068 280v-46a24 24 0 0 1 48 0v46z" />
        <path className="dune-mid" d="M0 252c220-60 380-40 600-14s420 34 840-26v88H0z" />
        <path
          className="worm"
          d="M180 262c20-64 84-92 138-62 30 16 36 44 30 60l-34-8c2-16-10-28-28-28-30 0-44 22-50 44z"
        />
        <path className="dune-near" d="M0 284c260-50 460-20 720-16s480-6 720-30v62H0z" />
      </Layer>
    </>
  );
}

function Layer({
  fit = 'xMidYMax slice',
  children,
}: {
  readonly fit?: string;
  readonly children: ReactNode;
}) {
  return (
    <svg className="skyline" viewBox="0 0 1440 300" preserveAspectRatio={fit} aria-hidden="true">
      {children}
    </svg>
  );
}
