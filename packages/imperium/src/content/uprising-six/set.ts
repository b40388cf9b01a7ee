import type { ContentSet } from '../component.js';
import { UPRISING_SET } from '../uprising/set.js';
import { LEADERS } from './leaders.js';
import { POSTS } from './posts.js';
import { SPACES } from './spaces.js';
import { COMMANDER_STARTERS } from './starters.js';
import { TRACKS } from './tracks.js';

/** The cards of Uprising with the commanders' decks, on the other side of the board. */
export const UPRISING_SIX_SET: ContentSet = {
  ...UPRISING_SET,
  id: 'uprising-six',
  cards: [...(UPRISING_SET.cards ?? []), ...COMMANDER_STARTERS],
  leaders: LEADERS,
  spaces: SPACES,
  posts: POSTS,
  tracks: TRACKS,
};
