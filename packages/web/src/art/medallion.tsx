import { lazy, Suspense } from 'react';

const Drawn = lazy(() =>
  import('./medallion-drawing').then(({ MedallionDrawing }) => ({ default: MedallionDrawing })),
);

interface Props {
  /** The id of a leader, a Rival or a figure. */
  readonly who: string;
  /** A niche where there is room (72 px and more), a round token elsewhere. */
  readonly crop?: 'niche' | 'token';
}

/** A leader's face. Its name stands beside it in words, so it is decoration; a plain field keeps its place until it is there. */
export function Medallion({ who, crop = 'token' }: Props) {
  return (
    <span className={`medallion ${crop}`} aria-hidden="true">
      <Suspense fallback={null}>
        <Drawn who={who} crop={crop} />
      </Suspense>
    </span>
  );
}
