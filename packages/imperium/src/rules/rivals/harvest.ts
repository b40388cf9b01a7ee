import type { Participant } from '@sietch/kernel';
import { emit, type ImperiumPlay } from '../../events.js';
import { playerAt, turnOf } from '../../state.js';
import { gain } from '../resources.js';
import { canSummon, summon } from '../sandworms.js';
import { collects } from './card.js';
import { makerOf } from './priorities/spice.js';

/** All bonus spice of the maker space; then sandworms, if they can be called, or else the spice of the space itself. */
export function harvestForRival(play: ImperiumPlay, seat: Participant): void {
  const { state } = play;
  const { space } = turnOf(state);
  if (space === undefined) return;
  const { spice, worms } = makerOf(state, space);
  const bonus = state.makers[space] ?? 0;
  state.makers[space] = 0;
  const called = worms > 0 && playerAt(state, seat).hooks && canSummon(state, seat);
  if (called) summon(play, seat, worms);
  if (collects(state, seat)) gain(play, seat, 'spice', bonus + (called ? 0 : spice), `space:${space}`);
  else if (bonus > 0) emit(play, { event: 'spice-to-bank', seat, space, n: bonus });
}
