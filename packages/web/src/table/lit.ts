/** A choice with the things on the table it can be made by touching. */
export interface Offer {
  readonly key: string;
  readonly refs: readonly string[];
  /** Easier to take from the list than from the table: never folded away. */
  readonly listed?: boolean;
  /** Declines or ends something: set back beside the others. */
  readonly passive?: boolean;
  /** One of several that differ by their number only: they share their words. */
  readonly series?: { readonly of: string; readonly n: number };
}

/** Neighbours of one series together, everything else alone. */
export function inSeries(offers: readonly Offer[]): readonly (readonly [Offer, ...Offer[]])[] {
  const groups: [Offer, ...Offer[]][] = [];
  for (const offer of offers) {
    const last = groups.at(-1);
    if (last !== undefined && offer.series !== undefined && last[0].series?.of === offer.series.of)
      last.push(offer);
    else groups.push([offer]);
  }
  return groups;
}

/** The choices that are left when these things have been touched. */
export function narrowed(offers: readonly Offer[], touched: readonly string[]): readonly Offer[] {
  return offers.filter(({ refs }) => touched.every((ref) => refs.includes(ref)));
}

/** What can be touched next. */
export function litRefs(offers: readonly Offer[], touched: readonly string[]): ReadonlySet<string> {
  return new Set(
    narrowed(offers, touched)
      .flatMap(({ refs }) => refs)
      .filter((ref) => !touched.includes(ref)),
  );
}

export type Touch =
  | { readonly done: 'choose'; readonly key: string }
  | { readonly done: 'touched'; readonly touched: readonly string[] }
  | { readonly done: 'nothing' };

/** Touching a thing chooses if that leaves one choice all of whose things have been touched. */
export function touch(offers: readonly Offer[], touched: readonly string[], ref: string): Touch {
  if (touched.includes(ref)) return { done: 'touched', touched: touched.filter((other) => other !== ref) };
  const withIt = narrowed(offers, [...touched, ref]);
  const next = withIt.length > 0 ? [...touched, ref] : [ref];
  const left = withIt.length > 0 ? withIt : narrowed(offers, next);
  const [only, another] = left;
  if (only === undefined) return { done: 'nothing' };
  if (another === undefined && only.refs.length === next.length) return { done: 'choose', key: only.key };
  return { done: 'touched', touched: next };
}
