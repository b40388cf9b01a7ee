import type { Learning } from '@sietch/kernel';
import { type ImperiumState, playerAt } from '../state.js';
import { features, judge } from './features.js';
import { tastes } from './tastes.js';
import { hunches, traits } from './traits.js';

/** What a learner gets to know of the Imperium games. */
export const learning: Learning<ImperiumState> = {
  traits,
  hunches,
  features,
  judge,
  tastes,
  chapter: ({ round }) => round,
  milestones: ['swordmaster', 'council'],
  isReached: (milestone, state, participant) => {
    const { swordmaster, councilSeat } = playerAt(state, participant);
    return milestone === 'council' ? councilSeat : swordmaster;
  },
  margin: 1.5,
};
