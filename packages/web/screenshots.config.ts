import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['screenshots/*.shot.ts'],
    globalSetup: ['test/built-client.ts'],
    testTimeout: 400_000,
    hookTimeout: 600_000,
  },
});
