import type { Lang, Name } from '@sietch/kernel';
import type { Edition, Usage } from '../content/component.js';
import type { Numbers } from '../content/numbers.js';
import type { Condition } from '../effects/effect.js';
import type { CardId, ContractId, Resource, SpaceId } from '../terms.js';
import type { Counted } from './nouns.js';

/** What texts must know to name other components; a catalog is one. */
export interface Names {
  /** Its rulebook's way of speaking, and its numbers. */
  readonly edition: { readonly usage: Usage; readonly numbers: Numbers };
  card(id: CardId): { readonly name: Name };
  space(id: SpaceId): { readonly name: Name };
  contract(id: ContractId): { readonly name: Name };
}

export interface Context {
  readonly names: Names;
  /** In a reveal box persuasion and swords stand as bare numbers, in front. */
  readonly bareNumbers?: boolean;
}

/** A language, and the edition whose rulebook it is spoken by. */
export interface Tongue {
  readonly lang: Lang;
  readonly names: Pick<Names, 'edition'>;
}

/** A context that speaks one language: what every wording function is given. */
export interface Voice extends Context {
  readonly lang: Lang;
  /** The condition that stands in front of the words, already said. */
  readonly given?: Condition;
  /** Already given without condition or cost: what follows of it is "more". */
  readonly gainedBefore?: ReadonlySet<Counted | Resource>;
  /** The Reveal turn has been named. */
  readonly onReveal?: true;
}

function lookup(what: string, items: readonly { readonly id: string; readonly name: Name }[]) {
  const index = new Map(items.map((item) => [item.id, item]));
  return (id: string) => {
    const item = index.get(id);
    if (item === undefined) throw new RangeError(`There is no ${what} "${id}".`);
    return item;
  };
}

/** Of several editions the first that knows a name gives it: mixed-in content may name spaces that are not on the board. */
export function namesOf(edition: Edition, ...others: readonly Edition[]): Names {
  const all = [edition, ...others].reverse();
  return {
    edition,
    card: lookup(
      'card',
      all.flatMap(({ cards }) => cards),
    ),
    space: lookup(
      'space',
      all.flatMap(({ spaces }) => spaces),
    ),
    contract: lookup(
      'contract',
      all.flatMap(({ contracts }) => contracts),
    ),
  };
}

/** Ukrainian puts names of cards and spaces in quotes; English marks them by capitals. */
export function quoted(name: Name, lang: Lang): string {
  return { uk: `«${name.uk}»`, en: name.en }[lang];
}

/** Before «локацію» and «локації»: where agents are sent and where they stand. */
export const atSpace = (names: Pick<Names, 'edition'>): string => names.edition.usage.at;
