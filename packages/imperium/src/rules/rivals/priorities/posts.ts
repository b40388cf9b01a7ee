import type { Participant } from '@sietch/kernel';
import { catalogOf } from '../../../content/catalog.js';
import type { ImperiumState } from '../../../state.js';
import type { PostId, Track } from '../../../terms.js';
import { legalPosts } from '../../spies.js';
import { factionOrder } from './factions.js';

/** The first of the posts on which nobody has a spy. */
export function firstFreePost(
  state: ImperiumState,
  seat: Participant,
  posts: readonly PostId[],
): PostId | undefined {
  const free = legalPosts(state, seat, {});
  return posts.find((post) => free.includes(post));
}

/** The posts of the factions, in the order of the Rival's card. */
export function factionPosts(state: ImperiumState, seat: Participant): readonly PostId[] {
  return factionOrder(state, seat).flatMap((faction) => postsOf(state, faction));
}

function postsOf(state: ImperiumState, faction: Track): readonly PostId[] {
  const { edition, space } = catalogOf(state);
  return edition.posts
    .filter(({ spaces }) => spaces.some((id) => space(id).faction === faction))
    .map(({ id }) => id);
}
