/**
 * A short hash of plain JSON data, to notice that two computations went different ways. It does not depend on the order
 * in which fields were made, costs a walk over the data and no text, and withstands accidents, not forgers.
 */
export function markOf(...data: readonly unknown[]): string {
  let [high, low]: readonly [number, number] = SEEDS;
  for (const value of data) {
    weigh(value, high, low);
    high = blend(high, weighedHigh);
    low = blend(low, weighedLow);
  }
  return written(high, low);
}

function written(high: number, low: number): string {
  return (high >>> 0).toString(36) + (low >>> 0).toString(36).padStart(7, '0');
}

type Fields = Readonly<Record<string, unknown>>;
/** Of a field, or of an element of a list. */
type Name = string | number;

/** What parts of something weighed when they were last weighed, and when that changed. */
class Weights {
  private readonly names: Name[] = [];
  /** Two numbers for each part. */
  private weights = new Int32Array(16);
  private readonly changed: number[] = [];
  private ended = 0;

  /** Takes down what has just been weighed. Whatever is not where it was before has changed. */
  note(at: number, name: Name, time: number): void {
    // Meanwhile there was nothing to weigh.
    if (at === 0 && this.ended !== time - 1) this.names.length = 0;
    if (2 * at === this.weights.length) this.grow();
    const { names, weights } = this;
    const high = 2 * at;
    if (names[at] === name && weights[high] === weighedHigh && weights[high + 1] === weighedLow) return;
    names[at] = name;
    weights[high] = weighedHigh;
    weights[high + 1] = weighedLow;
    this.changed[at] = time;
  }

  private grow(): void {
    const before = this.weights;
    this.weights = new Int32Array(2 * before.length);
    this.weights.set(before);
  }

  /** There were no more parts than these. */
  end(count: number, time: number): void {
    this.ended = time;
    this.names.length = this.changed.length = count;
  }

  isSame(name: Name, since: number): boolean {
    const changed = this.changed[this.names.indexOf(name)];
    return changed !== undefined && changed <= since;
  }

  /** The parts that have, unless there was nothing to weigh now. */
  same(since: number, now: number): readonly Name[] {
    return this.ended === now ? this.names.filter((_, at) => (this.changed[at] ?? now) <= since) : [];
  }
}

/**
 * Weighs the same thing again and again, and remembers when each of its fields last changed: what weighs as much as before
 * need not be looked at again.
 */
export class Scales {
  private readonly fields = new Weights();
  /** Fields whose elements are weighed one by one. */
  private readonly elements = new Map<string, Weights>();
  private times = 0;

  constructor(split: Iterable<string>) {
    for (const field of split) this.elements.set(field, new Weights());
  }

  /** How often it has been weighed. */
  get time(): number {
    return this.times;
  }

  /** The mark is the one `markOf(whole, more)` gives. */
  weigh(whole: object, more: unknown): string {
    this.times++;
    const [highSeed, lowSeed] = SEEDS;
    const fields = whole as Fields;
    let high = highSeed ^ KIND.object;
    let low = lowSeed ^ KIND.object;
    let at = 0;
    const layout = layoutFor('');
    for (const field in fields) {
      const content = fields[field];
      this.weighPart(field, content);
      this.fields.note(at, field, this.times);
      const highPart = weighedHigh;
      const lowPart = weighedLow;
      layout.weigh(at++, field);
      if (content === undefined) continue;
      high = (high + blend(weighedHigh, highPart)) | 0;
      low = (low + blend(weighedLow, lowPart)) | 0;
    }
    this.fields.end(at, this.times);
    high = blend(highSeed, blend(highSeed, high));
    low = blend(lowSeed, blend(lowSeed, low));
    weigh(more, high, low);
    return written(blend(high, weighedHigh), blend(low, weighedLow));
  }

  private weighPart(field: string, content: unknown): void {
    const [highSeed, lowSeed] = SEEDS;
    const elements = this.elements.get(field);
    if (elements === undefined || typeof content !== 'object' || content === null)
      weigh(content, highSeed, lowSeed);
    else if (Array.isArray(content)) weighList(content, highSeed, lowSeed, elements, this.times);
    else weighObject(content as Fields, highSeed, lowSeed, elements, this.times);
  }

  /** Has a field weighed the same since a time? */
  isSame(field: string, since: number): boolean {
    return this.fields.isSame(field, since);
  }

  /** The elements of a field that is split which have: their names, or their numbers in a list. */
  sameElements(field: string, since: number): readonly Name[] {
    return this.elements.get(field)?.same(since, this.times) ?? [];
  }
}

const SEEDS: readonly [number, number] = [0x9e3779b9 | 0, 0x85ebca6b | 0];

/** Keeps what looks alike apart: the number 0, the text "0", an empty list. */
const KIND = {
  whole: 0x2c1b3c6d,
  number: 0x297a2d39,
  text: 0x1b56c4e9,
  list: 0x6a09e667,
  object: 0x3c6ef372,
  none: 0x510e527f,
};

/**
 * What was weighed last, by both seeds: every choice of a table is marked, so that one walk does for the two, and none of
 * its steps makes an object. Not fields of an object, which would put numbers of this size into boxes.
 */
let weighedHigh = 0;
let weighedLow = 0;

const blend = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, 0x5bd1e995);
  return Math.imul(mixed ^ (mixed >>> 15), 0x27d4eb2d) ^ (mixed >>> 13);
};

