import { type Lang, type Name, type Phrase, plainText } from '@sietch/kernel';
import type { Space } from '../content/component.js';
import {
  type AgentIcon,
  type BattleIcon,
  FACTIONS,
  type Faction,
  type SpaceIcon,
  type Track,
} from '../terms.js';
import { symbol } from './icons.js';
import { listOr, say } from './sentence.js';

/** Faction names. `withIt` follows "alliance": «союз із Фрименами». */
const FACTION_NAMES: Readonly<
  Record<
    Track,
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
  'great-houses': {
    en: 'Great Houses',
    uk: {
      nominative: 'Великі Доми',
      genitive: 'Великих Домів',
      accusative: 'Великі Доми',
      withIt: 'із Великими Домами',
    },
  },
  'fringe-worlds': {
    en: 'Fringe Worlds',
    uk: {
      nominative: 'Віддалені світи',
      genitive: 'Віддалених світів',
      accusative: 'Віддалені світи',
      withIt: 'із Віддаленими світами',
    },
  },
};

export function factionName(faction: Track, lang: Lang): string {
  return { uk: FACTION_NAMES[faction].uk.nominative, en: FACTION_NAMES[faction].en }[lang];
}

/** Before or after "card" and "space": "Fremen card", «карта Фрименів». */
export function ofFaction(faction: Track, lang: Lang): string {
  return { uk: FACTION_NAMES[faction].uk.genitive, en: FACTION_NAMES[faction].en }[lang];
}

/** "a" or "an" before these English words. */
export const article = (words: string): string => (/^[AEIOU]/.test(words) ? 'an' : 'a');

/** After "influence": "with the Fremen", «на Фрименів»; the bare name lets several share the preposition. */
export function influenced(faction: Track, lang: Lang): string {
  return { uk: FACTION_NAMES[faction].uk.accusative, en: `the ${FACTION_NAMES[faction].en}` }[lang];
}

/** "alliance with the Fremen", «союз із Фрименами». */
export function alliedWith(faction: Track, lang: Lang): string {
  return {
    uk: `союз ${FACTION_NAMES[faction].uk.withIt}`,
    en: `alliance with the ${FACTION_NAMES[faction].en}`,
  }[lang];
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
  spy: { en: 'Spy', uk: { nominative: 'Шпигун', genitive: 'Шпигуна' } },
};

const isOwnIcon = (icon: AgentIcon): icon is OwnIcon => icon in ICON_NAMES;

export function agentIconName(icon: AgentIcon, lang: Lang): string {
  if (!isOwnIcon(icon)) return factionName(icon, lang);
  return { uk: ICON_NAMES[icon].uk.nominative, en: ICON_NAMES[icon].en }[lang];
}

/** Before or after "spaces": "Landsraad spaces", «локації Ландсрааду». */
export function ofAgentIcon(icon: AgentIcon, lang: Lang): string {
  if (!isOwnIcon(icon)) return ofFaction(icon, lang);
  return { uk: ICON_NAMES[icon].uk.genitive, en: ICON_NAMES[icon].en }[lang];
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

/**
 * One space of several kinds, after a Ukrainian noun in whatever case the sentence needs:
 * "a City or Landsraad space", «локацією Міста або Ландсрааду». All four factions together are simply "faction".
 */
export function spaceOf(icons: readonly SpaceIcon[], noun: string, lang: Lang): Phrase {
  const anyFaction = FACTIONS.every((faction) => icons.includes(faction));
  const rest = anyFaction ? icons.filter((icon) => !FACTIONS.some((faction) => faction === icon)) : icons;
  const kinds = rest.map((icon) => [symbol(icon, ofAgentIcon(icon, lang))]);
  const list = listOr(anyFaction ? [[{ uk: 'фракції', en: 'faction' }[lang]], ...kinds] : kinds, lang);
  return { uk: say`${noun} ${list}`, en: say`${article(plainText(list))} ${list} space` }[lang];
}

/** Beside "icon": "the crysknife icon", «символ крис-ножа». */
const BATTLE_ICON_NAMES: Readonly<Record<BattleIcon, Name>> = {
  crysknife: { en: 'crysknife', uk: 'крис-ножа' },
  'desert-mouse': { en: 'desert mouse', uk: 'пустельної миші' },
  ornithopter: { en: 'ornithopter', uk: 'орнітоптера' },
};

export function ofBattleIcon(icon: BattleIcon, lang: Lang): string {
  return BATTLE_ICON_NAMES[icon][lang];
}
