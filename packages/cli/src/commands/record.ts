import { readFileSync, writeFileSync } from 'node:fs';
import { gameById } from '@sietch/games';
import { type AnyRules, type Outcome, readRecord, replay, SietchError, writeRecord } from '@sietch/kernel';
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
    .action((settings: PlaySettings & { out?: string }) => {
      const played = playGame({ ...readOptions(settings), seed: settings.seed });
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
    .option('--audit', 'check after every choice that no component was lost or made')
    .option('--json', 'one JSON object for machines')
    .action((file: string, settings: { audit?: boolean; json?: boolean }) => {
      const record = readRecord(readFileSync(file, 'utf8'));
      const { rules } = gameById(record.game);
      const game = replay(rules, record, settings.audit ? auditing(rules) : undefined);
      const outcome = rules.outcome(game.state);
      const result = { game: record.game, choices: record.keys.length, outcome, stateHash: record.result };
      console.log(settings.json ? JSON.stringify(result) : describe(result, outcome));
    });
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
  result: { game: string; choices: number; stateHash: string },
  outcome: Outcome | undefined,
): string {
  const standings = outcome?.standings.map(
    ({ place, seat, points }) => `${place}. seat ${seat}: ${points} points`,
  );
  return [
    `${result.game}: ${result.choices} choices replayed`,
    ...(standings ?? ['the game is not finished']),
    `final state: ${result.stateHash}`,
  ].join('\n');
}
