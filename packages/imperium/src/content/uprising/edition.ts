import { STARTERS } from '../base/starters.js';
import type { Edition } from '../component.js';
import { named } from '../declare.js';
import { mode } from '../mode.js';
import { NUMBERS } from '../numbers.js';
import { RIVALS } from '../rivals/content.js';
import { CONFLICTS } from './conflicts.js';
import { CONTRACTS } from './contracts.js';
import { IMPERIUM } from './imperium.js';
import { INTRIGUES } from './intrigue.js';
import { LEADERS } from './leaders.js';
import { OBJECTIVES } from './objectives.js';
import { POSTS } from './posts.js';
import { RESERVE } from './reserve.js';
import { SPACES } from './spaces.js';
import { TRACKS } from './tracks.js';

/** The starting decks are those of the base game. */
export const UPRISING: Edition = {
  id: 'uprising',
  name: named('Dune: Imperium – Uprising', 'Дюна. Імперіум — Піднесення'),
  usage: { at: 'в', spice: { one: 'прянощі', few: 'прянощі', many: 'прянощів' } },
  cards: [...STARTERS, ...RESERVE, ...IMPERIUM],
  intrigues: INTRIGUES,
  conflicts: CONFLICTS,
  leaders: LEADERS,
  spaces: SPACES,
  tracks: TRACKS,
  modes: [
    mode({
      players: 1,
      automata: [{ decidedBy: [0] }, { decidedBy: [0] }],
      startPoints: [0, 0, 0],
      thirdPlace: false,
    }),
    mode({
      players: 2,
      automata: [{ decidedBy: [0, 1] }],
      betweenPeople: true,
      startPoints: [0, 0, 0],
      thirdPlace: false,
    }),
    mode({ players: 3, startPoints: [0, 0, 0], thirdPlace: false }),
    mode({ players: 4, startPoints: [1, 1, 1, 1], thirdPlace: true }),
  ],
  numbers: NUMBERS,
  rivals: RIVALS,
  posts: POSTS,
  contracts: CONTRACTS,
  objectives: OBJECTIVES,
  shieldWall: true,
  trashedCardsAct: false,
};
