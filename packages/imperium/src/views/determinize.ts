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
  const { decks } = selectionOf(view);
  const unseen = (all: readonly string[], ...seen: readonly (readonly string[])[]): string[] =>
    shuffle(random, without(all, seen));
  const players = view.players;
  const intrigues = unseen(
    decks.intrigue,
    view.trashedIntrigues,
    view.intrigueDiscard,
    ...players.flatMap((player) => [player.faceUp, player.intrigues ?? []]),
  );
  const owned = players.flatMap((p) => [p.handAndDeck, p.discard, p.played, p.revealed, p.aside]);
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
    reserve: { ...view.reserve },
    trashed: [...view.trashed],
    imperiumDeck: unseen(decks.imperium, ...owned, view.row, view.throneRow ?? [], view.trashed),
    intrigueDeck: intrigues,
    intrigueDiscard: [...view.intrigueDiscard],
    conflictDeck,
    unusedConflicts,
    conflicts: [...view.conflicts],
    shieldWall: view.shieldWall,
    contractRow: [...view.contractRow],
    contractsAside: [...view.contractsAside],
    contractDeck: unseen(
      decks.contract,
      view.contractRow,
      view.contractsAside,
      ...players.flatMap((player) => [player.contracts, player.completed]),
    ),
    trashedIntrigues: [...view.trashedIntrigues],
    leaderPool: view.leaderPool.map((leaders) => [...leaders]),
    reveals: view.reveals,
    rivals:
      view.rivals === undefined
        ? undefined
        : guessRivals(view.rivals, unseen(decks.hagal, view.rivals.discard)),
    agenda: [...view.agenda],
  };
  if (view.throneRow !== undefined) state.throneRow = [...view.throneRow];
  if (view.activated !== undefined) state.activated = view.activated;
  state.decision = guessDecision(view, state);
  // A view may be guessed from many times: what is played must not reach back into it.
  return cloneState(state);
}

/** What is left of many things when some of them have been seen, each as often as it was. */
function without(all: readonly string[], seen: readonly (readonly string[])[]): string[] {
  const gone = new Map<string, number>();
  for (const ids of seen) for (const id of ids) gone.set(id, (gone.get(id) ?? 0) + 1);
  return all.filter((id) => {
    const times = gone.get(id) ?? 0;
    if (times > 0) gone.set(id, times - 1);
    return times === 0;
  });
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

/** Every field by its name, in the order of a new player: engines run fastest on objects of one shape. */
function guessPlayer(player: PlayerView, intrigues: string[], random: RandomState): Player {
  const known = [...player.knownTop].reverse();
  if (known.length === 0 && player.deckTop !== undefined) known.push(player.deckTop);
  const left = [...player.handAndDeck];
  for (const card of [...known, ...(player.hand ?? [])]) removeOne(left, card);
  shuffle(random, left);
  const hand = player.hand === undefined ? left.splice(0, player.handCount) : [...player.hand];
  const guessed: Player = {
    leader: player.leader,
    points: player.points,
    solari: player.solari,
    spice: player.spice,
    water: player.water,
    influence: { ...player.influence },
    agents: player.agents,
    swordmaster: player.swordmaster,
    councilSeat: player.councilSeat,
    supply: player.supply,
    garrison: player.garrison,
    conflict: player.conflict,
    swords: player.swords,
    deck: left.concat(known),
    knownTop: player.knownTop.length,
    hand,
    discard: player.discard,
    played: player.played,
    revealed: player.revealed,
    aside: player.aside,
    intrigues:
      player.intrigues === undefined ? intrigues.splice(0, player.intrigueCount) : [...player.intrigues],
    faceUp: player.faceUp,
    hasRevealed: player.hasRevealed,
    revealedAt: player.revealedAt,
    tokens: player.tokens === undefined ? (player.hasTokens ? guessTokens(random) : []) : [...player.tokens],
    tokensShown: player.tokensShown,
    spies: player.spies,
    hooks: player.hooks,
    worms: player.worms,
    contracts: player.contracts,
    completed: player.completed,
    won: player.won,
    memories: player.memories,
    training: player.training,
  };
  if (player.swordmasterSent) guessed.swordmasterSent = true;
  return guessed;
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
