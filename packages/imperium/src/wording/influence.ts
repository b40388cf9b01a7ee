import type { Lang, Phrase, Token } from '@sietch/kernel';
import type { Effect, InfluenceTarget, Option } from '../effects/effect.js';
import { FACTIONS } from '../terms.js';
import type { Voice } from './context.js';
import { influenced } from './names.js';
import { amount } from './nouns.js';
import { type Clause, closed, listOr, type Order, say } from './sentence.js';
import { win } from './verbs.js';

const WHERE = {
  one: { uk: 'на будь-яку фракцію', en: 'with any faction' },
  several: { uk: 'на одну фракцію на ваш вибір', en: 'with one faction of your choice' },
  behind: {
    uk: 'на фракцію, на яку хтось із суперників має більший вплив, ніж ви',
    en: 'with a faction where an opponent has more influence than you',
  },
  each: { uk: 'на кожну фракцію', en: 'with each faction' },
  spied: { uk: 'на кожну фракцію, за якою шпигуєте', en: 'with each faction you are spying on' },
  most: {
    uk: 'на фракцію, на яку маєте найбільший вплив',
    en: 'with the faction where influence is greatest',
  },
  allying: {
    uk: 'на фракцію, що дасть союз, а як такої немає — на ту, на яку маєте найменший вплив',
    en: 'with a faction whose alliance this wins or, if there is none, with the one where influence is least',
  },
  two: { uk: 'на дві різні фракції', en: 'with each of two different factions' },
} as const;

const ORDINALS = ['першу', 'другу', 'третю', 'четверту'] as const;

/** The faction stands last, and what followed it would be taken for one more. */
const raise = (object: Phrase | Token, lang: Lang): Order => closed(win(object, lang));

/** The same number with several factions: «по 1 очку впливу на кожну фракцію». */
function apiece(n: number, where: 'each' | 'spied' | 'two', { lang }: Voice): Clause {
  const plain = amount('influence', n, lang);
  const each = { uk: say`по ${n === 1 ? { ...plain, text: '1 очку впливу' } : plain}`, en: [plain] }[lang];
  return raise(say`${each} ${WHERE[where][lang]}`, lang);
}

export function influence(n: number, target: InfluenceTarget, voice: Voice): Clause {
  const { lang } = voice;
  const plain = amount('influence', n, lang);
  if (target === 'any') return raise(say`${plain} ${WHERE[n === 1 ? 'one' : 'several'][lang]}`, lang);
  if (target === 'behind') return raise(say`${plain} ${WHERE.behind[lang]}`, lang);
  if (target === 'spied') return apiece(n, 'spied', voice);
  const preposition = { uk: 'на', en: 'with' }[lang];
  if (target === 'most' || target === 'allying') return raise(say`${plain} ${WHERE[target][lang]}`, lang);
  if (typeof target === 'string' || 'track' in target) {
    const track = typeof target === 'string' ? target : target.track;
    const text = `${plain.text} ${preposition} ${influenced(track, lang)}`;
    return raise({ icon: `influence-${track}`, n, text }, lang);
  }
  if ('rank' in target) {
    const ranked = {
      uk: say`${plain} на ${ORDINALS[target.rank - 1] ?? ''} фракцію з карти Конкурента`,
      en: say`${plain} with faction ${target.rank} of the Rival’s card`,
    };
    return raise(ranked[lang], lang);
  }
  const factions = target.map((faction) => [influenced(faction, lang)]);
  return raise(say`${plain} ${preposition} ${listOr(factions, lang)}`, lang);
}

/** What each of the four factions is raised by, if these effects do that and nothing else. */
function raisesAll(effects: readonly Effect[]): number | undefined {
  const [first] = effects;
  if (first?.do !== 'influence' || effects.length !== FACTIONS.length) return undefined;
  const raised = new Set<InfluenceTarget>();
  for (const effect of effects)
    if (effect.do === 'influence' && effect.n === first.n) raised.add(effect.with);
  return FACTIONS.every((faction) => raised.has(faction)) ? first.n : undefined;
}

/** Four equal gains in a row, one with each faction, are said in one breath. */
export function influenceWithEach(
  effects: readonly Effect[],
  from: number,
  voice: Voice,
): Clause | undefined {
  const n = raisesAll(effects.slice(from, from + FACTIONS.length));
  return n === undefined ? undefined : apiece(n, 'each', voice);
}

/** Two of those four gains, by choice. */
export function influenceWithTwo(options: readonly Option[], voice: Voice): Clause | undefined {
  const n = options.every(({ length }) => length === 1) ? raisesAll(options.flat()) : undefined;
  return n === undefined ? undefined : apiece(n, 'two', voice);
}
