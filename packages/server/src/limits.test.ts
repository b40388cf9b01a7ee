import { describe, expect, it } from 'vitest';
import { Bucket, Buckets } from './limits.js';

describe('a bucket', () => {
  it('gives its burst at once and then what drips in', () => {
    const bucket = new Bucket({ burst: 3, perSecond: 2 }, 0);
    const taken = [0, 0, 0, 0, 499, 500, 500, 10_000, 10_000, 10_000, 10_000].map((at) => bucket.take(at));
    expect(taken).toEqual([true, true, true, false, false, true, false, true, true, true, false]);
  });

  it('gives nothing more when the time of the machine goes backwards', () => {
    const bucket = new Bucket({ burst: 1, perSecond: 1 }, 10_000);
    expect([bucket.take(10_000), bucket.take(0), bucket.take(500)]).toEqual([true, false, false]);
  });
});

describe('buckets by address', () => {
  it('do not share, and do not grow without end', () => {
    const buckets = new Buckets({ burst: 1, perSecond: 1 });
    expect([buckets.take('a', 0), buckets.take('b', 0), buckets.take('a', 0)]).toEqual([true, true, false]);
    for (let i = 0; i < 30_000; i++) buckets.take(`address ${i}`, i);
    expect(Reflect.get(buckets, 'buckets').size).toBeLessThanOrEqual(10_000);
  });

  it('forget those who were met first when there are very many, not everybody', () => {
    const buckets = new Buckets({ burst: 1, perSecond: 0 });
    for (let i = 0; i < 10_001; i++) buckets.take(`address ${i}`, 0);
    expect([buckets.take('address 9999', 0), buckets.take('address 0', 0)]).toEqual([false, true]);
  });
});
