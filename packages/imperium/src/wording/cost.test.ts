import { plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { BASE } from '../content/base/edition.js';
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
  [{ trashSelf: true }, 'trash this card', 'знищте цю карту'],
  [{ trash: { from: 'anywhere' } }, 'trash 1 card', 'знищте 1 карту'],
  [{ trash: { from: 'hand' } }, 'trash 1 card from your hand', 'знищте 1 карту з руки'],
  [
    { trash: { from: 'play', faction: 'emperor' } },
    'trash 1 other Emperor card you have in play',
    'знищте 1 іншу свою карту Імператора в грі',
  ],
  [
    { trashSelf: true, trash: { from: 'hand', faction: 'guild' } },
    'trash this card and 1 Spacing Guild card from your hand',
    'знищте цю карту й 1 карту Гільдії Лоцманів із руки',
  ],
  [{ discard: 1 }, 'discard 1 card', 'скиньте 1 карту'],
  [{ discard: 2, solari: 5 }, 'discard 2 cards and pay 5 solari', 'скиньте 2 карти й заплатіть 5 соляріїв'],
  [{ discardIntrigue: 1 }, 'discard 1 intrigue card', 'скиньте 1 карту інтриги'],
  [
    { trashIntrigue: 1, spice: 2 },
    'trash 1 intrigue card and pay 2 spice',
    'знищте 1 карту інтриги й заплатіть 2 прянощів',
  ],
  [{ spies: 1 }, 'recall 1 of your spies', 'відкличте 1 свого шпигуна'],
  [{ spies: 2 }, 'recall 2 of your spies', 'відкличте 2 своїх шпигунів'],
  [{ retreat: 1 }, 'retreat 1 troop', 'відступіть 1 загоном'],
  [{ retreat: 3 }, 'retreat 3 troops', 'відступіть 3 загонами'],
  [{ retreat: [1, 2] }, 'retreat 1–2 troops', 'відступіть 1–2 загонами'],
  [
    { flip: 'crysknife' },
    'turn face down 1 of your face-up conflict or objective cards with the crysknife or the wild icon',
    'переверніть долілиць 1 свою відкриту карту конфлікту чи цілі із символом крис-ножа або універсальним символом',
  ],
  [
    { flip: 'desert-mouse' },
    'turn face down 1 of your face-up conflict or objective cards with the desert mouse or the wild icon',
    'переверніть долілиць 1 свою відкриту карту конфлікту чи цілі із символом пустельної миші або універсальним символом',
  ],
  [
    { teamSpice: 7 },
    'pay 7 spice (your allies may contribute)',
    'заплатіть 7 прянощів (ваші союзники можуть зробити внесок)',
  ],
  [{ troops: 3 }, 'lose 3 troops from the Conflict', 'втратьте 3 загони із Зони конфлікту'],
];

describe('the wording of a cost', () => {
  it.each(GOLDEN.map(([cost, en, uk]) => ({ cost, en, uk })))('$en', ({ cost, en, uk }) => {
    expect(plainText(wordCost(cost, { lang: 'en', names: { edition: BASE } }))).toBe(en);
    expect(plainText(wordCost(cost, { lang: 'uk', names: { edition: BASE } }))).toBe(uk);
  });

  it('covers every part of a cost', () => {
    const every: Record<keyof Cost, true> = {
      solari: true,
      spice: true,
      water: true,
      teamSpice: true,
      influence: true,
      trashSelf: true,
      trash: true,
      discard: true,
      discardIntrigue: true,
      trashIntrigue: true,
      spies: true,
      retreat: true,
      troops: true,
      flip: true,
    };
    const shown = new Set(GOLDEN.flatMap(([cost]) => Object.keys(cost)));
    expect(shown).toEqual(new Set(Object.keys(every)));
  });
});
