import type { AnyRules, Learning } from '@sietch/kernel';
import { Judgement } from './judgement.js';
import { Policy } from './policy.js';

/** What has been learnt of a game: how to choose, and how to judge a position. */
export interface Mind {
  readonly policy: Policy;
  readonly judgement: Judgement;
}

/** Nothing has been learnt: every choice is as good as another. */
export function blankMind(learning: Learning): Mind {
  return { policy: new Policy(), judgement: new Judgement(new Float64Array(learning.features.length)) };
}

export function learningOf(rules: AnyRules): Learning {
  if (rules.learning === undefined) throw new Error(`Nothing can be learnt of "${rules.id}".`);
  return rules.learning;
}
