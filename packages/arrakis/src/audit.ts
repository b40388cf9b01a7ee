import { type Automaton, TOKEN_COLOURS } from './automaton.js';
import { isSame } from './content/area-set.js';
import { FORCES_OF, GENERIC, leaderCard, NAMED_LEADERS, PLANNING, planningCard } from './content/catalog.js';
import { DASHBOARDS } from './content/dashboards.js';
import { harkonnenTokenIds, tokenIds } from './content/deployment-tokens.js';
import {
  ACTION_DICE,
  BENE_GESSERIT_TOKENS,
  CONES_OF_SILENCE,
  FIGURES,
  SANDWORM_FIGURES,
  VEHICLE_FIGURES,
} from './content/figures.js';
import { areasOf } from './content/map.js';
import { OBJECTIVES } from './content/objectives.js';
import { PRESCIENCE } from './content/prescience.js';
import { SIETCH_RANKS, STATION_TOKENS, WORMSIGN_TOKENS } from './content/settlements.js';
import { TACTIC_IDS } from './content/tactics.js';
import { BOTTOM_ROW, PRESCIENCE_TOP, SUPREMACY_TO_WIN } from './content/tracks.js';
import { check, Kit } from './kit.js';
import { whereIn } from './rules/board.js';
import { unitsIn } from './rules/legion.js';
import { stackingLimit } from './rules/stacking.js';
import { type ArrakisState, type Dashboard, type Legion, legionIn, type Where } from './state.js';
import { enemyOf, MARKERS, POWERS, RESULTS, SIDES, type Side, UNITS, VEHICLES } from './terms.js';

const planningOf = (side: Side): Kit =>
  new Kit(
    'planning card',
    PLANNING.filter((card) => FORCES_OF[side].includes(card.deck)).map((card) => [card.id, card.copies]),
  );

const PLANNING_CARDS: Readonly<Record<Side, Kit>> = {
  atreides: planningOf('atreides'),
  harkonnen: planningOf('harkonnen'),
};
const PRESCIENCE_CARDS = Kit.of(
  'prescience card',
  PRESCIENCE.map(({ id }) => id),
);
const SECRET_OBJECTIVES = Kit.of(
  'secret objective',
  OBJECTIVES.map(({ id }) => id),
);
const STATIONS = Kit.of('station', STATION_TOKENS);
const RANKS = Kit.of('sietch of rank', SIETCH_RANKS);
const SIGNS = new Kit('wormsign', Object.entries(WORMSIGN_TOKENS));
const TACTICS_CARDS = Kit.of('tactics card', TACTIC_IDS);
const HARKONNEN_TOKEN_KIT = Kit.of(
  'Harkonnen token',
  TOKEN_COLOURS.flatMap((colour) => harkonnenTokenIds(colour)),
);
const DEPLOYMENT_TOKENS = Kit.of('deployment token', [...tokenIds('starting'), ...tokenIds('standard')]);

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
  auditWhere(state);
  auditTracks(state);
  if (state.automaton !== undefined) auditAutomaton(state, state.automaton);
}

function standing(state: ArrakisState, side: Side): Legion[] {
  const legions: Legion[] = [];
  for (const zone of state.areas) {
    const legion = legionIn(zone, side);
    if (legion !== undefined) legions.push(legion);
  }
  return legions;
}

function auditFigures(state: ArrakisState, side: Side): void {
  const legions = standing(state, side);
  const { supply } = state.factions[side];
  for (const kind of [...UNITS, 'generic'] as const) {
    const placed = legions.reduce((sum, legion) => sum + legion[kind], 0);
    check(supply[kind] >= 0, () => `${side}: ${supply[kind]} ${kind} in supply`);
    check(
      legions.every((legion) => legion[kind] >= 0),
      () => `${side}: a legion with negative ${kind}`,
    );
    const name = kind === 'generic' ? GENERIC[side] : kind;
    check(
      supply[kind] + placed === FIGURES[side][kind],
      () => `${side}: ${supply[kind]} + ${placed} ${name}`,
    );
  }
  for (const zone of state.areas) {
    const legion = legionIn(zone, side);
    if (legion === undefined) continue;
    check(unitsIn(legion) > 0 || isBusy(state), () => `${zone.id}: leaders of the ${side} without units`);
    check(
      unitsIn(legion) <= stackingLimit(state, side) || isBusy(state),
      () => `${zone.id}: too many ${side} units`,
    );
    check(zone.worm === undefined || isBusy(state), () => `${zone.id}: a legion beside a sandworm`);
    check(legionIn(zone, enemyOf(side)) === undefined, () => `${zone.id}: legions of both sides`);
  }
}

