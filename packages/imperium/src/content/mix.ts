import type { Conflict, Edition } from './component.js';

/** Cards of the base game that need the Mentat (rulebook of Uprising: combining products). */
export const NEEDS_MENTAT: readonly string[] = ['calculated-hire', 'sort-through-the-chaos'];

/** Conflicts of both editions share some names; the base game's then carry a prefix. */
function renamed(conflict: Conflict, taken: readonly Conflict[]): Conflict {
  return taken.some((other) => other.id === conflict.id)
    ? { ...conflict, id: `base-${conflict.id}` }
    : conflict;
}

const withoutMentat = <T extends { readonly id: string }>(items: readonly T[]): T[] =>
  items.filter((item) => !NEEDS_MENTAT.includes(item.id));

/** The base game's content that can join another edition. */
export interface BaseContent {
  readonly imperium: Edition['cards'];
  readonly intrigue: Edition['intrigues'];
  readonly leaders: Edition['leaders'];
  readonly conflicts: Edition['conflicts'];
}

export function joinable(base: Edition, edition: Edition): BaseContent {
  return {
    imperium: base.cards.filter((card) => card.group === 'imperium'),
    intrigue: withoutMentat(base.intrigues),
    leaders: base.leaders,
    conflicts: withoutMentat(base.conflicts).map((conflict) => renamed(conflict, edition.conflicts)),
  };
}

/** An edition that knows the other's content too; which of it is used is a matter of options. */
export function mixed(edition: Edition, base: BaseContent): Edition {
  return {
    ...edition,
    cards: [...edition.cards, ...base.imperium],
    intrigues: [...edition.intrigues, ...base.intrigue],
    leaders: [...edition.leaders, ...base.leaders],
    conflicts: [...edition.conflicts, ...base.conflicts],
  };
}
