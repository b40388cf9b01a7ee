import {
  asTheyAre,
  type Choice,
  type DecisionView,
  isUnchanged,
  keyOf,
  type Outcome,
  type Seat,
  type View,
  type ViewSources,
} from '@sietch/kernel';
import { cloneTurn } from '../clone.js';
import { type Decision, isLooking, type Looking } from '../decisions.js';
import type { ImperiumOptions } from '../options.js';
import { modeOf, participantOf, privyTo } from '../participants.js';
import { choices } from '../questions/index.js';
import { abilityOf } from '../rules/ability.js';
import { concededNow, strengthsFor } from '../rules/concession.js';
import { outcomeOf } from '../rules/outcome.js';
import { rewardPlaces } from '../rules/places.js';
import { isProtected } from '../rules/sandworms.js';
import { infiltrators } from '../rules/visit.js';
import {
  type Activation,
  type Combat,
  type ImperiumState,
  type PlacedAgent,
  type Player,
  playerAt,
  type Rivals,
  strengthOf,
  type Turn,
} from '../state.js';
import type { Task } from '../tasks.js';
import type {
  CardId,
  ConflictId,
  ContractId,
  Faction,
  IntrigueId,
  LeaderId,
  PostId,
  SpaceId,
  Track,
} from '../terms.js';
import { fruitless } from './fruitless.js';
import { type Prices, pricesFor } from './prices.js';
import { refs } from './refs.js';

/** A player as one seat sees it. What is hidden is simply not there. */
export interface PlayerView
  extends Omit<Player, 'deck' | 'hand' | 'intrigues' | 'tokens' | 'knownTop' | 'influence'> {
  readonly influence: Readonly<Partial<Record<Track, number>>>;
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
  readonly deckTop?: CardId | undefined;
  /** The Baron's tokens: his own, or once shown. */
  readonly tokens?: readonly Faction[];
  readonly hasTokens: boolean;
}

export interface ImperiumDecisionView extends DecisionView {
  readonly detail: DecisionDetail;
  /** By the key of a choice: the own spies one of which it recalls to get past enemy agents. */
  readonly infiltrators?: Readonly<Record<string, readonly PostId[]>>;
  /** Keys of choices that are legal but would bring nothing: a client warns. */
  readonly fruitless?: readonly string[];
}

/** The question itself; for others than the asked seat, cards looked at are only counted. */
export type DecisionDetail = Decision | (Omit<Looking, 'cards'> & { readonly looksAt: number });

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
  readonly alliances: Readonly<Partial<Record<Track, Seat | undefined>>>;
  /** The ally through whom a commander acts now. */
  readonly activated?: Activation;
  readonly voices: ImperiumState['voices'];
  readonly row: readonly CardId[];
  /** Cards only one team may acquire. */
  readonly throneRow?: readonly CardId[];
  readonly reserve: Readonly<Record<CardId, number>>;
  readonly trashed: readonly CardId[];
  readonly imperiumDeckCount: number;
  readonly intrigueDeckCount: number;
  readonly intrigueDiscard: readonly IntrigueId[];
  readonly conflictDeckCount: number;
  readonly conflicts: readonly ConflictId[];
  readonly shieldWall: boolean;
  /** The Shield Wall protects the conflict of the round: no sandworm can be summoned to it. */
  readonly protected: boolean;
  /** The reward each would take if the combat were resolved now; 0 for none. */
  readonly places: readonly (0 | 1 | 2 | 3)[];
  readonly contractRow: readonly ContractId[];
  readonly contractsAside: readonly ContractId[];
  readonly contractDeckCount: number;
  readonly trashedIntrigues: readonly IntrigueId[];
  readonly leaderPool: readonly (readonly LeaderId[])[];
  readonly reveals: number;
  /** Automata: whom they play and what has been turned over for them. The order of their deck is hidden. */
  readonly rivals?: Omit<Rivals, 'deck'> & { readonly deckCount: number };
  /** What is not asked of the looking seat as printed. */
  readonly prices?: Prices;
  /** Steps still to be carried out; all of them are open. */
  readonly agenda: readonly Task[];
  readonly decision?: ImperiumDecisionView;
  readonly outcome?: Outcome;
}

