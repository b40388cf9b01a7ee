import { type RefObject, useLayoutEffect, useRef } from 'react';

const SIZES = [13, 12, 11, 10.2, 9.4, 8.6, 8, 7.4, 6.8] as const;

/** Sets a card's text as large as it can be without losing a word. */
export function useFit(id: string, lang: string): RefObject<HTMLSpanElement | null> {
  const face = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text depends on both.
  useLayoutEffect(() => {
    const element = face.current;
    if (element === null) return;
    const shrink = () => {
      for (const size of SIZES) {
        element.style.fontSize = `${size}px`;
        const boxes = [
          element,
          ...element.querySelectorAll<HTMLElement>('.card-head, .card-agent, .card-reveal'),
        ];
        if (
          boxes.every(
            (box) => box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1,
          )
        )
          return;
      }
    };
    shrink();
    const watcher = new ResizeObserver(shrink);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [id, lang]);
  return face;
}
