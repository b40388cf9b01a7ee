import { DECKS_OF, GENERIC, NAMED_LEADERS, PLANNING } from './content/catalog.js';
import {
  ACTION_DICE,
  BENE_GESSERIT_TOKENS,
  FIGURES,
  SANDWORM_FIGURES,
  SLOTS,
  TANK_SLOTS,
  VEHICLE_FIGURES,
} from './content/figures.js';
import { OBJECTIVES } from './content/objectives.js';
import { PRESCIENCE } from './content/prescience.js';
import { SIETCH_RANKS, STATION_TOKENS, WORMSIGN_TOKENS } from './content/settlements.js';
import { BOTTOM_ROW, PRESCIENCE_TOP, SUPREMACY_TO_WIN } from './content/tracks.js';
import { legionsOn, unitsIn } from './rules/legion.js';
import { stackingLimit } from './rules/stacking.js';
import type { ArrakisState, Legion } from './state.js';
import { MARKERS, POWERS, RESULTS, SIDES, type Side, UNITS } from './terms.js';

class Imbalance extends Error {}

function check(holds: boolean, message: string): void {
  if (!holds) throw new Imbalance(message);
}

function tally(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

function checkTally(what: string, found: readonly string[], expected: Map<string, number>): void {
  const counts = tally(found);
  for (const id of new Set([...counts.keys(), ...expected.keys()])) {
    check(
      counts.get(id) === expected.get(id),
      `${what} ${id}: ${counts.get(id)} instead of ${expected.get(id)}`,
    );
  }
}

/** Conservation: every figure, die, card and token of the box is somewhere, exactly once. */
export function audit(state: ArrakisState): void {
  for (const side of SIDES) {
    auditFigures(state, side);
    auditLeaders(state, side);
    auditPlanning(state, side);
    auditDice(state, side);
  }
  auditTokens(state);
  auditDesert(state);
  auditTracks(state);
}

function legionsOf(state: ArrakisState, side: Side): Legion[] {
  return state.areas.flatMap((zone) => zone[side] ?? []);
}

function auditFigures(state: ArrakisState, side: Side): void {
  const legions = legionsOf(state, side);
  const { supply } = state.factions[side];
  for (const kind of [...UNITS, 'generic'] as const) {
    const placed = legions.reduce((sum, legion) => sum + legion[kind], 0);
    check(supply[kind] >= 0, `${side}: ${supply[kind]} ${kind} in supply`);
    check(
      legions.every((legion) => legion[kind] >= 0),
      `${side}: a legion with negative ${kind}`,
    );
    const name = kind === 'generic' ? GENERIC[side] : kind;
    check(supply[kind] + placed === FIGURES[side][kind], `${side}: ${supply[kind]} + ${placed} ${name}`);
  }
  for (const zone of state.areas) {
    const legion = zone[side];
    if (legion === undefined) continue;
    check(unitsIn(legion) > 0 || isBusy(state), `${zone.id}: leaders of the ${side} without units`);
    check(
      unitsIn(legion) <= stackingLimit(state, side) || isBusy(state),
      `${zone.id}: too many ${side} units`,
    );
    check(zone.worm === undefined || isBusy(state), `${zone.id}: a legion beside a sandworm`);
  }
  check(
    state.legions[side].join() === legionsOn(state.areas, side).join(),
    `${side}: the list of legions is not what stands on the board`,
  );
  const together = state.areas.find((zone) => zone.atreides !== undefined && zone.harkonnen !== undefined);
  check(together === undefined, `${together?.id}: legions of both sides`);
}

/** In the middle of an action things may be out of order for a moment. */
function isBusy(state: ArrakisState): boolean {
  return state.agenda.some(
    (task) =>
      task.task === 'limits' ||
      task.task === 'appear' ||
      task.task === 'lone-leaders' ||
      task.task === 'threaten',
  );
}

function auditLeaders(state: ArrakisState, side: Side): void {
  const { leaders, tank, fallen } = state.factions[side];
  const named = legionsOf(state, side).flatMap((legion) => legion.named);
  const placed = [...named, ...tank.map((place) => place.leader), ...fallen];
  check(new Set(placed).size === placed.length, `${side}: a leader is in two places: ${placed}`);
  for (const leader of placed) {
    check(NAMED_LEADERS[side].includes(leader), `${side}: ${leader} is no leader of theirs`);
    check(leaders[leader] === 'ready' || leaders[leader] === 'spent', `${leader} is ${leaders[leader]}`);
  }
  const slots = tank.map((place) => place.slot);
  check(new Set(slots).size === slots.length, `${side}: two leaders in one slot of the tank`);
  check(
    slots.every((slot) => slot >= 0 && slot < TANK_SLOTS[side]),
    `${side}: slots ${slots}`,
  );
}

function auditPlanning(state: ArrakisState, side: Side): void {
  const { hand, decks, discards } = state.factions[side];
  const playing = state.turn?.side === side ? state.turn.playing : [];
  const under =
    side === 'atreides' ? state.shown.flatMap((shown) => shown.under.map(({ card }) => card)) : [];
  const piles = DECKS_OF[side].flatMap((deck) => [...decks[deck], ...discards[deck]]);
  // A game that ends in the middle of a card leaves it on the table.
  if (state.winner !== undefined) return;
  checkTally(
    'planning card',
    [...hand, ...piles, ...playing, ...under],
    new Map(
      PLANNING.filter((card) => DECKS_OF[side].includes(card.deck)).map((card) => [card.id, card.copies]),
    ),
  );
}

function auditDice(state: ArrakisState, side: Side): void {
  const { dice, used, overflow, benePlaced } = state.factions[side];
  const unused = RESULTS.reduce((sum, result) => sum + dice[result], 0);
  for (const result of RESULTS)
    check(dice[result] >= 0 && dice[result] <= SLOTS[side], `${side}: ${dice[result]} ${result}`);
  const total = unused + used + overflow;
  if (total === 0) return;
  const expected = ACTION_DICE[side] - (side === 'harkonnen' ? state.locked : 0) + (benePlaced ? 1 : 0);
  check(total === expected, `${side}: ${total} dice instead of ${expected}`);
}

function auditTokens(state: ArrakisState): void {
  const tokens = legionsOf(state, 'atreides').flatMap((legion) => legion.tokens);
  checkTally(
    'deployment token',
    [...tokens, ...state.tokenSupply, ...state.tokensShown, ...state.tokensLost],
    new Map(Object.keys(state.faces).map((id) => [id, 1])),
  );
  check(Object.keys(state.faces).length === 16, 'there are sixteen deployment tokens');
  const zones = state.areas;
  checkTally(
    'station',
    [...zones.flatMap((zone) => zone.station ?? []), ...state.stationsTaken],
    tally(STATION_TOKENS),
  );
  const ranks = [
    ...zones.filter((zone) => zone.sietch > 0).map((zone) => zone.sietch),
    ...state.sietchesLost,
  ];
  checkTally('sietch of rank', ranks.map(String), tally(SIETCH_RANKS.map(String)));
  const placed = SIDES.reduce((sum, side) => {
    const { beneGesserit, benePlaced } = state.factions[side];
    return sum + beneGesserit + (benePlaced ? 1 : 0);
  }, state.beneSupply);
  check(placed === BENE_GESSERIT_TOKENS, `${placed} Bene Gesserit tokens`);
}

function auditDesert(state: ArrakisState): void {
  const zones = state.areas;
  checkTally(
    'wormsign',
    [...zones.flatMap((zone) => zone.sign ?? []), ...state.signSupply, ...state.signsShown],
    new Map(Object.entries(WORMSIGN_TOKENS)),
  );
  const worms = zones.filter((zone) => zone.worm === 'sandworm').length;
  check(worms + state.worms === SANDWORM_FIGURES, `${worms} + ${state.worms} sandworms`);
  check(zones.filter((zone) => zone.worm === 'wild-maker').length <= 1, 'there is one Wild Maker');
  const aircraft = Object.values(state.air);
  for (const vehicle of ['harvester', 'ornithopter', 'carryall'] as const) {
    const used =
      vehicle === 'harvester'
        ? zones.filter((zone) => zone.harvester).length
        : aircraft.filter((each) => each === vehicle).length;
    check(
      used + state.vehicles[vehicle] === VEHICLE_FIGURES[vehicle],
      `${used} + ${state.vehicles[vehicle]} ${vehicle}`,
    );
  }
}

function auditTracks(state: ArrakisState): void {
  checkTally(
    'prescience card',
    [...state.prescienceDeck, ...state.shown.map(({ id }) => id), ...state.claimed, ...state.discarded],
    new Map(PRESCIENCE.map((card) => [card.id, 1])),
  );
  checkTally(
    'secret objective',
    [...state.objectives, ...state.objectiveDeck],
    new Map(OBJECTIVES.map((objective) => [objective.id, 1])),
  );
  for (const marker of MARKERS) {
    const step = state.prescience[marker];
    check(step >= 0 && step <= PRESCIENCE_TOP, `${marker} at ${step}`);
  }
  for (const power of POWERS)
    check(state.rows[power] >= 0 && state.rows[power] <= BOTTOM_ROW, `${power}: row ${state.rows[power]}`);
  check(state.supremacy >= 0 && state.supremacy <= SUPREMACY_TO_WIN, `supremacy ${state.supremacy}`);
  check(
    state.spice >= 0 && state.reserve >= 0 && state.reserve <= 1,
    `spice ${state.spice} + ${state.reserve}`,
  );
}
