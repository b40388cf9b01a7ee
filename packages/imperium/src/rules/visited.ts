import type { Seat } from '@sietch/kernel';
import { catalogOf, numbersOf } from '../content/catalog.js';
import type { Effect, InfluenceTarget } from '../effects/effect.js';
import type { ImperiumPlay } from '../events.js';
import { iconTracks } from '../participants.js';
import { type ImperiumState, playerAt, turnOf } from '../state.js';
import { FACTIONS, type Ref, type Track } from '../terms.js';
import { abilityOf, noteAbility } from './ability.js';
import { gainInfluence } from './influence.js';
import { addPending } from './pending.js';

/** The faction whose space has been visited this turn. */
export function visitedFaction(state: ImperiumState): Track | undefined {
  const space = state.turn?.space;
  return space === undefined ? undefined : catalogOf(state).space(space).faction;
}

/** The effects of the space visited, in the way it was used. */
export function visitedEffects(state: ImperiumState): readonly Effect[] {
  const { turn } = state;
  if (turn?.space === undefined) return [];
  const { ways } = catalogOf(state).space(turn.space);
  return (ways[turn.way] ?? ways[0]).effects;
}

/** Abilities of the leader that join the effects of a visit. */
export function addVisitAbility(play: ImperiumPlay, seat: Seat): void {
  const { state } = play;
  const { space, pending } = turnOf(state);
  const ability = abilityOf(state, seat, 'visit');
  if (ability === undefined || space === undefined) return;
  if (!ability.icons.includes(catalogOf(state).space(space).icon)) return;
  addPending(pending, ability.effects, `leader:${playerAt(state, seat).leader}`);
}

/** The effects of the space once more: no cost, influence step or deployment. */
export function repeatSpace(play: ImperiumPlay): void {
  const { state } = play;
  const turn = turnOf(state);
  if (turn.space === undefined) return;
  noteAbility(play, turn.seat);
  addPending(turn.pending, visitedEffects(state), `space:${turn.space}`);
}

/** The step of a visit is with the space's own faction, even if its icon could stand for another. */
export function visitTarget(state: ImperiumState, seat: Seat, track: Track): InfluenceTarget {
  const icon = FACTIONS.find((faction) => faction === track);
  if (icon === undefined) return { track };
  const [meant, ...others] = iconTracks(state, seat, icon);
  return meant === track && others.length === 0 ? icon : { track };
}

/** The id of the pending influence step of a faction's space. */
export const VISIT = 'visit';

/** So much influence for the visit instead of the usual step; if that has been taken, the missing part. */
export function raiseVisitInfluence(play: ImperiumPlay, seat: Seat, n: number, source: Ref): void {
  const { state } = play;
  const turn = turnOf(state);
  const faction = visitedFaction(state);
  if (faction === undefined) return;
  if (!turn.pending.some((item) => item.id === VISIT))
    return gainInfluence(play, seat, faction, n - numbersOf(state).visitInfluence, source);
  turn.pending = turn.pending.map((item) =>
    item.id === VISIT && item.effect.do === 'influence' ? { ...item, effect: { ...item.effect, n } } : item,
  );
}
