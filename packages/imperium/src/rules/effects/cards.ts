import { catalogOf, numbersOf } from '../../content/catalog.js';
import type { Effect } from '../../effects/effect.js';
import { emit } from '../../events.js';
import { opponentsOf } from '../../participants.js';
import { type ImperiumState, type Player, playerAt } from '../../state.js';
import {
  cardOf,
  cardsInPlay,
  discardSome,
  drawCards,
  hasTrashable,
  lookAtDeck,
  removeOne,
  reshuffle,
  trashCard,
} from '../deck.js';
import { drawIntrigues, stealIntrigues } from '../intrigue-deck.js';
import { ANY_CARD } from '../trash.js';
import { always, asked, hasHand, mandatory, optional, touching, whenFeasible } from './cells.js';
import type { EffectRules, Moment } from './rule.js';
import { asking, CARDS, drawing, NEWS, set, touch, union } from './touch.js';
import { waits } from './waiting.js';

type CardEffect =
  | 'draw'
  | 'draw-intrigue'
  | 'steal-intrigue'
  | 'trash'
  | 'trash-self'
  | 'trash-from-hand'
  | 'discard'
  | 'take-from-discard'
  | 'peek-draw-or-trash'
  | 'sort-top-three'
  | 'shuffle-discard-into-deck'
  | 'return-self-to-hand';

/** Own cards and intrigues. */
export const CARD_EFFECTS: EffectRules<CardEffect> = {
  draw: {
    carryOut: (play, seat, { n }) => drawCards(play, seat, n),
    feasible: ({ state, seat }) => {
      const { deck, discard } = playerAt(state, seat);
      return deck.length + discard.length > 0;
    },
    standing: whenFeasible('draw'),
    touches: ({ state, seat, wants }) => drawing(wants, playerAt(state, seat)),
  },
  'draw-intrigue': {
    carryOut: (play, seat, { n }, source) => drawIntrigues(play, seat, n, source),
    feasible: ({ state }) => state.intrigueDeck.length + state.intrigueDiscard.length > 0,
    standing: whenFeasible('draw-intrigue'),
    // Intrigues given up come back only when the discard pile is shuffled.
    touches: ({ state }, { n }) =>
      touch(state.intrigueDeck.length < n ? set('intrigue-deck') : 0, set('intrigues', 'news')),
  },
  'steal-intrigue': {
    carryOut: (play, seat) => stealIntrigues(play, seat),
    feasible: ({ state, seat }) =>
      opponentsOf(state, seat).some(
        (other) => playerAt(state, other).intrigues.length >= numbersOf(state).stealFrom,
      ),
    standing: whenFeasible('draw-intrigue'),
    touches: touching(0, set('intrigues', 'news')),
  },
  trash: {
    ask: (moment) => ({ kind: 'trash', ...asked(moment), ...ANY_CARD, optional: true }),
    feasible: ({ state, seat }) => hasTrashable(playerAt(state, seat)),
    standing: optional,
    touches: ({ state, seat }) =>
      touch(CARDS | NEWS, trashingShows(state, playerAt(state, seat)) ? NEWS : 0, CARDS),
  },
  'trash-self': {
    carryOut: (play, seat, _, source) => {
      if (liesInPlay(playerAt(play.state, seat), source)) trashCard(play, seat, cardOf(source), 'play');
    },
    feasible: always,
    standing: (queue) => {
      const { state, seat, source } = queue;
      if (!liesInPlay(playerAt(state, seat), source)) return 'dormant';
      // Another effect may take the same card for its cost: the player decides which comes first.
      return waits(queue, costsACard) ? 'mandatory' : 'quiet';
    },
    touches: touching(set('play'), 0, set('play')),
  },
  'trash-from-hand': {
    ask: (moment, { costing, effects }) => ({
      kind: 'trash',
      ...asked(moment),
      zones: ['hand'],
      optional: false,
      reward: { costing, effects },
    }),
    feasible: hasHand,
    standing: mandatory,
    touches: touching(set('hand', 'news'), 0, set('hand')),
  },
  discard: {
    carryOut: (play, seat, { n, then }, source) => discardSome(play, seat, n, source, then),
    feasible: hasHand,
    standing: mandatory,
    touches: (crowd, { n, then = [] }) => {
      const { hand } = playerAt(crowd.state, crowd.seat);
      return union(asking(hand.length - n + 1, set('hand', 'discard')), crowd.touches(then));
    },
  },
  'take-from-discard': {
    ask: (moment, { faction }) => ({ kind: 'take-from-discard', ...asked(moment), faction }),
    feasible: ({ state, seat }, { faction }) => {
      const { card } = catalogOf(state);
      return playerAt(state, seat).discard.some((id) => card(id).factions.includes(faction));
    },
    standing: mandatory,
    touches: touching(set('discard', 'news'), set('hand'), set('discard')),
  },
  'peek-draw-or-trash': {
    carryOut: (play, seat, _, source) => {
      if (playerAt(play.state, seat).deck.length > 0) lookAtDeck(play, seat, 1, 'peek', source);
    },
    feasible: (moment) => deckHas(moment, 1),
    standing: mandatory,
    touches: touching(set('deck', 'top', 'news'), set('hand', 'news'), set('deck')),
  },
  'sort-top-three': {
    carryOut: (play, seat, _, source) => {
      if (playerAt(play.state, seat).deck.length >= 3) lookAtDeck(play, seat, 3, 'sort-draw', source);
    },
    feasible: (moment) => deckHas(moment, 3),
    standing: mandatory,
    touches: touching(set('deck', 'top', 'news'), set('hand', 'news'), set('deck', 'discard')),
  },
  'shuffle-discard-into-deck': {
    carryOut: (play, seat) => reshuffle(play, seat),
    feasible: ({ state, seat }) => playerAt(state, seat).discard.length > 0,
    standing: mandatory,
    touches: touching(set('discard', 'top'), 0, set('deck', 'discard')),
  },
  'return-self-to-hand': {
    carryOut: (play, seat, _, source) => {
      const player = playerAt(play.state, seat);
      const card = cardOf(source);
      if (!removeOne(player.played, card)) return;
      player.hand.push(card);
      emit(play, { event: 'returned-to-hand', seat, card });
    },
    feasible: ({ state, seat, source }) => liesInPlay(playerAt(state, seat), source),
    standing: mandatory,
    touches: touching(set('play'), 0, set('play', 'hand')),
  },
};

function liesInPlay(player: Player, source: string): boolean {
  return cardsInPlay(player).includes(cardOf(source));
}

function deckHas({ state, seat }: Moment, n: number): boolean {
  return playerAt(state, seat).deck.length >= n;
}

function costsACard(effect: Effect): boolean {
  return effect.do === 'pay' && effect.cost.trash !== undefined;
}

/** A card that brings an intrigue when it is trashed. */
function trashingShows(state: ImperiumState, player: Player): boolean {
  const { card } = catalogOf(state);
  return [...player.hand, ...player.discard, ...cardsInPlay(player)].some((id) =>
    card(id).whenTrashed.some((effect) => effect.do === 'draw-intrigue'),
  );
}
