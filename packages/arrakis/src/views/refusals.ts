import type { Reason, Refusal } from '@sietch/kernel';
import { planningCard, prescienceCard } from '../content/catalog.js';
import { LEADERS } from '../content/leaders.js';
import type { DecisionOf } from '../decisions.js';
import { isMet, mayClaim } from '../rules/claims.js';
import { scoutZones } from '../rules/free-actions.js';
import { has, leadersIn, legionAreas, unitsIn } from '../rules/legion.js';
import { isHeld, movable, suits } from '../rules/movement.js';
import { isPossible } from '../rules/possible.js';
import { canAttack, canMove } from '../rules/reach.js';
import { inTank } from '../rules/tank.js';
import { actionsOf, desertPowerOpen, spendable, unusedDice } from '../rules/turn.js';
import { type ArrakisState, zoneAt } from '../state.js';
import { AIR_ZONE_IDS, type AreaId, RESULTS, type Side } from '../terms.js';

/** Why the things the asked seat might want to choose cannot be chosen. */
export function refusals(state: ArrakisState): Refusal[] {
  const { decision } = state;
  if (decision === undefined) return [];
  switch (decision.kind) {
    case 'turn':
      return [
        ...refusedDice(state, decision.side),
        ...refusedCards(state, decision.side),
        ...refusedPower(state, decision.side),
        ...refusedClaims(state, decision.side),
        ...refusedScouting(state, decision.side),
      ];
    case 'action':
      return [...refusedActions(state, decision), ...refusedLeaders(state, decision.side)];
    case 'move-legion':
      return refusedMovers(state, decision);
    case 'attack-with':
      return refusedAttackers(state, decision);
    case 'combat-cards':
    case 'discard':
    case 'play-card':
      return refusedCards(state, decision.side);
    default:
      return [];
  }
}

const refusal = (ref: string, reason: Reason): Refusal => ({ ref, reason });

function refusedDice(state: ArrakisState, side: Side): Refusal[] {
  const open = spendable(state, side);
  const { dice } = state.factions[side];
  return RESULTS.filter((result) => !open.includes(result)).map((result) =>
    refusal(`die:${result}`, { code: dice[result] > 0 ? 'other-die-forced' : 'no-die' }),
  );
}

function refusedCards(state: ArrakisState, side: Side): Refusal[] {
  const cards = [...new Set(state.factions[side].hand)];
  const noDie = state.decision?.kind === 'turn' && spendable(state, side).length === 0;
  return cards.flatMap((id) => {
    if (planningCard(id).freeAction !== undefined) return refusal(`card:${id}`, { code: 'free-action-only' });
    return noDie ? refusal(`card:${id}`, { code: 'no-die' }) : [];
  });
}

function refusedPower(state: ArrakisState, side: Side): Refusal[] {
  if (side !== 'atreides' || desertPowerOpen(state, side)) return [];
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

function refusedActions(state: ArrakisState, { side, result }: DecisionOf<'action'>): Refusal[] {
  return Object.entries(actionsOf(side, result))
    .filter(([, step]) => !isPossible(state, side, step))
    .map(([name]) => refusal(`action:${name}`, { code: 'no-effect' }));
}

function refusedLeaders(state: ArrakisState, side: Side): Refusal[] {
  const { leaders } = state.factions[side];
  return LEADERS.filter((leader) => leader.side === side && leader.special !== undefined).flatMap(
    ({ id }) => {
      if (inTank(state, side, id)) return refusal(`leader:${id}`, { code: 'in-tank' });
      if (leaders[id] === 'spent') return refusal(`leader:${id}`, { code: 'spent' });
      return leaders[id] === 'reserve' ? refusal(`leader:${id}`, { code: 'not-in-play' }) : [];
    },
  );
}

function refusedMovers(state: ArrakisState, decision: DecisionOf<'move-legion'>): Refusal[] {
  const { side, who, again } = decision;
  return legionAreas(state, side).flatMap((area) => {
    const figures = movable(state, side, area, again);
    const legion = zoneAt(state, area)[side];
    if (unitsIn(figures) === 0) return refusal(`area:${area}`, { code: 'has-moved' });
    if (!suits(state, area, who)) return refusal(`area:${area}`, { code: 'other-legion' });
    if (legion !== undefined && isHeld(state, side, legion))
      return refusal(`area:${area}`, { code: 'paul-held' });
    const lacking = lacks(state, side, area, who.with);
    if (lacking !== undefined) return refusal(`area:${area}`, lacking);
    return canMove(state, side, area, again) ? [] : refusal(`area:${area}`, { code: 'no-way' });
  });
}

function refusedAttackers(state: ArrakisState, decision: DecisionOf<'attack-with'>): Refusal[] {
  const { side, who } = decision;
  return legionAreas(state, side).flatMap((area) => {
    const legion = zoneAt(state, area)[side];
    if (!suits(state, area, who)) return refusal(`area:${area}`, { code: 'other-legion' });
    if (legion !== undefined && isHeld(state, side, legion))
      return refusal(`area:${area}`, { code: 'paul-held' });
    const lacking = lacks(state, side, area, who.with);
    if (lacking !== undefined) return refusal(`area:${area}`, lacking);
    return canAttack(state, side, area) ? [] : refusal(`area:${area}`, { code: 'no-target' });
  });
}

function lacks(
  state: ArrakisState,
  side: Side,
  area: AreaId,
  what: DecisionOf<'attack-with'>['who']['with'],
): Reason | undefined {
  const figures = movable(state, side, area);
  if (has(state, side, figures, what)) return undefined;
  if (what === 'special') return { code: 'needs-special' };
  return leadersIn(figures) === 0 || what === 'leader' ? { code: 'needs-leader' } : { code: 'other-legion' };
}
