import { doNext, shuffle } from '@sietch/kernel';
import { GENERIC, planningCard } from '../content/catalog.js';
import { DASHBOARDS } from '../content/dashboards.js';
import { type ArrakisPlay, emit } from '../events.js';
import { partnersOf, runsItself } from '../participants.js';
import {
  type ArrakisState,
  type Dashboard,
  dashboardOf,
  factionOf,
  legionIn,
  type Zone,
  zoneAt,
} from '../state.js';
import type { Task } from '../tasks.js';
import { type DashboardId, type LeaderId, type Result, SIDES, type Side } from '../terms.js';
import { returnBeneGesserit } from './bene-gesserit.js';
import { askDiscard, discardable, discardTo } from './cards.js';
import { buryShown, claimable, isKept } from './claims.js';
import { areaOfLeader, removeFrom, someLegion, standingLeaders } from './legion.js';
import { setPhase } from './round.js';
import { removeAllAircraft } from './vehicles.js';
import { objectiveMet, win } from './victory.js';

/** The end of the round, in the rulebook's order (rulebook: Кінець раунду). */
export function endOfRound(play: ArrakisPlay): void {
  const { state } = play;
  setPhase(play, 'end');
  // The automaton keeps its leaders and its cards, and gains ground when all else is done.
  const solo = runsItself(state, 'harkonnen');
  doNext(
    state,
    { task: 'claim-end' },
    { task: 'check-victory' },
    ...(solo ? [] : [{ task: 'swap-leaders', side: 'harkonnen' } as const]),
    { task: 'swap-leaders', side: 'atreides' },
    { task: 'refresh' },
    ...(solo ? [] : handLimits(state, 'harkonnen')),
    ...handLimits(state, 'atreides'),
    { task: 'unclaimed' },
    { task: 'return-dice' },
    ...(solo ? [{ task: 'automaton', act: 'round-end' } as const] : []),
    { task: 'phase-end', next: 'round' },
  );
}

/** The Atreides may claim what the position gives them. */
export function askEndClaims(play: ArrakisPlay): void {
  const { state } = play;
  if (claimable(state, 'end-of-round').length === 0) return;
  state.decision = { kind: 'claim-end', seats: partnersOf(state, 'atreides'), side: 'atreides' };
}

export function checkVictory(play: ArrakisPlay): void {
  if (objectiveMet(play.state)) win(play, 'atreides');
  else removeAllAircraft(play);
}

/** Named leaders on the board, each of whom may be replaced by a generic one. */
export function namedOnBoard(state: ArrakisState, side: Side): LeaderId[] {
  return standingLeaders(state, side).map(({ leader }) => leader);
}

function hasNamed(zone: Zone, side: Side): boolean {
  return (legionIn(zone, side)?.named.length ?? 0) > 0;
}

export function askSwap(play: ArrakisPlay, side: Side): void {
  const { state } = play;
  if (!someLegion(state, side, hasNamed)) return;
  state.decision = { kind: 'swap-leader', seats: partnersOf(state, side), side };
}

/** The named figure is set aside; without a generic one left it simply comes off the board. */
export function swapLeader(play: ArrakisPlay, side: Side, leader: LeaderId): void {
  const { state } = play;
  const area = areaOfLeader(state, side, leader);
  const legion = area === undefined ? undefined : legionIn(zoneAt(state, area), side);
  if (area === undefined || legion === undefined) return;
  removeFrom(legion.named, leader);
  emit(play, { event: 'removed', side, what: leader, area, n: 1, why: 'rule:swap' });
  const { supply } = factionOf(state, side);
  if (supply.generic === 0) return;
  supply.generic--;
  legion.generic++;
  emit(play, { event: 'placed', side, what: GENERIC[side], from: 'supply', area, n: 1 });
}

/** Spent leader cards are ready again; those of leaders in the tank stay off the dashboard. */
export function refreshLeaders(state: ArrakisState): void {
  for (const side of SIDES) {
    const { leaders } = factionOf(state, side);
    for (const id of Object.keys(leaders)) if (leaders[id] === 'spent') leaders[id] = 'ready';
  }
}

function handLimits(state: ArrakisState, side: Side): Task[] {
  return factionOf(state, side).dashboards.map(({ id }) => ({ task: 'hand-limit', side, dashboard: id }));
}

/** Down to the limit of the hand; Hawat's Scheming cannot be given up. */
function surplusCards({ id, hand }: Dashboard): number {
  const over = hand.length - DASHBOARDS[id].handLimit;
  const free = hand.filter((card) => planningCard(card).freeAction === undefined).length;
  return Math.max(0, Math.min(over, free));
}

export function askHandLimit(play: ArrakisPlay, side: Side, id: DashboardId): void {
  const { state } = play;
  const dashboard = dashboardOf(state, side, id);
  const n = surplusCards(dashboard);
  if (n === 0 || discardable(dashboard).length === 0) return;
  askDiscard(state, side, id, n, 'rule:hand-limit');
}

/** Each unclaimed card goes back into the deck or out of the game. */
export function askUnclaimed(play: ArrakisPlay): void {
  const { state } = play;
  state.shown = state.shown.map((shown) => {
    for (const { card, effect } of shown.under) if (effect === 'bonus') discardTo(state, 'atreides', card);
    return { id: shown.id, under: shown.under.filter(({ effect }) => effect === 'keep') };
  });
  if (unclaimed(state).length === 0) return;
  state.decision = { kind: 'unclaimed', seats: partnersOf(state, 'atreides'), side: 'atreides' };
}

export function unclaimed(state: ArrakisState): string[] {
  return state.shown.map(({ id }) => id).filter((id) => !isKept(state, id));
}

/** What was not removed is shuffled into the deck. */
export function buryUnclaimed(play: ArrakisPlay): void {
  for (const id of unclaimed(play.state)) buryShown(play, id);
}

/** All dice and placed Bene Gesserit tokens leave the dashboards. */
export function returnDice(play: ArrakisPlay): void {
  const { state } = play;
  for (const side of SIDES) {
    for (const dashboard of factionOf(state, side).dashboards) {
      clear(dashboard.dice);
      dashboard.used = 0;
    }
    returnBeneGesserit(state, side);
  }
  if (state.automaton !== undefined) {
    state.automaton.dice = 0;
    clear(state.automaton.spent);
  }
  shuffle(state.random, state.prescienceDeck);
}

function clear(dice: Record<Result, number>): void {
  dice.leadership = 0;
  dice.strategy = 0;
  dice.deployment = 0;
  dice.mentat = 0;
  dice.house = 0;
}
