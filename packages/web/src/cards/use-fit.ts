import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSettings } from '../settings/settings';
import { type Fitting, fitSoon, type Sizes, type Trial } from './fitting';

/** In pixels of the usual text size. */
const LEAST_SIZE = 11;
const TEXT_SIZES = [13, 12, 11.5, LEAST_SIZE] as const;
/** Only where a text has no signs to do with, and no room can be found. */
const TINY_SIZES = [10.2, 9.4, 8.6, 8, 7.4, 6.8] as const;
const NAME_SIZES = TEXT_SIZES;
const REWARD_SIZES = [15, 14, 13, 12.5, 12, 11.5, 11] as const;
const USUAL = 16;

const wideEnough = (box: HTMLElement): boolean => box.scrollWidth <= box.clientWidth + 1;
const fits = (box: HTMLElement): boolean => box.scrollHeight <= box.clientHeight + 1 && wideEnough(box);

function setSize(element: HTMLElement | null, size: number | undefined): void {
  if (element !== null && size !== undefined) element.style.fontSize = `${size / USUAL}rem`;
}

/** A word of a text whose signs can do without it. */
export const WORD = 'word';

/**
 * What a face does without, one thing after another, before its letters become too small to read: its picture, the air
 * between its lines, and at last the words beside its signs. A card of a crowded hand may do with its name.
 */
const LOOKS = ['full', 'bare', 'dense', 'in-signs', 'named'] as const;

/** A box that is no face of a card has no air of its own to spare. */
const BOX_LOOKS = ['full', 'bare', 'in-signs'] as const;

function setLook(face: HTMLElement, look: (typeof LOOKS)[number] = 'full'): void {
  const without = LOOKS.indexOf(look);
  LOOKS.forEach((name, i) => {
    face.classList.toggle(name, i > 0 && i <= without);
  });
}

/** The largest size that will do, or the smallest of all. */
function* largest(element: HTMLElement, sizes: readonly number[], done: () => boolean): Trial<number> {
  for (const size of sizes) {
    setSize(element, size);
    if (yield done) return size;
  }
  return sizes[sizes.length - 1] ?? 0;
}

function faceFitting(face: HTMLElement, text: string, crowded: boolean): Fitting {
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
      setLook(face);
      const named = yield* findName();
      const boxes = [face, ...face.querySelectorAll<HTMLElement>('.card-agent, .card-reveal')];
      const fitting = () => boxes.every(fits);
      const worded = face.querySelector(`.${WORD}`) === null;
      const looks = LOOKS.filter((look) => (look !== 'in-signs' || !worded) && (look !== 'named' || crowded));
      for (const look of looks) {
        setLook(face, look);
        setSize(face, LEAST_SIZE);
        if (yield fitting) return { ...named, text: yield* largest(face, TEXT_SIZES, fitting), look };
      }
      return { ...named, text: yield* largest(face, TINY_SIZES, fitting), look: looks.at(-1) };
    },
    set: (sizes) => {
      setSize(name, sizes.name);
      breakWords(sizes.broken === true);
      setSize(face, sizes.text);
      setLook(face, sizes.look);
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
export function useFit(id: string, lang: string, crowded = false): RefObject<HTMLSpanElement | null> {
  const { textSize } = useSettings().prefers;
  const face = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const text = `${id} ${lang} ${textSize} ${crowded}`;
    if (face.current !== null) return keepFitting(faceFitting(face.current, text, crowded));
  }, [id, lang, textSize, crowded]);
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
        for (const look of BOX_LOOKS) {
          setLook(box, look);
          setSize(element, LEAST_SIZE);
          if (yield () => fits(box))
            return { text: yield* largest(element, REWARD_SIZES, () => fits(box)), look };
        }
        return { text: LEAST_SIZE, look: BOX_LOOKS.at(-1) };
      },
      set: (sizes) => {
        setSize(element, sizes.text);
        setLook(box, sizes.look);
      },
    });
  }, [around, id, lang, textSize]);
  return text;
}
