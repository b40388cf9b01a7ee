import { type RefObject, useLayoutEffect, useRef } from 'react';

const TEXT_SIZES = [13, 12, 11, 10.2, 9.4, 8.6, 8, 7.4, 6.8] as const;
const NAME_SIZES = [13, 12, 11, 10.2, 9.4, 8.6, 8, 7.4] as const;

const wideEnough = (box: HTMLElement): boolean => box.scrollWidth <= box.clientWidth + 1;
const fits = (box: HTMLElement): boolean => box.scrollHeight <= box.clientHeight + 1 && wideEnough(box);

/** Takes the largest size that will do. */
function shrink(element: HTMLElement, sizes: readonly number[], done: () => boolean): boolean {
  return sizes.some((size) => {
    element.style.fontSize = `${size}px`;
    return done();
  });
}

function shrinkFace(face: HTMLElement): void {
  const name = face.querySelector<HTMLElement>('.card-name');
  if (name !== null) {
    name.style.overflowWrap = '';
    // A word too long for the card at any size is broken rather than lost.
    if (!shrink(name, NAME_SIZES, () => wideEnough(name))) name.style.overflowWrap = 'anywhere';
  }
  const boxes = [face, ...face.querySelectorAll<HTMLElement>('.card-agent, .card-reveal')];
  shrink(face, TEXT_SIZES, () => boxes.every(fits));
}

/** Sets a card's name and text as large as they can be without losing a word. */
export function useFit(id: string, lang: string): RefObject<HTMLSpanElement | null> {
  const face = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text depends on both.
  useLayoutEffect(() => {
    const element = face.current;
    if (element === null) return;
    const measure = () => shrinkFace(element);
    measure();
    document.fonts.ready.then(measure, () => {});
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [id, lang]);
  return face;
}

const REWARD_SIZES = [14, 13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9] as const;

/** Sets the text of a box as large as the thing around it allows. */
export function useFitInto(around: string, id: string, lang: string): RefObject<HTMLSpanElement | null> {
  const text = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text depends on both.
  useLayoutEffect(() => {
    const element = text.current;
    const box = element?.closest<HTMLElement>(around);
    if (element === null || box === null || box === undefined) return;
    const measure = () => {
      shrink(element, REWARD_SIZES, () => fits(box));
    };
    measure();
    document.fonts.ready.then(measure, () => {});
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [around, id, lang]);
  return text;
}
