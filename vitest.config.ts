import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const packages = fileURLToPath(new URL('./packages/', import.meta.url));

export default defineConfig({
  resolve: {
    // Packages are tested from source, so that no test depends on a build.
    alias: [{ find: /^@sietch\/([a-z]+)$/, replacement: `${packages}$1/src/index.ts` }],
  },
  test: {
    // Browser tests wait for pages most of the time: one more file than there are cores keeps these busy.
    maxWorkers: availableParallelism() + 1,
    include: ['test/**/*.test.ts', 'packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
    // Bots' threads and killed servers run what is built.
    globalSetup: ['packages/server/test/build.ts'],
    // A guard against a test that hangs, far above what the slowest machine needs: nothing here measures time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
