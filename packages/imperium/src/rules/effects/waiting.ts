import type { Effect } from '../../effects/effect.js';
import { mentions, total } from '../../effects/walk.js';
import { playerAt } from '../../state.js';
import { peakOfPlots } from '../plots.js';
import type { Queue } from './rule.js';

/** Questions about all the effects that wait together. */

export function waits({ among }: Queue, test: (effect: Effect) => boolean): boolean {
  return among.some((item) => mentions(item.effect, test));
}

/** How much all that waits, and the most demanding plot the player may hold, can want of something. */
export function wanted({ state, seat, among }: Queue, count: (effect: Effect) => number): number {
  let sum = peakOfPlots(state, seat, count);
  for (const item of among) sum += total(item.effect, count);
  return sum;
}

export function cardsDrawn(effect: Effect): number {
  return effect.do === 'draw' ? effect.n : 0;
}

export function mayReshuffle(queue: Queue): boolean {
  return wanted(queue, cardsDrawn) > playerAt(queue.state, queue.seat).deck.length;
}

/** Troops that leave the supply for another place than the garrison. */
export function troopsForElsewhere(effect: Effect): number {
  if (effect.do === 'store-memory') return 1;
  if (effect.do === 'deploy-from-supply') return effect.n;
  return effect.do === 'recruit' && effect.deploy !== undefined ? effect.n : 0;
}

/** Troops of the supply it may take; an influence step may bring those of the fourth step. */
export function troopsTaken(effect: Effect): number {
  if (effect.do === 'recruit' || effect.do === 'deploy-from-supply') return effect.n;
  if (effect.do === 'store-memory') return 1;
  return effect.do === 'influence' ? 2 : 0;
}
