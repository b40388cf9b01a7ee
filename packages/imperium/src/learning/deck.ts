import { catalogOf } from '../content/catalog.js';
import type { Effect } from '../effects/effect.js';
import { childrenOf } from '../effects/walk.js';
import { priceCard } from '../pricing/price.js';
import type { ImperiumState, Player } from '../state.js';

/** What a card brings to a deck it is in, or all of a deck's cards together. */
export interface DeckSum {
  persuasion: number;
  swords: number;
  worth: number;
  icons: number;
  starters: number;
  draws: number;
  trashes: number;
  cost: number;
}

const NOTHING: DeckSum = {
  persuasion: 0,
  swords: 0,
  worth: 0,
  icons: 0,
  starters: 0,
  draws: 0,
  trashes: 0,
  cost: 0,
};
const FIELDS = Object.keys(NOTHING) as readonly (keyof DeckSum)[];

/** By edition and id: the same card may be priced differently elsewhere. */
const known = new Map<string, Map<string, DeckSum>>();

/** All cards a player owns. Which of them lie where makes no difference to what the deck is worth. */
export function deckOf(
  state: ImperiumState,
  player: Player,
): { readonly size: number; readonly sum: DeckSum } {
  const sum = { ...NOTHING };
  let size = 0;
  for (const pile of [player.deck, player.hand, player.discard, player.played, player.revealed])
    for (const id of pile) {
      const card = cardOf(state, id);
      for (const field of FIELDS) sum[field] += card[field];
      size++;
    }
  return { size, sum };
}

function cardOf(state: ImperiumState, id: string): DeckSum {
  let cards = known.get(state.edition);
  if (cards === undefined) {
    cards = new Map();
    known.set(state.edition, cards);
  }
  let card = cards.get(id);
  if (card === undefined) {
    card = read(state, id);
    cards.set(id, card);
  }
  return card;
}

function read(state: ImperiumState, id: string): DeckSum {
  const { agent, reveal, anywhere, icons, group, cost = 0 } = catalogOf(state).card(id);
  const sum = { ...NOTHING, cost, worth: priceCard(state, id), icons: anywhere ? 4 : icons.length };
  if (group === 'starter') sum.starters = 1;
  for (const effect of reveal) add(sum, effect, 1, true);
  for (const effect of agent) add(sum, effect, 1, false);
  return sum;
}

/** What depends on a condition or a price is counted half. */
function add(sum: DeckSum, effect: Effect, share: number, revealed: boolean): void {
  if (effect.do === 'persuasion' && revealed) sum.persuasion += share * effect.n;
  if (effect.do === 'swords') sum.swords += share * effect.n;
  if (effect.do === 'draw') sum.draws += share * effect.n;
  if (effect.do === 'trash') sum.trashes += share;
  const inner = effect.do === 'for-each' ? 2 * share : share / 2;
  for (const child of childrenOf(effect)) add(sum, child, inner, revealed);
}
