import { drawIntrigue, placeSpy, solari, water } from '../../effects/build.js';
import type { InfluenceTrack } from '../component.js';
import { track } from '../declare.js';

/** The influence tracks with the bonus of their fourth step. */
export const TRACKS: readonly InfluenceTrack[] = [
  track('emperor', 'Emperor', 'Імператор', placeSpy()),
  track('guild', 'Spacing Guild', 'Гільдія Лоцманів', solari(3)),
  track('bene-gesserit', 'Bene Gesserit', 'Бене Ґессерит', drawIntrigue(1)),
  track('fremen', 'Fremen', 'Фримени', water(1)),
];
