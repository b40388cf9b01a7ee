import { readFileSync } from 'node:fs';
import { gameById } from '@sietch/games';
import { type Finding, readScenario, runScenario } from '@sietch/kernel';
import type { Command } from 'commander';

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
      if (results.some((result) => !result.held)) process.exitCode = 1;
    });
}

function runFile(file: string): Result {
  const scenario = readScenario(readFileSync(file, 'utf8'));
  const findings = runScenario(gameById(scenario.game).rules, scenario);
  return { file, name: scenario.name, held: findings.every((finding) => finding.held), findings };
}

function describe({ file, name, held, findings }: Result): string {
  const lines = findings.map(({ step, held: ok, message }) => `  ${ok ? '✓' : '✗'} step ${step}: ${message}`);
  return [`${held ? '✓' : '✗'} ${name} (${file})`, ...lines].join('\n');
}
