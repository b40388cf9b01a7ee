import type { Scales } from './mark.js';

/** What views are made of. */
export interface ViewSources {
  /** By field of the view, whoever looks. Fields that are not listed may be made of anything. */
  readonly fields: Readonly<Record<string, readonly string[] | ElementSource>>;
  /** The fields a seat may see otherwise than a spectator does, in the order of the view. */
  readonly own: readonly string[];
}

/**
 * Fields of the state a field is made of: their names, or `each` where it has an element for each element of that field of
 * the state, under its number or name, or under `keys` by its number.
 */
export interface ElementSource {
  readonly each: string;
  readonly keys?: readonly string[];
  /** Fields of the state that go into every element. */
  readonly and?: readonly string[];
}

/** Fields of a view that are each made of the field of the state with their name. */
export function asTheyAre(fields: readonly string[]): ViewSources['fields'] {
  return Object.fromEntries(fields.map((field) => [field, [field]]));
}

/** Stands in a view, for a field or an element of it, where that is as it was. Only whoever asked for it gets to see it. */
const UNCHANGED: object = Object.freeze({});

export function isUnchanged(value: unknown): boolean {
  return value === UNCHANGED;
}

/** Fields of the state whose elements are looked at one by one. */
export function splitBy({ fields }: ViewSources): string[] {
  return Object.values(fields).flatMap((source) => ('each' in source ? source.each : []));
}

/** What need not be made of a view, since it has not changed: to be brought to `rules.view` as the open one. */
export function unchangedSince({ fields }: ViewSources, scales: Scales, since: number): object {
  const known: Record<string, unknown> = {};
  const isSame = (field: string) => scales.isSame(field, since);
  for (const field in fields) {
    const source = fields[field];
    if (source === undefined) continue;
    if (!('each' in source)) known[field] = source.every(isSame) ? UNCHANGED : undefined;
    else if (source.and?.every(isSame) === false) known[field] = [];
    else known[field] = isSame(source.each) ? UNCHANGED : sameElements(source, scales, since);
  }
  return known;
}

function sameElements({ each, keys }: ElementSource, scales: Scales, since: number): object {
  const same: Record<string | number, object> = {};
  for (const name of scales.sameElements(each, since))
    same[typeof name === 'number' ? (keys?.[name] ?? name) : name] = UNCHANGED;
  return same;
}
