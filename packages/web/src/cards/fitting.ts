/** A text to be set as large as its box allows. */
export interface Fitting {
  /** What the text is: the same text in a box of the same size needs the same sizes. */
  readonly text: string;
  readonly box: HTMLElement;
  /** Finds the sizes by trying them, which is slow: every try lays the page out. */
  find(): Sizes;
  set(sizes: Sizes): void;
}

/** Font sizes in pixels of the usual text size, whether words of the name must be broken, and whether the picture must go. */
export interface Sizes {
  readonly text: number;
  readonly name?: number;
  readonly broken?: boolean;
  readonly bare?: boolean;
}

const found = new Map<string, Sizes>();
let waiting = new Set<Fitting>();

/** Fits before the next picture is drawn; boxes are read together, so that the page is laid out once for all of them. */
export function fitSoon(fitting: Fitting): void {
  if (waiting.size === 0) queueMicrotask(fitAll);
  waiting.add(fitting);
}

function fitAll(): void {
  const fittings = [...waiting];
  waiting = new Set();
  const keys = fittings.map(({ text, box }) => `${text} ${box.clientWidth}×${box.clientHeight}`);
  const settled = document.fonts.status === 'loaded';
  fittings.forEach((fitting, i) => {
    const key = keys[i] ?? '';
    const known = settled ? found.get(key) : undefined;
    if (known !== undefined) fitting.set(known);
    else {
      const sizes = fitting.find();
      if (settled) found.set(key, sizes);
    }
  });
}
