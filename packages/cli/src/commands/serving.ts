import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { SietchError } from '@sietch/kernel';
import {
  LIMITS,
  NO_LIMITS,
  type NoticeSettings,
  openStorage,
  pushKeys,
  type Storage,
  startServer,
} from '@sietch/server';

export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly database?: string;
  readonly origin: readonly string[];
  readonly trustProxy?: boolean;
  readonly limits: boolean;
  readonly metrics?: { readonly host: string; readonly port: number };
  readonly absentAfter: number;
  readonly drain: number;
  readonly keepFinished?: number;
  readonly keepAbandoned?: number;
  readonly address?: string;
  readonly push?: string;
  readonly smtp?: string;
  readonly mailFrom?: string;
  readonly log: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * So many per cent the heap may grow beyond what is alive before it is looked through. V8 would let it double or more, which on a
 * server of many tables is most of what it holds; looking sooner is done beside the event loop.
 */
const HEAP_GROWTH = 30;

const CLIENT = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** Serves tables until the process is told to end. */
export async function serve(settings: ServerSettings): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  const storage = await openStorage(settings.data, settings.database);
  const notices = await noticesOf(settings, storage);
  const server = await startServer({
    storage,
    ...(notices === undefined ? {} : { notices }),
    port: settings.port,
    host: settings.host,
    clientFolder: CLIENT,
    origins: settings.origin,
    trustProxy: settings.trustProxy ?? false,
    limits: settings.limits ? LIMITS : NO_LIMITS,
    logLevel: settings.log,
    absentAfter: settings.absentAfter * 1000,
    retention: {
      ...(settings.keepFinished === undefined ? {} : { finished: settings.keepFinished * DAY }),
      ...(settings.keepAbandoned === undefined ? {} : { abandoned: settings.keepAbandoned * DAY }),
    },
    drain: () => new Promise((resolve) => setTimeout(resolve, settings.drain * 1000)),
    troubleFolder: join(settings.data, 'trouble'),
    ...(settings.metrics === undefined ? {} : { metrics: settings.metrics }),
  });
  // Listened for first: whoever reads that it is open may ask it to end at once.
  const told = toldToEnd();
  const place = settings.database === undefined ? settings.data : 'PostgreSQL';
  console.log(`Sietch is open at ${server.address} (games are kept in ${place})`);
  await told;
  await server.close();
  // What still hangs, as a database that does not answer, is not waited for.
  setTimeout(() => process.exit(), LEAVE_WITHIN).unref();
}

/** What it takes to tell people of their turns, if that is wanted. */
async function noticesOf(
  { address, push, smtp, mailFrom, data }: ServerSettings,
  { operator }: Storage,
): Promise<NoticeSettings | undefined> {
  if (push === undefined && smtp === undefined) return undefined;
  if (address === undefined || !/^https?:\/\/[^/]+$/.test(address))
    throw new SietchError(
      'bad-option',
      'Notices need --address, as https://sietch.example, for their links.',
    );
  if (smtp !== undefined && mailFrom === undefined)
    throw new SietchError('bad-option', 'Letters need --mail-from.');
  return {
    address,
    ...(push === undefined ? {} : { push: { subject: push, ...(await pushKeys(data, operator)) } }),
    ...(smtp === undefined || mailFrom === undefined ? {} : { mail: { smtp, from: mailFrom } }),
  };
}

const LEAVE_WITHIN = 1_000;

/** Resolves when the process is asked to end; a second request ends it at once. */
function toldToEnd(): Promise<void> {
  return new Promise<void>((resolve) => {
    const stop = () => {
      process.once('SIGINT', () => process.exit(1));
      process.once('SIGTERM', () => process.exit(1));
      resolve();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}
