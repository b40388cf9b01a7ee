import { type ArrakisState, factionOf } from '../../state.js';
import { UNITS, type Unit } from '../../terms.js';

/** Units that stand in for a type: that type, then stronger ones, then weaker ones (rulebook: Дія «Розгортання»). */
export function substitutes(unit: Unit): readonly Unit[] {
  const at = UNITS.indexOf(unit);
  return [unit, ...UNITS.slice(at + 1), ...UNITS.slice(0, at).toReversed()];
}

/** What the supply gives for so many units of a type. */
export function fromStock(state: ArrakisState, unit: Unit, n: number): Partial<Record<Unit, number>> {
  const { supply } = factionOf(state, 'harkonnen');
  const found: Partial<Record<Unit, number>> = {};
  let left = n;
  for (const each of substitutes(unit)) {
    const taken = Math.min(left, supply[each]);
    if (taken > 0) found[each] = taken;
    left -= taken;
  }
  return found;
}

/** Units of any type in the supply. */
export function unitsInStock(state: ArrakisState): number {
  const { supply } = factionOf(state, 'harkonnen');
  return supply.regular + supply.elite + supply.special;
}
