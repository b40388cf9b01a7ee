import { SietchError } from '@sietch/kernel';
import * as v from 'valibot';
import { audit } from '../audit.js';
import { ACTION_DICE } from '../content/figures.js';
import { ATOMICS } from '../content/settlements.js';
import { SPICE_ROWS } from '../content/tracks.js';
import { runsItself } from '../participants.js';
import { makeDesert } from '../rules/board.js';
import { removeFrom } from '../rules/legion.js';
import { availableDice } from '../rules/round.js';
import { activeRow } from '../rules/vehicles.js';
import type { ArrakisState } from '../state.js';
import type { Task } from '../tasks.js';
import {
  AIR_ZONE_IDS,
  type AirZoneId,
  type DashboardId,
  type Marker,
  POWERS,
  type Power,
  RESULTS,
  type Result,
  SIDES,
  type Side,
} from '../terms.js';
import { arrangeAutomaton, arrangeAutomatonDice, releaseCards } from './automaton.js';
import { arrangeAreas } from './board.js';
import { arrangeCards, arrangeUnder } from './cards.js';
import { type Position, positionSchema } from './position.js';

export function refuse(message: string): never {
  throw new SietchError('bad-position', message);
}

/** Brings about the position and sets the game to the moment it describes. */
export function arrange(state: ArrakisState, raw: unknown): void {
  const parsed = v.safeParse(positionSchema, raw);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    refuse(`position ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  }
  const position = parsed.output;
  if (Object.keys(position).length === 0) return;
  try {
    arrangeTracks(state, position);
    arrangeAreas(state, position);
    arrangeAir(state, position);
    releaseCards(state);
    for (const side of SIDES) arrangeCards(state, side, position);
    arrangeAutomaton(state, position);
    arrangePrescience(state, position);
    arrangeUnder(state, position);
    arrangeObjectives(state, position);
    for (const side of SIDES) arrangeDice(state, side, position);
    arrangeMoment(state, position);
    audit(state);
  } catch (error) {
    if (error instanceof SietchError) throw error;
    refuse(`position: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function arrangeTracks(state: ArrakisState, position: Position): void {
  state.round = position.round ?? state.round;
  state.supremacy = position.supremacy ?? state.supremacy;
  for (const [marker, step] of Object.entries(position.prescience ?? {}))
    state.prescience[marker as Marker] = step;
  for (const [power, row] of Object.entries(position.rows ?? {})) state.rows[power as Power] = row;
  state.bans = [...(position.bans ?? state.bans)];
  state.reserve = position.reserve ?? state.reserve;
  state.forced = position.forced;
  state.paulHeld = position.paulHeld ?? false;
  state.claims = position.claims ?? 0;
  state.locked = SPICE_ROWS[activeRow(state)]?.locked ?? 0;
  if (POWERS.some((power) => SPICE_ROWS[state.rows[power]] === undefined))
    refuse('position rows: rows are 0 to 4');
  if (position.atomics !== undefined) {
    if (ATOMICS[position.atomics] === undefined)
      refuse(`position atomics: none can be set off in ${position.atomics}`);
    state.atomics = position.atomics;
    makeDesert(state, position.atomics);
  }
  state.loaded.combat = [...(position.combatRolls ?? [])];
  for (const side of SIDES) state.loaded[side] = [...(position.actionRolls?.[side] ?? [])];
}

function arrangeAir(state: ArrakisState, position: Position): void {
  // Against the automaton aircraft are up before anybody is asked.
  if (position.air === undefined && position.clear !== true) return;
  for (const zone of AIR_ZONE_IDS) {
    const vehicle = state.air[zone];
    if (vehicle !== undefined) state.vehicles[vehicle]++;
    state.air[zone] = undefined;
  }
  for (const [zone, vehicle] of Object.entries(position.air ?? {})) {
    state.air[zone as AirZoneId] = vehicle;
    state.vehicles[vehicle]--;
  }
}

function arrangePrescience(state: ArrakisState, position: Position): void {
  const { shown, claimed, discarded, prescienceDeck } = position;
  const pool = [
    ...state.prescienceDeck,
    ...state.shown.map(({ id }) => id),
    ...state.claimed,
    ...state.discarded,
  ];
  const take = (ids: readonly string[], where: string): string[] => {
    for (const id of ids) {
      const at = pool.indexOf(id);
      if (at < 0) refuse(`position ${where}: there is no prescience card "${id}" left`);
      pool.splice(at, 1);
    }
    return [...ids];
  };
  state.claimed = take(claimed ?? [], 'claimed');
  state.discarded = take(discarded ?? [], 'discarded');
  state.shown = take(shown ?? [], 'shown').map((id) => ({ id, under: [] }));
  const top = take(prescienceDeck ?? [], 'prescienceDeck').reverse();
  state.prescienceDeck = [...pool, ...top];
}

function arrangeObjectives(state: ArrakisState, position: Position): void {
  const { objectives = state.objectives, objectiveDeck = [] } = position;
  const all = [...state.objectives, ...state.objectiveDeck];
  const take = (id: string, where: string): string =>
    removeFrom(all, id) ? id : refuse(`position ${where}: there is no objective "${id}" left`);
  state.objectives = objectives.map((id) => take(id, 'objectives'));
  const top = objectiveDeck.map((id) => take(id, 'objectiveDeck'));
  state.objectiveDeck = [...all, ...top.reverse()];
}

/** Dice on the dashboards; what is not named has been used. */
function arrangeDice(state: ArrakisState, side: Side, position: Position): void {
  const { dashboards, benePlaced } = state.factions[side];
  if (runsItself(state, side)) {
    if (position.harkonnen?.dice !== undefined) refuse('position harkonnen.dice: say it of the automaton');
    return arrangeAutomatonDice(state, availableDice(state, side), position);
  }
  const phase = position.phase ?? 'turns';
  const { dice, diceOn } = position[side] ?? {};
  const [house, ally] = dashboards;
  if (house === undefined) return;
  if (ally !== undefined && dice !== undefined) refuse(`position ${side}.dice: say whose, with diceOn`);
  let unused = 0;
  for (const dashboard of dashboards) {
    const { id } = dashboard;
    const named = dice ?? diceOn?.[id];
    const wanted = named ?? (phase === 'turns' && diceOn === undefined ? DEFAULT_DICE[id] : {});
    for (const result of RESULTS) {
      dashboard.dice[result] = wanted[result] ?? 0;
      unused += dashboard.dice[result];
    }
    dashboard.used = 0;
    dashboard.overflow = 0;
  }
  const available = ACTION_DICE[side] - (side === 'harkonnen' ? state.locked : 0) + (benePlaced ? 1 : 0);
  if (unused > available) refuse(`position ${side}.dice: only ${available} dice are available`);
  const rolled = phase === 'turns' || phase === 'hazards' || phase === 'spice' || phase === 'end';
  if (rolled) house.used = available - unused;
}

/** One die of each result but House, as far as a dashboard shows it. */
const DEFAULT_DICE: Readonly<Record<DashboardId, Partial<Record<Result, number>>>> = {
  'sietch-tabr': { leadership: 1, strategy: 1, deployment: 1, mentat: 1 },
  'giedi-prime': { leadership: 1, strategy: 1, deployment: 1, mentat: 1 },
  'dashboard-house-atreides': { leadership: 1, mentat: 1 },
  'dashboard-fremen': { strategy: 1, deployment: 1 },
  'dashboard-house-harkonnen': { leadership: 1, mentat: 1 },
  'dashboard-corrino': { strategy: 1, deployment: 1 },
};

/** The game goes on from the moment described. */
function arrangeMoment(state: ArrakisState, position: Position): void {
  state.agenda.length = 0;
  state.decision = undefined;
  state.turn = undefined;
  state.battle = undefined;
  const phase = position.phase ?? 'turns';
  const task: Task =
    phase === 'start'
      ? { task: 'round' }
      : phase === 'turns'
        ? { task: 'next-turn', side: position.turn ?? 'atreides' }
        : { task: 'phase', phase };
  state.phase = phase === 'turns' ? 'actions' : phase;
  state.agenda.push(task);
}
