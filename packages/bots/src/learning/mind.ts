import type { AnyRules, Learning } from '@sietch/kernel';
import { Judgement } from './judgement.js';
import { Policy, slotOf } from './policy.js';

/** What has been learnt of a game: how to choose, and how to judge a position. */
export interface Mind {
  readonly policy: Policy;
  readonly judgement: Judgement;
}

/** Nothing has been learnt: but for what a beginner is told, every choice is as good as another. */
export function blankMind(learning: Learning): Mind {
  const policy = new Policy();
  for (const [trait, weight] of learning.hunches ?? []) policy.weights[slotOf(trait)] = weight;
  return { policy, judgement: new Judgement(new Float64Array(learning.features.length)) };
}

export function learningOf(rules: AnyRules): Learning {
  if (rules.learning === undefined) throw new Error(`Nothing can be learnt of "${rules.id}".`);
  return rules.learning;
}
