import { type Seat, sure } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { removeOne } from '../rules/deck.js';
import { type ImperiumState, type Player, playerAt } from '../state.js';
import type { CardId } from '../terms.js';
import { type Position, refuse } from './position.js';

/** In this order the cards left over become a deck, from the top. */
const CARD_ZONES = ['hand', 'discard', 'played', 'deck'] as const;

/** Cards waiting to be placed. Starters go back only to their owner. */
interface Box {
  readonly starters: readonly CardId[][];
  readonly others: CardId[];
}

/** Takes the named cards out of wherever they lie and puts them where the position wants them. */
export function arrangeCards(state: ImperiumState, position: Position): void {
  const box = openBox(state, position);
  for (const [seat, player] of state.players.entries()) {
    if (!namesCards(position, seat)) {
      keepDealtCards(player, position);
      continue;
    }
    for (const zone of CARD_ZONES) {
      const ids = position.players?.[seat]?.[zone] ?? [];
      player[zone] = takeCards(state, box, ids, `players.${seat}.${zone}`, [seat]);
    }
    player.deck.reverse();
  }
  const seats = [...state.players.keys()];
  state.row = takeCards(state, box, position.row ?? [], 'row', []);
  if (position.throneRow !== undefined) {
    if (state.throneRow === undefined) refuse('throneRow', 'there is none in this game');
    state.throneRow = takeCards(state, box, position.throneRow, 'throneRow', []);
  }
  if (position.imperiumDeck !== undefined) {
    state.imperiumDeck = takeCards(state, box, position.imperiumDeck, 'imperiumDeck', []).reverse();
  }
  state.trashed = takeCards(state, box, position.trashed ?? [], 'trashed', seats);
  closeBox(state, position, box);
  arrangeReserve(state, position);
  for (const seat of seats) arrangeKnownTop(state, position, seat);
}

function namesCards(position: Position, seat: Seat): boolean {
  return CARD_ZONES.some((zone) => position.players?.[seat]?.[zone] !== undefined);
}

/** Who has no named zone keeps the cards of the setup, in hand only if a turn can still be taken with them. */
function keepDealtCards(player: Player, { phase = 'turns' }: Position): void {
  if (phase === 'round-start') player.deck.push(...player.hand.splice(0));
  else if (phase !== 'turns' || player.hasRevealed) player.discard.push(...player.hand.splice(0));
}

function openBox(state: ImperiumState, position: Position): Box {
  const others: CardId[] = [];
  const { card } = catalogOf(state);
  const starters = state.players.map((player, seat) => {
    if (!namesCards(position, seat)) return [];
    const all = CARD_ZONES.flatMap((zone) => player[zone].splice(0));
    others.push(...all.filter((id) => card(id).group !== 'starter'));
    return all.filter((id) => card(id).group === 'starter');
  });
  if (position.throneRow !== undefined) others.push(...(state.throneRow?.splice(0) ?? []));
  others.unshift(...state.imperiumDeck.splice(0), ...state.row.splice(0), ...state.trashed.splice(0));
  return { starters, others };
}

/** From the box or the Reserve; starters only from those of the `owners`. */
function takeCards(
  state: ImperiumState,
  { starters, others }: Box,
  ids: readonly CardId[],
  field: string,
  owners: readonly Seat[],
): CardId[] {
  const { cards } = catalogOf(state).edition;
  for (const id of ids) {
    if (!cards.some((card) => card.id === id)) refuse(field, `there is no card "${id}"`);
    const stacked = state.reserve[id] ?? 0;
    if (stacked > 0) state.reserve[id] = stacked - 1;
    else {
      const piles = [...owners.map((seat) => starters[seat] ?? []), others];
      if (!piles.some((pile) => removeOne(pile, id))) refuse(field, `there is no "${id}" left in the box`);
    }
  }
  return [...ids];
}

