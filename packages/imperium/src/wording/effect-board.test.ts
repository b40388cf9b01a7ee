import { describeGolden, type Golden, NAMED_ARRAKEEN } from '../../test/golden-effects.js';
import * as is from '../effects/build.js';
import type { BOARD_EFFECTS } from './effect-board.js';

/** Every kind of effect on the board at least once, under its own name. */
const GOLDEN: Record<keyof typeof BOARD_EFFECTS, readonly Golden[]> = {
  harvest: [
    [
      is.harvest(2),
      'Harvest 2 spice plus all bonus spice on this space.',
      'Зберіть 2 прянощів плюс усі додаткові прянощі з цієї локації.',
    ],
    [
      is.harvest(0),
      'Harvest all bonus spice on this space.',
      'Зберіть усі додаткові прянощі з цієї локації.',
    ],
  ],
  'double-harvest': [
    [
      is.doubleHarvest,
      'If this agent harvests spice, the space’s own amount is doubled (bonus spice is not).',
      'Якщо цей агент збирає прянощі, основна кількість із локації подвоюється (додаткові прянощі — ні).',
    ],
  ],
  'visit-influence': [
    [
      is.visitInfluence(2),
      'The faction space you sent your agent to gives 2 influence instead of 1.',
      'Локація фракції, на яку ви відправили агента, дає 2 очки впливу замість 1.',
    ],
  ],
  'signet-ring': [
    [
      is.signetRing,
      'Use your leader’s signet ring ability.',
      'Застосуйте вміння персня з печаткою свого лідера.',
    ],
  ],
  'council-seat': [
    [
      is.councilSeat,
      'Take a High Council seat and gain 2 persuasion on each of your Reveal turns for the rest of the game.',
      'Займіть місце у Вищій раді й до кінця гри отримуйте 2 очки переконливості кожного свого ходу «Розкрити карти».',
    ],
  ],
  swordmaster: [
    [
      is.swordmaster,
      'Gain your third agent, the Swordmaster, for the rest of the game.',
      'Отримайте свого третього агента, Майстра меча, до кінця гри.',
    ],
  ],
  'take-mentat': [
    [
      is.takeMentat('now'),
      'If the Mentat is on its own space, take it.',
      'Якщо Ментат на своїй локації, заберіть його.',
    ],
    [
      is.takeMentat('next-round'),
      'At the start of the next round take the Mentat, wherever it is.',
      'На початку наступного раунду заберіть Ментата, де б він не був.',
    ],
  ],
  control: [
    [is.control('arrakeen'), 'Gain control of Arrakeen.', 'Здобудьте контроль над локацією «Арракін».'],
  ],
  'name-space': [
    [
      is.nameSpace,
      'Name a board space: until your next turn opponents cannot send agents there.',
      'Назвіть локацію ігрового поля: до вашого наступного ходу суперники не можуть відправляти туди агентів.',
    ],
  ],
  'recall-agent': [
    [is.recallAgent, 'Recall 1 of your agents.', 'Відкличте 1 свого агента.'],
    [is.recallOtherAgent, 'Recall 1 of your other agents.', 'Відкличте одного з інших своїх агентів.'],
  ],
  'extra-icons': [
    [
      is.extraIcons('emperor', 'city'),
      'The card you send an agent with this turn also has the agent icons Emperor and City.',
      'Карта, якою ви в цей хід відправите агента, має також символи агентів Імператора й Міста.',
    ],
    [
      is.extraIcons('landsraad', 'spy'),
      'The card you send an agent with this turn also has the agent icons Landsraad and Spy.',
      'Карта, якою ви в цей хід відправите агента, має також символи агентів Ландсрааду й Шпигуна.',
    ],
  ],
  'ignore-enemy-agents': [
    [
      is.ignoreEnemyAgents,
      'This turn you may send your agent to a space even if opponents’ agents occupy it.',
      'У цей хід можете відправити агента й на локацію, зайняту агентами суперників.',
    ],
  ],
  'may-pass': [[is.mayPass, 'You may pass this turn.', 'Можете пропустити цей хід.']],
  'persuasion-while-here': [
    [
      is.persuasionWhileHere(1),
      'On your Reveal turn gain 1 persuasion if your agent is still here.',
      'Під час ходу «Розкрити карти» отримайте 1 очко переконливості, якщо ваш агент досі тут.',
    ],
  ],
};

describeGolden('the wording of an effect on the board', GOLDEN, NAMED_ARRAKEEN);
