import { randomBelow, reveal, type Seat, shuffle, sure } from '@sietch/kernel';
import { numbersOf } from '../content/catalog.js';
import { emit, type ImperiumPlay } from '../events.js';
import { opponentsOf, privyTo } from '../participants.js';
import { playerAt } from '../state.js';
import type { IntrigueId, Ref } from '../terms.js';
import { collects } from './rivals/card.js';

/** The discard pile is shuffled when the deck is empty; if that is empty too, the draw is lost. */
export function drawIntrigues(play: ImperiumPlay, seat: Seat, n: number, source: Ref): void {
  const { state } = play;
  if (!collects(state, seat)) return;
  const drawn: IntrigueId[] = [];
  for (let i = 0; i < n; i++) {
    if (state.intrigueDeck.length === 0) {
      state.intrigueDeck = shuffle(state.random, state.intrigueDiscard);
      state.intrigueDiscard = [];
    }
    const card = state.intrigueDeck.pop();
    if (card === undefined) break;
    drawn.push(card);
  }
  if (drawn.length === 0) return;
  playerAt(state, seat).intrigues.push(...drawn);
  reveal(play, seat);
  emit(play, {
    event: 'drew-intrigue',
    seat,
    n: drawn.length,
    source,
    secret: { seats: privyTo(state, seat), intrigues: drawn },
  });
}

/** Every opponent with enough of them gives one at random; only giver and taker learn which. */
export function stealIntrigues(play: ImperiumPlay, seat: Seat): void {
  const { state } = play;
  if (!collects(state, seat)) return;
  for (const from of opponentsOf(state, seat)) {
    const { intrigues } = playerAt(state, from);
    if (intrigues.length < numbersOf(state).stealFrom) continue;
    const [stolen] = intrigues.splice(randomBelow(state.random, intrigues.length), 1);
    const intrigue = sure(stolen, 'intrigue to steal');
    playerAt(state, seat).intrigues.push(intrigue);
    reveal(play, seat, from);
    const seats = [...privyTo(state, seat), ...privyTo(state, from)];
    emit(play, { event: 'stole-intrigue', seat, from, secret: { seats, intrigue } });
  }
}
