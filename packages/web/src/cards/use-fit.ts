import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSettings } from '../settings/settings';
import { type Fitting, fitSoon } from './fitting';

/** In pixels of the usual text size. Below eleven only where no word may be lost and no room can be found. */
const TEXT_SIZES = [13, 12, 11.5, 11, 10.2, 9.4, 8.6, 8, 7.4, 6.8] as const;
const NAME_SIZES = [13, 12, 11.5, 11, 10.2, 9.4, 8.6, 8, 7.4] as const;
const REWARD_SIZES = [15, 14, 13, 12.5, 12, 11.5, 11] as const;
const USUAL = 16;
/** Rather no picture than a smaller text. */
const LEAST_WITH_PICTURE = 11;

const wideEnough = (box: HTMLElement): boolean => box.scrollWidth <= box.clientWidth + 1;
const fits = (box: HTMLElement): boolean => box.scrollHeight <= box.clientHeight + 1 && wideEnough(box);

function setSize(element: HTMLElement | null, size: number | undefined): void {
  if (element !== null && size !== undefined) element.style.fontSize = `${size / USUAL}rem`;
}

/** Without its picture a card has more room for its text. */
function setBare(face: HTMLElement, bare: boolean): void {
  face.classList.toggle('bare', bare);
}

/** The largest size that will do, or the smallest of all. */
function largest(element: HTMLElement, sizes: readonly number[], done: () => boolean): number {
  const will = sizes.find((size) => {
    setSize(element, size);
    return done();
  });
  return will ?? sizes[sizes.length - 1] ?? 0;
}

function faceFitting(face: HTMLElement, text: string): Fitting {
  const name = face.querySelector<HTMLElement>('.card-name');
  const breakWords = (broken: boolean) => {
    if (name !== null) name.style.overflowWrap = broken ? 'anywhere' : '';
  };
  const findName = () => {
    if (name === null) return {};
    breakWords(false);
    const size = largest(name, NAME_SIZES, () => wideEnough(name));
    // A word too long for the card at any size is broken rather than lost.
    const broken = !wideEnough(name);
    breakWords(broken);
    return { name: size, broken };
  };
  return {
    text,
    box: face,
    find: () => {
      setBare(face, false);
      const named = findName();
      const boxes = [face, ...face.querySelectorAll<HTMLElement>('.card-agent, .card-reveal')];
      const text = () => largest(face, TEXT_SIZES, () => boxes.every(fits));
      const pictured = text();
      if (pictured >= LEAST_WITH_PICTURE) return { ...named, text: pictured };
      setBare(face, true);
      return { ...named, text: text(), bare: true };
    },
    set: (sizes) => {
      setSize(name, sizes.name);
      breakWords(sizes.broken === true);
      setSize(face, sizes.text);
      setBare(face, sizes.bare === true);
    },
  };
}

/** Fits now, when the fonts are there, and whenever the box changes its size. */
function keepFitting(fitting: Fitting): () => void {
  const again = () => fitSoon(fitting);
  again();
  if (document.fonts.status !== 'loaded') document.fonts.ready.then(again, () => {});
  const watcher = new ResizeObserver(again);
  watcher.observe(fitting.box);
  return () => watcher.disconnect();
}

/** Sets a card's name and text as large as they can be without losing a word. */
export function useFit(id: string, lang: string): RefObject<HTMLSpanElement | null> {
  const { textSize } = useSettings().prefers;
  const face = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (face.current !== null) return keepFitting(faceFitting(face.current, `${id} ${lang} ${textSize}`));
  }, [id, lang, textSize]);
  return face;
}

/** Sets the text of a box as large as the thing around it allows. */
export function useFitInto(around: string, id: string, lang: string): RefObject<HTMLSpanElement | null> {
  const { textSize } = useSettings().prefers;
  const text = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = text.current;
    const box = element?.closest<HTMLElement>(around);
    if (element === null || box === null || box === undefined) return;
    return keepFitting({
      text: `${around} ${id} ${lang} ${textSize}`,
      box,
      find: () => ({ text: largest(element, REWARD_SIZES, () => fits(box)) }),
      set: (sizes) => setSize(element, sizes.text),
    });
  }, [around, id, lang, textSize]);
  return text;
}
