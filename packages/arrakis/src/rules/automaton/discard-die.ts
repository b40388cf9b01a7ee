import { type ArrakisPlay, emit } from '../../events.js';
import { factionOf } from '../../state.js';
import type { Result } from '../../terms.js';

/** An unused die of the Atreides is lost. */
export function discardAtreidesDie(play: ArrakisPlay, result: Result): void {
  const owner = factionOf(play.state, 'atreides').dashboards.find(({ dice }) => dice[result] > 0);
  if (owner === undefined) return;
  owner.dice[result]--;
  owner.used++;
  emit(play, { event: 'die-discarded', side: 'atreides', result });
}
