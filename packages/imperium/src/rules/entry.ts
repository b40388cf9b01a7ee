import type { Reason, Seat } from '@sietch/kernel';
import type { CatalogSpace } from '../content/catalog.js';
import type { Cost } from '../effects/effect.js';
import { opponentsOf } from '../participants.js';
import { type ImperiumState, mentatReady, playerAt, turnOf } from '../state.js';
import { abilityOf } from './ability.js';
import { costReason } from './cost.js';
import { influenceByIcon } from './cubes.js';
import { difficultyOf } from './rivals/card.js';
import { spiesAt } from './spies.js';

const CLOSED: Reason = { code: 'closed' };
const ONCE: Reason = { code: 'once-per-game' };
const FORBIDDEN: Reason = { code: 'forbidden' };
const NOT_OWN: Reason = { code: 'not-own' };
const OCCUPIED: Reason = { code: 'occupied' };

/** Nothing in the game makes any space cost this player something else than is printed on it. */
export function costsAsPrinted(state: ImperiumState, seat: Seat): boolean {
  if (difficultyOf(state) !== undefined || abilityOf(state, seat, 'space-cost') !== undefined) return false;
  return !state.players.some((player) => player.swordmaster);
}

/** What a way of using a space costs this player: leaders may lower it. */
export function wayCost(state: ImperiumState, seat: Seat, space: CatalogSpace, print: Cost): Cost {
  if (print.solari === undefined) return print;
  const printed = difficultyOf(state)?.prices[space.id] ?? print;
  const lowered = space.costAfterFirst !== undefined && state.players.some((player) => player.swordmaster);
  const cost = lowered ? (space.costAfterFirst ?? printed) : printed;
  const ability = abilityOf(state, seat, 'space-cost');
  if (ability === undefined || ability.icon !== space.icon) return cost;
  return { ...cost, solari: Math.max(0, (cost.solari ?? 0) - ability.solariLess) };
}

/** Who stands in the way: an own agent always does, enemies unless something lets this player ignore them. */
export function blockedBy(
  state: ImperiumState,
  seat: Seat,
  space: CatalogSpace,
): 'own' | 'enemy' | undefined {
  let enemy = false;
  for (const agent of state.agents) {
    if (agent.space !== space.id) continue;
    if (agent.seat === seat) return 'own';
    enemy = true;
  }
  return enemy && !ignoresEnemies(state, seat, space) ? 'enemy' : undefined;
}

function ignoresEnemies(state: ImperiumState, seat: Seat, space: CatalogSpace): boolean {
  if (turnOf(state).ignoreEnemies) return true;
  return abilityOf(state, seat, 'enemy-agents')?.ignoredOn.includes(space.icon) === true;
}

/** What a card lifts for the agent it sends. */
export interface Pass {
  /** Icons and agents on the space do not matter. */
  readonly anywhere?: true;
  readonly ignoresRequirements?: true;
}

function isClosed(state: ImperiumState, seat: Seat, space: CatalogSpace): boolean {
  return state.voices.some(
    (voice) => voice.space === space.id && opponentsOf(state, seat).includes(voice.seat),
  );
}

/** Why a space is closed to this player whatever icons the card shows; `undefined` if it is open. */
export function entryReason(
  state: ImperiumState,
  seat: Seat,
  space: CatalogSpace,
  { anywhere, ignoresRequirements }: Pass,
): Reason | undefined {
  if (space.owner !== undefined && space.owner !== playerAt(state, seat).leader) return NOT_OWN;
  if (!anywhere) {
    const blocked = blockedBy(state, seat, space);
    if (blocked === 'own' || (blocked === 'enemy' && spiesAt(state, seat, space.id).length === 0))
      return OCCUPIED;
  }
  if (state.voices.length > 0 && isClosed(state, seat, space)) return CLOSED;
  const player = playerAt(state, seat);
  if (space.oncePerGame === 'council-seat' && player.councilSeat) return ONCE;
  if (space.oncePerGame === 'swordmaster') {
    if (player.swordmaster) return ONCE;
    if (difficultyOf(state)?.swordmaster === false) return FORBIDDEN;
  }
  if (space.requires !== undefined && !ignoresRequirements) {
    const missing = space.requires.influence - influenceByIcon(state, seat, space.requires.faction);
    if (missing > 0) return { code: 'influence', missing, of: space.requires.faction };
  }
  if (space.free) return undefined;
  // The ways are declared from the cheapest up.
  return costReason(state, seat, wayCost(state, seat, space, space.ways[0].cost), `space:${space.id}`);
}

export function hasReadyAgent(state: ImperiumState, seat: Seat): boolean {
  return playerAt(state, seat).agents > 0 || mentatReady(state, seat);
}
