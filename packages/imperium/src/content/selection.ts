import type { BaseGroup, ImperiumOptions } from '../options.js';
import { baseContentOf, catalogOf } from './catalog.js';
import type { Card, Conflict, Contract, Intrigue, Leader, Module, Objective } from './component.js';
import type { HagalCard } from './rivals/component.js';

/** The content a game is played with: the edition, less unused modules, with what the players mix in. */
export interface Selection {
  readonly cards: readonly Card[];
  readonly intrigues: readonly Intrigue[];
  readonly conflicts: readonly Conflict[];
  readonly leaders: readonly Leader[];
  readonly contracts: readonly Contract[];
  readonly objectives: readonly Objective[];
  readonly hagal: readonly HagalCard[];
  /** Every copy of the cards above, in the order they are declared. */
  readonly decks: Readonly<
    Record<'starter' | 'imperium' | 'intrigue' | 'contract' | 'hagal', readonly string[]>
  >;
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

function select({ edition: id, options }: Game): Selection {
  const { edition } = catalogOf({ edition: id });
  const joined = baseContentOf(id);
  const { choam = false, base = [], players } = options;
  const modules = (item: { readonly module?: Module }): boolean => item.module === undefined || choam;
  const wanted = <T>(group: BaseGroup, items: readonly T[], guests: readonly T[] | undefined): T[] =>
    items.filter((item) => base.includes(group) || !guests?.includes(item));
  const content = {
    cards: custom(
      wanted('imperium', edition.cards, joined?.imperium).filter(modules),
      edition.cards,
      options.cards,
    ),
    intrigues: custom(
      wanted('intrigue', edition.intrigues, joined?.intrigue).filter(modules),
      edition.intrigues,
      options.intrigues,
    ),
    conflicts: wanted('conflicts', edition.conflicts, joined?.conflicts),
    leaders: wanted('leaders', edition.leaders, joined?.leaders).filter(modules),
    contracts: choam ? edition.contracts : [],
    objectives: edition.objectives.filter((objective) => objective.players.includes(players)),
    hagal: edition.rivals.deck.filter((card) => card.players.includes(players)),
  };
  const group = (name: Card['group']) => content.cards.filter((card) => card.group === name);
  return {
    ...content,
    decks: {
      starter: copiesOf(group('starter')),
      imperium: copiesOf(group('imperium')),
      intrigue: copiesOf(content.intrigues),
      contract: copiesOf(content.contracts),
      hagal: copiesOf(content.hagal),
    },
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
