import type { ContentSet } from '../component.js';
import { named } from '../declare.js';
import { CONFLICTS } from './conflicts.js';
import { IMPERIUM } from './imperium.js';
import { INTRIGUES } from './intrigue.js';
import { LEADERS } from './leaders.js';
import { RESERVE } from './reserve.js';
import { SPACES } from './spaces.js';
import { STARTERS } from './starters.js';
import { TRACKS } from './tracks.js';

export const BASE_SET: ContentSet = {
  id: 'base',
  name: named('Dune: Imperium', 'Дюна. Імперіум'),
  inEveryRecord: true,
  cards: [...STARTERS, ...RESERVE, ...IMPERIUM],
  intrigues: INTRIGUES,
  conflicts: CONFLICTS,
  leaders: LEADERS,
  spaces: SPACES,
  tracks: TRACKS,
};
