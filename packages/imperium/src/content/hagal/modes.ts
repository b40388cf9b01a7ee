import { type Mode, mode } from '../mode.js';

/** Alone the person has two Rivals, and the one on the left begins; House Hagal follows the first of two people. */
export const HAGAL_MODES: readonly Mode[] = [
  mode({
    players: 1,
    automata: [{ decidedBy: 0 }, { decidedBy: 0 }],
    first: 1,
    startPoints: [0, 0, 0],
    thirdPlace: false,
  }),
  mode({
    players: 2,
    automata: [{ decidedBy: 'first-player' }],
    betweenPeople: true,
    automataAct: 'after-first',
    startPoints: [0, 0, 0],
    thirdPlace: false,
  }),
];
