import { lazy, Suspense } from 'react';
import type { Kind } from './scene';

const Drawn = lazy(() =>
  import('./vignette-drawing').then(({ VignetteDrawing }) => ({ default: VignetteDrawing })),
);

interface Props {
  /** The id of a card, an intrigue, a conflict … */
  readonly of: string;
  readonly kind: Kind;
}

/** The picture of a card. It tells nothing that the card does not say; a plain field keeps its place until it is there. */
export function Vignette({ of, kind }: Props) {
  return (
    <span className={`vignette sky-${kind}`} aria-hidden="true">
      <Suspense fallback={null}>
        <Drawn of={of} kind={kind} />
      </Suspense>
    </span>
  );
}
