import { doNext, type Participant } from '@sietch/kernel';
import { numbersOf } from '../../content/catalog.js';
import { emit, type ImperiumPlay } from '../../events.js';
import { playerAt } from '../../state.js';
import type { PostId, Ref } from '../../terms.js';
import { doEffectsNext } from '../pending.js';
import { putSpy, recallSpy } from '../spies.js';
import { rivalAt } from './card.js';
import { factionPosts, firstFreePost } from './priorities/posts.js';

/** A spy icon: the post of the first faction on the Rival's card that is free; with all taken nothing happens. */
export function placeAmongFactions(play: ImperiumPlay, seat: Participant, source: Ref): void {
  placeSpy(play, seat, firstFreePost(play.state, seat, factionPosts(play.state, seat)), source);
}

export function placeSpy(
  play: ImperiumPlay,
  seat: Participant,
  post: PostId | undefined,
  source: Ref,
): boolean {
  if (post === undefined) return false;
  putSpy(play, seat, post, source);
  if (playerAt(play.state, seat).spies.length === numbersOf(play.state).spies) scheme(play, seat, post);
  return true;
}

/** The last spy has been placed: the others come home at once, and the scheme of the card is carried out. */
function scheme(play: ImperiumPlay, seat: Participant, last: PostId): void {
  const { state } = play;
  for (const post of playerAt(state, seat).spies.filter((other) => other !== last))
    recallSpy(play, seat, post);
  const card = rivalAt(state, seat);
  if (card === undefined) return;
  emit(play, { event: 'scheme', seat, rival: card.id });
  doNext(state, { task: 'rival-spends', seat });
  doEffectsNext(play, seat, card.scheme, `rival:${card.id}`);
}
