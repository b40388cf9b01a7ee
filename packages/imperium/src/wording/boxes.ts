import type { Name, Phrase } from '@sietch/kernel';
import type { IntrigueTiming } from '../content/component.js';

export type CardBox = 'agent' | 'reveal' | 'acquire' | 'whenTrashed';
export type ConflictBox = 'first' | 'second' | 'third';
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

/** Where on a component a text stands. */
export type Box = CardBox | IntrigueTiming | ConflictBox | LeaderBox | SpaceBox;

/** The boxes that have something to say, in reading order. */
export type Boxes<B extends Box> = { readonly [box in B]?: Phrase };

/** Headings: the texts of the boxes do not repeat them. */
export const BOX_NAMES: Readonly<Record<Box, Name>> = {
  agent: { en: 'Agent', uk: 'Комірка агента' },
  reveal: { en: 'Reveal', uk: 'Комірка розкриття' },
  acquire: { en: 'When acquired', uk: 'Придбання' },
  whenTrashed: { en: 'When trashed', uk: 'Коли карту знищено' },
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
};
