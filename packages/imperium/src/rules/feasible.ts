import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { Effect, InfluenceTarget } from '../effects/effect.js';
import { STEAL_FROM } from '../numbers.js';
import { type ImperiumState, opponentsOf, playerAt } from '../state.js';
import type { Faction, Ref } from '../terms.js';
import { forSale, type Market } from './acquire.js';
import { countOf, holds } from './condition.js';
import { costReason } from './cost.js';
import { cardOf, cardsInPlay, hasTrashable } from './deck.js';
import { recallableAgents } from './figures.js';
import { factionsBehind, factionsToGain } from './influence.js';
import { canSummon } from './sandworms.js';
import { canPlaceSpy, spiedFactions } from './spies.js';

/** Factions an influence effect may go to now. */
export function influenceTargets(state: ImperiumState, seat: Seat, target: InfluenceTarget): Faction[] {
  if (target === 'any') return factionsToGain(state, seat);
  if (target === 'behind') return factionsBehind(state, seat);
  if (target === 'spied') return spiedFactions(state, seat);
  return factionsToGain(state, seat, typeof target === 'string' ? [target] : target);
}

/** Cards an effect may acquire without persuasion: the printed cost counts. */
export function acquirable(
  state: ImperiumState,
  seat: Seat,
  effect: Effect & { readonly do: 'acquire' },
): { card: string; from: Market; cost: number }[] {
  const { card } = catalogOf(state);
  const { solari } = playerAt(state, seat);
  return forSale(state, seat).flatMap((offer) => {
    const { cost } = card(offer.card);
    if (cost === undefined) return [];
    const fits =
      cost <= (effect.maxCost ?? cost) &&
      cost === (effect.exactCost ?? cost) &&
      (effect.for !== 'solari' || cost <= solari);
    return fits ? [{ ...offer, cost }] : [];
  });
}

/** Can the effect do anything at this moment? */
export function feasible(state: ImperiumState, seat: Seat, effect: Effect, source: Ref): boolean {
  const player = playerAt(state, seat);
  switch (effect.do) {
    case 'influence':
      return influenceTargets(state, seat, effect.with).length > 0;
    case 'steal-intrigue':
      return opponentsOf(state, seat).some((other) => playerAt(state, other).intrigues.length >= STEAL_FROM);
    case 'trash':
      return hasTrashable(player);
    case 'discard':
    case 'trash-from-hand':
      return player.hand.length > 0;
    case 'acquire':
      return acquirable(state, seat, effect).length > 0;
    case 'take-reserve':
      return (state.reserve[effect.card] ?? 0) > 0;
    case 'take-from-discard':
      return player.discard.some((id) => catalogOf(state).card(id).factions.includes(effect.faction));
    case 'return-self-to-hand':
      return cardsInPlay(player).includes(cardOf(source));
    case 'peek-draw-or-trash':
      return player.deck.length > 0;
    case 'sort-top-three':
      return player.deck.length >= 3;
    case 'remove-from-row':
      return state.row.length > 0;
    case 'pay':
      if (costReason(state, seat, effect.cost, source) !== undefined) return false;
      // Influence given up makes room on its track for influence gained.
      return effect.cost.influence !== undefined || anyFeasible(state, seat, effect.effects, source);
    case 'choose':
      return effect.options.some((option) => anyFeasible(state, seat, option, source));
    case 'if': {
      const branch = holds(state, seat, effect.condition, source) ? effect.effects : (effect.otherwise ?? []);
      return anyFeasible(state, seat, branch, source);
    }
    case 'for-each':
      return countOf(state, seat, effect.count, source) > 0;
    case 'deploy':
      return player.garrison > 0 && !(state.turn?.seat === seat && state.turn.noDeployment);
    case 'retreat':
      return player.conflict > 0;
    case 'opponent-loses-troop':
      return opponentsOf(state, seat).some((other) => playerAt(state, other).conflict > 0);
    case 'harvest':
      // Bonus spice alone comes with sandworms: it is no offer without them.
      return effect.n > 0;
    case 'summon':
      return canSummon(state, seat);
    case 'remove-shield-wall':
      return state.shieldWall;
    case 'place-spy':
      return canPlaceSpy(state, seat, effect);
    case 'train':
      return nextTraining(state, seat).length > 0;
    case 'store-memory':
      return player.supply > 0;
    case 'take-mentat':
      return effect.at === 'next-round' || state.mentat.holder === undefined;
    case 'recall-agent':
      return recallableAgents(state, seat, effect.other === true).length > 0;
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

/** Steps the marker may go to next on the leader's training track. */
export function nextTraining(state: ImperiumState, seat: Seat): readonly string[] {
  const { leader, training } = playerAt(state, seat);
  return (
    catalogOf(state)
      .leader(leader)
      .training?.find((step) => step.id === training)?.next ?? []
  );
}
