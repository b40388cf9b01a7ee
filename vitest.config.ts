import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const packages = fileURLToPath(new URL('./packages/', import.meta.url));

/** Bots' threads, killed servers and servers beside a browser run what is built. */
const BUILT = 'packages/server/test/build.ts';

/** Games in a page's own storage, of which there is one for each worker. */
const SAVES = 'packages/web/src/local/*.test.ts';

const testsOf = (name: string) => [`packages/${name}/src/**/*.test.ts`, `packages/${name}/test/**/*.test.ts`];

export default defineConfig({
  resolve: {
    // Packages are tested from source, so that no test depends on a build.
    alias: [{ find: /^@sietch\/([a-z]+)$/, replacement: `${packages}$1/src/index.ts` }],
  },
  test: {
    // Browser tests wait for pages most of the time: one more file than there are cores keeps these busy.
    maxWorkers: availableParallelism() + 1,
    // A guard against a test that hangs, far above what the slowest machine needs: nothing here measures time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['kernel', 'imperium', 'arrakis', 'games', 'protocol'].flatMap(testsOf),
          // Rules are pure: the files of a worker share them, and load hundreds of modules once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'platform',
          include: ['test/**/*.test.ts', ...['bots', 'desk', 'server', 'cli'].flatMap(testsOf), SAVES],
          globalSetup: [BUILT],
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: ['packages/web/src/**/*.test.ts'],
          exclude: [SAVES],
          // Likewise pure, with all words and all content behind them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/web/test/**/*.test.ts'],
          globalSetup: [BUILT, 'packages/web/test/built-client.ts'],
          // Playwright and Vite are loaded once by each worker.
          isolate: false,
        },
      },
    ],
  },
});
