import type { SeatLabel } from '../link/table-link';

/** A table as the server tells it; only what screens need is named. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly seats: readonly {
    readonly kind: string;
    readonly name?: string;
    readonly bot?: string;
    readonly held: boolean;
    readonly connected: boolean;
  }[];
}

export interface TableHere {
  readonly table: TableInfo;
  readonly you: { readonly host: boolean; readonly seats: readonly number[] };
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${import.meta.env.BASE_URL}api${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!response.ok || !isJson) throw new Error(`The server answered ${response.status}.`);
  return (await response.json()) as T;
}

/** Makes a table whose creator takes the first seat and the others are open. */
export async function createTable(
  game: string,
  options: { readonly players: number },
  name: string,
): Promise<string> {
  const seats = Array.from({ length: options.players }, () => ({ kind: 'open' }));
  const wish = { game, options, seats, me: { seat: 0, name } };
  const { table } = await call<{ readonly table: TableInfo }>('POST', '/tables', wish);
  return table.id;
}

export const lookUp = (id: string): Promise<TableHere> => call('GET', `/tables/${id}`);

export const claim = (id: string, seat: number, name: string, key?: string): Promise<unknown> =>
  call('POST', `/tables/${id}/seats/${seat}/claim`, key === undefined ? { name } : { name, key });

const BEST_BOT = 'heuristic';

/** The best bot this server has takes the seat. */
export async function seatBot(id: string, seat: number): Promise<void> {
  const { bots } = await call<{ readonly bots: readonly string[] }>('GET', '/games');
  const bot = bots.includes(BEST_BOT) ? BEST_BOT : bots.at(-1);
  await call('PUT', `/tables/${id}/seats/${seat}`, { kind: 'bot', bot });
}

export async function recordOf(id: string): Promise<string> {
  const response = await fetch(`${import.meta.env.BASE_URL}api/tables/${id}/record`);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.text();
}

export function labelsOf({ seats }: TableInfo): readonly SeatLabel[] {
  return seats.map(({ kind, name, connected, held }) => ({
    kind: kind === 'bot' ? 'bot' : held ? 'person' : 'open',
    connected,
    ...(name !== undefined && { name }),
  }));
}
