import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Threads and server processes in the tests run what is built; building what is built already takes a moment. */
export function setup(): void {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  try {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b'], {
      cwd: root,
      stdio: 'inherit',
    });
  } catch {
    // A half-written change must not stop the tests of everything else.
    console.warn('The build failed: tests of threads and processes use an older one.');
  }
}
