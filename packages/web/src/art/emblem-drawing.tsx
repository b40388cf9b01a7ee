import './art.css';
import { EMBLEMS, type EmblemName } from './emblems';
import { readShapes } from './shape';
import { Shapes } from './shapes';

const READ = new Map(Object.entries(EMBLEMS).map(([name, text]) => [name, readShapes(text)]));

/** The sign of a house or a power. */
export function EmblemDrawing({ of }: { readonly of: EmblemName }) {
  return (
    <svg className={`art emblem house-${of}`} viewBox="0 0 64 64" aria-hidden="true">
      <Shapes of={READ.get(of) ?? []} />
    </svg>
  );
}