/** The sets tell what the areas tell. */
function auditWhere(state: ArrakisState): void {
  const found = whereIn(state.areas);
  for (const kind of Object.keys(found) as (keyof Where)[]) {
    const told = state.where[kind];
    check(isSame(told, found[kind]), () => `${kind}: in ${areasOf(told)}, found in ${areasOf(found[kind])}`);
  }
}

/** In the middle of an action, or when a game ends there, things may be out of order. */
function isBusy(state: ArrakisState): boolean {
  if (state.winner !== undefined) return true;
  return state.agenda.some(
    (task) =>
      task.task === 'limits' ||
      task.task === 'appear' ||
      task.task === 'lone-leaders' ||
      task.task === 'threaten',
  );
}

function auditLeaders(state: ArrakisState, side: Side): void {
  const { leaders, dashboards } = state.factions[side];
  const named = standing(state, side).flatMap((legion) => legion.named);
  const waiting = dashboards.flatMap(({ tank, fallen }) => [...tank.map((place) => place.leader), ...fallen]);
  const placed = [...named, ...waiting];
  check(new Set(placed).size === placed.length, () => `${side}: a leader is in two places: ${placed}`);
  for (const leader of placed) {
    check(NAMED_LEADERS[side].includes(leader), () => `${side}: ${leader} is no leader of theirs`);
    check(
      leaders[leader] === 'ready' || leaders[leader] === 'spent',
      () => `${leader} is ${leaders[leader]}`,
    );
  }
  for (const dashboard of dashboards) auditTank(dashboard);
}

/** A leader waits in the tank of the own force, alone in a slot. */
function auditTank({ id, tank, fallen }: Dashboard): void {
  const printed = DASHBOARDS[id];
  const slots = tank.map((place) => place.slot);
  check(new Set(slots).size === slots.length, () => `${id}: two leaders in one slot of the tank`);
  check(
    slots.every((slot) => slot >= 0 && slot < printed.tank),
    () => `${id}: slots ${slots}`,
  );
  for (const leader of [...tank.map((place) => place.leader), ...fallen])
    check(printed.forces.includes(leaderCard(leader).force), () => `${id}: ${leader} in the tank of another`);
}

function auditPlanning(state: ArrakisState, side: Side): void {
  const { dashboards } = state.factions[side];
  const playing = state.turn?.side === side ? state.turn.playing : [];
  const under =
    side === 'atreides' ? state.shown.flatMap((shown) => shown.under.map(({ card }) => card)) : [];
  const piles = dashboards.flatMap(({ id, hand, decks, discards }) => [
    hand,
    ...DASHBOARDS[id].forces.flatMap((deck) => [decks[deck], discards[deck]]),
  ]);
  // A game that ends in the middle of a card leaves it on the table.
  if (state.winner !== undefined) return;
  const { reinforcements = [], beside = [] } = (side === 'harkonnen' ? state.automaton : undefined) ?? {};
  PLANNING_CARDS[side].check(playing, under, reinforcements, beside, ...piles);
  for (const { id, hand } of dashboards)
    for (const card of hand)
      check(DASHBOARDS[id].forces.includes(planningCard(card).deck), () => `${id}: ${card} in the hand`);
}

function auditDice(state: ArrakisState, side: Side): void {
  const { dashboards, benePlaced } = state.factions[side];
  let total = 0;
  for (const { id, dice, used, overflow } of dashboards) {
    const { slots } = DASHBOARDS[id];
    for (const result of RESULTS) {
      check(dice[result] >= 0 && dice[result] <= slots[result], () => `${id}: ${dice[result]} ${result}`);
      total += dice[result];
    }
    total += used + overflow;
  }
  total += undivided(state, side);
  if (side === 'harkonnen') total += state.automaton?.dice ?? 0;
  if (total === 0) return;
  const expected = ACTION_DICE[side] - (side === 'harkonnen' ? state.locked : 0) + (benePlaced ? 1 : 0);
  check(total === expected, () => `${side}: ${total} dice instead of ${expected}`);
}

/** Dice that partners have still to divide. */
function undivided({ agenda, decision }: ArrakisState, side: Side): number {
  const open = decision?.kind === 'cone' ? decision.question : decision;
  let n = open?.kind === 'divide' && open.side === side ? open.common.length + open.aside : 0;
  for (const task of agenda)
    if (task.task === 'divide' && task.side === side) n += task.common.length + task.aside;
  return n;
}

