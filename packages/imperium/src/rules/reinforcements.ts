import { doNext, type Seat } from '@sietch/kernel';
import type { ImperiumPlay } from '../events.js';
import { asked, commanderOf } from '../participants.js';
import { type ImperiumState, playerAt } from '../state.js';
import type { Ref } from '../terms.js';
import { mayDeploy, recruit } from './troops.js';

/** The allies of the seat's team, whoever of it acts. */
export function reinforced(state: ImperiumState, seat: Seat): readonly Seat[] {
  const commander = commanderOf(state, seat);
  return commander === undefined ? [] : [commander.left, commander.right];
}

/** How many of `n` troops the first of the allies may get: what neither supply has is lost. */
export function possibleSplits(state: ImperiumState, seat: Seat, n: number): number[] {
  const [first = 0, second = 0] = reinforced(state, seat).map((ally) => playerAt(state, ally).supply);
  const all = Math.min(n, first + second);
  const least = Math.max(0, all - second);
  return Array.from({ length: Math.min(all, first) - least + 1 }, (_, more) => least + more);
}

/** Each takes the own troops and may deploy exactly these, on whatever space the agent stands (Підкріплення). */
export function reinforce(play: ImperiumPlay, seat: Seat, n: number, forFirst: number, source: Ref): void {
  const { state } = play;
  const [first, second] = reinforced(state, seat);
  if (first === undefined || second === undefined) return;
  const shares = [
    [first, forFirst],
    [second, n - forFirst],
  ] as const;
  for (const [ally, share] of shares.toReversed()) {
    const upTo = recruit(play, ally, share, source);
    if (upTo > 0) doNext(state, { task: 'deploy', seat: ally, upTo, source });
  }
}

/** Whether new troops go to the conflict at once is for their owner to say. */
export function askToDeploy({ state }: ImperiumPlay, seat: Seat, upTo: number, source: Ref): void {
  if (mayDeploy(state, seat)) state.decision = { kind: 'deploy', ...asked(state, seat), source, upTo };
}
