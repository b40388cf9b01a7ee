import type { Command } from 'commander';
import { databaseOption, dataOption, positiveNumber, wholeNumber } from '../settings.js';
import type { AdminSettings } from './administering.js';

type Administering = typeof import('./administering.js');

/** What whoever runs a server does about tables and people, also while servers run: they notice it by themselves. */
export function addAdmin(program: Command): void {
  const admin = program
    .command('admin')
    .description('look after a server: tables, addresses, names, reports; also while it runs');
  const command = (name: string, description: string) =>
    admin
      .command(name)
      .description(description)
      .addOption(dataOption())
      .addOption(databaseOption())
      .option('--json', 'one JSON object');
  // The server brings much with it that other commands do not need.
  const act =
    <A extends unknown[]>(pick: (all: Administering) => (...args: A) => Promise<void>) =>
    async (...args: A) =>
      pick(await import('./administering.js'))(...args);

  command('list', 'list tables, those with the latest choices first')
    .option('--limit <n>', 'how many', positiveNumber, 50)
    .action(act<[AdminSettings & { readonly limit: number }]>(({ list }) => list));
  command('close <table>', 'end the game at a table: nobody plays on, everybody may look').action(
    act<[string, AdminSettings]>(({ close }) => close),
  );
  command('remove <table>', 'remove a table with all that belongs to it').action(
    act<[string, AdminSettings]>(({ remove }) => remove),
  );
  command('ban <address>', 'let nobody from an address use the server; of IPv6, from its network')
    .option('--days <n>', 'for how long; otherwise for good', positiveNumber)
    .option('--why <text>', 'a remark for yourself')
    .action(
      act<[string, AdminSettings & { readonly days?: number; readonly why?: string }]>(({ ban }) => ban),
    );
  command('unban <address>', 'let an address use the server again').action(
    act<[string, AdminSettings]>(({ unban }) => unban),
  );
  command('bans', 'list who may not use the server').action(act<[AdminSettings]>(({ bans }) => bans));
  const takeName = command(
    'take-name <table> <seat>',
    'take somebody’s name away, at a table and of their account',
  )
    .option('--chat', 'and what they have said there')
    .action(async (table: string, seat: string, settings: AdminSettings & { readonly chat?: boolean }) =>
      (await import('./administering.js')).takeName(table, wholeNumber(seat), settings),
    );
  takeName.addHelpText(
    'after',
    '\nSeats are counted from 0. To keep the name from coming back, add it to the filter.',
  );
  command('names', 'print the words no name may have, or take them from a file: a word in each line')
    .option('--set <file>', 'the new list; `=word` refuses that name alone, `#` begins a remark')
    .action(act<[AdminSettings & { readonly set?: string }]>(({ names }) => names));
  command('reports', 'list what people have reported')
    .option('--out <folder>', 'write each report with its record into a folder')
    .option('--limit <n>', 'how many', positiveNumber, 50)
    .action(
      act<[AdminSettings & { readonly out?: string; readonly limit: number }]>(({ reports }) => reports),
    );
  command('drop-report <id>', 'forget a report').action(
    act<[string, AdminSettings]>(({ dropReport }) => dropReport),
  );
}
