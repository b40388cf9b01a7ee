import type { Lang, Name } from '@sietch/kernel';
import { leaderCard } from '../content/catalog.js';
import { areaOf } from '../content/map.js';
import type { Legions } from '../effects/step.js';
import type { AreaId, Force, Side } from '../terms.js';

/** Ukrainian cases of the leaders cards speak of: whom (accusative) and with whom (instrumental). */
const CASES: Readonly<Record<string, readonly [accusative: string, instrumental: string]>> = {
  'paul-atreides': ['Пола Атріда', 'Полом Атрідом'],
  'paul-muad-dib': ['Пола-Муад’Діба', 'Полом-Муад’Дібом'],
  'lady-jessica': ['Леді Джессіку', 'Леді Джессікою'],
  'reverend-mother-jessica': ['Превелебну Матір Джессіку', 'Превелебною Матір’ю Джессікою'],
  'gurney-halleck': ['Ґурні Галлека', 'Ґурні Галлеком'],
  alia: ['Алію', 'Алією'],
  stilgar: ['Стілґара', 'Стілґаром'],
  chani: ['Чані', 'Чані'],
  'wild-maker': ['Дикого Творця', 'Диким Творцем'],
  'baron-harkonnen': ['барона Харконнена', 'бароном Харконненом'],
  'beast-rabban': ['Звіра Раббана', 'Звіром Раббаном'],
  'thufir-hawat': ['Зуфіра Хавата', 'Зуфіром Хаватом'],
  'feyd-rautha': ['Фейда-Рауту', 'Фейдом-Раутою'],
  'shaddam-iv': ['Шаддама IV', 'Шаддамом IV'],
  'gaius-helen-mohiam': ['Ґай Єлену Могіям', 'Ґай Єленою Могіям'],
  'captain-aramsham': ['капітана Арамшама', 'капітаном Арамшамом'],
  paul: ['Пола', 'Полом'],
  jessica: ['Джессіку', 'Джессікою'],
};

const A_GENERIC: Readonly<Record<Side, Name>> = {
  atreides: { uk: '1 лідера-наїба', en: '1 naib' },
  harkonnen: { uk: '1 лідера-башара', en: '1 bashar' },
};

const WITH_SPECIAL: Readonly<Record<Side, Name>> = {
  atreides: { uk: 'із федайкінами', en: 'with fedaykin' },
  harkonnen: { uk: 'із сардаукарами', en: 'with sardaukar' },
};

const SHORT: Readonly<Record<string, string>> = { paul: 'Paul', jessica: 'Jessica' };

/** A leader as the object of a verb: a name, any leader, or a generic one. */
export function leaderObject(lang: Lang, side: Side, leader: string): string {
  if (leader === 'any') return { uk: '1 лідера на вибір', en: '1 leader of your choice' }[lang];
  if (leader === 'generic') return A_GENERIC[side][lang];
  return {
    uk: CASES[leader]?.[0] ?? leaderCard(leader).name.uk,
    en: SHORT[leader] ?? leaderCard(leader).name.en,
  }[lang];
}

/** `with a leader`, `with sardaukar`, `with Feyd-Rautha`. */
export function having(lang: Lang, side: Side, what: NonNullable<Legions['with']>): string {
  if (what === 'leader' || what === 'any') return { uk: 'з лідером', en: 'with a leader' }[lang];
  if (what === 'generic') return { uk: 'зі звичайним лідером', en: 'with a generic leader' }[lang];
  if (what === 'special') return WITH_SPECIAL[side][lang];
  const { name } = leaderCard(what);
  return { uk: `з ${CASES[what]?.[1] ?? name.uk}`, en: `with ${SHORT[what] ?? name.en}` }[lang];
}

/** A leader as the subject: `Feyd-Rautha`. */
export function leaderSubject(lang: Lang, leader: string): string {
  if (leader === 'paul') return { uk: 'Пол', en: 'Paul' }[lang];
  if (leader === 'jessica') return { uk: 'Джессіка', en: 'Jessica' }[lang];
  return leaderCard(leader).name[lang];
}

/** Does the card speak of the one legion a named leader is in? */
export function isNamed(what: Legions['with']): what is string {
  return (
    what !== undefined && what !== 'leader' && what !== 'any' && what !== 'generic' && what !== 'special'
  );
}

export function areaName(lang: Lang, area: AreaId): string {
  const { name } = areaOf(area);
  return { uk: `«${name.uk}»`, en: area === POLE ? `the ${name.en}` : name.en }[lang];
}

const POLE: AreaId = 'north-pole';

/** English: `in Arsunt`, `at the North Pole`. */
export function inArea(area: AreaId): string {
  return `${area === POLE ? 'at' : 'in'} ${areaName('en', area)}`;
}

export const DECK_NAMES: Readonly<Record<Force, Name>> = {
  'house-harkonnen': { en: 'House Harkonnen', uk: 'Дому Харконненів' },
  corrino: { en: 'Corrino', uk: 'союзників Коррино' },
  'house-atreides': { en: 'House Atreides', uk: 'Дому Атрідів' },
  fremen: { en: 'Fremen', uk: 'союзників-фрименів' },
};
