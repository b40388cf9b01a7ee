/** Whether a text fits now. To ask lays the page out, once for all that is asked before anything is changed again. */
type Question = () => boolean;

/** Tries sizes one after another: sets one, asks a question, and goes on by its answer. */
export type Trial<Found> = Generator<Question, Found, boolean>;

/** A text to be set as large as its box allows. */
export interface Fitting {
  /** What the text is: the same text in a box of the same size needs the same sizes. */
  readonly text: string;
  readonly box: HTMLElement;
  /** Finds the sizes by trying them, which is slow: every try lays the page out. */
  find(): Trial<Sizes>;
  set(sizes: Sizes): void;
}

/** Font sizes in pixels of the usual text size, whether words of the name must be broken, and what else must go. */
export interface Sizes {
  readonly text: number;
  readonly name?: number;
  readonly broken?: boolean;
  readonly look?: 'full' | 'bare' | 'dense' | 'in-signs' | 'named' | undefined;
}

/** What was found for a text in a box of some size. */
interface Found {
  readonly width: number;
  readonly height: number;
  readonly sizes: Sizes;
}

const found = new Map<string, Found[]>();
let waiting = new Set<Fitting>();

/** Fits before the next picture is drawn; boxes are read together, so that the page is laid out once for all of them. */
export function fitSoon(fitting: Fitting): void {
  if (waiting.size === 0) queueMicrotask(fitAll);
  waiting.add(fitting);
}

function fitAll(): void {
  const fittings = [...waiting];
  waiting = new Set();
  const boxes = fittings.map(({ box }) => ({ width: box.clientWidth, height: box.clientHeight }));
  const settled = document.fonts.status === 'loaded';
  const trials: Trial<void>[] = [];
  fittings.forEach((fitting, i) => {
    const { width, height } = boxes[i] ?? { width: 0, height: 0 };
    const tried = found.get(fitting.text) ?? [];
    const known = settled ? knownFor(tried, width, height) : undefined;
    const note = (sizes: Sizes) => {
      if (settled) found.set(fitting.text, [...(found.get(fitting.text) ?? []), { width, height, sizes }]);
    };
    if (known !== undefined) fitting.set(known);
    else trials.push(noting(fitting.find(), note));
  });
  tryTogether(trials);
}

/** What a text needs in a box. What it needs in a smaller one and in a larger one as well it needs between them. */
function knownFor(tried: readonly Found[], width: number, height: number): Sizes | undefined {
  const within = tried.filter((box) => box.width <= width && box.height <= height);
  const around = tried.filter((box) => box.width >= width && box.height >= height);
  return within.find(({ sizes }) => around.some((box) => alike(box.sizes, sizes)))?.sizes;
}

function alike(a: Sizes, b: Sizes): boolean {
  return a.text === b.text && a.name === b.name && a.broken === b.broken && a.look === b.look;
}

function* noting(trial: Trial<Sizes>, note: (sizes: Sizes) => void): Trial<void> {
  note(yield* trial);
}

/** Asks all questions of a round before any answer changes something: the page is laid out once a round. */
export function tryTogether(trials: readonly Trial<void>[]): void {
  let asking = trials.map((trial) => ({ trial, step: trial.next() }));
  while (asking.length > 0) {
    const answers = asking.map(({ step }) => step.done !== true && step.value());
    asking = asking
      .map(({ trial, step }, i) => ({ trial, step: step.done ? step : trial.next(answers[i] === true) }))
      .filter(({ step }) => step.done !== true);
  }
}
