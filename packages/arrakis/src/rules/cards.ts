import { doNext, reveal } from '@sietch/kernel';
import { DECKS_OF, PLANNING, planningCard } from '../content/catalog.js';
import type { PlanningCard } from '../content/component.js';
import type { Condition, Step } from '../effects/step.js';
import { type ArrakisPlay, emit } from '../events.js';
import { type ArrakisState, factionOf, seatsOf, turnOf } from '../state.js';
import type { CardId, DeckId, Ref, Side } from '../terms.js';
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

/** Cards that can be played with a die or by another card. */
export function playableCards(state: ArrakisState, side: Side): CardId[] {
  const found: CardId[] = [];
  for (const id of factionOf(state, side).hand) {
    if (!found.includes(id) && !UNPLAYABLE.includes(id)) found.push(id);
  }
  return found;
}

/** Plays a planning card: its steps, then the discard pile (rulebook: Розіграш карт планування). */
export function playPlanning(play: ArrakisPlay, side: Side, id: CardId): void {
  const { state } = play;
  const turn = turnOf(state);
  removeFrom(factionOf(state, side).hand, id);
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
  factionOf(state, side).discards[planningCard(id).deck].push(id);
}

export function discardFromHand(play: ArrakisPlay, side: Side, cards: readonly CardId[], why: Ref): void {
  const { state } = play;
  for (const id of cards) if (removeFrom(factionOf(state, side).hand, id)) discardTo(state, side, id);
  reveal(play);
  emit(play, { event: 'discarded', side, cards, why });
}

/** Cards a player may give up; Hawat's Scheming stays until it is used. */
export function discardable(state: ArrakisState, side: Side): CardId[] {
  return playableCards(state, side);
}

/** An empty deck gives nothing and is not reshuffled. */
export function drawCards(play: ArrakisPlay, side: Side, deck: DeckId, n: number): void {
  const { state } = play;
  const faction = factionOf(state, side);
  const pile = faction.decks[deck];
  const cards: CardId[] = [];
  while (cards.length < n) {
    const card = pile.pop();
    if (card === undefined) break;
    cards.push(card);
  }
  if (cards.length === 0) return;
  faction.hand.push(...cards);
  const seats = seatsOf(state, side);
  reveal(play, ...seats);
  emit(play, { event: 'drew', side, deck, n: cards.length, secret: { seats, cards } });
}

/** An action that draws needs a card in one of its decks. */
export function mayDraw(state: ArrakisState, side: Side, deck?: DeckId): boolean {
  const { decks } = factionOf(state, side);
  return DECKS_OF[side].some((each) => (deck === undefined || deck === each) && decks[each].length > 0);
}

/** Ways to split a draw over the two decks, announced before the first card. */
export function drawSplits(
  state: ArrakisState,
  side: Side,
  n: number,
  deck?: DeckId,
): (readonly [number, number])[] {
  const [house, ally] = DECKS_OF[side];
  const { decks } = factionOf(state, side);
  const most = (id: DeckId): number =>
    deck !== undefined && deck !== id ? 0 : Math.min(n, decks[id].length);
  const splits: [number, number][] = [];
  for (let a = most(house); a >= 0; a--) {
    for (let b = Math.min(n - a, most(ally)); b >= 0; b--) splits.push([a, b]);
  }
  return splits;
}
