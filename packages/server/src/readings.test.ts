import { describe, expect, it } from 'vitest';
import { Readings } from './readings.js';

describe('readings', () => {
  it('are made one at a time for an address, while others have their own', async () => {
    const readings = new Readings(async () => {}, 10);
    const begun: string[] = [];
    let finish = () => {};
    const long = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const first = readings.run('crowd', async () => {
      begun.push('first');
      await long;
    });
    const second = readings.run('crowd', async () => begun.push('second'));
    await readings.run('guest', async () => begun.push('guest'));
    expect(begun).toEqual(['first', 'guest']);
    finish();
    await Promise.all([first, second]);
    expect(begun).toEqual(['first', 'guest', 'second']);
  });

  it('are refused to an address for which many wait, until they are done, also if they fail', async () => {
    const readings = new Readings(async () => {}, 2);
    const work = async () => {
      throw new Error('damaged');
    };
    const some = [readings.run('crowd', work), readings.run('crowd', work)];
    const ends = Promise.allSettled(some);
    await expect(readings.run('crowd', work)).rejects.toMatchObject({ code: 'too-many' });
    await ends;
    expect(await readings.run('crowd', async () => 'read')).toBe('read');
  });
});
