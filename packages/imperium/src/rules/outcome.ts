import { type Outcome, type Participant, sure } from '@sietch/kernel';
import { emit, type ImperiumPlay } from '../events.js';
import { inTurnOrder, isAutomaton, winnersWith } from '../participants.js';
import { type ImperiumState, type Player, playerAt } from '../state.js';
import { scores } from './rivals/card.js';

/** A tie that nothing else breaks is lost to a Rival, which has no Reveal turns (docs/rulings.md). */
const NEVER_REVEALS = Number.POSITIVE_INFINITY;

/** Points, then spice, solari, water, troops in the garrison, and the latest Reveal turn (rulebook: Кінець гри). */
const CRITERIA: readonly ((player: Player) => number)[] = [
  (player) => player.points,
  (player) => player.spice,
  (player) => player.solari,
  (player) => player.water,
  (player) => player.garrison,
  (player) => player.revealedAt,
];

function compare(a: Player, b: Player): number {
  for (const criterion of CRITERIA) {
    const difference = criterion(b) - criterion(a);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  return 0;
}

function ranking(state: ImperiumState): Participant[] {
  const all = [...inTurnOrder(state, 0)];
  const seen = (seat: Participant): Player => {
    const player = playerAt(state, seat);
    return isAutomaton(state, seat) ? { ...player, revealedAt: NEVER_REVEALS } : player;
  };
  // Who cannot score cannot win.
  const winnable = (seat: Participant): number => (scores(state, seat) ? 1 : 0);
  return all.sort((a, b) => winnable(b) - winnable(a) || compare(seen(a), seen(b)));
}

export function gameOver(play: ImperiumPlay): void {
  const { state } = play;
  state.phase = 'over';
  emit(play, { event: 'game-over', winner: sure(ranking(state)[0], 'winner') });
}

export function outcomeOf(state: ImperiumState): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const order = ranking(state);
  return {
    winners: winnersWith(state, sure(order[0], 'winner')),
    standings: order.map((seat, i) => ({ seat, place: i + 1, points: playerAt(state, seat).points })),
    rounds: state.round,
  };
}
