/**
 * The same items, each with all the fields any of them has, in one order: what an item lacks is `undefined`. Rules look at
 * components all the time, and engines read objects of one shape far faster than those of many.
 */
export function ofOneShape<T extends object>(items: readonly T[]): readonly T[] {
  const fields = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const blank = Object.fromEntries(fields.map((field) => [field, undefined]));
  return items.map((item) => ({ ...blank, ...item }));
}
