import type { Reason, Refusal } from '@sietch/kernel';
import { NAMED_LEADERS, planningCard, prescienceCard } from '../content/catalog.js';
import { DASHBOARDS } from '../content/dashboards.js';
import { LEADERS } from '../content/leaders.js';
import { desertPowerOpen, spendable } from '../rules/acting.js';
import { isMet, mayClaim } from '../rules/claims.js';
import { unusedDice } from '../rules/dice.js';
import { scoutZones } from '../rules/free-actions.js';
import { areaOfLeader } from '../rules/legion.js';
import { hasEffect, isPossible } from '../rules/possible.js';
import { inTank } from '../rules/tank.js';
import { type Action, actionsOf, DESERT_POWER, specialsFor } from '../rules/turn.js';
import { type ArrakisState, actingDashboard, type Dashboard, dashboardOf } from '../state.js';
import { AIR_ZONE_IDS, type LeaderId, RESULTS, type Side } from '../terms.js';
import {
  refusedAttackers,
  refusedDestinations,
  refusedLegions,
  refusedMovers,
  refusedSettlements,
  refusedTargets,
} from './refused-areas.js';
import { refusedBySector } from './refused-by-sector.js';

/** Why the things the asked seat might want to choose cannot be chosen. */
export function refusals(state: ArrakisState): Refusal[] {
  const { decision } = state;
  if (decision === undefined) return [];
  switch (decision.kind) {
    case 'turn':
      return [
        ...refusedDice(state, decision.side),
        ...refusedCards(state, decision.side, actingDashboard(state, decision.side)),
        ...refusedPower(state, decision.side),
        ...refusedClaims(state, decision.side),
        ...refusedScouting(state, decision.side),
        ...refusedLegions(state, decision.side),
      ];
    case 'action':
      return [
        ...refusedSteps(
          state,
          decision.side,
          actionsOf(state, decision.side, decision.result, decision.specials),
        ),
        ...refusedLeaders(
          state,
          decision.side,
          decision.specials ? specialsFor(state, decision.side, decision.result) : [],
        ),
      ];
    case 'move-legion':
      return refusedMovers(state, decision);
    case 'move-to':
      return refusedDestinations(state, decision);
    case 'attack-with':
      return refusedAttackers(state, decision);
    case 'attack-target':
      return refusedTargets(state, decision);
    case 'desert-power':
      return [
        ...refusedSteps(state, decision.side, DESERT_POWER),
        ...refusedLeaders(
          state,
          decision.side,
          decision.special ? specialsFor(state, decision.side, 'desert-power') : [],
        ),
      ];
    case 'area':
    case 'spot':
      return refusedBySector(state, decision);
    case 'recruit':
    case 'muster':
      return refusedSettlements(state, decision.side);
    case 'muster-leader':
    case 'place-leader':
      return refusedFigures(state, decision.side, decision.kind === 'muster-leader' || decision.deploy);
    case 'combat-cards':
    case 'discard':
      return refusedCards(state, decision.side, dashboardOf(state, decision.side, decision.dashboard));
    case 'play-card':
      return refusedCards(state, decision.side, actingDashboard(state, decision.side));
    default:
      return [];
  }
}

const refusal = (ref: string, reason: Reason): Refusal => ({ ref, reason });

function refusedDice(state: ArrakisState, side: Side): Refusal[] {
  const open = spendable(state, side);
  const { id, dice } = actingDashboard(state, side);
  return RESULTS.filter((result) => DASHBOARDS[id].slots[result] > 0 && !open.includes(result)).map(
    (result) => refusal(`die:${id}:${result}`, { code: dice[result] > 0 ? 'other-die-forced' : 'no-die' }),
  );
}

function refusedCards(state: ArrakisState, side: Side, { hand }: Dashboard): Refusal[] {
  const cards = [...new Set(hand)];
  const noDie = state.decision?.kind === 'turn' && spendable(state, side).length === 0;
  return cards.flatMap((id) => {
    if (planningCard(id).freeAction !== undefined) return refusal(`card:${id}`, { code: 'free-action-only' });
    return noDie ? refusal(`card:${id}`, { code: 'no-die' }) : [];
  });
}

