import type { Seat } from '@sietch/kernel';

/** What this browser remembers of a table; its seats themselves are remembered by cookies. */
interface MyTable {
  /** The seat that was held here when the table was last open. */
  readonly seat?: Seat | undefined;
  /** The number of the last chat line that was read. */
  readonly read?: number;
  /** The same of what the own team told itself. */
  readonly readByTeam?: number;
  /** Links made here for friends, by seat: asking for a new one would break the old. */
  readonly invitations?: Readonly<Record<Seat, string>>;
  /** It need not be listed any more. */
  readonly forgotten?: true;
}

const KEY = 'sietch.tables';
const NAME = 'sietch.name';
const MOST = 60;

type Kept = Readonly<Record<string, MyTable>>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    // A browser without storage, or somebody else's text in ours: nothing is remembered.
    return {};
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser without storage forgets; the links still work.
  }
}

export const myTable = (id: string): MyTable => read()[id] ?? {};

export function remember(id: string, more: MyTable): void {
  const { [id]: known, ...others } = read();
  const latest = Object.entries(others).slice(-MOST);
  write(KEY, JSON.stringify({ ...Object.fromEntries(latest), [id]: { ...known, ...more } }));
}

export const forgetTable = (id: string): void => remember(id, { forgotten: true });

export const forgotten = (): readonly string[] =>
  Object.entries(read()).flatMap(([id, table]) => (table.forgotten ? [id] : []));

export function myName(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

export const rememberName = (name: string): void => write(NAME, name);
