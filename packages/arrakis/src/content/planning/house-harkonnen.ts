import {
  attack,
  choose,
  clearWormsignsNear,
  draw,
  enter,
  inPlay,
  legion,
  move,
  place,
  placeEach,
  playCard,
  removed,
  removeWormsigns,
  scatter,
  settlement,
  specialAttack,
  surprise,
  that,
  vehicles,
  wound,
} from '../../effects/build.js';
import type { PlanningCard } from '../component.js';
import { VILLAGES } from '../settlements.js';
import { planning } from './declare.js';

const card = planning('house-harkonnen');

/** House Harkonnen: brings Harkonnen leaders, reinforcements and help with spice harvesting. */
export const HOUSE_HARKONNEN: readonly PlanningCard[] = [
  card(
    'hard-times-and-oppression',
    'Hard Times and Oppression',
    'Скрута й гноблення',
    [placeEach({ regular: 1 }, VILLAGES), placeEach({ elite: 1 }, ['carthag', 'arrakeen'])],
    { doubt: 'single-source' },
  ),
  card(
    'forced-recruitment',
    'Forced Recruitment',
    'Примусова мобілізація',
    [place({ elite: 3, leader: 'any' }, settlement('arrakeen'))],
    { doubt: 'single-source' },
  ),
  card(
    'beloved-feyd-rautha',
    'Beloved Feyd-Rautha',
    'Улюблений Фейд-Раута',
    // A choice: he costs Rabban.
    [choose(enter('feyd-rautha')), playCard],
    {
      otherwise: { when: inPlay('feyd-rautha'), steps: [place({ elite: 2 }, legion('feyd-rautha'))] },
      doubt: 'single-source',
    },
  ),
  card('harkonnen-patrols', 'Harkonnen Patrols', 'Патрулі Харконненів', [scatter('regular', 3, 'desert')], {
    doubt: 'single-source',
  }),
  card('arsunt-legion', 'Arsunt Legion', 'Легіон Арсунту', [
    place({ elite: 1, regular: 1, leader: 'any' }, settlement('arsunt')),
    choose(move(1, { at: 'arsunt' }), attack({ at: 'arsunt' })),
  ]),
  card(
    'barons-personal-guard',
    'Baron’s Personal Guard',
    'Особиста варта барона',
    [place({ elite: 2, leader: 'baron-harkonnen' }, settlement('carthag', 'arrakeen')), move(1)],
    { doubt: 'single-source' },
  ),
  card('hawats-scheming', 'Hawat’s Scheming', 'Інтриги Хавата', [], {
    copies: 3,
    freeAction: { cards: [2, 3], removes: 'thufir-hawat', enters: 'gaius-helen-mohiam' },
  }),
  card(
    'evidence-of-rebellion',
    'Evidence of Rebellion',
    'Докази заколоту',
    [place({ elite: 2 }, settlement()), draw(2)],
    { doubt: 'single-source' },
  ),
  card(
    'polar-cap-factories',
    'Polar-Cap Factories',
    'Фабрики полярної шапки',
    [
      place({ regular: 2, elite: 1, leader: 'generic' }, settlement('north-pole')),
      clearWormsignsNear('north-pole'),
    ],
    { doubt: 'single-source' },
  ),
  card('carthag-the-former-capital', 'Carthag, the Former Capital', 'Карфаг, колишня столиця', [
    place({ regular: 3, elite: 1, leader: 'any' }, settlement('carthag')),
  ]),
  card(
    'workhorse-of-arrakis',
    'Workhorse of Arrakis',
    'Робоча конячка Арракіса',
    [vehicles('harvester', 'carryall'), draw(2)],
    { doubt: 'single-source' },
  ),
  card('spotter-control', 'Spotter Control', 'Контроль спостерігачів', [removeWormsigns(3), draw(2)], {
    doubt: 'single-source',
  }),
  card(
    'explosive-artillery',
    'Explosive Artillery',
    'Розривна артилерія',
    [move(1), specialAttack(4, 'adjacent')],
    { doubt: 'single-source' },
  ),
  card(
    'sandmasters',
    'Sandmasters',
    'Майстри піску',
    [vehicles('harvester', 'harvester', 'harvester'), draw(1)],
    { doubt: 'single-source' },
  ),
  card(
    'mudir-nahya-the-demon-ruler',
    'Mudir-Nahya, the Demon Ruler',
    'Мудір-Нахья, Демон-правитель',
    [place({ elite: 1, leader: 'beast-rabban' }, legion()), surprise(that)],
    {
      otherwise: { when: removed('beast-rabban'), steps: [place({ elite: 2, leader: 'any' }, legion())] },
      doubt: 'single-source',
    },
  ),
  card('hunter-seeker', 'Hunter-Seeker', 'Мисливець-шукач', [wound('in-sector')], { doubt: 'single-source' }),
];
