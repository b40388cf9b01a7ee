import '../art.css';
import type { Kind } from '../scene';
import { readShapes } from '../shape';
import { Shapes } from '../shapes';
import { CITY } from './city';
import { WAR } from './war';
import { WORM } from './worm';

interface Layer {
  readonly kind: Kind;
  readonly shapes: string;
  /** The part of the stage it fills. */
  readonly part?: 'west';
}

const PICTURES: Readonly<Record<string, readonly Layer[]>> = {
  imperium: [{ kind: 'city', shapes: CITY }],
  uprising: [{ kind: 'fremen', shapes: WORM }],
  arrakis: [
    { kind: 'war', shapes: WAR.east },
    { kind: 'fremen', shapes: WAR.west, part: 'west' },
    { kind: 'war', shapes: WAR.blade },
  ],
};

const READ = new Map(
  Object.entries(PICTURES).map(([game, layers]) => [
    game,
    layers.map(({ kind, shapes, part }) => ({ kind, part, shapes: readShapes(shapes) })),
  ]),
);

/** What a game looks like: one picture of one or more layers. */
export function GamePictureDrawing({ game }: { readonly game: string }) {
  return READ.get(game)?.map(({ kind, part, shapes }, i) => (
    <svg
      // biome-ignore lint/suspicious/noArrayIndexKey: layers lie one upon another and never change places.
      key={i}
      className={`art scene sky-${kind} ${part ?? ''}`}
      viewBox="0 0 200 110"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Shapes of={shapes} />
    </svg>
  ));
}
