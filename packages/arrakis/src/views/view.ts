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
import { type Automaton, cloneAutomaton } from '../automaton.js';
import { cloneAppearance, cloneBattle, cloneLegion, clonePiles, cloneTurn } from '../clone.js';
import { planningCard } from '../content/catalog.js';
import { DASHBOARDS } from '../content/dashboards.js';
import { AREA_IDS } from '../content/map.js';
import type { Decision } from '../decisions.js';
import type { ArrakisOptions } from '../options.js';
import { partnersOf, readersOf, sideSeenFrom } from '../participants.js';
import { choices } from '../questions/index.js';
import { combatDice } from '../rules/battle.js';
import { outcomeOf } from '../rules/victory.js';
import {
  type Appearance,
  type ArrakisState,
  type Battle,
  type Dashboard,
  type Faction,
  factionOf,
  type Legion,
  type Phase,
  type Shown,
  type Turn,
  type Zone,
} from '../state.js';
import type { Task } from '../tasks.js';
import type {
  AreaId,
  CardId,
  DashboardId,
  Force,
  Marker,
  ObjectiveId,
  PrescienceId,
  TokenId,
  Wormsign,
} from '../terms.js';
import { SIDES, type Side } from '../terms.js';
import { refs } from './refs.js';

/** An area as one seat sees it. */
export interface ZoneView
  extends Readonly<Omit<Zone, 'sietch' | 'station' | 'sign' | 'atreides' | 'harkonnen'>> {
  readonly atreides: Readonly<Legion> | undefined;
  readonly harkonnen: Readonly<Legion> | undefined;
  readonly hasSietch: boolean;
  /** The Atreides know it; everybody does once it is revealed. */
  readonly sietchRank?: number;
  readonly hasStation: boolean;
  readonly hasSign: boolean;
}

export interface DashboardView extends Readonly<Omit<Dashboard, 'hand' | 'decks'>> {
  readonly handCount: number;
  readonly deckCounts: Readonly<Partial<Record<Force, number>>>;
  /** Only for the seat that runs the dashboard. */
  readonly hand?: readonly CardId[];
}

export interface FactionView extends Readonly<Omit<Faction, 'dashboards'>> {
  readonly dashboards: readonly DashboardView[];
}

/** The automaton as everybody sees it: its deck, its reinforcements and its tokens lie facedown. */
export interface AutomatonView
  extends Readonly<Omit<Automaton, 'tactics' | 'reinforcements' | 'faces' | 'tokens'>> {
  readonly tacticsCount: number;
  /** Reinforcements by their backs. */
  readonly reinforcements: Readonly<Record<'house-harkonnen' | 'corrino', number>>;
  readonly tokens: Automaton['tokens'];
}

export interface ArrakisDecisionView extends DecisionView {
  readonly detail: Decision;
}

export interface ArrakisView extends View {
  readonly options: ArrakisOptions;
  /** The faction of the seat that looks. */
  readonly side?: Side;
  readonly round: number;
  readonly phase: Phase;
  readonly winner?: Side;
  readonly areas: Readonly<Record<AreaId, ZoneView>>;
  readonly factions: Readonly<Record<Side, FactionView>>;
  readonly turn?: Turn;
  readonly battle?: Battle;
  /** How many dice each side rolls in the round that is fought: all who fight have been revealed by then. */
  readonly combatDice?: Readonly<Record<Side, number>>;
  readonly appearance?: Appearance;
  readonly vehicles: ArrakisState['vehicles'];
  readonly air: ArrakisState['air'];
  readonly rows: ArrakisState['rows'];
  readonly locked: number;
  readonly bans: ArrakisState['bans'];
  readonly lowered: ArrakisState['lowered'];
  readonly spice: number;
  readonly reserve: number;
  readonly supremacy: number;
  readonly forced?: ArrakisState['forced'];
  readonly prescience: Readonly<Record<Marker, number>>;
  readonly prescienceDeckCount: number;
  readonly shown: readonly Shown[];
  readonly claimed: readonly PrescienceId[];
  readonly discarded: readonly PrescienceId[];
  readonly claims: number;
  readonly objectiveCount: number;
  /** For the Atreides only, until the game is over. */
  readonly objectives?: readonly ObjectiveId[];
  /** Deployment tokens whose face this seat knows. */
  readonly faces: Readonly<Record<TokenId, number>>;
  readonly tokenSupply: readonly TokenId[];
  readonly tokensShown: readonly TokenId[];
  readonly tokensLost: readonly TokenId[];
  readonly signSupplyCount: number;
  readonly signsShown: readonly Wormsign[];
  readonly worms: number;
  readonly stationsTaken: readonly Marker[];
  readonly sietchesLost: readonly number[];
  readonly atomics?: AreaId;
  readonly paulHeld: boolean;
  readonly beneSupply: number;
  /** Only where an automaton runs the Harkonnen. */
  readonly automaton?: AutomatonView;
  /** Steps still to be carried out; all of them are open. */
  readonly agenda: readonly Task[];
  readonly decision?: ArrakisDecisionView;
  readonly outcome?: Outcome;
}

