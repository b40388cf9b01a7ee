import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the built client. */
    client: string;
  }
}

const web = fileURLToPath(new URL('..', import.meta.url));
const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sietch-client-'));

/** Builds the client once for all files that open it in a browser; again when watched files have changed. */
export async function setup(project: TestProject): Promise<void> {
  await build();
  project.provide('client', folder);
  project.onTestsRerun(build);
}

async function build(): Promise<void> {
  // Vitest's own NODE_ENV would bring the development build of React.
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = [vite, 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', folder];
  await promisify(execFile)(process.execPath, args, { cwd: web, env });
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
