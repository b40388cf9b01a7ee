import { describeGolden, type Golden, NAMED_ARRAKEEN } from '../../test/golden-effects.js';
import * as is from '../effects/build.js';
import type { GAINS } from './effect-gains.js';

/** Every kind of effect that gains at least once, under its own name. */
const GOLDEN: Record<keyof typeof GAINS, readonly Golden[]> = {
  gain: [
    [is.solari(5), 'Gain 5 solari.', 'Отримайте 5 соляріїв.'],
    [is.spice(1), 'Gain 1 spice.', 'Отримайте 1 прянощі.'],
    [is.spice(2), 'Gain 2 spice.', 'Отримайте 2 прянощів.'],
    [is.water(1), 'Gain 1 water.', 'Отримайте 1 воду.'],
  ],
  persuasion: [[is.persuasion(2), 'Gain 2 persuasion.', 'Отримайте 2 очки переконливості.']],
  swords: [[is.swords(5), 'Gain 5 swords.', 'Отримайте 5 мечів.']],
  points: [[is.points(1), 'Gain 1 victory point.', 'Здобудьте 1 переможне очко.']],
  recruit: [
    [is.recruit(3), 'Recruit 3 troops.', 'Найміть 3 загони.'],
    [
      is.recruitAndDeploy(2, 'always'),
      'Recruit 2 troops; you may deploy any of them to the Conflict.',
      'Найміть 2 загони; можете розгорнути будь-які з них у Зоні конфлікту.',
    ],
    [
      is.recruitAndDeploy(1, 'on-reveal'),
      'Recruit 1 troop; if this is your Reveal turn, you may deploy it to the Conflict.',
      'Найміть 1 загін; якщо це ваш хід «Розкрити карти», можете розгорнути його в Зоні конфлікту.',
    ],
  ],
  influence: [
    [is.influence('emperor'), 'Gain 1 influence with the Emperor.', 'Здобудьте 1 очко впливу на Імператора.'],
    [
      is.influence('any'),
      'Gain 1 influence with any faction.',
      'Здобудьте 1 очко впливу на будь-яку фракцію.',
    ],
    [
      is.influence('any', 2),
      'Gain 2 influence with one faction of your choice.',
      'Здобудьте 2 очки впливу на одну фракцію на ваш вибір.',
    ],
    [
      is.influence('behind'),
      'Gain 1 influence with a faction where an opponent has more influence than you.',
      'Здобудьте 1 очко впливу на фракцію, на яку хтось із суперників має більший вплив, ніж ви.',
    ],
    [
      is.influence(['guild', 'bene-gesserit', 'fremen']),
      'Gain 1 influence with the Spacing Guild, the Bene Gesserit or the Fremen.',
      'Здобудьте 1 очко впливу на Гільдію Лоцманів, Бене Ґессерит або Фрименів.',
    ],
    [
      is.influence('spied'),
      'Gain 1 influence with each faction you are spying on.',
      'Здобудьте по 1 очку впливу на кожну фракцію, за якою шпигуєте.',
    ],
    [
      is.influence('spied', 2),
      'Gain 2 influence with each faction you are spying on.',
      'Здобудьте по 2 очки впливу на кожну фракцію, за якою шпигуєте.',
    ],
  ],
};

describeGolden('the wording of an effect that gains', GOLDEN, NAMED_ARRAKEEN);
