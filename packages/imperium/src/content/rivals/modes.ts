import { type Mode, mode } from '../mode.js';

/** Two Rivals against one person, one between two. */
export const RIVAL_MODES: readonly Mode[] = [
  mode({
    players: 1,
    automata: [{ decidedBy: 0 }, { decidedBy: 0 }],
    startPoints: [0, 0, 0],
    thirdPlace: false,
  }),
  mode({
    players: 2,
    automata: [{ decidedBy: 'first-player' }],
    betweenPeople: true,
    startPoints: [0, 0, 0],
    thirdPlace: false,
  }),
];
