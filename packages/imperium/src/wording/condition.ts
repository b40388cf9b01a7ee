import type { Phrase } from '@sietch/kernel';
import type { Condition } from '../effects/effect.js';
import { FACTIONS, type Faction } from '../terms.js';
import { quoted, type Voice } from './context.js';
import { symbol } from './icons.js';
import { alliedWith, atLeast, influenced, nounFor, ofFaction } from './nouns.js';
import { type Line, led, say } from './sentence.js';

/** How a condition is put in front of its effects; a keyword («Запорука Фрименів») always takes a colon. */
interface Lead {
  readonly phrase: Phrase;
  readonly keyword?: true;
}

function influence(faction: Faction, n: number, { lang }: Voice): Lead {
  const { text } = atLeast('influence', n, lang);
  const named = {
    uk: `${text} на ${influenced(faction, lang)}`,
    en: `${text} with ${influenced(faction, lang)}`,
  };
  const level = { icon: `influence-${faction}`, n, text: named[lang] };
  return { phrase: { uk: say`якщо маєте ${level}`, en: say`with ${level}` }[lang] };
}

function influenceWith(factions: number, n: number, { lang }: Voice): Lead {
  const level = atLeast('influence', n, lang);
  const all = factions === FACTIONS.length;
  const phrases = {
    uk: say`якщо маєте по ${level} на ${all ? 'всі' : 'будь-які'} ${factions} фракції`,
    en: say`with ${level} with ${all ? 'all' : 'any'} ${factions} factions`,
  };
  return { phrase: phrases[lang] };
}

function alliance(faction: Faction, { lang }: Voice): Lead {
  const text = alliedWith(faction, lang);
  const token = symbol(`alliance-${faction}`, lang === 'uk' ? text : `an ${text}`);
  return { phrase: { uk: say`якщо маєте ${token}`, en: say`with ${token}` }[lang] };
}

function anyAlliance({ lang }: Voice): Lead {
  const phrases = {
    uk: say`якщо маєте хоча б один ${symbol('alliance', 'союз')}`,
    en: say`with any ${symbol('alliance', 'alliance')}`,
  };
  return { phrase: phrases[lang] };
}

function noAlliance({ lang }: Voice): Lead {
  const phrases = {
    uk: say`якщо не маєте жодного ${symbol('alliance', 'союзу')}`,
    en: say`with no ${symbol('alliance', 'alliance')}`,
  };
  return { phrase: phrases[lang] };
}

/** The Fremen bond is a keyword of the rulebook; other factions' cards say it in words. */
function bond(faction: Faction, { lang }: Voice): Lead {
  if (faction === 'fremen')
    return { phrase: [{ uk: 'запорука Фрименів', en: 'Fremen Bond' }[lang]], keyword: true };
  const phrases = {
    uk: `якщо маєте у грі іншу карту ${ofFaction(faction, lang)}`,
    en: `with another ${ofFaction(faction, lang)} card in play`,
  };
  return { phrase: [phrases[lang]] };
}

function councilSeat({ lang }: Voice): Lead {
  const phrases = {
    uk: say`якщо маєте ${symbol('council', 'місце у Вищій раді')}`,
    en: say`with a ${symbol('council', 'High Council seat')}`,
  };
  return { phrase: phrases[lang] };
}

function mentatHome({ lang }: Voice): Lead {
  const phrases = {
    uk: say`якщо ${symbol('mentat', 'Ментат')} на своїй локації`,
    en: say`if ${symbol('mentat', 'the Mentat')} is on its own space`,
  };
  return { phrase: phrases[lang] };
}

function deckNotEmpty({ lang }: Voice): Lead {
  return { phrase: [{ uk: 'якщо ваша колода не порожня', en: 'if your deck is not empty' }[lang]] };
}

function opponentInConflict({ lang }: Voice): Lead {
  const phrases = {
    uk: say`якщо в Зоні конфлікту є ${symbol('troop', 'загони')} суперників`,
    en: say`if any opponent has ${symbol('troop', 'troops')} in the Conflict`,
  };
  return { phrase: phrases[lang] };
}

function owns(card: string, n: number, { lang, names }: Voice): Lead {
  const name = quoted(names.card(card).name, lang);
  const phrases = {
    uk: `якщо маєте ${n}+ ${nounFor('card', n, lang)} ${name}`,
    en: `if you own ${n}+ ${n === 1 ? 'copy' : 'copies'} of ${name}`,
  };
  return { phrase: [phrases[lang]] };
}

function ownsMost(card: string, { lang, names }: Voice): Lead {
  const name = quoted(names.card(card).name, lang);
  const phrases = {
    uk: `якщо маєте більше карт ${name}, ніж кожен суперник`,
    en: `if you own more copies of ${name} than each opponent`,
  };
  return { phrase: [phrases[lang]] };
}

function leadOf(condition: Condition, voice: Voice): Lead {
  switch (condition.is) {
    case 'influence':
      return influence(condition.faction, condition.atLeast, voice);
    case 'influence-with':
      return influenceWith(condition.factions, condition.atLeast, voice);
    case 'alliance':
      return alliance(condition.faction, voice);
    case 'any-alliance':
      return anyAlliance(voice);
    case 'no-alliance':
      return noAlliance(voice);
    case 'bond':
      return bond(condition.faction, voice);
    case 'council-seat':
      return councilSeat(voice);
    case 'mentat-home':
      return mentatHome(voice);
    case 'deck-not-empty':
      return deckNotEmpty(voice);
    case 'opponent-in-conflict':
      return opponentInConflict(voice);
    case 'owns':
      return owns(condition.card, condition.atLeast, voice);
    case 'owns-most':
      return ownsMost(condition.card, voice);
  }
}

/** "with 2+ influence with the Fremen", without capital letter and mark. */
export function wordCondition(condition: Condition, voice: Voice): Phrase {
  return leadOf(condition, voice).phrase;
}

/** Whether bare numbers may follow: Ukrainian joins a subordinate clause to an order by a comma, and that needs a verb. */
export function takesBareNumbers(condition: Condition, voice: Voice): boolean {
  return voice.lang === 'en' || leadOf(condition, voice).keyword === true;
}

/** The condition and the lines that depend on it. */
export function conditioned(condition: Condition, lines: readonly Line[], voice: Voice): Phrase {
  const { phrase } = leadOf(condition, voice);
  return led(phrase, lines, takesBareNumbers(condition, voice) ? ':' : ',');
}
