import { enqueue, type Reason, type Seat } from '@sietch/kernel';
import type { Cost, Effect } from '../effects/effect.js';
import type { ImperiumPlay } from '../events.js';
import { type ImperiumState, playerAt } from '../state.js';
import { FACTIONS, RESOURCES, type Ref } from '../terms.js';
import { cardsInPlay, hasTrashable, trashCard } from './deck.js';
import { spend } from './resources.js';
import { lose } from './troops.js';

export type CostReason = Reason;

/** Why a cost cannot be paid; `undefined` if it can. */
export function costReason(
  state: ImperiumState,
  seat: Seat,
  cost: Cost,
  source: Ref,
): CostReason | undefined {
  const player = playerAt(state, seat);
  for (const what of RESOURCES) {
    const price = cost[what];
    if (price !== undefined && price > player[what])
      return { code: 'cost', missing: price - player[what], of: what };
  }
  if (cost.influence !== undefined) {
    const missing = cost.influence - FACTIONS.reduce((sum, faction) => sum + player.influence[faction], 0);
    if (missing > 0) return { code: 'cost', missing, of: 'influence' };
  }
  if (cost.troops !== undefined && player.conflict < cost.troops) {
    return { code: 'cost', missing: cost.troops - player.conflict, of: 'troops' };
  }
  if (cost.trash === 'card' && !hasTrashable(player)) return { code: 'cost', missing: 1, of: 'card' };
  if (cost.trash === 'self' && !cardsInPlay(player).includes(cardOf(source))) {
    return { code: 'cost', missing: 1, of: 'card' };
  }
  return undefined;
}

/** The card id of a source like `card:dagger`. */
export function cardOf(source: Ref): string {
  return source.slice(source.indexOf(':') + 1);
}

/** Pays; what needs a choice (which influence, which card) is asked before anything else on the agenda. */
export function payCost(play: ImperiumPlay, seat: Seat, cost: Cost, source: Ref): void {
  for (const what of RESOURCES) spend(play, seat, what, cost[what] ?? 0, source);
  if (cost.troops !== undefined) lose(play, seat, cost.troops, 'conflict', source);
  if (cost.trash === 'self') trashCard(play, seat, cardOf(source), 'play');
  if (cost.trash === 'card') play.state.decision = { kind: 'trash', seats: [seat], source, optional: false };
  if (cost.influence !== undefined) {
    enqueue(play.state, { task: 'lose-influence', seat, n: cost.influence, source });
  }
}

/** Pays an arrow cost and puts its effects on the agenda. */
export function payFor(
  play: ImperiumPlay,
  seat: Seat,
  cost: Cost,
  effects: readonly Effect[],
  source: Ref,
): void {
  enqueue(play.state, ...effects.map((effect) => ({ task: 'effect', seat, effect, source }) as const));
  payCost(play, seat, cost, source);
}
