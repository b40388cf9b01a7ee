import type { Name, Phrase } from '@sietch/kernel';
import type { IntrigueTiming } from '../content/component.js';

export type CardBox = 'agent' | 'reveal' | 'acquire' | 'whenTrashed' | 'whenDiscarded';
export type ConflictBox = 'first' | 'second' | 'third' | 'battle-icon';
export type LeaderBox = 'ability' | 'signet';
export type SpaceBox =
  | 'requires'
  | 'cost'
  | 'effects'
  | 'influence'
  | 'control'
  | 'once'
  | 'combat-space'
  | 'maker';

export type ContractBox = 'term' | 'reward';
export type ObjectiveBox = 'battle-icon' | 'players' | 'first-player';
export type PostBox = 'connected';
export type HagalBox = 'sends' | 'effects' | 'swords';
export type RivalBox = 'signet' | 'scheme' | 'swordmaster' | 'priorities' | 'limits';

/** Where on a component a text stands. */
export type Box =
  | CardBox
  | IntrigueTiming
  | ConflictBox
  | LeaderBox
  | SpaceBox
  | ContractBox
  | ObjectiveBox
  | PostBox
  | HagalBox
  | RivalBox;

/** The boxes that have something to say, in reading order. */
export type Boxes<B extends Box> = { readonly [box in B]?: Phrase };

/** Headings: the texts of the boxes do not repeat them. */
export const BOX_NAMES: Readonly<Record<Box, Name>> = {
  agent: { en: 'Agent', uk: 'Комірка агента' },
  reveal: { en: 'Reveal', uk: 'Комірка розкриття' },
  acquire: { en: 'When acquired', uk: 'Придбання' },
  whenTrashed: { en: 'When trashed', uk: 'Коли карту знищено' },
  whenDiscarded: { en: 'When discarded from hand', uk: 'Коли карту скинуто з руки' },
  plot: { en: 'Plot', uk: 'Задум' },
  combat: { en: 'Combat', uk: 'Бій' },
  win: { en: 'When you win a Conflict', uk: 'Коли ви перемагаєте в конфлікті' },
  endgame: { en: 'Endgame', uk: 'Кінець гри' },
  first: { en: '1st place', uk: '1-ше місце' },
  second: { en: '2nd place', uk: '2-ге місце' },
  third: { en: '3rd place', uk: '3-тє місце' },
  ability: { en: 'Leader ability', uk: 'Вміння лідера' },
  signet: { en: 'Signet ring', uk: 'Перстень із печаткою' },
  requires: { en: 'Requirement', uk: 'Вимога' },
  cost: { en: 'Cost', uk: 'Ціна' },
  effects: { en: 'Effect', uk: 'Ефект' },
  influence: { en: 'Influence', uk: 'Вплив' },
  control: { en: 'Control bonus', uk: 'Бонус контролю' },
  once: { en: 'Once per game', uk: 'Раз за гру' },
  'combat-space': { en: 'Combat space', uk: 'Бойова локація' },
  maker: { en: 'Maker space', uk: 'Локація видобутку' },
  'battle-icon': { en: 'Battle icon', uk: 'Символ бою' },
  term: { en: 'Term', uk: 'Умова' },
  reward: { en: 'Reward', uk: 'Нагорода' },
  players: { en: 'Players', uk: 'Гравці' },
  'first-player': { en: 'First player', uk: 'Перший гравець' },
  sends: { en: 'Turned over', uk: 'Коли відкрито' },
  swords: { en: 'Combat bonus', uk: 'Бойовий бонус' },
  scheme: { en: 'Scheme', uk: 'Планування' },
  swordmaster: { en: 'Swordmaster', uk: 'Майстер меча' },
  priorities: { en: 'Factions', uk: 'Фракції' },
  limits: { en: 'Limits', uk: 'Обмеження' },
  connected: { en: 'Observation post', uk: 'Спостережний пункт' },
};
