import { USUAL_BOT } from '@sietch/bots';
import type { Seat } from '@sietch/kernel';
import {
  type ClaimBody,
  errorAnswer,
  gamesAnswer,
  linkAnswer,
  type MyTable,
  myTablesAnswer,
  type NoticesAnswer,
  type NoticesBody,
  noticesAnswer,
  parse,
  type SeatInfo,
  type SeatPlan,
  type SettingsBody,
  type TableHere,
  type TableInfo,
  type TableWish,
  tableAnswer,
  tableHere,
  tablesAnswer,
} from '@sietch/protocol';

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

/** What the server answers, as it is; what does not fit its schema is refused where it is read. */
export async function call(method: string, path: string, body?: unknown): Promise<unknown> {
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
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refused(parse(errorAnswer, answer).error.code);
  return answer;
}

/** For whoever runs the server to look at. */
export async function reportTable(id: string, text: string): Promise<void> {
  await call('POST', `/tables/${id}/report`, { text });
}

export async function createTable(wish: TableWish): Promise<TableInfo> {
  return parse(tableAnswer, await call('POST', '/tables', wish)).table;
}

export async function lookUp(id: string): Promise<TableHere> {
  return parse(tableHere, await call('GET', `/tables/${id}`));
}

export const arrange = (id: string, change: SettingsBody): Promise<unknown> =>
  call('PATCH', `/tables/${id}`, change);

const atSeat = (id: string, seat: Seat, what = ''): string => `/tables/${id}/seats/${seat}${what}`;

/** The token this page asks for at a seat: the same again if the answer was lost on the way. */
const secrets = new Map<string, string>();

function secretFor(id: string, seat: Seat): string {
  const path = atSeat(id, seat);
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
  const secret = secrets.get(path) ?? text;
  secrets.set(path, secret);
  return secret;
}

/** Without a name if a key moves the seat to this device. Asking again after a lost answer is safe. */
export const claim = (id: string, seat: Seat, who: ClaimBody): Promise<unknown> =>
  call('POST', atSeat(id, seat, '/claim'), { ...who, secret: secretFor(id, seat) });

export const planSeat = (id: string, seat: Seat, plan: SeatPlan): Promise<unknown> =>
  call('PUT', atSeat(id, seat), plan);

/** A link for one person: an invitation to a free seat, or a way for its holder to another device. */
export async function seatLink(id: string, seat: Seat): Promise<string> {
  const { key } = parse(linkAnswer, await call('POST', atSeat(id, seat, '/link'), {}));
  return `${addressOf(id)}#seat=${seat}&key=${key}`;
}

/** Before the game the seat becomes free; later a bot plays it until its holder returns. */
export const leave = (id: string, seat: Seat, bot?: string): Promise<unknown> =>
  call('POST', atSeat(id, seat, '/leave'), bot === undefined ? {} : { bot });

export const comeBack = (id: string, seat: Seat): Promise<unknown> =>
  call('POST', atSeat(id, seat, '/return'), {});

const noticesAt = (id: string, seat: Seat): string => atSeat(id, seat, '/notices');

/** How this seat hears of its turns, and what the server offers. */
export async function noticesOf(id: string, seat: Seat): Promise<NoticesAnswer> {
  return parse(noticesAnswer, await call('GET', noticesAt(id, seat)));
}

export async function wishNotices(id: string, seat: Seat, wish: NoticesBody): Promise<NoticesAnswer> {
  return parse(noticesAnswer, await call('PUT', noticesAt(id, seat), wish));
}

export async function endNotices(id: string, seat: Seat): Promise<NoticesAnswer> {
  return parse(noticesAnswer, await call('DELETE', noticesAt(id, seat)));
}

/** Days off from now on; none ends them. */
export const takeDaysOff = (id: string, seat: Seat, days: number): Promise<unknown> =>
  call('PUT', atSeat(id, seat, '/vacation'), { days });

/** The table of a rematch, made if nobody has asked for one yet; the seats are given back to those who held them. */
export async function rematch(id: string): Promise<string> {
  return parse(tableAnswer, await call('POST', `/tables/${id}/rematch`, {})).table.id;
}

/** The tables this device holds seats at, the latest first. */
export async function tablesHeld(): Promise<readonly MyTable[]> {
  return parse(myTablesAnswer, await call('GET', '/tables/mine')).tables;
}

/** The tables anybody may come to. */
export async function tablesListed(): Promise<readonly TableInfo[]> {
  return parse(tablesAnswer, await call('GET', '/tables')).tables;
}

/** The bot that is usually seated; an older server has others. */
export async function seatedBot(): Promise<string> {
  const { bots } = parse(gamesAnswer, await call('GET', '/games'));
  return bots.includes(USUAL_BOT) ? USUAL_BOT : (bots.at(-1) ?? '');
}

export const isFree = ({ held, bot }: SeatInfo): boolean => !held && bot === undefined;
