import { SietchError } from '@sietch/kernel';
import { Command, CommanderError } from 'commander';
import { addAdmin } from './commands/admin.js';
import { addAnalyse } from './commands/analyse.js';
import { addArena } from './commands/arena.js';
import { addBackup } from './commands/backup.js';
import { addBench } from './commands/bench.js';
import { addCards } from './commands/cards.js';
import { addEngine } from './commands/engine.js';
import { addRecord, addReplay } from './commands/record.js';
import { addScenario } from './commands/scenario.js';
import { addServe } from './commands/serve.js';
import { addSimulate } from './commands/simulate.js';
import { addTrain } from './commands/train.js';
import { EngineTrouble } from './engine/trouble.js';
import { CommandFailed } from './settings.js';

const OK = 0;
const FAILED = 1;
const MISUSED = 2;

/** Errors that mean the command was given something it does not know. */
const MISUSE: readonly string[] = ['unknown-game', 'unknown-bot', 'bad-option', 'bad-seed', 'bad-mind'];

function buildProgram(): Command {
  const program = new Command('sietch')
    .description(
      'Dune board games: serve, back up, simulate, inspect, record, replay, analyse, test, measure, train and rank bots',
    )
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 failed (an error in a game, a scenario, a record), 2 misused.',
    )
    .showHelpAfterError()
    .exitOverride();
  addSimulate(program);
  addCards(program);
  addRecord(program);
  addReplay(program);
  addAnalyse(program);
  addScenario(program);
  addBench(program);
  addArena(program);
  addTrain(program);
  addEngine(program);
  addServe(program);
  addBackup(program);
  addAdmin(program);
  return program;
}

/** Runs the command line and returns the exit code: 0 done, 1 failed, 2 misused. */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  try {
    await buildProgram().parseAsync(args, { from: 'user' });
    return OK;
  } catch (error) {
    if (error instanceof CommandFailed) return FAILED;
    if (error instanceof CommanderError) return error.exitCode === 0 ? OK : MISUSED;
    if (error instanceof SietchError) {
      console.error(error.message);
      return MISUSE.includes(error.code) ? MISUSED : FAILED;
    }
    if (error instanceof EngineTrouble) {
      console.error(error.message);
      return FAILED;
    }
    const trouble = fileTrouble(error);
    if (trouble === undefined) throw error;
    console.error(trouble);
    return MISUSED;
  }
}

/** What a file given on the command line cannot do, for people; `undefined` if the error is of another kind. */
function fileTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  const path = 'path' in error ? `: ${error.path}` : '';
  switch (error.code) {
    case 'ENOENT':
      return `There is no such file${path}`;
    case 'EISDIR':
      return `It is a folder, not a file${path}`;
    default:
      return error.message;
  }
}
