import { catalogOf, type Faction, factionName, type ImperiumView, symbol } from '@sietch/imperium';
import type { Lang, Phrase, Seat, Token } from '@sietch/kernel';
import { refParts } from '../../table/ref';
import type { Words } from '../../words/words';

export type Catalog = ReturnType<typeof catalogOf>;

/** Names things of a game in one language: what every sentence is built with. */
export interface Speaker {
  readonly lang: Lang;
  readonly words: Words;
  readonly catalog: Catalog;
  readonly view: ImperiumView;
  who(seat: Seat | undefined): string;
  card(id: string): string;
  intrigue(id: string): string;
  space(id: string): string;
  post(id: string): string;
  contract(id: string): string;
  conflict(id: string): string;
  faction(id: Faction): Token;
  /** Whatever a reference names: `card:dagger`, `space:arrakeen`, `leader:…`. */
  thing(ref: string): string;
}

/** Quotation marks within quotation marks are those of the hand. */
export function quotedName(name: string, lang: Lang): string {
  return { uk: `«${name.replace(/«(.*?)»/g, '„$1“')}»`, en: name }[lang];
}

export function speakerOf(view: ImperiumView, lang: Lang, words: Words): Speaker {
  const catalog = catalogOf(view);
  const q = (name: { readonly uk: string; readonly en: string }) => quotedName(name[lang], lang);
  const thing = (ref: string): string => {
    const [kind, id] = refParts(ref);
    switch (kind) {
      case 'card':
      case 'row':
      case 'throne':
      case 'reserve':
      case 'hand':
        return q(catalog.card(id).name);
      case 'intrigue':
        return q(catalog.intrigue(id).name);
      case 'space':
        return q(catalog.space(id).name);
      case 'leader':
        return catalog.leader(id).name[lang];
      case 'conflict':
        return q(catalog.conflict(id).name);
      case 'contract':
        return q(catalog.contract(id).name);
      case 'faction':
        return {
          uk: `вплив: ${factionName(id as Faction, 'uk')}`,
          en: `influence: ${factionName(id as Faction, 'en')}`,
        }[lang];
      case 'alliance':
        return {
          uk: `союз: ${factionName(id as Faction, 'uk')}`,
          en: `alliance: ${factionName(id as Faction, 'en')}`,
        }[lang];
      case 'post':
        return catalog.post(id).name[lang];
      case 'objective':
        return q(catalog.objective(id).name);
      case 'hagal':
        return q(catalog.hagal(id).name);
      case 'rival':
        return catalog.rival(id).name[lang];
      default:
        return OTHER[ref]?.[lang] ?? OTHER[kind]?.[lang] ?? '';
    }
  };
  return {
    lang,
    words,
    catalog,
    view,
    who: (seat) => {
      if (seat === undefined) return '';
      const rival = view.rivals?.cards[seat - view.options.players];
      if (rival !== undefined) return catalog.rival(rival).name[lang];
      const leader = view.players[seat]?.leader ?? '';
      return leader === '' ? words.player(seat + 1) : catalog.leader(leader).name[lang];
    },
    card: (id) => q(catalog.card(id).name),
    intrigue: (id) => q(catalog.intrigue(id).name),
    space: (id) => q(catalog.space(id).name),
    // Names of posts quote the space they stand at.
    post: (id) => catalog.post(id).name[lang],
    contract: (id) => q(catalog.contract(id).name),
    conflict: (id) => q(catalog.conflict(id).name),
    faction: (id) => symbol(id, factionName(id, lang)),
    thing,
  };
}

/** Sources that are not components. */
const OTHER: Readonly<Record<string, { readonly uk: string; readonly en: string }>> = {
  combat: { uk: 'бій', en: 'combat' },
  'battle-icons': { uk: 'пара символів бою', en: 'a pair of battle icons' },
  swordmaster: { uk: 'Майстер меча', en: 'Swordmaster' },
  purchase: { uk: 'куплено за ресурси', en: 'bought' },
  difficulty: { uk: 'рівень складності', en: 'difficulty' },
  council: { uk: 'місце у Вищій раді', en: 'High Council seat' },
};

/** A symbol and its name: `▲ Landsraad`. */
export function named(token: Token): Phrase {
  return [token, ` ${token.text}`];
}
