import { outcomeOf } from '../rules/outcome.js';
import { type ImperiumState, strengthOf } from '../state.js';

/** The state as scenarios see it: the names of a position, decks from the top, and what follows from them. */
export function inspect(state: ImperiumState): Record<string, unknown> {
  const outcome = outcomeOf(state);
  return {
    round: state.round,
    phase: state.phase,
    first: state.first,
    turn: state.turn?.seat,
    persuasion: state.turn?.persuasion,
    conflict: state.conflicts.at(-1),
    conflictDeck: state.conflictDeck.toReversed(),
    row: state.row,
    imperiumDeck: state.imperiumDeck.toReversed(),
    reserve: state.reserve,
    trashed: state.trashed,
    intrigueDeck: state.intrigueDeck.toReversed(),
    intrigueDiscard: state.intrigueDiscard,
    makers: state.makers,
    control: state.control,
    alliances: state.alliances,
    agents: agentsBySpace(state),
    mentat: state.mentat.holder ?? 'home',
    voices: Object.fromEntries(state.voices.map((voice) => [voice.space, voice.seat])),
    winner: outcome?.winners[0],
    players: Object.fromEntries(
      state.players.map((player, seat) => [
        seat,
        {
          ...player,
          deck: player.deck.toReversed(),
          strength: strengthOf(player),
          handSize: player.hand.length,
          intrigueCount: player.intrigues.length,
        },
      ]),
    ),
  };
}

function agentsBySpace(state: ImperiumState): Record<string, (number | string)[]> {
  const spaces: Record<string, (number | string)[]> = {};
  for (const { space, seat, mentat } of state.agents) {
    spaces[space] ??= [];
    spaces[space].push(mentat ? `mentat:${seat}` : seat);
  }
  return spaces;
}
