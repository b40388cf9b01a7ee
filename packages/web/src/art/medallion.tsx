import { memo } from 'react';
import { late } from './late';

const Drawn = late(() => import('./medallion-drawing').then(({ MedallionDrawing }) => MedallionDrawing));

interface Props {
  /** The id of a leader, a Rival or a figure. */
  readonly who: string;
  /** A niche where there is room (72 px and more), a round token elsewhere. */
  readonly crop?: 'niche' | 'token';
}

/** A leader's face. Its name stands beside it in words, so it is decoration; a plain field keeps its place until it is there. */
export const Medallion = memo(function Medallion({ who, crop = 'token' }: Props) {
  return (
    <span className={`medallion ${crop}`} aria-hidden="true">
      <Drawn who={who} crop={crop} />
    </span>
  );
});
