import { type Forms, type Lang, plural, type Token } from '@sietch/kernel';
import type { Space } from '../content/component.js';
import type { AgentIcon, Faction } from '../terms.js';
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

/** Counted nouns, named as their icons. The rulebook counts «1 прянощі», «2 прянощів» and «1 воду», «2 води». */
const NOUNS = {
  solari: noun(
    forms('solari', 'solari'),
    forms('солярій', 'солярії', 'соляріїв'),
    forms('солярія', 'соляріїв'),
  ),
  spice: noun(forms('spice', 'spice'), forms('прянощі', 'прянощів'), forms('прянощів', 'прянощів')),
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
  return plural(lang, n, lang === 'uk' ? uk[grammaticalCase] : en);
}

/** `2 загони`. Most texts are orders, hence the accusative. */
export function amount(counted: Counted, n: number, lang: Lang, grammaticalCase: Case = 'accusative'): Token {
  return { icon: counted, n, text: `${n} ${nounFor(counted, n, lang, grammaticalCase)}` };
}

/** `4+ загони`: that many or more. */
export function atLeast(counted: Counted, n: number, lang: Lang): Token {
  return { icon: counted, n, text: `${n}+ ${nounFor(counted, n, lang)}` };
}

/** «відступити 2 загонами»: the only verb of the game that asks for the instrumental. */
export function byTroops(n: number, lang: Lang): Token {
  if (lang !== 'uk') return amount('troop', n, lang);
  return { icon: 'troop', n, text: `${n} ${plural(lang, n, forms('загоном', 'загонами'))}` };
}

/** Faction names. `withIt` follows "alliance": «союз із Фрименами». */
const FACTION_NAMES: Readonly<
  Record<
    Faction,
    {
      readonly en: string;
      readonly uk: Readonly<Record<'nominative' | 'genitive' | 'accusative' | 'withIt', string>>;
    }
  >
> = {
  emperor: {
    en: 'Emperor',
    uk: {
      nominative: 'Імператор',
      genitive: 'Імператора',
      accusative: 'Імператора',
      withIt: 'з Імператором',
    },
  },
  guild: {
    en: 'Spacing Guild',
    uk: {
      nominative: 'Гільдія Лоцманів',
      genitive: 'Гільдії Лоцманів',
      accusative: 'Гільдію Лоцманів',
      withIt: 'із Гільдією Лоцманів',
    },
  },
  'bene-gesserit': {
    en: 'Bene Gesserit',
    uk: {
      nominative: 'Бене Ґессерит',
      genitive: 'Бене Ґессерит',
      accusative: 'Бене Ґессерит',
      withIt: 'із Бене Ґессерит',
    },
  },
  fremen: {
    en: 'Fremen',
    uk: { nominative: 'Фримени', genitive: 'Фрименів', accusative: 'Фрименів', withIt: 'із Фрименами' },
  },
};

export function factionName(faction: Faction, lang: Lang): string {
  return lang === 'uk' ? FACTION_NAMES[faction].uk.nominative : FACTION_NAMES[faction].en;
}

/** Before or after "card" and "space": "Fremen card", «карта Фрименів». */
export function ofFaction(faction: Faction, lang: Lang): string {
  return lang === 'uk' ? FACTION_NAMES[faction].uk.genitive : FACTION_NAMES[faction].en;
}

/** After "influence": "with the Fremen", «на Фрименів»; the bare name lets several share the preposition. */
export function influenced(faction: Faction, lang: Lang): string {
  return lang === 'uk' ? FACTION_NAMES[faction].uk.accusative : `the ${FACTION_NAMES[faction].en}`;
}

/** "alliance with the Fremen", «союз із Фрименами». */
export function alliedWith(faction: Faction, lang: Lang): string {
  return lang === 'uk'
    ? `союз ${FACTION_NAMES[faction].uk.withIt}`
    : `alliance with the ${FACTION_NAMES[faction].en}`;
}

type OwnIcon = Exclude<AgentIcon, Faction>;

const ICON_NAMES: Readonly<
  Record<OwnIcon, { readonly en: string; readonly uk: Readonly<Record<'nominative' | 'genitive', string>> }>
> = {
  landsraad: { en: 'Landsraad', uk: { nominative: 'Ландсраад', genitive: 'Ландсрааду' } },
  city: { en: 'City', uk: { nominative: 'Місто', genitive: 'Міста' } },
  'spice-trade': {
    en: 'Spice Trade',
    uk: { nominative: 'Торгівля прянощами', genitive: 'Торгівлі прянощами' },
  },
};

const isOwnIcon = (icon: AgentIcon): icon is OwnIcon => icon in ICON_NAMES;

export function agentIconName(icon: AgentIcon, lang: Lang): string {
  if (!isOwnIcon(icon)) return factionName(icon, lang);
  return lang === 'uk' ? ICON_NAMES[icon].uk.nominative : ICON_NAMES[icon].en;
}

/** Before or after "spaces": "Landsraad spaces", «локації Ландсрааду». */
export function ofAgentIcon(icon: AgentIcon, lang: Lang): string {
  if (!isOwnIcon(icon)) return ofFaction(icon, lang);
  return lang === 'uk' ? ICON_NAMES[icon].uk.genitive : ICON_NAMES[icon].en;
}

const REGION_NAMES = {
  landsraad: { en: 'Landsraad', uk: 'Ландсраад' },
  choam: { en: 'CHOAM', uk: 'ДАПТ' },
  arrakis: { en: 'Arrakis', uk: 'Арракіс' },
} as const;

export function regionName(region: Space['region'], lang: Lang): string {
  return region === 'landsraad' || region === 'choam' || region === 'arrakis'
    ? REGION_NAMES[region][lang]
    : factionName(region, lang);
}
