import { type Choice, sure } from '@sietch/kernel';
import { type AreaSet, after, both, meets, sizeOf } from '../content/area-set.js';
import { AREA_IDS, sectorSet } from '../content/map.js';
import type { DecisionKind, DecisionOf } from '../decisions.js';
import type { ArrakisPlay } from '../events.js';
import type { ArrakisState } from '../state.js';
import { SECTOR_IDS, type SectorId } from '../terms.js';

/** A kind of decision: what may be answered, and what the answer does. */
export interface Question<K extends DecisionKind> {
  choices(state: ArrakisState, decision: DecisionOf<K>): Choice[];
  answer(play: ArrakisPlay, decision: DecisionOf<K>, choice: Choice): void;
  /** `false` where a lone choice, taken at once, would tell something about hidden cards, or could not be taken back. */
  answersItself?(state: ArrakisState, decision: DecisionOf<K>): boolean;
}

/** For questions that wait for their answer even if there is only one. */
export const never = (): boolean => false;

export type Questions<K extends DecisionKind> = { readonly [P in K]: Question<P> };

export const SKIP: Choice = { verb: 'skip' };
export const DONE: Choice = { verb: 'done' };
const BACK: Choice = { verb: 'back' };

/** A choice for each item. In a loop, as the lists below: it is as plain as `map`, and takes half the time. */
export function choicesOf(verb: string, items: readonly string[]): Choice[] {
  const choices: Choice[] = [];
  for (const what of items) choices.push({ verb, what });
  return choices;
}
/** What is optional can be left out. */
export function orSkip(choices: Choice[]): Choice[] {
  choices.push(SKIP);
  return choices;
}
/** What may be done several times comes to an end. */
export function orDone(choices: Choice[]): Choice[] {
  choices.push(DONE);
  return choices;
}
/** What was picked in the question before can be put back: nothing is lost but the pick. */
export function orBack(choices: Choice[]): Choice[] {
  choices.push(BACK);
  return choices;
}
export function choicesAt(verb: string, areas: readonly string[]): Choice[] {
  const choices: Choice[] = [];
  for (const where of areas) choices.push({ verb, where });
  return choices;
}

/** What a choice must carry; the kernel has checked the choice against the offered ones. */
export const whatOf = (choice: Choice): string => choice.what ?? '';
export const whereOf = (choice: Choice): string => choice.where ?? '';
export const countIn = (choice: Choice): number => choice.count ?? 0;

const everywhere = (verb: string): readonly Choice[] => choicesAt(verb, AREA_IDS);

/** The choices for all areas, made once: the longest lists of the game are made of them. */
const EVERYWHERE = {
  area: everywhere('area'),
  attack: everywhere('attack'),
  deploy: everywhere('deploy'),
  fly: everywhere('fly'),
  from: everywhere('from'),
  leader: everywhere('leader'),
  legion: everywhere('legion'),
  remove: everywhere('remove'),
  scout: everywhere('scout'),
  to: everywhere('to'),
  upgrade: everywhere('upgrade'),
  worm: everywhere('worm'),
};
type AreaVerb = keyof typeof EVERYWHERE;

/** Adds a choice for each area of a set to a menu. */
export function choicesIn(verb: AreaVerb, set: AreaSet, menu: Choice[] = []): Choice[] {
  const choices = EVERYWHERE[verb];
  for (let at = after(set, -1); at >= 0; at = after(set, at)) menu.push(sure(choices[at], 'choice', at));
  return menu;
}

const SECTOR_CHOICES: readonly Choice[] = choicesOf('sector', SECTOR_IDS);
const SECTOR_SETS: readonly AreaSet[] = SECTOR_IDS.map(sectorSet);

/** A list of areas no longer than people can look through. */
const LONG_LIST = 24;

/** One of the areas of a set; if there are many, the sector is asked first. */
export function areaChoices(set: AreaSet, sector: SectorId | undefined): Choice[] {
  if (sector !== undefined) return choicesIn('area', both(set, sectorSet(sector)));
  return sizeOf(set) > LONG_LIST ? sectorChoices(set) : choicesIn('area', set);
}

/** Sectors with an area of the set. */
export function sectorChoices(set: AreaSet): Choice[] {
  const choices: Choice[] = [];
  for (let i = 0; i < SECTOR_CHOICES.length; i++)
    if (meets(sure(SECTOR_SETS[i], 'set of areas', i), set))
      choices.push(sure(SECTOR_CHOICES[i], 'choice', i));
  return choices;
}
