/** A choice with the things on the table it can be made by touching. */
export interface Offer {
  readonly key: string;
  readonly refs: readonly string[];
  /** Easier to take from the list than from the table: never folded away, however many there are. */
  readonly listed?: boolean;
  /** Declines or ends something: set back beside the others. */
  readonly passive?: boolean;
  /** Answers several questions at once: shown when one of its things has been touched. */
  readonly compound?: boolean;
  /** One of several that differ by their number only. */
  readonly series?: { readonly of: string; readonly n: number };
}

/** Those of one series together where the first of them stands, by their numbers; everything else alone. */
export function inSeries(offers: readonly Offer[]): readonly (readonly [Offer, ...Offer[]])[] {
  const groups: [Offer, ...Offer[]][] = [];
  for (const offer of offers) {
    const { series } = offer;
    const begun = series && groups.find(([first]) => first.series?.of === series.of);
    if (begun === undefined) groups.push([offer]);
    else begun.push(offer);
  }
  for (const group of groups) group.sort((a, b) => (a.series?.n ?? 0) - (b.series?.n ?? 0));
  return groups;
}

/** Fewer numbers than this are soon read: a button for each is quicker than a stepper. */
const FEW_NUMBERS = 2;

/** Is the number of a series set first, and then chosen? */
export const isStepped = (group: readonly Offer[]): boolean => group.length > FEW_NUMBERS;

/** How many buttons these answers take: one where a number is set, else one each. */
export function buttonsFor(offers: readonly Offer[]): number {
  return inSeries(offers).reduce((sum, group) => sum + (isStepped(group) ? 1 : group.length), 0);
}

/** What does something comes before what declines; otherwise as the rules list it, the usual first. */
export function usualFirst(offers: readonly Offer[]): readonly Offer[] {
  return [...offers.filter(({ passive }) => !passive), ...offers.filter(({ passive }) => passive)];
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
