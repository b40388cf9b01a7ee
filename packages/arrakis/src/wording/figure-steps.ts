import type { Phrase } from '@sietch/kernel';
import type { Legions, Spot, StepOf, StepWord } from '../effects/step.js';
import { areaName, DECK_NAMES, having, inArea, isNamed } from './names.js';
import { counted, TERRAIN_WORDS, VEHICLE_NOUNS } from './nouns.js';
import { and, type Sayings, unitToken, type Voice, wordGroup } from './voice.js';

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

function wordVehicles({ lang }: Voice, { kinds }: StepOf<'vehicles'>): Phrase {
  const distinct = [...new Set(kinds)];
  const parts = distinct.map(
    (kind): Phrase => [counted(lang, VEHICLE_NOUNS[kind], kinds.filter((each) => each === kind).length)],
  );
  return [lang === 'uk' ? 'розмістіть ' : 'place ', ...and(lang, parts)];
}

/** Steps that put, move and strengthen figures. */
export const figureSteps = {
  place: (voice, { what, where }) => [
    voice.uk ? 'розмістіть ' : 'place ',
    ...wordGroup(voice, what),
    ` ${wordSpot(voice, where)}`,
  ],
  deploy: (voice, { what, where }) => [
    voice.uk ? 'розгорніть ' : 'deploy ',
    ...wordGroup(voice, what),
    ` ${wordSpot(voice, where)}`,
  ],
  'place-each': (voice, step) => [
    voice.uk ? 'розмістіть ' : 'place ',
    ...wordGroup(voice, step.what),
    voice.uk
      ? ' у кожному з цих ще не знищених поселень: '
      : ' in each of these settlements that still stands: ',
    ...and(
      voice.lang,
      step.of.map((area) => [areaName(voice.lang, area)]),
    ),
  ],
  scatter: (voice, step) => [
    voice.uk ? 'розмістіть ' : 'place ',
    unitToken(voice, step.unit, step.n),
    voice.uk
      ? ` у порожніх зонах ${TERRAIN_WORDS[step.terrain].uk}, по 1 в кожній`
      : ` in empty ${TERRAIN_WORDS[step.terrain].en} areas, 1 in each`,
  ],
  muster: (voice, step) => [
    voice.uk ? 'розгорніть ' : 'deploy ',
    ...wordGroup(voice, step.what),
    voice.uk ? ' у своїх поселеннях, розділивши як завгодно' : ' among your settlements, divided as you like',
  ],
  recruit: ({ lang, uk }, { leader }) => [
    uk ? 'розгорніть ' : 'deploy ',
    counted(lang, 'token', 1),
    leader
      ? uk
        ? ' та 1 лідера в одній зоні із січчю'
        : ' and 1 leader in one sietch area'
      : uk
        ? ' у зоні із січчю'
        : ' in one sietch area',
  ],
  warn: ({ lang, uk }, step) => [
    uk ? 'розмістіть ' : 'place ',
    counted(lang, 'token', 1),
    uk
      ? ` у зоні із січчю, якщо не далі ніж за ${step.within} зони від неї є легіон Харконненів`
      : ` in a sietch area that has a Harkonnen legion within ${step.within} areas`,
  ],
  reinforce: (voice, step) => [
    voice.uk ? 'розмістіть там же ' : 'place ',
    ...wordGroup(voice, step.what),
    voice.uk ? '' : ' in the same area',
  ],
  move: (voice, step) => [voice.uk ? 'перемістіть ' : 'move ', ...wordLegions(voice, step.n, step.who)],
  'move-again': ({ uk }) => [
    uk ? 'перемістіть його ще раз, у суміжну зону' : 'move it again, to an adjacent area',
  ],
  carry: ({ uk }) => [
    uk
      ? 'перемістіть 1 легіон із поселення просто в будь-яку зону з іншим вашим легіоном'
      : 'move 1 legion from a settlement straight to any area with another of your legions',
  ],
  attack: wordAttack,
  draw: ({ lang, uk }, step) => [
    uk ? 'візьміть ' : 'draw ',
    counted(lang, 'card', step.n),
    step.deck === undefined
      ? ''
      : uk
        ? ` з колоди ${DECK_NAMES[step.deck].uk}`
        : ` from the ${DECK_NAMES[step.deck].en} deck`,
  ],
  vehicles: wordVehicles,
  upgrade: (voice, step) => [
    voice.uk ? 'замініть на полі ' : 'replace ',
    unitToken(voice, step.from, step.n),
    voice.uk ? ' на ' : ' on the board with ',
    unitToken(voice, step.to, step.n),
  ],
} satisfies Partial<Sayings<StepWord>>;