function auditTokens(state: ArrakisState): void {
  const tokens = standing(state, 'atreides').flatMap((legion) => legion.tokens);
  DEPLOYMENT_TOKENS.check(Object.keys(state.faces));
  DEPLOYMENT_TOKENS.check(tokens, state.tokenSupply, state.tokensShown, state.tokensLost);
  const stations: string[] = [];
  const ranks: number[] = [];
  for (const { station, sietch } of state.areas) {
    if (station !== undefined) stations.push(station);
    if (sietch > 0) ranks.push(sietch);
  }
  STATIONS.check(stations, state.stationsTaken);
  RANKS.check(ranks, state.sietchesLost);
  const placed = SIDES.reduce((sum, side) => {
    const { beneGesserit, benePlaced } = state.factions[side];
    return sum + beneGesserit + (benePlaced ? 1 : 0);
  }, state.beneSupply);
  for (const side of SIDES) {
    const { cones, dashboards } = state.factions[side];
    check(
      cones >= 0 && cones <= (dashboards.length > 1 && state.automaton === undefined ? CONES_OF_SILENCE : 0),
      () => `${side}: ${cones} cones`,
    );
  }
  check(placed === BENE_GESSERIT_TOKENS, () => `${placed} Bene Gesserit tokens`);
}

/** Tactics cards, Harkonnen tokens, spent dice and the common discard pile. */
function auditAutomaton(state: ArrakisState, automaton: Automaton): void {
  const { tactics, tacticsDiscarded, harvest, target, tokens, faces, spent, pile, sietches } = automaton;
  const open = [harvest, target].flatMap((card) => card ?? []);
  TACTICS_CARDS.check(tactics, tacticsDiscarded, open);
  const placed = standing(state, 'harkonnen').flatMap((legion) => legion.tokens);
  HARKONNEN_TOKEN_KIT.check(Object.keys(faces));
  HARKONNEN_TOKEN_KIT.check(placed, tokens.black, tokens.silver);
  const dashboard = state.factions.harkonnen.dashboards[0];
  const rolled = RESULTS.reduce((sum, result) => sum + spent[result], 0);
  check(dashboard?.used === rolled, () => `${dashboard?.used} dice used, ${rolled} results`);
  check(automaton.dice >= 0 && state.locked >= 0, () => `${automaton.dice} dice, ${state.locked} locked`);
  for (const deck of FORCES_OF.harkonnen) {
    const discarded = dashboard?.discards[deck].length ?? 0;
    const piled = pile.filter((each) => each === deck).length;
    check(discarded === piled, () => `${deck}: ${discarded} discarded, ${piled} on the pile`);
  }
  const found = Object.values(sietches).toSorted();
  const told = areasOf(state.where.sietches).toSorted();
  check(
    state.winner !== undefined || `${found}` === `${told}`,
    () => `sietches at ${told}, cards at ${found}`,
  );
  if (target !== undefined && state.winner === undefined)
    check(sietches[target] !== undefined, () => `the target ${target} is destroyed`);
}

function auditDesert(state: ArrakisState): void {
  const signs: string[] = [];
  const worms = { sandworm: 0, 'wild-maker': 0 };
  const used = { harvester: 0, ornithopter: 0, carryall: 0 };
  for (const { sign, worm, harvester } of state.areas) {
    if (sign !== undefined) signs.push(sign);
    if (worm !== undefined) worms[worm]++;
    if (harvester) used.harvester++;
  }
  for (const aircraft of Object.values(state.air)) if (aircraft !== undefined) used[aircraft]++;
  SIGNS.check(signs, state.signSupply, state.signsShown);
  check(
    worms.sandworm + state.worms === SANDWORM_FIGURES,
    () => `${worms.sandworm} + ${state.worms} sandworms`,
  );
  check(worms['wild-maker'] <= 1, () => `${worms['wild-maker']} Wild Makers`);
  for (const vehicle of VEHICLES) {
    check(
      used[vehicle] + state.vehicles[vehicle] === VEHICLE_FIGURES[vehicle],
      () => `${used[vehicle]} + ${state.vehicles[vehicle]} ${vehicle}`,
    );
  }
}

function auditTracks(state: ArrakisState): void {
  const shown = state.shown.map(({ id }) => id);
  PRESCIENCE_CARDS.check(shown, state.prescienceDeck, state.claimed, state.discarded);
  SECRET_OBJECTIVES.check(state.objectives, state.objectiveDeck);
  for (const marker of MARKERS) {
    const step = state.prescience[marker];
    check(step >= 0 && step <= PRESCIENCE_TOP, () => `${marker} at ${step}`);
  }
  for (const power of POWERS)
    check(
      state.rows[power] >= 0 && state.rows[power] <= BOTTOM_ROW,
      () => `${power}: row ${state.rows[power]}`,
    );
  check(state.supremacy >= 0 && state.supremacy <= SUPREMACY_TO_WIN, () => `supremacy ${state.supremacy}`);
  check(
    state.spice >= 0 && state.reserve >= 0 && state.reserve <= 1,
    () => `spice ${state.spice} + ${state.reserve}`,
  );
}
