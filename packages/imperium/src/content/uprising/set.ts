import { STARTERS } from '../base/starters.js';
import type { ContentSet } from '../component.js';
import { named } from '../declare.js';
import { CONFLICTS } from './conflicts.js';
import { IMPERIUM } from './imperium.js';
import { INTRIGUES } from './intrigue.js';
import { LEADERS } from './leaders.js';
import { OBJECTIVES } from './objectives.js';
import { POSTS } from './posts.js';
import { RESERVE } from './reserve.js';
import { SPACES } from './spaces.js';
import { TRACKS } from './tracks.js';

/** The starting decks are those of the base game. */
export const UPRISING_SET: ContentSet = {
  id: 'uprising',
  name: named('Dune: Imperium – Uprising', 'Дюна. Імперіум — Піднесення'),
  cards: [...STARTERS, ...RESERVE, ...IMPERIUM],
  intrigues: INTRIGUES,
  conflicts: CONFLICTS,
  leaders: LEADERS,
  objectives: OBJECTIVES,
  spaces: SPACES,
  posts: POSTS,
  tracks: TRACKS,
};
