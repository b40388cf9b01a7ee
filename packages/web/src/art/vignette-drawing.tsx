import './art.css';
import { memo } from 'react';
import { subjectOf } from './pictures/subject-of';
import { seedOf } from './random';
import { compose, type Kind } from './scene';
import { readShapes, type Shape } from './shape';
import { Shapes } from './shapes';
import { SUBJECTS, type SubjectName } from './subjects';

interface Read {
  readonly shapes: readonly Shape[];
  readonly mirrored: boolean;
}

const read = new Map<string, Read>();

function sceneOf(name: SubjectName, seed: number): Read {
  const key = `${name} ${seed}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const { shapes, mirrored } = compose(SUBJECTS[name], seed);
  const made = { shapes: readShapes(shapes), mirrored };
  read.set(key, made);
  return made;
}

/** A subject under a sky. The picture fills its field and loses sky rather than ground when that is wider. */
export const SceneDrawing = memo(function SceneDrawing({
  subject,
  kind,
  seed,
}: {
  readonly subject: SubjectName;
  readonly kind: Kind;
  readonly seed: number;
}) {
  const { shapes, mirrored } = sceneOf(subject, seed);
  return (
    <svg
      className={`art scene sky-${kind}`}
      viewBox="0 0 200 90"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g {...(mirrored && { transform: 'matrix(-1 0 0 1 200 0)' })}>
        <Shapes of={shapes} />
      </g>
    </svg>
  );
});

/** The picture of a thing of the games, by its id. */
export function VignetteDrawing({ of, kind }: { readonly of: string; readonly kind: Kind }) {
  return <SceneDrawing subject={subjectOf(of)} kind={kind} seed={seedOf(of)} />;
}
