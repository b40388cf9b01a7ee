import type { Lang, Phrase } from '@sietch/kernel';
import type { Card, Conflict, Intrigue, IntriguePlay, IntrigueTiming } from '../content/component.js';
import type { Effect } from '../effects/effect.js';
import { wordBattleIcon } from './battle-icon.js';
import type { Boxes, CardBox, ConflictBox } from './boxes.js';
import { atSpace, type Names, type Voice } from './context.js';
import { effectLines, wordEffects } from './effect.js';
import { symbol } from './icons.js';
import { led, say, sentence, sentences } from './sentence.js';

/** Kwisatz Haderach's way of sending an agent. */
function anywhere({ lang, names }: Voice): Phrase {
  const agent = symbol('agent', { uk: 'агента', en: 'an agent' }[lang]);
  const phrases = {
    uk: say`відправте ${agent} (можна й того, що вже на ігровому полі) ${atSpace(names)} будь-яку локацію, навіть зайняту`,
    en: say`send ${agent} (even one already on the board) to any space, occupied or not`,
  };
  return phrases[lang];
}

/** A card that needs no influence where others do. */
function ignoresRequirements(lang: Lang): Phrase {
  const influence = symbol('influence', { uk: 'впливу', en: 'influence' }[lang]);
  const phrases = {
    uk: say`цей агент ігнорує вимогу локації щодо ${influence}`,
    en: say`this agent ignores the ${influence} requirement of the space`,
  };
  return phrases[lang];
}

function agentBox(card: Card, voice: Voice): Phrase {
  const { lang } = voice;
  const sent = [
    ...(card.anywhere ? [anywhere(voice)] : []),
    ...(card.ignoresRequirements ? [ignoresRequirements(lang)] : []),
  ];
  return sentences([
    ...sent.map((phrase) => ({ phrase, compound: false })),
    ...effectLines(card.agent, voice),
  ]);
}

export function wordCard(card: Card, lang: Lang, names: Names): Boxes<CardBox> {
  const boxes: Record<CardBox, Phrase> = {
    agent: agentBox(card, { lang, names }),
    reveal: wordEffects(card.reveal, lang, { names, bareNumbers: true }),
    acquire: wordEffects(card.acquire, lang, { names }),
    whenTrashed: wordEffects(card.whenTrashed, lang, { names }),
    whenDiscarded: wordEffects(card.whenDiscarded, lang, { names }),
  };
  return Object.fromEntries(Object.entries(boxes).filter(([, phrase]) => phrase.length > 0));
}

const MOMENTS = {
  'turn-start': { uk: 'зіграйте на початку свого ходу', en: 'play at the start of your turn' },
  'before-agent': { uk: 'зіграйте, перш ніж відправити агента', en: 'play before you send an agent' },
} as const;

/** Condition and cost of a play read as those of an effect; that they cannot be declined is a rule of all intrigues. */
function playEffects({ condition, cost, effects }: IntriguePlay): readonly Effect[] {
  const paid: readonly Effect[] = cost === undefined ? effects : [{ do: 'pay', cost, effects }];
  return condition === undefined ? paid : [{ do: 'if', condition, effects: paid }];
}

/** A play that may come before its condition. */
const WAITS = {
  uk: 'можете зіграти цю карту й раніше: тоді вона чекає горілиць, доки умову буде виконано',
  en: 'you may play this card earlier: it then waits face up until the condition is met',
} as const;

function wordPlay(play: IntriguePlay, voice: Voice): Phrase {
  const { lang } = voice;
  const lines = effectLines(playEffects(play), voice);
  if (play.moment !== undefined) return sentence(led([MOMENTS[play.moment][lang]], lines, ':', lang));
  return sentences(play.waits ? [...lines, { phrase: [WAITS[lang]], compound: true }] : lines);
}

/** No intrigue has two plays of one timing. */
export function wordIntrigue(intrigue: Intrigue, lang: Lang, names: Names): Boxes<IntrigueTiming> {
  return Object.fromEntries(intrigue.plays.map((play) => [play.timing, wordPlay(play, { lang, names })]));
}

export function wordConflict(conflict: Conflict, lang: Lang, names: Names): Boxes<ConflictBox> {
  const [first, second, third] = conflict.rewards;
  const reward = (effects: readonly Effect[]) => wordEffects(effects, lang, { names });
  const { battleIcon } = conflict;
  return {
    first: reward(first),
    second: reward(second),
    third: reward(third),
    ...(battleIcon && { 'battle-icon': wordBattleIcon(battleIcon, lang) }),
  };
}