function weighText(text: string, highSeed: number, lowSeed: number): void {
  let high = highSeed ^ text.length;
  let low = lowSeed ^ text.length;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    high = Math.imul(high ^ letter, 0x01000193);
    low = Math.imul(low ^ letter, 0x01000193);
  }
  weighedHigh = blend(high, highSeed);
  weighedLow = blend(low, lowSeed);
}

/** A word as the name of a field and as a text, weighed by the first seeds. */
interface Word {
  readonly nameHigh: number;
  readonly nameLow: number;
  readonly textHigh: number;
  readonly textLow: number;
}

/** States are made of a few hundred words, names of fields and cards, over and over: they are weighed letter by letter once. */
const words = new Map<string, Word>();
const MOST_WORDS = 4096;
const LONGEST_WORD = 64;

/** With other seeds, or too long to be remembered, a text is no word. */
function wordFor(text: string, highSeed: number): Word | undefined {
  if (highSeed !== SEEDS[0]) return undefined;
  const word = words.get(text);
  return word ?? (text.length > LONGEST_WORD ? undefined : learn(text));
}

function learn(text: string): Word {
  const [high, low] = SEEDS;
  weighText(text, high, low);
  const [nameHigh, nameLow] = [weighedHigh, weighedLow];
  weighText(text, high ^ KIND.text, low ^ KIND.text);
  const word = { nameHigh, nameLow, textHigh: weighedHigh, textLow: weighedLow };
  if (words.size >= MOST_WORDS) words.clear();
  words.set(text, word);
  return word;
}

/** Names of fields with what they weigh, in the order in which objects of one make have them. */
class Layout {
  private readonly names: string[] = [];
  private readonly weights: number[] = [];

  weigh(at: number, name: string): void {
    if (this.names[at] !== name) this.learn(at, name);
    weighedHigh = this.weights[2 * at] ?? 0;
    weighedLow = this.weights[2 * at + 1] ?? 0;
  }

  private learn(at: number, name: string): void {
    const [high, low] = SEEDS;
    const word = wordFor(name, high);
    if (word === undefined) weighText(name, high, low);
    this.names[at] = name;
    this.weights[2 * at] = word?.nameHigh ?? weighedHigh;
    this.weights[2 * at + 1] = word?.nameLow ?? weighedLow;
  }
}

/** By the name of the first field: objects that have it in common are mostly of one make. */
const layouts = new Map<string, Layout>();

function layoutFor(first: string): Layout {
  let layout = layouts.get(first);
  if (layout === undefined) {
    layout = new Layout();
    if (layouts.size >= MOST_WORDS) layouts.clear();
    layouts.set(first, layout);
  }
  return layout;
}

function weighString(text: string, highSeed: number, lowSeed: number): void {
  const word = wordFor(text, highSeed);
  if (word === undefined) return weighText(text, highSeed ^ KIND.text, lowSeed ^ KIND.text);
  weighedHigh = word.textHigh;
  weighedLow = word.textLow;
}

function weighWhole(value: number, kind: number, highSeed: number, lowSeed: number): void {
  weighedHigh = blend(highSeed ^ kind, value);
  weighedLow = blend(lowSeed ^ kind, value);
}

function weighList(
  list: readonly unknown[],
  highSeed: number,
  lowSeed: number,
  elements?: Weights,
  time = 0,
): void {
  let high = blend(highSeed ^ KIND.list, list.length);
  let low = blend(lowSeed ^ KIND.list, list.length);
  for (let at = 0; at < list.length; at++) {
    weigh(list[at], highSeed, lowSeed);
    elements?.note(at, at, time);
    high = blend(high, weighedHigh);
    low = blend(low, weighedLow);
  }
  elements?.end(list.length, time);
  weighedHigh = high;
  weighedLow = low;
}

/** A sum, so that the order of fields does not matter. */
function weighObject(object: Fields, highSeed: number, lowSeed: number, elements?: Weights, time = 0): void {
  let high = highSeed ^ KIND.object;
  let low = lowSeed ^ KIND.object;
  let at = 0;
  let layout: Layout | undefined;
  for (const field in object) {
    const content = object[field];
    if (content === undefined) continue;
    if (highSeed === SEEDS[0]) {
      layout ??= layoutFor(field);
      layout.weigh(at, field);
    } else weighText(field, highSeed, lowSeed);
    const highField = weighedHigh;
    const lowField = weighedLow;
    weigh(content, highSeed, lowSeed);
    elements?.note(at, field, time);
    at++;
    high = (high + blend(highField, weighedHigh)) | 0;
    low = (low + blend(lowField, weighedLow)) | 0;
  }
  elements?.end(at, time);
  weighedHigh = blend(highSeed, high);
  weighedLow = blend(lowSeed, low);
}

function weigh(value: unknown, highSeed: number, lowSeed: number): void {
  if (typeof value === 'number') {
    const whole = value | 0;
    if (whole === value) weighWhole(whole, KIND.whole, highSeed, lowSeed);
    else weighText(String(value), highSeed ^ KIND.number, lowSeed ^ KIND.number);
  } else if (typeof value === 'string') weighString(value, highSeed, lowSeed);
  else if (Array.isArray(value)) weighList(value, highSeed, lowSeed);
  else if (typeof value === 'object' && value !== null) weighObject(value as Fields, highSeed, lowSeed);
  // As JSON writes them: what is undefined within a list is null there.
  else weighWhole(value === true ? 1 : value === false ? 2 : 3, KIND.none, highSeed, lowSeed);
}