/**
 * The one exit for data: what a seat, or a spectator, may know. What is the same for everybody comes from the open view, if
 * there is one. Fields are written out in one order, those that are absent as `undefined`, which JSON leaves out: what follows
 * a spread in an object is put there field by field, which took more time than everything else.
 */
export function view(
  state: ArrakisState,
  seat: Seat | undefined,
  open?: ArrakisView,
  offered?: readonly Choice[],
): ArrakisView {
  const side = sideSeenFrom(state, seat);
  const openObjectives = side === 'atreides' || state.winner !== undefined;
  return {
    seat,
    side,
    step: state.step,
    options: open?.options ?? state.options,
    round: state.round,
    phase: state.phase,
    winner: state.winner,
    areas: viewAreas(state.areas, side, open?.areas),
    factions: viewFactions(state, seat, open?.factions),
    turn: state.turn && (open?.turn ?? cloneTurn(state.turn)),
    battle: state.battle && (open?.battle ?? cloneBattle(state.battle)),
    combatDice: (state.battle?.round ?? 0) === 0 ? undefined : (open?.combatDice ?? diceOfBoth(state)),
    appearance: state.appearance && (open?.appearance ?? cloneAppearance(state.appearance)),
    vehicles: open?.vehicles ?? { ...state.vehicles },
    air: open?.air ?? { ...state.air },
    rows: open?.rows ?? { ...state.rows },
    locked: state.locked,
    bans: open?.bans ?? state.bans.slice(),
    lowered: open?.lowered ?? state.lowered.slice(),
    spice: state.spice,
    reserve: state.reserve,
    supremacy: state.supremacy,
    forced: state.forced,
    prescience: open?.prescience ?? { ...state.prescience },
    prescienceDeckCount: state.prescienceDeck.length,
    shown: open?.shown ?? state.shown.slice(),
    claimed: open?.claimed ?? state.claimed.slice(),
    discarded: open?.discarded ?? state.discarded.slice(),
    claims: state.claims,
    objectiveCount: state.objectives.length,
    objectives: openObjectives ? state.objectives.slice() : undefined,
    faces: viewFaces(state, side, open?.faces),
    tokenSupply: open?.tokenSupply ?? state.tokenSupply.slice(),
    tokensShown: open?.tokensShown ?? state.tokensShown.slice(),
    tokensLost: open?.tokensLost ?? state.tokensLost.slice(),
    signSupplyCount: state.signSupply.length,
    signsShown: open?.signsShown ?? state.signsShown.slice(),
    worms: state.worms,
    stationsTaken: open?.stationsTaken ?? state.stationsTaken.slice(),
    sietchesLost: open?.sietchesLost ?? state.sietchesLost.slice(),
    atomics: state.atomics,
    paulHeld: state.paulHeld,
    beneSupply: state.beneSupply,
    automaton: state.automaton && (open?.automaton ?? viewAutomaton(state.automaton)),
    agenda: open?.agenda ?? state.agenda.slice(),
    decision: state.decision && viewDecision(state, state.decision, seat, open, offered),
    outcome: open?.outcome ?? outcomeOf(state),
  };
}

/** Fields of the state that the view shows under their own names. */
const AS_THEY_ARE = [
  'options',
  'turn',
  'battle',
  'appearance',
  'vehicles',
  'air',
  'rows',
  'bans',
  'lowered',
  'prescience',
  'shown',
  'claimed',
  'discarded',
  'tokenSupply',
  'tokensShown',
  'tokensLost',
  'signsShown',
  'stationsTaken',
  'sietchesLost',
  'automaton',
  'agenda',
] as const satisfies readonly (keyof ArrakisView & keyof ArrakisState)[];

const SOURCES: ViewSources = {
  fields: {
    ...asTheyAre(AS_THEY_ARE),
    areas: { each: 'areas', keys: AREA_IDS },
    factions: { each: 'factions' },
    faces: ['faces', 'tokenSupply', 'tokensShown', 'decision'],
  },
  own: ['seat', 'side', 'areas', 'factions', 'objectives', 'faces', 'decision'],
};

/** Partners see each other's hands while a question lasts. */
const SOURCES_OF_PARTNERS: ViewSources = {
  ...SOURCES,
  fields: { ...SOURCES.fields, factions: { each: 'factions', and: ['decision'] } },
};

export function viewSources(options: ArrakisOptions): ViewSources {
  return SIDES.some((side) => partnersOf({ options }, side).length > 1) ? SOURCES_OF_PARTNERS : SOURCES;
}

function viewAutomaton(automaton: Automaton): AutomatonView {
  const { tactics, reinforcements, faces: _, ...open } = cloneAutomaton(automaton);
  const backs = { 'house-harkonnen': 0, corrino: 0 };
  for (const card of reinforcements) {
    if (planningCard(card).deck === 'corrino') backs.corrino++;
    else backs['house-harkonnen']++;
  }
  return { ...open, tacticsCount: tactics.length, reinforcements: backs };
}

function diceOfBoth(state: ArrakisState): Record<Side, number> {
  return { atreides: combatDice(state, 'atreides'), harkonnen: combatDice(state, 'harkonnen') };
}

