import type { Choice, Reason, Seat } from '@sietch/kernel';
import { type CatalogSpace, catalogOf, iconBit, iconMask } from '../content/catalog.js';
import type { ImperiumPlay } from '../events.js';
import { asked } from '../participants.js';
import { type ImperiumState, mentatReady, playerAt, turnOf } from '../state.js';
import type { CardId, SpaceId } from '../terms.js';
import { distinct, removeOne } from './deck.js';
import { entryReason, hasReadyAgent, type Pass } from './entry.js';
import { figureNames, readyTokens } from './figures.js';
import { watchedSpaces } from './spies.js';
import { sendAgent } from './visit.js';

const NO_AGENT: Reason = { code: 'no-agent' };
const NO_ICON: Reason = { code: 'no-icon' };

const NO_PASS: Pass = {};

/** A card that goes anywhere may also move an agent that already stands on the board. */
function hasAgentFor(state: ImperiumState, seat: Seat, anywhere: boolean): boolean {
  return hasReadyAgent(state, seat) || (anywhere && state.agents.some((agent) => agent.seat === seat));
}

/** Every card (of the hand, unless others are named) with every space it can send an agent to. */
export function agentChoices(state: ImperiumState, seat: Seat, hand = playerAt(state, seat).hand): Choice[] {
  if (hand.length === 0) return [];
  const ready = hasReadyAgent(state, seat);
  const { card, spaces } = catalogOf(state);
  const extra = iconMask(turnOf(state).extraIcons);
  const cards = distinct(hand).map(card);
  const icons = cards.reduce((mask, { mask: own }) => mask | own, extra);
  const watched = (icons & SPY) === 0 ? [] : watchedSpaces(state, seat);
  const open: CatalogSpace[] = [];
  for (const space of spaces) {
    const reached = (icons & space.bit) !== 0 || watched.includes(space.id);
    if (ready && reached && entryReason(state, seat, space, NO_PASS) === undefined) open.push(space);
  }
  const choices: Choice[] = [];
  for (const { id, mask, anywhere, ignoresRequirements } of cards) {
    const own = mask | extra;
    if (anywhere || ignoresRequirements) {
      if (!hasAgentFor(state, seat, anywhere === true)) continue;
      const pass = { ...(anywhere && { anywhere }), ...(ignoresRequirements && { ignoresRequirements }) };
      for (const space of spaces) {
        if (!anywhere && !opens(own, space, watched)) continue;
        if (entryReason(state, seat, space, pass) === undefined) choices.push(sendTo(id, space));
      }
    } else for (const space of open) if (opens(own, space, watched)) choices.push(sendTo(id, space));
  }
  return choices;
}

const SPY = iconBit('spy');

/** One icon of the card matches the space, or its spy icon and a spy that watches it. */
function opens(mask: number, space: CatalogSpace, watched: readonly SpaceId[]): boolean {
  return (mask & space.bit) !== 0 || ((mask & SPY) !== 0 && watched.includes(space.id));
}

function sendTo(card: CardId, space: CatalogSpace): Choice {
  return { verb: 'agent', what: card, where: space.id };
}

/** Could an agent be sent, as far as opponents can tell? They know hand and deck together, not which is where. */
export function mightSendAgent(state: ImperiumState, seat: Seat): boolean {
  const { hand, deck } = playerAt(state, seat);
  return hand.length > 0 && agentChoices(state, seat, [...hand, ...deck]).length > 0;
}

/**
 * Tells of every card of the hand with the spaces to which it cannot send an agent, and why: a list for each reason, as
 * `space:arrakeen,space:carthag`.
 */
export function refusedAgents(
  state: ImperiumState,
  seat: Seat,
  tell: (card: CardId, spaces: string, reason: Reason) => void,
): void {
  const { card, spaces, closedTo } = catalogOf(state);
  const extra = iconMask(turnOf(state).extraIcons);
  const watched = watchedSpaces(state, seat);
  // Most cards lift nothing: what closes a space to one of them closes it to all.
  const plain = new Map<CatalogSpace, Reason | undefined>();
  const reasonOf = (space: CatalogSpace, pass: Pass) => {
    if (pass.anywhere || pass.ignoresRequirements) return entryReason(state, seat, space, pass);
    if (!plain.has(space)) plain.set(space, entryReason(state, seat, space, NO_PASS));
    return plain.get(space);
  };
  for (const id of distinct(playerAt(state, seat).hand)) {
    const sent = card(id);
    const mask = sent.mask | extra;
    if (!hasAgentFor(state, seat, sent.anywhere === true)) {
      tell(id, closedTo(0), NO_AGENT);
      continue;
    }
    const spied = (mask & SPY) !== 0 && watched.length > 0;
    const refused = new RefusedSpaces();
    for (const space of spaces)
      if (sent.anywhere || opens(mask, space, watched)) refused.add(space, reasonOf(space, sent));
      else if (spied) refused.add(space, NO_ICON);
    if (!sent.anywhere && !spied && closedTo(mask) !== '') tell(id, closedTo(mask), NO_ICON);
    refused.tell((list, reason) => tell(id, list, reason));
  }
}

/** Spaces by the reason why they are closed. */
class RefusedSpaces {
  private readonly reasons: Reason[] = [];
  private readonly lists: string[] = [];

  add({ id }: CatalogSpace, reason: Reason | undefined): void {
    if (reason === undefined) return;
    const at = this.reasons.findIndex((other) => isSameReason(other, reason));
    if (at >= 0) this.lists[at] += `,space:${id}`;
    else {
      this.reasons.push(reason);
      this.lists.push(`space:${id}`);
    }
  }

  tell(hear: (list: string, reason: Reason) => void): void {
    for (const [at, reason] of this.reasons.entries()) hear(this.lists[at] ?? '', reason);
  }
}

function isSameReason(one: Reason, other: Reason): boolean {
  return one === other || (one.code === other.code && one.missing === other.missing && one.of === other.of);
}

/** Which agents could be sent: from the leader, the Mentat, or (with a card that goes anywhere) from a space. */
export function agentSources(state: ImperiumState, seat: Seat, cardId: CardId): string[] {
  const sources: string[] = [];
  const tokens = readyTokens(state, seat);
  // Own agents go before the Mentat: the two do the same everywhere.
  if (tokens.length > 0) sources.push(...tokens);
  else if (playerAt(state, seat).agents > 0) sources.push('leader');
  else if (mentatReady(state, seat)) sources.push('leader-mentat');
  if (catalogOf(state).card(cardId).anywhere)
    sources.push(...figureNames(state.agents.filter((agent) => agent.seat === seat)));
  return sources;
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
  if (others.length > 0) state.decision = { kind: 'which-agent', ...asked(state, seat), card, space };
  else sendAgent(play, seat, card, space, only);
}
