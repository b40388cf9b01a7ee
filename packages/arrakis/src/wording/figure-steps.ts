import type { Phrase } from '@sietch/kernel';
import type { Legions, Spot, StepOf, StepWord } from '../effects/step.js';
import type { Side } from '../terms.js';
import { areaName, DECK_NAMES, having, inArea, isNamed } from './names.js';
import { counted, TERRAIN_WORDS, VEHICLE_NOUNS } from './nouns.js';
import { and, type Sayings, unitToken, type Voice, wordGroup } from './voice.js';

function wordSpot({ lang, side }: Voice, where: Spot): string {
  switch (where.in) {
    case 'settlement': {
      if (where.of === undefined) return { uk: 'в одному поселенні', en: 'in one settlement' }[lang];
      return {
        uk: `в поселенні ${where.of.map((area) => areaName(lang, area)).join(' або ')}`,
        en: where.of.map((area, i) => (i === 0 ? inArea(area) : areaName(lang, area))).join(' or '),
      }[lang];
    }
    case 'sietch':
      return { uk: 'в одній зоні із січчю', en: 'in one sietch area' }[lang];
    case 'legion': {
      if (where.with === undefined) return { uk: 'в одному легіоні', en: 'in one legion' }[lang];
      const legion = { uk: 'в легіоні', en: isNamed(where.with) ? 'in the legion' : 'in a legion' }[lang];
      return `${legion} ${having(lang, side, where.with)}`;
    }
    case 'free':
      return {
        uk: `у вільній зоні ${TERRAIN_WORDS[where.terrain].uk}`,
        en: `in one free ${TERRAIN_WORDS[where.terrain].en} area`,
      }[lang];
    case 'empty':
      return {
        uk: `в порожній зоні ${TERRAIN_WORDS[where.terrain].uk}`,
        en: `in one empty ${TERRAIN_WORDS[where.terrain].en} area`,
      }[lang];
  }
}

/** `2 different legions with a leader`, `that legion`, `the legion in Arsunt`. */
function wordLegions(voice: Voice, n: number, who: Legions): Phrase {
  const { lang, side } = voice;
  if (who.that === true) return [{ uk: 'цей легіон', en: 'that legion' }[lang]];
  if (who.at !== undefined)
    return [
      { uk: `легіон із поселення ${areaName(lang, who.at)}`, en: `the legion ${inArea(who.at)}` }[lang],
    ];
  if (isNamed(who.with))
    return [`${{ uk: 'легіон', en: 'the legion' }[lang]} ${having(lang, side, who.with)}`];
  const tail: string[] = [];
  if (who.with !== undefined) tail.push(having(lang, side, who.with));
  if (who.inDesert === true) tail.push({ uk: 'із зони пустелі', en: 'that is in a desert area' }[lang]);
  const words = tail.map((each) => ` ${each}`).join('');
  const legions = counted(lang, 'legion', n);
  if (n === 1) return [legions, words];
  const different = { uk: n < 5 ? 'різні легіони' : 'різних легіонів', en: 'different legions' };
  return [{ ...legions, text: `${n} ${different[lang]}` }, words];
}

function wordAttack(voice: Voice, { who, terms }: StepOf<'attack'>): Phrase {
  const { lang, side } = voice;
  const verb =
    terms.surprise === true
      ? { uk: 'виконайте несподівану атаку ', en: 'make a surprise attack with ' }[lang]
      : { uk: 'атакуйте ', en: 'attack with ' }[lang];
  const extra: string[] = [];
  if (terms.dice !== undefined)
    extra.push(
      {
        uk: `у кожному раунді цієї битви ви кидаєте на ${terms.dice} бойовий кубик більше`,
        en: `you roll ${terms.dice} more combat die in every round of that battle`,
      }[lang],
    );
  if (terms.enemyCap !== undefined)
    extra.push(
      {
        uk: `у першому раунді суперник кидає щонайбільше ${terms.enemyCap} бойові кубики`,
        en: `in the first round the enemy rolls at most ${terms.enemyCap} combat dice`,
      }[lang],
    );
  if (terms.freeContinue === true)
    extra.push(
      {
        uk: 'продовження цієї битви не коштує влучання навіть проти січі',
        en: 'continuing that battle costs no hit, even against a sietch',
      }[lang],
    );
  const tail = extra.length === 0 ? '' : `; ${extra.join('; ')}`;
  return [verb, ...{ uk: byLegion(who, side), en: wordLegions(voice, 1, who) }[lang], tail];
}

/** Ukrainian attacks «легіоном», in the instrumental. */
function byLegion(who: Legions, side: Side): Phrase {
  if (who.that === true) return ['цим легіоном'];
  if (who.at !== undefined) return [`легіоном із поселення ${areaName('uk', who.at)}`];
  if (isNamed(who.with)) return [`легіоном ${having('uk', side, who.with)}`];
  const what = who.with === undefined ? '' : ` ${having('uk', side, who.with)}`;
  return [{ icon: 'legion', n: 1, text: '1 легіоном' }, what];
}

