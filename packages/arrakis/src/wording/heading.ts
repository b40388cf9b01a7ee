import type { Lang, Name } from '@sietch/kernel';
import type { Doubt } from '../content/component.js';
import { RESULTS } from '../terms.js';
import type { Box, ContentGroup } from './describe.js';
import { RESULT_NAMES } from './nouns.js';

const GROUP_NAMES: Readonly<Record<ContentGroup, Name>> = {
  'house-harkonnen': { en: 'Planning card of House Harkonnen', uk: 'Карта планування Дому Харконненів' },
  corrino: { en: 'Planning card of the Corrino allies', uk: 'Карта планування союзників Коррино' },
  'house-atreides': { en: 'Planning card of House Atreides', uk: 'Карта планування Дому Атрідів' },
  fremen: { en: 'Planning card of the Fremen allies', uk: 'Карта планування союзників-фрименів' },
  leader: { en: 'Leader', uk: 'Лідер' },
  prescience: { en: 'Prescience card', uk: 'Карта передбачення' },
  objective: { en: 'Secret objective', uk: 'Таємна мета' },
  ban: { en: 'Imperium ban', uk: 'Штраф Імперії' },
};

const BOX_NAMES: Readonly<Record<Box, Name>> = {
  effect: { en: 'Effect', uk: 'Ефект' },
  otherwise: { en: 'Instead', uk: 'Натомість' },
  special: { en: 'Special action', uk: 'Особлива дія' },
  combat: { en: 'In battle', uk: 'У битві' },
  requirement: { en: 'Requirement', uk: 'Умова' },
  markers: { en: 'Markers', uk: 'Маркери' },
  targets: { en: 'Targets', uk: 'Мета' },
  entry: { en: 'Entry', uk: 'Поява' },
  phase: { en: 'Claimed', uk: 'Коли отримують' },
};

const DOUBTS: Readonly<Record<Doubt, Name>> = {
  assumed: { en: 'assumed', uk: 'припущення' },
  inferred: { en: 'inferred', uk: 'висновок' },
  reconstructed: { en: 'reconstructed', uk: 'відтворено' },
  'single-source': { en: 'single source', uk: 'єдине джерело' },
};

/** Fields of components and their values, where a listing shows them as data. */
const FACTS: Readonly<Record<string, Name>> = {
  side: { en: 'Side', uk: 'Сторона' },
  atreides: { en: 'Atreides', uk: 'Атріди' },
  harkonnen: { en: 'Harkonnen', uk: 'Харконнени' },
  cell: { en: 'Action cell', uk: 'Комірка дії' },
  action: { en: 'in the action phase', uk: 'у фазі дій' },
  'end-of-round': { en: 'at the end of the round', uk: 'наприкінці раунду' },
  dice: { en: 'Dice', uk: 'Кубики' },
};

/** The name of a group, a box, a field or a value of a description; none for what is no such key. */
export function heading(key: string, lang: Lang): string | undefined {
  const result = RESULTS.find((one) => one === key);
  if (result !== undefined) return RESULT_NAMES[result][lang];
  const names: Readonly<Partial<Record<string, Name>>> = {
    ...FACTS,
    ...DOUBTS,
    ...BOX_NAMES,
    ...GROUP_NAMES,
  };
  return names[key]?.[lang];
}
