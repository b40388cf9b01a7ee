import { type Expiry, reveal, type Seat } from '@sietch/kernel';
import type { Decision, DecisionOf } from '../decisions.js';
import { type ArrakisPlay, emit } from '../events.js';
import { partnersOf } from '../participants.js';
import { type ArrakisState, factionOf } from '../state.js';

/**
 * Partners may confer in secret whenever one of them is asked, at the price of a cone of silence (rulebook: Конус тиші).
 * Not while a card is being paid for: it is nobody's yet, and can be taken back.
 */
export function mayConfer(state: ArrakisState, { kind, side }: Decision): boolean {
  return kind !== 'cone' && kind !== 'spend-die' && factionOf(state, side).cones > 0;
}

type Moment = Pick<ArrakisState, 'decision'>;

/**
 * The seats that may tell each other something nobody else hears: partners under their cone of silence. Whatever a table agrees
 * on, all other talk of partners is open.
 */
export function confiding({ decision }: Moment, seat: Seat): readonly Seat[] {
  return decision?.kind === 'cone' && decision.seats.includes(seat) ? decision.seats : [];
}

/** The longest time of a cone of silence. */
const CONE: Expiry = { seconds: 3 * 60, key: 'end-cone' };

export function expiry({ decision }: Moment): Expiry | undefined {
  return decision?.kind === 'cone' ? CONE : undefined;
}

/** From now until they say so, or until the time is over, each sees the other's hand. */
export function beginCone(play: ArrakisPlay, decision: Decision): void {
  const { state } = play;
  const { side } = decision;
  const seats = partnersOf(state, side);
  factionOf(state, side).cones--;
  emit(play, { event: 'cone', side, change: 'began' });
  reveal(play, ...seats);
  state.decision = { kind: 'cone', seats, side, question: decision };
}

export function endCone(play: ArrakisPlay, { side, question }: DecisionOf<'cone'>): void {
  emit(play, { event: 'cone', side, change: 'ended' });
  play.state.decision = question;
}
