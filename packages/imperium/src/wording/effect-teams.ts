import type { Lang, Phrase } from '@sietch/kernel';
import type { Effect, EffectOf } from '../effects/effect.js';
import type { Voice } from './context.js';
import type { EffectTable } from './effect-table.js';
import { symbol } from './icons.js';
import { ofFaction } from './names.js';
import { amount, amountOf } from './nouns.js';
import {
  type Clause,
  compound,
  type Line,
  led,
  listAnd,
  listOr,
  may,
  order,
  rule,
  say,
  verb,
} from './sentence.js';
import { DEPLOYING, VERBS } from './verbs.js';

const WHO = {
  activated: { uk: 'ваш активований союзник', en: 'your activated ally' },
  each: { uk: 'кожен ваш союзник', en: 'each of your allies' },
} as const;

/** What somebody else gains or recruits; `undefined` for anything else. */
function theirs(effect: Effect, voice: Voice): Phrase | undefined {
  const { lang } = voice;
  if (effect.do === 'gain')
    return say`${{ uk: 'отримує', en: 'gains' }[lang]} ${amountOf(effect.what, effect.n, voice)}`;
  if (effect.do === 'recruit' && effect.deploy === undefined)
    return say`${{ uk: 'наймає', en: 'recruits' }[lang]} ${amount('troop', effect.n, lang)}`;
  return undefined;
}

/** `inside`: the words of the effects as orders, for what has no shorter way to be said of an ally. */
export function allies(
  { who, effects }: EffectOf<'allies'>,
  voice: Voice,
  inside: (effects: readonly Effect[]) => readonly Line[],
): Clause {
  const { lang } = voice;
  const said = effects.map((effect) => theirs(effect, voice));
  const known = said.flatMap((phrase) => (phrase === undefined ? [] : [phrase]));
  if (known.length === said.length) return rule(say`${WHO[who][lang]} ${listAnd(known, lang)}`);
  return compound(led([WHO[who][lang]], inside(effects), ':', lang));
}

function reinforce({ n }: EffectOf<'reinforce'>, { lang }: Voice): Clause {
  const troops = amount('troop', n, lang);
  const phrases = {
    uk: say`${VERBS.recruit.uk} ${troops}, розподіливши їх як завгодно між двома союзниками вашої команди; будь-які з них можна ${DEPLOYING.uk.infinitive} в Зоні конфлікту`,
    en: say`${VERBS.recruit.en} ${troops}, divided as you like between the two allies of your team; any of them may be deployed to the Conflict`,
  };
  return compound(phrases[lang]);
}

const TRADING = {
  uk: verb(['обміняйтеся'], ['обмінятися'], 'uk'),
  en: verb(['trade'], ['trade'], 'en'),
} as const;

function trade({ lang }: Voice): Clause {
  const goods = listOr(
    (['intrigue', 'spice', 'water', 'solari'] as const).map((icon) => [symbol(icon, GOODS[icon][lang])]),
    lang,
  );
  const phrases = {
    uk: say`з одним членом команди: кожен із вас може дати іншому будь-яку кількість товарів одного типу (${goods})`,
    en: say`with a teammate: each of you may give the other any number of goods of one type (${goods})`,
  };
  return may(TRADING[lang], phrases[lang]);
}

const GOODS = {
  intrigue: { uk: 'карти інтриг', en: 'intrigue cards' },
  spice: { uk: 'прянощі', en: 'spice' },
  water: { uk: 'вода', en: 'water' },
  solari: { uk: 'солярії', en: 'solari' },
} as const;

function toThroneRow({ except }: EffectOf<'to-throne-row'>, lang: Lang): Clause {
  const faction = ofFaction(except, lang);
  const phrases = {
    uk: say`${amount('card', 1, 'uk')} (але не карту ${faction}) з Ряду Імперіуму в Тронний ряд`,
    en: say`${amount('card', 1, 'en')} (but no ${faction} card) from the Imperium Row to the Throne Row`,
  };
  return order({ uk: 'перемістіть', en: 'move' }[lang], phrases[lang]);
}

function giveContracts(lang: Lang): Clause {
  const contract = symbol('contract', { uk: 'контракти', en: 'contracts' }[lang]);
  const phrases = {
    uk: say`обидва відкриті ${contract} своїм союзникам, по одному кожному`,
    en: say`both face-up ${contract} to your allies, one each`,
  };
  return order({ uk: 'роздайте', en: 'give' }[lang], phrases[lang]);
}

/** What teammates do for each other. */
export const TEAM_EFFECTS: EffectTable<'reinforce' | 'trade' | 'to-throne-row' | 'give-contracts'> = {
  reinforce,
  trade: (_, voice) => trade(voice),
  'to-throne-row': (effect, { lang }) => toThroneRow(effect, lang),
  'give-contracts': (_, { lang }) => giveContracts(lang),
};
