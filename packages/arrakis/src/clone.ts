import { cloneRandom } from '@sietch/kernel';
import { copyLegion } from './rules/legion.js';
import type { ArrakisState, Battle, Faction, Legion, Turn, Zone } from './state.js';

/** A copy that shares only what never changes (content, tasks, decisions). Written out by hand for speed. */
export function cloneState(state: ArrakisState): ArrakisState {
  return {
    ...state,
    random: cloneRandom(state.random),
    agenda: state.agenda.slice(),
    areas: state.areas.map(cloneZone),
    factions: {
      atreides: cloneFaction(state.factions.atreides),
      harkonnen: cloneFaction(state.factions.harkonnen),
    },
    turn: state.turn === undefined ? undefined : cloneTurn(state.turn),
    battle: state.battle === undefined ? undefined : cloneBattle(state.battle),
    appearance:
      state.appearance === undefined
        ? undefined
        : {
            pending: state.appearance.pending.slice(),
            effects: state.appearance.effects.slice(),
            fresh: state.appearance.fresh.slice(),
          },
    vehicles: { ...state.vehicles },
    air: { ...state.air },
    rows: { ...state.rows },
    bans: state.bans.slice(),
    lowered: state.lowered.slice(),
    prescience: { ...state.prescience },
    prescienceDeck: state.prescienceDeck.slice(),
    shown: state.shown.slice(),
    claimed: state.claimed.slice(),
    discarded: state.discarded.slice(),
    objectives: state.objectives.slice(),
    objectiveDeck: state.objectiveDeck.slice(),
    faces: { ...state.faces },
    tokenSupply: state.tokenSupply.slice(),
    tokensShown: state.tokensShown.slice(),
    tokensLost: state.tokensLost.slice(),
    signSupply: state.signSupply.slice(),
    signsShown: state.signsShown.slice(),
    stationsTaken: state.stationsTaken.slice(),
    sietchesLost: state.sietchesLost.slice(),
    loaded: {
      combat: state.loaded.combat.slice(),
      atreides: state.loaded.atreides.slice(),
      harkonnen: state.loaded.harkonnen.slice(),
    },
  };
}

function cloneZone(zone: Zone): Zone {
  return { ...zone, atreides: cloneLegion(zone.atreides), harkonnen: cloneLegion(zone.harkonnen) };
}

function cloneLegion(legion: Legion | undefined): Legion | undefined {
  return legion === undefined ? undefined : copyLegion(legion);
}

function cloneFaction(faction: Faction): Faction {
  const piles = (of: Faction['decks']): Faction['decks'] => {
    const copy = { ...of };
    for (const deck in copy) copy[deck as keyof typeof copy] = copy[deck as keyof typeof copy].slice();
    return copy;
  };
  return {
    ...faction,
    supply: { ...faction.supply },
    leaders: { ...faction.leaders },
    tank: faction.tank.slice(),
    fallen: faction.fallen.slice(),
    hand: faction.hand.slice(),
    decks: piles(faction.decks),
    discards: piles(faction.discards),
    dice: { ...faction.dice },
  };
}

function cloneTurn(turn: Turn): Turn {
  const moved: Turn['moved'] = {};
  for (const id in turn.moved) moved[id] = copyLegion(turn.moved[id] as Legion);
  return { ...turn, moved, playing: turn.playing.slice() };
}

function cloneBattle(battle: Battle): Battle {
  return {
    ...battle,
    cards: { ...battle.cards },
    roll: { atreides: { ...battle.roll.atreides }, harkonnen: { ...battle.roll.harkonnen } },
    abilities: { atreides: battle.abilities.atreides.slice(), harkonnen: battle.abilities.harkonnen.slice() },
    hits: { ...battle.hits },
  };
}
