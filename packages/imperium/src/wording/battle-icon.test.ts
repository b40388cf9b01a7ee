import { plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import type { Objective } from '../content/component.js';
import type { BattleIcon } from '../terms.js';
import { wordBattleIcon, wordObjective } from './battle-icon.js';

const GOLDEN: Record<BattleIcon | 'wild', [en: string, uk: string]> = {
  crysknife: [
    'When you have two face-up cards with the crysknife icon, turn both face down and gain 1 victory point.',
    'Коли маєте дві відкриті карти із символом крис-ножа, переверніть обидві долілиць і здобудьте 1 переможне очко.',
  ],
  'desert-mouse': [
    'When you have two face-up cards with the desert mouse icon, turn both face down and gain 1 victory point.',
    'Коли маєте дві відкриті карти із символом пустельної миші, переверніть обидві долілиць і здобудьте 1 переможне очко.',
  ],
  ornithopter: [
    'When you have two face-up cards with the ornithopter icon, turn both face down and gain 1 victory point.',
    'Коли маєте дві відкриті карти із символом орнітоптера, переверніть обидві долілиць і здобудьте 1 переможне очко.',
  ],
  wild: [
    'At the end of the game this wild icon makes a pair with any other battle icon: turn both cards face down and gain 1 victory point.',
    'Наприкінці гри цей універсальний символ утворює пару з будь-яким іншим символом бою: переверніть обидві карти долілиць і здобудьте 1 переможне очко.',
  ],
};

describe('a battle icon', () => {
  it.each(Object.entries(GOLDEN))('%s', (icon, [en, uk]) => {
    expect(plainText(wordBattleIcon(icon as BattleIcon | 'wild', 'en'))).toBe(en);
    expect(plainText(wordBattleIcon(icon as BattleIcon | 'wild', 'uk'))).toBe(uk);
  });
});

describe('an objective', () => {
  const objective = (print: Partial<Objective>): Objective => ({
    id: 'objective',
    name: { en: 'Crysknife', uk: 'Крис-ніж' },
    battleIcon: 'crysknife',
    players: [3, 4],
    ...print,
  });

  it.each([
    [[1, 2, 3, 4, 6], 'For 1–4 or 6 players.', 'Для 1–4 або 6 гравців.'],
    [[4, 6], 'For 4 or 6 players.', 'Для 4 або 6 гравців.'],
    [[1, 2, 3], 'For 1–3 players.', 'Для 1–3 гравців.'],
  ])('is for %j players', (players, en, uk) => {
    expect(plainText(wordObjective(objective({ players }), 'en').players ?? [])).toBe(en);
    expect(plainText(wordObjective(objective({ players }), 'uk').players ?? [])).toBe(uk);
  });

  it('may make its owner the first player', () => {
    const first = wordObjective(objective({ firstPlayer: true }), 'uk');
    expect(Object.keys(first)).toEqual(['battle-icon', 'players', 'first-player']);
    expect(plainText(first['first-player'] ?? [])).toBe(
      'Хто отримав цю карту, той бере маркер першого гравця.',
    );
    expect(wordObjective(objective({}), 'en')).not.toHaveProperty('first-player');
  });
});
