import { enqueue } from '@sietch/kernel';
import { SANDWORM_FIGURES } from '../content/figures.js';
import type { ArrakisPlay } from '../events.js';
import { type ArrakisState, seatsOf } from '../state.js';
import type { AreaId } from '../terms.js';
import { areasWhere, hasTerrain } from './area.js';
import { setPhase } from './round.js';
import { appear, stormAreas } from './sandworms.js';
import { areasWithSigns, placeWormsign, reshuffleWormsigns, returnWormsigns, turnOver } from './wormsigns.js';

/** Phase 3, by the Atreides: wormsigns, then storms (rulebook: Фаза 3). */
export function hazardPhase(play: ArrakisPlay): void {
  const { state } = play;
  setPhase(play, 'hazards');
  const stale = areasWhere(
    state,
    (zone) => zone.sign !== undefined && (zone.atreides !== undefined || zone.worm !== undefined),
  );
  if (stale.length > 0) returnWormsigns(play, stale);
  enqueue(
    state,
    { task: 'hazard', stage: 'place' },
    { task: 'hazard', stage: 'reveal' },
    { task: 'hazard', stage: 'storms' },
    { task: 'phase-end', next: 'spice' },
  );
}

/** Desert areas that call for a wormsign. */
export function callingAreas(state: ArrakisState): AreaId[] {
  return areasWhere(
    state,
    (zone) =>
      hasTerrain(zone, 'desert') &&
      (zone.harkonnen !== undefined || zone.harvester) &&
      zone.sign === undefined &&
      zone.worm === undefined,
  );
}

/** If the supply is short, the Atreides choose the areas. */
export function placeHazards(play: ArrakisPlay): void {
  const { state } = play;
  const areas = callingAreas(state);
  if (areas.length <= state.signSupply.length) for (const area of areas) placeWormsign(play, area);
  else if (state.signSupply.length > 0) {
    state.agenda.push({ task: 'hazard', stage: 'place' });
    state.decision = { kind: 'hazard-area', seats: seatsOf(state, 'atreides'), side: 'atreides' };
  }
}

/** All wormsigns on the board are turned over; of more than four sandworms the Atreides choose four. */
export function revealHazards(play: ArrakisPlay): void {
  const { state } = play;
  const areas = areasWithSigns(state).filter((area) => turnOver(play, area));
  reshuffleWormsigns(state);
  if (areas.length === 0) return;
  enqueue(state, { task: 'appear' });
  appear(state, areas);
  if (areas.length > SANDWORM_FIGURES) enqueue(state, { task: 'limit-worms' });
}

/** Drops areas one by one until there are figures for all. */
export function limitWorms(play: ArrakisPlay): void {
  const { state } = play;
  if ((state.appearance?.pending.length ?? 0) <= SANDWORM_FIGURES) return;
  state.agenda.push({ task: 'limit-worms' });
  state.decision = { kind: 'drop-worm', seats: seatsOf(state, 'atreides'), side: 'atreides' };
}

export function startStorms(play: ArrakisPlay): void {
  enqueue(play.state, ...stormAreas(play.state).map((area) => ({ task: 'storm' as const, area })));
}
