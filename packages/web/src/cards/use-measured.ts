import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A place for cards: its width and height in pixels, what a card's room counts there, and how large texts are. */
export interface Measured {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly text: number;
}

const USUAL_TEXT = 16;
/** A hand that has just come has the room the last one had. */
let last: Measured = { width: Number.POSITIVE_INFINITY, height: 0, unit: 1, text: 1 };

/** Measures a place for cards, now and whenever it changes its size. */
export function useMeasured(): readonly [RefObject<HTMLDivElement | null>, Measured] {
  const place = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState(last);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const watcher = new ResizeObserver(() => {
      const unit = Number.parseFloat(getComputedStyle(element).getPropertyValue('--room-unit')) || 1;
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT;
      const { clientWidth: width, clientHeight: height } = element;
      // A table nobody sees has no width.
      if (width === 0) return;
      const now = { width, height, unit, text };
      if (JSON.stringify(now) === JSON.stringify(last)) return;
      last = now;
      setMeasured(last);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [place, measured];
}
