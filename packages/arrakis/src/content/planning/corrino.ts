import {
  attack,
  beneGesserit,
  buryPrescience,
  carry,
  choose,
  discardDie,
  draw,
  enter,
  free,
  having,
  inPlay,
  legion,
  move,
  opponentDiscards,
  place,
  playCard,
  restrainPaul,
  settlement,
  surprise,
  that,
  uncover,
  upgrade,
  vehicles,
  woundAdjacent,
} from '../../effects/build.js';
import type { PlanningCard } from '../component.js';
import { planning } from './declare.js';

const card = planning('corrino');

/** Corrino Ally: moves and attacks, above all with sardaukar; makes the Atreides lose planning cards, prescience cards and action dice. */
export const CORRINO: readonly PlanningCard[] = [
  card(
    'rage-overcame-shaddam-iv-a',
    'Rage Overcame Shaddam IV',
    'Лють охопила Шаддама IV',
    [enter('shaddam-iv'), playCard],
    {
      otherwise: {
        when: inPlay('shaddam-iv'),
        steps: [place({ regular: 4, leader: 'shaddam-iv' }, settlement())],
      },
      doubt: 'single-source',
    },
  ),
  card(
    'rage-overcame-shaddam-iv-b',
    'Rage Overcame Shaddam IV',
    'Лють охопила Шаддама IV',
    [enter('shaddam-iv'), playCard],
    {
      otherwise: {
        when: inPlay('shaddam-iv'),
        steps: [place({ special: 2, leader: 'shaddam-iv' }, legion())],
      },
      doubt: 'single-source',
    },
  ),
  card(
    'rage-overcame-shaddam-iv-c',
    'Rage Overcame Shaddam IV',
    'Лють охопила Шаддама IV',
    [enter('shaddam-iv'), playCard],
    {
      otherwise: {
        when: inPlay('shaddam-iv'),
        steps: [place({ leader: 'shaddam-iv' }, legion('special')), move(1, that), surprise(that)],
      },
      doubt: 'single-source',
    },
  ),
  card(
    'manipulation-of-others',
    'Manipulation of Others',
    'Маніпулювання іншими',
    [opponentDiscards(2), draw(2)],
    { doubt: 'single-source' },
  ),
  card('breeding-program', 'Breeding Program', 'Програма селекції', [beneGesserit, playCard]),
  card('troop-carriers', 'Troop Carriers', 'Військові транспорти', [carry], { doubt: 'single-source' }),
  card('shigawire', 'Shigawire', 'Шиґадріт', [move(1, having('special')), woundAdjacent('special')], {
    doubt: 'single-source',
  }),
  card('hope-clouds-observation', 'Hope Clouds Observation', 'Надія затьмарює зір', [buryPrescience], {
    doubt: 'single-source',
  }),
  card('reports-of-traitors', 'Reports of Traitors', 'Доповіді про зрадників', [discardDie('house')]),
  card('sardaukar-pogrom', 'Sardaukar Pogrom', 'Сардаукарський погром', [move(3, having('special'))]),
  card(
    'sardaukars-manner',
    'Sardaukar’s Manner',
    'Сардаукарські манери',
    [choose(move(1, having('special')), surprise(having('special')))],
    { doubt: 'single-source' },
  ),
  card('spies-all-over-arrakis', 'Spies All Over Arrakis', 'Шпигуни по всьому Арракісу', [uncover, draw(2)], {
    doubt: 'single-source',
  }),
  card(
    'full-control-of-the-air',
    'Full Control of the Air',
    'Повне панування в повітрі',
    [vehicles('ornithopter', 'ornithopter'), move(1)],
    { doubt: 'single-source' },
  ),
  card(
    'moving-the-battle-group',
    'Moving the Battle Group',
    'Перекидання бойової групи',
    [place({ elite: 2, leader: 'generic' }, free('mountain'))],
    { doubt: 'single-source' },
  ),
  card(
    'killers-without-mercy',
    'Killers Without Mercy',
    'Безжальні вбивці',
    [attack(having('special'), { freeContinue: true })],
    { doubt: 'single-source' },
  ),
  card(
    'sardaukar-disguised',
    'Sardaukar Disguised',
    'Переодягнені сардаукари',
    [upgrade(2, 'elite', 'special'), move(2, having('special'))],
    { doubt: 'single-source' },
  ),
  card(
    'i-decide-what-best-serves-his-majesty',
    '“I Decide What Best Serves His Majesty”',
    '«Я вирішую, що найкраще служить Його Величності»',
    [place({ leader: 'captain-aramsham' }, legion('special')), choose(move(1, that), surprise(that))],
    { doubt: 'single-source' },
  ),
  card('seek-out-the-mahdi', 'Seek Out the ‘Mahdi’', 'Знайти «Магді»', [move(1), restrainPaul], {
    doubt: 'single-source',
  }),
];
