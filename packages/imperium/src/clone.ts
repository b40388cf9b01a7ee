import { cloneRandom } from '@sietch/kernel';
import type { ImperiumState, Player, Rivals, Turn } from './state.js';

/** A copy that shares only what never changes (content, tasks, decisions). Written out by hand for speed. */
export function cloneState(state: ImperiumState): ImperiumState {
  const copy: ImperiumState = {
    ...state,
    random: cloneRandom(state.random),
    agenda: state.agenda.slice(),
    players: state.players.map(clonePlayer),
    turn: state.turn === undefined ? undefined : cloneTurn(state.turn),
    combat: state.combat === undefined ? undefined : { ...state.combat },
    agents: state.agents.slice(),
    mentat: { ...state.mentat },
    makers: { ...state.makers },
    control: { ...state.control },
    alliances: { ...state.alliances },
    voices: state.voices.slice(),
    imperiumDeck: state.imperiumDeck.slice(),
    row: state.row.slice(),
    reserve: { ...state.reserve },
    trashed: state.trashed.slice(),
    intrigueDeck: state.intrigueDeck.slice(),
    intrigueDiscard: state.intrigueDiscard.slice(),
    conflictDeck: state.conflictDeck.slice(),
    conflicts: state.conflicts.slice(),
    unusedConflicts: state.unusedConflicts.slice(),
    contractDeck: state.contractDeck.slice(),
    contractRow: state.contractRow.slice(),
    contractsAside: state.contractsAside.slice(),
    trashedIntrigues: state.trashedIntrigues.slice(),
    leaderPool: state.leaderPool.slice(),
    rivals: state.rivals === undefined ? undefined : cloneRivals(state.rivals),
  };
  // Afterwards, because an object that is spread into the middle of another makes copying several times slower.
  if (state.throneRow !== undefined) copy.throneRow = state.throneRow.slice();
  return copy;
}

export function cloneRivals(rivals: Rivals): Rivals {
  return {
    ...rivals,
    cards: rivals.cards.slice(),
    deck: rivals.deck.slice(),
    discard: rivals.discard.slice(),
    turned: rivals.turned.slice(),
  };
}

function clonePlayer(player: Player): Player {
  return {
    ...player,
    influence: { ...player.influence },
    deck: player.deck.slice(),
    hand: player.hand.slice(),
    discard: player.discard.slice(),
    played: player.played.slice(),
    revealed: player.revealed.slice(),
    aside: player.aside.slice(),
    intrigues: player.intrigues.slice(),
    faceUp: player.faceUp.slice(),
    tokens: player.tokens.slice(),
    spies: player.spies.slice(),
    contracts: player.contracts.slice(),
    completed: player.completed.slice(),
    won: player.won.map((card) => ({ ...card })),
  };
}

export function cloneTurn(turn: Turn): Turn {
  return {
    ...turn,
    pending: turn.pending.slice(),
    discounts: turn.discounts.slice(),
    acquired: turn.acquired.slice(),
    whenAcquiring: turn.whenAcquiring.slice(),
    swordSources: turn.swordSources.slice(),
  };
}
