import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { SietchError } from '@sietch/kernel';
import {
  type Ban,
  banAddress,
  NAME_FILTER,
  Operator,
  openStorage,
  readBans,
  type Storage,
  unbanAddress,
} from '@sietch/server';

export interface AdminSettings {
  readonly data: string;
  readonly database?: string;
  readonly json?: boolean;
}

const DAY = 24 * 60 * 60 * 1000;

/** Opens the storage for one command, and says what came of it. */
async function tell<T>(
  { data, database, json }: AdminSettings,
  work: (storage: Storage) => Promise<T>,
  words: (result: T) => string,
): Promise<void> {
  const storage = await openStorage(data, database);
  try {
    const result = await work(storage);
    console.log(json ? JSON.stringify(result ?? {}) : words(result));
  } finally {
    await storage.close();
  }
}

export function list(settings: AdminSettings & { readonly limit: number }): Promise<void> {
  return tell(
    settings,
    async (storage) =>
      (await new Operator(storage).list(settings.limit)).map(({ table, choices, latest }) => ({
        id: table.id,
        game: table.game,
        status: table.status,
        choices,
        latest: new Date(latest).toISOString(),
        names: table.seats.map(({ name, bot }) => name ?? (bot === undefined ? '' : `bot:${bot}`)),
      })),
    (tables) =>
      tables.length === 0
        ? 'There are no tables.'
        : tables
            .map(({ id, game, status, choices, latest, names }) =>
              [latest, id, game, status, `${choices} choices`, names.join(', ')].join('  '),
            )
            .join('\n'),
  );
}

export function close(table: string, settings: AdminSettings): Promise<void> {
  return tell(
    settings,
    (storage) => new Operator(storage).close(table),
    () => 'The game is ended.',
  );
}

export function remove(table: string, settings: AdminSettings): Promise<void> {
  return tell(
    settings,
    (storage) => new Operator(storage).remove(table),
    () => 'The table is removed.',
  );
}

export function ban(
  address: string,
  settings: AdminSettings & { readonly days?: number; readonly why?: string },
): Promise<void> {
  mustBeAddress(address);
  const { days, why } = settings;
  const wish: Ban = {
    address,
    at: Date.now(),
    ...(days === undefined ? {} : { until: Date.now() + days * DAY }),
    ...(why === undefined ? {} : { why }),
  };
  return tell(settings, (storage) => banAddress(storage.operator, wish), wordBan);
}

export function unban(address: string, settings: AdminSettings): Promise<void> {
  return tell(
    settings,
    async (storage) => {
      if (!(await unbanAddress(storage.operator, address)))
        throw new SietchError('bad-option', 'This address is not banned.');
    },
    () => `${address} may come again.`,
  );
}

export function bans(settings: AdminSettings): Promise<void> {
  return tell(
    settings,
    (storage) => readBans(storage.operator),
    (all) => (all.length === 0 ? 'Nobody is banned.' : all.map(wordBan).join('\n')),
  );
}

function wordBan({ address, until, why }: Ban): string {
  const end = until === undefined ? 'for good' : `until ${new Date(until).toISOString()}`;
  return `${address} is banned ${end}${why === undefined ? '' : `: ${why}`}`;
}

function mustBeAddress(text: string): void {
  if (isIP(text) === 0 && !/^[\da-f:]+::\/64$/i.test(text))
    throw new SietchError('bad-option', `${text} is no address: give one as 203.0.113.7 or 2001:db8::1.`);
}

export function takeName(
  table: string,
  seat: number,
  settings: AdminSettings & { readonly chat?: boolean },
): Promise<void> {
  return tell(
    settings,
    (storage) => new Operator(storage).takeName(table, seat, settings.chat ?? false),
    () => 'The name is taken away.',
  );
}

export function names(settings: AdminSettings & { readonly set?: string }): Promise<void> {
  const { set } = settings;
  return tell(
    settings,
    async ({ operator }) => {
      if (set !== undefined) await operator.writeNote(NAME_FILTER, readFileSync(set, 'utf8'));
      return { words: (await operator.note(NAME_FILTER)) ?? '' };
    },
    ({ words }) => (words === '' ? '# Every name is welcome.' : words.trimEnd()),
  );
}

export function reports(
  settings: AdminSettings & { readonly out?: string; readonly limit: number },
): Promise<void> {
  const { out, limit } = settings;
  return tell(
    settings,
    async ({ operator }) => {
      const all = await operator.reports(limit);
      if (out !== undefined) {
        mkdirSync(out, { recursive: true, mode: 0o700 });
        for (const report of all)
          writeFileSync(join(out, `report-${report.id}.json`), `${JSON.stringify(report, undefined, 1)}\n`, {
            mode: 0o600,
          });
      }
      // The record is long, and not for a screen somebody else may see.
      return all.map(({ record, ...report }) => ({ ...report, record: record !== undefined }));
    },
    (all) =>
      all.length === 0
        ? 'Nothing has been reported.'
        : all
            .map(({ id, at, table, seat, name, text }) =>
              [new Date(at).toISOString(), id, table, seat ?? '-', name ?? '-', text].join('  '),
            )
            .join('\n'),
  );
}

export function dropReport(id: string, settings: AdminSettings): Promise<void> {
  return tell(
    settings,
    async ({ operator }) => {
      if (!(await operator.dropReport(id))) throw new SietchError('bad-option', 'There is no such report.');
    },
    () => 'The report is forgotten.',
  );
}
