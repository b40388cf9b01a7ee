import { expect, it } from 'vitest';
import { Lanes } from './lanes.js';

it('a lane in which many wait does not delay another', async () => {
  const lanes = new Lanes();
  const order: string[] = [];
  const go = async (lane: string) => {
    await lanes.turn(lane);
    order.push(lane);
  };
  await Promise.all([...Array.from({ length: 20 }, () => go('crowd')), go('quiet')]);
  expect(order.indexOf('quiet')).toBeLessThan(2);
  expect(order).toHaveLength(21);
});
