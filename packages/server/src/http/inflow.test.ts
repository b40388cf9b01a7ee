import { describe, expect, it } from 'vitest';
import { Inflow } from './inflow.js';

describe('what an address sends', () => {
  it('is heard up to a measure, then not at all for a while', () => {
    let now = 0;
    const cut: string[] = [];
    const inflow = new Inflow(
      { burst: 100, perSecond: 10 },
      () => now,
      (address) => cut.push(address),
    );
    expect([inflow.take('a', 60), inflow.take('a', 60), inflow.take('a', 1)]).toEqual([true, false, false]);
    expect([inflow.take('b', 60), cut]).toEqual([true, ['a']]);
    now = 9_999;
    expect(inflow.take('a', 1)).toBe(false);
    now = 10_000;
    expect([inflow.take('a', 100), cut]).toEqual([true, ['a']]);
  });

  it('is heard again at once if the clock is set back meanwhile', () => {
    let now = 3_600_000;
    const inflow = new Inflow(
      { burst: 100, perSecond: 100 },
      () => now,
      () => {},
    );
    expect(inflow.take('a', 101)).toBe(false);
    now = 0;
    expect(inflow.take('a', 1)).toBe(true);
  });

  it('is forgotten when it has been quiet for long, though it never comes back', () => {
    let now = 0;
    const inflow = new Inflow(
      { burst: 100, perSecond: 10 },
      () => now,
      () => {},
    );
    for (const address of ['a', 'b', 'c']) inflow.take(address, 101);
    expect(inflow.remembered).toBe(3);
    now = 10_000;
    inflow.take('d', 101);
    expect(inflow.remembered).toBe(1);
  });
});
