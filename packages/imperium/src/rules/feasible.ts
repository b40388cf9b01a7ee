import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { Arrow } from '../effects/arrow.js';
import type { Effect } from '../effects/effect.js';
import { STEAL_FROM } from '../numbers.js';
import { type ImperiumState, opponentsOf, playerAt } from '../state.js';
import type { Ref } from '../terms.js';
import { acquirable } from './acquire.js';
import { countOf, holds } from './condition.js';
import { costReason } from './cost.js';
import { cardOf, cardsInPlay, hasTrashable } from './deck.js';
import { hasReadyAgent } from './entry.js';
import { recallableAgents } from './figures.js';
import { canSuffer } from './hardship.js';
import { influenceTargets } from './influence.js';
import { canSummon } from './sandworms.js';
import { canPlaceSpy } from './spies.js';
import { nextTraining } from './training.js';
import { visitedEffects, visitedFaction } from './visited.js';

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

export function anyFeasible(
  state: ImperiumState,
  seat: Seat,
  effects: readonly Effect[],
  source: Ref,
): boolean {
  return effects.some((effect) => feasible(state, seat, effect, source));
}
