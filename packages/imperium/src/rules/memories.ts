import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { emit, type ImperiumPlay } from '../events.js';
import { playerAt } from '../state.js';
import { noteAbility } from './ability.js';
import { drawCards } from './deck.js';
import { addVisitAbility } from './visited.js';

/** A troop from the supply becomes a memory; it is neither in garrison nor in conflict. */
export function storeMemory(play: ImperiumPlay, seat: Seat): void {
  const player = playerAt(play.state, seat);
  if (player.supply === 0) return;
  player.supply--;
  player.memories++;
  emit(play, { event: 'memory', seat });
}

/** All memories return as cards drawn, and the leader card is turned to its other face for good. */
export function recallMemories(play: ImperiumPlay, seat: Seat): void {
  const { state } = play;
  const player = playerAt(state, seat);
  const { memories } = player;
  const face = catalogOf(state).edition.leaders.find((leader) => leader.faceOf === player.leader);
  if (face === undefined) return;
  noteAbility(play, seat);
  player.memories = 0;
  player.supply += memories;
  player.leader = face.id;
  emit(play, { event: 'leader', seat, leader: face.id });
  addVisitAbility(play, seat);
  drawCards(play, seat, memories);
}
