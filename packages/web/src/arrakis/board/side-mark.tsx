import type { Side } from '@sietch/arrakis';

/** A faction's sign, a shape of its own besides the colour: a hawk's wings, a ram's horns. */
const SIGNS: Readonly<Record<Side, string>> = {
  atreides: 'M12 3 22 7l-4.5 4L19 15l-4.5-1.5L12 21l-2.5-7.5L5 15l1.5-4L2 7z',
  harkonnen:
    'M12 21 8.5 14H5a3.5 3.5 0 0 1-.5-7C5 4.5 7 3 9.5 3 8 4.5 7.8 6 8.5 8L12 10l3.5-2c.7-2 .5-3.5-1-5 2.5 0 4.5 1.5 5 4a3.5 3.5 0 0 1-.5 7h-3.5z',
};

export function SideMark({ side }: { readonly side: Side }) {
  return (
    <svg className={`side-mark side-${side}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[side]} fillRule="evenodd" />
    </svg>
  );
}
