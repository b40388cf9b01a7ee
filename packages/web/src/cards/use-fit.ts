import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSettings } from '../settings/settings';
import { type Fitting, fitSoon, type Sizes, type Trial } from './fitting';

/** In pixels of the usual text size. */
const TEXT_SIZES = [13, 12, 11.5, 11] as const;
/** Only where a text has no signs to do with, and no room can be found. */
const TINY_SIZES = [10.2, 9.4, 8.6, 8, 7.4, 6.8] as const;
const NAME_SIZES = [13, 12, 11.5, 11] as const;
const REWARD_SIZES = [15, 14, 13, 12.5, 12, 11.5, 11] as const;
const USUAL = 16;

const wideEnough = (box: HTMLElement): boolean => box.scrollWidth <= box.clientWidth + 1;
const fits = (box: HTMLElement): boolean => box.scrollHeight <= box.clientHeight + 1 && wideEnough(box);

function setSize(element: HTMLElement | null, size: number | undefined): void {
  if (element !== null && size !== undefined) element.style.fontSize = `${size / USUAL}rem`;
}

/** Without its picture a card has more room for its text. */
function setBare(face: HTMLElement, bare: boolean): void {
  face.classList.toggle('bare', bare);
}

/** A word of a text whose signs can do without it: it goes before letters become too small to read. */
export const WORD = 'word';

function setSigns(face: HTMLElement, signs: boolean): void {
  face.classList.toggle('in-signs', signs);
}

/** The largest size that will do, or the smallest of all. */
function* largest(element: HTMLElement, sizes: readonly number[], done: () => boolean): Trial<number> {
  for (const size of sizes) {
    setSize(element, size);
    if (yield done) return size;
  }
  return sizes[sizes.length - 1] ?? 0;
}

function faceFitting(face: HTMLElement, text: string): Fitting {
  const name = face.querySelector<HTMLElement>('.card-name');
  const breakWords = (broken: boolean) => {
    if (name === null) return;
    name.style.hyphens = broken ? 'manual' : 'none';
    name.style.overflowWrap = broken ? 'anywhere' : '';
  };
  const findName = function* (): Trial<Pick<Sizes, 'name' | 'broken'>> {
    if (name === null) return {};
    breakWords(false);
    const size = yield* largest(name, NAME_SIZES, () => wideEnough(name));
    // A word too long for the card is parted rather than made too small to read.
    const broken = !(yield () => wideEnough(name));
    breakWords(broken);
    return { name: size, broken };
  };
  return {
    text,
    box: face,
    *find() {
      setBare(face, false);
      setSigns(face, false);
      const named = yield* findName();
      const boxes = [face, ...face.querySelectorAll<HTMLElement>('.card-agent, .card-reveal')];
      const fitting = () => boxes.every(fits);
      const pictured = yield* largest(face, TEXT_SIZES, fitting);
      if (yield fitting) return { ...named, text: pictured };
      // Rather no picture than a smaller text, and rather signs alone.
      setBare(face, true);
      const bare = yield* largest(face, TEXT_SIZES, fitting);
      if (yield fitting) return { ...named, text: bare, bare: true };
      const signs = face.querySelector(`.${WORD}`) !== null;
      setSigns(face, signs);
      const brief = signs ? yield* largest(face, TEXT_SIZES, fitting) : bare;
      if (yield fitting) return { ...named, text: brief, bare: true, signs };
      return { ...named, text: yield* largest(face, TINY_SIZES, fitting), bare: true, signs };
    },
    set: (sizes) => {
      setSize(name, sizes.name);
      breakWords(sizes.broken === true);
      setSize(face, sizes.text);
      setBare(face, sizes.bare === true);
      setSigns(face, sizes.signs === true);
    },
  };
}

/** Fits now, whenever letters have come that were not there yet, and whenever the box changes its size. */
function keepFitting(fitting: Fitting): () => void {
  const again = () => fitSoon(fitting);
  again();
  const { fonts } = document;
  fonts.addEventListener('loadingdone', again);
  const watcher = new ResizeObserver(again);
  watcher.observe(fitting.box);
  return () => {
    fonts.removeEventListener('loadingdone', again);
    watcher.disconnect();
  };
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
      *find() {
        setBare(box, false);
        const pictured = yield* largest(element, REWARD_SIZES, () => fits(box));
        if (yield () => fits(box)) return { text: pictured };
        setBare(box, true);
        return { text: yield* largest(element, REWARD_SIZES, () => fits(box)), bare: true };
      },
      set: (sizes) => {
        setSize(element, sizes.text);
        setBare(box, sizes.bare === true);
      },
    });
  }, [around, id, lang, textSize]);
  return text;
}
