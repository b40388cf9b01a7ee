import { seedHash } from '@sietch/kernel';
import type { TableInfo } from '@sietch/protocol';

/** Whether the seed shown at the end is the one whose hash was published at the start. */
export type SeedCheck = 'kept' | 'broken';

const KEY = 'sietch.seeds';
const MOST = 200;

type Published = Readonly<Record<string, string>>;

function published(): Published {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Published) : {};
  } catch {
    return {};
  }
}

/** The hash as this browser was first told it: a table that changed it later would be found out. */
function firstTold({ id, seedHash: told, seed }: TableInfo): string {
  const all = published();
  const first = all[id];
  // Whoever comes when all is over was promised nothing before.
  if (first !== undefined || seed !== undefined) return first ?? told;
  try {
    const latest = Object.entries(all).slice(-MOST);
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(latest), [id]: told }));
  } catch {
    // A browser without storage trusts what this page was told.
  }
  return told;
}

/** `undefined` while the seed is still a secret. */
export function checkedSeed(table: TableInfo): SeedCheck | undefined {
  const promised = firstTold(table);
  if (table.seed === undefined) return undefined;
  return promised === table.seedHash && seedHash(table.seed) === promised ? 'kept' : 'broken';
}
