import { euphonic, joinPhrases, type Lang, type Phrase, type Token } from '@sietch/kernel';
import type { Group, Legions, Spot, Step, StepOf } from '../effects/step.js';
import { type Side, UNITS, type Unit } from '../terms.js';
import { wordCardStep } from './card-step.js';
import { wordCondition } from './condition.js';
import { areaName, DECK_NAMES, having, inArea, isNamed, leaderObject } from './names.js';
import { counted, specialOf, TERRAIN_WORDS, VEHICLE_NOUNS } from './nouns.js';

/** What every wording function is given: a language, and whose card it is. */
export interface Voice {
  readonly lang: Lang;
  readonly side: Side;
}

export function and(lang: Lang, phrases: readonly Phrase[]): Phrase {
  return joinPhrases(phrases, ', ', lang === 'en' ? ' and ' : ' та ');
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

function wordSpot({ lang, side }: Voice, where: Spot): string {
  const uk = lang === 'uk';
  switch (where.in) {
    case 'settlement': {
      if (where.of === undefined) return uk ? 'в одному поселенні' : 'in one settlement';
      return uk
        ? `в поселенні ${where.of.map((area) => areaName(lang, area)).join(' або ')}`
        : where.of.map((area, i) => (i === 0 ? inArea(area) : areaName(lang, area))).join(' or ');
    }
    case 'sietch':
      return uk ? 'в одній зоні із січчю' : 'in one sietch area';
    case 'legion': {
      if (where.with === undefined) return uk ? 'в одному легіоні' : 'in one legion';
      const legion = uk ? 'в легіоні' : isNamed(where.with) ? 'in the legion' : 'in a legion';
      return `${legion} ${having(lang, side, where.with)}`;
    }
    case 'free':
      return uk
        ? `у вільній зоні ${TERRAIN_WORDS[where.terrain].uk}`
        : `in one free ${TERRAIN_WORDS[where.terrain].en} area`;
    case 'empty':
      return uk
        ? `в порожній зоні ${TERRAIN_WORDS[where.terrain].uk}`
        : `in one empty ${TERRAIN_WORDS[where.terrain].en} area`;
  }
}

/** `2 different legions with a leader`, `that legion`, `the legion in Arsunt`. */
function wordLegions(voice: Voice, n: number, who: Legions): Phrase {
  const { lang, side } = voice;
  const uk = lang === 'uk';
  if (who.that === true) return [uk ? 'цей легіон' : 'that legion'];
  if (who.at !== undefined)
    return [uk ? `легіон із поселення ${areaName(lang, who.at)}` : `the legion ${inArea(who.at)}`];
  if (isNamed(who.with)) return [`${uk ? 'легіон' : 'the legion'} ${having(lang, side, who.with)}`];
  const tail: string[] = [];
  if (who.with !== undefined) tail.push(having(lang, side, who.with));
  if (who.inDesert === true) tail.push(uk ? 'із зони пустелі' : 'that is in a desert area');
  const words = tail.map((each) => ` ${each}`).join('');
  if (n > 1 && !uk) return [{ ...counted(lang, 'legion', n), text: `${n} different legions` }, words];
  if (n > 1)
    return [
      { ...counted(lang, 'legion', n), text: `${n} ${n < 5 ? 'різні легіони' : 'різних легіонів'}` },
      words,
    ];
  return [counted(lang, 'legion', n), words];
}

function wordAttack(voice: Voice, { who, terms }: StepOf<'attack'>): Phrase {
  const { lang, side } = voice;
  const uk = lang === 'uk';
  const verb =
    terms.surprise === true
      ? uk
        ? 'виконайте несподівану атаку '
        : 'make a surprise attack with '
      : uk
        ? 'атакуйте '
        : 'attack with ';
  const extra: string[] = [];
  if (terms.dice !== undefined)
    extra.push(
      uk
        ? `у кожному раунді цієї битви ви кидаєте на ${terms.dice} бойовий кубик більше`
        : `you roll ${terms.dice} more combat die in every round of that battle`,
    );
  if (terms.enemyCap !== undefined)
    extra.push(
      uk
        ? `у першому раунді суперник кидає щонайбільше ${terms.enemyCap} бойові кубики`
        : `in the first round the enemy rolls at most ${terms.enemyCap} combat dice`,
    );
  if (terms.freeContinue === true)
    extra.push(
      uk
        ? 'продовження цієї битви не коштує влучання навіть проти січі'
        : 'continuing that battle costs no hit, even against a sietch',
    );
  const tail = extra.length === 0 ? '' : `; ${extra.join('; ')}`;
  if (!uk) return [verb, ...wordLegions(voice, 1, who), tail];
  if (who.that === true) return [`${verb}цим легіоном`, tail];
  if (who.at !== undefined) return [`${verb}легіоном із поселення ${areaName(lang, who.at)}`, tail];
  if (isNamed(who.with)) return [`${verb}легіоном ${having(lang, side, who.with)}`, tail];
  const what = who.with === undefined ? '' : ` ${having(lang, side, who.with)}`;
  return [verb, { icon: 'legion', n: 1, text: '1 легіоном' }, what, tail];
}

/** One step as an instruction, without a capital and a full stop. */
export function wordStep(voice: Voice, step: Step): Phrase {
  const { lang } = voice;
  const uk = lang === 'uk';
  switch (step.do) {
    case 'place':
    case 'deploy': {
      const verb = step.do === 'place' ? (uk ? 'розмістіть ' : 'place ') : uk ? 'розгорніть ' : 'deploy ';
      const group = wordGroup(voice, step.what);
      return [verb, ...group, ` ${wordSpot(voice, step.where)}`];
    }
    case 'place-each': {
      const names = step.of.map((area) => areaName(lang, area));
      const list = joinPhrases(
        names.map((name) => [name]),
        ', ',
        uk ? ' та ' : ' and ',
      );
      return [
        uk ? 'розмістіть ' : 'place ',
        ...wordGroup(voice, step.what),
        uk
          ? ' у кожному з цих ще не знищених поселень: '
          : ' in each of these settlements that still stands: ',
        ...list,
      ];
    }
    case 'scatter':
      return [
        uk ? 'розмістіть ' : 'place ',
        unitToken(voice, step.unit, step.n),
        uk
          ? ` у порожніх зонах ${TERRAIN_WORDS[step.terrain].uk}, по 1 в кожній`
          : ` in empty ${TERRAIN_WORDS[step.terrain].en} areas, 1 in each`,
      ];
    case 'muster':
      return [
        uk ? 'розгорніть ' : 'deploy ',
        ...wordGroup(voice, step.what),
        uk ? ' у своїх поселеннях, розділивши як завгодно' : ' among your settlements, divided as you like',
      ];
    case 'recruit':
      return step.leader
        ? [
            uk ? 'розгорніть ' : 'deploy ',
            counted(lang, 'token', 1),
            uk ? ' та 1 лідера в одній зоні із січчю' : ' and 1 leader in one sietch area',
          ]
        : [
            uk ? 'розгорніть ' : 'deploy ',
            counted(lang, 'token', 1),
            uk ? ' у зоні із січчю' : ' in one sietch area',
          ];
    case 'warn':
      return [
        uk ? 'розмістіть ' : 'place ',
        counted(lang, 'token', 1),
        uk
          ? ` у зоні із січчю, якщо не далі ніж за ${step.within} зони від неї є легіон Харконненів`
          : ` in a sietch area that has a Harkonnen legion within ${step.within} areas`,
      ];
    case 'reinforce':
      return [
        uk ? 'розмістіть там же ' : 'place ',
        ...wordGroup(voice, step.what),
        uk ? '' : ' in the same area',
      ];
    case 'move':
      return [uk ? 'перемістіть ' : 'move ', ...wordLegions(voice, step.n, step.who)];
    case 'move-again':
      return [uk ? 'перемістіть його ще раз, у суміжну зону' : 'move it again, to an adjacent area'];
    case 'carry':
      return [
        uk
          ? 'перемістіть 1 легіон із поселення просто в будь-яку зону з іншим вашим легіоном'
          : 'move 1 legion from a settlement straight to any area with another of your legions',
      ];
    case 'attack':
      return wordAttack(voice, step);
    case 'choose':
      if (step.options.length === 1)
        return [uk ? 'за бажання ' : 'if you wish, ', ...wordSteps(voice, step.options.flat())];
      return joinPhrases(
        step.options.map((option) => wordSteps(voice, option)),
        uk ? ' або ' : ' or ',
      );
    case 'if':
      return [...wordCondition(voice, step.when), ', ', ...wordSteps(voice, step.then)];
    case 'draw':
      return [
        uk ? 'візьміть ' : 'draw ',
        counted(lang, 'card', step.n),
        step.deck === undefined
          ? ''
          : uk
            ? ` з колоди ${DECK_NAMES[step.deck].uk}`
            : ` from the ${DECK_NAMES[step.deck].en} deck`,
      ];
    case 'vehicles':
      return wordVehicles(voice, step);
    case 'upgrade':
      return [
        uk ? 'замініть на полі ' : 'replace ',
        unitToken(voice, step.from, step.n),
        uk ? ' на ' : ' on the board with ',
        unitToken(voice, step.to, step.n),
      ];
    default:
      return wordCardStep(voice, step);
  }
}

function wordVehicles({ lang }: Voice, { kinds }: StepOf<'vehicles'>): Phrase {
  const distinct = [...new Set(kinds)];
  const parts = distinct.map(
    (kind): Phrase => [counted(lang, VEHICLE_NOUNS[kind], kinds.filter((each) => each === kind).length)],
  );
  return [lang === 'uk' ? 'розмістіть ' : 'place ', ...and(lang, parts)];
}

/** Several steps in their order: `…, then …`. */
export function wordSteps(voice: Voice, steps: readonly Step[]): Phrase {
  return euphonic(
    joinPhrases(
      steps.map((step) => wordStep(voice, step)),
      voice.lang === 'uk' ? ', потім ' : ', then ',
    ),
  );
}
