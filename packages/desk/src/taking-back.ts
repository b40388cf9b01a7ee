import type { Seat } from '@sietch/kernel';
import type { Entry } from './journal.js';

/** Choices one seat may take back in a game, so that nobody makes its journal endless, or uses up what is the others'. */
const MOST_OF_A_SEAT = 1000;

/** Entries after the latest safe state are replayed whenever the game is read: with so many nothing more is taken back. */
const MOST_UNSAFE = 120;

/** Is there room for yet another undo, for a seat with so many, and so many entries after the safe state? */
export function mayTakeBack(undone: number, unsafe: number): boolean {
  return undone < MOST_OF_A_SEAT && unsafe < MOST_UNSAFE;
}

/** How many choices each seat has taken back, with one more. */
export function oneMoreBy(seat: Seat, undone: readonly number[]): readonly number[] {
  const seats = Math.max(undone.length, seat + 1);
  return Array.from({ length: seats }, (_, each) => (undone[each] ?? 0) + (each === seat ? 1 : 0));
}

/** What is left of entries when choices go together with the undos that took them back. Undos of earlier choices come first. */
export function standing(entries: readonly Entry[]): readonly Entry[] {
  const left: Entry[] = [];
  for (const entry of entries) {
    if (entry.key === undefined && left.at(-1)?.key !== undefined) left.pop();
    else left.push(entry);
  }
  return left;
}