function wordVehicles({ lang }: Voice, { kinds }: StepOf<'vehicles'>): Phrase {
  const distinct = [...new Set(kinds)];
  const parts = distinct.map(
    (kind): Phrase => [counted(lang, VEHICLE_NOUNS[kind], kinds.filter((each) => each === kind).length)],
  );
  return [{ uk: 'розмістіть ', en: 'place ' }[lang], ...and(lang, parts)];
}

/** Steps that put, move and strengthen figures. */
export const figureSteps = {
  place: (voice, { what, where }) => [
    { uk: 'розмістіть ', en: 'place ' }[voice.lang],
    ...wordGroup(voice, what),
    ` ${wordSpot(voice, where)}`,
  ],
  deploy: (voice, { what, where }) => [
    { uk: 'розгорніть ', en: 'deploy ' }[voice.lang],
    ...wordGroup(voice, what),
    ` ${wordSpot(voice, where)}`,
  ],
  'place-each': (voice, step) => [
    { uk: 'розмістіть ', en: 'place ' }[voice.lang],
    ...wordGroup(voice, step.what),
    {
      uk: ' у кожному з цих ще не знищених поселень: ',
      en: ' in each of these settlements that still stands: ',
    }[voice.lang],
    ...and(
      voice.lang,
      step.of.map((area) => [areaName(voice.lang, area)]),
    ),
  ],
  scatter: (voice, step) => [
    { uk: 'розмістіть ', en: 'place ' }[voice.lang],
    unitToken(voice, step.unit, step.n),
    {
      uk: ` у порожніх зонах ${TERRAIN_WORDS[step.terrain].uk}, по 1 в кожній`,
      en: ` in empty ${TERRAIN_WORDS[step.terrain].en} areas, 1 in each`,
    }[voice.lang],
  ],
  muster: (voice, step) => [
    { uk: 'розгорніть ', en: 'deploy ' }[voice.lang],
    ...wordGroup(voice, step.what),
    { uk: ' у своїх поселеннях, розділивши як завгодно', en: ' among your settlements, divided as you like' }[
      voice.lang
    ],
  ],
  recruit: ({ lang }, { leader }) => [
    { uk: 'розгорніть ', en: 'deploy ' }[lang],
    counted(lang, 'token', 1),
    leader
      ? { uk: ' та 1 лідера в одній зоні із січчю', en: ' and 1 leader in one sietch area' }[lang]
      : { uk: ' у зоні із січчю', en: ' in one sietch area' }[lang],
  ],
  warn: ({ lang }, step) => [
    { uk: 'розмістіть ', en: 'place ' }[lang],
    counted(lang, 'token', 1),
    {
      uk: ` у зоні із січчю, якщо не далі ніж за ${step.within} зони від неї є легіон Харконненів`,
      en: ` in a sietch area that has a Harkonnen legion within ${step.within} areas`,
    }[lang],
  ],
  reinforce: (voice, step) => [
    { uk: 'розмістіть там же ', en: 'place ' }[voice.lang],
    ...wordGroup(voice, step.what),
    { uk: '', en: ' in the same area' }[voice.lang],
  ],
  move: (voice, step) => [
    { uk: 'перемістіть ', en: 'move ' }[voice.lang],
    ...wordLegions(voice, step.n, step.who),
  ],
  'move-again': ({ lang }) => [
    { uk: 'перемістіть його ще раз, у суміжну зону', en: 'move it again, to an adjacent area' }[lang],
  ],
  carry: ({ lang }) => [
    {
      uk: 'перемістіть 1 легіон із поселення просто в будь-яку зону з іншим вашим легіоном',
      en: 'move 1 legion from a settlement straight to any area with another of your legions',
    }[lang],
  ],
  attack: wordAttack,
  draw: ({ lang }, step) => [
    { uk: 'візьміть ', en: 'draw ' }[lang],
    counted(lang, 'card', step.n),
    step.deck === undefined
      ? ''
      : { uk: ` з колоди ${DECK_NAMES[step.deck].uk}`, en: ` from the ${DECK_NAMES[step.deck].en} deck` }[
          lang
        ],
  ],
  vehicles: wordVehicles,
  upgrade: (voice, step) => [
    { uk: 'замініть на полі ', en: 'replace ' }[voice.lang],
    unitToken(voice, step.from, step.n),
    { uk: ' на ', en: ' on the board with ' }[voice.lang],
    unitToken(voice, step.to, step.n),
  ],
} satisfies Partial<Sayings<StepWord>>;
