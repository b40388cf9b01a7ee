import { plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import type { Condition } from '../effects/effect.js';
import { wordCondition } from './condition.js';

const flow = { name: { en: 'The Spice Must Flow', uk: 'Прянощі повинні текти' } };
const names = { card: () => flow, space: () => flow };

const GOLDEN: Record<Condition['is'], [condition: Condition, en: string, uk: string][]> = {
  influence: [
    [
      { is: 'influence', faction: 'guild', atLeast: 2 },
      'with 2+ influence with the Spacing Guild',
      'якщо маєте 2+ очки впливу на Гільдію Лоцманів',
    ],
  ],
  'influence-with': [
    [
      { is: 'influence-with', factions: 3, atLeast: 3 },
      'with 3+ influence with any 3 factions',
      'якщо маєте по 3+ очки впливу на будь-які 3 фракції',
    ],
    [
      { is: 'influence-with', factions: 4, atLeast: 3 },
      'with 3+ influence with all 4 factions',
      'якщо маєте по 3+ очки впливу на всі 4 фракції',
    ],
  ],
  alliance: [
    [
      { is: 'alliance', faction: 'emperor' },
      'with an alliance with the Emperor',
      'якщо маєте союз з Імператором',
    ],
  ],
  'any-alliance': [[{ is: 'any-alliance' }, 'with any alliance', 'якщо маєте хоча б один союз']],
  'no-alliance': [[{ is: 'no-alliance' }, 'with no alliance', 'якщо не маєте жодного союзу']],
  bond: [
    [{ is: 'bond', faction: 'fremen' }, 'Fremen Bond', 'запорука Фрименів'],
    [
      { is: 'bond', faction: 'bene-gesserit' },
      'with another Bene Gesserit card in play',
      'якщо маєте у грі іншу карту Бене Ґессерит',
    ],
  ],
  'council-seat': [[{ is: 'council-seat' }, 'with a High Council seat', 'якщо маєте місце у Вищій раді']],
  'mentat-home': [
    [{ is: 'mentat-home' }, 'if the Mentat is on its own space', 'якщо Ментат на своїй локації'],
  ],
  'deck-not-empty': [[{ is: 'deck-not-empty' }, 'if your deck is not empty', 'якщо ваша колода не порожня']],
  'opponent-in-conflict': [
    [
      { is: 'opponent-in-conflict' },
      'if any opponent has troops in the Conflict',
      'якщо в Зоні конфлікту є загони суперників',
    ],
  ],
  owns: [
    [
      { is: 'owns', card: 'the-spice-must-flow', atLeast: 2 },
      'if you own 2+ copies of The Spice Must Flow',
      'якщо маєте 2+ карти «Прянощі повинні текти»',
    ],
  ],
  'owns-most': [
    [
      { is: 'owns-most', card: 'the-spice-must-flow' },
      'if you own more copies of The Spice Must Flow than each opponent',
      'якщо маєте більше карт «Прянощі повинні текти», ніж кожен суперник',
    ],
  ],
};

describe('the wording of a condition', () => {
  const all = Object.values(GOLDEN).flat();
  it.each(all.map(([condition, en, uk]) => ({ condition, en, uk })))('$en', ({ condition, en, uk }) => {
    expect(plainText(wordCondition(condition, { lang: 'en', names }))).toBe(en);
    expect(plainText(wordCondition(condition, { lang: 'uk', names }))).toBe(uk);
  });
});
