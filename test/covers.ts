import { TestRunner } from 'vitest';

declare module '@vitest/runner' {
  interface TaskMeta {
    /** What the test proves: ids of docs/ledger. */
    covers?: readonly string[];
  }
}

/**
 * Says which rules a test proves, by their ids in docs/ledger: the first line of a test, of the body of
 * `it.each`, or of a group all of whose tests are about them. `npm run ledger` reads it and knows every id.
 */
export function covers(...rules: readonly string[]): void {
  const test = TestRunner.getCurrentTest();
  if (test !== undefined) test.meta.covers = [...(test.meta.covers ?? []), ...rules];
}
