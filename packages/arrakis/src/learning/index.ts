import type { Learning } from '@sietch/kernel';
import { sideOf } from '../participants.js';
import { shunnedBy } from '../pricing/outlook.js';
import type { ArrakisState } from '../state.js';
import { chapter } from './chapter.js';
import { features, judge } from './features.js';
import { tastes } from './tastes.js';
import { traits } from './traits.js';

/** What a learner gets to know of the war. Points of the two sides cannot be compared: only victory counts. */
export const learning: Learning<ArrakisState> = {
  traits,
  shuns: (state, seat) => shunnedBy(state, sideOf(state, seat)),
  features,
  judge,
  chapter,
  tastes,
};
