import { type Choice, isOneOf } from '@sietch/kernel';
import { areaIndex } from '../content/map.js';
import type { Decision, DecisionKind, DecisionOf } from '../decisions.js';
import { hasSettlement } from '../rules/area.js';
import { legionOf } from '../rules/battle.js';
import { type ArrakisState, battleOf, cardsInHand, zoneAt } from '../state.js';
import { type AreaId, enemyOf, type Side, UNITS } from '../terms.js';
import { assaultGoals } from './atreides.js';
import { guardWorth } from './guard.js';
import { raidGoals } from './harkonnen.js';
import { bestOpening, type Opening, openingsOf } from './openings.js';
import { promises, shunnedBy } from './outlook.js';
import { UNKNOWN_OBJECTIVE } from './progress.js';
import { type Assault, assault, strengthOf } from './strength.js';
import { survey } from './survey.js';

/** Questions that stand between actions: the position can be judged. */
const BETWEEN: readonly DecisionKind[] = ['actor', 'turn', 'turn-end', 'cone'];

/** What nobody should do without thinking about it. */
const OPTIONAL: readonly DecisionKind[] = ['play-card', 'shift-down', 'atomics', 'guerrilla', 'lower-power'];

/** How a plain player goes on with an action or a battle that has been begun; `undefined` if there is none. */
export function carryOn(state: ArrakisState): ((choices: readonly Choice[]) => number) | undefined {
  const { decision } = state;
  if (decision === undefined || state.phase !== 'actions' || BETWEEN.includes(decision.kind))
    return undefined;
  return (choices) =>
    choices.length === 1 ? 0 : (plainly(state, decision, choices) ?? first(state, decision, choices));
}

function plainly(state: ArrakisState, decision: Decision, choices: readonly Choice[]): number | undefined {
  const { side } = decision;
  const verb = (wanted: string) => indexOf(choices, (choice) => choice.verb === wanted);
  switch (decision.kind) {
    case 'move-legion':
    case 'move-to':
      return mostPromising(state, side, choices);
    case 'move-group':
      return leavesMuch(state, side, decision.from) ? verb('part') : verb('all');
    case 'move-part':
      return choices.length - (isLastUnit(decision) ? 2 : 1);
    case 'attack-with':
      return attacker(state, side, choices);
    case 'attack-target':
      return target(state, decision, choices);
    case 'combat-cards':
      return wantsCard(state, side) ? 0 : verb('done');
    case 'continue':
      return expected(state).odds >= EVEN ? verb('continue') : verb('cease');
    case 'retreat':
      return isDoomed(state) ? verb('retreat') : verb('stand');
    default:
      return OPTIONAL.includes(decision.kind) ? (verb('skip') ?? verb('done')) : undefined;
  }
}

/** The first that throws nothing away. */
function first(state: ArrakisState, { side }: Decision, choices: readonly Choice[]): number {
  const shunned = shunnedBy(state, side);
  return indexOf(choices, (choice) => !shunned(choice)) ?? 0;
}

function indexOf(choices: readonly Choice[], is: (choice: Choice) => boolean): number | undefined {
  const at = choices.findIndex(is);
  return at < 0 ? undefined : at;
}

/** What was picked is not put back, even if no way is a good one. */
function mostPromising(state: ArrakisState, side: Side, choices: readonly Choice[]): number | undefined {
  const promised = promises(state, side, choices) ?? [];
  const shunned = shunnedBy(state, side);
  let best: number | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [i, choice] of choices.entries()) {
    const worth = promised[i] ?? 0;
    if (worth > highest && !shunned(choice)) [best, highest] = [i, worth];
  }
  return best;
}

/** Of a legion that is divided one unit stays behind, of the plainest kind. */
function isLastUnit({ kinds }: DecisionOf<'move-part'>): boolean {
  const [kind, ...others] = kinds;
  return isOneOf(UNITS, kind) && !others.some((other) => isOneOf(UNITS, other));
}

/** So much is worth a garrison. */
const MUCH = 0.5;

/** Would an enemy walk into the settlement a legion leaves? */
function leavesMuch(state: ArrakisState, side: Side, from: AreaId): boolean {
  const zone = zoneAt(state, from);
  if (!hasSettlement(zone, side)) return false;
  const seen = survey(state);
  const goals =
    side === 'atreides' ? raidGoals(state, seen, true) : assaultGoals(state, seen, UNKNOWN_OBJECTIVE);
  const goal = goals.find(({ at }) => at === areaIndex(from));
  return goal !== undefined && guardWorth(goal, seen[enemyOf(side)], strengthOf(zone[side])) > MUCH;
}

function openings(state: ArrakisState, side: Side): readonly Opening[] {
  return openingsOf(state, survey(state), side, side);
}

/** The legion with the best attack, if any promises something. */
function attacker(state: ArrakisState, side: Side, choices: readonly Choice[]): number | undefined {
  const from = new Set(choices.flatMap(({ where }) => (where === undefined ? [] : [areaIndex(where)])));
  const best = bestOpening(openings(state, side), (opening) => from.has(opening.from));
  return best === undefined || best.gain <= 0
    ? indexOf(choices, ({ verb }) => verb === 'skip')
    : indexOf(choices, ({ where }) => where !== undefined && areaIndex(where) === best.from);
}

function target(
  state: ArrakisState,
  { side, from }: DecisionOf<'attack-target'>,
  choices: readonly Choice[],
): number | undefined {
  const start = areaIndex(from);
  const best = bestOpening(openings(state, side), (opening) => opening.from === start);
  return indexOf(choices, ({ where }) => where !== undefined && areaIndex(where) === best?.at);
}

/** As many cards go into a battle as `Goal.cards` says. */
function wantsCard(state: ArrakisState, side: Side): boolean {
  const spent = battleOf(state).cards[side];
  return spent < Math.min(2, Math.floor((cardsInHand(state, side) + spent) / 3));
}

/** Battles are gone on with that are as likely to be won as lost. */
const EVEN = 0.5;

function expected(state: ArrakisState): Assault {
  const battle = battleOf(state);
  const { attacker, at } = battle;
  const defender = enemyOf(attacker);
  const zone = zoneAt(state, at);
  const rank = defender === 'harkonnen' ? zone.settlement : zone.sietch;
  return assault(
    strengthOf(legionOf(state, battle, attacker)),
    0,
    strengthOf(legionOf(state, battle, defender)),
    rank,
  );
}

/** A settlement is defended to the last. */
function isDoomed(state: ArrakisState): boolean {
  const { attacker, at } = battleOf(state);
  return !hasSettlement(zoneAt(state, at), enemyOf(attacker)) && expected(state).odds > EVEN;
}
