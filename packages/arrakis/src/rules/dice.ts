import { randomBelow, sure } from '@sietch/kernel';
import { COMBAT_FACES } from '../content/figures.js';
import type { ArrakisState } from '../state.js';
import type { Face } from '../terms.js';

/** One random number for a whole handful: its digits in base six are the faces. */
export function rollFaces<T>(state: ArrakisState, faces: readonly T[], dice: number, loaded: T[]): T[] {
  const rolled: T[] = loaded.splice(0, dice);
  let left = dice - rolled.length;
  while (left > 0) {
    const batch = Math.min(left, 8);
    let word = randomBelow(state.random, faces.length ** batch);
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
