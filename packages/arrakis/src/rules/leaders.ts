import { leaderCard } from '../content/catalog.js';
import { type ArrakisPlay, emit } from '../events.js';
import { type ArrakisState, factionOf, legionIn, zoneAt } from '../state.js';
import type { LeaderId, Side } from '../terms.js';
import { gainBeneGesserit } from './bene-gesserit.js';
import { areaOfLeader, removeFrom } from './legion.js';
import { inTank, pushIn, tankOf } from './tank.js';

export function isInPlay(state: ArrakisState, side: Side, leader: LeaderId): boolean {
  const card = factionOf(state, side).leaders[leader];
  return card === 'ready' || card === 'spent';
}

/** The leader's special action can be used: the card is ready and the figure not in the tank. */
export function isReady(state: ArrakisState, side: Side, leader: LeaderId): boolean {
  return factionOf(state, side).leaders[leader] === 'ready' && !inTank(state, side, leader);
}

/** A named leader enters play (rulebook: Іменовані лідери). Entering twice has no effect. */
export function enterPlay(play: ArrakisPlay, leader: LeaderId): void {
  const { state } = play;
  const { side, replaces, removes } = leaderCard(leader);
  const { leaders } = factionOf(state, side);
  if (leaders[leader] !== 'reserve') return;
  leaders[leader] = leader === 'wild-maker' ? 'spent' : 'ready';
  emit(play, { event: 'leader-entered', side, leader });
  if (replaces !== undefined) takeOver(play, side, leader, replaces);
  if (removes !== undefined) leaveGame(play, side, removes);
  if (leader === 'gaius-helen-mohiam') gainBeneGesserit(play, 'harkonnen');
}

/** The new figure and card take the exact place of the old ones (rulebook: Джессіка та Пол). */
function takeOver(play: ArrakisPlay, side: Side, leader: LeaderId, old: LeaderId): void {
  const { state } = play;
  const faction = factionOf(state, side);
  const card = faction.leaders[old];
  if (card === 'spent') faction.leaders[leader] = 'spent';
  const swap = (list: LeaderId[]): void => {
    const at = list.indexOf(old);
    if (at >= 0) list[at] = leader;
  };
  const area = areaOfLeader(state, side, old);
  const legion = area === undefined ? undefined : legionIn(zoneAt(state, area), side);
  if (legion !== undefined) swap(legion.named);
  for (const { figures } of state.turn?.moved ?? []) swap(figures.named);
  if (state.battle !== undefined) swap(state.battle.abilities[side]);
  takeTank(play, side, leader, old);
  faction.leaders[old] = 'gone';
  emit(play, { event: 'leader-gone', side, leader: old });
}

/** A slot of the same number: in the own tank the very same, in that of a partner the one of the new leader's force. */
function takeTank(play: ArrakisPlay, side: Side, leader: LeaderId, old: LeaderId): void {
  const from = tankOf(play.state, side, old);
  const to = tankOf(play.state, side, leader);
  if (removeFrom(from.fallen, old)) to.fallen.push(leader);
  const place = from.tank.find((each) => each.leader === old);
  if (place === undefined) return;
  from.tank = from.tank.filter((each) => each !== place);
  pushIn(play, side, leader, place.slot);
}

/** Card and figure leave the game for good, wherever they are. */
export function leaveGame(play: ArrakisPlay, side: Side, leader: LeaderId): void {
  const { state } = play;
  const faction = factionOf(state, side);
  if (faction.leaders[leader] === 'gone') return;
  const area = areaOfLeader(state, side, leader);
  const legion = area === undefined ? undefined : legionIn(zoneAt(state, area), side);
  if (legion !== undefined) removeFrom(legion.named, leader);
  for (const { figures } of state.turn?.moved ?? []) removeFrom(figures.named, leader);
  const dashboard = tankOf(state, side, leader);
  removeFrom(dashboard.fallen, leader);
  dashboard.tank = dashboard.tank.filter((place) => place.leader !== leader);
  faction.leaders[leader] = 'gone';
  emit(play, { event: 'leader-gone', side, leader });
}
