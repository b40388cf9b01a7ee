import { readFileSync, writeFileSync } from 'node:fs';
import { gameById } from '@sietch/games';
import {
  type AnyRules,
  type GameRecord,
  type Gap,
  type Outcome,
  readRecord,
  retell,
  SietchError,
  seedHash,
  stateHash,
  writeRecord,
} from '@sietch/kernel';
import type { Command } from 'commander';
import { addPlayOptions, type PlaySettings, readOptions } from '../settings.js';
import { playGame, type Watcher } from '../simulation.js';

export function addRecord(program: Command): void {
  addPlayOptions(program.command('record'))
    .description('play one game between bots and write its record')
    .option('--out <file>', 'where to write it; standard output if not given')
    .option(
      '--json',
      'with --out: one JSON object about what was written; records themselves are JSON always',
    )
    .action(async (settings: PlaySettings & { out?: string }) => {
      const read = await readOptions(settings);
      const played = playGame({ ...read, seed: settings.seed });
      for (const bot of read.bots) bot.close?.();
      if (played.error !== undefined) throw new SietchError('stuck', `The game failed: ${played.error}`);
      const record = played.record();
      const text = writeRecord(record);
      if (settings.out === undefined) {
        process.stdout.write(text);
        return;
      }
      writeFileSync(settings.out, text);
      const result = {
        file: settings.out,
        game: record.game,
        choices: record.keys.length,
        stateHash: record.result,
      };
      const words = `${result.file}: ${result.choices} choices, final state ${result.stateHash}`;
      console.log(settings.json ? JSON.stringify(result) : words);
    });
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('run a record again, check it, and print the outcome and the hash of the final state')
    .argument('<file>', 'a record')
    .option('--published <hash>', 'the hash of the seed that was published when the game began')
    .option('--audit', 'check after every choice that no component was lost or made')
    .option('--json', 'one JSON object for machines')
    .action((file: string, settings: ReplaySettings) => {
      const record = readRecord(readFileSync(file, 'utf8'));
      const hash = checkPublished(record, settings.published);
      const { rules } = gameById(record.game);
      const { game, gaps, exact } = retell(rules, record, settings.audit ? auditing(rules) : undefined);
      const outcome = rules.outcome(game.state);
      const result = {
        game: record.game,
        choices: game.state.step,
        outcome,
        // By other rules the state is another, if only in its form.
        stateHash: exact ? record.result : stateHash(game.state),
        ...(exact ? {} : { otherRules: { rules: rules.version, gaps } }),
        seedHash: hash,
        ...(settings.published === undefined ? {} : { asPublished: true }),
      };
      console.log(settings.json ? JSON.stringify(result) : describe(result, outcome));
    });
}

interface ReplaySettings {
  readonly published?: string;
  readonly audit?: boolean;
  readonly json?: boolean;
}

/** The hash of the seed; refused if it is not the one everybody was shown at the start. */
function checkPublished({ seed }: GameRecord, published: string | undefined): string {
  const hash = seedHash(seed);
  if (published !== undefined && published !== hash)
    throw new SietchError(
      'bad-seed',
      `The seed of this record has the hash ${hash}, not the published one: the shuffles are not those promised.`,
    );
  return hash;
}

/** A lost component fails the replay at the choice that lost it. */
function auditing(rules: AnyRules): Watcher {
  return ({ state }) => {
    try {
      rules.audit(state);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new SietchError('stuck', `After choice ${state.step} of the record: ${why}`);
    }
  };
}

function describe(
  result: {
    game: string;
    choices: number;
    stateHash: string;
    seedHash: string;
    asPublished?: boolean;
    otherRules?: { rules: string; gaps: readonly Gap[] };
  },
  outcome: Outcome | undefined,
): string {
  const standings = outcome?.standings.map(
    ({ place, seat, points }) => `${place}. seat ${seat}: ${points} points`,
  );
  return [
    `${result.game}: ${result.choices} choices replayed`,
    ...(result.otherRules === undefined
      ? []
      : [`played by other rules than version ${result.otherRules.rules}: told as far as these allow`]),
    ...(result.otherRules?.gaps ?? []).map(
      ({ from, to, rules }) => `choices ${from} to ${to}, by version ${rules}, cannot be made by these rules`,
    ),
    ...(standings ?? ['the game is not finished']),
    `final state: ${result.stateHash}`,
    `hash of the seed: ${result.seedHash}${result.asPublished === true ? ', as published' : ''}`,
  ].join('\n');
}
