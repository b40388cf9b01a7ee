import {
  AIR_ZONES,
  type ArrakisView,
  areaName,
  BANS,
  contendersOf,
  counted,
  type Force,
  forcesOf,
  isArea,
  leaderCard,
  leaderObject,
  leaderSubject,
  type Marker,
  markerName,
  objectiveCard,
  type Power,
  participantCount,
  planningCard,
  prescienceCard,
  RESULT_NAMES,
  type Result,
  SECTORS,
  type Side,
  seatCount,
  sideOf,
  specialOf,
  type Unit,
  type Vehicle,
} from '@sietch/arrakis';
import type { Lang, PerLang, Phrase, Seat, Token } from '@sietch/kernel';
import { refParts } from '../../table/ref';
import type { Words } from '../../words/words';
import { tokenNamed } from './token';
import { type WarWords, warWords } from './war-words';

/** Names things of the war in one language: what every sentence is built with. */
export interface Names {
  readonly lang: Lang;
  readonly words: Words;
  readonly war: WarWords;
  readonly view: ArrakisView;
  /** What is said, in the language. */
  t<T>(said: PerLang<T>): T;
  who(seat: Seat | undefined): string;
  side(side: Side): string;
  /** Whoever plays a side, of partners the House. */
  seatOf(side: Side): Seat;
  force(id: string): string;
  area(id: string): string;
  zone(id: string): string;
  sector(id: string): string;
  /** Figures as the object of a verb: `3 regular units`, `Stilgar`, `1 naib`. */
  figures(kind: string, n: number, side: Side): Token;
  /** Figures as they stand: the same without a verb. */
  figuresNamed(kind: string, n: number, side: Side): Token;
  leader(id: string): string;
  /** A leader as the object of a verb. */
  leaderObject(id: string): string;
  card(id: string): string;
  prescience(id: string): string;
  power(id: string): string;
  marker(id: string): string;
  markerToken(id: string, n?: number): Token;
  die(result: string): Token;
  deck(id: string): string;
  thing(ref: string): string;
}

export const isToken = (id: string): boolean => /^(starting|standard|black|silver)-/.test(id);
const isUnit = (kind: string): kind is Unit => kind === 'regular' || kind === 'elite' || kind === 'special';
export const isGeneric = (kind: string): boolean => kind === 'naib' || kind === 'bashar';

/** Named leaders and deployment tokens go one by one; other figures are counted. */
export const isSingle = (kind: string): boolean => isToken(kind) || (!isUnit(kind) && !isGeneric(kind));

export function sideOfLeader(id: string): Side {
  if (isGeneric(id)) return id === 'naib' ? 'atreides' : 'harkonnen';
  return leaderCard(id).side;
}

function figures(lang: Lang, kind: string, n: number, side: Side): Token {
  if (isUnit(kind)) return counted(lang, kind === 'special' ? specialOf(side) : kind, n);
  if (isToken(kind)) return counted(lang, 'token', n);
  if (isGeneric(kind)) {
    const text = { uk: ukGeneric(kind, n), en: `${n} ${kind}${n === 1 ? '' : 's'}` }[lang];
    return { icon: 'leader', n, text };
  }
  return { icon: 'leader', text: leaderObject(lang, side, kind) };
}

function ukGeneric(kind: string, n: number): string {
  const [one, many] =
    kind === 'naib' ? ['лідера-наїба', 'лідерів-наїбів'] : ['лідера-башара', 'лідерів-башарів'];
  return `${n} ${n === 1 ? one : many}`;
}

function ukGenerics(kind: string, n: number): string {
  const [one, few, many] =
    kind === 'naib'
      ? ['лідер-наїб', 'лідери-наїби', 'лідерів-наїбів']
      : ['лідер-башар', 'лідери-башари', 'лідерів-башарів'];
  return `${n} ${n === 1 ? one : n < 5 ? few : many}`;
}

/** Only leaders are people, so only they change with a verb. */
function figuresNamed(lang: Lang, kind: string, n: number, side: Side): Token {
  const object = figures(lang, kind, n, side);
  if (isUnit(kind) || isToken(kind)) return object;
  const texts = { uk: isGeneric(kind) ? ukGenerics(kind, n) : leaderSubject('uk', kind), en: object.text };
  return { ...object, text: texts[lang] };
}

const SHORT_LEADERS: Readonly<Record<string, string>> = { naib: 'naibs', bashar: 'bashars' };

