import {
  choose,
  chooseTwo,
  control,
  drawIntrigue,
  influence,
  points,
  solari,
  spice,
  takeMentat,
  trash,
  water,
} from '../../effects/build.js';
import type { Conflict } from '../component.js';
import { conflict } from '../declare.js';

export const CONFLICTS: readonly Conflict[] = [
  // Level I: four cards of one name.
  conflict('skirmish-a', 'Skirmish', 'Сутичка', {
    level: 1,
    first: [points(1)],
    second: [drawIntrigue(1), solari(2)],
    third: [solari(2)],
  }),
  conflict('skirmish-b', 'Skirmish', 'Сутичка', {
    level: 1,
    first: [points(1)],
    second: [water(1)],
    third: [spice(1)],
  }),
  conflict('skirmish-c', 'Skirmish', 'Сутичка', {
    level: 1,
    first: [influence('any'), spice(1)],
    second: [spice(2)],
    third: [spice(1)],
  }),
  conflict('skirmish-d', 'Skirmish', 'Сутичка', {
    level: 1,
    first: [influence('any'), solari(2)],
    second: [solari(3)],
    third: [solari(2)],
  }),

  // Level II.
  conflict('desert-power', 'Desert Power', 'Сила пустелі', {
    level: 2,
    first: [points(1), water(1)],
    second: [water(1), spice(1)],
    third: [spice(1)],
  }),
  conflict('raid-stockpiles', 'Raid Stockpiles', 'Наліт на склади', {
    level: 2,
    first: [drawIntrigue(1), spice(3)],
    second: [spice(2)],
    third: [spice(1)],
  }),
  conflict('cloak-and-dagger', 'Cloak and Dagger', 'Плащ і кинджал', {
    level: 2,
    first: [influence('any'), drawIntrigue(2)],
    second: [drawIntrigue(1), spice(1)],
    third: [choose([drawIntrigue(1)], [spice(1)])],
  }),
  conflict('machinations', 'Machinations', 'Махінації', {
    level: 2,
    first: [
      chooseTwo(
        [influence('emperor')],
        [influence('guild')],
        [influence('bene-gesserit')],
        [influence('fremen')],
      ),
    ],
    second: [water(1), solari(2)],
    third: [water(1)],
  }),
  conflict('sort-through-the-chaos', 'Sort Through the Chaos', 'Розібратися в хаосі', {
    level: 2,
    first: [takeMentat('next-round'), drawIntrigue(1), solari(2)],
    second: [drawIntrigue(1), solari(2)],
    third: [solari(2)],
  }),
  conflict('terrible-purpose', 'Terrible Purpose', 'Жахливе призначення', {
    level: 2,
    first: [points(1), trash],
    second: [water(1), spice(1)],
    third: [spice(1)],
  }),
  conflict('guild-bank-raid', 'Guild Bank Raid', 'Наліт на банк Гільдії', {
    level: 2,
    first: [solari(6)],
    second: [solari(4)],
    third: [solari(2)],
  }),
  conflict('siege-of-arrakeen', 'Siege of Arrakeen', 'Облога Арракіна', {
    level: 2,
    location: 'arrakeen',
    first: [points(1), control('arrakeen')],
    second: [solari(4)],
    third: [solari(2)],
  }),
  conflict('siege-of-carthag', 'Siege of Carthag', 'Облога Карфага', {
    level: 2,
    location: 'carthag',
    first: [points(1), control('carthag')],
    second: [drawIntrigue(1), spice(1)],
    third: [spice(1)],
  }),
  conflict('secure-imperial-basin', 'Secure Imperial Basin', 'Охорона Басейну Імператора', {
    level: 2,
    location: 'imperial-basin',
    first: [points(1), control('imperial-basin')],
    second: [water(2)],
    third: [water(1)],
  }),

  // Level III.
  conflict('battle-for-imperial-basin', 'Battle for Imperial Basin', 'Битва за Басейн Імператора', {
    level: 3,
    location: 'imperial-basin',
    first: [points(2), control('imperial-basin')],
    second: [spice(5)],
    third: [spice(3)],
  }),
  conflict('grand-vision', 'Grand Vision', 'Велике видіння', {
    level: 3,
    first: [influence('any', 2), drawIntrigue(1)],
    second: [drawIntrigue(1), spice(3)],
    third: [spice(3)],
  }),
  conflict('battle-for-carthag', 'Battle for Carthag', 'Битва за Карфаг', {
    level: 3,
    location: 'carthag',
    first: [points(2), control('carthag')],
    second: [drawIntrigue(1), spice(3)],
    third: [spice(3)],
  }),
  conflict('battle-for-arrakeen', 'Battle for Arrakeen', 'Битва за Арракін', {
    level: 3,
    location: 'arrakeen',
    first: [points(2), control('arrakeen')],
    second: [chooseTwo([drawIntrigue(1)], [spice(2)], [solari(3)])],
    third: [drawIntrigue(1), solari(2)],
  }),
];
