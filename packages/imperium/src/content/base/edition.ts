import type { Edition } from '../component.js';
import { named } from '../declare.js';
import { HAGAL } from '../hagal/content.js';
import { mode } from '../mode.js';
import { NUMBERS } from '../numbers.js';
import { CONFLICTS } from './conflicts.js';
import { IMPERIUM } from './imperium.js';
import { INTRIGUES } from './intrigue.js';
import { LEADERS } from './leaders.js';
import { RESERVE } from './reserve.js';
import { SPACES } from './spaces.js';
import { STARTERS } from './starters.js';
import { TRACKS } from './tracks.js';

export const BASE: Edition = {
  id: 'base',
  name: named('Dune: Imperium', 'Дюна. Імперіум'),
  usage: { at: 'на', spice: { one: 'прянощі', few: 'прянощів', many: 'прянощів' } },
  cards: [...STARTERS, ...RESERVE, ...IMPERIUM],
  intrigues: INTRIGUES,
  conflicts: CONFLICTS,
  leaders: LEADERS,
  spaces: SPACES,
  tracks: TRACKS,
  modes: [
    // The Rival on the left of the person begins.
    mode({
      players: 1,
      automata: [{ decidedBy: [0] }, { decidedBy: [0] }],
      first: 1,
      startPoints: [0, 0, 0],
      thirdPlace: false,
    }),
    mode({
      players: 2,
      automata: [{ decidedBy: [0, 1] }],
      betweenPeople: true,
      automataAct: 'after-first',
      startPoints: [0, 0, 0],
      thirdPlace: false,
    }),
    mode({ players: 3, startPoints: [0, 0, 0], thirdPlace: false }),
    mode({ players: 4, startPoints: [1, 1, 1, 1], thirdPlace: true }),
  ],
  numbers: NUMBERS,
  rivals: HAGAL,
  posts: [],
  contracts: [],
  objectives: [],
  shieldWall: false,
  trashedCardsAct: true,
};
