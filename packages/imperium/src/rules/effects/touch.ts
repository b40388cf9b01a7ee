import { recordOf } from '@sietch/kernel';
import type { Player } from '../../state.js';
import type { Wants } from './rule.js';

/**
 * What an effect may depend on or change. `news`: something hidden is shown, which may decide a choice;
 * `top`: the cards a draw takes from the deck; `refill`: troops come back to the supply; `loss`: influence goes down; `lead`: who is ahead on a track.
 */
const CARD_FACETS = ['deck', 'top', 'discard', 'hand', 'play', 'row', 'intrigues', 'intrigue-deck'] as const;
const BOARD_FACETS = ['supply', 'refill', 'garrison', 'units', 'spies', 'agents', 'contracts'] as const;
const GAIN_FACETS = ['influence', 'loss', 'lead', 'solari', 'spice', 'water'] as const;
const FACETS = ['news', ...CARD_FACETS, ...BOARD_FACETS, ...GAIN_FACETS] as const;
type Facet = (typeof FACETS)[number];

/** Sets of facets, a bit for each. What it gives can only help whoever needs it; what it alters may do harm. */
export interface Touch {
  readonly needs: number;
  readonly gives: number;
  readonly alters: number;
}

const BITS = recordOf(FACETS, (facet) => 1 << FACETS.indexOf(facet));

export function set(...facets: readonly Facet[]): number {
  let bits = 0;
  for (const facet of facets) bits |= BITS[facet];
  return bits;
}

export const NEWS = set('news');
/** Where the own cards lie that can be trashed. */
export const CARDS = set('hand', 'discard', 'play');
export const EVERYTHING = set(...FACETS);

export function touch(needs: number, gives = 0, alters = 0): Touch {
  return { needs, gives, alters };
}

export const NONE = touch(0);

export function union(a: Touch, b: Touch): Touch {
  return touch(a.needs | b.needs, a.gives | b.gives, a.alters | b.alters);
}

/** A choice among so many; a lone answer is no choice. */
export function asking(options: number, facets: number): Touch {
  return touch(facets | (options > 1 ? NEWS : 0), 0, facets);
}

const DRAWING = touch(set('deck'), set('hand', 'news'), set('top'));
const DRAWING_ALL = union(DRAWING, touch(set('discard'), 0, set('discard')));

/** With too few cards in the deck the discard pile is shuffled into it. */
export function drawing({ draws }: Wants, { deck }: Player): Touch {
  return deck.length < draws ? DRAWING_ALL : DRAWING;
}

/** The supply matters only if all together might want more of it than there is. */
export function scarce({ troops }: Wants, { supply }: Player, facet: 'supply' | 'refill'): number {
  return supply < troops ? set(facet) : 0;
}

/** Troops from the supply to another place than the garrison. */
export function takingTroops(wants: Wants, player: Player): Touch {
  const supply = scarce(wants, player, 'supply');
  return touch(supply | scarce(wants, player, 'refill'), set('units'), supply);
}

/** Nothing is lost if `a` comes before `b`. */
export function mayPrecede(a: Touch | undefined, b: Touch | undefined): boolean {
  if (a === undefined || b === undefined) return true;
  return (a.alters & b.needs) === 0 && (b.alters & a.needs) === 0 && (b.gives & a.needs) === 0;
}
