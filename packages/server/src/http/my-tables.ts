import type { IncomingMessage } from 'node:http';
import { type MyTable, ProtocolError, publicError } from '@sietch/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Allowance } from '../allowance.js';
import type { Limits } from '../limits.js';
import type { LiveTables } from '../live/tables.js';
import type { Storage } from '../storage/storage.js';
import { belongingsOf } from '../tables/belonging.js';
import { hashSecret } from '../tables/secret.js';
import type { StoredTable } from '../tables/table.js';
import { type Holding, readIndex, writeIndex } from './cookies.js';

export interface MyTablesSettings {
  readonly storage: Storage;
  readonly tables: LiveTables;
  readonly limits: Limits;
  readonly ipOf: (request: IncomingMessage) => string;
  /** Resolves when it is the turn of an address. */
  readonly turn: (address: string) => Promise<void>;
  readonly now: () => number;
  readonly onTrouble: (what: string, error: unknown) => void;
}

export interface Held {
  readonly table: string;
  readonly holding: Holding;
  readonly token: string;
}

/** A line of the index: what is held, and the beginning of its token's hash, which tells whether it still is. */
interface Entry {
  readonly table: string;
  readonly holding: Holding;
  readonly mark: string;
}

/** The index stays far below what browsers and servers accept as a header. */
const MOST_TABLES = 30;
const MOST_ENTRIES = 60;
const MARK_LENGTH = 10;
/** Tables of an account that are listed; its history has more. */
const MOST_OWN = 60;

/**
 * A device's own tables. The cookies with the tokens go to their tables only; beside them a device has an index cookie
 * with which it can ask what it holds. The index gives no right to anything.
 */
export function addMyTablesRoute(app: FastifyInstance, settings: MyTablesSettings): void {
  const { storage, tables, now } = settings;
  const asking = new Allowance('my-tables', settings.limits.myTables, now, storage.cluster);

  app.get('/api/tables/mine', async (request) => {
    const address = settings.ipOf(request.raw);
    if (!(await asking.take(address))) throw new ProtocolError('too-many', 'Too many requests. Slow down.');
    const account = request.session?.account;
    const mine = new Map<string, MyTable>();
    const list = async (stored: StoredTable, holding: Holding) => {
      const { id } = stored;
      const here: MyTable = mine.get(id) ?? {
        table: tables.describe(stored),
        host: false,
        seats: [],
        asked: await asked(stored),
      };
      if (holding === 'host') mine.set(id, { ...here, host: true });
      else if (!here.seats.includes(holding)) mine.set(id, { ...here, seats: [...here.seats, holding] });
    };
    /** The others are still worth listing. */
    const attempt = async (work: () => Promise<void>) => {
      // Each may have to be read: others do not wait for all of them.
      await settings.turn(address);
      await work().catch((error: unknown) => settings.onTrouble('a table of a device', error));
    };
    for (const entry of entriesOf(request))
      await attempt(async () => {
        const stored = await storage.readTable(entry.table);
        if (stored !== undefined && isStillHeld(stored, entry) && isFor(stored, entry, account))
          await list(stored, entry.holding);
      });
    if (account === undefined) return { tables: [...mine.values()] };
    const own = await storage.accounts.tablesOf(account, MOST_OWN);
    for (const stored of own)
      await attempt(async () => {
        const { host, seats } = belongingsOf(stored, account);
        for (const holding of [...(host ? (['host'] as const) : []), ...seats]) await list(stored, holding);
      });
    const whole = ({ table, host, seats }: MyTable) => {
      const belongs = own.find(({ id }) => id === table.id);
      if (belongs === undefined) return false;
      const its = belongingsOf(belongs, account);
      return (!host || its.host) && seats.every((seat) => its.seats.includes(seat));
    };
    return { tables: [...mine.values()].map((each) => ({ ...each, inAccount: whole(each) })) };
  });

  async function asked(stored: StoredTable): Promise<number[]> {
    if (stored.status !== 'playing') return [];
    try {
      return [...(await tables.get(stored.id)).asked];
    } catch (error) {
      // A game these rules cannot go on with can still be listed.
      if (publicError(error).code === 'rules-changed') return [];
      throw error;
    }
  }
}

/** Puts what a device was just given at the head of its index. */
export function rememberMine(request: FastifyRequest, reply: FastifyReply, held: readonly Held[]): void {
  const fresh = held.map(({ table, holding, token }) => ({
    table,
    holding,
    mark: markOf(hashSecret(token)),
  }));
  const others = entriesOf(request).filter(
    (old) => !fresh.some(({ table, holding }) => table === old.table && holding === old.holding),
  );
  write(request, reply, [...fresh, ...others]);
}

export function forgetMine(
  request: FastifyRequest,
  reply: FastifyReply,
  table: string,
  holding: Holding,
): void {
  write(
    request,
    reply,
    entriesOf(request).filter((entry) => entry.table !== table || entry.holding !== holding),
  );
}

function write(request: FastifyRequest, reply: FastifyReply, entries: readonly Entry[]): void {
  const latest = new Set([...new Set(entries.map(({ table }) => table))].slice(0, MOST_TABLES));
  const kept = entries.filter(({ table }) => latest.has(table)).slice(0, MOST_ENTRIES);
  const text = kept.map(({ table, holding, mark }) => `${table}.${holding}.${mark}`).join('~');
  reply.header('set-cookie', writeIndex(text, request.protocol === 'https'));
}

function entriesOf(request: FastifyRequest): Entry[] {
  return (readIndex(request.headers) ?? '')
    .split('~')
    .slice(0, MOST_ENTRIES)
    .flatMap((text) => {
      const match = /^([\w-]{1,64})\.(host|\d{1,2})\.([\w-]{10})$/.exec(text);
      if (match === null) return [];
      const [, table = '', holding = '', mark = ''] = match;
      return { table, holding: holding === 'host' ? ('host' as const) : Number(holding), mark };
    });
}

/** What is an account's is listed for those who are signed in to it: others may use the same browser. */
function isFor(table: StoredTable, { holding }: Entry, account: string | undefined): boolean {
  const owner = holding === 'host' ? table.hostAccount : table.seats[holding]?.account;
  return owner === undefined || owner === account;
}

function isStillHeld(table: StoredTable, { holding, mark }: Entry): boolean {
  const hash = holding === 'host' ? table.hostHash : table.seats[holding]?.tokenHash;
  return hash !== undefined && markOf(hash) === mark;
}

function markOf(hash: string): string {
  return hash.slice(0, MARK_LENGTH);
}
