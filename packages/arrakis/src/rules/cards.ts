import { doNext, reveal } from '@sietch/kernel';
import { PLANNING, planningCard } from '../content/catalog.js';
import type { PlanningCard } from '../content/component.js';
import { DASHBOARDS } from '../content/dashboards.js';
import type { Condition, Step } from '../effects/step.js';
import { type ArrakisPlay, emit } from '../events.js';
import { ownerOf, readersOf } from '../participants.js';
import { type ArrakisState, actingDashboard, type Dashboard, factionOf, homeOf, turnOf } from '../state.js';
import type { CardId, DashboardId, Force, Ref, Side } from '../terms.js';
import { isInPlay } from './leaders.js';
import { removeFrom } from './legion.js';

export function holds(state: ArrakisState, side: Side, condition: Condition): boolean {
  switch (condition.is) {
    case 'in-play':
      return isInPlay(state, side, condition.leader);
    case 'removed':
      return factionOf(state, side).leaders[condition.leader] === 'gone';
    case 'wild-maker-in-play':
      return isInPlay(state, 'atreides', 'wild-maker');
    case 'detonated':
      return state.atomics !== undefined;
  }
}

/** What a card does now: its other text where that applies. */
export function stepsOf(state: ArrakisState, side: Side, card: PlanningCard): readonly Step[] {
  const { otherwise } = card;
  return otherwise !== undefined && holds(state, side, otherwise.when) ? otherwise.steps : card.steps;
}

const UNPLAYABLE: readonly CardId[] = PLANNING.filter(({ freeAction }) => freeAction !== undefined).map(
  ({ id }) => id,
);

/** Cards of a hand that can be played with a die or by another card. */
export function playableCards({ hand }: Dashboard): CardId[] {
  const found: CardId[] = [];
  for (const id of hand) {
    if (!found.includes(id) && !UNPLAYABLE.includes(id)) found.push(id);
  }
  return found;
}

/** Plays a planning card: its steps, then the discard pile (rulebook: Розіграш карт планування). */
export function playPlanning(play: ArrakisPlay, side: Side, id: CardId): void {
  const { state } = play;
  const turn = turnOf(state);
  removeFrom(actingDashboard(state, side).hand, id);
  turn.playing.push(id);
  startAction(state);
  reveal(play);
  emit(play, { event: 'card', side, card: id });
  const source: Ref = `card:${id}`;
  doNext(
    state,
    ...stepsOf(state, side, planningCard(id)).map((step) => ({ task: 'step' as const, side, step, source })),
    { task: 'card-done', side, card: id },
  );
}

/** A new action: figures may move again, and no legion has been spoken of. */
export function startAction(state: ArrakisState): void {
  const turn = turnOf(state);
  turn.moved = [];
  turn.focus = undefined;
}

export function cardDone(state: ArrakisState, side: Side, id: CardId): void {
  if (removeFrom(turnOf(state).playing, id)) discardTo(state, side, id);
}

export function discardTo(state: ArrakisState, side: Side, id: CardId): void {
  const { deck } = planningCard(id);
  homeOf(state, side, deck).discards[deck].push(id);
  if (side === 'harkonnen') state.automaton?.pile.push(deck);
}

export function discardFromHand(
  play: ArrakisPlay,
  side: Side,
  { hand }: Dashboard,
  cards: readonly CardId[],
  why: Ref,
): void {
  for (const id of cards) if (removeFrom(hand, id)) discardTo(play.state, side, id);
  reveal(play);
  emit(play, { event: 'discarded', side, cards, why });
}

/** Cards a player may give up; Hawat's Scheming stays until it is used. */
export function discardable(dashboard: Dashboard): CardId[] {
  return playableCards(dashboard);
}

/** One player gives up cards of the own hand, one after another. */
export function askDiscard(
  state: ArrakisState,
  side: Side,
  dashboard: DashboardId,
  n: number,
  why: Ref,
): void {
  state.decision = { kind: 'discard', seats: ownerOf(state, dashboard), side, dashboard, n, why };
}

/** An empty deck gives nothing and is not reshuffled. */
export function drawCards(
  play: ArrakisPlay,
  side: Side,
  { id, decks, hand }: Dashboard,
  deck: Force,
  n: number,
): void {
  const cards: CardId[] = [];
  while (cards.length < n) {
    const card = decks[deck].pop();
    if (card === undefined) break;
    cards.push(card);
  }
  if (cards.length === 0) return;
  hand.push(...cards);
  const seats = readersOf(play.state, side, id);
  reveal(play, ...seats);
  emit(play, { event: 'drew', side, deck, n: cards.length, secret: { seats, cards } });
}

/** An action that draws needs a card in one of the own decks. */
export function mayDraw({ id, decks }: Dashboard, deck?: Force): boolean {
  return DASHBOARDS[id].forces.some(
    (each) => (deck === undefined || deck === each) && decks[each].length > 0,
  );
}

/** Ways to split a draw over the own decks, announced before the first card. */
export function drawSplits({ id, decks }: Dashboard, n: number, deck?: Force): (readonly [number, number])[] {
  const [house, ally] = DASHBOARDS[id].forces;
  const most = (force: Force | undefined): number =>
    force === undefined || (deck !== undefined && deck !== force) ? 0 : Math.min(n, decks[force].length);
  const splits: [number, number][] = [];
  for (let a = most(house); a >= 0; a--)
    for (let b = Math.min(n - a, most(ally)); b >= 0; b--) splits.push([a, b]);
  return splits;
}
