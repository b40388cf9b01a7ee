import { defineConfig } from 'vitest/config';

/** How quickly the client draws: measured and told, never asserted. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['test/*.measure.ts'],
    globalSetup: ['test/built-client.ts'],
    testTimeout: 900_000,
    hookTimeout: 600_000,
  },
});
