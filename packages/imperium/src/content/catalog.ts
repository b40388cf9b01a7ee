import { sure } from '@sietch/kernel';
import { AGENT_ICONS, type AgentIcon, type Track } from '../terms.js';
import { BASE } from './base/edition.js';
import type {
  Card,
  Conflict,
  Contract,
  Edition,
  InfluenceTrack,
  Intrigue,
  Leader,
  Objective,
  Post,
  Space,
} from './component.js';
import { withGuests } from './compose.js';
import type { Mode } from './mode.js';
import type { Numbers } from './numbers.js';
import { ofOneShape } from './one-shape.js';
import type { HagalCard, RivalCard } from './rivals/component.js';
import { UPRISING } from './uprising/edition.js';
import { UPRISING_SIX } from './uprising-six/edition.js';

/** A card with its agent icons as a bit mask, so that matching a space is one operation. */
export interface CatalogCard extends Card {
  readonly mask: number;
}

export interface CatalogSpace extends Space {
  readonly bit: number;
  /** It can be entered without paying. */
  readonly free: boolean;
}

const EDITIONS: readonly Edition[] = [BASE, UPRISING, UPRISING_SIX];

/** An edition indexed for the engine. */
export interface Catalog {
  readonly edition: Edition;
  readonly spaces: readonly CatalogSpace[];
  /** The influence tracks in play. */
  readonly tracks: readonly Track[];
  /** By the number of people. */
  readonly modes: readonly (Mode | undefined)[];
  /** At most: a conflict each. */
  readonly rounds: number;
  card(id: string): CatalogCard;
  intrigue(id: string): Intrigue;
  conflict(id: string): Conflict;
  leader(id: string): Leader;
  space(id: string): CatalogSpace;
  /** The spaces none of these icons opens, as refusals list them: `space:arrakeen,space:carthag`. */
  closedTo(mask: number): string;
  /** Can the space be controlled? Conflicts of other editions may name spaces that are not on this board. */
  controllable(id: string): boolean;
  track(faction: string): InfluenceTrack;
  post(id: string): Post;
  contract(id: string): Contract;
  objective(id: string): Objective;
  hagal(id: string): HagalCard;
  rival(id: string): RivalCard;
}

export function iconBit(icon: AgentIcon): number {
  return 1 << AGENT_ICONS.indexOf(icon);
}

export function iconMask(icons: readonly AgentIcon[]): number {
  return icons.reduce((mask, icon) => mask | iconBit(icon), 0);
}

function lookup<T>(what: string, items: readonly T[], key: (item: T) => string): (id: string) => T {
  const index = new Map(items.map((item) => [key(item), item]));
  return (id) => {
    const item = index.get(id);
    if (item === undefined) throw new RangeError(`There is no ${what} "${id}".`);
    return item;
  };
}

/** Cards have few sets of icons, and every turn asks about those of a hand: each list is written once. */
function closedTo(spaces: readonly CatalogSpace[]): Catalog['closedTo'] {
  const lists = new Map<number, string>();
  return (mask) => {
    let list = lists.get(mask);
    if (list === undefined) {
      const closed = spaces.filter(({ bit }) => (mask & bit) === 0);
      list = closed.map(({ id }) => `space:${id}`).join(',');
      lists.set(mask, list);
    }
    return list;
  };
}

function makeCatalog(edition: Edition): Catalog {
  const spaces = ofOneShape(
    edition.spaces.map((space) => ({
      ...space,
      bit: iconBit(space.icon),
      free: Object.keys(space.ways[0].cost).length === 0,
    })),
  );
  const cards = ofOneShape(edition.cards.map((card) => ({ ...card, mask: iconMask(card.icons) })));
  return {
    edition,
    spaces,
    tracks: edition.tracks.map(({ faction }) => faction),
    modes: Object.assign([], Object.fromEntries(edition.modes.map((mode) => [mode.players, mode]))),
    rounds: edition.numbers.conflictDeck.reduce((sum, n) => sum + n, 0),
    card: lookup('card', cards, (card) => card.id),
    intrigue: lookup('intrigue', edition.intrigues, (intrigue) => intrigue.id),
    conflict: lookup('conflict', edition.conflicts, (conflict) => conflict.id),
    leader: lookup('leader', ofOneShape(edition.leaders), (leader) => leader.id),
    space: lookup('space', spaces, (space) => space.id),
    closedTo: closedTo(spaces),
    controllable: (id) => spaces.some((space) => space.id === id && space.controlBonus !== undefined),
    track: lookup('influence track', edition.tracks, (track) => track.faction),
    post: lookup('observation post', edition.posts, (post) => post.id),
    contract: lookup('contract', edition.contracts, (contract) => contract.id),
    objective: lookup('objective', edition.objectives, (objective) => objective.id),
    hagal: lookup('House Hagal card', edition.rivals.deck, (card) => card.id),
    rival: lookup('Rival', edition.rivals.cards, (card) => card.id),
  };
}

/** Editions by id, each knowing all that can join it; which of that is used is a matter of options. */
const catalogs: Readonly<Record<string, Catalog>> = Object.fromEntries(
  EDITIONS.map((edition) => [
    edition.id,
    makeCatalog(
      withGuests(
        edition,
        edition.guests.map(({ set }) => set),
      ),
    ),
  ]),
);

let latest = sure(catalogs[BASE.id], 'edition', BASE.id);

/** Asked thousands of times in a game, and nearly always for the edition that was asked for before. */
export function catalogOf({ edition }: { readonly edition: string }): Catalog {
  if (edition !== latest.edition.id) latest = sure(catalogs[edition], 'edition', edition);
  return latest;
}

export function numbersOf(game: { readonly edition: string }): Numbers {
  return catalogOf(game).edition.numbers;
}

/** A game whose board has another side for some numbers of players is played by the edition of that side. */
const OTHER_SIDES: Readonly<Record<string, readonly Edition[]>> = { [UPRISING.id]: [UPRISING_SIX] };

export function editionFor(game: string, players: number): string {
  const sides = OTHER_SIDES[game] ?? [];
  return sides.find(({ modes }) => modes.some((mode) => mode.players === players))?.id ?? game;
}

/** All numbers of players a game can be played with. */
export function playersOf(game: string): number[] {
  const sides = [catalogOf({ edition: game }).edition, ...(OTHER_SIDES[game] ?? [])];
  return sides.flatMap(({ modes }) => modes.map(({ players }) => players));
}
