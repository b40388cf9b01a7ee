import type { Seat } from '@sietch/kernel';
import type { Hardship } from '../effects/effect.js';
import type { ImperiumPlay } from '../events.js';
import { asked } from '../participants.js';
import { type Player, playerAt } from '../state.js';
import type { Ref } from '../terms.js';
import { discardSome } from './deck.js';
import { lose } from './troops.js';

/** What an effect does to one opponent, who chooses among what is possible. */
export function suffer(play: ImperiumPlay, seat: Seat, suffers: Hardship, source: Ref): void {
  const { state } = play;
  const player = playerAt(state, seat);
  if ('discards' in suffers) return discardSome(play, seat, suffers.discards, source);
  if (suffers.loses === 'garrison-troop') return lose(play, seat, 1, 'garrison', source);
  if (player.conflict === 0) return discardSome(play, seat, suffers.orDiscards, source);
  if (player.hand.length === 0) return lose(play, seat, 1, 'conflict', source);
  state.decision = { kind: 'discard-or-lose-troop', ...asked(state, seat), source, n: suffers.orDiscards };
}

export function canSuffer({ hand, garrison, conflict }: Player, suffers: Hardship): boolean {
  if ('discards' in suffers) return hand.length > 0;
  if ('orDiscards' in suffers) return hand.length + conflict > 0;
  return garrison > 0;
}
