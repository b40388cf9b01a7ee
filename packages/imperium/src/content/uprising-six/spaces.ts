import {
  draw,
  drawIntrigue,
  harvest,
  recruit,
  reinforce,
  solari,
  spice,
  takeContract,
  trade,
  trash,
} from '../../effects/build.js';
import type { Space } from '../component.js';
import { space } from '../declare.js';
import { SPACES as STANDARD } from '../uprising/spaces.js';

const MUADDIB = 'muaddib';
const SHADDAM = 'shaddam-corrino-iv';

/** Spaces of the other side of the board, and of the two personal boards. */
const OWN: readonly Space[] = [
  space('military-support', 'Military Support', 'Військова підтримка', {
    faction: 'great-houses',
    icon: 'emperor',
    cost: { spice: 2 },
    effects: [reinforce(3)],
  }),
  space('economic-support', 'Economic Support', 'Економічна підтримка', {
    faction: 'great-houses',
    icon: 'emperor',
    effects: [spice(1), trade],
  }),
  space('controversial-technology', 'Controversial Technology', 'Суперечлива технологія', {
    faction: 'fringe-worlds',
    icon: 'fremen',
    cost: { spice: 2 },
    effects: [drawIntrigue(1), draw(1), trash],
  }),
  space('expedition', 'Expedition', 'Експедиція', {
    faction: 'fringe-worlds',
    icon: 'fremen',
    effects: [takeContract],
  }),
  space('carthag', 'Carthag', 'Карфаг', {
    region: 'arrakis',
    icon: 'city',
    combat: true,
    effects: [recruit(1), drawIntrigue(1)],
  }),
  space('habbanya-erg', 'Habbanya Erg', 'Ерг Хаббанія', {
    region: 'arrakis',
    icon: 'spice-trade',
    combat: true,
    maker: true,
    cost: { water: 1 },
    effects: [harvest(2), draw(1)],
  }),
  space('sardaukar', 'Sardaukar', 'Сардаукар', {
    faction: 'emperor',
    owner: SHADDAM,
    cost: { spice: 3 },
    effects: [drawIntrigue(1), recruit(4)],
  }),
  space('vast-wealth', 'Vast Wealth', 'Незліченні багатства', {
    faction: 'emperor',
    owner: SHADDAM,
    effects: [solari(3)],
  }),
  space('hardy-warriors', 'Hardy Warriors', 'Витривалі воїни', {
    faction: 'fremen',
    owner: MUADDIB,
    combat: true,
    cost: { water: 1 },
    effects: [recruit(2)],
  }),
  space('desert-mastery', 'Desert Mastery', 'Підкорення пустелі', {
    faction: 'fremen',
    owner: MUADDIB,
    combat: true,
    effects: [draw(1), spice(1)],
  }),
];

/** The Emperor's and the Fremen spaces of the usual side make way for others. */
const kept = STANDARD.filter(({ region }) => region !== 'emperor' && region !== 'fremen');

/** The board's side for six players, and the personal boards of the commanders. */
export const SPACES: readonly Space[] = [...OWN, ...kept];
