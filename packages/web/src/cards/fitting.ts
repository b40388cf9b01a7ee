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
  const trials: Trial<void>[] = [];
  fittings.forEach((fitting, i) => {
    const key = keys[i] ?? '';
    const known = settled ? found.get(key) : undefined;
    if (known !== undefined) fitting.set(known);
    else trials.push(noting(fitting.find(), (sizes) => settled && found.set(key, sizes)));
  });
  tryTogether(trials);
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
