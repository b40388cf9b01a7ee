import {
  chooseTwo,
  control,
  drawIntrigue,
  influence,
  pay,
  placeSpy,
  points,
  recruit,
  solari,
  spice,
  takeContract,
  trash,
  water,
} from '../../effects/build.js';
import type { Conflict } from '../component.js';
import { conflict } from '../declare.js';

export const CONFLICTS: readonly Conflict[] = [
  // Level I: three cards of one name.
  conflict('skirmish-crysknife', 'Skirmish', 'Сутичка', {
    level: 1,
    battleIcon: 'crysknife',
    first: [influence('any')],
    second: [drawIntrigue(1), spice(1)],
    third: [spice(1)],
  }),
  conflict('skirmish-ornithopter', 'Skirmish', 'Сутичка', {
    level: 1,
    battleIcon: 'ornithopter',
    first: [drawIntrigue(1), solari(1)],
    second: [drawIntrigue(1), solari(2)],
    third: [drawIntrigue(1)],
  }),
  conflict('skirmish-desert-mouse', 'Skirmish', 'Сутичка', {
    level: 1,
    battleIcon: 'desert-mouse',
    first: [solari(2)],
    second: [solari(3)],
    third: [solari(2)],
  }),

  // Level II.
  conflict('choam-security', 'CHOAM Security', 'Охорона ДАПТ', {
    level: 2,
    battleIcon: 'crysknife',
    first: [influence('guild'), takeContract, recruit(1)],
    second: [water(1), solari(2), recruit(2)],
    third: [drawIntrigue(1), recruit(1)],
  }),
  conflict('spice-freighters', 'Spice Freighters', 'Вантажники прянощів', {
    level: 2,
    battleIcon: 'crysknife',
    first: [influence('any'), pay({ spice: 3 }, points(1))],
    second: [water(1), spice(1), recruit(1)],
    third: [spice(1), recruit(1)],
  }),
  conflict('siege-of-arrakeen', 'Siege of Arrakeen', 'Облога Арракіна', {
    level: 2,
    location: 'arrakeen',
    battleIcon: 'ornithopter',
    first: [control('arrakeen'), solari(2), recruit(2)],
    second: [solari(4), recruit(1)],
    third: [solari(3)],
  }),
  conflict('seize-spice-refinery', 'Seize Spice Refinery', 'Захоплення Меланжоочисного заводу', {
    level: 2,
    location: 'spice-refinery',
    battleIcon: 'crysknife',
    first: [control('spice-refinery'), placeSpy(), spice(2)],
    second: [drawIntrigue(1), spice(1), recruit(1)],
    third: [spice(2)],
  }),
  conflict('test-of-loyalty', 'Test of Loyalty', 'Перевірка вірності', {
    level: 2,
    battleIcon: 'ornithopter',
    first: [influence('emperor'), placeSpy(), solari(2)],
    second: [solari(4), recruit(1)],
    third: [solari(3)],
  }),
  conflict('shadow-contest', 'Shadow Contest', 'Тіньове протистояння', {
    level: 2,
    battleIcon: 'ornithopter',
    first: [influence('bene-gesserit'), drawIntrigue(1)],
    second: [drawIntrigue(1), spice(1), recruit(1)],
    third: [spice(1), recruit(1)],
  }),
  conflict('secure-imperial-basin', 'Secure Imperial Basin', 'Охорона Імперського басейну', {
    level: 2,
    location: 'imperial-basin',
    battleIcon: 'desert-mouse',
    first: [control('imperial-basin'), spice(2), recruit(1)],
    second: [water(2), recruit(1)],
    third: [water(1), recruit(1)],
  }),
  conflict('protect-the-sietches', 'Protect the Sietches', 'Захист січей', {
    level: 2,
    battleIcon: 'desert-mouse',
    first: [influence('fremen'), water(1), recruit(1)],
    second: [spice(3), recruit(1)],
    third: [spice(2)],
  }),
  conflict('trade-dispute', 'Trade Dispute', 'Торгова суперечка', {
    level: 2,
    battleIcon: 'desert-mouse',
    first: [takeContract, water(1), trash],
    second: [water(1), spice(1), trash],
    third: [water(1), recruit(1)],
  }),

  // Level III.
  conflict('propaganda', 'Propaganda', 'Пропаганда', {
    level: 3,
    battleIcon: 'wild',
    first: [
      chooseTwo(
        [influence('emperor')],
        [influence('guild')],
        [influence('bene-gesserit')],
        [influence('fremen')],
      ),
    ],
    second: [drawIntrigue(1), spice(3)],
    third: [spice(3)],
  }),
  conflict('battle-for-imperial-basin', 'Battle for Imperial Basin', 'Битва за Імперський басейн', {
    level: 3,
    location: 'imperial-basin',
    battleIcon: 'ornithopter',
    first: [points(1), control('imperial-basin'), pay({ spice: 4 }, points(1))],
    second: [spice(5)],
    third: [spice(3)],
  }),
  conflict('battle-for-arrakeen', 'Battle for Arrakeen', 'Битва за Арракін', {
    level: 3,
    location: 'arrakeen',
    battleIcon: 'crysknife',
    first: [points(1), control('arrakeen'), pay({ spies: 2 }, points(1))],
    second: [drawIntrigue(1), spice(1), solari(3)],
    third: [spice(2), solari(2)],
  }),
  conflict('battle-for-spice-refinery', 'Battle for Spice Refinery', 'Битва за Меланжоочисний завод', {
    level: 3,
    location: 'spice-refinery',
    battleIcon: 'desert-mouse',
    first: [points(1), control('spice-refinery'), pay({ solari: 6 }, points(1))],
    second: [drawIntrigue(1), spice(3)],
    third: [spice(3)],
  }),
];
