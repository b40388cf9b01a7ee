import { type Forms, type Lang, plural, type Token } from '@sietch/kernel';
import { RESOURCES, type Resource } from '../terms.js';
import type { Tongue } from './context.js';
import type { Icon } from './icons.js';

export const CASES = ['nominative', 'genitive', 'accusative'] as const;
export type Case = (typeof CASES)[number];

interface Noun {
  readonly en: Forms;
  readonly uk: Readonly<Record<Case, Forms>>;
}

const forms = (one: string, few: string, many = few): Forms => ({ one, few, many });

/** English forms, and Ukrainian ones by case; inanimate nouns mostly have the nominative as their accusative. */
const noun = (en: Forms, nominative: Forms, genitive: Forms, accusative = nominative): Noun => ({
  en,
  uk: { nominative, genitive, accusative },
});

/** Counted nouns, named as their icons. The rulebook counts «1 воду», «2 води»; how it counts spice is the edition's. */
const NOUNS = {
  solari: noun(
    forms('solari', 'solari'),
    forms('солярій', 'солярії', 'соляріїв'),
    forms('солярія', 'соляріїв'),
  ),
  water: noun(forms('water', 'water'), forms('вода', 'води'), forms('води', 'води'), forms('воду', 'води')),
  troop: noun(forms('troop', 'troops'), forms('загін', 'загони', 'загонів'), forms('загону', 'загонів')),
  sword: noun(forms('sword', 'swords'), forms('меч', 'мечі', 'мечів'), forms('меча', 'мечів')),
  persuasion: noun(
    forms('persuasion', 'persuasion'),
    forms('очко переконливості', 'очки переконливості', 'очок переконливості'),
    forms('очка переконливості', 'очок переконливості'),
  ),
  influence: noun(
    forms('influence', 'influence'),
    forms('очко впливу', 'очки впливу', 'очок впливу'),
    forms('очка впливу', 'очок впливу'),
  ),
  point: noun(
    forms('victory point', 'victory points'),
    forms('переможне очко', 'переможні очки', 'переможних очок'),
    forms('переможного очка', 'переможних очок'),
  ),
  card: noun(
    forms('card', 'cards'),
    forms('карта', 'карти', 'карт'),
    forms('карти', 'карт'),
    forms('карту', 'карти', 'карт'),
  ),
  intrigue: noun(
    forms('intrigue card', 'intrigue cards'),
    forms('карта інтриги', 'карти інтриг', 'карт інтриг'),
    forms('карти інтриги', 'карт інтриг'),
    forms('карту інтриги', 'карти інтриг', 'карт інтриг'),
  ),
  agent: noun(
    forms('agent', 'agents'),
    forms('агент', 'агенти', 'агентів'),
    forms('агента', 'агентів'),
    forms('агента', 'агентів'),
  ),
  unit: noun(
    forms('unit', 'units'),
    forms('підрозділ', 'підрозділи', 'підрозділів'),
    forms('підрозділу', 'підрозділів'),
  ),
  sandworm: noun(
    forms('sandworm', 'sandworms'),
    forms('піщаний хробак', 'піщані хробаки', 'піщаних хробаків'),
    forms('піщаного хробака', 'піщаних хробаків'),
    forms('піщаного хробака', 'піщаних хробаків'),
  ),
  spy: noun(
    forms('spy', 'spies'),
    forms('шпигун', 'шпигуни', 'шпигунів'),
    forms('шпигуна', 'шпигунів'),
    forms('шпигуна', 'шпигунів'),
  ),
  contract: noun(
    forms('contract', 'contracts'),
    forms('контракт', 'контракти', 'контрактів'),
    forms('контракту', 'контрактів'),
  ),
  'contract-completed': noun(
    forms('completed contract', 'completed contracts'),
    forms('виконаний контракт', 'виконані контракти', 'виконаних контрактів'),
    forms('виконаного контракту', 'виконаних контрактів'),
  ),
  strength: noun(
    forms('strength', 'strength'),
    forms('очко сили', 'очки сили', 'очок сили'),
    forms('очка сили', 'очок сили'),
  ),
} satisfies Partial<Record<Icon, Noun>>;

export type Counted = keyof typeof NOUNS;
export const COUNTED = Object.keys(NOUNS) as readonly Counted[];

/** The noun alone, agreeing with the number: `загонів` for 5. */
export function nounFor(
  counted: Counted,
  n: number,
  lang: Lang,
  grammaticalCase: Case = 'accusative',
): string {
  const { en, uk } = NOUNS[counted];
  return plural(lang, n, { uk: uk[grammaticalCase], en }[lang]);
}

/** `2 загони`. Most texts are orders, hence the accusative. */
export function amount(counted: Counted, n: number, lang: Lang, grammaticalCase: Case = 'accusative'): Token {
  return { icon: counted, n, text: `${n} ${nounFor(counted, n, lang, grammaticalCase)}` };
}

/** `2 солярії`; «прянощі» have no singular, and the rulebooks count them each in its own way. */
export function resource(what: Resource, n: number, { lang, names }: Tongue): Token {
  if (what !== 'spice') return amount(what, n, lang);
  const noun = { uk: plural(lang, n, names.edition.usage.spice), en: 'spice' }[lang];
  return { icon: 'spice', n, text: `${n} ${noun}` };
}

const isResource = (what: Counted | Resource): what is Resource => RESOURCES.some((one) => one === what);

/** Whatever is counted, in the words of the edition. */
export const amountOf = (what: Counted | Resource, n: number, tongue: Tongue): Token =>
  isResource(what) ? resource(what, n, tongue) : amount(what, n, tongue.lang);

/** `4+ загони`: that many or more. */
export const orMore = (token: Token): Token => ({
  ...token,
  orMore: true,
  text: token.text.replace(' ', '+ '),
});

/** The same; «1+ очко» would be read as one, so that it is said in words. */
export function atLeast(counted: Counted, n: number, lang: Lang): Token {
  const some = orMore(amount(counted, n, lang));
  if (n !== 1) return some;
  const texts = {
    uk: `1 або більше ${nounFor(counted, 0, 'uk', 'genitive')}`,
    en: `1 or more ${nounFor(counted, 0, 'en')}`,
  };
  return { ...some, text: texts[lang] };
}

/** «відступити 2 загонами»: the only verb of the game that asks for the instrumental. */
export function byTroops(n: number, lang: Lang): Token {
  const troops = amount('troop', n, lang);
  const text = { uk: `${n} ${plural('uk', n, forms('загоном', 'загонами'))}`, en: troops.text };
  return { ...troops, text: text[lang] };
}

/** "with 2+ of your spies on the board"; in Ukrainian «маєте» has said whose. */
export function atLeastOwn(counted: Counted, n: number, lang: Lang): Token {
  const some = atLeast(counted, n, lang);
  return {
    uk: some,
    en: { ...some, text: `${n === 1 ? '1 or more' : `${n}+`} of your ${nounFor(counted, 0, 'en')}` },
  }[lang];
}

/** «відкличте 2 своїх шпигунів»; the English "2 of your spies" has no singular. */
export function ownSpies(n: number, lang: Lang): Token {
  const own = plural(lang, n, forms('свого', 'своїх'));
  const texts = {
    uk: `${n} ${own} ${nounFor('spy', n, 'uk')}`,
    en: `${n} of your ${nounFor('spy', 0, 'en')}`,
  };
  return { icon: 'spy-recall', n, text: texts[lang] };
}
