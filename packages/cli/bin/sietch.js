#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (!existsSync(main)) {
  process.stderr.write('Sietch is not built yet: run `npm ci` (or `npm run build`) first.\n');
  process.exit(1);
}
const { runCommandLine } = await import(main.href);
process.exitCode = await runCommandLine(process.argv.slice(2));
