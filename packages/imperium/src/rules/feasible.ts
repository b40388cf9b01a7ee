import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { Arrow } from '../effects/arrow.js';
import type { Effect, Hardship, InfluenceTarget } from '../effects/effect.js';
import { STEAL_FROM } from '../numbers.js';
import { type ImperiumState, opponentsOf, type Player, playerAt } from '../state.js';
import type { Faction, Ref } from '../terms.js';
import { forSale, type Market } from './acquire.js';
import { hasReadyAgent } from './agent-turn.js';
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
    case 'recruit':
      return player.supply > 0;
    case 'deploy-from-supply':
      return player.supply > 0 && !(state.turn?.seat === seat && state.turn.noDeployment);
    case 'draw':
      return player.deck.length + player.discard.length > 0;
    case 'draw-intrigue':
      return state.intrigueDeck.length + state.intrigueDiscard.length > 0;
    case 'shuffle-discard-into-deck':
      return player.discard.length > 0;
    case 'visit-influence':
      return visitedFaction(state) !== undefined;
    case 'extra-icons':
    case 'ignore-enemy-agents':
      return player.hand.length > 0 && hasReadyAgent(state, seat);
    case 'each-opponent':
      return opponentsOf(state, seat).some((other) => canSuffer(playerAt(state, other), effect.suffers));
    case 'repeat-space':
      return anyFeasible(state, seat, visitedEffects(state), `space:${state.turn?.space}`);
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
      // Paying for what has run dry is allowed, though it brings nothing; `yields` tells.
      return effect.effects.some((inner) => runsDry(inner)) || yields(state, seat, effect, source);
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

/** Does an arrow bring anything? What the cost gives back may be taken again. */
export function yields(state: ImperiumState, seat: Seat, { cost, effects }: Arrow, source: Ref): boolean {
  if (cost.influence !== undefined || anyFeasible(state, seat, effects, source)) return true;
  return effects.some(
    ({ do: does }) =>
      (does === 'draw' && cost.discard !== undefined) ||
      (does === 'draw-intrigue' && cost.discardIntrigue !== undefined),
  );
}

/** What the supply or a deck gives as long as it lasts. */
function runsDry({ do: does }: Effect): boolean {
  return does === 'recruit' || does === 'draw' || does === 'draw-intrigue' || does === 'repeat-space';
}

function canSuffer({ hand, garrison, conflict }: Player, suffers: Hardship): boolean {
  if ('discards' in suffers) return hand.length > 0;
  if ('orDiscards' in suffers) return hand.length + conflict > 0;
  return garrison > 0;
}

/** The faction whose space has been visited this turn. */
export function visitedFaction(state: ImperiumState): Faction | undefined {
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
