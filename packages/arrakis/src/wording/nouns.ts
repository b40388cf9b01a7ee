import { type Forms, type Lang, type Name, plural, type Token } from '@sietch/kernel';
import type { Marker, Result, Side, Terrain, Vehicle } from '../terms.js';

/** A counted noun as the object of a verb: English, and the Ukrainian accusative. */
interface Noun {
  readonly icon: string;
  readonly en: Forms;
  readonly uk: Forms;
}

const forms = (one: string, few: string, many = few): Forms => ({ one, few, many });

const noun = (icon: string, en: Forms, uk: Forms): Noun => ({ icon, en, uk });

export const NOUNS = {
  regular: noun(
    'regular',
    forms('regular unit', 'regular units'),
    forms('звичайний загін', 'звичайні загони', 'звичайних загонів'),
  ),
  elite: noun(
    'elite',
    forms('elite unit', 'elite units'),
    forms('елітний загін', 'елітні загони', 'елітних загонів'),
  ),
  sardaukar: noun(
    'sardaukar',
    forms('sardaukar', 'sardaukar'),
    forms('загін сардаукарів', 'загони сардаукарів', 'загонів сардаукарів'),
  ),
  fedaykin: noun(
    'fedaykin',
    forms('fedaykin', 'fedaykin'),
    forms('загін федайкінів', 'загони федайкінів', 'загонів федайкінів'),
  ),
  harvester: noun(
    'harvester',
    forms('harvester', 'harvesters'),
    forms('гарвестер', 'гарвестери', 'гарвестерів'),
  ),
  ornithopter: noun(
    'ornithopter',
    forms('ornithopter', 'ornithopters'),
    forms('орнітоптер', 'орнітоптери', 'орнітоптерів'),
  ),
  carryall: noun(
    'carryall',
    forms('carryall', 'carryalls'),
    forms('транспортувальник', 'транспортувальники', 'транспортувальників'),
  ),
  vehicle: noun(
    'vehicle',
    forms('vehicle', 'vehicles'),
    forms('одиницю транспорту', 'одиниці транспорту', 'одиниць транспорту'),
  ),
  wormsign: noun(
    'wormsign',
    forms('wormsign', 'wormsigns'),
    forms('жетон знака хробака', 'жетони знака хробака', 'жетонів знака хробака'),
  ),
  sandworm: noun('sandworm', forms('sandworm', 'sandworms'), forms('піщаного хробака', 'піщаних хробаків')),
  card: noun(
    'card',
    forms('planning card', 'planning cards'),
    forms('карту планування', 'карти планування', 'карт планування'),
  ),
  legion: noun('legion', forms('legion', 'legions'), forms('легіон', 'легіони', 'легіонів')),
  token: noun(
    'deployment-token',
    forms('deployment token', 'deployment tokens'),
    forms('жетон розгортання', 'жетони розгортання', 'жетонів розгортання'),
  ),
  die: noun(
    'combat-die',
    forms('combat die', 'combat dice'),
    forms('бойовий кубик', 'бойові кубики', 'бойових кубиків'),
  ),
  sword: noun('sword', forms('sword', 'swords'), forms('меч', 'мечі', 'мечів')),
  shield: noun('shield', forms('shield', 'shields'), forms('щит', 'щити', 'щитів')),
  step: noun('step', forms('step', 'steps'), forms('поділку', 'поділки', 'поділок')),
} as const satisfies Record<string, Noun>;

export type NounId = keyof typeof NOUNS;

/** `2 elite units` as a symbol with its words. */
export function counted(lang: Lang, id: NounId, n: number): Token {
  const { icon, en, uk } = NOUNS[id];
  return { icon, n, text: `${n} ${plural(lang, n, { uk, en }[lang])}` };
}

/** Results of combat dice. */
export function results(lang: Lang, face: 'sword' | 'shield', n: number): Token {
  return counted(lang, face, n);
}

/** The special units of a side. */
export function specialOf(side: Side): 'sardaukar' | 'fedaykin' {
  return side === 'harkonnen' ? 'sardaukar' : 'fedaykin';
}

const MARKER_NAMES: Readonly<Record<Marker, Name>> = {
  'kwisatz-haderach': { en: 'Kwisatz Haderach', uk: 'Квізац Хадерах' },
  'sand-dwellers': { en: 'Sand Dwellers', uk: 'Мешканці піску' },
  jihad: { en: 'Jihad', uk: 'Джигад' },
};

export function markerName(lang: Lang, marker: Marker): string {
  return { uk: `«${MARKER_NAMES[marker].uk}»`, en: MARKER_NAMES[marker].en }[lang];
}

export const RESULT_NAMES: Readonly<Record<Result | 'desert-power', Name>> = {
  leadership: { en: 'Leadership', uk: '«Лідерство»' },
  strategy: { en: 'Strategy', uk: '«Стратегія»' },
  deployment: { en: 'Deployment', uk: '«Розгортання»' },
  mentat: { en: 'Mentat', uk: '«Ментат»' },
  house: { en: 'House', uk: '«Дім»' },
  'desert-power': { en: 'Desert Power', uk: '«Сила пустелі»' },
};

/** Terrain in "an empty … area": the Ukrainian genitive after «зона». */
export const TERRAIN_WORDS: Readonly<Record<Terrain, Name>> = {
  mountain: { en: 'mountain', uk: 'гір' },
  plateau: { en: 'plateau', uk: 'плато' },
  'minor-erg': { en: 'minor erg', uk: 'меншого ергу' },
  desert: { en: 'desert', uk: 'пустелі' },
  'deep-desert': { en: 'deep desert', uk: 'глибокої пустелі' },
};

export const VEHICLE_NOUNS: Readonly<Record<Vehicle | 'any', NounId>> = {
  harvester: 'harvester',
  ornithopter: 'ornithopter',
  carryall: 'carryall',
  any: 'vehicle',
};
