import { catalogOf } from '../../../content/catalog.js';
import { total } from '../../../effects/walk.js';
import type { ImperiumState } from '../../../state.js';
import type { SpaceId } from '../../../terms.js';

/** What a maker space gives without its bonus: so much spice, or so many sandworms to whoever has maker hooks. */
export function makerOf(
  state: ImperiumState,
  space: SpaceId,
): { readonly spice: number; readonly worms: number } {
  const { effects } = catalogOf(state).space(space).ways[0];
  const count = (kind: 'harvest' | 'summon'): number =>
    effects.reduce(
      (sum, effect) => sum + total(effect, (part) => (part.do === kind && 'n' in part ? part.n : 0)),
      0,
    );
  return { spice: count('harvest'), worms: count('summon') };
}

/** The one with the most bonus spice, at least 1; of equal ones that with more spice of its own. */
export function mostBonusSpice(state: ImperiumState, among: readonly SpaceId[]): SpaceId | undefined {
  const bonus = (id: SpaceId): number => state.makers[id] ?? 0;
  const [best] = among
    .filter((id) => bonus(id) > 0)
    .sort((a, b) => bonus(b) - bonus(a) || makerOf(state, b).spice - makerOf(state, a).spice);
  return best;
}
