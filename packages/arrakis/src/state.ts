import { type State, sure } from '@sietch/kernel';
import type { Automaton } from './automaton.js';
import type { AreaSet } from './content/area-set.js';
import { DASHBOARDS } from './content/dashboards.js';
import { areaIndex } from './content/map.js';
import type { Decision } from './decisions.js';
import type { BattleTerms } from './effects/step.js';
import type { ArrakisOptions } from './options.js';
import type { Task } from './tasks.js';
import type {
  Aircraft,
  AirZoneId,
  AreaId,
  CardId,
  DashboardId,
  Face,
  Force,
  LeaderId,
  Marker,
  ObjectiveId,
  Power,
  PrescienceId,
  Result,
  Side,
  TokenId,
  Unit,
  Vehicle,
  Wormsign,
} from './terms.js';
import type { Legion, Zone } from './zone.js';

export type { Legion, Zone } from './zone.js';

/** Areas by what is in them. The areas tell it too; rules that ask "is there one?" need not look through them. */
export interface Where extends Record<Side, AreaSet> {
  settlements: AreaSet;
  sietches: AreaSet;
  stations: AreaSet;
  signs: AreaSet;
  worms: AreaSet;
  harvesters: AreaSet;
  desert: AreaSet;
  mountains: AreaSet;
}

/** A leader card: not yet entered, on the dashboard, used this round, or out of the game. */
export type LeaderCardState = 'reserve' | 'ready' | 'spent' | 'gone';

/** What a player has alone: cards, dice, and the leaders of the own forces who wait to come back. */
export interface Dashboard {
  readonly id: DashboardId;
  hand: CardId[];
  /** The last card is the top of the deck; only the decks of its own forces are in use. */
  readonly decks: Record<Force, CardId[]>;
  readonly discards: Record<Force, CardId[]>;
  /** Unused dice, a placed Bene Gesserit token included. */
  readonly dice: Record<Result, number>;
  used: number;
  /** Rolled dice for which no slot is free. */
  overflow: number;
  /** Slot 0 is the leftmost. */
  tank: { readonly leader: LeaderId; readonly slot: number }[];
  /** Named leaders just removed together, whose order into the tank is still to be chosen. */
  fallen: LeaderId[];
}

/** What partners have in common. */
export interface Faction {
  readonly supply: Record<Unit | 'generic', number>;
  readonly leaders: Record<LeaderId, LeaderCardState>;
  /** One, or that of the House and that of its ally. */
  readonly dashboards: readonly Dashboard[];
  beneGesserit: number;
  benePlaced: boolean;
  /** Cones of silence left to partners. */
  cones: number;
}

export interface Shown {
  readonly id: PrescienceId;
  /** Planning cards lying under it, with what they do for it. */
  readonly under: readonly { readonly card: CardId; readonly effect: 'bonus' | 'keep' }[];
}

export interface Moved {
  readonly area: AreaId;
  readonly figures: Legion;
}

export interface Turn {
  readonly side: Side;
  /** The dashboard of whoever acts; partners settle it first. */
  acting: DashboardId | undefined;
  /** Whoever acted has ended the turn; a partner may still have a free action. */
  closing: boolean;
  /** The action of the turn has been taken. */
  acted: boolean;
  /** A die was spent: leaders in the tank advance. */
  spent: boolean;
  /** The legion a step was about, for the steps that follow it. */
  focus: AreaId | undefined;
  /** Figures that have moved in this action, where they stand now. */
  moved: Moved[];
  /** Planning cards being carried out; they go to the discard piles afterwards. */
  readonly playing: CardId[];
}

export interface Battle {
  readonly attacker: Side;
  readonly from: AreaId;
  readonly at: AreaId;
  readonly terms: BattleTerms;
  round: number;
  /** Dice for cards discarded this round. */
  readonly cards: Record<Side, number>;
  readonly roll: Record<Side, Record<Face, number>>;
  /** Leaders whose ability has been used in this roll; generic ones by their name. */
  readonly abilities: Record<Side, string[]>;
  readonly hits: Record<Side, number>;
  /** Known once tokens are revealed. */
  hadSpecial: boolean;
  hadPaul: boolean;
}

/** Sandworms that have appeared and whose effects are still to come. */
export interface Appearance {
  /** Areas where a worm must still be put. */
  pending: AreaId[];
  /** Areas with a new worm, their effects not applied yet. */
  effects: AreaId[];
  /** Areas where a worm appeared at this moment: their figures are not taken away again. */
  fresh: AreaId[];
}

