import type { Participant } from '@sietch/kernel';
import { emit, type ImperiumPlay } from '../../events.js';
import { isAutomaton } from '../../participants.js';
import { playerAt } from '../../state.js';

/** A third agent, to be sent from this round on. */
export function gainSwordmaster(play: ImperiumPlay, seat: Participant): void {
  const player = playerAt(play.state, seat);
  if (player.swordmaster) return;
  player.swordmaster = true;
  player.agents++;
  emit(play, { event: 'swordmaster', seat });
}

/** Swordmasters lying in the conflict deck come into play with the last card on top of them. */
export function uncoverSwordmasters(play: ImperiumPlay): void {
  const { state } = play;
  const { rivals } = state;
  if (rivals === undefined || rivals.swordmastersUnder === 0) return;
  rivals.swordmastersUnder--;
  if (rivals.swordmastersUnder > 0) return;
  for (const seat of state.players.keys()) if (isAutomaton(state, seat)) gainSwordmaster(play, seat);
}
