import type { Lang, Name, Phrase, Token } from '@sietch/kernel';
import { type Icon, symbol } from './icons.js';
import { order, verb } from './sentence.js';

/** Orders' verbs. Ukrainian «отримує» things and «здобуває» points, influence and control, as in the rulebook. */
export const VERBS = {
  gain: { en: 'gain', uk: 'отримайте' },
  win: { en: 'gain', uk: 'здобудьте' },
  draw: { en: 'draw', uk: 'візьміть' },
  recruit: { en: 'recruit', uk: 'найміть' },
  acquire: { en: 'acquire for free', uk: 'безплатно придбайте' },
  recall: { en: 'recall', uk: 'відкличте' },
  use: { en: 'use', uk: 'застосуйте' },
  take: { en: 'take', uk: 'візьміть' },
  return: { en: 'return', uk: 'поверніть' },
  place: { en: 'place', uk: 'розмістіть' },
  summon: { en: 'summon', uk: 'викличте' },
  turn: { en: 'turn', uk: 'перетворіть' },
  turnDown: { en: 'turn face down', uk: 'переверніть долілиць' },
  pay: { en: 'pay', uk: 'заплатіть' },
  lose: { en: 'lose', uk: 'втратьте' },
} as const satisfies Record<string, Name>;

export const gain = (object: Phrase | Token, lang: Lang) => order(VERBS.gain[lang], object);
export const win = (object: Phrase | Token, lang: Lang) => order(VERBS.win[lang], object);

/** Persuasion and swords. */
export const number = (object: Phrase, lang: Lang) =>
  ({ is: 'number', verb: [VERBS.gain[lang]], object }) as const;

/** Verbs with a symbol of their own. */
const withSymbol = (icon: Icon, ukOrder: string, ukInfinitive: string, en: string) => ({
  uk: verb([symbol(icon, ukOrder)], [symbol(icon, ukInfinitive)], 'uk'),
  en: verb([symbol(icon, en)], [symbol(icon, en)], 'en'),
});

export const TRASHING = withSymbol('trash', 'знищте', 'знищити', 'trash');
export const DISCARDING = withSymbol('discard', 'скиньте', 'скинути', 'discard');
export const DEPLOYING = withSymbol('deploy', 'розгорніть', 'розгорнути', 'deploy');
export const RETREATING = withSymbol('retreat', 'відступіть', 'відступити', 'retreat');

export const REMOVING = {
  uk: verb(['вилучіть'], ['вилучити'], 'uk'),
  en: verb(['remove'], ['remove'], 'en'),
} as const;
