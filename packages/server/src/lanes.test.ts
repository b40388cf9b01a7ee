import { describe, expect, it } from 'vitest';
import { Lanes } from './lanes.js';

describe('lanes', () => {
  it('let whoever comes last wait for what was begun, not for the whole crowd of another lane', async () => {
    const lanes = new Lanes();
    const served: string[] = [];
    const crowd = Array.from({ length: 50 }, () => lanes.turn('crowd').then(() => served.push('crowd')));
    const guest = lanes.turn('guest').then(() => served.push('guest'));
    await Promise.all([...crowd, guest]);
    expect(served.indexOf('guest')).toBe(1);
    expect(served).toHaveLength(51);
  });

  it('begin a few things of a lane in one turn, so that they can be stored together', async () => {
    const lanes = new Lanes();
    let served = 0;
    for (let i = 0; i < 40; i++) void lanes.turn('office').then(() => served++);
    const counts: number[] = [];
    while (served < 40) {
      await new Promise((resolve) => setImmediate(resolve));
      counts.push(served);
    }
    expect(counts).toEqual([16, 32, 40]);
  });

  it('begin nothing more in a turn that has taken long, and go on with whoever is next', async () => {
    const lanes = new Lanes();
    const served: string[] = [];
    const work = (lane: string) =>
      lanes.turn(lane).then(async () => {
        // What is read of a storage in this process is there at once, so that the work goes on in the same turn.
        await Promise.resolve();
        const until = performance.now() + 20;
        while (performance.now() < until);
        served.push(lane);
      });
    for (const lane of ['crowd', 'crowd', 'crowd', 'guest', 'other']) void work(lane);
    const turns: string[][] = [];
    for (let seen = 0; seen < 5; seen = served.length) {
      await new Promise((resolve) => setImmediate(resolve));
      turns.push(served.slice(seen));
    }
    expect(turns).toEqual([['crowd'], ['guest'], ['other'], ['crowd'], ['crowd']]);
  });

  it('serve everybody who waits in one turn, however many they are', async () => {
    const lanes = new Lanes();
    let served = 0;
    for (let i = 0; i < 30; i++) void lanes.turn(`address ${i}`).then(() => served++);
    await new Promise((resolve) => setImmediate(resolve));
    expect(served).toBe(30);
  });
});
