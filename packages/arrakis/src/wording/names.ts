import type { Lang } from '@sietch/kernel';
import { GENERIC, leaderCard } from '../content/catalog.js';
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

const SHORT: Readonly<Record<string, string>> = { paul: 'Paul', jessica: 'Jessica' };

/** A leader as the object of a verb: a name, any leader, or a generic one. */
export function leaderObject(lang: Lang, side: Side, leader: string): string {
  if (leader === 'any') return lang === 'en' ? '1 leader of your choice' : '1 лідера на вибір';
  if (leader === 'generic') {
    if (lang === 'en') return `1 ${GENERIC[side]}`;
    return side === 'harkonnen' ? '1 лідера-башара' : '1 лідера-наїба';
  }
  return lang === 'en'
    ? (SHORT[leader] ?? leaderCard(leader).name.en)
    : (CASES[leader]?.[0] ?? leaderCard(leader).name.uk);
}

/** `with a leader`, `with sardaukar`, `with Feyd-Rautha`. */
export function having(lang: Lang, side: Side, what: NonNullable<Legions['with']>): string {
  const uk = lang === 'uk';
  if (what === 'leader' || what === 'any') return uk ? 'з лідером' : 'with a leader';
  if (what === 'generic') return uk ? 'зі звичайним лідером' : 'with a generic leader';
  if (what === 'special') {
    if (!uk) return side === 'harkonnen' ? 'with sardaukar' : 'with fedaykin';
    return side === 'harkonnen' ? 'із сардаукарами' : 'із федайкінами';
  }
  if (!uk) return `with ${SHORT[what] ?? leaderCard(what).name.en}`;
  return `з ${CASES[what]?.[1] ?? leaderCard(what).name.uk}`;
}

/** A leader as the subject: `Feyd-Rautha`. */
export function leaderSubject(lang: Lang, leader: string): string {
  if (leader === 'paul') return lang === 'en' ? 'Paul' : 'Пол';
  if (leader === 'jessica') return lang === 'en' ? 'Jessica' : 'Джессіка';
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
  if (lang === 'uk') return `«${name.uk}»`;
  return area === POLE ? `the ${name.en}` : name.en;
}

const POLE: AreaId = 'north-pole';

/** English: `in Arsunt`, `at the North Pole`. */
export function inArea(area: AreaId): string {
  return `${area === POLE ? 'at' : 'in'} ${areaName('en', area)}`;
}

export const DECK_NAMES: Readonly<Record<Force, Readonly<Record<Lang, string>>>> = {
  'house-harkonnen': { en: 'House Harkonnen', uk: 'Дому Харконненів' },
  corrino: { en: 'Corrino', uk: 'союзників Коррино' },
  'house-atreides': { en: 'House Atreides', uk: 'Дому Атрідів' },
  fremen: { en: 'Fremen', uk: 'союзників-фрименів' },
};
