import { type RandomState, recordOf } from '@sietch/kernel';
import { NO_AREA } from './content/area-set.js';
import { AREAS } from './content/areas.js';
import { DASHBOARDS } from './content/dashboards.js';
import {
  BENE_GESSERIT_TOKENS,
  CONES_OF_SILENCE,
  FIGURES,
  SANDWORM_FIGURES,
  VEHICLE_FIGURES,
} from './content/figures.js';
import { LEADERS } from './content/leaders.js';
import { DESERT, MOUNTAINS } from './content/map.js';
import { copySupply, copyVehicles } from './copy.js';
import { type ArrakisOptions, isSolo } from './options.js';
import { dashboardsFor } from './participants.js';
import type { ArrakisState, Dashboard, Faction, Turn, Where, Zone } from './state.js';
import { AIR_ZONE_IDS, type CardId, type DashboardId, type Result, type Side } from './terms.js';

export function newTurn(side: Side, acting: DashboardId | undefined): Turn {
  return {
    side,
    acting,
    closing: false,
    acted: false,
    spent: false,
    focus: undefined,
    moved: [],
    playing: [],
  };
}

export function noDice(): Record<Result, number> {
  return { leadership: 0, strategy: 0, deployment: 0, mentat: 0, house: 0 };
}

function newDashboard(id: DashboardId): Dashboard {
  const piles = () => recordOf(DASHBOARDS[id].forces, (): CardId[] => []);
  return {
    id,
    hand: [],
    decks: piles(),
    discards: piles(),
    dice: noDice(),
    used: 0,
    overflow: 0,
    tank: [],
    fallen: [],
  };
}

function newFaction(options: ArrakisOptions, side: Side): Faction {
  const dashboards: Dashboard[] = [];
  for (const id of dashboardsFor(options, side)) dashboards.push(newDashboard(id));
  return {
    supply: copySupply(FIGURES[side]),
    leaders: Object.fromEntries(
      LEADERS.filter((leader) => leader.side === side && leader.kind !== 'generic').map((leader) => [
        leader.id,
        leader.atStart ? 'ready' : 'reserve',
      ]),
    ),
    dashboards,
    beneGesserit: 0,
    benePlaced: false,
    // Nobody to be silent before (rulebook: Соло-режим Магді).
    cones: dashboards.length > 1 && !isSolo(options) ? CONES_OF_SILENCE : 0,
  };
}

/** The sets of a board without anything, not even ground. */
export function nowhere(): Where {
  return {
    atreides: NO_AREA,
    harkonnen: NO_AREA,
    settlements: NO_AREA,
    sietches: NO_AREA,
    stations: NO_AREA,
    signs: NO_AREA,
    worms: NO_AREA,
    harvesters: NO_AREA,
    desert: NO_AREA,
    mountains: NO_AREA,
  };
}

function bareBoard(): Where {
  const where = nowhere();
  where.desert = DESERT;
  where.mountains = MOUNTAINS;
  return where;
}

/** The areas of a board without anything on it. */
function bareAreas(): Zone[] {
  const zones: Zone[] = [];
  for (const { id, terrain } of AREAS)
    zones.push({
      id,
      terrain,
      atreides: undefined,
      harkonnen: undefined,
      settlement: 0,
      sietch: 0,
      sietchShown: false,
      station: undefined,
      sign: undefined,
      worm: undefined,
      harvester: false,
    });
  return zones;
}

/**
 * Lists are filled in loops, here and where states are copied or guessed: what `map` returns is a list of another kind as soon as an
 * engine has compiled it, and then all rules are compiled anew, for two kinds.
 */
export function emptyState(options: ArrakisOptions, random: RandomState): ArrakisState {
  return {
    options,
    random,
    agenda: [],
    decision: undefined,
    step: 0,
    floor: 0,
    lastSeat: undefined,
    round: 0,
    phase: 'setup',
    winner: undefined,
    areas: bareAreas(),
    where: bareBoard(),
    factions: { atreides: newFaction(options, 'atreides'), harkonnen: newFaction(options, 'harkonnen') },
    turn: undefined,
    battle: undefined,
    appearance: undefined,
    vehicles: copyVehicles(VEHICLE_FIGURES),
    air: recordOf(AIR_ZONE_IDS, () => undefined),
    rows: { choam: 0, 'spacing-guild': 0, landsraad: 0 },
    locked: 0,
    bans: [],
    lowered: [],
    spice: 0,
    reserve: 0,
    supremacy: 0,
    forced: undefined,
    prescience: { 'kwisatz-haderach': 0, 'sand-dwellers': 0, jihad: 0 },
    prescienceDeck: [],
    shown: [],
    claimed: [],
    discarded: [],
    claims: 0,
    objectives: [],
    objectiveDeck: [],
    faces: {},
    tokenSupply: [],
    tokensShown: [],
    tokensLost: [],
    signSupply: [],
    signsShown: [],
    worms: SANDWORM_FIGURES,
    stationsTaken: [],
    sietchesLost: [],
    atomics: undefined,
    paulHeld: false,
    beneSupply: BENE_GESSERIT_TOKENS,
    loaded: { combat: [], atreides: [], harkonnen: [] },
  };
}
