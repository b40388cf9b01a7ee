import type { Seat } from '@sietch/kernel';
import { memo } from 'react';

const SHAPES = [
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  'M4 4h16v16H4z',
  'M12 2.5 22 20.5H2z',
  'M12 1.5 22.5 12 12 22.5 1.5 12z',
  'M12 1l3.2 7.3 7.9.8-6 5.3 1.8 7.8-6.9-4.1-6.9 4.1 1.8-7.8-6-5.3 7.9-.8z',
  'M8 2h8v6h6v8h-6v6H8v-6H2V8h6z',
] as const;

/** A seat's sign: a shape of its own besides its colour. */
export const SeatMark = memo(function SeatMark({ seat }: { readonly seat: Seat }) {
  return (
    <svg className={`seat-mark seat-${seat}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[seat % SHAPES.length]} />
    </svg>
  );
});

/** A piece of a seat on the board: an agent, a spy, a flag, standing on the seat's colour. */
export function Piece({
  seat,
  d,
  label,
}: {
  readonly seat: Seat;
  readonly d: string;
  readonly label: string;
}) {
  return (
    <svg className={`piece seat-${seat}`} viewBox="0 0 24 24" role="img" aria-label={label}>
      <Weight d={d} />
      <path d={d} fillRule="evenodd" />
    </svg>
  );
}

/** What makes a flat sign a thing that stands somewhere: its shadow, and the side turned away from the light. */
function Weight({ d }: { readonly d: string | undefined }) {
  return (
    <>
      <ellipse className="piece-shadow" cx="13" cy="22.4" rx="9.5" ry="2.2" />
      <path className="piece-side" d={d} fillRule="evenodd" transform="translate(1.1 1.2)" />
    </>
  );
}

/** A spy of a seat: its eye on the seat's own shape, so that no colour is needed to tell whose it is. */
export function SpyPiece({
  seat,
  eye,
  label,
}: {
  readonly seat: Seat;
  readonly eye: string;
  readonly label: string;
}) {
  return (
    <svg className={`piece spy-piece seat-${seat}`} viewBox="0 0 24 24" role="img" aria-label={label}>
      <Weight d={SHAPES[seat % SHAPES.length]} />
      <path d={SHAPES[seat % SHAPES.length]} />
      <path className="spy-eye" d={eye} fillRule="evenodd" transform="translate(6 7.4) scale(0.5)" />
    </svg>
  );
}
