import { describe, expect, it } from 'vitest';
import type { SeenEvent } from '../link/table-link';
import { forcedMoves, latestForced } from './forced';

const voice = { actor: (event: unknown) => (event as { seat?: number }).seat };
const story = {
  isTurn: ({ event }: { event: string }) => event === 'turn',
  isMove: ({ event }: { event: string }) => event === 'agent' || event === 'reveal',
};
const seen = (step: number, event: string, seat: number): SeenEvent =>
  ({ step, event: { event, seat } }) as SeenEvent;

const mine = [seen(0, 'turn', 0), seen(1, 'agent', 0), seen(1, 'turn', 1), seen(2, 'agent', 1)];
const revealedForMe = [...mine, seen(2, 'turn', 0), seen(2, 'reveal', 0)];

describe('moves made for a seat', () => {
  it('are those of the step in which its turn began', () => {
    expect(forcedMoves(revealedForMe, 0, voice, story)).toEqual([seen(2, 'reveal', 0)]);
    expect(forcedMoves(revealedForMe, 1, voice, story)).toEqual([]);
  });

  it('are not those somebody chose', () => {
    const log = [...mine, seen(2, 'turn', 0), seen(3, 'reveal', 0), seen(3, 'turn', 1)];
    expect(forcedMoves(log, 0, voice, story)).toEqual([]);
  });

  it('are known once something was chosen after them on that turn', () => {
    const log = [...revealedForMe, seen(3, 'acquired', 0), seen(3, 'turn', 1), seen(4, 'agent', 1)];
    expect(forcedMoves(log, 0, voice, story)).toEqual([]);
  });

  it('stay news when the whole turn went by itself', () => {
    const log = [...revealedForMe, seen(2, 'turn', 1), seen(3, 'agent', 1), seen(3, 'turn', 0)];
    expect(forcedMoves(log, 0, voice, story)).toEqual([seen(2, 'reveal', 0)]);
  });

  it('are told beside the question only while nothing has happened since', () => {
    expect(latestForced(revealedForMe, 0, voice, story)).toEqual(seen(2, 'reveal', 0));
    const later = [...revealedForMe, seen(2, 'turn', 1), seen(3, 'agent', 1), seen(3, 'turn', 0)];
    expect(latestForced(later, 0, voice, story)).toBeUndefined();
  });
});
