import { describeGolden, type Golden, UPRISING_ARRAKEEN } from '../../test/golden-effects.js';
import * as is from '../effects/build.js';
import type { NETWORK_EFFECTS } from './effect-network.js';

/** Every kind of effect on spies, sandworms, contracts and single leaders at least once, under its own name. */
const GOLDEN: Record<keyof typeof NETWORK_EFFECTS, readonly Golden[]> = {
  summon: [
    [is.summon(1), 'Summon 1 sandworm.', 'Викличте 1 піщаного хробака.'],
    [is.summon(2), 'Summon 2 sandworms.', 'Викличте 2 піщаних хробаків.'],
  ],
  'take-hooks': [[is.takeHooks, 'Take a maker hooks token.', 'Візьміть жетон гаків творця.']],
  'remove-shield-wall': [
    [
      is.removeShieldWall,
      'You may remove the Shield Wall from the board.',
      'Можете вилучити жетон Оборонної стіни з ігрового поля.',
    ],
  ],
  'place-spy': [
    [is.placeSpy(), 'Place 1 spy.', 'Розмістіть 1 шпигуна.'],
    [is.placeSpy(2), 'Place 2 spies.', 'Розмістіть 2 шпигунів.'],
    [
      is.placeSpyOn('city'),
      'Place 1 spy on an observation post connected to a City space.',
      'Розмістіть 1 шпигуна в спостережному пункті, з’єднаному з локацією Міста.',
    ],
    [
      is.placeSpyOn('emperor', 'bene-gesserit', 'fremen'),
      'Place 1 spy on an observation post connected to an Emperor, Bene Gesserit or Fremen space.',
      'Розмістіть 1 шпигуна в спостережному пункті, з’єднаному з локацією Імператора, Бене Ґессерит або Фрименів.',
    ],
    [
      { do: 'place-spy', n: 2, on: ['landsraad'] },
      'Place 2 spies on observation posts connected to a Landsraad space.',
      'Розмістіть 2 шпигунів у спостережних пунктах, з’єднаних із локацією Ландсрааду.',
    ],
    [
      is.placeSharedSpy(),
      'Place 1 spy on any observation post, even one with opponents’ spies.',
      'Розмістіть 1 шпигуна в будь-якому спостережному пункті, навіть якщо там уже є шпигуни суперників.',
    ],
    [
      is.placeSharedSpy('visited'),
      'Place 1 spy on an observation post connected to the space you sent your agent to, even one with opponents’ spies.',
      'Розмістіть 1 шпигуна в спостережному пункті, з’єднаному з локацією, у яку ви відправили агента, навіть якщо там уже є шпигуни суперників.',
    ],
  ],
  'take-contract': [
    [
      is.takeContract,
      'Take 1 contract (if there is none, gain 2 solari instead).',
      'Візьміть 1 контракт (якщо контрактів немає, натомість отримайте 2 солярії).',
    ],
  ],
  train: [
    [
      is.train,
      'Move your marker to the next step of the training track (at a fork to either one) and use its effect.',
      'Перемістіть свій маркер у наступну комірку треку вишколу (на розвилці — у будь-яку з двох) і застосуйте її ефект.',
    ],
  ],
  'store-memory': [
    [
      is.storeMemory,
      'Turn 1 troop from your supply into a memory.',
      'Перетворіть 1 загін зі свого запасу на спогад.',
    ],
  ],
  'recall-memories': [
    [
      is.recallMemories,
      'You may return all your memories to your supply, draw 1 card for each and turn your leader card over for the rest of the game.',
      'Можете повернути всі свої спогади в запас, узяти за кожен 1 карту й до кінця гри перевернути карту лідера іншою стороною.',
    ],
  ],
  'repeat-space': [
    [is.repeatSpace, 'Use the effect of that space again.', 'Ще раз застосуйте ефект цієї локації.'],
  ],
};

describeGolden(
  'the wording of an effect on spies, sandworms, contracts and single leaders',
  GOLDEN,
  UPRISING_ARRAKEEN,
);
