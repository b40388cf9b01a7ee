import type { TableView } from '../link/table-link';

/** What belongs to whoever looks: nobody has it who looks with all eyes at once. */
const NOBODYS = { seat: undefined, side: undefined, prices: undefined };

/**
 * What all seats see, laid together. A view leaves out what is hidden from its seat, so whatever one of them has and the
 * others lack is added, and nothing contradicts anything. What is asked is told as everybody may know it.
 */
export function seenTogether(one: TableView, others: readonly TableView[]): TableView {
  const all = { ...others.reduce(both, one), ...NOBODYS };
  if (one.decision === undefined) return all;
  const { choices: _, ...asked } = one.decision;
  return { ...all, decision: asked };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function both<T>(one: T, other: T): T {
  return added(one, other) as T;
}

function added(one: unknown, other: unknown): unknown {
  if (one === undefined) return other;
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return one.map((item, i) => added(item, other[i]));
  if (!isRecord(one) || !isRecord(other)) return one;
  const joined: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) joined[key] = added(one[key], value);
  return joined;
}
