import { type ArenaReport, bout, reportOf } from '@sietch/bots';
import type { Command } from 'commander';
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
}

export function addArena(program: Command): void {
  addSetupOptions(program.command('arena'))
    .description('let bots play each other on rotating sides, and rate them')
    .requiredOption(
      '--bots <bots>',
      `who plays, separated by commas; with fewer than sides they come round again: ${KNOWN_BOTS}`,
    )
    .option('--games <n>', 'how many games', positiveNumber, 400)
    .addOption(limitOption())
    .option('--json', 'one JSON object for machines')
    .action(async (settings: ArenaSettings) => {
      const { entry, options } = readSetup(settings);
      const bots = await readBots(settings.bots, entry.rules, settings.seed, settings.limit);
      const setup = { rules: entry.rules, options, seed: settings.seed, bots };
      const clock = () => performance.now();
      try {
        const bouts = Array.from({ length: settings.games }, (_, i) => bout(setup, i, clock));
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
    `${games} games of ${rounds.toFixed(1)} rounds; in brackets 95 % intervals`,
  ].join('\n');
}
