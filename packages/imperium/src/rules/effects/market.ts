import { type ImperiumState, turnOf } from '../../state.js';
import type { CardId } from '../../terms.js';
import { acquirable, acquire, waitForAcquiring } from '../acquire.js';
import { always, asked, mandatory, nothing, optional, plainly, touching, whenFeasible } from './cells.js';
import type { EffectRules } from './rule.js';
import { EVERYTHING, NEWS, set } from './touch.js';
import { mayReshuffle } from './waiting.js';

type MarketEffect =
  | 'acquire'
  | 'take-reserve'
  | 'remove-from-row'
  | 'discount'
  | 'acquire-to-deck'
  | 'when-acquiring';

/** The row, the Reserve, and what is acquired from them. */
export const MARKET_EFFECTS: EffectRules<MarketEffect> = {
  acquire: {
    ask: (moment, effect) => ({ kind: 'acquire', ...asked(moment), effect }),
    feasible: ({ state, seat }, effect) => acquirable(state, seat, effect).length > 0,
    standing: (queue, effect) => (effect.for === 'solari' ? optional : mandatory)(queue, effect),
    // The card may have an acquire box of any kind.
    touches: touching(set('row', 'news', 'solari'), NEWS, EVERYTHING),
  },
  'take-reserve': {
    carryOut: (play, seat, { card }) => {
      if (isInReserve(play.state, card)) acquire(play, seat, card, 'reserve', 'discard', 0);
    },
    feasible: ({ state }, { card }) => isInReserve(state, card),
    // The card goes to the discard pile: a reshuffle before or after makes a difference.
    standing: (queue, effect) => (mayReshuffle(queue) ? mandatory : quietly)(queue, effect),
    touches: touching(0, 0, set('discard')),
  },
  'remove-from-row': {
    ask: (moment) => ({ kind: 'remove-from-row', ...asked(moment) }),
    feasible: ({ state }) => state.row.length > 0,
    standing: mandatory,
    touches: touching(set('row', 'news'), NEWS, set('row')),
  },
  discount: plainly(({ state }, _, { card, n }) => {
    turnOf(state).discounts.push({ card, n });
  }),
  'acquire-to-deck': plainly(({ state }) => {
    turnOf(state).acquireToDeck = true;
  }),
  'when-acquiring': {
    carryOut: (play, seat, effect, source) => waitForAcquiring(play, seat, effect, source),
    feasible: always,
    standing: (queue, { once, card, effects }) => {
      // Who looks back at a card acquired earlier gets the effects now.
      const now = once && queue.state.turn?.acquired.includes(card);
      return now ? queue.weightiest(effects) : 'quiet';
    },
    touches: nothing,
  },
};

const quietly = whenFeasible('quiet');

function isInReserve(state: ImperiumState, card: CardId): boolean {
  return (state.reserve[card] ?? 0) > 0;
}
