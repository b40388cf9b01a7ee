import { doNext } from '@sietch/kernel';
import { both, either } from '../content/area-set.js';
import { SANDWORM_FIGURES } from '../content/figures.js';
import { areasOf } from '../content/map.js';
import type { ArrakisPlay } from '../events.js';
import { answering } from '../participants.js';
import { setPhase } from './round.js';
import { appear, stormAreas } from './sandworms.js';
import { callingAreas, placeWormsign, reshuffleWormsigns, returnWormsigns, turnOver } from './wormsigns.js';

/** Phase 3, by the Atreides: wormsigns, then storms (rulebook: Фаза 3). */
export function hazardPhase(play: ArrakisPlay): void {
  const { state } = play;
  setPhase(play, 'hazards');
  const { signs, atreides, worms } = state.where;
  const stale = areasOf(both(signs, either(atreides, worms)));
  if (stale.length > 0) returnWormsigns(play, stale);
  doNext(
    state,
    { task: 'hazard', stage: 'place' },
    { task: 'hazard', stage: 'reveal' },
    { task: 'hazard', stage: 'storms' },
    { task: 'phase-end', next: 'spice' },
  );
}

/** If the supply is short, the Atreides choose the areas. */
export function placeHazards(play: ArrakisPlay): void {
  const { state } = play;
  const areas = areasOf(callingAreas(state));
  if (areas.length <= state.signSupply.length) for (const area of areas) placeWormsign(play, area);
  else if (state.signSupply.length > 0) {
    state.agenda.push({ task: 'hazard', stage: 'place' });
    state.decision = { kind: 'hazard-area', seats: answering(state, 'atreides'), side: 'atreides' };
  }
}

/** All wormsigns on the board are turned over; of more than four sandworms the Atreides choose four. */
export function revealHazards(play: ArrakisPlay): void {
  const { state } = play;
  const areas = areasOf(state.where.signs).filter((area) => turnOver(play, area));
  reshuffleWormsigns(state);
  if (areas.length === 0) return;
  doNext(state, { task: 'appear' });
  appear(state, areas);
  if (areas.length > SANDWORM_FIGURES) doNext(state, { task: 'limit-worms' });
}

/** Drops areas one by one until there are figures for all. */
export function limitWorms(play: ArrakisPlay): void {
  const { state } = play;
  if ((state.appearance?.pending.length ?? 0) <= SANDWORM_FIGURES) return;
  state.agenda.push({ task: 'limit-worms' });
  state.decision = { kind: 'drop-worm', seats: answering(state, 'atreides'), side: 'atreides' };
}

export function startStorms(play: ArrakisPlay): void {
  doNext(play.state, ...stormAreas(play.state).map((area) => ({ task: 'storm' as const, area })));
}