/** What no zone claims: starters to their decks, Reserve cards to their stacks, the rest to the row and its deck. */
function closeBox(state: ImperiumState, position: Position, { starters, others }: Box): void {
  const { card, edition } = catalogOf(state);
  const { row } = edition.numbers;
  for (const [seat, left] of starters.entries()) {
    // A deck that is named is complete: what it lacks has left the game.
    if (position.players?.[seat]?.deck === undefined)
      playerAt(state, seat).deck.unshift(...left.toReversed());
    else state.trashed.push(...left);
  }
  const spare: CardId[] = [];
  for (const id of others) {
    if (card(id).group === 'reserve') state.reserve[id] = (state.reserve[id] ?? 0) + 1;
    else spare.push(id);
  }
  // A row that is not named, or not in full, is dealt from the cards left, unless an Imperium deck without a row is wanted.
  const dealt =
    position.imperiumDeck === undefined || position.row === undefined ? row - state.row.length : 0;
  state.row.push(...spare.splice(0, Math.max(0, dealt)));
  if (position.imperiumDeck === undefined) state.imperiumDeck = spare;
  else state.trashed.push(...spare);
  if (state.row.length > row || (state.row.length < row && state.imperiumDeck.length > 0)) {
    refuse('row', `it has ${state.row.length} cards; it must have ${row} while the Imperium deck lasts`);
  }
}

/** A stack named lower than it is: the other copies are out of the game. */
function arrangeReserve(state: ImperiumState, position: Position): void {
  for (const [id, n] of Object.entries(position.reserve ?? {})) {
    const stacked = state.reserve[id] ?? refuse(`reserve.${id}`, 'there is no such stack');
    if (n > stacked) refuse(`reserve.${id}`, `only ${stacked} are left`);
    state.reserve[id] = n;
    for (let i = n; i < stacked; i++) state.trashed.push(id);
  }
}

function arrangeKnownTop(state: ImperiumState, position: Position, seat: Seat): void {
  const player = playerAt(state, seat);
  const named = position.players?.[seat]?.knownTop;
  if (named !== undefined && named > player.deck.length) {
    refuse(`players.${seat}.knownTop`, `the deck has only ${player.deck.length} cards`);
  }
  player.knownTop = named ?? 0;
}

export function arrangeIntrigues(state: ImperiumState, position: Position): void {
  const pool = [...state.intrigueDiscard.splice(0), ...state.intrigueDeck.splice(0)];
  for (const player of state.players) pool.push(...player.intrigues.splice(0), ...player.faceUp.splice(0));
  const take = (ids: readonly string[], field: string): string[] => {
    for (const id of ids) if (!removeOne(pool, id)) refuse(field, `there is no intrigue "${id}" left`);
    return [...ids];
  };
  for (const [seat, player] of state.players.entries()) {
    const { intrigues = [], faceUp = [] } = position.players?.[seat] ?? {};
    player.intrigues = take(intrigues, `players.${seat}.intrigues`);
    player.faceUp = take(faceUp, `players.${seat}.faceUp`);
  }
  state.intrigueDiscard = take(position.intrigueDiscard ?? [], 'intrigueDiscard');
  const deck = take(position.intrigueDeck ?? [], 'intrigueDeck').reverse();
  // A deck that is named is complete, and what is left over lies in the discard pile, unless that is named too.
  if (position.intrigueDeck === undefined || position.intrigueDiscard !== undefined) {
    state.intrigueDeck = [...pool, ...deck];
  } else {
    state.intrigueDeck = deck;
    state.intrigueDiscard.push(...pool);
  }
}

export function arrangeConflicts(state: ImperiumState, position: Position): void {
  if (position.conflict === undefined && position.conflictDeck === undefined) return;
  const pool = [...state.conflictDeck, ...state.conflicts, ...state.unusedConflicts];
  const take = (id: string, field: string): string =>
    removeOne(pool, id) ? id : refuse(field, `there is no conflict "${id}" left`);
  const current = take(position.conflict ?? sure(state.conflicts.at(-1), 'conflict'), 'conflict');
  const deck = position.conflictDeck?.map((id) => take(id, 'conflictDeck')).reverse();
  state.conflicts = [current];
  state.conflictDeck = deck ?? state.conflictDeck.filter((id) => id !== current && removeOne(pool, id));
  state.unusedConflicts = pool;
}
