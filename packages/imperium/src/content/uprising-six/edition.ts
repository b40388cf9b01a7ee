import { toThroneRow } from '../../effects/build.js';
import { editionOf } from '../compose.js';
import { named } from '../declare.js';
import { type Commander, mode } from '../mode.js';
import { UPRISING, UPRISING_GUESTS } from '../uprising/edition.js';
import { UPRISING_SIX_SET } from './set.js';

/** The commanders sit opposite each other, and the allies of each beside the enemy's commander: turns go from team to team. */
const COMMANDERS: readonly Commander[] = [
  {
    participant: 0,
    leader: 'muaddib',
    left: 2,
    right: 4,
    board: {
      name: named('Fremen personal board', 'Планшет Фрименів'),
      track: 'fremen',
      atStart: [],
      throneRow: false,
      hooks: true,
    },
  },
  {
    participant: 3,
    leader: 'shaddam-corrino-iv',
    left: 5,
    right: 1,
    board: {
      name: named('Emperor personal board', 'Планшет Імператора'),
      track: 'emperor',
      atStart: [toThroneRow],
      throneRow: true,
      hooks: false,
    },
  },
];

const AS_COMMANDER = 4;
const AS_ALLY = 1;

/** Uprising on the other side of its board: six players in two teams, the CHOAM module always in use. */
export const UPRISING_SIX = editionOf({
  core: UPRISING_SIX_SET,
  modules: UPRISING.modules,
  always: ['choam'],
  guests: UPRISING_GUESTS,
  rivals: UPRISING.rivals,
  usage: UPRISING.usage,
  modes: [
    mode({
      players: 6,
      teams: [
        [0, 2, 4],
        [3, 5, 1],
      ],
      commanders: COMMANDERS,
      icons: { emperor: 'great-houses', fremen: 'fringe-worlds' },
      startPoints: [AS_COMMANDER, AS_ALLY, AS_ALLY, AS_COMMANDER, AS_ALLY, AS_ALLY],
      thirdPlace: true,
    }),
  ],
  numbers: { ...UPRISING.numbers, conflictDeck: [0, 5, 4], swordmasterOnce: true, swordmasterSwords: 2 },
  shieldWall: UPRISING.shieldWall,
  trashedCardsAct: UPRISING.trashedCardsAct,
});
