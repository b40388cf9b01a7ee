import { doNext } from '@sietch/kernel';
import { TANK_SLOTS } from '../content/figures.js';
import { type ArrakisPlay, emit } from '../events.js';
import { type ArrakisState, factionOf, seatsOf } from '../state.js';
import type { LeaderId, Side } from '../terms.js';
import { removeFrom } from './legion.js';

export function inTank(state: ArrakisState, side: Side, leader: LeaderId): boolean {
  for (const place of factionOf(state, side).tank) if (place.leader === leader) return true;
  return false;
}

/** Enters at the left; whoever stands there is pushed right (rulebook: Резервуар регенерації). */
export function enterTank(play: ArrakisPlay, side: Side, leader: LeaderId): void {
  const faction = factionOf(play.state, side);
  let pushed = 0;
  const tank = faction.tank.toSorted((a, b) => a.slot - b.slot);
  faction.tank = [{ leader, slot: 0 }];
  emit(play, { event: 'tank', side, leader, change: 'entered' });
  for (const place of tank) {
    if (place.slot !== pushed) {
      faction.tank.push(place);
      continue;
    }
    pushed++;
    settle(play, side, place.leader, pushed);
  }
}

function settle(play: ArrakisPlay, side: Side, leader: LeaderId, slot: number): void {
  if (slot < TANK_SLOTS[side]) factionOf(play.state, side).tank.push({ leader, slot });
  else emit(play, { event: 'tank', side, leader, change: 'left' });
}

/** Every die spent on the own turn moves all figures one slot on; past the last one they are free. */
export function advanceTank(play: ArrakisPlay, side: Side): void {
  const faction = factionOf(play.state, side);
  const { tank } = faction;
  if (tank.length === 0) return;
  faction.tank = [];
  for (const { leader, slot } of tank) settle(play, side, leader, slot + 1);
}

/** Named leaders removed from the board. If several go at once, their owner chooses the order. */
export function fall(play: ArrakisPlay, side: Side, leaders: readonly LeaderId[]): void {
  const [only, ...others] = leaders;
  if (only === undefined) return;
  if (others.length === 0) return enterTank(play, side, only);
  factionOf(play.state, side).fallen.push(...leaders);
  doNext(play.state, { task: 'fallen', side });
}

export function nextFallen(play: ArrakisPlay, side: Side): void {
  const { state } = play;
  const { fallen } = factionOf(state, side);
  const [only, ...others] = fallen;
  if (only === undefined) return;
  if (others.length === 0) tankFallen(play, side, only);
  else state.decision = { kind: 'tank-order', seats: seatsOf(state, side), side };
}

export function tankFallen(play: ArrakisPlay, side: Side, leader: LeaderId): void {
  removeFrom(factionOf(play.state, side).fallen, leader);
  enterTank(play, side, leader);
}
