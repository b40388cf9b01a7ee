import { describe, expect, it } from 'vitest';
import { asksAgain } from './asks-again';

describe('choices that are asked again after an upgrade', () => {
  it('are told until as many have been made anew', () => {
    const table = { continued: { version: 40, givenUp: 3 } };
    expect([40, 43, 44, 90].map((version) => asksAgain(table, version))).toEqual([3, 3, 0, 0]);
  });

  it('are none where the game went on as it was, or by the same rules', () => {
    expect(asksAgain({ continued: { version: 40, givenUp: 0 } }, 40)).toBe(0);
    expect(asksAgain({}, 40)).toBe(0);
  });
});
