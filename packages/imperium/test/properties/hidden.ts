import type { Seat } from '@sietch/kernel';
import type { Dice } from '../../../kernel/test/random-play.js';
import { catalogOf } from '../../src/content/catalog.js';
import { isLooking } from '../../src/decisions.js';
import type { ImperiumState, Player } from '../../src/state.js';
import { FACTIONS } from '../../src/terms.js';

/**
 * Another state that a seat (or a spectator) cannot tell from this one. Written apart from `determinize` on
 * purpose: it starts from the full state and shuffles what the rulebook hides, so that it knows nothing of views.
 */
export function permuteHidden(original: ImperiumState, seat: Seat | undefined, dice: Dice): ImperiumState {
  const state = structuredClone(original);
  for (const [owner, player] of state.players.entries()) {
    if (owner === seat) shuffleOwnDeck(state, player, owner, dice);
    else shuffleTheirCards(player, dice);
    if (owner !== seat && player.tokens.length > 0 && !player.tokensShown) {
      player.tokens = dice.shuffle(FACTIONS).slice(0, player.tokens.length);
    }
  }
  shuffleIntrigues(state, seat, dice);
  state.imperiumDeck = dice.shuffle(state.imperiumDeck);
  state.contractDeck = dice.shuffle(state.contractDeck);
  if (state.rivals !== undefined) state.rivals.deck = dice.shuffle(state.rivals.deck);
  shuffleConflicts(state, dice);
  state.random = {
    key: state.random.key.map(() => dice.below(2 ** 32)),
    counter: dice.below(1000),
  };
  followPeek(state, seat);
  return state;
}

/** The owner knows what is in the deck but not the order, except cards seen on top. */
function shuffleOwnDeck(state: ImperiumState, player: Player, owner: Seat, dice: Dice): void {
  const looks = player.leader === 'paul-atreides';
  const { decision } = state;
  const peeked =
    decision !== undefined && isLooking(decision) && decision.seats[0] === owner ? decision.cards.length : 0;
  const seen = Math.min(player.deck.length, Math.max(player.knownTop, peeked, looks ? 1 : 0));
  const top = player.deck.slice(player.deck.length - seen);
  player.deck = [...dice.shuffle(player.deck.slice(0, player.deck.length - seen)), ...top];
}

/** Of an opponent one knows hand and deck together, how many are in each, and cards openly put on top. */
function shuffleTheirCards(player: Player, dice: Dice): void {
  const top = player.deck.slice(player.deck.length - player.knownTop);
  const rest = dice.shuffle([...player.hand, ...player.deck.slice(0, player.deck.length - player.knownTop)]);
  player.hand = rest.splice(0, player.hand.length);
  player.deck = [...rest, ...top];
}

function shuffleIntrigues(state: ImperiumState, seat: Seat | undefined, dice: Dice): void {
  const others = state.players.filter((_, owner) => owner !== seat);
  const pool = dice.shuffle([...state.intrigueDeck, ...others.flatMap((player) => player.intrigues)]);
  for (const player of others) player.intrigues = pool.splice(0, player.intrigues.length);
  state.intrigueDeck = pool;
}

/** A level's cards may be in the deck or out of the game. */
function shuffleConflicts(state: ImperiumState, dice: Dice): void {
  const { conflict } = catalogOf(state);
  for (const level of [1, 2, 3]) {
    const unseen = [...state.conflictDeck, ...state.unusedConflicts].filter(
      (id) => conflict(id).level === level,
    );
    const pool = dice.shuffle(unseen);
    const redeal = (id: string): string => (conflict(id).level === level ? (pool.pop() as string) : id);
    state.conflictDeck = state.conflictDeck.map(redeal);
    state.unusedConflicts = state.unusedConflicts.map(redeal);
  }
}

/** Somebody else looks at cards: they are whatever now lies on top of that deck. */
function followPeek(state: ImperiumState, seat: Seat | undefined): void {
  const { decision } = state;
  if (decision === undefined || !isLooking(decision) || decision.seats[0] === seat) return;
  const deck = state.players[decision.seats[0]]?.deck ?? [];
  state.decision = { ...decision, cards: deck.slice(-decision.cards.length).reverse() };
}
