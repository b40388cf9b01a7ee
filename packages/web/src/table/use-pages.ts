import { type PointerEventHandler, type RefObject, type UIEventHandler, useRef, useState } from 'react';
import { turnPages } from './turn-pages';

interface Pages<Page extends string> {
  readonly strip: RefObject<HTMLDivElement | null>;
  readonly current: Page;
  /** Whether the table turned to the page that is seen: whoever went to one by hand may want to stay there. */
  readonly led: RefObject<boolean>;
  go(page: Page, smooth: boolean): void;
  readonly onScroll: UIEventHandler<HTMLDivElement>;
  readonly onPointerDown: PointerEventHandler<HTMLDivElement>;
}

/**
 * Pages side by side that are swiped, or turned to. A turn passes over the pages between, and none of them is the one that
 * is meant: the current page is its aim from the first moment on, unless a finger stops it.
 */
export function usePages<Page extends string>(shown: readonly [Page, ...Page[]], first: Page): Pages<Page> {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  const led = useRef(true);
  const stop = useRef<() => void>(undefined);
  const seenOn = ({ scrollLeft, clientWidth }: HTMLDivElement): Page =>
    shown[Math.round(scrollLeft / clientWidth)] ?? first;
  return {
    strip,
    current,
    led,
    go: (page, smooth) => {
      led.current = true;
      setCurrent(page);
      stop.current?.();
      stop.current = undefined;
      const pages = strip.current;
      if (pages === null) return;
      const index = shown.indexOf(page);
      if (smooth && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
        stop.current = turnPages(pages, index, () => {
          stop.current = undefined;
        });
      } else pages.scrollTo({ left: index * pages.clientWidth, behavior: 'instant' });
    },
    onScroll: ({ currentTarget }) => {
      if (stop.current !== undefined) return;
      const seen = seenOn(currentTarget);
      if (seen !== current) led.current = false;
      setCurrent(seen);
    },
    onPointerDown: ({ currentTarget }) => {
      if (stop.current === undefined) return;
      stop.current();
      stop.current = undefined;
      led.current = false;
      setCurrent(seenOn(currentTarget));
    },
  };
}
