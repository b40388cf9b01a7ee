import { memo } from 'react';
import { late } from './late';
import type { Kind } from './scene';

const Drawn = late(() => import('./vignette-drawing').then(({ VignetteDrawing }) => VignetteDrawing));

interface Props {
  /** The id of a card, an intrigue, a conflict … */
  readonly of: string;
  readonly kind: Kind;
}

/** The picture of a card. It tells nothing that the card does not say; a plain field keeps its place until it is there. */
export const Vignette = memo(function Vignette({ of, kind }: Props) {
  return (
    <span className={`vignette sky-${kind}`} aria-hidden="true">
      <Drawn of={of} kind={kind} />
    </span>
  );
});