/**
 * The one exit for data: what a seat, or a spectator, may know. What is the same for everybody comes from the open view, if
 * there is one. Fields are written out in one order, those that are absent as `undefined`, which JSON leaves out: what follows
 * a spread in an object is put there field by field, which took more time than everything else.
 */
export function view(
  state: ImperiumState,
  seat: Seat | undefined,
  open?: ImperiumView,
  offered?: readonly Choice[],
): ImperiumView {
  const prices = seat === undefined || state.players[seat] === undefined ? undefined : pricesFor(state, seat);
  return {
    seat,
    step: state.step,
    edition: state.edition,
    options: open?.options ?? state.options,
    round: state.round,
    phase: state.phase,
    first: state.first,
    players: viewPlayers(state, seat, open),
    turn: state.turn && (open?.turn ?? cloneTurn(state.turn)),
    prices,
    combat: state.combat && (open?.combat ?? { ...state.combat }),
    agents: open?.agents ?? state.agents.slice(),
    mentat: open?.mentat ?? { ...state.mentat },
    makers: open?.makers ?? { ...state.makers },
    control: open?.control ?? { ...state.control },
    alliances: open?.alliances ?? { ...state.alliances },
    voices: open?.voices ?? state.voices.slice(),
    row: open?.row ?? state.row.slice(),
    throneRow: state.throneRow && (open?.throneRow ?? state.throneRow.slice()),
    activated: state.activated,
    reserve: open?.reserve ?? { ...state.reserve },
    trashed: open?.trashed ?? state.trashed.slice(),
    imperiumDeckCount: state.imperiumDeck.length,
    intrigueDeckCount: state.intrigueDeck.length,
    intrigueDiscard: open?.intrigueDiscard ?? state.intrigueDiscard.slice(),
    conflictDeckCount: state.conflictDeck.length,
    conflicts: open?.conflicts ?? state.conflicts.slice(),
    shieldWall: state.shieldWall,
    protected: open?.protected ?? isProtected(state),
    places: open?.places ?? placesNow(state),
    contractRow: open?.contractRow ?? state.contractRow.slice(),
    contractsAside: open?.contractsAside ?? state.contractsAside.slice(),
    contractDeckCount: state.contractDeck.length,
    trashedIntrigues: open?.trashedIntrigues ?? state.trashedIntrigues.slice(),
    leaderPool: open?.leaderPool ?? state.leaderPool.slice(),
    reveals: state.reveals,
    rivals: state.rivals && (open?.rivals ?? viewRivals(state.rivals)),
    agenda: open?.agenda ?? state.agenda.slice(),
    decision: state.decision && viewDecision(state, state.decision, seat, open, offered),
    outcome: open?.outcome ?? outcomeOf(state),
  };
}

/** Fields of the state that the view shows under their own names. */
const AS_THEY_ARE = [
  'options',
  'turn',
  'combat',
  'agents',
  'mentat',
  'makers',
  'control',
  'alliances',
  'voices',
  'row',
  'throneRow',
  'reserve',
  'trashed',
  'intrigueDiscard',
  'conflicts',
  'contractRow',
  'contractsAside',
  'trashedIntrigues',
  'leaderPool',
  'rivals',
  'agenda',
] as const satisfies readonly (keyof ImperiumView & keyof ImperiumState)[];

export const VIEW_SOURCES: ViewSources = {
  fields: {
    ...asTheyAre(AS_THEY_ARE),
    players: { each: 'players' },
  },
  own: ['seat', 'players', 'prices', 'decision'],
};

function viewPlayers(
  state: ImperiumState,
  seat: Seat | undefined,
  open: ImperiumView | undefined,
): readonly PlayerView[] {
  if (open !== undefined && isUnchanged(open.players)) return open.players;
  return state.players.map((player, owner) => {
    const shown = open?.players[owner] ?? viewPlayer(player);
    const own = seat !== undefined && !isUnchanged(shown) && privyTo(state, owner).includes(seat);
    return own ? viewOwn(state, owner, shown) : shown;
  });
}

function placesNow(state: ImperiumState): ImperiumView['places'] {
  const { teams, thirdPlace } = modeOf(state);
  const strengths =
    teams.length === 0 ? state.players.map(strengthOf) : strengthsFor(state, concededNow(state));
  return rewardPlaces(strengths, thirdPlace).map((place) => place ?? 0);
}

