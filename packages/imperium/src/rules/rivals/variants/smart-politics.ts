import type { Participant } from '@sietch/kernel';
import { catalogOf } from '../../../content/catalog.js';
import { type ImperiumState, playerAt, stepsOn } from '../../../state.js';
import type { SpaceId, Track } from '../../../terms.js';

const FRIENDLY = 2;
const HOPELESS = 2;

/** Smart Politics: an agent is not wasted on a free faction space where nothing is to be won. */
export function politicsForbid(state: ImperiumState, seat: Participant, id: SpaceId): boolean {
  const { faction, free } = catalogOf(state).space(id);
  if (faction === undefined || !free) return false;
  return leadsSafely(state, seat, faction) || isLeftBehind(state, seat, faction);
}

/** It holds the alliance and is ahead of everybody else. */
export function leadsSafely(state: ImperiumState, seat: Participant, faction: Track): boolean {
  return state.alliances[faction] === seat && levelOf(state, seat, faction) > bestOther(state, seat, faction);
}

/** It has its point there and is two or more behind whoever leads. */
export function isLeftBehind(state: ImperiumState, seat: Participant, faction: Track): boolean {
  const own = levelOf(state, seat, faction);
  return own >= FRIENDLY && bestOther(state, seat, faction) - own >= HOPELESS;
}

function levelOf(state: ImperiumState, seat: Participant, faction: Track): number {
  return stepsOn(playerAt(state, seat), faction);
}

function bestOther(state: ImperiumState, seat: Participant, faction: Track): number {
  return Math.max(...state.players.map((player, other) => (other === seat ? 0 : stepsOn(player, faction))));
}
