import { randomBelow, sure } from '@sietch/kernel';
import { COMBAT_FACES } from '../content/figures.js';
import { type ArrakisState, type Dashboard, factionOf } from '../state.js';
import type { Face, Result, Side } from '../terms.js';

/** One random number for a whole handful: its digits in base six are the faces. */
export function rollFaces<T>(state: ArrakisState, faces: readonly T[], dice: number, loaded: T[]): T[] {
  const rolled: T[] = loaded.splice(0, dice);
  let left = dice - rolled.length;
  while (left > 0) {
    const batch = Math.min(left, 8);
    let ways = 1;
    for (let i = 0; i < batch; i++) ways *= faces.length;
    let word = randomBelow(state.random, ways);
    for (let i = 0; i < batch; i++) {
      rolled.push(sure(faces[word % faces.length], 'face', word % faces.length));
      word = Math.floor(word / faces.length);
    }
    left -= batch;
  }
  return rolled;
}

export function rollCombat(state: ArrakisState, dice: number): Face[] {
  return rollFaces<Face>(state, COMBAT_FACES, dice, state.loaded.combat);
}

export function count(faces: readonly Face[], face: Face): number {
  let n = 0;
  for (const each of faces) if (each === face) n++;
  return n;
}

/** Unused action dice of a side, those of partners together. */
export function unusedDice(state: ArrakisState, side: Side): number {
  // Those of the automaton that have not been rolled.
  if (state.automaton !== undefined && side === 'harkonnen') return state.automaton.dice;
  const { dashboards } = factionOf(state, side);
  let unused = 0;
  for (const dashboard of dashboards) unused += diceOn(dashboard);
  return unused;
}

/** Unused dice of one player. */
export function diceOn({ dice }: Dashboard): number {
  return dice.leadership + dice.strategy + dice.deployment + dice.mentat + dice.house;
}

/** Does a side have an unused die of this result? */
export function hasDie(state: ArrakisState, side: Side, result: Result): boolean {
  for (const { dice } of factionOf(state, side).dashboards) if (dice[result] > 0) return true;
  return false;
}
