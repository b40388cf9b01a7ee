import {
  acquireCosting,
  draw,
  drawIntrigue,
  mayChoose,
  pay,
  persuasion,
  placeSpy,
  placeSpyOn,
  recallMemories,
  recruit,
  repeatSpace,
  retreat,
  sandwormsInConflict,
  solari,
  spice,
  storeMemory,
  swords,
  train,
  trash,
  trashFromHand,
  water,
  when,
} from '../../effects/build.js';
import { FACTIONS } from '../../terms.js';
import type { Leader, TrainingStep } from '../component.js';
import { ability, leader, signet } from '../declare.js';
import { ATREIDES, CORRINO, FENRING, HARKONNEN, METULLI } from '../houses.js';

/** Feyd-Rautha's training track: two forks, the lower way of the second one longer. */
const TRAINING: readonly TrainingStep[] = [
  { id: 'start', effects: [], next: ['upper-1', 'lower-1'] },
  { id: 'upper-1', effects: [pay({ solari: 1 }, trash)], next: ['middle'] },
  { id: 'lower-1', effects: [placeSpy()], next: ['middle'] },
  { id: 'middle', effects: [trash], next: ['upper-2', 'lower-2a'] },
  { id: 'upper-2', effects: [trash], next: ['final'] },
  { id: 'lower-2a', effects: [placeSpy()], next: ['lower-2b'] },
  { id: 'lower-2b', effects: [spice(2)], next: ['final'] },
  { id: 'final', effects: [recruit(1), placeSpy()], next: [] },
];

export const LEADERS: readonly Leader[] = [
  leader('feyd-rautha-harkonnen', 'Feyd-Rautha Harkonnen', 'Фейд-Раута Харконнен', {
    house: HARKONNEN,
    complexity: 1,
    training: TRAINING,
    ability: ability('Devious Strength', 'Підступна сила', {
      on: 'reveal-turn',
      effects: [pay({ spies: 1 }, swords(2))],
    }),
    signet: signet('Personal Training', 'Особистий вишкіл', train),
  }),
  leader('gurney-halleck', 'Gurney Halleck', 'Ґурні Галлек', {
    house: ATREIDES,
    complexity: 1,
    ability: ability('Always Smiling', 'Завжди усміхнений', {
      on: 'reveal-turn',
      effects: [when({ is: 'strength', atLeast: 6 }, persuasion(1))],
    }),
    signet: signet('Warmaster', 'Воєначальник', recruit(1)),
  }),
  leader('lady-amber-metulli', 'Lady Amber Metulli', 'Леді Ембер Метуллі', {
    house: METULLI,
    complexity: 1,
    ability: ability('Desert Scouts', 'Пустельні розвідники', {
      on: 'reveal-turn',
      effects: [retreat(1)],
    }),
    signet: signet('Fill Coffers', 'Наповнити скарбницю', solari(1), when({ is: 'any-alliance' }, spice(1))),
  }),
  leader('lady-jessica', 'Lady Jessica', 'Леді Джессіка', {
    house: ATREIDES,
    complexity: 2,
    ability: ability('Other Memories', 'Інші спогади', {
      on: 'visit',
      icons: ['bene-gesserit'],
      effects: [recallMemories],
    }),
    signet: signet('Spice Agony', 'Агонія прянощів', pay({ spice: 1 }, drawIntrigue(1), storeMemory)),
  }),
  leader('reverend-mother-jessica', 'Reverend Mother Jessica', 'Превелебна Матір Джессіка', {
    house: ATREIDES,
    complexity: 2,
    faceOf: 'lady-jessica',
    ability: ability('Reverend Mother', 'Превелебна Матір', {
      on: 'visit',
      icons: ['bene-gesserit', 'fremen'],
      effects: [pay({ water: 1 }, repeatSpace)],
    }),
    signet: signet('Water of Life', 'Вода життя', pay({ spice: 1 }, water(1))),
  }),
  leader('lady-margot-fenring', 'Lady Margot Fenring', 'Леді Марго Фенрінґ', {
    house: FENRING,
    complexity: 1,
    ability: ability('Loyalty', 'Вірність', {
      on: 'reach-two',
      faction: 'bene-gesserit',
      effects: [spice(2)],
    }),
    signet: signet('Arrakis Informant', 'Інформатор на Арракісі', placeSpyOn('city')),
  }),
  leader('muaddib', 'Muad’Dib', 'Муад’Діб', {
    house: ATREIDES,
    complexity: 1,
    ability: ability('Unpredictable Foe', 'Непередбачуваний ворог', {
      on: 'reveal-turn',
      effects: [when(sandwormsInConflict(1), drawIntrigue(1))],
    }),
    signet: signet('Lead the Way', 'Вести за собою', draw(1)),
  }),
  leader('princess-irulan', 'Princess Irulan', 'Принцеса Ірулан', {
    house: CORRINO,
    complexity: 2,
    ability: ability('Imperial Birthright', 'Імперське право за народженням', {
      on: 'reach-two',
      faction: 'emperor',
      effects: [drawIntrigue(1)],
    }),
    signet: signet(
      'Chronicler’s Insight',
      'Проникливість літописиці',
      mayChoose([acquireCosting(1, 'hand')], [trashFromHand(1, spice(2))]),
    ),
  }),
  leader('staban-tuek', 'Staban Tuek', 'Стабан Туек', {
    complexity: 3,
    ability: ability('Limited Allies / Smuggle Spice', 'Обмежене коло союзників / Контрабанда прянощів', {
      on: 'smuggling',
      without: 'diplomacy',
      effects: [spice(1)],
    }),
    signet: signet(
      'Unseen Network',
      'Невидима мережа',
      placeSpy(),
      when({ is: 'spy-placed-on', icons: ['landsraad'] }, pay({ spice: 1 }, solari(3))),
      when({ is: 'spy-placed-on', icons: FACTIONS }, pay({ solari: 2 }, drawIntrigue(1))),
    ),
  }),
];
