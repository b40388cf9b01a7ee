import { joinPhrases, type Lang, type Name, type Phrase, type Token } from '@sietch/kernel';
import type { Group, StepOf, StepWord } from '../effects/step.js';
import { type Side, UNITS, type Unit } from '../terms.js';
import { leaderObject } from './names.js';
import { counted, specialOf } from './nouns.js';

/** What every wording function is given: a language, and whose card it is. */
export interface Voice {
  readonly lang: Lang;
  readonly side: Side;
}

/** How each of these steps is said, as an instruction without a capital and a full stop. */
export type Sayings<K extends StepWord> = { readonly [P in K]: (voice: Voice, step: StepOf<P>) => Phrase };

export const say = ({ lang }: Voice, text: Name): Phrase => [text[lang]];

export function and(lang: Lang, phrases: readonly Phrase[]): Phrase {
  return joinPhrases(phrases, ', ', { uk: ' та ', en: ' and ' }[lang]);
}

export function unitToken({ lang, side }: Voice, unit: Unit, n: number): Token {
  return counted(lang, unit === 'special' ? specialOf(side) : unit, n);
}

/** `2 elite units and 1 regular unit and Stilgar`. */
export function wordGroup(voice: Voice, group: Group): Phrase {
  const parts: Phrase[] = UNITS.toReversed()
    .filter((unit) => (group[unit] ?? 0) > 0)
    .map((unit) => [unitToken(voice, unit, group[unit] ?? 0)]);
  if (group.leader !== undefined) {
    parts.push([{ icon: 'leader', text: leaderObject(voice.lang, voice.side, group.leader) }]);
  }
  return and(voice.lang, parts);
}
