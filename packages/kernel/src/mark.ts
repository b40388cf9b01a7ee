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
  return (high >>> 0).toString(36) + (low >>> 0).toString(36).padStart(7, '0');
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

function weighName(name: string, highSeed: number, lowSeed: number): void {
  const word = wordFor(name, highSeed);
  if (word === undefined) return weighText(name, highSeed, lowSeed);
  weighedHigh = word.nameHigh;
  weighedLow = word.nameLow;
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

function weighList(list: readonly unknown[], highSeed: number, lowSeed: number): void {
  let high = blend(highSeed ^ KIND.list, list.length);
  let low = blend(lowSeed ^ KIND.list, list.length);
  for (let at = 0; at < list.length; at++) {
    weigh(list[at], highSeed, lowSeed);
    high = blend(high, weighedHigh);
    low = blend(low, weighedLow);
  }
  weighedHigh = high;
  weighedLow = low;
}

/** A sum, so that the order of fields does not matter. */
function weighObject(object: Readonly<Record<string, unknown>>, highSeed: number, lowSeed: number): void {
  let high = highSeed ^ KIND.object;
  let low = lowSeed ^ KIND.object;
  for (const field in object) {
    const content = object[field];
    if (content === undefined) continue;
    weighName(field, highSeed, lowSeed);
    const highField = weighedHigh;
    const lowField = weighedLow;
    weigh(content, highSeed, lowSeed);
    high = (high + blend(highField, weighedHigh)) | 0;
    low = (low + blend(lowField, weighedLow)) | 0;
  }
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
  else if (typeof value === 'object' && value !== null)
    weighObject(value as Readonly<Record<string, unknown>>, highSeed, lowSeed);
  // As JSON writes them: what is undefined within a list is null there.
  else weighWhole(value === true ? 1 : value === false ? 2 : 3, KIND.none, highSeed, lowSeed);
}
