import type { Seat } from '@sietch/kernel';
import type { ImperiumPlay } from '../events.js';
import { playerAt, turnOf } from '../state.js';
import type { Ref } from '../terms.js';
import { abilityOf, noteAbility } from './ability.js';
import { doEffectsNext } from './pending.js';
import { gain } from './resources.js';

/** The number of the maker space from the bank, and all bonus spice lying there (rulebook: Збір прянощів). */
export function harvest(play: ImperiumPlay, seat: Seat, base: number, source: Ref): void {
  const { state } = play;
  const { space, harvestDoubled } = turnOf(state);
  const bonus = space === undefined ? 0 : (state.makers[space] ?? 0);
  if (space !== undefined && bonus > 0) state.makers[space] = 0;
  const harvested = base * (harvestDoubled ? 2 : 1) + bonus;
  if (harvested === 0) return;
  const ability = abilityOf(state, seat, 'harvest');
  gain(play, seat, 'spice', harvested - (ability?.spiceLess ?? 0), source);
  if (ability === undefined) return;
  noteAbility(play, seat);
  doEffectsNext(play, seat, ability.effects, `leader:${playerAt(state, seat).leader}`);
}
