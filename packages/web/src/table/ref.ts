/** A reference taken apart: `card:dagger` is a card, `combat` has a kind alone, `die:giedi-prime:house` keeps the rest. */
export function refParts(ref: string): readonly [kind: string, id: string] {
  const colon = ref.indexOf(':');
  return colon < 0 ? [ref, ''] : [ref.slice(0, colon), ref.slice(colon + 1)];
}
