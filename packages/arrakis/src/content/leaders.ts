import {
  anyResult,
  attack,
  choose,
  desertPower,
  draw,
  having,
  legion,
  move,
  moveAgain,
  muster,
  place,
  playCard,
  recruit,
  reinforce,
  surprise,
  that,
  upgrade,
  wildMaker,
} from '../effects/build.js';
import type { LeaderId, Side } from '../terms.js';
import type { Leader } from './component.js';

const leader = (
  id: LeaderId,
  en: string,
  uk: string,
  side: Side,
  subfaction: Leader['subfaction'],
  more: Partial<Leader>,
): Leader => ({
  id,
  name: { en, uk },
  side,
  subfaction,
  kind: 'named',
  atStart: false,
  swords: 0,
  shields: 0,
  ...more,
});

/** The eighteen leader cards. Special actions marked reconstructed were found in no source: see ASSUMED. */
export const LEADERS: readonly Leader[] = [
  leader('paul-atreides', 'Paul Atreides', 'Пол Атрід', 'atreides', 'house-atreides', {
    atStart: true,
    cell: 'leadership',
    special: [place({ leader: 'paul-atreides' }, legion()), move(2, having('leader'))],
    swords: 1,
  }),
  leader('lady-jessica', 'Lady Jessica', 'Леді Джессіка', 'atreides', 'house-atreides', {
    atStart: true,
    cell: 'mentat',
    special: [draw(3, 'house-atreides')],
    shields: 1,
    doubt: 'reconstructed',
  }),
  leader(
    'reverend-mother-jessica',
    'Reverend Mother Jessica',
    'Превелебна Матір Джессіка',
    'atreides',
    'house-atreides',
    {
      cell: 'mentat',
      special: [draw(2, 'house-atreides'), playCard],
      shields: 2,
      replaces: 'lady-jessica',
      doubt: 'reconstructed',
    },
  ),
  leader('gurney-halleck', 'Gurney Halleck', 'Ґурні Галлек', 'atreides', 'house-atreides', {
    swords: 2,
    shields: 1,
  }),
  leader('alia', 'Alia', 'Алія', 'atreides', 'house-atreides', {
    cell: 'house',
    special: [place({ leader: 'alia' }, legion()), anyResult],
    swords: 1,
    doubt: 'reconstructed',
  }),
  leader('naibs', 'Naib Leaders', 'Лідери-наїби', 'atreides', 'fremen', {
    kind: 'generic',
    atStart: true,
    swords: 1,
  }),
  leader('paul-muad-dib', 'Paul-Muad’Dib', 'Пол-Муад’Діб', 'atreides', 'fremen', {
    cell: 'leadership',
    special: [
      place({ leader: 'paul-muad-dib' }, legion()),
      choose(move(2, having('leader')), surprise(having('leader'))),
    ],
    swords: 2,
    shields: 1,
    replaces: 'paul-atreides',
    doubt: 'reconstructed',
  }),
  leader('stilgar', 'Stilgar', 'Стілґар', 'atreides', 'fremen', {
    atStart: true,
    cell: 'strategy',
    special: [move(3)],
    swords: 2,
    doubt: 'reconstructed',
  }),
  leader('chani', 'Chani', 'Чані', 'atreides', 'fremen', {
    cell: 'deployment',
    special: [recruit(), reinforce({ special: 1 })],
    swords: 1,
    shields: 1,
    doubt: 'reconstructed',
  }),
  leader('wild-maker', 'Wild Maker', 'Дикий Творець', 'atreides', 'fremen', {
    kind: 'sandworm',
    cell: 'desert-power',
    special: [wildMaker('place'), desertPower],
    doubt: 'reconstructed',
  }),
  leader('baron-harkonnen', 'Baron Harkonnen', 'Барон Харконнен', 'harkonnen', 'house-harkonnen', {
    atStart: true,
    cell: 'house',
    special: [upgrade(3, 'regular', 'elite')],
    shields: 2,
  }),
  leader('beast-rabban', 'Beast Rabban', 'Звір Раббан', 'harkonnen', 'house-harkonnen', {
    atStart: true,
    cell: 'leadership',
    special: [move(1, having('beast-rabban')), moveAgain('beast-rabban')],
    swords: 2,
  }),
  leader('thufir-hawat', 'Thufir Hawat', 'Зуфір Хават', 'harkonnen', 'house-harkonnen', {
    cell: 'mentat',
    special: [draw(3, 'house-harkonnen')],
    swords: 1,
    shields: 2,
  }),
  leader('feyd-rautha', 'Feyd-Rautha', 'Фейд-Раута', 'harkonnen', 'house-harkonnen', {
    cell: 'leadership',
    special: [move(1, having('feyd-rautha')), attack({ ...that, with: 'feyd-rautha' })],
    swords: 2,
    shields: 1,
  }),
  leader('shaddam-iv', 'Emperor Shaddam IV', 'Імператор Шаддам IV', 'harkonnen', 'corrino', {
    cell: 'strategy',
    special: [upgrade(3, 'elite', 'special')],
    swords: 2,
  }),
  leader('gaius-helen-mohiam', 'Gaius Helen Mohiam', 'Ґай Єлена Могіям', 'harkonnen', 'corrino', {
    cell: 'mentat',
    special: [draw(2, 'corrino'), playCard],
    shields: 3,
  }),
  leader('captain-aramsham', 'Captain Aramsham', 'Капітан Арамшам', 'harkonnen', 'corrino', {
    atStart: true,
    cell: 'deployment',
    special: [muster({ regular: 2, special: 1, leader: 'any' })],
    swords: 1,
    shields: 1,
  }),
  leader('bashars', 'Bashar Leaders', 'Лідери-башари', 'harkonnen', 'corrino', {
    kind: 'generic',
    atStart: true,
    swords: 1,
  }),
];
