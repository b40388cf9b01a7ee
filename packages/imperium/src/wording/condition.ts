import type { Name, PerLang, Phrase } from '@sietch/kernel';
import type { Condition, ConditionOfTurn } from '../effects/effect.js';
import { FACTIONS, type Faction } from '../terms.js';
import { atSpace, quoted, type Voice } from './context.js';
import { symbol } from './icons.js';
import { alliedWith, article, influenced, ofFaction, spaceOf } from './names.js';
import { atLeast, atLeastOwn, type Counted, nounFor } from './nouns.js';
import { type Line, led, say } from './sentence.js';

/** How a condition is put in front of its effects; a keyword («Запорука Фрименів») always takes a colon. */
interface Lead {
  readonly phrase: Phrase;
  readonly keyword?: true;
  /** How its absence is said; conditions without it are answered by "nothing happens; otherwise …". */
  readonly absent?: Phrase;
}

function influence(faction: Faction, n: number, { lang }: Voice): Lead {
  const { text, ...level } = atLeast('influence', n, lang);
  const named = {
    uk: `${text} на ${influenced(faction, lang)}`,
    en: `${text} with ${influenced(faction, lang)}`,
  };
  const token = { ...level, icon: `influence-${faction}`, text: named[lang] };
  return { phrase: { uk: say`якщо маєте ${token}`, en: say`with ${token}` }[lang] };
}

const LEVELS = ['', 'I', 'II', 'III'] as const;

function conflictLevel(level: number, { lang }: Voice): Lead {
  const mark = LEVELS[level] ?? String(level);
  return { phrase: { uk: say`у конфлікті рівня ${mark}`, en: say`in a level ${mark} conflict` }[lang] };
}

function influenceWith(factions: number, n: number, { lang }: Voice): Lead {
  const level = atLeast('influence', n, lang);
  const all = factions === FACTIONS.length;
  const phrases = {
    uk: say`якщо маєте по ${level} на ${all ? 'всі' : 'будь-які'} ${factions} фракції`,
    en: say`if you have ${level} with ${all ? 'all' : 'each of any'} ${factions} factions`,
  };
  return { phrase: phrases[lang] };
}

function alliance(faction: Faction, { lang }: Voice): Lead {
  const text = alliedWith(faction, lang);
  const token = symbol(`alliance-${faction}`, { uk: text, en: `an ${text}` }[lang]);
  return { phrase: { uk: say`якщо маєте ${token}`, en: say`with ${token}` }[lang] };
}

function anyAlliance({ lang }: Voice): Lead {
  const phrases = {
    uk: say`якщо маєте хоча б один ${symbol('alliance', 'союз')}`,
    en: say`with any ${symbol('alliance', 'alliance')}`,
  };
  return { phrase: phrases[lang] };
}

