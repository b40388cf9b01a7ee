import { type Participant, type Seat, sure } from '@sietch/kernel';
import { DASHBOARDS } from './content/dashboards.js';
import { type ArrakisOptions, isSolo } from './options.js';
import { type DashboardId, FORCES, type Force, SIDES, type Side } from './terms.js';

/**
 * Who runs what. A game is always one contest of two sides (rulebook: Режим для 3–4 гравців); a side is run by one
 * player with one dashboard, or shared by two, each with the dashboard of a force.
 */
interface Mode {
  readonly seats: number;
  /** The dashboards of a side, the House first. */
  readonly dashboards: Readonly<Record<Side, readonly DashboardId[]>>;
  /** The seats of a side, the House first. */
  readonly partners: Readonly<Record<Side, readonly Seat[]>>;
  readonly sides: readonly Side[];
  /** Who runs a force; as a list, because questions are put to lists of seats. */
  readonly runs: Readonly<Record<Force, readonly Seat[]>>;
  /** Those who win and lose with a side: its seats, or the automaton that follows them. */
  readonly contenders: Readonly<Record<Side, readonly Participant[]>>;
  /** Partners have no opponents to hide their hands from. */
  readonly openHands: boolean;
}

/** A game, or how somebody sees it. */
interface Table {
  readonly options: ArrakisOptions;
}

/** What of a state tells who answers. */
interface Moment extends Table {
  readonly phase: string;
  readonly turn: { readonly side: Side; readonly acting: DashboardId | undefined } | undefined;
}

const ALONE: Readonly<Record<Side, readonly DashboardId[]>> = {
  atreides: ['sietch-tabr'],
  harkonnen: ['giedi-prime'],
};
const SHARED: Readonly<Record<Side, readonly DashboardId[]>> = {
  atreides: ['dashboard-house-atreides', 'dashboard-fremen'],
  harkonnen: ['dashboard-house-harkonnen', 'dashboard-corrino'],
};

function modeOf(shared: readonly Side[], first: Side): Mode {
  const order: readonly Side[] = first === 'atreides' ? SIDES : SIDES.toReversed();
  const dashboards = {
    atreides: (shared.includes('atreides') ? SHARED : ALONE).atreides,
    harkonnen: (shared.includes('harkonnen') ? SHARED : ALONE).harkonnen,
  };
  const seated = order.flatMap((side) => dashboards[side]);
  const seatOf = (id: DashboardId): Seat => seated.indexOf(id);
  const runs = (force: Force): readonly Seat[] => [
    seated.findIndex((id) => DASHBOARDS[id].forces.includes(force)),
  ];
  const partners = {
    atreides: dashboards.atreides.map(seatOf),
    harkonnen: dashboards.harkonnen.map(seatOf),
  };
  return {
    seats: seated.length,
    dashboards,
    partners,
    contenders: partners,
    openHands: false,
    sides: seated.map((id) => DASHBOARDS[id].side),
    runs: {
      'house-harkonnen': runs('house-harkonnen'),
      corrino: runs('corrino'),
      'house-atreides': runs('house-atreides'),
      fremen: runs('fremen'),
    },
  };
}

/**
 * The automaton runs the Harkonnen by its criteria and sits nowhere; whatever these leave open is for the people of the
 * Atreides to decide (rulebook: Якщо можливо, ви вибираєте).
 */
function soloMode(shared: boolean): Mode {
  const dashboards = { atreides: (shared ? SHARED : ALONE).atreides, harkonnen: ALONE.harkonnen };
  const seats = dashboards.atreides.map((_, seat) => seat);
  const ally = seats.slice(-1);
  return {
    seats: seats.length,
    dashboards,
    partners: { atreides: seats, harkonnen: seats },
    contenders: { atreides: seats, harkonnen: [seats.length] },
    openHands: true,
    sides: seats.map(() => 'atreides'),
    runs: { 'house-harkonnen': seats, corrino: seats, 'house-atreides': [0], fremen: ally },
  };
}

const SOLO: readonly Mode[] = [soloMode(false), soloMode(true)];

/** All modes, made once: every question of a game asks its mode. */
const MODES: readonly Mode[] = (['atreides', 'harkonnen'] as const).flatMap((first) => [
  modeOf([], first),
  modeOf(['atreides'], first),
  modeOf(['harkonnen'], first),
  modeOf(SIDES, first),
]);

/** The mode looked up last: a game asks for its own all the time. */
let latest: { readonly options: ArrakisOptions; readonly mode: Mode } | undefined;

function modeFor(options: ArrakisOptions): Mode {
  if (latest?.options !== options) {
    latest = { options, mode: isSolo(options) ? soloFor(options) : contestFor(options) };
  }
  return latest.mode;
}

