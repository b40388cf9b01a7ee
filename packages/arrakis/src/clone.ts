import { cloneRandom } from '@sietch/kernel';
import { cloneAutomaton } from './automaton.js';
import { copyDice, copyPrescience, copyRows, copySupply, copyVehicles } from './copy.js';
import { copyLegion } from './rules/legion.js';
import type {
  Appearance,
  ArrakisState,
  Battle,
  Dashboard,
  Faction,
  Legion,
  Moved,
  Turn,
  Where,
  Zone,
} from './state.js';
import type { Force } from './terms.js';

/** A copy that shares only what never changes (content, tasks, decisions). Written out by hand for speed. */
export function cloneState(state: ArrakisState): ArrakisState {
  const copy: ArrakisState = {
    options: state.options,
    random: cloneRandom(state.random),
    agenda: state.agenda.slice(),
    decision: state.decision,
    step: state.step,
    floor: state.floor,
    lastSeat: state.lastSeat,
    round: state.round,
    phase: state.phase,
    winner: state.winner,
    areas: cloneAreas(state.areas),
    where: cloneWhere(state.where),
    factions: {
      atreides: cloneFaction(state.factions.atreides),
      harkonnen: cloneFaction(state.factions.harkonnen),
    },
    turn: state.turn === undefined ? undefined : cloneTurn(state.turn),
    battle: state.battle === undefined ? undefined : cloneBattle(state.battle),
    appearance: state.appearance === undefined ? undefined : cloneAppearance(state.appearance),
    vehicles: copyVehicles(state.vehicles),
    air: { ...state.air },
    rows: copyRows(state.rows),
    locked: state.locked,
    bans: state.bans.slice(),
    lowered: state.lowered.slice(),
    spice: state.spice,
    reserve: state.reserve,
    supremacy: state.supremacy,
    forced: state.forced,
    prescience: copyPrescience(state.prescience),
    prescienceDeck: state.prescienceDeck.slice(),
    shown: state.shown.slice(),
    claimed: state.claimed.slice(),
    discarded: state.discarded.slice(),
    claims: state.claims,
    objectives: state.objectives.slice(),
    objectiveDeck: state.objectiveDeck.slice(),
    faces: { ...state.faces },
    tokenSupply: state.tokenSupply.slice(),
    tokensShown: state.tokensShown.slice(),
    tokensLost: state.tokensLost.slice(),
    signSupply: state.signSupply.slice(),
    signsShown: state.signsShown.slice(),
    worms: state.worms,
    stationsTaken: state.stationsTaken.slice(),
    sietchesLost: state.sietchesLost.slice(),
    atomics: state.atomics,
    paulHeld: state.paulHeld,
    beneSupply: state.beneSupply,
    loaded: {
      combat: state.loaded.combat.slice(),
      atreides: state.loaded.atreides.slice(),
      harkonnen: state.loaded.harkonnen.slice(),
    },
  };
  if (state.automaton !== undefined) copy.automaton = cloneAutomaton(state.automaton);
  return copy;
}

function cloneAreas(areas: readonly Zone[]): Zone[] {
  const copies: Zone[] = [];
  for (const zone of areas) copies.push(cloneZone(zone));
  return copies;
}

/** Field by field as well: the sets themselves are never changed. */
function cloneWhere(where: Where): Where {
  const { atreides, harkonnen, settlements, sietches, stations, signs, worms } = where;
  const { harvesters, desert, mountains } = where;
  return {
    atreides,
    harkonnen,
    settlements,
    sietches,
    stations,
    signs,
    worms,
    harvesters,
    desert,
    mountains,
  };
}

function cloneZone(zone: Zone): Zone {
  // Field by field: areas guessed from a view and areas of a played game then share one shape, which bots profit from.
  return {
    id: zone.id,
    terrain: zone.terrain,
    atreides: cloneLegion(zone.atreides),
    harkonnen: cloneLegion(zone.harkonnen),
    settlement: zone.settlement,
    sietch: zone.sietch,
    sietchShown: zone.sietchShown,
    station: zone.station,
    sign: zone.sign,
    worm: zone.worm,
    harvester: zone.harvester,
  };
}

export function cloneLegion(legion: Legion | undefined): Legion | undefined {
  return legion === undefined ? undefined : copyLegion(legion);
}

export function clonePiles(piles: Dashboard['decks']): Dashboard['decks'] {
  const copy = { ...piles };
  for (const deck in copy) copy[deck as Force] = copy[deck as Force].slice();
  return copy;
}

function cloneFaction(faction: Faction): Faction {
  const dashboards: Dashboard[] = [];
  for (const dashboard of faction.dashboards) dashboards.push(cloneDashboard(dashboard));
  return {
    supply: copySupply(faction.supply),
    leaders: { ...faction.leaders },
    dashboards,
    beneGesserit: faction.beneGesserit,
    benePlaced: faction.benePlaced,
    cones: faction.cones,
  };
}

function cloneDashboard(dashboard: Dashboard): Dashboard {
  return {
    id: dashboard.id,
    hand: dashboard.hand.slice(),
    decks: clonePiles(dashboard.decks),
    discards: clonePiles(dashboard.discards),
    dice: copyDice(dashboard.dice),
    used: dashboard.used,
    overflow: dashboard.overflow,
    tank: dashboard.tank.slice(),
    fallen: dashboard.fallen.slice(),
  };
}

export function cloneTurn(turn: Turn): Turn {
  const moved: Moved[] = [];
  for (const { area, figures } of turn.moved) moved.push({ area, figures: copyLegion(figures) });
  return {
    side: turn.side,
    acting: turn.acting,
    closing: turn.closing,
    acted: turn.acted,
    spent: turn.spent,
    focus: turn.focus,
    moved,
    playing: turn.playing.slice(),
  };
}

export function cloneBattle(battle: Battle): Battle {
  return {
    ...battle,
    cards: { ...battle.cards },
    roll: { atreides: { ...battle.roll.atreides }, harkonnen: { ...battle.roll.harkonnen } },
    abilities: { atreides: battle.abilities.atreides.slice(), harkonnen: battle.abilities.harkonnen.slice() },
    hits: { ...battle.hits },
  };
}

export function cloneAppearance({ pending, effects, fresh }: Appearance): Appearance {
  return { pending: pending.slice(), effects: effects.slice(), fresh: fresh.slice() };
}
