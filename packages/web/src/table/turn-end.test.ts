import { describe, expect, it } from 'vitest';
import { isLastWord } from './turn-end';

const asking = (...keys: readonly string[]) => ({
  decision: { kind: 'turn-end', seats: [0], choices: keys.map((key) => ({ key, refs: [] })) },
});

describe('a turn ends by itself', () => {
  it('when ending it is all that is left', () => {
    expect(isLastWord(asking('end'))).toBe(true);
  });

  it('not while there is anything else to do, nor when something else is asked', () => {
    expect(isLastWord(asking('deploy:1', 'end'))).toBe(false);
    expect(isLastWord(asking('pass'))).toBe(false);
    expect(isLastWord({})).toBe(false);
  });
});
