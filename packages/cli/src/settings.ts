import type { Bot } from '@sietch/bots';
import { GAMES, type GameEntry, gameById } from '@sietch/games';
import { checkSeed, SietchError } from '@sietch/kernel';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { KNOWN_BOTS, readBots } from './bots.js';

/** The command has said what went wrong; only the exit code is still to be told. */
export class CommandFailed extends Error {}

/** Which game is played, and how it is set up. */
export interface SetupSettings {
  readonly game: string;
  readonly players?: number;
  readonly seed: string;
  readonly option: readonly string[];
  readonly json?: boolean;
}

/** Options shared by the commands that play games. */
export interface PlaySettings extends SetupSettings, BotSettings {
  readonly bot: string;
}

export interface BotSettings {
  /** How long a program may take for an answer, in milliseconds. */
  readonly limit?: number;
}

export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

export function positiveNumber(text: string): number {
  const number = wholeNumber(text);
  if (number === 0) throw new InvalidArgumentError('It must be at least 1.');
  return number;
}

const idsOf = (items: readonly { readonly id: string }[]): string => items.map(({ id }) => id).join(', ');

export function gameOption(): Option {
  return new Option('--game <game>', `which game: ${idsOf(GAMES)}`);
}

export function dataOption(): Option {
  return new Option('--data <folder>', 'where games are kept').default('data').env('SIETCH_DATA');
}

export function databaseOption(): Option {
  return new Option(
    '--database <url>',
    'keep games in PostgreSQL instead, for several processes: postgres://user:password@host:5432/name',
  ).env('DATABASE_URL');
}

export function addSetupOptions(command: Command): Command {
  return command
    .addOption(gameOption().makeOptionMandatory())
    .option('--players <n>', 'how many players', wholeNumber)
    .option('--seed <text>', 'the seed of shuffles and bots', 'sietch')
    .addOption(setupOption());
}

export function addPlayOptions(command: Command): Command {
  return addSetupOptions(command)
    .option(
      '--bot <bots>',
      `one bot for all seats, or one per seat separated by commas: ${KNOWN_BOTS}`,
      'random',
    )
    .addOption(limitOption());
}

export function limitOption(): Option {
  return new Option(
    '--limit <ms>',
    'how long a program that plays as a bot may take for an answer; ten seconds if not given',
  ).argParser(positiveNumber);
}

export function setupOption(): Option {
  return new Option('--option <key=value>', 'a setup option of the game; may be given several times')
    .argParser((value: string, all: string[]) => [...all, value])
    .default([], 'none');
}

/** `true`, `3` and `["a"]` are read as JSON, `a,b` as a list, anything else as text. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.includes(',') ? text.split(',') : text;
  }
}

/** `key=value` pairs as raw options; the game checks them. */
export function readPairs(pairs: readonly string[]): Record<string, unknown> {
  const raw: Record<string, unknown> = {};
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    if (equals < 1) throw new SietchError('bad-option', `"${pair}" is not of the form key=value.`);
    raw[pair.slice(0, equals)] = readValue(pair.slice(equals + 1));
  }
  return raw;
}

export function readSetup(settings: SetupSettings): { entry: GameEntry; options: unknown } {
  const entry = gameById(settings.game);
  checkSeed(settings.seed);
  const raw = readPairs(settings.option);
  if (settings.players !== undefined) raw.players = settings.players;
  return { entry, options: entry.rules.parseOptions(raw) };
}

export async function readOptions(
  settings: PlaySettings,
): Promise<{ entry: GameEntry; options: unknown; bots: readonly Bot[] }> {
  const { entry, options } = readSetup(settings);
  const bots = await readBots(settings.bot, entry.rules, settings.seed, settings.limit);
  const seats = entry.rules.seats(options);
  if (bots.length !== 1 && bots.length !== seats) {
    throw new SietchError('unknown-bot', `Name one bot, or one for each of the ${seats} seats.`);
  }
  return { entry, options, bots };
}
