import type { TableView } from '../link/table-link';

/** What belongs to whoever looks, or is asked: nobody has it who looks with all eyes at once. */
const PERSONAL: readonly string[] = ['seat', 'side', 'prices', 'decision'];

/**
 * What all seats see, laid together. A view leaves out what is hidden from its seat, so whatever one of them has and the
 * others lack is added, and nothing contradicts anything.
 */
export function seenTogether(spectators: TableView, others: readonly TableView[]): TableView {
  const opened = Object.fromEntries(Object.entries(spectators).filter(([field]) => !isPersonal(field)));
  for (const view of others)
    for (const [field, value] of Object.entries(view))
      if (!isPersonal(field)) opened[field] = both(opened[field], value);
  return { ...spectators, ...opened };
}

const isPersonal = (field: string): boolean => PERSONAL.includes(field);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function both(one: unknown, other: unknown): unknown {
  if (one === undefined) return other;
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return one.map((item, i) => both(item, other[i]));
  if (!isRecord(one) || !isRecord(other)) return one;
  const joined: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) joined[key] = both(one[key], value);
  return joined;
}
