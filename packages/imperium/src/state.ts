import { type Seat, type State, sure } from '@sietch/kernel';
import { numbersOf } from './content/catalog.js';
import type { Decision } from './decisions.js';
import type { Effect } from './effects/effect.js';
import type { ImperiumOptions } from './options.js';
import type { Ignored } from './rules/rivals/destination.js';
import type { Task } from './tasks.js';
import type {
  AgentIcon,
  BattleIcon,
  CardId,
  ConflictId,
  ContractId,
  Faction,
  HagalId,
  IntrigueId,
  LeaderId,
  PostId,
  Ref,
  RivalId,
  SpaceId,
  Track,
} from './terms.js';

export interface Player {
  /** Empty until leaders have been handed out. */
  leader: LeaderId;
  points: number;
  solari: number;
  spice: number;
  water: number;
  /** On the tracks of the board where the player has a cube. */
  readonly influence: Partial<Record<Track, number>>;
  /** Own agents standing ready on the leader. */
  agents: number;
  swordmaster: boolean;
  /** The Swordmaster has been sent, where that can be done only once in the game. */
  swordmasterSent?: true;
  councilSeat: boolean;
  supply: number;
  garrison: number;
  conflict: number;
  /** Swords shown this round. */
  swords: number;
  /** The last card is the top of the deck. */
  deck: CardId[];
  /** How many cards on top of the deck everybody knows. */
  knownTop: number;
  hand: CardId[];
  discard: CardId[];
  /** In play from Agent turns of this round. */
  played: CardId[];
  /** In play from the Reveal turn. */
  revealed: CardId[];
  /** Removed from the row for this player to acquire (Helena). */
  aside: CardId[];
  intrigues: IntrigueId[];
  /** Intrigues lying face up: being resolved, or waiting for the Reveal turn. */
  faceUp: IntrigueId[];
  hasRevealed: boolean;
  /** Position of the latest Reveal turn among all of the game: the last tie-breaker. */
  revealedAt: number;
  /** The Baron's secret tokens. */
  tokens: Faction[];
  tokensShown: boolean;
  /** Posts where own spies stand; the others are in the supply. */
  spies: PostId[];
  hooks: boolean;
  /** Sandworms in the conflict. */
  worms: number;
  contracts: ContractId[];
  /** Contracts turned face down. */
  completed: ContractId[];
  /** The objective and the conflicts won, with their battle icons. */
  won: WonCard[];
  /** Troops set aside as memories (Jessica). */
  memories: number;
  /** Where the marker stands on the leader's training track. */
  training: string;
}

export interface WonCard {
  readonly id: string;
  readonly icon: BattleIcon | 'wild';
  faceUp: boolean;
}

export interface PlacedAgent {
  readonly seat: Seat;
  readonly space: SpaceId;
  readonly mentat: boolean;
  /** Where it matters which of a player's agents stands there. */
  readonly figure?: Figure;
}

/** A commander's agent tokens point to the ally they activate; a Swordmaster's token points to both. */
export const FIGURES = ['left', 'right', 'swordmaster'] as const;
export type Figure = (typeof FIGURES)[number];

/** An effect of the current turn that has not been carried out yet. */
export interface Pending {
  /** `duncan-idaho.0`: the source and the position of the effect in it. */
  readonly id: string;
  readonly effect: Effect;
  readonly source: Ref;
}

export interface Turn {
  readonly seat: Seat;
  stage: 'start' | 'agent' | 'reveal';
  /** Something has been done: the start of the turn is over. */
  acted: boolean;
  mayPass: boolean;
  space: SpaceId | undefined;
  /** Which way of using the space was paid for. */
  way: number;
  pending: Pending[];
  recruited: number;
  /** Troops sent to the conflict this turn, whatever sent them. */
  troopsDeployed: number;
  /** Units that entered the conflict this turn, less those that left it again. */
  unitsDeployed: number;
  /** Troops deployed by the right of the space visited. */
  deployedHere: number;
  extraIcons: readonly AgentIcon[];
  ignoreEnemies: boolean;
  harvestDoubled: boolean;
  persuasion: number;
  discounts: { readonly card: CardId; readonly n: number }[];
  acquireToDeck: boolean;
  /** Cards acquired this turn, and what waits for further ones. */
  acquired: CardId[];
  whenAcquiring: {
    readonly card: CardId | 'any';
    readonly once: boolean;
    readonly effects: readonly Effect[];
    readonly source: Ref;
  }[];
  /** Cards that gave swords this turn, once for each time they did. */
  swordSources: Ref[];
  spiceGained: number;
  spyRecalled: boolean;
  /** Where the leader's own effect has placed a spy this turn. */
  spyPlaced: PostId | undefined;
  /** The card discarded last this turn. */
  discarded: CardId | undefined;
  deployRecruits: boolean;
  noDeployment: boolean;
  /** Troops the activated ally has chosen not to deploy. */
  heldBack?: number;
}

