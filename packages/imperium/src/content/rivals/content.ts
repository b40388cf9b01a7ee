import { drawIntrigue } from '../../effects/build.js';
import { named } from '../declare.js';
import { RIVAL_CARDS } from './cards.js';
import type { Difficulty, RivalsContent, Variant } from './component.js';
import { RIVALS_DECK } from './deck.js';

const SARDAUKAR: Difficulty = {
  id: 'sardaukar',
  name: named('Sardaukar (veteran)', 'Сардаукар (ветеран)'),
  person: [],
  rival: [],
  garrison: 3,
  prices: {},
  variants: [],
  swordmaster: true,
};

const MENTAT: Difficulty = {
  ...SARDAUKAR,
  id: 'mentat',
  name: named('Mentat (expert)', 'Ментат (експерт)'),
  variants: ['smart-politics', 'brutal-escalation', 'expert-deployment'],
};

const DIFFICULTIES: readonly Difficulty[] = [
  {
    ...SARDAUKAR,
    id: 'mercenary',
    name: named('Mercenary (novice)', 'Найманець (новачок)'),
    person: [drawIntrigue(1)],
    garrison: 0,
  },
  SARDAUKAR,
  MENTAT,
  {
    ...MENTAT,
    id: 'kwisatz-haderach',
    name: named('Kwisatz Haderach (expert+)', 'Квізац Хадерах (експерт+)'),
    swordmaster: false,
  },
];

const VARIANTS: readonly Variant[] = [
  { id: 'smart-politics', name: named('Smart Politics', 'Розумна політика'), players: [1, 2] },
  { id: 'brutal-escalation', name: named('Brutal Escalation', 'Жорстока ескалація'), players: [1, 2] },
  { id: 'expert-deployment', name: named('Expert Deployment', 'Уміле розгортання'), players: [1, 2] },
  { id: 'streamlined-rivals', name: named('Streamlined Rivals', 'Прямолінійні Конкуренти'), players: [2] },
  { id: 'row-dice', name: named('Imperium Row dice', 'Кубики для Ряду Імперіуму'), players: [1] },
];

/** The Rivals of Uprising, for one and two. */
export const RIVALS: RivalsContent = {
  deck: RIVALS_DECK,
  cards: RIVAL_CARDS,
  difficulties: DIFFICULTIES,
  variants: VARIANTS,
  start: {
    1: { garrison: 3, water: 1, swordmaster: false },
    2: { garrison: 3, water: 1, swordmaster: false },
  },
  rates: { solari: 7, spice: 7, water: 3, intrigue: 3 },
  expertLead: 3,
  alwaysPays: true,
};
