import { reveal, type Seat } from '@sietch/kernel';
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

/** The seats that may tell each other something nobody else hears: partners under a cone of silence, else nobody. */
export function confiding({ decision }: Pick<ArrakisState, 'decision'>): readonly Seat[] {
  return decision?.kind === 'cone' ? decision.seats : [];
}

/** From now until they say so, each sees the other's hand. How long that may take is a matter of clocks. */
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
