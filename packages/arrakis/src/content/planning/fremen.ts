import {
  attach,
  desertPower,
  displace,
  draw,
  enter,
  free,
  having,
  move,
  moveSietch,
  place,
  playCard,
  removeHarvesters,
  sandworms,
  scatter,
  shootVehicles,
  specialAttack,
  storms,
  swapTokens,
  warn,
  wildMaker,
  woundAdjacent,
} from '../../effects/build.js';
import type { PlanningCard } from '../component.js';
import { planning } from './declare.js';

const card = planning('fremen');

/** Fremen Ally: desert movement, sandworms, coriolis storms, the Wild Maker. */
export const FREMEN: readonly PlanningCard[] = [
  card('shai-hulud', 'Shai-Hulud', 'Шай-Хулуд', [enter('wild-maker'), wildMaker('place')], {
    copies: 3,
    otherwise: { when: { is: 'wild-maker-in-play' }, steps: [wildMaker('move'), wildMaker('attack')] },
  }),
  card('wall-of-sandworms', 'Wall of Sandworms', 'Стіна піщаних хробаків', [
    sandworms(1, 'sandworm'),
    desertPower,
  ]),
  card('dust-chasms', 'Dust Chasms', 'Пилові прірви', [removeHarvesters(2), desertPower], {
    doubt: 'single-source',
  }),
  card('fremen-rockets', 'Fremen Rockets', 'Фрименські ракети', [shootVehicles(3)], {
    doubt: 'single-source',
  }),
  card('eyes-of-ibad', 'Eyes of Ibad', 'Очі Ібада', [attach('keep')], { doubt: 'single-source' }),
  card(
    'captured-ornithopter',
    'Captured Ornithopter',
    'Захоплений орнітоптер',
    [specialAttack(3, 'under-ornithopter')],
    { doubt: 'single-source' },
  ),
  card('crysknife', 'Crysknife', 'Крис-ніж', [move(1, having('special')), woundAdjacent('special')], {
    doubt: 'single-source',
  }),
  card('cielagos-piping-message', 'Cielago’s Piping Message', 'Писк сьєлаґо-посланця', [warn(2), draw(1)], {
    doubt: 'single-source',
  }),
  card(
    'jubba-cloaks',
    'Jubba Cloaks',
    'Плащі-джубби',
    [move(1, { with: 'leader', inDesert: true }), playCard],
    { doubt: 'single-source' },
  ),
  card('hieregs', 'Hieregs', 'Хієреґи', [scatter('regular', 2, 'desert'), desertPower], {
    doubt: 'single-source',
  }),
  card('grandmother-of-a-storm', 'Grandmother of a Storm', 'Праматір бур', [storms], {
    doubt: 'single-source',
  }),
  card('stillsuits', 'Stillsuits', 'Дистикости', [move(1, { inDesert: true }), swapTokens], {
    doubt: 'single-source',
  }),
  card('i-am-stilgar-the-fremen', '“I Am Stilgar, the Fremen”', '«Я Стілґар, фримен»', [
    place({ elite: 2, regular: 1, leader: 'stilgar' }, free('plateau')),
    draw(1),
  ]),
  card('thumpers', 'Thumpers', 'Гупалки', [sandworms(2, 'legion')], { doubt: 'single-source' }),
  card('kitab-al-ibar', 'Kitab al-Ibar', 'Кітаб аль-Ібар', [moveSietch], { doubt: 'single-source' }),
  card('sandtides', 'Sandtides', 'Піщані припливи', [displace, desertPower], { doubt: 'single-source' }),
];
