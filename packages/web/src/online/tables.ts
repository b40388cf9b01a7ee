import type { Seat } from '@sietch/kernel';
import type { ClockSetting, SeatInfo, TableInfo } from '@sietch/protocol';
import type { SeatLabel } from '../link/table-link';

export interface TableHere {
  readonly table: TableInfo;
  readonly you: { readonly host: boolean; readonly seats: readonly Seat[] };
}

/** Not done, for the reason the server's code names; `no-server` if none answered. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export const codeOf = (error: unknown): string => (error instanceof Refused ? error.code : 'internal');

/** Where a table is shared. */
export const addressOf = (id: string): string => `${location.origin}${import.meta.env.BASE_URL}t/${id}`;

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`${import.meta.env.BASE_URL}api${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new Refused('no-server');
  });
  // Where only the client's files are served, every address answers with its page.
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!isJson) throw new Refused('no-server');
  if (response.ok) return response;
  const answer = (await response.json()) as { readonly error?: { readonly code?: string } };
  throw new Refused(answer.error?.code ?? 'internal');
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

export type SeatPlan = { readonly kind: 'open' | 'person' } | { readonly kind: 'bot'; readonly bot: string };

export interface TableWish {
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly SeatPlan[];
  readonly me: { readonly seat: Seat; readonly name: string };
  readonly spectators: boolean;
  readonly chat: boolean;
  readonly listed: boolean;
  readonly clock: ClockSetting;
}

export async function createTable(wish: TableWish): Promise<TableInfo> {
  return (await call<{ readonly table: TableInfo }>('POST', '/tables', wish)).table;
}

export const lookUp = (id: string): Promise<TableHere> => call('GET', `/tables/${id}`);

export const arrange = (
  id: string,
  change: Partial<Pick<TableWish, 'spectators' | 'chat' | 'listed'>>,
): Promise<unknown> => call('PATCH', `/tables/${id}`, change);

const atSeat = (id: string, seat: Seat, what = ''): string => `/tables/${id}/seats/${seat}${what}`;

/** Without a name if a key moves the seat to this device. */
export const claim = (
  id: string,
  seat: Seat,
  who: { readonly name?: string; readonly key?: string },
): Promise<unknown> => call('POST', atSeat(id, seat, '/claim'), who);

export const planSeat = (id: string, seat: Seat, plan: SeatPlan): Promise<unknown> =>
  call('PUT', atSeat(id, seat), plan);

/** A link for one person: an invitation to a free seat, or a way for its holder to another device. */
export async function seatLink(id: string, seat: Seat): Promise<string> {
  const { key } = await call<{ readonly key: string }>('POST', atSeat(id, seat, '/link'), {});
  return `${addressOf(id)}#seat=${seat}&key=${key}`;
}

/** Before the game the seat becomes free; later a bot plays it until its holder returns. */
export const leave = (id: string, seat: Seat, bot?: string): Promise<unknown> =>
  call('POST', atSeat(id, seat, '/leave'), bot === undefined ? {} : { bot });

export const comeBack = (id: string, seat: Seat): Promise<unknown> =>
  call('POST', atSeat(id, seat, '/return'), {});

/** The table of a rematch, made if nobody has asked for one yet; the seats are given back to those who held them. */
export async function rematch(id: string): Promise<string> {
  return (await call<{ readonly table: TableInfo }>('POST', `/tables/${id}/rematch`, {})).table.id;
}

export interface MyTableNow extends Pick<TableHere, 'table'> {
  readonly host: boolean;
  readonly seats: readonly Seat[];
  readonly asked: readonly Seat[];
}

/** The tables this device holds seats at, the latest first. */
export async function tablesHeld(): Promise<readonly MyTableNow[]> {
  return (await call<{ readonly tables: readonly MyTableNow[] }>('GET', '/tables/mine')).tables;
}

/** The tables anybody may come to. */
export async function tablesListed(): Promise<readonly TableInfo[]> {
  return (await call<{ readonly tables: readonly TableInfo[] }>('GET', '/tables')).tables;
}

const BEST_BOT = 'heuristic';

/** The best bot this server has. */
export async function bestBot(): Promise<string> {
  const { bots } = await call<{ readonly bots: readonly string[] }>('GET', '/games');
  return bots.includes(BEST_BOT) ? BEST_BOT : (bots.at(-1) ?? '');
}

export async function recordOf(id: string): Promise<string> {
  return (await ask('GET', `/tables/${id}/record`)).text();
}

export const isFree = ({ held, bot }: SeatInfo): boolean => !held && bot === undefined;

export function labelsOf({ seats }: TableInfo): readonly SeatLabel[] {
  return seats.map(({ kind, name, connected, held }) => ({
    kind: kind === 'bot' ? 'bot' : held ? 'person' : 'open',
    connected,
    ...(name !== undefined && { name }),
  }));
}
