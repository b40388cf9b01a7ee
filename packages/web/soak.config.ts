import { defineConfig } from 'vitest/config';

/** Whole games in a browser that are too long for every run of the tests. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['test/*.soak.ts'],
    globalSetup: ['test/built-client.ts'],
    testTimeout: 900_000,
    hookTimeout: 600_000,
  },
});
