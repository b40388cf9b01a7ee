import { type Faction, factionName } from '@sietch/imperium';
import { type Lang, type Name, plural, type Reason } from '@sietch/kernel';

const UK_THINGS: Readonly<Record<string, readonly [string, string, string]>> = {
  solari: ['солярія', 'соляріїв', 'соляріїв'],
  spice: ['прянощів', 'прянощів', 'прянощів'],
  water: ['води', 'води', 'води'],
  persuasion: ['очка переконливості', 'очок переконливості', 'очок переконливості'],
  influence: ['очка впливу', 'очок впливу', 'очок впливу'],
  troops: ['загону в конфлікті', 'загонів у конфлікті', 'загонів у конфлікті'],
  card: ['карти', 'карт', 'карт'],
  intrigue: ['карти інтриги', 'карт інтриг', 'карт інтриг'],
  spy: ['шпигуна на полі', 'шпигунів на полі', 'шпигунів на полі'],
  'battle-icon': ['карти із символом бою', 'карт із символом бою', 'карт із символом бою'],
};

const EN_THINGS: Readonly<Record<string, readonly [string, string]>> = {
  troops: ['troop in the conflict', 'troops in the conflict'],
  card: ['card', 'cards'],
  intrigue: ['intrigue card', 'intrigue cards'],
  spy: ['spy on the board', 'spies on the board'],
  'battle-icon': ['card with that battle icon', 'cards with that battle icon'],
};

function missing(n: number, of: string, lang: Lang): string {
  const [one, few, many] = UK_THINGS[of] ?? ['', '', ''];
  const [thing, things] = EN_THINGS[of] ?? [of, of];
  return {
    uk: `бракує ${n} ${plural('uk', n, { one, few, many })}`,
    en: `${n} ${n === 1 ? thing : things} short`,
  }[lang];
}

const PLAIN: Readonly<Record<string, Name>> = {
  closed: { uk: 'локацію закрито для вас голосом суперника', en: 'an opponent’s Voice has closed it to you' },
  condition: { uk: 'умову не виконано', en: 'its condition is not met' },
  forbidden: { uk: 'на цьому рівні складності — ні', en: 'not at this level of difficulty' },
  'no-agent': { uk: 'немає вільного агента', en: 'no agent is left' },
  'no-card': { uk: 'жодна карта у вашій руці її не відкриває', en: 'no card in your hand opens it' },
  'no-effect': { uk: 'зараз це нічого не дасть', en: 'it would do nothing now' },
  'no-icon': { uk: 'карта не відкриває цієї локації', en: 'the card does not open this space' },
  'no-space': {
    uk: 'усі локації, які вона відкриває, вам зараз недоступні',
    en: 'no space it opens is open to you now',
  },
  'opens-nothing': {
    uk: 'карта не відкриває локацій: вона для розкриття',
    en: 'it opens no space: it is for the reveal',
  },
  'not-for-sale': { uk: 'цієї карти не купують', en: 'this card cannot be bought' },
  'not-own': { uk: 'це планшет іншого командувача', en: 'it is on another commander’s board' },
  occupied: { uk: 'тут уже стоїть агент', en: 'an agent already stands here' },
  'once-per-game': { uk: 'ви вже були тут: лише раз за гру', en: 'you have been here: once per game' },
  'stack-empty': { uk: 'карт не залишилося', en: 'none are left' },
  'wrong-time': { uk: 'зараз не час для цієї інтриги', en: 'this is not its moment' },
};

/** Why something cannot be chosen, with the amount that is missing. */
export function wordReason({ code, missing: n = 0, of = '' }: Reason, lang: Lang): string {
  if (code === 'cost') return missing(n, of, lang);
  if (code === 'influence') {
    const faction = factionName(of as Faction, lang);
    return { uk: `${missing(n, 'influence', lang)} (${faction})`, en: `${n} influence short (${faction})` }[
      lang
    ];
  }
  return PLAIN[code]?.[lang] ?? { uk: 'зараз не можна', en: 'not possible now' }[lang];
}
