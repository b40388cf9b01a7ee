import type { ImperiumOptions } from '../options.js';
import { catalogOf } from './catalog.js';
import type { Card, Content, ContentSet, GuestGroup } from './component.js';
import { boxOf, type GuestContent, withGuests } from './compose.js';
import type { HagalCard } from './rivals/component.js';

/** The content a game is played with: the box, less unused modules, with what the players mix in. */
export interface Selection extends Omit<Content, 'spaces' | 'posts' | 'tracks'> {
  readonly hagal: readonly HagalCard[];
  /** Every copy of the cards above, in the order they are declared. */
  readonly decks: Readonly<
    Record<'starter' | 'imperium' | 'intrigue' | 'contract' | 'hagal', readonly string[]>
  >;
  /** Starting decks of leaders who have their own. */
  readonly ownDecks: Readonly<Record<string, readonly string[]>>;
}

interface Game {
  readonly edition: string;
  readonly options: ImperiumOptions;
}

/** The options' own object is the key: it never changes during a game. */
const selections = new WeakMap<ImperiumOptions, Selection>();

export function selectionOf(game: Game): Selection {
  let selection = selections.get(game.options);
  if (selection === undefined) {
    selection = select(game);
    selections.set(game.options, selection);
  }
  return selection;
}

/** What the option named after a set says. */
function wishFor({ id }: ContentSet, options: ImperiumOptions): unknown {
  const wishes: Readonly<Record<string, unknown>> = options;
  return wishes[id];
}

export function usesModule(set: ContentSet, options: ImperiumOptions): boolean {
  return wishFor(set, options) === true;
}

const LISTS: Readonly<Record<GuestGroup, keyof GuestContent>> = {
  imperium: 'cards',
  intrigue: 'intrigues',
  leaders: 'leaders',
  conflicts: 'conflicts',
};

/** The groups of a guest that the options want. */
function wanted(set: ContentSet, options: ImperiumOptions): Partial<GuestContent> {
  const wish = wishFor(set, options);
  const groups: readonly unknown[] = Array.isArray(wish) ? wish : [];
  const lists = Object.entries(LISTS).filter(([group]) => groups.includes(group));
  return Object.fromEntries(lists.map(([, list]) => [list, set[list]]));
}

function select({ edition: id, options }: Game): Selection {
  const { edition } = catalogOf({ edition: id });
  const box = boxOf(
    edition.core,
    edition.modules.filter((set) => usesModule(set, options)),
  );
  const { cards, intrigues, conflicts, leaders, contracts, objectives } = withGuests(
    box,
    edition.guests.map(({ set }) => wanted(set, options)),
  );
  const content = {
    cards: custom(cards, edition.cards, options.cards),
    intrigues: custom(intrigues, edition.intrigues, options.intrigues),
    conflicts,
    leaders,
    contracts,
    objectives: objectives.filter(({ players }) => players.includes(options.players)),
    hagal: edition.rivals.deck.filter(({ players }) => players.includes(options.players)),
  };
  const group = (name: Card['group']) => content.cards.filter((card) => card.group === name);
  const starters = group('starter');
  const owners = new Set(starters.flatMap(({ owner }) => (owner === undefined ? [] : [owner])));
  return {
    ...content,
    decks: {
      starter: copiesOf(starters.filter(({ owner }) => owner === undefined)),
      imperium: copiesOf(group('imperium')),
      intrigue: copiesOf(content.intrigues),
      contract: copiesOf(content.contracts),
      hagal: copiesOf(content.hagal),
    },
    ownDecks: Object.fromEntries(
      [...owners].map((leader) => [leader, copiesOf(starters.filter(({ owner }) => owner === leader))]),
    ),
  };
}

function copiesOf(items: readonly { readonly id: string; readonly copies: number }[]): string[] {
  return items.flatMap((item) => Array.from({ length: item.copies }, () => item.id));
}

/** A mix card by card: named numbers of copies replace the usual ones, zero leaves a card out. */
function custom<T extends { readonly id: string; readonly copies: number }>(
  usual: readonly T[],
  all: readonly T[],
  copies: Readonly<Record<string, number>> = {},
): T[] {
  const kept = usual.filter((item) => !(item.id in copies));
  const named = all.filter((item) => (copies[item.id] ?? 0) > 0);
  return [...kept, ...named.map((item) => ({ ...item, copies: copies[item.id] ?? 0 }))];
}
