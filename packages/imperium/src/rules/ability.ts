import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { Ability } from '../content/component.js';
import { emit, type ImperiumPlay } from '../events.js';
import { type ImperiumState, playerAt } from '../state.js';
import { doEffectsNext } from './pending.js';

type AbilityOf<K extends Ability['on']> = Extract<Ability, { readonly on: K }>;

/** The left-hand ability of a seat's leader, if it is of the kind asked for. */
export function abilityOf<K extends Ability['on']>(
  state: ImperiumState,
  seat: Seat,
  on: K,
): AbilityOf<K> | undefined {
  const { leader } = playerAt(state, seat);
  if (leader === '') return undefined;
  const { does } = catalogOf(state).leader(leader).ability;
  return does.on === on ? (does as AbilityOf<K>) : undefined;
}

export function noteAbility(play: ImperiumPlay, seat: Seat): void {
  emit(play, { event: 'ability', seat, leader: playerAt(play.state, seat).leader, side: 'left' });
}

/** Puts the effects of a leader's triggered ability on the agenda. */
export function useAbility(play: ImperiumPlay, seat: Seat, on: 'setup' | 'council-seat'): void {
  const ability = abilityOf(play.state, seat, on);
  if (ability === undefined) return;
  noteAbility(play, seat);
  doEffectsNext(play, seat, ability.effects, `leader:${playerAt(play.state, seat).leader}`);
}
