import { lazy, Suspense } from 'react';
import type { EmblemName } from './emblems';

const Drawn = lazy(() =>
  import('./emblem-drawing').then(({ EmblemDrawing }) => ({ default: EmblemDrawing })),
);

/** The sign of a house or a power; its name stands beside it. */
export function Emblem({ of }: { readonly of: EmblemName }) {
  return (
    <span className="faction-emblem" aria-hidden="true">
      <Suspense fallback={null}>
        <Drawn of={of} />
      </Suspense>
    </span>
  );
}
