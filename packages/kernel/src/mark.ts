/**
 * A short hash of plain JSON data, to notice that two computations went different ways. It does not depend on the order
 * in which fields were made, costs a walk over the data and no text, and withstands accidents, not forgers.
 */
export function markOf(...data: readonly unknown[]): string {
  let [high, low]: readonly [number, number] = SEEDS;
  for (const value of data) [high, low] = [blend(high, weigh(value, high)), blend(low, weigh(value, low))];
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

const blend = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, 0x5bd1e995);
  return Math.imul(mixed ^ (mixed >>> 15), 0x27d4eb2d) ^ (mixed >>> 13);
};

function weighText(text: string, seed: number): number {
  let hash = seed ^ text.length;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return blend(hash, seed);
}

function weigh(value: unknown, seed: number): number {
  if (typeof value === 'number') {
    const whole = value | 0;
    return whole === value ? blend(seed ^ KIND.whole, whole) : weighText(String(value), seed ^ KIND.number);
  }
  if (typeof value === 'string') return weighText(value, seed ^ KIND.text);
  if (Array.isArray(value)) {
    let hash = blend(seed ^ KIND.list, value.length);
    for (const element of value) hash = blend(hash, weigh(element, seed));
    return hash;
  }
  if (typeof value === 'object' && value !== null) {
    // A sum, so that the order of fields does not matter.
    let sum = seed ^ KIND.object;
    for (const [field, content] of Object.entries(value))
      if (content !== undefined) sum = (sum + blend(weighText(field, seed), weigh(content, seed))) | 0;
    return blend(seed, sum);
  }
  // As JSON writes them: what is undefined within a list is null there.
  return blend(seed ^ KIND.none, value === true ? 1 : value === false ? 2 : 3);
}
