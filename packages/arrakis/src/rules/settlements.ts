import { reveal } from '@sietch/kernel';
import { type ArrakisPlay, emit } from '../events.js';
import { zoneAt } from '../state.js';
import { type AreaId, MARKERS, type Side } from '../terms.js';
import { sietchDestroyed } from './automaton/tactics.js';
import { setSettlement, setSietch } from './board.js';
import { gainSupremacy, movePrescience } from './tracks.js';
import { objectiveMet, win } from './victory.js';

/** A victorious legion has moved in (rulebook: Знищення поселень). */
export function destroySettlement(play: ArrakisPlay, by: Side, area: AreaId): void {
  const { state } = play;
  const zone = zoneAt(state, area);
  if (by === 'harkonnen') {
    const rank = zone.sietch;
    if (rank === 0) return;
    if (!zone.sietchShown) reveal(play);
    setSietch(state, area, 0, false);
    state.sietchesLost.push(rank);
    emit(play, { event: 'settlement-destroyed', area, rank });
    gainSupremacy(play, rank, `sietch:${area}`);
    if (state.winner === undefined) sietchDestroyed(play, area);
    return;
  }
  const rank = zone.settlement;
  if (rank === 0) return;
  setSettlement(state, area, 0);
  emit(play, { event: 'settlement-destroyed', area, rank });
  for (const marker of MARKERS) movePrescience(play, marker, rank, `settlement:${area}`);
  if (state.options.arrakeenEndsGame && area === 'arrakeen' && objectiveMet(state)) win(play, 'atreides');
}