function soloFor({ players }: ArrakisOptions): Mode {
  return sure(SOLO[players - 1], 'solo mode', players);
}

function contestFor({ players, shared, atreides }: ArrakisOptions): Mode {
  const kind = players === 2 ? 0 : players === 4 ? 3 : shared === 'atreides' ? 1 : 2;
  return sure(MODES[4 * atreides + kind], 'mode', players);
}

export function seatCount(options: ArrakisOptions): number {
  return modeFor(options).seats;
}

/** Seats, and the automaton after them. */
export function participantCount(options: ArrakisOptions): number {
  return seatCount(options) + (isSolo(options) ? 1 : 0);
}

/** Those who win and lose with a side: its seats, or the automaton. */
export function contendersOf({ options }: Table, side: Side): readonly Participant[] {
  return modeFor(options).contenders[side];
}

/** Is a side run by its criteria, without a seat? */
export function runsItself({ options }: Table, side: Side): boolean {
  return side === 'harkonnen' && isSolo(options);
}

/** Those who win and lose together, if there are partners at all. */
export function teams(options: ArrakisOptions): readonly (readonly Participant[])[] {
  const { contenders } = modeFor(options);
  return participantCount(options) === SIDES.length ? [] : SIDES.map((side) => contenders[side]);
}

/** The dashboards of a side: one, or those of the House and its ally. */
export function dashboardsFor(options: ArrakisOptions, side: Side): readonly DashboardId[] {
  return modeFor(options).dashboards[side];
}

export function isShared({ options }: Table, side: Side): boolean {
  return modeFor(options).dashboards[side].length > 1;
}

export function sideOf({ options }: Table, seat: Seat): Side {
  return sure(modeFor(options).sides[seat], 'side of a seat', seat);
}

/** The side of whoever takes part, automata included. */
export function sideOfParticipant({ options }: Table, participant: Participant): Side {
  const { sides, contenders } = modeFor(options);
  return (
    sides[participant] ??
    sure(
      SIDES.find((side) => contenders[side].includes(participant)),
      'participant',
      participant,
    )
  );
}

/** The side of whoever looks on from a seat, or from none. */
export function sideSeenFrom({ options }: Table, seat: Seat | undefined): Side | undefined {
  return seat === undefined ? undefined : modeFor(options).sides[seat];
}

/** Everybody who plays a side. A question that is nobody's in particular may be answered by any of them. */
export function partnersOf({ options }: Table, side: Side): readonly Seat[] {
  return modeFor(options).partners[side];
}

/** Who runs a force. */
export function runnerOf({ options }: Table, force: Force): readonly Seat[] {
  return modeFor(options).runs[force];
}

/** The forces a seat runs: both of its side, or one of them. */
export function forcesOf(table: Table, seat: Seat): readonly Force[] {
  const side = sideSeenFrom(table, seat);
  const own = FORCES.filter((force) => DASHBOARDS[`dashboard-${force}`].side === side);
  return own.filter((force) => runnerOf(table, force).includes(seat));
}

/** Who runs a dashboard. */
export function ownerOf({ options }: Table, id: DashboardId): readonly Seat[] {
  return modeFor(options).runs[sure(DASHBOARDS[id].forces[0], 'force of a dashboard', id)];
}

/** Who may see a hand at any time: its owner, and partners who have nobody to hide it from. */
export function readersOf(table: Table, side: Side, id: DashboardId): readonly Seat[] {
  return modeFor(table.options).openHands ? partnersOf(table, side) : ownerOf(table, id);
}

/** The House decides where partners disagree. */
export function houseOf({ options }: Table, side: Side): readonly Seat[] {
  return modeFor(options).runs[side === 'atreides' ? 'house-atreides' : 'house-harkonnen'];
}

/**
 * Who answers for a side now: whoever takes its turn decides alone how (rulebook: Виконання дій); the hazards are the
 * Fremen's, vehicles and spice House Harkonnen's (Розміщення транспорту та небезпеки пустелі); else any partner.
 */
export function answering(moment: Moment, side: Side): readonly Seat[] {
  const mode = modeFor(moment.options);
  // By name rather than by key, as elsewhere: every question asks this.
  const partners = side === 'atreides' ? mode.partners.atreides : mode.partners.harkonnen;
  if (partners.length === 1) return partners;
  const { turn, phase } = moment;
  if (turn !== undefined)
    return turn.side === side && turn.acting !== undefined ? ownerOf(moment, turn.acting) : partners;
  if (side === 'atreides') return phase === 'hazards' ? mode.runs.fremen : partners;
  return phase === 'vehicles' || phase === 'spice' ? mode.runs['house-harkonnen'] : partners;
}
