import { type Choice, enqueue, type Reason, type Seat } from '@sietch/kernel';
import { type CatalogSpace, catalogOf, iconMask } from '../content/catalog.js';
import type { Cost, Effect } from '../effects/effect.js';
import { emit, type ImperiumPlay } from '../events.js';
import {
  currentConflict,
  type ImperiumState,
  mentatReady,
  type Pending,
  playerAt,
  turnOf,
} from '../state.js';
import type { CardId, Ref, SpaceId } from '../terms.js';
import { abilityOf, noteAbility } from './ability.js';
import { costReason, payCost } from './cost.js';
import { distinct, removeOne } from './deck.js';
import { VISIT } from './resolve.js';
import { gain } from './resources.js';

const CLOSED: Reason = { code: 'closed' };
const ONCE: Reason = { code: 'once-per-game' };
const OCCUPIED: Reason = { code: 'occupied' };
const NO_AGENT: Reason = { code: 'no-agent' };
const NO_ICON: Reason = { code: 'no-icon' };

/** What a way of using a space costs this player: leaders may lower it. */
export function wayCost(state: ImperiumState, seat: Seat, space: CatalogSpace, cost: Cost): Cost {
  if (cost.solari === undefined) return cost;
  const ability = abilityOf(state, seat, 'space-cost');
  if (ability === undefined || ability.icon !== space.icon) return cost;
  return { ...cost, solari: Math.max(0, cost.solari - ability.solariLess) };
}

/** An agent blocks a space, unless it is an enemy's and something lets this player ignore it. */
function blocked(state: ImperiumState, seat: Seat, space: CatalogSpace): boolean {
  let enemy = false;
  for (const agent of state.agents) {
    if (agent.space !== space.id) continue;
    if (agent.seat === seat) return true;
    enemy = true;
  }
  return enemy && !ignoresEnemies(state, seat, space);
}

function ignoresEnemies(state: ImperiumState, seat: Seat, space: CatalogSpace): boolean {
  if (turnOf(state).ignoreEnemies) return true;
  return abilityOf(state, seat, 'enemy-agents')?.ignoredOn.includes(space.icon) === true;
}

/** Why a space is closed to this player whatever card is played; `undefined` if it is open. */
export function entryReason(
  state: ImperiumState,
  seat: Seat,
  space: CatalogSpace,
  ignoreAgents: boolean,
): Reason | undefined {
  if (!ignoreAgents && blocked(state, seat, space)) return OCCUPIED;
  if (state.voices.some((voice) => voice.space === space.id && voice.seat !== seat)) return CLOSED;
  const player = playerAt(state, seat);
  if (space.oncePerGame === 'council-seat' && player.councilSeat) return ONCE;
  if (space.oncePerGame === 'swordmaster' && player.swordmaster) return ONCE;
  if (space.requires !== undefined) {
    const missing = space.requires.influence - player.influence[space.requires.faction];
    if (missing > 0) return { code: 'influence', missing, of: space.requires.faction };
  }
  if (space.free) return undefined;
  // The ways are declared from the cheapest up.
  return costReason(state, seat, wayCost(state, seat, space, space.ways[0].cost), `space:${space.id}`);
}

function hasReadyAgent(state: ImperiumState, seat: Seat): boolean {
  return playerAt(state, seat).agents > 0 || mentatReady(state, seat);
}

/** A card that goes anywhere may also move an agent that already stands on the board. */
function hasAgentFor(state: ImperiumState, seat: Seat, anywhere: boolean): boolean {
  return hasReadyAgent(state, seat) || (anywhere && state.agents.some((agent) => agent.seat === seat));
}

/** Every card (of the hand, unless others are named) with every space it can send an agent to. */
export function agentChoices(state: ImperiumState, seat: Seat, hand = playerAt(state, seat).hand): Choice[] {
  const ready = hasReadyAgent(state, seat);
  if (hand.length === 0) return [];
  const { card, spaces } = catalogOf(state);
  const extra = iconMask(turnOf(state).extraIcons);
  const cards = distinct(hand).map(card);
  const icons = cards.reduce((mask, { mask: own }) => mask | own, extra);
  const open: CatalogSpace[] = [];
  for (const space of spaces) {
    if (ready && (icons & space.bit) !== 0 && entryReason(state, seat, space, false) === undefined)
      open.push(space);
  }
  const choices: Choice[] = [];
  for (const { id, mask, anywhere } of cards) {
    if (anywhere) {
      if (!hasAgentFor(state, seat, true)) continue;
      for (const space of spaces) {
        if (entryReason(state, seat, space, true) === undefined) choices.push(sendTo(id, space));
      }
    } else for (const space of open) if (((mask | extra) & space.bit) !== 0) choices.push(sendTo(id, space));
  }
  return choices;
}

function sendTo(card: CardId, space: CatalogSpace): Choice {
  return { verb: 'agent', what: card, where: space.id };
}

/** Could an agent be sent, as far as opponents can tell? They know hand and deck together, not which is where. */
export function mightSendAgent(state: ImperiumState, seat: Seat): boolean {
  const { hand, deck } = playerAt(state, seat);
  return hand.length > 0 && agentChoices(state, seat, [...hand, ...deck]).length > 0;
}

