import { type DecisionView, keyOf, type Outcome, type Seat, type View } from '@sietch/kernel';
import type { Decision, DecisionOf } from '../decisions.js';
import type { ImperiumOptions } from '../options.js';
import { choices } from '../questions/index.js';
import { abilityOf } from '../rules/ability.js';
import { outcomeOf } from '../rules/outcome.js';
import {
  type Combat,
  type ImperiumState,
  type PlacedAgent,
  type Player,
  strengthOf,
  type Turn,
} from '../state.js';
import type { Task } from '../tasks.js';
import type { CardId, ConflictId, Faction, IntrigueId, LeaderId, SpaceId } from '../terms.js';
import { refs } from './refs.js';

/** A player as one seat sees it. What is hidden is simply not there. */
export interface PlayerView
  extends Omit<Player, 'deck' | 'hand' | 'intrigues' | 'tokens' | 'knownTop' | 'influence'> {
  readonly influence: Readonly<Record<Faction, number>>;
  readonly strength: number;
  readonly deckCount: number;
  readonly handCount: number;
  readonly intrigueCount: number;
  /** Hand and deck together, sorted: all cards come and go openly, so everybody can know this. */
  readonly handAndDeck: readonly CardId[];
  /** Cards on top of the deck that everybody saw go there, the top one first. */
  readonly knownTop: readonly CardId[];
  /** Only for the player's own seat. */
  readonly hand?: readonly CardId[];
  readonly intrigues?: readonly IntrigueId[];
  /** Only for the own seat of a leader who may look at the deck. */
  readonly deckTop?: CardId;
  /** The Baron's tokens: his own, or once shown. */
  readonly tokens?: readonly Faction[];
  readonly hasTokens: boolean;
}

export interface ImperiumDecisionView extends DecisionView {
  readonly detail: DecisionDetail;
}

/** The question itself. Only the seat that looks at a card knows it. */
export type DecisionDetail =
  | Exclude<Decision, { readonly kind: 'peek' }>
  | (Omit<DecisionOf<'peek'>, 'card'> & { readonly card?: CardId });

export interface ImperiumView extends View {
  readonly edition: string;
  readonly options: ImperiumOptions;
  readonly round: number;
  readonly phase: ImperiumState['phase'];
  readonly first: Seat;
  readonly players: readonly PlayerView[];
  readonly turn?: Turn;
  readonly combat?: Combat;
  readonly agents: readonly PlacedAgent[];
  readonly mentat: ImperiumState['mentat'];
  readonly makers: Readonly<Record<SpaceId, number>>;
  readonly control: Readonly<Record<SpaceId, Seat | undefined>>;
  readonly alliances: Readonly<Record<Faction, Seat | undefined>>;
  readonly voices: ImperiumState['voices'];
  readonly row: readonly CardId[];
  readonly reserve: Readonly<Record<CardId, number>>;
  readonly trashed: readonly CardId[];
  readonly imperiumDeckCount: number;
  readonly intrigueDeckCount: number;
  readonly intrigueDiscard: readonly IntrigueId[];
  readonly conflictDeckCount: number;
  readonly conflicts: readonly ConflictId[];
  readonly leaderPool: readonly (readonly LeaderId[])[];
  readonly reveals: number;
  /** Steps still to be carried out; all of them are open. */
  readonly agenda: readonly Task[];
  readonly decision?: ImperiumDecisionView;
  readonly outcome?: Outcome;
}

/** The one exit for data: what a seat, or a spectator, may know. */
export function view(state: ImperiumState, seat: Seat | undefined): ImperiumView {
  const outcome = outcomeOf(state);
  return {
    seat,
    step: state.step,
    edition: state.edition,
    options: state.options,
    round: state.round,
    phase: state.phase,
    first: state.first,
    players: state.players.map((player, other) => viewPlayer(state, player, other, seat)),
    ...(state.turn === undefined
      ? {}
      : {
          turn: {
            ...state.turn,
            pending: state.turn.pending.slice(),
            discounts: state.turn.discounts.slice(),
          },
        }),
    ...(state.combat === undefined ? {} : { combat: { ...state.combat } }),
    agents: state.agents.slice(),
    mentat: { ...state.mentat },
    makers: { ...state.makers },
    control: { ...state.control },
    alliances: { ...state.alliances },
    voices: state.voices.slice(),
    row: state.row.slice(),
    reserve: { ...state.reserve },
    trashed: state.trashed.slice(),
    imperiumDeckCount: state.imperiumDeck.length,
    intrigueDeckCount: state.intrigueDeck.length,
    intrigueDiscard: state.intrigueDiscard.slice(),
    conflictDeckCount: state.conflictDeck.length,
    conflicts: state.conflicts.slice(),
    leaderPool: state.leaderPool.slice(),
    reveals: state.reveals,
    agenda: state.agenda.slice(),
    ...(state.decision === undefined ? {} : { decision: viewDecision(state, state.decision, seat) }),
    ...(outcome === undefined ? {} : { outcome }),
  };
}

function viewPlayer(state: ImperiumState, player: Player, owner: Seat, seat: Seat | undefined): PlayerView {
  const { deck, hand, intrigues, tokens, knownTop, ...open } = player;
  const own = owner === seat;
  const top = deck[deck.length - 1];
  return {
    ...open,
    influence: { ...player.influence },
    discard: player.discard.slice(),
    played: player.played.slice(),
    revealed: player.revealed.slice(),
    aside: player.aside.slice(),
    faceUp: player.faceUp.slice(),
    strength: strengthOf(player),
    deckCount: deck.length,
    handCount: hand.length,
    intrigueCount: intrigues.length,
    handAndDeck: [...hand, ...deck].sort(),
    knownTop: knownTop === 0 ? [] : deck.slice(-knownTop).reverse(),
    hasTokens: tokens.length > 0,
    ...(own || player.tokensShown ? { tokens: tokens.slice() } : {}),
    ...(own ? { hand: hand.slice(), intrigues: intrigues.slice() } : {}),
    ...(own && top !== undefined && abilityOf(state, owner, 'look-at-deck') !== undefined
      ? { deckTop: top }
      : {}),
  };
}

function viewDecision(
  state: ImperiumState,
  decision: Decision,
  seat: Seat | undefined,
): ImperiumDecisionView {
  const { kind, seats } = decision;
  if (seat === undefined || !decision.seats.includes(seat)) {
    if (decision.kind !== 'peek') return { kind, seats, detail: decision };
    const { card: _, ...detail } = decision;
    return { kind, seats, detail };
  }
  return {
    kind,
    seats,
    detail: decision,
    choices: choices(state).map((choice) => ({ key: keyOf(choice), refs: refs(state, choice) })),
  };
}
