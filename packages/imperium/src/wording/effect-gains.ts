import type { Phrase } from '@sietch/kernel';
import type { Effect } from '../effects/effect.js';
import type { Voice } from './context.js';
import type { EffectTable } from './effect-table.js';
import { influence } from './influence.js';
import { amount, type Counted, nounFor } from './nouns.js';
import { compound, order, say } from './sentence.js';
import { DEPLOYING, gain, number, VERBS, win } from './verbs.js';

/** `2 загони`, or «ще 2 загони» behind a condition or a cost if others are gained anyway. */
export function gained(counted: Counted, n: number, { lang, gainedBefore }: Voice): Phrase {
  const token = amount(counted, n, lang);
  if (!gainedBefore?.has(counted)) return [token];
  return {
    uk: say`ще ${token}`,
    en: [{ ...token, text: `${n} more ${nounFor(counted, n, 'en')}` }],
  }[lang];
}

function recruit({ n, deploy }: Extract<Effect, { do: 'recruit' }>, voice: Voice) {
  const { lang } = voice;
  const troops = gained('troop', n, voice);
  if (deploy === undefined) return order(VERBS.recruit[lang], troops);
  const which = n === 1 ? { uk: 'його в', en: 'it' } : { uk: 'будь-які з них у', en: 'any of them' };
  const deployed = say`${DEPLOYING[lang].may} ${which[lang]}`;
  const phrases = {
    uk: say`${VERBS.recruit.uk} ${troops}; ${deploy === 'on-reveal' ? 'під час ходу «Розкрити карти» ' : ''}${deployed} Зоні конфлікту`,
    en: say`${VERBS.recruit.en} ${troops}; ${deploy === 'on-reveal' ? 'on a Reveal turn ' : ''}${deployed} to the Conflict`,
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
