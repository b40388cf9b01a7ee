import type { Participant } from '@sietch/kernel';
import { catalogOf } from '../../content/catalog.js';
import { emit, type ImperiumPlay } from '../../events.js';
import { currentConflict } from '../../state.js';
import { takesRewards } from './card.js';

/** A winner who takes no rewards takes no space either, but its controller loses it (rulebook: Упродовж гри). */
export function loseControlTo(play: ImperiumPlay, winner: Participant): void {
  const { state } = play;
  if (takesRewards(state, winner)) return;
  const id = currentConflict(state);
  const { location } = id === undefined ? {} : catalogOf(state).conflict(id);
  const controller = location === undefined ? undefined : state.control[location];
  if (location === undefined || controller === undefined) return;
  state.control[location] = undefined;
  emit(play, { event: 'control-lost', seat: controller, space: location });
}
