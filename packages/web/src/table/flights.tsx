import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GLYPHS, type Glyph } from '../icons/glyphs';
import { useMoving } from '../settings/moving';
import type { Flight } from './presenter';
import { useTable } from './table-context';

const FLIGHT_MS = 280;
/** After an absence only the latest moves are worth seeing. */
const AT_ONCE = 6;

interface Airborne extends Flight {
  readonly id: number;
}

/** Pieces on their way. They fly above everything and are in nobody's way. */
export function Flights() {
  const { state, presenter } = useTable();
  const moving = useMoving();
  const [flying, setFlying] = useState<readonly Airborne[]>([]);
  const known = useRef(state.log.length);
  const count = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new lines of the log set off pieces.
  useEffect(() => {
    const fresh = state.log.slice(known.current);
    known.current = state.log.length;
    const { flight } = presenter.story;
    if (!moving || flight === undefined) return;
    const flights = fresh.flatMap(({ event }) => flight(event) ?? []).slice(-AT_ONCE);
    if (flights.length === 0) return;
    setFlying((now) => [...now, ...flights.map((one) => ({ ...one, id: count.current++ }))]);
  }, [state.log]);
  return flying.map((one) => (
    <FlyingPiece
      key={one.id}
      flight={one}
      onLanded={() => setFlying((now) => now.filter(({ id }) => id !== one.id))}
    />
  ));
}

/** Where a thing is on the screen now, if it can be seen. */
function spotOf(selector: string): { readonly x: number; readonly y: number } | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (box === undefined || box.width === 0 || box.right < 0 || box.left > innerWidth) return undefined;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function FlyingPiece({ flight, onLanded }: { readonly flight: Flight; onLanded(): void }) {
  const piece = useRef<SVGSVGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a piece flies once.
  useLayoutEffect(() => {
    const to = spotOf(flight.to);
    const from = spotOf(flight.from) ?? (to === undefined ? undefined : { x: to.x, y: to.y - 90 });
    if (piece.current === null || to === undefined || from === undefined) return onLanded();
    const at = ({ x, y }: { x: number; y: number }, scale: number) =>
      `translate(${x - 14}px, ${y - 14}px) scale(${scale})`;
    const animation = piece.current.animate(
      [
        { transform: at(from, 0.8), opacity: 0.4 },
        { transform: at(to, 1.25), opacity: 1 },
      ],
      // It stays where it lands until it is taken away, a frame or two later.
      { duration: FLIGHT_MS, easing: 'ease-in-out', fill: 'both' },
    );
    animation.onfinish = onLanded;
    animation.oncancel = onLanded;
    return () => animation.cancel();
  }, []);
  return (
    <svg ref={piece} className={`flight seat-${flight.seat}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={GLYPHS[flight.glyph as Glyph]} fillRule="evenodd" />
    </svg>
  );
}
