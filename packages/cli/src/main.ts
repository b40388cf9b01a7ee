import { SietchError } from '@sietch/kernel';
import { Command, CommanderError } from 'commander';
import { addBench } from './commands/bench.js';
import { addCards } from './commands/cards.js';
import { addRecord, addReplay } from './commands/record.js';
import { addScenario } from './commands/scenario.js';
import { addSimulate } from './commands/simulate.js';

const OK = 0;
const FAILED = 1;
const MISUSED = 2;

/** Errors that mean the command was given something it does not know. */
const MISUSE: readonly string[] = ['unknown-game', 'unknown-bot', 'bad-option', 'bad-seed'];

function buildProgram(): Command {
  const program = new Command('sietch')
    .description('Dune board games on the command line: simulate, inspect, record, replay, test, measure')
    .exitOverride();
  addSimulate(program);
  addCards(program);
  addRecord(program);
  addReplay(program);
  addScenario(program);
  addBench(program);
  for (const command of program.commands) command.exitOverride();
  return program;
}

/** Runs the command line and returns the exit code: 0 done, 1 failed, 2 misused. */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  try {
    await buildProgram().parseAsync(args, { from: 'user' });
    return Number(process.exitCode ?? OK);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? OK : MISUSED;
    if (error instanceof SietchError) {
      console.error(error.message);
      return MISUSE.includes(error.code) ? MISUSED : FAILED;
    }
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      console.error(`There is no such file: ${'path' in error ? error.path : error.message}`);
      return MISUSED;
    }
    throw error;
  }
}