/** Why a card cannot send an agent to a space. */
export function agentReason(
  state: ImperiumState,
  seat: Seat,
  cardId: CardId,
  space: CatalogSpace,
): Reason | undefined {
  const { mask, anywhere } = catalogOf(state).card(cardId);
  if (!hasAgentFor(state, seat, anywhere === true)) return NO_AGENT;
  const icons = mask | iconMask(turnOf(state).extraIcons);
  if (!anywhere && (icons & space.bit) === 0) return NO_ICON;
  return entryReason(state, seat, space, anywhere === true);
}

/** Which agents could be sent: from the leader, the Mentat, or (with a card that goes anywhere) from a space. */
export function agentSources(state: ImperiumState, seat: Seat, cardId: CardId): string[] {
  const own = playerAt(state, seat).agents > 0;
  const mentat = mentatReady(state, seat);
  const sources = own ? ['leader'] : [];
  // Own agents go first; which figure stands where matters only when somebody may win the Mentat this round.
  if (mentat && (!own || mentatAtStake(state))) sources.push('leader-mentat');
  if (catalogOf(state).card(cardId).anywhere) {
    sources.push(
      ...distinct(state.agents.filter((agent) => agent.seat === seat).map((agent) => agent.space)),
    );
  }
  return sources;
}

function mentatAtStake(state: ImperiumState): boolean {
  const id = currentConflict(state);
  if (id === undefined) return false;
  return catalogOf(state)
    .conflict(id)
    .rewards[0].some((effect) => effect.do === 'take-mentat');
}

/** Plays the card and, once it is clear which agent goes, sends it. */
export function playAgentCard(play: ImperiumPlay, seat: Seat, card: CardId, space: SpaceId): void {
  const { state } = play;
  const player = playerAt(state, seat);
  removeOne(player.hand, card);
  player.played.push(card);
  const turn = turnOf(state);
  turn.stage = 'agent';
  turn.acted = true;
  const [only, ...others] = agentSources(state, seat, card);
  if (only === undefined) throw new Error('No agent can be sent.');
  if (others.length > 0) state.decision = { kind: 'which-agent', seats: [seat], card, space };
  else sendAgent(play, seat, card, space, only);
}

export function sendAgent(play: ImperiumPlay, seat: Seat, card: CardId, space: SpaceId, from: string): void {
  const { state } = play;
  const moved = state.agents.find((agent) => agent.seat === seat && agent.space === from);
  if (from === 'leader') playerAt(state, seat).agents--;
  else if (moved !== undefined) removeOne(state.agents, moved);
  state.agents.push({ seat, space, mentat: from === 'leader-mentat' || moved?.mentat === true });
  turnOf(state).space = space;
  emit(play, { event: 'agent', seat, card, space, from });
  if (affordableWays(state, seat, space).length > 1)
    state.decision = { kind: 'way', seats: [seat], card, space };
  else useSpace(play, seat, card, space, 0);
}

export function affordableWays(state: ImperiumState, seat: Seat, id: SpaceId): number[] {
  const space = catalogOf(state).space(id);
  return space.ways.flatMap((way, i) =>
    costReason(state, seat, wayCost(state, seat, space, way.cost), `space:${id}`) === undefined ? [i] : [],
  );
}

/** The cost is paid at once; then card, space and influence step wait for the order the player likes. */
export function useSpace(
  play: ImperiumPlay,
  seat: Seat,
  cardId: CardId,
  spaceId: SpaceId,
  wayIndex: number,
): void {
  const { state } = play;
  const catalog = catalogOf(state);
  const space = catalog.space(spaceId);
  const way = space.ways[wayIndex] ?? space.ways[0];
  const source: Ref = `space:${spaceId}`;
  const cost = wayCost(state, seat, space, way.cost);
  if (cost !== way.cost) noteAbility(play, seat);
  payCost(play, seat, cost, source);
  const controller = state.control[spaceId];
  if (controller !== undefined && space.controlBonus !== undefined) {
    gain(play, controller, space.controlBonus.what, space.controlBonus.n, source);
  }
  const { pending } = turnOf(state);
  addPending(pending, catalog.card(cardId).agent, `card:${cardId}`);
  const paid = abilityOf(state, seat, 'space-solari-paid');
  if (paid !== undefined && (cost.solari ?? 0) > 0) {
    noteAbility(play, seat);
    addPending(pending, paid.effects, `leader:${playerAt(state, seat).leader}`);
  }
  addPending(pending, way.effects, source);
  if (space.faction !== undefined) {
    pending.push({ id: VISIT, effect: { do: 'influence', n: 1, with: space.faction }, source });
  }
  enqueue(state, { task: 'settle' });
}

export function addPending(pending: Pending[], effects: readonly Effect[], source: Ref): void {
  const short = source.slice(source.indexOf(':') + 1);
  // The card Foldspace may be played to the space of that name.
  const taken = pending.some((item) => item.source !== source && item.id.startsWith(`${short}.`));
  const name = taken ? source.replace(':', '-') : short;
  effects.forEach((effect, i) => {
    pending.push({ id: `${name}.${i}`, effect, source });
  });
}
