import { doNext, oneOf, sure } from '@sietch/kernel';
import { type AreaSet, both, either, minus, NO_AREA } from '../../content/area-set.js';
import { areaIndex, areasOf, BORDERING, FLIGHT } from '../../content/map.js';
import { anyLegion } from '../../effects/build.js';
import type { Legions } from '../../effects/step.js';
import { type ArrakisPlay, emit, type Sieved } from '../../events.js';
import { type ArrakisState, automatonOf, zoneAt } from '../../state.js';
import type { AutomatonTask } from '../../tasks.js';
import { AIR_ZONE_IDS, type AreaId } from '../../terms.js';
import { startBattle } from '../battle.js';
import { has } from '../legion.js';
import { suits } from '../movement.js';
import { ornithoptersFor } from '../reach.js';
import { isBeside, LEGION_ATTACK, nearestLegion, SIETCH_ATTACK } from './criteria/attack.js';
import { attackedIn, attackerIn, pairOf } from './pair.js';
import { outranks } from './power.js';
import { type Criterion, decide, unfit } from './sift.js';

/** Legions an action may use. */
export function usable(state: ArrakisState, who: Legions): AreaId[] {
  return areasOf(state.where.harkonnen).filter((id) => {
    const zone = zoneAt(state, id);
    return (
      zone.harkonnen !== undefined &&
      suits(state, zone, who) &&
      has(state, 'harkonnen', zone.harkonnen, who.with)
    );
  });
}

/** Does the action ask for any leader, rather than for one by name? */
export function asksForAnyLeader(who: Legions): boolean {
  return who.with === 'leader' && who.that !== true;
}

/** At most one ornithopter is used in a turn. */
export function mayFly(state: ArrakisState, from: AreaId): boolean {
  return !automatonOf(state).flown && ornithoptersFor(state, from).length > 0;
}

const beside = (at: number): AreaSet => sure(BORDERING[at], 'set of areas', at);

/** Legions of an action with what they could reach to attack. */
function within(
  state: ArrakisState,
  who: Legions,
  targets: AreaSet,
  reach: (from: AreaId) => AreaSet,
): string[] {
  return usable(state, who).flatMap((from) =>
    areasOf(both(reach(from), targets)).map((at) => pairOf(from, at)),
  );
}

/** An attacker must have the greater combat power. */
function isStronger(state: ArrakisState, pair: string): boolean {
  return outranks(zoneAt(state, attackerIn(pair)).harkonnen, zoneAt(state, attackedIn(pair)).atreides);
}

/** Sietches within reach, on foot over any border or by an ornithopter (rulebook: Атакуйте січ). */
function sietchesWithin(state: ArrakisState, who: Legions): string[] {
  const { sietches, worms } = state.where;
  return within(state, who, minus(sietches, worms), (from) => {
    const at = areaIndex(from);
    const flight = mayFly(state, from) ? sure(FLIGHT[at], 'set of areas', at) : NO_AREA;
    return either(beside(at), flight);
  });
}

/** Atreides legions outside of sietches; ornithopters are not used (rulebook: Атакуйте легіон). */
function legionsWithin(state: ArrakisState, who: Legions): string[] {
  const { atreides, sietches, worms } = state.where;
  return within(state, who, minus(atreides, either(sietches, worms)), (from) => beside(areaIndex(from)));
}

export function sietchAttacks(state: ArrakisState, who: Legions): string[] {
  return sietchesWithin(state, who).filter((pair) => isStronger(state, pair));
}

export function legionAttacks(state: ArrakisState, who: Legions): string[] {
  return legionsWithin(state, who).filter((pair) => isStronger(state, pair));
}

/** Atreides legions, in a sietch or not, beside a stronger one: targets of artillery, one pair for each. */
export function shellings(state: ArrakisState): string[] {
  const { atreides, worms } = state.where;
  const pairs = within(state, anyLegion, minus(atreides, worms), (from) => beside(areaIndex(from))).filter(
    (pair) => isStronger(state, pair),
  );
  return pairs.filter((pair, i) => pairs.findIndex((other) => attackedIn(other) === attackedIn(pair)) === i);
}

export function mayAttackBy(state: ArrakisState, who: Legions): boolean {
  return sietchAttacks(state, who).length > 0 || legionAttacks(state, who).length > 0;
}

/** A lone sietch is attacked by the nearest legion; among several its rank comes first. */
function sietchCriteria(pairs: readonly string[]): readonly Criterion[] {
  const lone = new Set(pairs.map(attackedIn)).size === 1;
  return lone ? [nearestLegion, ...SIETCH_ATTACK] : SIETCH_ATTACK;
}

type Within = (state: ArrakisState, who: Legions) => readonly string[];

/** Why some who are near enough do not attack: they lack a leader the action asks for, or the greater power. */
function kept({ state, silent }: ArrakisPlay, who: Legions, near: Within): readonly Sieved[] {
  if (silent) return [];
  const pairs = near(state, who);
  const leaderless = asksForAnyLeader(who)
    ? near(state, anyLegion).filter((pair) => !pairs.includes(pair))
    : [];
  return [
    ...unfit('with-leader', leaderless),
    ...unfit(
      'stronger',
      pairs.filter((pair) => !isStronger(state, pair)),
    ),
  ];
}

/** Nobody attacks, though somebody is near enough. */
function tellNone(
  play: ArrakisPlay,
  purpose: 'attack-sietch' | 'attack-legion',
  steps: readonly Sieved[],
): void {
  if (steps.length > 0) emit(play, { event: 'criteria', purpose, steps, left: [] });
}

/** Why there is no attack at all. */
export function tellNoAttack(play: ArrakisPlay, who: Legions): void {
  tellNone(play, 'attack-sietch', kept(play, who, sietchesWithin));
  tellNone(play, 'attack-legion', kept(play, who, legionsWithin));
}

/** A sietch if possible, else a legion. */
export function attack(play: ArrakisPlay, task: AutomatonTask<'attack'>): void {
  const { state } = play;
  const { who, terms } = task;
  const sietches = sietchAttacks(state, who);
  const sietchesKept = kept(play, who, sietchesWithin);
  if (sietches.length === 0 && task.picked === undefined) tellNone(play, 'attack-sietch', sietchesKept);
  const pair =
    sietches.length > 0
      ? decide(play, task, 'attack-sietch', sietches, sietchCriteria(sietches), sietchesKept)
      : decide(
          play,
          task,
          'attack-legion',
          legionAttacks(state, who),
          LEGION_ATTACK,
          kept(play, who, legionsWithin),
        );
  if (pair !== undefined)
    doNext(state, {
      task: 'automaton',
      act: 'strike',
      from: attackerIn(pair),
      at: attackedIn(pair),
      terms,
    });
}

/** An ornithopter is used only if the attack is not possible without one. */
export function strike(play: ArrakisPlay, task: AutomatonTask<'strike'>): void {
  const { state } = play;
  const { from, at, terms } = task;
  if (isBeside(from, at)) return startBattle(play, 'harkonnen', from, at, terms, undefined);
  const zone = decide(play, task, 'attack-ornithopter', ornithoptersFor(state, from));
  if (zone === undefined) return;
  automatonOf(state).flown = true;
  startBattle(play, 'harkonnen', from, at, terms, oneOf(AIR_ZONE_IDS, zone));
}
