import { describeGolden, type Golden, NAMED_ARRAKEEN } from '../../test/golden-effects.js';
import * as is from '../effects/build.js';
import type { TROOP_EFFECTS } from './effect-troops.js';

/** Every kind of effect on troops at least once, under its own name. */
const GOLDEN: Record<keyof typeof TROOP_EFFECTS, readonly Golden[]> = {
  'each-opponent': [
    [
      is.opponentsLoseGarrisonTroop,
      'Each opponent loses 1 troop from their garrison.',
      'Кожен суперник утрачає 1 загін зі свого гарнізону.',
    ],
    [is.opponentsDiscard(2), 'Each opponent discards 2 cards.', 'Кожен суперник скидає 2 карти.'],
    [
      is.opponentsDiscardOrLoseTroop,
      'Each opponent chooses to discard 1 card or to lose 1 troop from the Conflict.',
      'Кожен суперник вибирає: скинути 1 карту чи втратити 1 загін із Зони конфлікту.',
    ],
  ],
  deploy: [
    [
      is.deploy(1),
      'You may deploy 1 troop from your garrison to the Conflict.',
      'Можете розгорнути 1 загін зі свого гарнізону в Зоні конфлікту.',
    ],
    [
      is.deploy(3),
      'You may deploy up to 3 troops from your garrison to the Conflict.',
      'Можете розгорнути до 3 загонів зі свого гарнізону в Зоні конфлікту.',
    ],
    [
      is.deploy('any'),
      'You may deploy any number of troops from your garrison to the Conflict.',
      'Можете розгорнути будь-яку кількість загонів зі свого гарнізону в Зоні конфлікту.',
    ],
  ],
  'deploy-from-supply': [
    [
      is.deployFromSupply(1),
      'Deploy 1 troop from your supply to the Conflict.',
      'Розгорніть 1 загін зі свого запасу в Зоні конфлікту.',
    ],
  ],
  'deploy-recruits': [
    [
      is.deployRecruits,
      'You may deploy to the Conflict any troops recruited this turn.',
      'Можете розгорнути в Зоні конфлікту будь-які загони, найняті в цей хід.',
    ],
  ],
  'no-deployment': [
    [
      is.noDeployment,
      'This turn you cannot deploy units to the Conflict.',
      'У цей хід не можете розгортати підрозділи в Зоні конфлікту.',
    ],
  ],
  retreat: [
    [is.retreat(1), 'You may retreat 1 troop.', 'Можете відступити 1 загоном.'],
    [is.retreat(2), 'You may retreat up to 2 troops.', 'Можете відступити щонайбільше 2 загонами.'],
    [
      is.retreat('any'),
      'You may retreat any number of troops.',
      'Можете відступити будь-якою кількістю загонів.',
    ],
  ],
  'opponent-loses-troop': [
    [
      is.opponentLosesTroop,
      'One opponent of your choice loses 1 troop from the Conflict.',
      'Один суперник на ваш вибір утрачає 1 загін із Зони конфлікту.',
    ],
  ],
};

describeGolden('the wording of an effect on troops', GOLDEN, NAMED_ARRAKEEN);
