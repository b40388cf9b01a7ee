import { drawIntrigue, solari, spice } from '../../effects/build.js';
import { named } from '../declare.js';
import type { Difficulty } from '../rivals/component.js';

const MENTAT: Difficulty = {
  id: 'mentat',
  name: named('Mentat (expert)', 'Ментат (експерт)'),
  person: [],
  rival: [drawIntrigue(1)],
  garrison: 3,
  prices: { mentat: { solari: 5 } },
  swordmastersUnder: 3,
  variants: ['expert-deployment'],
  swordmaster: true,
};

/** The levels of the solo game. */
export const HAGAL_DIFFICULTIES: readonly Difficulty[] = [
  {
    ...MENTAT,
    id: 'mercenary',
    name: named('Mercenary (novice)', 'Найманець (новачок)'),
    person: [solari(1), spice(1)],
    rival: [],
    garrison: 0,
    prices: {},
    swordmastersUnder: 5,
    variants: [],
  },
  {
    ...MENTAT,
    id: 'sardaukar',
    name: named('Sardaukar (veteran)', 'Сардаукар (ветеран)'),
    swordmastersUnder: 4,
    variants: [],
  },
  MENTAT,
  {
    ...MENTAT,
    id: 'kwisatz-haderach',
    name: named('Kwisatz Haderach (expert+)', 'Квізац Хадерах (експерт+)'),
    swordmaster: false,
  },
];
