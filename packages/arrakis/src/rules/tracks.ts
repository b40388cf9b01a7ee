import {
  ALIA_STEP,
  BENE_GESSERIT_STEPS,
  DESERT_LEADER_STEP,
  DESERT_LEADERS,
  FEYD_STEP,
  HAWAT_STEP,
  PRESCIENCE_TOP,
  SUPREMACY_TO_WIN,
} from '../content/tracks.js';
import type { MarkerSteps } from '../effects/step.js';
import { type ArrakisPlay, emit } from '../events.js';
import { MARKERS, type Marker, type Ref } from '../terms.js';
import { gainBeneGesserit } from './bene-gesserit.js';
import { enterPlay } from './leaders.js';
import { win } from './victory.js';

/** Supremacy goes up; the end of the track wins at once (rulebook: Трек панування). */
export function gainSupremacy(play: ArrakisPlay, points: number, why: Ref): void {
  const { state } = play;
  const before = state.supremacy;
  state.supremacy = Math.min(SUPREMACY_TO_WIN, before + points);
  const reaches = (step: number): boolean => before < step && state.supremacy >= step;
  emit(play, { event: 'supremacy', n: state.supremacy - before, step: state.supremacy, why });
  if (reaches(HAWAT_STEP)) enterPlay(play, 'thufir-hawat');
  for (const step of BENE_GESSERIT_STEPS) if (reaches(step)) gainBeneGesserit(play, 'atreides');
  if (reaches(FEYD_STEP)) enterPlay(play, 'feyd-rautha');
  if (reaches(SUPREMACY_TO_WIN)) win(play, 'harkonnen');
}

/** A marker moves; passing a step counts as reaching it (rulebook: Інші ефекти передбачення). */
export function movePrescience(play: ArrakisPlay, marker: Marker, steps: number, why: Ref): void {
  const { prescience } = play.state;
  const before = prescience[marker];
  const after = Math.max(0, Math.min(PRESCIENCE_TOP, before + steps));
  if (after === before) return;
  prescience[marker] = after;
  emit(play, { event: 'prescience', marker, n: after - before, step: after, why });
  if (before < DESERT_LEADER_STEP && after >= DESERT_LEADER_STEP) enterPlay(play, DESERT_LEADERS[marker]);
  if (before < ALIA_STEP && after >= ALIA_STEP) enterPlay(play, 'alia');
}

export function gainPrescience(play: ArrakisPlay, steps: MarkerSteps, why: Ref): void {
  for (const marker of MARKERS) movePrescience(play, marker, steps[marker] ?? 0, why);
}
