import type { EmblemName } from './emblems';
import { late } from './late';

const Drawn = late(() => import('./emblem-drawing').then(({ EmblemDrawing }) => EmblemDrawing));

/** The sign of a house or a power; its name stands beside it. */
export function Emblem({ of }: { readonly of: EmblemName }) {
  return (
    <span className="faction-emblem" aria-hidden="true">
      <Drawn of={of} />
    </span>
  );
}
