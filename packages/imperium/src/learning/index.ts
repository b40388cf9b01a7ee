import type { Learning } from '@sietch/kernel';
import type { ImperiumState } from '../state.js';
import { features, judge } from './features.js';
import { tastes } from './tastes.js';
import { traits } from './traits.js';

/** What a learner gets to know of the Imperium games. */
export const learning: Learning<ImperiumState> = {
  traits,
  features,
  judge,
  tastes,
  chapter: ({ round }) => round,
  margin: 1.5,
};
