import {
  activatedAlly,
  choose,
  eachAlly,
  giveContracts,
  hasSwordmaster,
  hooks,
  pay,
  persuasion,
  points,
  recruit,
  signetRing,
  solari,
  spice,
  summon,
  swords,
  toThroneRow,
  trade,
  trashSelf,
  visitInfluence,
  water,
  when,
} from '../../effects/build.js';
import { FACTIONS } from '../../terms.js';
import type { Card } from '../component.js';
import { cardOf } from '../declare.js';

const starter = cardOf('starter');

type Print = Parameters<typeof starter>[3];

const muaddib = (id: string, en: string, uk: string, print: Omit<Print, 'copies'>, copies = 1): Card =>
  starter(`muaddib-${id}`, en, uk, { ...print, copies, owner: 'muaddib' });
const emperor = (id: string, en: string, uk: string, print: Omit<Print, 'copies'>, copies = 1): Card =>
  starter(`emperor-${id}`, en, uk, { ...print, copies, owner: 'shaddam-corrino-iv' });

/** The commanders' own starting decks of ten cards. */
export const COMMANDER_STARTERS: readonly Card[] = [
  muaddib('command-respect', 'Command Respect', 'Авторитет командира', {
    icons: ['city'],
    agent: [when(hasSwordmaster, pay({ trashSelf: true }, trade))],
    reveal: [persuasion(1)],
  }),
  muaddib('convincing-argument', 'Convincing Argument', 'Переконливий аргумент', {
    reveal: [persuasion(2)],
  }),
  muaddib('demand-attention', 'Demand Attention', 'Потреба в увазі', {
    icons: FACTIONS,
    agent: [pay({ spice: 4, trashSelf: true }, visitInfluence(2))],
    reveal: [persuasion(1)],
  }),
  muaddib('desert-call', 'Desert Call', 'Поклик пустелі', {
    icons: ['spice-trade'],
    agent: [when(hooks, pay({ water: 1, trashSelf: true }, summon(1)))],
    reveal: [persuasion(1)],
  }),
  muaddib(
    'limited-landsraad-access',
    'Limited Landsraad Access',
    'Обмежений доступ до Ландсрааду',
    { icons: ['landsraad'], reveal: [spice(1), swords(1)] },
    2,
  ),
  muaddib('seek-allies', 'Seek Allies', 'Пошук союзників', { icons: FACTIONS, agent: [trashSelf] }),
  muaddib('signet-ring', 'Signet Ring', 'Перстень із печаткою', {
    icons: ['landsraad', 'city', 'spice-trade'],
    agent: [signetRing],
    reveal: [persuasion(1)],
  }),
  muaddib('threaten-spice-production', 'Threaten Spice Production', 'Загроза виробництву прянощів', {
    icons: ['spice-trade'],
    agent: [pay({ teamSpice: 7, trashSelf: true }, points(1))],
    reveal: [persuasion(1)],
  }),
  muaddib('usul', 'Usul', 'Усуль', {
    factions: ['fremen'],
    icons: ['city'],
    agent: [choose([water(1), activatedAlly(spice(1))], [spice(1), activatedAlly(water(1))])],
    reveal: [persuasion(2)],
  }),

  emperor('convincing-argument', 'Convincing Argument', 'Переконливий аргумент', {
    reveal: [persuasion(2)],
  }),
  emperor('corrino-might', 'Corrino Might', 'Могутність Коррино', {
    factions: ['emperor'],
    icons: ['landsraad'],
    reveal: [swords(1), pay({ spice: 3, trashSelf: true }, eachAlly(recruit(2)))],
  }),
  emperor('critical-shipments', 'Critical Shipments', 'Важливий вантаж', {
    icons: ['spice-trade'],
    agent: [choose([water(1), activatedAlly(solari(2))], [solari(2), activatedAlly(water(1))])],
    reveal: [persuasion(2)],
  }),
  emperor('demand-results', 'Demand Results', 'Потрібен результат', {
    factions: ['emperor'],
    icons: ['landsraad'],
    agent: [pay({ solari: 2, trashSelf: true }, giveContracts)],
    reveal: [swords(1)],
  }),
  emperor('devastating-assault', 'Devastating Assault', 'Нищівний штурм', {
    icons: ['spice-trade'],
    agent: [activatedAlly(recruit(1)), solari(1)],
    reveal: [persuasion(1), when(hasSwordmaster, pay({ solari: 3 }, swords(5)))],
  }),
  emperor(
    'imperial-ornithopter',
    'Imperial Ornithopter',
    'Імперський орнітоптер',
    { factions: ['emperor'], icons: ['city'], reveal: [persuasion(1), solari(1)] },
    2,
  ),
  emperor('imperial-tent', 'Imperial Tent', 'Імперський намет', {
    factions: ['emperor'],
    icons: FACTIONS,
    agent: [toThroneRow],
    reveal: [persuasion(1)],
  }),
  emperor('seek-allies', 'Seek Allies', 'Пошук союзників', { icons: FACTIONS, agent: [trashSelf] }),
  emperor('signet-ring', 'Signet Ring', 'Перстень із печаткою', {
    icons: ['landsraad', 'city', 'spice-trade'],
    agent: [signetRing],
    reveal: [persuasion(1)],
  }),
];
