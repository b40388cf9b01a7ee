import { plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import type { Count } from '../effects/effect.js';
import { wordCount } from './count.js';

const GOLDEN: Record<Count['of'], [count: Count, en: string, uk: string]> = {
  'faction-cards-in-play': [
    { of: 'faction-cards-in-play', faction: 'fremen' },
    'for each Fremen card you have in play, this one included',
    'за кожну вашу карту Фрименів у грі, зокрема й цю',
  ],
  'faction-cards-revealed': [
    { of: 'faction-cards-revealed', faction: 'emperor' },
    'for each Emperor card you revealed this turn, this one included',
    'за кожну карту Імператора, яку ви розкрили в цей хід, зокрема й цю',
  ],
  'other-sword-cards-revealed': [
    { of: 'other-sword-cards-revealed' },
    'for each other card you revealed this turn that gives swords',
    'за кожну іншу карту, яку ви розкрили в цей хід і яка дає мечі',
  ],
  'sandworms-in-conflict': [
    { of: 'sandworms-in-conflict' },
    'for each sandworm you have in the Conflict',
    'за кожного вашого піщаного хробака в Зоні конфлікту',
  ],
  'contracts-completed': [
    { of: 'contracts-completed' },
    'for each of your completed contracts',
    'за кожен ваш виконаний контракт',
  ],
};

describe('the wording of a count', () => {
  it.each(Object.values(GOLDEN))('%o', (count, en, uk) => {
    expect(plainText(wordCount(count, 'en'))).toBe(en);
    expect(plainText(wordCount(count, 'uk'))).toBe(uk);
  });
});
