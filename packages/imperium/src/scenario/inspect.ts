import { catalogOf } from '../content/catalog.js';
import { outcomeOf } from '../rules/outcome.js';
import { rivalAt } from '../rules/rivals/card.js';
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
    throneRow: state.throneRow,
    activated: state.activated?.ally,
    imperiumDeck: state.imperiumDeck.toReversed(),
    reserve: state.reserve,
    trashed: state.trashed,
    intrigueDeck: state.intrigueDeck.toReversed(),
    intrigueDiscard: state.intrigueDiscard,
    makers: state.makers,
    control: orElse(state.control, 'nobody'),
    alliances: orElse(state.alliances, 'board'),
    agents: agentsBySpace(state),
    mentat: state.mentat.holder ?? 'home',
    mentatKept: state.mentat.keptFor ?? false,
    voices: Object.fromEntries(state.voices.map((voice) => [voice.space, voice.seat])),
    shieldWall: state.shieldWall,
    contractRow: state.contractRow,
    contractDeck: state.contractDeck.toReversed(),
    hagalDeck: state.rivals?.deck.toReversed(),
    hagalDeckSize: state.rivals?.deck.length,
    hagalDiscard: state.rivals?.discard,
    swordmastersUnder: state.rivals?.swordmastersUnder,
    winner: outcome?.winners[0],
    players: Object.fromEntries(
      state.players.map((player, seat) => [
        seat,
        {
          ...player,
          rival: rivalAt(state, seat)?.id,
          deck: player.deck.toReversed(),
          deckSize: player.deck.length,
          handSize: player.hand.length,
          intrigueCount: player.intrigues.length,
          won: player.won.map(({ id, faceUp }) => (faceUp ? id : `face-down:${id}`)),
          strength: strengthOf(player),
        },
      ]),
    ),
  };
}

/** Scenario files are JSON, which has no word for what is not there. */
function orElse(
  holders: Readonly<Record<string, number | undefined>>,
  nobody: string,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(holders).map(([name, seat]) => [name, seat ?? nobody]));
}

/** Every space of the board, so that an empty one can be expected too. */
function agentsBySpace(state: ImperiumState): Record<string, (number | string)[]> {
  const standing = (id: string) =>
    state.agents
      .filter(({ space }) => space === id)
      .map(({ seat, mentat, figure }) => {
        const kind = mentat ? 'mentat' : figure;
        return kind === undefined ? seat : `${kind}:${seat}`;
      });
  return Object.fromEntries(catalogOf(state).spaces.map(({ id }) => [id, standing(id)]));
}
