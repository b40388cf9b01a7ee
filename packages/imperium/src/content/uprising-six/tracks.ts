import { placeSpy, recruit, solari, spice, water } from '../../effects/build.js';
import type { InfluenceTrack } from '../component.js';
import { personalTrack, track } from '../declare.js';
import { TRACKS as STANDARD } from '../uprising/tracks.js';

const kept = STANDARD.filter(({ faction }) => faction === 'guild' || faction === 'bene-gesserit');

/** The four tracks of the board, with the bonus of the fourth step, and those of the two personal boards. */
export const TRACKS: readonly InfluenceTrack[] = [
  track('great-houses', 'Great Houses', 'Великі Доми', recruit(2)),
  ...kept,
  track('fringe-worlds', 'Fringe Worlds', 'Віддалені світи', placeSpy()),
  personalTrack('emperor', 'Emperor', 'Імператор', { 1: [solari(1)], 3: [placeSpy()] }),
  personalTrack('fremen', 'Fremen', 'Фримени', { 1: [spice(1)], 3: [water(1)] }),
];