/** Only the ranks of sietches that have not been revealed are not for everybody. */
function viewAreas(
  zones: readonly Zone[],
  side: Side | undefined,
  open: ArrakisView['areas'] | undefined,
): ArrakisView['areas'] {
  if (open !== undefined && (isUnchanged(open) || side === 'harkonnen')) return open;
  const areas: Record<AreaId, ZoneView> = {};
  for (const zone of zones) areas[zone.id] = viewZone(zone, side, open?.[zone.id]);
  return areas;
}

function viewZone(zone: Zone, side: Side | undefined, open: ZoneView | undefined): ZoneView {
  if (open !== undefined && isUnchanged(open)) return open;
  const { sietch, sietchShown } = zone;
  const seen: ZoneView = open ?? {
    id: zone.id,
    terrain: zone.terrain,
    atreides: cloneLegion(zone.atreides),
    harkonnen: cloneLegion(zone.harkonnen),
    settlement: zone.settlement,
    hasSietch: sietch > 0,
    sietchShown,
    hasStation: zone.station !== undefined,
    hasSign: zone.sign !== undefined,
    worm: zone.worm,
    harvester: zone.harvester,
  };
  const known = sietch > 0 && (sietchShown || side === 'atreides');
  return known && seen.sietchRank === undefined ? { ...seen, sietchRank: sietch } : seen;
}

function viewFactions(
  state: ArrakisState,
  seat: Seat | undefined,
  open: ArrakisView['factions'] | undefined,
): ArrakisView['factions'] {
  if (open !== undefined && isUnchanged(open)) return open;
  return {
    atreides: viewFaction(state, 'atreides', seat, open?.atreides),
    harkonnen: viewFaction(state, 'harkonnen', seat, open?.harkonnen),
  };
}

function viewFaction(
  state: ArrakisState,
  owner: Side,
  seat: Seat | undefined,
  open: FactionView | undefined,
): FactionView {
  const faction = factionOf(state, owner);
  const sees = (id: DashboardId) => seat !== undefined && handsSeen(state, owner, id).includes(seat);
  if (open !== undefined && (isUnchanged(open) || !faction.dashboards.some(({ id }) => sees(id))))
    return open;
  return {
    ...faction,
    supply: { ...faction.supply },
    leaders: { ...faction.leaders },
    dashboards: faction.dashboards.map((dashboard) => viewDashboard(dashboard, sees(dashboard.id))),
  };
}

/** A hand is its owner's, and for as long as a cone of silence lasts the partner's too (rulebook: Конус тиші). */
function handsSeen(state: ArrakisState, side: Side, id: DashboardId): readonly Seat[] {
  const { decision } = state;
  const confer = decision?.kind === 'cone' && decision.side === side;
  return confer ? partnersOf(state, side) : readersOf(state, side, id);
}

function viewDashboard(dashboard: Dashboard, own: boolean): DashboardView {
  const { hand, decks, ...open } = dashboard;
  return {
    ...open,
    tank: dashboard.tank.slice(),
    fallen: dashboard.fallen.slice(),
    discards: clonePiles(dashboard.discards),
    dice: { ...dashboard.dice },
    handCount: hand.length,
    deckCounts: Object.fromEntries(DASHBOARDS[dashboard.id].forces.map((deck) => [deck, decks[deck].length])),
    ...(own ? { hand: hand.slice() } : {}),
  };
}

/** Others than the Atreides know what everybody does. */
function viewFaces(
  state: ArrakisState,
  side: Side | undefined,
  open: ArrakisView['faces'] | undefined,
): ArrakisView['faces'] {
  if (open !== undefined && (isUnchanged(open) || side !== 'atreides')) return open;
  return knownFaces(state, side);
}

/** The Atreides look at their tokens on the board, and at one they have just drawn; others see revealed ones. */
function knownFaces(state: ArrakisState, side: Side | undefined): Record<TokenId, number> {
  const known: Record<TokenId, number> = {};
  const drawn = state.decision?.kind === 'recruit' ? state.decision.token : undefined;
  for (const [token, face] of Object.entries(state.faces)) {
    const hidden = side !== 'atreides' || (state.tokenSupply.includes(token) && token !== drawn);
    if (!hidden || state.tokensShown.includes(token)) known[token] = face;
  }
  return known;
}

function viewDecision(
  state: ArrakisState,
  decision: Decision,
  seat: Seat | undefined,
  open: ArrakisView | undefined,
  offered: readonly Choice[] | undefined,
): ArrakisDecisionView {
  const { kind, seats } = decision;
  if (seat === undefined || !seats.includes(seat))
    return open?.decision ?? { kind, seats, detail: outsiders(decision) };
  return {
    kind,
    seats,
    detail: decision,
    choices: (offered ?? choices(state)).map((choice) => ({ key: keyOf(choice), refs: refs(state, choice) })),
  };
}

/** A card being played is seen when its die is spent; until then it can be taken back into the hand. */
function outsiders(decision: Decision): Decision {
  if (decision.kind !== 'spend-die' || decision.purpose !== 'card') return decision;
  const { kind, seats, side } = decision;
  return { kind, seats, side, purpose: 'unseen' };
}
