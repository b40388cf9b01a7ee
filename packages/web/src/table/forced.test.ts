import { describe, expect, it } from 'vitest';
import type { SeenEvent } from '../link/table-link';
import { forcedMoves, unnoticed } from './forced';

const voice = { actor: (event: unknown) => (event as { seat?: number }).seat };
const story = {
  isTurn: ({ event }: { event: string }) => event === 'turn',
  isMove: ({ event }: { event: string }) => event === 'agent' || event === 'reveal',
};
const seen = (step: number, event: string, seat: number): SeenEvent =>
  ({ step, event: { event, seat } }) as SeenEvent;

const mine = [seen(0, 'turn', 0), seen(1, 'agent', 0), seen(1, 'turn', 1), seen(2, 'agent', 1)];
const revealedForMe = [seen(2, 'turn', 0), seen(2, 'reveal', 0)];

describe('moves made for a seat', () => {
  it('are those of the step in which its turn began', () => {
    const log = [...mine, ...revealedForMe];
    expect(forcedMoves(log, 0, voice, story)).toEqual([seen(2, 'reveal', 0)]);
    expect(forcedMoves(log, 1, voice, story)).toEqual([]);
  });

  it('are not those somebody chose, nor those of another seat whose turn ended in the same step', () => {
    const log = [...mine, seen(2, 'turn', 0), seen(3, 'reveal', 0), seen(3, 'turn', 1), seen(3, 'reveal', 1)];
    expect(forcedMoves(log, 0, voice, story)).toEqual([]);
  });

  it('are news until something is chosen', () => {
    const log = [...mine, ...revealedForMe];
    expect(unnoticed(log, forcedMoves(log, 0, voice, story))).toEqual(seen(2, 'reveal', 0));
    const later = [...log, seen(3, 'acquired', 0)];
    expect(unnoticed(later, forcedMoves(later, 0, voice, story))).toBeUndefined();
  });
});
