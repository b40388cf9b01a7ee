import { describeGolden, type Golden, UPRISING_ARRAKEEN } from '../../test/golden-effects.js';
import * as is from '../effects/build.js';
import type { TEAM_EFFECTS } from './effect-teams.js';

/** What teammates do for each other, each kind under its own name. */
const GOLDEN: Record<keyof typeof TEAM_EFFECTS, readonly Golden[]> = {
  reinforce: [
    [
      is.reinforce(3),
      'Recruit 3 troops, divided as you like between the two allies of your team; any of them may be deployed to the Conflict.',
      'Найміть 3 загони, розподіливши їх як завгодно між двома союзниками вашої команди; будь-які з них можна розгорнути в Зоні конфлікту.',
    ],
  ],
  trade: [
    [
      is.trade,
      'You may trade with a teammate: each of you may give the other any number of goods of one type (intrigue cards, spice, water or solari).',
      'Можете обмінятися з одним членом команди: кожен із вас може дати іншому будь-яку кількість товарів одного типу (карти інтриг, прянощі, вода або солярії).',
    ],
  ],
  'to-throne-row': [
    [
      is.toThroneRow,
      'Move 1 card (but no Fremen card) from the Imperium Row to the Throne Row.',
      'Перемістіть 1 карту (але не карту Фрименів) із Ряду Імперіуму в Тронний ряд.',
    ],
  ],
  'give-contracts': [
    [
      is.giveContracts,
      'Give both face-up contracts to your allies, one each.',
      'Роздайте обидва відкриті контракти своїм союзникам, по одному кожному.',
    ],
  ],
};

describeGolden('the wording of what teammates do', GOLDEN, UPRISING_ARRAKEEN);