export const PHASES = ['setup', 'start', 'vehicles', 'actions', 'hazards', 'spice', 'end', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface ArrakisState extends State<Task, Decision> {
  readonly options: ArrakisOptions;
  round: number;
  phase: Phase;
  winner: Side | undefined;
  /** In the order of the content. */
  readonly areas: Zone[];
  readonly where: Where;
  readonly factions: Record<Side, Faction>;
  turn: Turn | undefined;
  battle: Battle | undefined;
  appearance: Appearance | undefined;
  /** Harkonnen. */
  readonly vehicles: Record<Vehicle, number>;
  readonly air: Record<AirZoneId, Aircraft | undefined>;
  readonly rows: Record<Power, number>;
  /** Dice lying on The Spice Must Flow. */
  locked: number;
  bans: Power[];
  /** Markers that went down in this spice phase. */
  lowered: Power[];
  spice: number;
  reserve: number;
  supremacy: number;
  /** The result the Harkonnen must use on their next turn. */
  forced: Result | undefined;
  /** Atreides. */
  readonly prescience: Record<Marker, number>;
  prescienceDeck: PrescienceId[];
  shown: Shown[];
  claimed: PrescienceId[];
  discarded: PrescienceId[];
  claims: number;
  objectives: ObjectiveId[];
  objectiveDeck: ObjectiveId[];
  /** What each deployment token shows: an index into the faces of its set. */
  readonly faces: Record<TokenId, number>;
  /** Shuffled; the last is drawn next. */
  tokenSupply: TokenId[];
  tokensShown: TokenId[];
  /** Tokens that left the game without being turned over. */
  tokensLost: TokenId[];
  /** Shuffled; the last is drawn next. */
  signSupply: Wormsign[];
  /** Turned over in this phase, to be returned. */
  signsShown: Wormsign[];
  worms: number;
  stationsTaken: Marker[];
  sietchesLost: number[];
  /** Area of the family atomics, once detonated. */
  atomics: AreaId | undefined;
  /** Paul may not be used on the next turn of the Atreides. */
  paulHeld: boolean;
  beneSupply: number;
  /** Only where an automaton runs the Harkonnen. */
  automaton?: Automaton;
  /** Results scenarios have laid out for the next rolls; empty in a played game. */
  readonly loaded: { combat: Face[] } & Record<Side, Result[]>;
}

/** What the automaton of the Harkonnen keeps; it must be there. */
export function automatonOf({ automaton }: Pick<ArrakisState, 'automaton'>): Automaton {
  if (automaton === undefined) throw new Error('The Harkonnen are run by a player.');
  return automaton;
}

export function zoneAt(state: ArrakisState, id: AreaId): Zone {
  const at = areaIndex(id);
  return sure(state.areas[at], 'area', at);
}

/** By name rather than by key: engines read a field they can foresee many times faster. */
export function legionIn(zone: Zone, side: Side): Legion | undefined {
  return side === 'atreides' ? zone.atreides : zone.harkonnen;
}

/** Areas with a legion of a side. */
export function legionsOf({ where }: ArrakisState, side: Side): AreaSet {
  return side === 'atreides' ? where.atreides : where.harkonnen;
}

export function factionOf({ factions }: ArrakisState, side: Side): Faction {
  return side === 'atreides' ? factions.atreides : factions.harkonnen;
}

/** A dashboard by its name, or the only one there is. */
export function dashboardOf(state: ArrakisState, side: Side, id: DashboardId | undefined): Dashboard {
  const { dashboards } = factionOf(state, side);
  const first = dashboards[0];
  if (first !== undefined && (dashboards.length === 1 || first.id === id)) return first;
  return sure(
    dashboards.find((dashboard) => dashboard.id === id),
    `dashboard of the ${side}`,
    id ?? '',
  );
}

/** The dashboard of whoever takes the turn of a side. */
export function actingDashboard(state: ArrakisState, side: Side): Dashboard {
  return dashboardOf(state, side, state.turn?.acting);
}

/** The dashboard where the cards and leaders of a force lie. */
export function homeOf(state: ArrakisState, side: Side, force: Force): Dashboard {
  const { dashboards } = factionOf(state, side);
  const first = dashboards[0];
  if (first !== undefined && dashboards.length === 1) return first;
  return sure(
    dashboards.find(({ id }) => DASHBOARDS[id].forces.includes(force)),
    `dashboard of the ${side}`,
    force,
  );
}

/** Planning cards in all hands of a side; the automaton has its reinforcements instead. */
export function cardsInHand(state: ArrakisState, side: Side): number {
  if (state.automaton !== undefined && side === 'harkonnen') return state.automaton.reinforcements.length;
  let n = 0;
  for (const { hand } of factionOf(state, side).dashboards) n += hand.length;
  return n;
}

export function turnOf(state: ArrakisState): Turn {
  if (state.turn === undefined) throw new Error('No turn is being taken.');
  return state.turn;
}

export function battleOf(state: ArrakisState): Battle {
  if (state.battle === undefined) throw new Error('No battle is being fought.');
  return state.battle;
}