function shadowAlliance(n: number, { lang }: Voice): Lead {
  const level = atLeast('influence', n, lang);
  const phrases = {
    uk: say`якщо маєте ${level} на фракцію, з якою уклав ${symbol('alliance', 'союз')} суперник`,
    en: say`with ${level} with a faction whose ${symbol('alliance', 'alliance')} an opponent holds`,
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
  const absent = {
    uk: say`якщо не маєте ${symbol('council', 'місця у Вищій раді')}`,
    en: say`without a ${symbol('council', 'High Council seat')}`,
  };
  return { phrase: phrases[lang], absent: absent[lang] };
}

function councilSeatAndSwordmaster({ lang }: Voice): Lead {
  const phrases = {
    uk: say`якщо маєте ${symbol('council', 'місце у Вищій раді')} й ${symbol('agent', 'Майстра меча')}`,
    en: say`with a ${symbol('council', 'High Council seat')} and the ${symbol('agent', 'Swordmaster')}`,
  };
  return { phrase: phrases[lang] };
}

function mentatHome({ lang, names }: Voice): Lead {
  const phrases = {
    uk: say`якщо ${symbol('mentat', 'Ментат')} ${atSpace(names)} своїй локації`,
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

/** So many of something. */
function has(counted: Counted, n: number, { lang }: Voice): Lead {
  const some = atLeast(counted, n, lang);
  return { phrase: { uk: say`якщо маєте ${some}`, en: say`with ${some}` }[lang] };
}

/** So many of one's own somewhere: "with 2+ of your spies on the board". */
function hasThere(counted: Counted, n: number, where: Name, { lang }: Voice): Lead {
  const some = atLeastOwn(counted, n, lang);
  return { phrase: { uk: say`якщо маєте ${some} ${where.uk}`, en: say`with ${some} ${where.en}` }[lang] };
}

const IN_CONFLICT = { uk: 'в Зоні конфлікту', en: 'in the Conflict' } as const;
const ON_BOARD = { uk: 'на ігровому полі', en: 'on the board' } as const;

/** A single one is enough: no number then. */
function sandwormsInConflict(n: number, voice: Voice): Lead {
  if (n > 1) return hasThere('sandworm', n, IN_CONFLICT, voice);
  const phrases = {
    uk: say`якщо маєте хоча б одного ${symbol('sandworm', 'піщаного хробака')} в Зоні конфлікту`,
    en: say`with at least one ${symbol('sandworm', 'sandworm')} of yours in the Conflict`,
  };
  return { phrase: phrases[voice.lang] };
}

/** The bonus token stays when the Swordmaster himself has served. */
function swordmaster({ lang }: Voice): Lead {
  const phrases = {
    uk: ['якщо маєте бонусний жетон Майстра меча'],
    en: ['with your Swordmaster bonus token'],
  };
  return { phrase: phrases[lang] };
}

function hooks({ lang }: Voice): Lead {
  const phrases = {
    uk: say`якщо маєте ${symbol('hooks', 'гаки творця')}`,
    en: say`with ${symbol('hooks', 'maker hooks')}`,
  };
  return { phrase: phrases[lang] };
}

function spyingOnMaker({ lang }: Voice): Lead {
  const phrases = {
    uk: say`якщо шпигуєте за ${symbol('maker', 'локацією видобутку')}`,
    en: say`if you are spying on a ${symbol('maker', 'Maker space')}`,
  };
  return { phrase: phrases[lang] };
}

/** What the player has done on this turn, as a clause of either language. */
function doneThisTurn(condition: ConditionOfTurn, { lang, names }: Voice): PerLang<Phrase> {
  const thisTurn = (uk: Phrase, en: Phrase) => ({
    uk: say`в цей хід ви ${uk}`,
    en: say`you ${en} this turn`,
  });
  switch (condition.is) {
    case 'spy-recalled':
      return thisTurn(
        say`відкликали ${symbol('spy-recall', 'шпигуна')}`,
        say`recalled ${symbol('spy-recall', 'a spy')}`,
      );
    case 'visited-maker':
      return thisTurn(
        say`відправили агента ${atSpace(names)} ${symbol('maker', 'локацію видобутку')}`,
        say`sent an agent to a ${symbol('maker', 'Maker space')}`,
      );
    case 'visited-faction':
      return thisTurn(say`відправили агента ${atSpace(names)} локацію фракції`, [
        'sent an agent to a faction space',
      ]);
    case 'units-deployed': {
      // The net number counts: units that retreat on the same turn are taken off.
      const units = atLeast('unit', condition.atLeast, lang);
      const { uk, en } = thisTurn(say`розгорнули ${units}`, say`deployed ${units}`);
      return {
        uk: say`${uk} (за вирахуванням тих, якими відступили)`,
        en: say`${en} (less those you retreated)`,
      };
    }
    case 'spice-gained':
      return thisTurn(say`отримали ${symbol('spice', 'прянощі')}`, say`gained ${symbol('spice', 'spice')}`);
    case 'spy-placed-on': {
      const space = spaceOf(condition.icons, 'локацією', lang);
      return {
        uk: say`ви розмістили його в пункті, з’єднаному з ${space}`,
        en: say`you placed it on a post connected to ${space}`,
      };
    }
    case 'discarded': {
      const faction = ofFaction(condition.faction, lang);
      return {
        uk: [`ви скинули карту ${faction}`],
        en: [`you discarded ${article(faction)} ${faction} card`],
      };
    }
  }
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
    case 'shadow-alliance':
      return shadowAlliance(condition.atLeast, voice);
    case 'bond':
      return bond(condition.faction, voice);
    case 'council-seat':
      return councilSeat(voice);
    case 'swordmaster':
      return swordmaster(voice);
    case 'council-seat-and-swordmaster':
      return councilSeatAndSwordmaster(voice);
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
    case 'hooks':
      return hooks(voice);
    case 'spies-on-board':
      return hasThere('spy', condition.atLeast, ON_BOARD, voice);
    case 'spying-on-maker':
      return spyingOnMaker(voice);
    case 'units-in-conflict':
      return hasThere('unit', condition.atLeast, IN_CONFLICT, voice);
    case 'sandworms-in-conflict':
      return sandwormsInConflict(condition.atLeast, voice);
    case 'strength':
      return has('strength', condition.atLeast, voice);
    case 'contracts-completed':
      return has('contract-completed', condition.atLeast, voice);
    case 'conflict-level':
      return conflictLevel(condition.atLeast, voice);
    default: {
      const done = doneThisTurn(condition, voice);
      return { phrase: { uk: say`якщо ${done.uk}`, en: say`if ${done.en}` }[voice.lang] };
    }
  }
}

/** "with 2+ influence with the Fremen", without capital letter and mark. */
export function wordCondition(condition: Condition, voice: Voice): Phrase {
  return leadOf(condition, voice).phrase;
}

/** Whether bare numbers may follow: Ukrainian joins a subordinate clause to an order by a comma, and that needs a verb. */
export function takesBareNumbers(condition: Condition, voice: Voice): boolean {
  return { uk: leadOf(condition, voice).keyword === true, en: true }[voice.lang];
}

/** The condition and the lines that depend on it: "with an alliance, draw 1 card", but "with an alliance: 2 swords". */
export function conditioned(condition: Condition, lines: readonly Line[], voice: Voice): Phrase {
  const { phrase, keyword } = leadOf(condition, voice);
  return led(phrase, lines, keyword || lines[0]?.bare ? ':' : ',', voice.lang);
}

/** The lines that depend on the condition not being met. */
export function unless(condition: Condition, lines: readonly Line[], voice: Voice): Phrase {
  const { lang } = voice;
  const { phrase, absent } = leadOf(condition, voice);
  if (absent !== undefined) return led(absent, lines, ',', lang);
  const nothing = {
    uk: say`${phrase}, нічого не відбувається; інакше`,
    en: say`${phrase}: nothing happens; otherwise`,
  };
  return led(nothing[lang], lines, '', lang);
}
