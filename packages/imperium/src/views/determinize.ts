import { type RandomState, randomBelow, shuffle } from '@sietch/kernel';
import { cloneState } from '../clone.js';
import { numbersOf } from '../content/catalog.js';
import { selectionOf } from '../content/selection.js';
import type { Decision } from '../decisions.js';
import { emptyState } from '../new-state.js';
import { participantOf } from '../participants.js';
import { removeOne } from '../rules/deck.js';
import { type ImperiumState, type Player, playerAt, type Rivals } from '../state.js';
import { FACTIONS } from '../terms.js';
import type { ImperiumView, PlayerView } from './view.js';

/**
 * A full state that agrees with the view: everything the view does not tell is drawn at random, from what
 * the seat can know about it (a deck's contents but not its order, the intrigues that are not in sight …).
 */
export function determinize(view: ImperiumView, random: RandomState): ImperiumState {
  const { cards, intrigues: allIntrigues, contracts, hagal } = selectionOf(view);
  const unseen = (all: readonly { id: string; copies: number }[], seen: readonly string[]): string[] => {
    const left = all.flatMap((item) => Array.from({ length: item.copies }, () => item.id));
    for (const id of seen) removeOne(left, id);
    return shuffle(random, left);
  };
  const players = view.players;
  const intrigues = unseen(allIntrigues, [
    ...view.trashedIntrigues,
    ...view.intrigueDiscard,
    ...players.flatMap((player) => [...player.faceUp, ...(player.intrigues ?? [])]),
  ]);
  const owned = players.flatMap((p) => [
    ...p.handAndDeck,
    ...p.discard,
    ...p.played,
    ...p.revealed,
    ...p.aside,
  ]);
  const imperium = cards.filter((card) => card.group === 'imperium');
  const [conflictDeck, unusedConflicts] = guessConflicts(view, random);
  const state: ImperiumState = {
    ...emptyState(view.options, view.edition, random),
    step: view.step,
    floor: view.step,
    round: view.round,
    phase: view.phase,
    first: view.first,
    players: players.map((player) => guessPlayer(player, intrigues, random)),
    turn: view.turn,
    combat: view.combat,
    agents: [...view.agents],
    mentat: { ...view.mentat },
    makers: { ...view.makers },
    control: { ...view.control },
    alliances: { ...view.alliances },
    voices: [...view.voices],
    row: [...view.row],
    ...(view.throneRow && { throneRow: [...view.throneRow] }),
    ...(view.activated && { activated: view.activated }),
    reserve: { ...view.reserve },
    trashed: [...view.trashed],
    imperiumDeck: unseen(imperium, [...owned, ...view.row, ...(view.throneRow ?? []), ...view.trashed]),
    intrigueDeck: intrigues,
    intrigueDiscard: [...view.intrigueDiscard],
    conflictDeck,
    unusedConflicts,
    conflicts: [...view.conflicts],
    shieldWall: view.shieldWall,
    contractRow: [...view.contractRow],
    contractsAside: [...view.contractsAside],
    contractDeck: unseen(contracts, [
      ...view.contractRow,
      ...view.contractsAside,
      ...players.flatMap((player) => [...player.contracts, ...player.completed]),
    ]),
    trashedIntrigues: [...view.trashedIntrigues],
    leaderPool: view.leaderPool.map((leaders) => [...leaders]),
    reveals: view.reveals,
    rivals:
      view.rivals === undefined ? undefined : guessRivals(view.rivals, unseen(hagal, view.rivals.discard)),
    agenda: [...view.agenda],
  };
  state.decision = guessDecision(view, state);
  // A view may be guessed from many times: what is played must not reach back into it.
  return cloneState(state);
}

/** Which cards are left in the House Hagal deck is known, their order is not. */
function guessRivals({ deckCount: _, ...open }: NonNullable<ImperiumView['rivals']>, deck: string[]): Rivals {
  return { ...open, deck };
}

/** All of a question is open, except the cards somebody else is looking at. */
function guessDecision(view: ImperiumView, state: ImperiumState): Decision | undefined {
  const detail = view.decision?.detail;
  if (detail === undefined || !('looksAt' in detail)) return detail;
  const { looksAt, ...question } = detail;
  const cards = playerAt(state, participantOf(question)).deck.slice(-looksAt).reverse();
  return { ...question, cards };
}

function guessPlayer(player: PlayerView, intrigues: string[], random: RandomState): Player {
  const {
    strength: _strength,
    deckCount: _deckCount,
    handCount,
    intrigueCount,
    handAndDeck,
    knownTop,
    hand: ownHand,
    intrigues: ownIntrigues,
    deckTop,
    tokens,
    hasTokens,
    ...open
  } = player;
  const known = [...knownTop].reverse();
  if (known.length === 0 && deckTop !== undefined) known.push(deckTop);
  const left = [...handAndDeck];
  for (const card of [...known, ...(ownHand ?? [])]) removeOne(left, card);
  shuffle(random, left);
  const hand = ownHand === undefined ? left.splice(0, handCount) : [...ownHand];
  return {
    ...open,
    influence: { ...player.influence },
    hand,
    deck: [...left, ...known],
    knownTop: knownTop.length,
    intrigues: ownIntrigues === undefined ? intrigues.splice(0, intrigueCount) : [...ownIntrigues],
    tokens: tokens === undefined ? (hasTokens ? guessTokens(random) : []) : [...tokens],
  };
}

function guessTokens(random: RandomState) {
  const left = [...FACTIONS];
  left.splice(randomBelow(random, left.length), 1);
  left.splice(randomBelow(random, left.length), 1);
  return left;
}

/** The deck's levels are known from its size; which cards of a level are in it is not. */
function guessConflicts(view: ImperiumView, random: RandomState): [deck: string[], unused: string[]] {
  const { conflictDeck } = numbersOf(view);
  const { conflicts } = selectionOf(view);
  const deck: string[] = [];
  const unused: string[] = [];
  let room = view.conflictDeckCount;
  for (const level of [3, 2, 1] as const) {
    const unseen = conflicts
      .filter((c) => c.level === level && !view.conflicts.includes(c.id))
      .map((c) => c.id);
    shuffle(random, unseen);
    const inDeck = Math.min(room, conflictDeck[level - 1] ?? 0);
    deck.push(...unseen.splice(0, inDeck));
    unused.push(...unseen);
    room -= inDeck;
  }
  return [deck, unused];
}
