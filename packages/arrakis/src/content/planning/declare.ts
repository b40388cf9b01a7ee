import type { Step } from '../../effects/step.js';
import type { CardId, Force } from '../../terms.js';
import type { PlanningCard } from '../component.js';

type Extra = Partial<Pick<PlanningCard, 'copies' | 'otherwise' | 'freeAction' | 'doubt'>>;

/** Declares the cards of one deck. */
export const planning =
  (deck: Force) =>
  (id: CardId, en: string, uk: string, steps: readonly Step[], extra: Extra = {}): PlanningCard => ({
    id,
    deck,
    name: { en, uk },
    copies: 1,
    steps,
    ...extra,
  });
