import { describe, expect, it } from 'vitest';
import { keyed } from './keyed';

const keysOf = (ids: readonly string[]) => keyed(ids).map(([key]) => key);

describe('keys of things that may be equal', () => {
  it('differ, each with its thing', () => {
    const all = keyed(['dagger', 'diplomacy', 'dagger']);
    expect(all.map(([, id]) => id)).toEqual(['dagger', 'diplomacy', 'dagger']);
    expect(new Set(all.map(([key]) => key)).size).toBe(3);
  });

  it('stay with what stays, whatever goes before it', () => {
    const before = keysOf(['dagger', 'diplomacy', 'signet-ring']);
    expect(keysOf(['diplomacy', 'signet-ring'])).toEqual(before.slice(1));
  });
});
