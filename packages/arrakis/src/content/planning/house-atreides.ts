import {
  atomics,
  attach,
  attack,
  choose,
  desertPower,
  draw,
  empty,
  enter,
  forceDie,
  having,
  inPlay,
  legion,
  lowerPower,
  move,
  opponentDiscards,
  place,
  playCard,
  removeVehicles,
  renewPrescience,
  secondObjective,
  shiftMarkers,
  sietch,
  surprise,
  that,
  upgrade,
  when,
  wormsigns,
  wound,
} from '../../effects/build.js';
import type { PlanningCard } from '../component.js';
import { planning } from './declare.js';

const card = planning('house-atreides');

/** House Atreides: strengthens attacks, manipulates prescience cards, brings fedaykin and Gurney Halleck. */
export const HOUSE_ATREIDES: readonly PlanningCard[] = [
  card('war-plan', 'War Plan', 'План війни', [choose(move(1), attack({}, { dice: 1 }))], {
    doubt: 'single-source',
  }),
  card(
    'alia-the-abomination',
    'Alia, the Abomination',
    'Алія, Мерзота',
    [when(inPlay('reverend-mother-jessica'), enter('alia')), playCard],
    { otherwise: { when: inPlay('alia'), steps: [wound('any'), draw(2)] }, doubt: 'single-source' },
  ),
  card(
    'smugglers-a',
    'Smugglers',
    'Вільні торгівці',
    [enter('gurney-halleck'), place({ elite: 2, leader: 'gurney-halleck' }, empty('desert'))],
    {
      otherwise: { when: inPlay('gurney-halleck'), steps: [wormsigns(2), move(1, having('gurney-halleck'))] },
      doubt: 'single-source',
    },
  ),
  card(
    'smugglers-b',
    'Smugglers',
    'Вільні торгівці',
    [enter('gurney-halleck'), place({ elite: 2, leader: 'gurney-halleck' }, empty('desert'))],
    {
      otherwise: { when: inPlay('gurney-halleck'), steps: [place({ elite: 2 }, legion('gurney-halleck'))] },
      doubt: 'single-source',
    },
  ),
  card(
    'smugglers-c',
    'Smugglers',
    'Вільні торгівці',
    [enter('gurney-halleck'), place({ elite: 2, leader: 'gurney-halleck' }, empty('desert'))],
    {
      otherwise: { when: inPlay('gurney-halleck'), steps: [removeVehicles(2, 'gurney-halleck')] },
      doubt: 'single-source',
    },
  ),
  card('the-voice', 'The Voice', 'Голос', [opponentDiscards(1), playCard], { doubt: 'single-source' }),
  card(
    'death-commandos',
    'Death Commandos',
    'Командос смерті',
    [upgrade(2, 'elite', 'special'), move(2, having('special'))],
    { doubt: 'single-source' },
  ),
  card(
    'tested-with-the-gom-jabbar',
    'Tested with the Gom Jabbar',
    'Випробування ґом джаббаром',
    [secondObjective, draw(2)],
    { doubt: 'single-source' },
  ),
  card(
    'chatt-the-leaper',
    'Chatt the Leaper',
    'Чатт Стрибун',
    [place({ special: 2, leader: 'generic' }, sietch)],
    { doubt: 'single-source' },
  ),
  card('truthtrance', 'Truthtrance', 'Транс Правди', [forceDie, choose(draw(2), playCard)]),
  card('adab-the-demanding-memory', 'Adab, the Demanding Memory', 'Адаб, нав’язливий спогад', [
    renewPrescience,
    playCard,
  ]),
  card('alam-al-mithal', 'Alam al-Mithal, the World of Similitudes', 'Алям аль-Міталь, світ подібностей', [
    shiftMarkers,
    draw(2),
  ]),
  card(
    'usul-the-base-of-the-pillar',
    'Usul, the Base of the Pillar',
    'Усуль, Основа Стовпа',
    [desertPower, playCard],
    { doubt: 'single-source' },
  ),
  card(
    'voice-from-the-outer-world',
    'Voice from the Outer World',
    'Голос із Зовнішнього світу',
    [place({ special: 1, leader: 'paul' }, legion()), choose(move(1, that), surprise(that))],
    { doubt: 'single-source' },
  ),
  card('our-family-atomics', 'Our Family Atomics', 'Наш родинний ядерний арсенал', [atomics(4), playCard], {
    otherwise: { when: { is: 'detonated' }, steps: [desertPower, desertPower] },
    doubt: 'single-source',
  }),
  card(
    'battle-language',
    'Battle Language',
    'Бойова мова',
    [choose(move(1, having('leader')), surprise(having('leader'), { enemyCap: 4 }))],
    { doubt: 'single-source' },
  ),
  card('bill-of-particulars', 'Bill of Particulars', 'Перелік претензій', [lowerPower, playCard], {
    doubt: 'single-source',
  }),
  card('fear-is-the-mind-killer', 'Fear Is the Mind-Killer', 'Страх — убивця розуму', [attach('bonus')], {
    doubt: 'single-source',
  }),
];
