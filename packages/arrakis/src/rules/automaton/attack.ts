import { doNext, oneOf, sure } from '@sietch/kernel';
import { type AreaSet, both, either, minus, NO_AREA } from '../../content/area-set.js';
import { areaIndex, areasOf, BORDERING, FLIGHT } from '../../content/map.js';
import { anyLegion } from '../../effects/build.js';
import type { Legions } from '../../effects/step.js';
import type { ArrakisPlay } from '../../events.js';
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
import { type Criterion, decide } from './sift.js';

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

/** At most one ornithopter is used in a turn. */
export function mayFly(state: ArrakisState, from: AreaId): boolean {
  return !automatonOf(state).flown && ornithoptersFor(state, from).length > 0;
}

const beside = (at: number): AreaSet => sure(BORDERING[at], 'set of areas', at);

function pairsOf(
  state: ArrakisState,
  who: Legions,
  targets: AreaSet,
  reach: (from: AreaId) => AreaSet,
): string[] {
  return usable(state, who).flatMap((from) =>
    areasOf(both(reach(from), targets))
      .filter((at) => outranks(zoneAt(state, from).harkonnen, zoneAt(state, at).atreides))
      .map((at) => pairOf(from, at)),
  );
}

/** Sietches a stronger legion reaches, on foot over any border or by an ornithopter (rulebook: Атакуйте січ). */
export function sietchAttacks(state: ArrakisState, who: Legions): string[] {
  const { sietches, worms } = state.where;
  return pairsOf(state, who, minus(sietches, worms), (from) => {
    const at = areaIndex(from);
    const flight = mayFly(state, from) ? sure(FLIGHT[at], 'set of areas', at) : NO_AREA;
    return either(beside(at), flight);
  });
}

/** Atreides legions outside of sietches beside a stronger one; ornithopters are not used (rulebook: Атакуйте легіон). */
export function legionAttacks(state: ArrakisState, who: Legions): string[] {
  const { atreides, sietches, worms } = state.where;
  return pairsOf(state, who, minus(atreides, either(sietches, worms)), (from) => beside(areaIndex(from)));
}

/** Atreides legions, in a sietch or not, beside a stronger one: targets of artillery, one pair for each. */
export function shellings(state: ArrakisState): string[] {
  const { atreides, worms } = state.where;
  const pairs = pairsOf(state, anyLegion, minus(atreides, worms), (from) => beside(areaIndex(from)));
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

/** A sietch if possible, else a legion. */
export function attack(play: ArrakisPlay, task: AutomatonTask<'attack'>): void {
  const { state } = play;
  const { who, terms } = task;
  const sietches = sietchAttacks(state, who);
  const pair =
    sietches.length > 0
      ? decide(play, task, 'attack-sietch', sietches, sietchCriteria(sietches))
      : decide(play, task, 'attack-legion', legionAttacks(state, who), LEGION_ATTACK);
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
