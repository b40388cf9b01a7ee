import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { Effect, InfluenceTarget } from '../effects/effect.js';
import { type ImperiumState, opponentsOf, playerAt } from '../state.js';
import type { Faction, Ref } from '../terms.js';
import { forSale } from './acquire.js';
import { countOf, holds } from './condition.js';
import { costReason } from './cost.js';
import { hasTrashable } from './deck.js';
import { factionsBehind, factionsToGain } from './influence.js';

/** Factions an influence effect may go to now. */
export function influenceTargets(state: ImperiumState, seat: Seat, target: InfluenceTarget): Faction[] {
  if (target === 'any') return factionsToGain(state, seat);
  if (target === 'behind') return factionsBehind(state, seat);
  return factionsToGain(state, seat, typeof target === 'string' ? [target] : target);
}

/** Cards an effect may acquire without persuasion: the printed cost counts. */
export function acquirable(state: ImperiumState, seat: Seat, maxCost: number) {
  const { card } = catalogOf(state);
  return forSale(state, seat).filter(
    (offer) => (card(offer.card).cost ?? Number.POSITIVE_INFINITY) <= maxCost,
  );
}

/** Can the effect do anything at this moment? */
export function feasible(state: ImperiumState, seat: Seat, effect: Effect, source: Ref): boolean {
  const player = playerAt(state, seat);
  switch (effect.do) {
    case 'influence':
      return influenceTargets(state, seat, effect.with).length > 0;
    case 'trash':
      return hasTrashable(player);
    case 'acquire':
      return acquirable(state, seat, effect.maxCost).length > 0;
    case 'take-reserve':
      return (state.reserve[effect.card] ?? 0) > 0;
    case 'take-from-discard':
      return player.discard.some((id) => catalogOf(state).card(id).factions.includes(effect.faction));
    case 'peek-draw-or-trash':
      return player.deck.length > 0;
    case 'remove-from-row':
      return state.row.length > 0;
    case 'pay':
      return (
        costReason(state, seat, effect.cost, source) === undefined &&
        anyFeasible(state, seat, effect.effects, source)
      );
    case 'choose':
      return effect.options.some((option) => anyFeasible(state, seat, option, source));
    case 'if':
      return holds(state, seat, effect.condition, source) && anyFeasible(state, seat, effect.effects, source);
    case 'for-each':
      return countOf(state, seat, effect.count) > 0;
    case 'deploy':
      return player.garrison > 0;
    case 'retreat':
      return player.conflict > 0;
    case 'opponent-loses-troop':
      return opponentsOf(state, seat).some((other) => playerAt(state, other).conflict > 0);
    case 'take-mentat':
      return effect.from === 'anywhere' || state.mentat.holder === undefined;
    case 'recall-agent':
      return state.agents.some((agent) => agent.seat === seat);
    default:
      return true;
  }
}

export function anyFeasible(
  state: ImperiumState,
  seat: Seat,
  effects: readonly Effect[],
  source: Ref,
): boolean {
  return effects.some((effect) => feasible(state, seat, effect, source));
}
