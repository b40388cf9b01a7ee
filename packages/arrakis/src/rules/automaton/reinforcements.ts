import { reveal, shuffle } from '@sietch/kernel';
import { FORCES_OF } from '../../content/catalog.js';
import { type ArrakisPlay, emit } from '../../events.js';
import { type ArrakisState, automatonOf, type Dashboard, dashboardOf } from '../../state.js';
import type { CardId, Force, Ref } from '../../terms.js';
import { discardTo } from '../cards.js';

const [HOUSE, ALLY] = FORCES_OF.harkonnen;
const otherDeck = (deck: Force): Force => (deck === HOUSE ? ALLY : HOUSE);

function dashboard(state: ArrakisState): Dashboard {
  return dashboardOf(state, 'harkonnen', undefined);
}

/** Cards come from the decks by turns, beginning with the one that does not lie on top of the discard pile (rulebook: Дія «Ментат»). */
export function deckToBeginWith(pile: readonly Force[]): Force {
  return pile.at(-1) === HOUSE ? ALLY : HOUSE;
}

/** The deck whose turn it is; a series goes on until the turn ends. */
function deckInTurn(state: ArrakisState): Force {
  const automaton = automatonOf(state);
  const deck = automaton.nextDeck ?? deckToBeginWith(automaton.pile);
  if (state.turn?.side === 'harkonnen') automaton.nextDeck = otherDeck(deck);
  return deck;
}

/** A card of a deck; one that has run out is made of its discarded cards (rulebook: Карти планування Харконненів). */
export function takeFrom(play: ArrakisPlay, deck: Force): CardId | undefined {
  const { state } = play;
  const { decks, discards } = dashboard(state);
  if (decks[deck].length === 0 && discards[deck].length > 0) {
    decks[deck] = shuffle(state.random, discards[deck].splice(0));
    const automaton = automatonOf(state);
    automaton.pile = automaton.pile.filter((each) => each !== deck);
    emit(play, { event: 'deck-renewed', deck });
  }
  return decks[deck].pop();
}

/** Has the automaton so many cards left to draw, discarded ones included? */
export function mayTake(state: ArrakisState, n: number): boolean {
  const { decks, discards } = dashboard(state);
  return FORCES_OF.harkonnen.reduce((sum, deck) => sum + decks[deck].length + discards[deck].length, 0) >= n;
}

/** The next card by turns; where a deck has nothing at all the other one gives it. */
export function takeInTurn(play: ArrakisPlay): { readonly deck: Force; readonly card: CardId } | undefined {
  const first = deckInTurn(play.state);
  for (const deck of [first, otherDeck(first)]) {
    const card = takeFrom(play, deck);
    if (card !== undefined) return { deck, card };
  }
  return undefined;
}

function add(play: ArrakisPlay, deck: Force, card: CardId, why: Ref): void {
  automatonOf(play.state).reinforcements.push(card);
  emit(play, { event: 'reinforced', deck, n: 1, why });
}

/** At the start of every round one card of each deck (rulebook: Початок раунду). */
export function reinforceForRound(play: ArrakisPlay): void {
  for (const deck of [ALLY, HOUSE]) {
    const card = takeFrom(play, deck);
    if (card !== undefined) add(play, deck, card, 'rule:round');
  }
}

/** One card by turns, facedown. */
export function reinforce(play: ArrakisPlay, why: Ref): void {
  const taken = takeInTurn(play);
  if (taken !== undefined) add(play, taken.deck, taken.card, why);
}

/** Whoever of the Atreides shows something without need warns the Harkonnen; not while the Guild's ban lasts. */
export function warned(play: ArrakisPlay): void {
  const { state } = play;
  if (state.automaton !== undefined && !state.bans.includes('spacing-guild'))
    reinforce(play, 'rule:revealed');
}

/** Facedown cards are discarded from the top, as long as each adds a die (rulebook: Карти планування Харконненів у битві). */
export function discardForDice(play: ArrakisPlay, addsDie: () => boolean, counted: () => void): void {
  const { state } = play;
  const { reinforcements } = automatonOf(state);
  const cards: CardId[] = [];
  while (addsDie()) {
    const card = reinforcements.pop();
    if (card === undefined) break;
    discardTo(state, 'harkonnen', card);
    cards.push(card);
    counted();
  }
  if (cards.length === 0) return;
  reveal(play);
  emit(play, { event: 'discarded', side: 'harkonnen', cards, why: 'rule:battle' });
}
