import { reveal, type Seat } from '@sietch/kernel';
import type { DecisionOf } from '../decisions.js';
import { emit, type ImperiumPlay } from '../events.js';
import { alliesOf, asked, privyTo } from '../participants.js';
import { type ImperiumState, playerAt } from '../state.js';
import { type IntrigueId, RESOURCES, type Ref, type Resource } from '../terms.js';
import { removeOne } from './deck.js';

/** Teammates one can trade with (six players: Обмін). */
export function tradingPartners(state: ImperiumState, seat: Seat): readonly Seat[] {
  return alliesOf(state, seat);
}

/** Asks what the seat gives: goods of one kind, or nothing. */
export function askForGoods(
  { state }: ImperiumPlay,
  seat: Seat,
  partner: Seat,
  reply: boolean,
  source: Ref,
): void {
  state.decision = { kind: 'trade', ...asked(state, seat), source, partner, reply };
}

/** Kinds of goods the seat has. */
export function goodsOf(state: ImperiumState, seat: Seat): (Resource | 'intrigue')[] {
  const player = playerAt(state, seat);
  const kinds: (Resource | 'intrigue')[] = RESOURCES.filter((what) => player[what] > 0);
  return player.intrigues.length > 0 ? [...kinds, 'intrigue'] : kinds;
}

/** What the acting player gives, the partner may answer. */
export function answerTrade(
  play: ImperiumPlay,
  seat: Seat,
  { partner, reply, source }: Pick<DecisionOf<'trade'>, 'partner' | 'reply' | 'source'>,
): void {
  if (!reply) askForGoods(play, partner, seat, true, source);
}

/** Goods that change hands are not gained: nothing that counts gains sees them. */
export function handOver(play: ImperiumPlay, seat: Seat, to: Seat, what: Resource, n: number): void {
  playerAt(play.state, seat)[what] -= n;
  playerAt(play.state, to)[what] += n;
  emit(play, { event: 'traded', seat, to, what, n });
}

/** Only giver and taker know which card it is. */
export function handOverIntrigue(play: ImperiumPlay, seat: Seat, to: Seat, intrigue: IntrigueId): void {
  const { state } = play;
  removeOne(playerAt(state, seat).intrigues, intrigue);
  playerAt(state, to).intrigues.push(intrigue);
  reveal(play, seat, to);
  const seats = [...privyTo(state, seat), ...privyTo(state, to)];
  emit(play, { event: 'traded-intrigue', seat, to, secret: { seats, intrigue } });
}
