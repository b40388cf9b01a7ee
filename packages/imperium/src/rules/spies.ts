import { reveal, type Seat } from '@sietch/kernel';
import { catalogOf, numbersOf } from '../content/catalog.js';
import type { Decision } from '../decisions.js';
import type { EffectOf, SpyTarget } from '../effects/effect.js';
import { emit, type ImperiumPlay } from '../events.js';
import { asked, askedBy, inTurnOrder } from '../participants.js';
import { type ImperiumState, playerAt, turnOf } from '../state.js';
import type { PostId, Ref, SpaceId, Track } from '../terms.js';
import { distinct, drawCards, removeOne } from './deck.js';

/** Own spies on posts connected to the space. */
export function spiesAt(state: ImperiumState, seat: Seat, space: SpaceId): PostId[] {
  const { spies } = playerAt(state, seat);
  if (spies.length === 0) return [];
  const { post } = catalogOf(state);
  return spies.filter((id) => post(id).spaces.includes(space));
}

/** Spaces watched by own spies. */
export function watchedSpaces(state: ImperiumState, seat: Seat): SpaceId[] {
  const { post } = catalogOf(state);
  const watched: SpaceId[] = [];
  for (const id of playerAt(state, seat).spies) watched.push(...post(id).spaces);
  return watched;
}

/** Tracks of the factions whose spaces own spies watch. */
export function spiedTracks(state: ImperiumState, seat: Seat): Track[] {
  const { space, tracks } = catalogOf(state);
  const factions = distinct(watchedSpaces(state, seat).map((id) => space(id).faction));
  return tracks.filter((track) => factions.includes(track));
}

export interface SpyPlacement {
  readonly on?: SpyTarget;
  /** Other players' spies on the post do not matter. */
  readonly shared?: true;
}

/** Posts where a spy may be placed; `freed` counts as left by its spy. Two own spies never share a post. */
export function legalPosts(
  state: ImperiumState,
  seat: Seat,
  placement: SpyPlacement,
  freed?: PostId,
): PostId[] {
  const { edition, space } = catalogOf(state);
  const taken = playerAt(state, seat).spies.filter((id) => id !== freed);
  if (!placement.shared)
    for (const other of inTurnOrder(state, seat))
      if (other !== seat) taken.push(...playerAt(state, other).spies);
  const { on } = placement;
  const visited = state.turn?.space;
  const fits = (spaces: readonly SpaceId[]): boolean => {
    if (on === undefined) return true;
    if (on === 'visited') return visited !== undefined && spaces.includes(visited);
    return spaces.some((id) => on.includes(space(id).icon));
  };
  const posts: PostId[] = [];
  for (const { id, spaces } of edition.posts) if (!taken.includes(id) && fits(spaces)) posts.push(id);
  return posts;
}

/** With no spy left one may be recalled first, if that leaves a legal post for it. */
export function recallableToPlace(state: ImperiumState, seat: Seat, placement: SpyPlacement): PostId[] {
  return playerAt(state, seat).spies.filter((id) => legalPosts(state, seat, placement, id).length > 0);
}

export function canPlaceSpy(state: ImperiumState, seat: Seat, placement: SpyPlacement): boolean {
  const ready = playerAt(state, seat).spies.length < numbersOf(state).spies;
  return (ready ? legalPosts(state, seat, placement) : recallableToPlace(state, seat, placement)).length > 0;
}

/** With no spy left one must be recalled first; `agreed`: the player has chosen that instead of something else. */
export function spyToPlace(
  state: ImperiumState,
  seat: Seat,
  { n, on, shared }: EffectOf<'place-spy'>,
  source: Ref,
  agreed: boolean,
): Decision {
  const to = askedBy(source, state, seat);
  const where = { n, ...(on !== undefined && { on }), ...(shared && { shared }) };
  return playerAt(state, seat).spies.length < numbersOf(state).spies
    ? { kind: 'place-spy', ...to, ...where }
    : { kind: 'recall-to-place', ...to, ...where, agreed };
}

export function putSpy(play: ImperiumPlay, seat: Seat, post: PostId, source: Ref): void {
  playerAt(play.state, seat).spies.push(post);
  const { turn } = play.state;
  if (turn?.seat === seat && source.startsWith('leader:')) turn.spyPlaced = post;
  emit(play, { event: 'spy-placed', seat, post });
}

export function recallSpy(play: ImperiumPlay, seat: Seat, post: PostId, to?: 'infiltrate' | 'gather'): void {
  removeOne(playerAt(play.state, seat).spies, post);
  if (play.state.turn?.seat === seat) play.state.turn.spyRecalled = true;
  emit(play, { event: 'spy-recalled', seat, post, ...(to && { to }) });
}

/** Right after the agent is placed, before any effect, a connected spy may be recalled for a card. */
export function askToGather(play: ImperiumPlay, seat: Seat): void {
  const { space } = turnOf(play.state);
  if (space === undefined || spiesAt(play.state, seat, space).length === 0) return;
  play.state.decision = { kind: 'gather', ...asked(play.state, seat), space };
}

export function gatherIntelligence(play: ImperiumPlay, seat: Seat, post: PostId): void {
  recallSpy(play, seat, post, 'gather');
  reveal(play, seat);
  drawCards(play, seat, 1);
}