/** A side, or of partners the one who sits there. */
function called(view: ArrakisView, war: WarWords, seat: Seat): string {
  if (seat >= seatCount(view.options))
    return seat < participantCount(view.options) ? war.sides.harkonnen : '';
  const [force, other] = forcesOf(view, seat);
  if (force === undefined) return '';
  return other === undefined ? war.partners[force] : war.sides[sideOf(view, seat)];
}

export function namesOf(view: ArrakisView, lang: Lang, words: Words): Names {
  const war = warWords(lang);
  // Some cards are sayings and have their quotes already.
  const q = (name: string) => {
    if (name.startsWith('«')) return name;
    // Quotes within quotes are of the other kind.
    return { uk: `«${name.replace('«', '„').replace('»', '“')}»`, en: name }[lang];
  };
  const seatOf = (side: Side): Seat => contendersOf(view, side)[0] ?? 0;
  const names: Names = {
    lang,
    words,
    war,
    view,
    t: (text) => text[lang],
    who: (seat) => (seat === undefined ? '' : called(view, war, seat)),
    side: (side) => war.sides[side],
    seatOf,
    area: (id) => (isArea(id) ? areaName(lang, id) : ''),
    zone: (id) => AIR_ZONES.find((zone) => zone.id === id)?.name[lang] ?? '',
    sector: (id) => SECTORS.find((sector) => sector.id === id)?.name[lang] ?? '',
    figures: (kind, n, side) => figures(lang, kind, n, side),
    figuresNamed: (kind, n, side) => figuresNamed(lang, kind, n, side),
    leader: (id) => (isGeneric(id) ? war.generics[id as 'naib' | 'bashar'] : leaderSubject(lang, id)),
    leaderObject: (id) => leaderObject(lang, sideOfLeader(id), isGeneric(id) ? 'generic' : id),
    card: (id) => q(planningCard(id).name[lang]),
    prescience: (id) => q(prescienceCard(id).name[lang]),
    power: (id) => BANS.find((ban) => ban.power === id)?.powerName[lang] ?? '',
    marker: (id) => markerName(lang, id as Marker),
    markerToken: (id, n) => ({
      icon: id,
      ...(n !== undefined && { n }),
      text: `${markerName(lang, id as Marker)}${n === undefined ? '' : ` ${n}`}`,
    }),
    die: (result) => ({ icon: result, text: RESULT_NAMES[result as Result][lang] }),
    deck: (id) => war.decks[id as Force],
    force: (id) => war.decks[id as Force],
    thing: (ref) => thing(ref, names),
  };
  return names;
}

/** Whatever a reference names. */
function thing(ref: string, names: Names): string {
  const { lang, war } = names;
  const [kind, id] = refParts(ref);
  switch (kind) {
    case 'area':
      return names.area(id);
    case 'sietch':
      return names.t({ uk: `Січ ${names.area(id)}`, en: `The sietch of ${names.area(id)}` });
    case 'settlement':
      return names.t({ uk: `Поселення ${names.area(id)}`, en: `The settlement of ${names.area(id)}` });
    case 'side':
      return names.side(id as Side);
    case 'force':
      return names.force(id);
    case 'air':
      return names.zone(id);
    case 'sector':
      return names.sector(id);
    case 'die':
      return RESULT_NAMES[(id.split(':')[1] ?? 'house') as Result][lang];
    case 'marker':
      return names.marker(id);
    case 'power':
      return names.power(id as Power);
    case 'ban':
      return BANS.find((ban) => ban.power === id)?.name[lang] ?? '';
    case 'card':
      return names.card(id);
    case 'prescience':
      return names.prescience(id);
    case 'objective':
      return objectiveCard(id).name[lang];
    case 'leader':
      return leaderCard(SHORT_LEADERS[id] ?? id).name[lang];
    case 'deck':
      return names.deck(id);
    case 'figure':
      return isToken(id) ? tokenNamed(id, names) : isUnit(id) ? war.units[id] : names.leader(id);
    case 'vehicle':
      return war.vehicles[id as Vehicle];
    case 'action':
      return war.actions[id] ?? '';
    case 'rule':
      return war.rules[id] ?? '';
    default:
      return war.things[ref] ?? '';
  }
}

export const phrase = (...parts: readonly (string | Token | Phrase)[]): Phrase =>
  parts.flatMap((part): Phrase => (Array.isArray(part) ? (part as Phrase) : [part as string | Token]));

/** A symbol with its words beside it. */
export function spoken(token: Token): Phrase {
  return phrase({ icon: token.icon, text: '' }, token.text);
}
