import type { Choice } from '@sietch/kernel';
import { AREA_IDS, indexesIn, sectorsOf } from '../content/map.js';
import type { DecisionKind, DecisionOf } from '../decisions.js';
import type { ArrakisPlay } from '../events.js';
import { type AreaTest, someIn } from '../rules/area.js';
import type { ArrakisState, Zone } from '../state.js';
import { SECTOR_IDS, type SectorId } from '../terms.js';

/** A kind of decision: what may be answered, and what the answer does. */
export interface Question<K extends DecisionKind> {
  choices(state: ArrakisState, decision: DecisionOf<K>): Choice[];
  answer(play: ArrakisPlay, decision: DecisionOf<K>, choice: Choice): void;
  /** `false` where a lone choice, taken at once, would tell something about hidden cards. */
  answersItself?(state: ArrakisState, decision: DecisionOf<K>): boolean;
}

export type Questions<K extends DecisionKind> = { readonly [P in K]: Question<P> };

export const SKIP: Choice = { verb: 'skip' };
export const DONE: Choice = { verb: 'done' };

export const choicesOf = (verb: string, items: readonly string[]): Choice[] =>
  items.map((what) => ({ verb, what }));
/** What is optional can be left out. */
export function orSkip(choices: Choice[]): Choice[] {
  choices.push(SKIP);
  return choices;
}
export const choicesAt = (verb: string, areas: readonly string[]): Choice[] =>
  areas.map((where) => ({ verb, where }));

/** What a choice must carry; the kernel has checked the choice against the offered ones. */
export const whatOf = (choice: Choice): string => choice.what ?? '';
export const whereOf = (choice: Choice): string => choice.where ?? '';
export const countIn = (choice: Choice): number => choice.count ?? 0;

/** A list of areas no longer than people can look through: beyond that the sector is asked first. */
const LONG_LIST = 24;

export function areaChoices(areas: readonly string[], sector: SectorId | undefined): Choice[] {
  if (sector !== undefined)
    return choicesAt(
      'area',
      areas.filter((id) => sectorsOf(id).includes(sector)),
    );
  if (areas.length <= LONG_LIST) return choicesAt('area', areas);
  const sectors: SectorId[] = [];
  for (const id of areas) for (const each of sectorsOf(id)) if (!sectors.includes(each)) sectors.push(each);
  return choicesOf('sector', sectors);
}

/** Made once: the longest lists of the game are made of these. */
const AREA_CHOICES: readonly Choice[] = choicesAt('area', AREA_IDS);
const SECTOR_CHOICES: readonly Choice[] = choicesOf('sector', SECTOR_IDS);

/** The same where areas are judged one by one, so that a sector can be judged by its first good area. */
export function areaChoicesWhere(
  state: ArrakisState,
  test: AreaTest,
  sector: SectorId | undefined,
): Choice[] {
  const { areas } = state;
  const choices: Choice[] = [];
  if (sector !== undefined) {
    for (const i of indexesIn(sector)) if (test(areas[i] as Zone)) choices.push(AREA_CHOICES[i] as Choice);
    return choices;
  }
  for (let i = 0; i < areas.length; i++) {
    if (!test(areas[i] as Zone)) continue;
    if (choices.length === LONG_LIST) return sectorChoices(state, test);
    choices.push(AREA_CHOICES[i] as Choice);
  }
  return choices;
}

/** Sectors with such an area. */
export function sectorChoices(state: ArrakisState, test: AreaTest): Choice[] {
  const choices: Choice[] = [];
  for (const choice of SECTOR_CHOICES)
    if (someIn(state, whatOf(choice) as SectorId, test)) choices.push(choice);
  return choices;
}
