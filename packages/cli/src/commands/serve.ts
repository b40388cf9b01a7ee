import { type Command, InvalidArgumentError, Option } from 'commander';
import { databaseOption, dataOption, positiveNumber, wholeNumber } from '../settings.js';
import type { ServerSettings } from './serving.js';

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
    .addOption(dataOption())
    .addOption(databaseOption())
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
      new Option(
        '--keep-finished <days>',
        'remove finished games of people without accounts so long after their end; otherwise they are kept',
      )
        .argParser(positiveNumber)
        .env('SIETCH_KEEP_FINISHED'),
    )
    .addOption(
      new Option(
        '--keep-abandoned <days>',
        'remove all other tables so long after their last choice; otherwise they are kept',
      )
        .argParser(positiveNumber)
        .env('SIETCH_KEEP_ABANDONED'),
    )
    .addOption(
      new Option(
        '--drain <seconds>',
        'how long /api/health says 503 before the server closes, so that a proxy sends people elsewhere',
      )
        .argParser(wholeNumber)
        .default(0)
        .env('SIETCH_DRAIN'),
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
    // The server brings much with it that other commands do not need.
    .action(async (settings: ServerSettings) => (await import('./serving.js')).serve(settings));
}

function address(value: string): { readonly host: string; readonly port: number } {
  const [, host, port] = /^(?:(.+):)?(\d+)$/.exec(value) ?? [];
  if (port === undefined) throw new InvalidArgumentError('It must be a port, or host:port.');
  return { host: host ?? '127.0.0.1', port: Number(port) };
}
