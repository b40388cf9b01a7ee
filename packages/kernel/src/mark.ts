/**
 * A short hash of plain JSON data, to notice that two computations went different ways. It does not depend on the order
 * in which fields were made, costs a walk over the data and no text, and withstands accidents, not forgers.
 */
export function markOf(...data: readonly unknown[]): string {
  let [high, low]: readonly [number, number] = SEEDS;
  for (const value of data) {
    weigh(value, high, low);
    high = blend(high, weight.high);
    low = blend(low, weight.low);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36).padStart(7, '0');
}

const SEEDS: readonly [number, number] = [0x9e3779b9, 0x85ebca6b];

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
 * its steps makes an object.
 */
const weight = { high: 0.5, low: 0.5 };

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
  weight.high = blend(high, highSeed);
  weight.low = blend(low, lowSeed);
}

function weighWhole(value: number, kind: number, highSeed: number, lowSeed: number): void {
  weight.high = blend(highSeed ^ kind, value);
  weight.low = blend(lowSeed ^ kind, value);
}

function weighList(list: readonly unknown[], highSeed: number, lowSeed: number): void {
  let high = blend(highSeed ^ KIND.list, list.length);
  let low = blend(lowSeed ^ KIND.list, list.length);
  for (const element of list) {
    weigh(element, highSeed, lowSeed);
    high = blend(high, weight.high);
    low = blend(low, weight.low);
  }
  weight.high = high;
  weight.low = low;
}

/** A sum, so that the order of fields does not matter. */
function weighObject(object: Readonly<Record<string, unknown>>, highSeed: number, lowSeed: number): void {
  let high = highSeed ^ KIND.object;
  let low = lowSeed ^ KIND.object;
  for (const field in object) {
    const content = object[field];
    if (content === undefined) continue;
    weighText(field, highSeed, lowSeed);
    const { high: highField, low: lowField } = weight;
    weigh(content, highSeed, lowSeed);
    high = (high + blend(highField, weight.high)) | 0;
    low = (low + blend(lowField, weight.low)) | 0;
  }
  weight.high = blend(highSeed, high);
  weight.low = blend(lowSeed, low);
}

function weigh(value: unknown, highSeed: number, lowSeed: number): void {
  if (typeof value === 'number') {
    const whole = value | 0;
    if (whole === value) weighWhole(whole, KIND.whole, highSeed, lowSeed);
    else weighText(String(value), highSeed ^ KIND.number, lowSeed ^ KIND.number);
  } else if (typeof value === 'string') weighText(value, highSeed ^ KIND.text, lowSeed ^ KIND.text);
  else if (Array.isArray(value)) weighList(value, highSeed, lowSeed);
  else if (typeof value === 'object' && value !== null)
    weighObject(value as Readonly<Record<string, unknown>>, highSeed, lowSeed);
  // As JSON writes them: what is undefined within a list is null there.
  else weighWhole(value === true ? 1 : value === false ? 2 : 3, KIND.none, highSeed, lowSeed);
}