/** The ally through whom a commander acts, for a turn or for one combat intrigue. */
export interface Activation {
  readonly by: Seat;
  readonly ally: Seat;
  /** Everything the commander gains is for the ally: he plays an intrigue on behalf of that ally. */
  readonly onBehalf?: true;
}

export interface Combat {
  seat: Seat;
  /** Participants who have passed one after another. */
  passes: number;
  /** The player whose go it is has played a card in it. */
  played: boolean;
}

/** A House Hagal card turned over for a Rival, and what came of it. */
export interface TurnedOver {
  readonly card: HagalId;
  readonly result: Ignored | 'sent' | 'spy' | 'no-post' | 'reshuffle' | 'swords';
  readonly space?: SpaceId;
}

/** The automata of the rulebook; what they own stands with the other players. */
export interface Rivals {
  /** Whom each of them plays. */
  cards: RivalId[];
  /** The last card is the top of the deck. */
  deck: HagalId[];
  discard: HagalId[];
  /** Conflict cards still lying on the Rivals' Swordmasters; none where these come in another way. */
  swordmastersUnder: number;
  /** By Rival: the cards of its latest turn or combat bonus. */
  turned: (readonly TurnedOver[])[];
}

export type Phase = 'setup' | 'turns' | 'combat' | 'endgame' | 'over';

export interface ImperiumState extends State<Task, Decision> {
  readonly edition: string;
  readonly options: ImperiumOptions;
  round: number;
  phase: Phase;
  /** Holder of the first-player marker. */
  first: Seat;
  readonly players: Player[];
  turn: Turn | undefined;
  combat: Combat | undefined;
  agents: PlacedAgent[];
  /** Who has the Mentat, on the leader or on the board (else it stands at home), and who has won it for the next round. */
  mentat: { holder: Seat | undefined; keptFor: Seat | undefined };
  /** Bonus spice on the maker spaces. */
  readonly makers: Record<SpaceId, number>;
  readonly control: Record<SpaceId, Seat | undefined>;
  readonly alliances: Partial<Record<Track, Seat | undefined>>;
  activated?: Activation | undefined;
  /** Spaces closed to opponents by The Voice. */
  voices: { readonly seat: Seat; readonly space: SpaceId }[];
  imperiumDeck: CardId[];
  row: CardId[];
  /** A row from which only one team may acquire. */
  throneRow?: CardId[];
  readonly reserve: Record<CardId, number>;
  trashed: CardId[];
  intrigueDeck: IntrigueId[];
  intrigueDiscard: IntrigueId[];
  conflictDeck: ConflictId[];
  /** Revealed conflicts; the last is this round's. */
  conflicts: ConflictId[];
  /** Conflicts that left the game unseen during setup. */
  unusedConflicts: ConflictId[];
  shieldWall: boolean;
  contractDeck: ContractId[];
  contractRow: ContractId[];
  contractsAside: ContractId[];
  trashedIntrigues: IntrigueId[];
  /** Leaders still to be handed out, or dealt to each seat in a draft. */
  leaderPool: LeaderId[][];
  /** How many Reveal turns the game has seen. */
  reveals: number;
  rivals: Rivals | undefined;
}

export function playerAt(state: ImperiumState, seat: Seat): Player {
  return sure(state.players[seat], 'participant', seat);
}

export function rivalsOf(state: ImperiumState): Rivals {
  if (state.rivals === undefined) throw new Error('Nobody plays against Rivals.');
  return state.rivals;
}

export function turnOf(state: ImperiumState): Turn {
  if (state.turn === undefined) throw new Error('No turn is being taken.');
  return state.turn;
}

/** All agents of a player, wherever they stand: a Swordmaster is one more. */
export function agentsOwned(state: ImperiumState, { swordmaster, swordmasterSent }: Player): number {
  return numbersOf(state).agents + (swordmaster && !swordmasterSent ? 1 : 0);
}

/** Steps of the player's own cube on a track. */
export function stepsOn({ influence }: Player, track: Track): number {
  return influence[track] ?? 0;
}

/** Troops and sandworms in the conflict. */
export function unitsOf(player: Player): number {
  return player.conflict + player.worms;
}

/** 2 for each troop, 3 for each sandworm and 1 for each sword; nothing without a unit (rulebook: Визначити силу). */
export function strengthOf(player: Player): number {
  return unitsOf(player) === 0 ? 0 : 2 * player.conflict + 3 * player.worms + player.swords;
}

export function currentConflict(state: ImperiumState): ConflictId | undefined {
  return state.conflicts[state.conflicts.length - 1];
}

function mentatOnBoard(state: ImperiumState): boolean {
  return state.agents.some((agent) => agent.mentat);
}

export function mentatReady(state: ImperiumState, seat: Seat): boolean {
  return state.mentat.holder === seat && !mentatOnBoard(state);
}
