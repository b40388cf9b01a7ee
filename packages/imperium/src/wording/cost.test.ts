import { plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import type { Cost } from '../effects/effect.js';
import { wordCost } from './cost.js';

const GOLDEN: [cost: Cost, en: string, uk: string][] = [
  [{}, '', ''],
  [{ solari: 5 }, 'pay 5 solari', 'заплатіть 5 соляріїв'],
  [{ spice: 1, water: 1 }, 'pay 1 spice and 1 water', 'заплатіть 1 прянощі й 1 воду'],
  [
    { influence: 1, spice: 2 },
    'lose 1 influence with any faction and pay 2 spice',
    'втратьте 1 очко впливу на будь-яку фракцію й заплатіть 2 прянощів',
  ],
  [{ influence: 2 }, 'lose 2 influence with any factions', 'втратьте 2 очки впливу на будь-які фракції'],
  [{ trash: 'self' }, 'trash this card', 'знищте цю карту'],
  [{ trash: 'card' }, 'trash 1 card', 'знищте 1 карту'],
  [{ troops: 3 }, 'lose 3 troops from the Conflict', 'втратьте 3 загони із Зони конфлікту'],
];

describe('the wording of a cost', () => {
  it.each(GOLDEN.map(([cost, en, uk]) => ({ cost, en, uk })))('$en', ({ cost, en, uk }) => {
    expect(plainText(wordCost(cost, 'en'))).toBe(en);
    expect(plainText(wordCost(cost, 'uk'))).toBe(uk);
  });
});