function viewRivals({ cards, deck, discard, swordmastersUnder, turned }: Rivals): ImperiumView['rivals'] {
  return {
    cards: cards.slice(),
    deckCount: deck.length,
    discard: discard.slice(),
    swordmastersUnder,
    turned: turned.slice(),
  };
}

/** Every field is named here: a new one of the state is hidden until somebody decides to show it. */
function viewPlayer(player: Player): PlayerView {
  const { deck, hand, intrigues, tokens, knownTop } = player;
  return {
    leader: player.leader,
    points: player.points,
    solari: player.solari,
    spice: player.spice,
    water: player.water,
    influence: { ...player.influence },
    agents: player.agents,
    swordmaster: player.swordmaster,
    swordmasterSent: player.swordmasterSent ? true : undefined,
    councilSeat: player.councilSeat,
    supply: player.supply,
    garrison: player.garrison,
    conflict: player.conflict,
    worms: player.worms,
    swords: player.swords,
    strength: strengthOf(player),
    discard: player.discard.slice(),
    played: player.played.slice(),
    revealed: player.revealed.slice(),
    aside: player.aside.slice(),
    faceUp: player.faceUp.slice(),
    hasRevealed: player.hasRevealed,
    revealedAt: player.revealedAt,
    spies: player.spies.slice(),
    hooks: player.hooks,
    contracts: player.contracts.slice(),
    completed: player.completed.slice(),
    won: player.won.map((card) => ({ ...card })),
    memories: player.memories,
    training: player.training,
    tokensShown: player.tokensShown,
    hasTokens: tokens.length > 0,
    deckCount: deck.length,
    handCount: hand.length,
    intrigueCount: intrigues.length,
    handAndDeck: hand.concat(deck).sort(),
    knownTop: knownTop === 0 ? [] : deck.slice(-knownTop).reverse(),
    hand: undefined,
    intrigues: undefined,
    deckTop: undefined,
    tokens: player.tokensShown ? tokens.slice() : undefined,
  };
}

/** What everybody sees of a player, and what only its own seat does. */
function viewOwn(state: ImperiumState, owner: Seat, shown: PlayerView): PlayerView {
  const { deck, hand, intrigues, tokens } = playerAt(state, owner);
  const looks = deck.length > 0 && abilityOf(state, owner, 'look-at-deck') !== undefined;
  return {
    ...shown,
    hand: hand.slice(),
    intrigues: intrigues.slice(),
    deckTop: looks ? deck.at(-1) : undefined,
    tokens: tokens.slice(),
  };
}

function viewDecision(
  state: ImperiumState,
  decision: Decision,
  seat: Seat | undefined,
  open: ImperiumView | undefined,
  known: readonly Choice[] | undefined,
): ImperiumDecisionView {
  const { kind, seats } = decision;
  if (seat === undefined || !decision.seats.includes(seat)) {
    if (open?.decision !== undefined) return open.decision;
    if (!isLooking(decision)) return { kind, seats, detail: decision };
    const { cards, ...detail } = decision;
    return { kind, seats, detail: { ...detail, looksAt: cards.length } };
  }
  const offered = known ?? choices(state);
  const asked = participantOf(decision);
  const vain = fruitless(state, asked, offered);
  const spied = kind === 'turn' ? infiltratorsOf(state, asked, offered) : [];
  return {
    kind,
    seats,
    detail: decision,
    choices: offered.map((choice) => ({ key: keyOf(choice), refs: refs(state, choice) })),
    ...(vain.length > 0 && { fruitless: vain }),
    ...(spied.length > 0 && { infiltrators: Object.fromEntries(spied) }),
  };
}

function infiltratorsOf(state: ImperiumState, seat: Seat, offered: readonly Choice[]): [string, PostId[]][] {
  if (state.players[seat]?.spies.length === 0) return [];
  return offered.flatMap((choice): [string, PostId[]][] => {
    const { verb, what, where } = choice;
    if (verb !== 'agent' || what === undefined || where === undefined) return [];
    const spies = infiltrators(state, seat, what, where);
    return spies === undefined ? [] : [[keyOf(choice), spies]];
  });
}
