import { readFileSync } from 'node:fs';
import { gameById } from '@sietch/games';
import { type Finding, readScenario, runScenario, SietchError } from '@sietch/kernel';
import type { Command } from 'commander';
import { CommandFailed } from '../settings.js';

interface Result {
  readonly file: string;
  readonly name: string;
  readonly held: boolean;
  readonly findings: readonly Finding[];
}

export function addScenario(program: Command): void {
  program
    .command('scenario')
    .description('run scenario files and say what held and what did not')
    .argument('<files...>', 'scenario files')
    .option('--json', 'a JSON list for machines')
    .action((files: string[], settings: { json?: boolean }) => {
      const results = files.map(runFile);
      if (settings.json) console.log(JSON.stringify(results));
      else for (const result of results) console.log(describe(result));
      if (results.some((result) => !result.held)) throw new CommandFailed();
    });
}

/** A file that is no scenario, or whose position cannot be, is reported like one that did not hold. */
function runFile(file: string): Result {
  const text = readFileSync(file, 'utf8');
  let name = 'not a scenario';
  try {
    const scenario = readScenario(text);
    name = scenario.name;
    const findings = runScenario(gameById(scenario.game).rules, scenario);
    return { file, name, held: findings.every((finding) => finding.held), findings };
  } catch (error) {
    if (!(error instanceof SietchError)) throw error;
    return { file, name, held: false, findings: [{ step: 0, held: false, message: error.message }] };
  }
}

function describe({ file, name, held, findings }: Result): string {
  const lines = findings.map(
    ({ step, held: ok, message }) =>
      `  ${ok ? '✓' : '✗'} ${step === 0 ? 'at the start' : `step ${step}`}: ${message}`,
  );
  return [`${held ? '✓' : '✗'} ${name} (${file})`, ...lines].join('\n');
}
