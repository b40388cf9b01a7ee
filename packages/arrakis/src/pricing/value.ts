import type { Seat } from '@sietch/kernel';
import { sideOf } from '../participants.js';
import type { ArrakisState } from '../state.js';
import { atreidesWorth } from './atreides.js';
import { harkonnenWorth } from './harkonnen.js';
import { survey } from './survey.js';
import { WORTH } from './worth.js';

/** Sandriding brings the Atreides nearer to settlements than steps on the ground tell: the Harkonnen fear them more. */
const CAUTION = 1.2;

/** How good a position is for a seat: the own prospects less those of the enemy. */
export function positionValue(state: ArrakisState, seat: Seat): number {
  const side = sideOf(state, seat);
  if (state.winner !== undefined) return state.winner === side ? WORTH.win : -WORTH.win;
  const seen = survey(state);
  const caution = side === 'harkonnen' ? CAUTION : 1;
  const difference = atreidesWorth(state, seen, caution) - harkonnenWorth(state, seen, side === 'atreides');
  return side === 'atreides' ? difference : -difference;
}
