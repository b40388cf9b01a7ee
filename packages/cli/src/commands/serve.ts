import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SietchError } from '@sietch/kernel';
import {
  LIMITS,
  NO_LIMITS,
  type NoticeSettings,
  openData,
  pushKeys,
  type RunningServer,
  startServer,
} from '@sietch/server';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { wholeNumber } from '../settings.js';

interface Settings {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly origin: readonly string[];
  readonly trustProxy?: boolean;
  readonly limits: boolean;
  readonly metrics?: { readonly host: string; readonly port: number };
  readonly absentAfter: number;
  readonly address?: string;
  readonly push?: string;
  readonly smtp?: string;
  readonly mailFrom?: string;
  readonly log: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

const CLIENT = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve tables to play at: HTTP and WebSocket on one port, everything kept in one folder')
    .addOption(
      new Option('--port <n>', 'the port; 0 takes a free one')
        .argParser(wholeNumber)
        .default(3000)
        .env('PORT'),
    )
    .addOption(
      new Option('--host <address>', 'the address to listen on; 0.0.0.0 lets other machines in')
        .default('127.0.0.1')
        .env('SIETCH_HOST'),
    )
    .addOption(new Option('--data <folder>', 'where games are kept').default('data').env('SIETCH_DATA'))
    .addOption(
      new Option(
        '--origin <origin>',
        'a further site whose pages may use this server; may be given several times',
      )
        .argParser((value: string, all: string[]) => [...all, value])
        .default([], 'none'),
    )
    .option('--trust-proxy', 'believe a proxy in front about addresses and https')
    .addOption(
      new Option('--metrics <address>', 'serve metrics on an address of their own, as 127.0.0.1:9464')
        .argParser(address)
        .env('SIETCH_METRICS'),
    )
    .addOption(
      new Option(
        '--absent-after <seconds>',
        'how long a person may be away before the others may let a bot play',
      )
        .argParser(wholeNumber)
        .default(120),
    )
    .addOption(
      new Option('--address <url>', 'where people find this server, for links in notices').env(
        'SIETCH_ADDRESS',
      ),
    )
    .addOption(
      new Option(
        '--push <contact>',
        'tell people of their turns through their browsers; push services may write to this contact (mailto:…)',
      ).env('SIETCH_PUSH'),
    )
    .addOption(
      new Option('--smtp <url>', 'tell people of their turns by mail: smtp://user:password@host:587').env(
        'SIETCH_SMTP',
      ),
    )
    .addOption(new Option('--mail-from <address>', 'who the letters are from').env('SIETCH_MAIL_FROM'))
    .option('--no-limits', 'no rate limits, for load tests on your own machine')
    .addOption(
      new Option('--log <level>', 'what to log, as JSON lines')
        .choices(['silent', 'error', 'warn', 'info', 'debug'])
        .default('warn'),
    )
    .action(serve);
}

async function serve(settings: Settings): Promise<void> {
  const storage = openData(settings.data);
  const notices = noticesOf(settings);
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
    troubleFolder: join(settings.data, 'trouble'),
    ...(settings.metrics === undefined ? {} : { metrics: settings.metrics }),
  });
  console.log(`Sietch is open at ${server.address} (games are kept in ${settings.data})`);
  await untilTold(server);
}

/** What it takes to tell people of their turns, if that is wanted. */
function noticesOf({ address, push, smtp, mailFrom, data }: Settings): NoticeSettings | undefined {
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
    ...(push === undefined ? {} : { push: { subject: push, ...pushKeys(data) } }),
    ...(smtp === undefined || mailFrom === undefined ? {} : { mail: { smtp, from: mailFrom } }),
  };
}

function address(value: string): { readonly host: string; readonly port: number } {
  const [, host, port] = /^(?:(.+):)?(\d+)$/.exec(value) ?? [];
  if (port === undefined) throw new InvalidArgumentError('It must be a port, or host:port.');
  return { host: host ?? '127.0.0.1', port: Number(port) };
}

/** Runs until the process is asked to end; a second request ends it at once. */
async function untilTold(server: RunningServer): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = () => {
      process.once('SIGINT', () => process.exit(1));
      process.once('SIGTERM', () => process.exit(1));
      resolve();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
  await server.close();
}
