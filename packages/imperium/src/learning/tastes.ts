import type { Choice } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { ImperiumState } from '../state.js';

/** What a choice is to the taste of: fights, cards, spice, or the friendship of somebody. */
export function tastes(state: ImperiumState, { verb, what, where }: Choice): readonly string[] {
  if (verb === 'acquire') return ['market'];
  if (verb === 'deploy') return ['combat'];
  if (verb === 'agent' && where !== undefined) {
    const { faction, combat, maker } = catalogOf(state).space(where);
    return [
      ...(faction === undefined ? [] : [faction]),
      ...(combat ? ['combat'] : []),
      ...(maker ? ['spice'] : []),
    ];
  }
  return what !== undefined && catalogOf(state).tracks.some((track) => track === what) ? [what] : [];
}
