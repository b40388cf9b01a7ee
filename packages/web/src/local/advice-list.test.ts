import { describe, expect, it } from 'vitest';
import { en } from '../words/en';
import { reasonOf } from './advice-list';

const { bots } = en;

describe('the reason for an advice', () => {
  it.each([
    ['wins plainly more', [0.4, 0.3], bots.plainlyBetter(10)],
    ['is a little better', [0.32, 0.3], bots.better],
    ['is as good as the next', [0.3, 0.3], bots.hardlyBetter],
    ['is all there is', [0.3], bots.onlyOne],
  ])('says that the first %s', (_, chances, told) => {
    const advice = chances.map((chance, i) => ({ key: `${i}`, chance }));
    expect(reasonOf(advice, en)).toBe(told);
  });

  it('says that it goes by price where nobody has learnt the game', () => {
    expect(reasonOf([{ key: 'a' }, { key: 'b' }], en)).toBe(bots.byPrice);
  });
});
