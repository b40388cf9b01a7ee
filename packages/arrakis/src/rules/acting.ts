import { DASHBOARDS } from '../content/dashboards.js';
import { type ArrakisState, actingDashboard, type Dashboard, factionOf } from '../state.js';
import type { Result, Side } from '../terms.js';
import { hasDie, unusedDice } from './dice.js';
import { isInPlay } from './leaders.js';

/** Own dice that whoever acts may spend now; Truthtrance leaves the Harkonnen one result. */
export function spendable(state: ArrakisState, side: Side): Result[] {
  return spendableOn(state, side, actingDashboard(state, side));
}

function spendableOn(state: ArrakisState, side: Side, { dice }: Dashboard): Result[] {
  const { forced } = state;
  if (side === 'harkonnen' && forced !== undefined && hasDie(state, side, forced))
    return dice[forced] > 0 ? [forced] : [];
  const found: Result[] = [];
  if (dice.leadership > 0) found.push('leadership');
  if (dice.strategy > 0) found.push('strategy');
  if (dice.deployment > 0) found.push('deployment');
  if (dice.mentat > 0) found.push('mentat');
  if (dice.house > 0) found.push('house');
  return found;
}

/** Desert Power is open while the Atreides have fewer unused dice, those of partners added up. */
export function desertPowerOpen(state: ArrakisState, side: Side): boolean {
  return side === 'atreides' && isDesertPowerOpenTo(state, actingDashboard(state, side));
}

function isDesertPowerOpenTo(state: ArrakisState, { id }: Dashboard): boolean {
  return unusedDice(state, 'atreides') < unusedDice(state, 'harkonnen') && DASHBOARDS[id].desertPower;
}

/** Partners who can take the turn: with a die of their own, or with Desert Power. */
export function ableToAct(state: ArrakisState, side: Side): readonly Dashboard[] {
  return factionOf(state, side).dashboards.filter(
    (dashboard) =>
      spendableOn(state, side, dashboard).length > 0 ||
      (side === 'atreides' && isDesertPowerOpenTo(state, dashboard)),
  );
}

/** Somebody who may hold Hawat's Scheming is asked every time, whether the cards are there or not. */
export function mayScheme(state: ArrakisState, { id, hand }: Dashboard): boolean {
  if (hand.length < 2 || !isInPlay(state, 'harkonnen', 'thufir-hawat')) return false;
  return DASHBOARDS[id].forces.includes('house-harkonnen');
}

/** The partner of whoever acts. */
export function partnerOf(state: ArrakisState, side: Side, { id }: Dashboard): Dashboard | undefined {
  return factionOf(state, side).dashboards.find((other) => other.id !== id);
}