function refusedPower(state: ArrakisState, side: Side): Refusal[] {
  if (side !== 'atreides' || desertPowerOpen(state, side)) return [];
  if (!DASHBOARDS[actingDashboard(state, side).id].desertPower)
    return [refusal('action:desert-power', { code: 'partners' })];
  const missing = unusedDice(state, 'atreides') - unusedDice(state, 'harkonnen') + 1;
  return [refusal('action:desert-power', { code: 'not-fewer-dice', missing })];
}

function refusedClaims(state: ArrakisState, side: Side): Refusal[] {
  if (side !== 'atreides') return [];
  return state.shown.flatMap(({ id }) => {
    const card = prescienceCard(id);
    if (!mayClaim(state)) return refusal(`prescience:${id}`, { code: 'two-claimed' });
    if (card.phase === 'end-of-round') return refusal(`prescience:${id}`, { code: 'end-of-round' });
    return isMet(state, card.requires) ? [] : refusal(`prescience:${id}`, { code: 'condition' });
  });
}

function refusedScouting(state: ArrakisState, side: Side): Refusal[] {
  if (side !== 'harkonnen' || scoutZones(state).length > 0) return [];
  if (state.bans.includes('spacing-guild'))
    return [refusal('action:scout', { code: 'ban', of: 'spacing-guild' })];
  const ornithopter = AIR_ZONE_IDS.some((zone) => state.air[zone] === 'ornithopter');
  return [refusal('action:scout', { code: ornithopter ? 'nothing-hidden' : 'no-ornithopter' })];
}

function refusedSteps(state: ArrakisState, side: Side, actions: readonly Action[]): Refusal[] {
  return actions
    .filter(({ step }) => !isPossible(state, side, step))
    .map(({ name, step }) =>
      refusal(`action:${name}`, { code: step.do === 'attack' ? 'no-target' : 'no-effect' }),
    );
}

/** A special action needs its card ready, its leader out of the tank, and the result it lies on. */
function refusedLeaders(state: ArrakisState, side: Side, offered: readonly LeaderId[]): Refusal[] {
  const { leaders } = state.factions[side];
  const { forces } = DASHBOARDS[actingDashboard(state, side).id];
  return LEADERS.filter((leader) => leader.side === side && leader.special !== undefined).flatMap(
    ({ id, cell, force, special = [] }) => {
      const ref = `leader:${id}`;
      if (leaders[id] === 'gone' || offered.includes(id)) return [];
      if (!forces.includes(force)) return refusal(ref, { code: 'partners' });
      if (inTank(state, side, id)) return refusal(ref, { code: 'in-tank' });
      if (leaders[id] === 'spent') return refusal(ref, { code: 'spent' });
      if (leaders[id] === 'reserve') return refusal(ref, { code: 'not-in-play' });
      if (!hasEffect(state, side, special)) return refusal(ref, { code: 'no-effect' });
      return refusal(ref, { code: 'other-result', ...(cell === undefined ? {} : { of: cell }) });
    },
  );
}

/** Named leaders who cannot be put on the board: deploying takes only those set aside. */
function refusedFigures(state: ArrakisState, side: Side, deploy: boolean): Refusal[] {
  const { leaders } = state.factions[side];
  return NAMED_LEADERS[side].flatMap((id) => {
    const ref = `figure:${id}`;
    if (leaders[id] === 'gone') return [];
    if (leaders[id] === 'reserve') return refusal(ref, { code: 'not-in-play' });
    if (inTank(state, side, id)) return refusal(ref, { code: 'in-tank' });
    if (state.paulHeld && id.startsWith('paul-')) return refusal(ref, { code: 'paul-held' });
    const onBoard = areaOfLeader(state, side, id) !== undefined;
    return deploy && onBoard ? refusal(ref, { code: 'on-board' }) : [];
  });
}
