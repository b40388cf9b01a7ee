import type { Lang, Phrase, Token } from '@sietch/kernel';
import { type Icon, symbol } from './icons.js';
import { order, say } from './sentence.js';

/** Orders' verbs. Ukrainian «отримує» things and «здобуває» points, influence and control, as in the rulebook. */
export const VERBS = {
  gain: { en: 'gain', uk: 'отримайте' },
  win: { en: 'gain', uk: 'здобудьте' },
  draw: { en: 'draw', uk: 'візьміть' },
  recruit: { en: 'recruit', uk: 'найміть' },
  acquire: { en: 'acquire for free', uk: 'безплатно придбайте' },
  recall: { en: 'recall', uk: 'відкличте' },
  use: { en: 'use', uk: 'застосуйте' },
  pay: { en: 'pay', uk: 'заплатіть' },
  lose: { en: 'lose', uk: 'втратьте' },
} as const satisfies Record<string, Record<Lang, string>>;

export const gain = (object: Phrase | Token, lang: Lang) => order(VERBS.gain[lang], object);
export const win = (object: Phrase | Token, lang: Lang) => order(VERBS.win[lang], object);

/** Persuasion and swords. */
export const number = (object: Token, lang: Lang) =>
  ({ is: 'number', verb: [VERBS.gain[lang]], object: [object] }) as const;

/** Verbs with a symbol of their own, as an order («знищте») and after "you may" («можете знищити»). */
const withSymbol = (icon: Icon, ukOrder: string, ukInfinitive: string, en: string) => ({
  uk: { order: [symbol(icon, ukOrder)], may: say`можете ${symbol(icon, ukInfinitive)}` },
  en: { order: [symbol(icon, en)], may: say`you may ${symbol(icon, en)}` },
});

export const TRASHING = withSymbol('trash', 'знищте', 'знищити', 'trash');
export const DEPLOYING = withSymbol('deploy', 'розгорніть', 'розгорнути', 'deploy');
export const RETREATING = withSymbol('retreat', 'відступіть', 'відступити', 'retreat');
