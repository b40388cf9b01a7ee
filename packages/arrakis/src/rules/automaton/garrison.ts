import { doNext } from '@sietch/kernel';
import { type ArrakisState, zoneAt } from '../../state.js';
import type { AreaId } from '../../terms.js';

/** A legion has left a settlement: a black and a silver token stay (rulebook: Розміщення жетонів розгортання Харконненів). */
export function garrison(state: ArrakisState, area: AreaId): void {
  if (state.automaton === undefined) return;
  const { settlement, harkonnen } = zoneAt(state, area);
  if (settlement === 0 || harkonnen !== undefined) return;
  doNext(state, { task: 'automaton', act: 'garrison', area });
}
