import { type ArenaReport, type Bout, bout, reportOf } from '@sietch/bots';
import type { Command } from 'commander';
import { ArenaBook } from '../arena-book.js';
import { KNOWN_BOTS, readBots } from '../bots.js';
import {
  addSetupOptions,
  type BotSettings,
  limitOption,
  positiveNumber,
  readSetup,
  type SetupSettings,
} from '../settings.js';

interface ArenaSettings extends SetupSettings, BotSettings {
  readonly bots: string;
  readonly games: number;
  readonly keep?: string;
}

export function addArena(program: Command): void {
  addSetupOptions(program.command('arena'))
    .description('let bots play each other on rotating sides, and rate them')
    .requiredOption(
      '--bots <bots>',
      `who plays, separated by commas; with fewer than sides they come round again: ${KNOWN_BOTS}`,
    )
    .option('--games <n>', 'how many games', positiveNumber, 400)
    .option('--keep <file>', 'keep every game there; the same command goes on where it was stopped')
    .addOption(limitOption())
    .option('--json', 'one JSON object for machines')
    .action(async (settings: ArenaSettings) => {
      const { entry, options } = readSetup(settings);
      const bots = await readBots(settings.bots, entry.rules, settings.seed, settings.limit);
      const setup = { rules: entry.rules, options, seed: settings.seed, bots };
      const clock = () => performance.now();
      const { game, seed, bots: names, keep } = settings;
      const book = keep === undefined ? undefined : new ArenaBook(keep, { game, options, seed, bots: names });
      const bouts: Bout[] = book?.bouts.slice(0, settings.games) ?? [];
      try {
        while (bouts.length < settings.games) {
          const played = bout(setup, bouts.length, clock);
          bouts.push(played);
          book?.add(played);
        }
        const report = reportOf(bouts, settings.seed);
        console.log(settings.json ? JSON.stringify(report) : describe(report));
      } finally {
        for (const bot of bots) bot.close?.();
      }
    });
}

function describe({ games, rounds, entrants }: ArenaReport): string {
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
  const signed = (n: number, digits = 0) => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(digits)}`;
  const rows = entrants.map((one) => [
    one.bot,
    String(one.games),
    `${percent(one.wins)} [${percent(one.winsInterval[0])}, ${percent(one.winsInterval[1])}]`,
    `${signed(one.rating)} [${signed(one.ratingInterval[0])}, ${signed(one.ratingInterval[1])}]`,
    signed(one.margin, 1),
    `${one.half.toFixed(1)} / ${one.most.toFixed(1)}`,
  ]);
  const table = [['bot', 'played', 'won', 'rating', 'margin', 'ms p50 / p99'], ...rows];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return [
    ...table.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
    ...entrants.flatMap(({ bot, milestones }) =>
      Object.entries(milestones).map(
        ([name, { share, round }]) =>
          `${bot}: ${name} ${share.toFixed(2)} a game, in round ${round.toFixed(1)} on average`,
      ),
    ),
    ...entrants.map(({ bot, left }) => `${bot}: at the end ${tallied(left)}`),
    `${games} games of ${rounds.toFixed(1)} rounds; in brackets 95 % intervals`,
  ].join('\n');
}

function tallied(left: Readonly<Record<string, number>>): string {
  return Object.entries(left)
    .map(([name, mean]) => `${name} ${mean.toFixed(1)}`)
    .join(', ');
}
