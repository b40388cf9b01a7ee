import type { Automaton } from '../automaton.js';
import { unusedDice } from '../rules/dice.js';
import { unitsIn } from '../rules/legion.js';
import type { ArrakisState, Dashboard, Faction, Legion } from '../state.js';
import { SIDES, type Side } from '../terms.js';

/** The state as scenarios see it: the names of a position, decks from the top, and what follows from them. */
export function inspect(state: ArrakisState): Record<string, unknown> {
  return {
    round: state.round,
    phase: state.phase,
    turn: state.turn?.side,
    winner: state.winner,
    supremacy: state.supremacy,
    prescience: state.prescience,
    spice: state.spice,
    reserve: state.reserve,
    rows: state.rows,
    locked: state.locked,
    bans: state.bans.toSorted(),
    forced: state.forced ?? false,
    paulHeld: state.paulHeld,
    atomics: state.atomics ?? false,
    beneSupply: state.beneSupply,
    air: Object.fromEntries(Object.entries(state.air).map(([zone, vehicle]) => [zone, vehicle ?? false])),
    vehicles: state.vehicles,
    worms: state.worms,
    signSupply: state.signSupply.length,
    shown: state.shown.map(({ id }) => id),
    under: Object.fromEntries(
      state.shown.flatMap(({ id, under }) => (under.length > 0 ? [[id, under.map(({ card }) => card)]] : [])),
    ),
    claimed: state.claimed,
    discarded: state.discarded,
    claims: state.claims,
    prescienceDeck: state.prescienceDeck.toReversed(),
    objectives: state.objectives,
    objectiveDeck: state.objectiveDeck.toReversed(),
    tokenSupply: state.tokenSupply.length,
    tokensShown: state.tokensShown,
    tokensLost: state.tokensLost,
    battle: state.battle,
    ...(state.automaton === undefined ? {} : { automaton: inspectAutomaton(state.automaton) }),
    areas: Object.fromEntries(
      state.areas.map((zone) => [
        zone.id,
        {
          ...zone,
          atreides: inspectLegion(zone.atreides),
          harkonnen: inspectLegion(zone.harkonnen),
          station: zone.station ?? false,
          sign: zone.sign ?? false,
          worm: zone.worm ?? false,
        },
      ]),
    ),
    ...Object.fromEntries(SIDES.map((side) => [side, inspectFaction(state, side, state.factions[side])])),
  };
}

/** Decks from the top; what its tokens show is told by `faces` of a position only. */
function inspectAutomaton({ tactics, reinforcements, tokens, faces: _, ...open }: Automaton): object {
  return {
    ...open,
    tactics: tactics.toReversed(),
    reinforcements: reinforcements.toReversed(),
    reinforcementCount: reinforcements.length,
    tokens: { black: tokens.black.length, silver: tokens.silver.length },
  };
}

/** Kinds that are not there count 0, so that a scenario can expect it; tokens are only counted. */
function inspectLegion(legion: Legion | undefined): Record<string, unknown> {
  const { regular = 0, elite = 0, special = 0, generic = 0, named = [], tokens = [] } = legion ?? {};
  return {
    regular,
    elite,
    special,
    generic,
    named: named.toSorted(),
    tokens: tokens.length,
    units: unitsIn(legion),
  };
}

/** What a player alone has is told of the side; what partners have, of their dashboards. */
function inspectFaction(state: ArrakisState, side: Side, faction: Faction): Record<string, unknown> {
  const { dashboards, ...common } = faction;
  const [sole, ...others] = dashboards;
  const own =
    sole !== undefined && others.length === 0
      ? inspectDashboard(sole)
      : Object.fromEntries(dashboards.map((dashboard) => [dashboard.id, inspectDashboard(dashboard)]));
  return { ...common, ...own, unusedDice: unusedDice(state, side) };
}

function inspectDashboard({ id: _id, ...dashboard }: Dashboard): Record<string, unknown> {
  return {
    ...dashboard,
    hand: dashboard.hand.toSorted(),
    handCount: dashboard.hand.length,
    tank: Object.fromEntries(dashboard.tank.map(({ leader, slot }) => [leader, slot])),
    decks: Object.fromEntries(
      Object.entries(dashboard.decks).map(([deck, cards]) => [deck, cards.toReversed()]),
    ),
  };
}
