import { createInterface } from 'node:readline';
import type { Command } from 'commander';

export function addEngine(program: Command): void {
  program
    .command('engine')
    .description('play with another program, in lines of JSON (docs/engine.md)')
    .action(async () => {
      const { Engine } = await import('../engine/engine.js');
      const engine = new Engine((saying) => process.stdout.write(`${JSON.stringify(saying)}\n`));
      for await (const line of createInterface({ input: process.stdin }))
        if (line.trim() !== '' && !(await engine.hear(line))) break;
      // Whoever has said goodbye need not close the line as well.
      process.stdin.destroy();
    });
}
