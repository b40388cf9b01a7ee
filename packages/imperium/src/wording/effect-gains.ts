import type { Phrase } from '@sietch/kernel';
import type { EffectOf } from '../effects/effect.js';
import type { Resource } from '../terms.js';
import type { Voice } from './context.js';
import type { EffectTable } from './effect-table.js';
import { influence } from './influence.js';
import { amountOf, type Counted } from './nouns.js';
import { compound, order, say } from './sentence.js';
import { DEPLOYING, gain, number, VERBS, win } from './verbs.js';

/** `2 загони`, or «ще 2 загони» behind a condition or a cost if others are gained anyway. */
export function gained(counted: Counted | Resource, n: number, voice: Voice): Phrase {
  const { lang, gainedBefore } = voice;
  const token = amountOf(counted, n, voice);
  if (!gainedBefore?.has(counted)) return [token];
  return {
    uk: say`ще ${token}`,
    en: [{ ...token, text: token.text.replace(' ', ' more ') }],
  }[lang];
}

function recruit({ n, deploy }: EffectOf<'recruit'>, voice: Voice) {
  const { lang } = voice;
  const troops = gained('troop', n, voice);
  if (deploy === undefined) return order(VERBS.recruit[lang], troops);
  const which = n === 1 ? { uk: 'його', en: 'it' } : { uk: 'будь-які з них', en: 'any of them' };
  const onReveal = deploy === 'on-reveal';
  const deployed = say`${DEPLOYING[lang].may} ${which[lang]}`;
  const phrases = {
    uk: say`${VERBS.recruit.uk} ${troops}; ${onReveal ? 'якщо це ваш хід «Розкрити карти», ' : ''}${deployed} у Зоні конфлікту`,
    en: say`${VERBS.recruit.en} ${troops}; ${onReveal ? 'if this is your Reveal turn, ' : ''}${deployed} to the Conflict`,
  };
  return compound(phrases[lang]);
}

export const GAINS: EffectTable<'gain' | 'persuasion' | 'swords' | 'points' | 'recruit' | 'influence'> = {
  gain: ({ what, n }, voice) => gain(gained(what, n, voice), voice.lang),
  persuasion: ({ n }, voice) => number(gained('persuasion', n, voice), voice.lang),
  swords: ({ n }, voice) => number(gained('sword', n, voice), voice.lang),
  points: ({ n }, voice) => win(gained('point', n, voice), voice.lang),
  recruit,
  influence: ({ n, with: target }, voice) => influence(n, target, voice),
};
