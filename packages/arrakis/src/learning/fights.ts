import { numberOf, sure, type Trait } from '@sietch/kernel';
import { areaIndex } from '../content/map.js';
import { type Assault, assault, strengthOf } from '../pricing/strength.js';
import { hasSettlement } from '../rules/area.js';
import { type ArrakisState, cardsInHand, legionIn, type Zone } from '../state.js';
import { type AreaId, enemyOf, type Side } from '../terms.js';
import { type Situation, say } from './situation.js';

const OF = {
  odds: numberOf('odds'),
  prize: numberOf('prize-by-odds'),
  losses: numberOf('losses'),
  hand: numberOf('odds-by-hand'),
  against: numberOf('odds-of-the-enemy'),
} as const;

/** What can be said of an attack before it begins. */
export function sayAttack(now: Situation, act: number, from: AreaId, at: AreaId, said: Trait[]): void {
  const { state, side, kind } = now;
  sayFight(now, kind ^ act, expected(state, side, from, at), rankSeen(zoneOf(state, at), side), said);
}

/** The same of a battle that is being fought, to go on with it or not. */
export function sayBattle(now: Situation, act: number, said: Trait[]): void {
  const { state, side, kind } = now;
  const { battle } = state;
  if (battle === undefined) return;
  const { attacker, from, at } = battle;
  const question = kind ^ act;
  sayFight(now, question, expected(state, attacker, from, at), rankSeen(zoneOf(state, at), attacker), said);
  say(said, OF.against, question, attacker === side ? 1 : 0, battle.round);
}

function sayFight(
  now: Situation,
  question: number,
  { odds, losses }: Assault,
  rank: number,
  said: Trait[],
): void {
  const chance = Math.round(8 * odds);
  say(said, OF.odds, question, chance);
  say(said, OF.prize, question, rank, chance);
  say(said, OF.losses, question, Math.min(6, Math.round(losses)), chance > 4 ? 1 : 0);
  say(said, OF.hand, question, now.hand, Math.round(4 * odds));
}

function expected(state: ArrakisState, attacker: Side, from: AreaId, at: AreaId): Assault {
  const defended = zoneOf(state, at);
  const defender = enemyOf(attacker);
  const rank = hasSettlement(defended, defender) ? Math.max(1, rankSeen(defended, attacker)) : 0;
  const cards = Math.min(2, cardsInHand(state, attacker) / 3);
  return assault(
    strengthOf(legionIn(zoneOf(state, from), attacker)),
    cards,
    strengthOf(legionIn(defended, defender)),
    rank,
  );
}

/** What the attacker knows of the rank: an unseen one is 2 on the average. */
function rankSeen(zone: Zone, attacker: Side): number {
  if (attacker === 'atreides') return zone.settlement;
  return zone.sietch > 0 && !zone.sietchShown ? 2 : zone.sietch;
}

function zoneOf(state: ArrakisState, id: AreaId): Zone {
  return sure(state.areas[areaIndex(id)], 'area', id);
}
