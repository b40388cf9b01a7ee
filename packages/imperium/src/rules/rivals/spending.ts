import { type Participant, reveal } from '@sietch/kernel';
import { catalogOf } from '../../content/catalog.js';
import { emit, type ImperiumPlay } from '../../events.js';
import { type ImperiumState, playerAt } from '../../state.js';
import type { Ref, Resource } from '../../terms.js';
import { score, spend } from '../resources.js';
import { rivalAt } from './card.js';
import { gainSwordmaster } from './swordmaster.js';

type Currency = Resource | 'intrigue';

/** A Rival's intrigues are worth only what they buy. In this order it pays for its Swordmaster. */
const CURRENCIES: readonly Currency[] = ['solari', 'spice', 'intrigue', 'water'];

/** First the Swordmaster, if it is for sale, and only then points (rulebook: Витрачання ресурсів). */
export function spendForRival(play: ImperiumPlay, seat: Participant): void {
  const card = rivalAt(play.state, seat);
  if (card === undefined) return;
  if (card.swordmaster !== undefined) buySwordmaster(play, seat, card.swordmaster);
  if (card.swordmaster === undefined || playerAt(play.state, seat).swordmaster) buyPoints(play, seat);
}

function held(state: ImperiumState, seat: Participant, currency: Currency): number {
  const player = playerAt(state, seat);
  return currency === 'intrigue' ? player.intrigues.length : player[currency];
}

/** Any resources will do, each counting one: exactly as many as it costs are paid. */
function buySwordmaster(play: ImperiumPlay, seat: Participant, value: number): void {
  const { state } = play;
  const all = CURRENCIES.reduce((sum, currency) => sum + held(state, seat, currency), 0);
  if (playerAt(state, seat).swordmaster || all < value) return;
  let due = value;
  for (const currency of CURRENCIES) {
    const part = Math.min(due, held(state, seat, currency));
    pay(play, seat, currency, part, 'swordmaster');
    due -= part;
  }
  gainSwordmaster(play, seat);
}

/** As often as it can, each point with one kind of resource. */
function buyPoints(play: ImperiumPlay, seat: Participant): void {
  if (rivalAt(play.state, seat)?.scores === false) return;
  const { rates } = catalogOf(play.state).edition.rivals;
  for (const currency of CURRENCIES) {
    while (held(play.state, seat, currency) >= rates[currency]) {
      pay(play, seat, currency, rates[currency], 'purchase');
      score(play, seat, 1, 'purchase');
    }
  }
}

/** Intrigues go to their discard pile, the oldest first. */
function pay(play: ImperiumPlay, seat: Participant, currency: Currency, n: number, source: Ref): void {
  if (currency !== 'intrigue') return spend(play, seat, currency, n, source);
  const { state } = play;
  for (const intrigue of playerAt(state, seat).intrigues.splice(0, n)) {
    state.intrigueDiscard.push(intrigue);
    reveal(play);
    emit(play, { event: 'intrigue-given-up', seat, intrigue, trashed: false });
  }
}
