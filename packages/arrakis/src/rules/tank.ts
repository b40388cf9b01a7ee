import { doNext } from '@sietch/kernel';
import { leaderCard } from '../content/catalog.js';
import { DASHBOARDS } from '../content/dashboards.js';
import { type ArrakisPlay, emit } from '../events.js';
import { ownerOf } from '../participants.js';
import { type ArrakisState, type Dashboard, factionOf, homeOf } from '../state.js';
import type { LeaderId, Side } from '../terms.js';
import { removeFrom } from './legion.js';

/** Mostly nobody waits, and that is soon seen. */
export function inTank(state: ArrakisState, side: Side, leader: LeaderId): boolean {
  for (const { tank } of factionOf(state, side).dashboards) {
    if (tank.length === 0) continue;
    for (const place of tank) if (place.leader === leader) return true;
  }
  return false;
}

export function hasFallen(state: ArrakisState, side: Side, leader: LeaderId): boolean {
  for (const { fallen } of factionOf(state, side).dashboards)
    if (fallen.length > 0 && fallen.includes(leader)) return true;
  return false;
}

/** A named leader waits in the tank of the own force. */
export function tankOf(state: ArrakisState, side: Side, leader: LeaderId): Dashboard {
  return homeOf(state, side, leaderCard(leader).force);
}

/** Enters at the left; whoever stands there is pushed right (rulebook: Резервуар регенерації). */
export function enterTank(play: ArrakisPlay, side: Side, leader: LeaderId): void {
  emit(play, { event: 'tank', side, leader, change: 'entered' });
  pushIn(play, side, leader, 0);
}

/** Takes a slot; whoever stands there goes one on, and so does who is pushed by that. */
export function pushIn(play: ArrakisPlay, side: Side, leader: LeaderId, slot: number): void {
  const dashboard = tankOf(play.state, side, leader);
  let pushed = slot;
  const tank = dashboard.tank.toSorted((a, b) => a.slot - b.slot);
  dashboard.tank = [{ leader, slot }];
  for (const place of tank) {
    if (place.slot !== pushed) {
      dashboard.tank.push(place);
      continue;
    }
    pushed++;
    settle(play, side, dashboard, place.leader, pushed);
  }
}

function settle(play: ArrakisPlay, side: Side, dashboard: Dashboard, leader: LeaderId, slot: number): void {
  if (slot < DASHBOARDS[dashboard.id].tank) dashboard.tank.push({ leader, slot });
  else emit(play, { event: 'tank', side, leader, change: 'left' });
}

/** A die spent on a turn of the side moves the figures in all its tanks one slot on; past the last one they are free. */
export function advanceTanks(play: ArrakisPlay, side: Side): void {
  for (const dashboard of factionOf(play.state, side).dashboards) {
    const { tank } = dashboard;
    if (tank.length === 0) continue;
    dashboard.tank = [];
    for (const { leader, slot } of tank) settle(play, side, dashboard, leader, slot + 1);
  }
}

/** Named leaders removed from the board. If several go into one tank at once, its owner chooses their order. */
export function fall(play: ArrakisPlay, side: Side, leaders: readonly LeaderId[]): void {
  const { state } = play;
  for (const { id, fallen } of factionOf(state, side).dashboards) {
    const own = leaders.filter((leader) => tankOf(state, side, leader).id === id);
    const [first, ...others] = own;
    if (first === undefined) continue;
    if (others.length === 0) {
      enterTank(play, side, first);
      continue;
    }
    fallen.push(...own);
    doNext(state, { task: 'fallen', side });
  }
}

export function nextFallen(play: ArrakisPlay, side: Side): void {
  const { state } = play;
  for (const { id, fallen } of factionOf(state, side).dashboards) {
    const [only, ...others] = fallen;
    if (only === undefined) continue;
    if (others.length > 0) {
      state.decision = { kind: 'tank-order', seats: ownerOf(state, id), side, dashboard: id };
      return;
    }
    tankFallen(play, side, only);
  }
}

export function tankFallen(play: ArrakisPlay, side: Side, leader: LeaderId): void {
  removeFrom(tankOf(play.state, side, leader).fallen, leader);
  enterTank(play, side, leader);
}
