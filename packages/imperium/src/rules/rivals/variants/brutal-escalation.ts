import type { ImperiumState } from '../../../state.js';
import { plays } from '../card.js';
import { conflictLevel } from './expert-deployment.js';

/** House Hagal cards with swords that make a combat bonus: two in a decisive conflict. */
export function bonusCards(state: ImperiumState): number {
  return plays(state, 'brutal-escalation') && conflictLevel(state) === 3 ? 2 : 1;
}
