import { describe, expect, it } from 'vitest';
import type { SeenEvent } from '../link/table-link';
import { sinceMine } from './news';

const voice = { actor: (event: unknown) => (event as { seat?: number }).seat };
const kinds =
  (...names: readonly string[]) =>
  ({ event }: { event: string }) =>
    names.includes(event);
const story = {
  isTurn: kinds('turn'),
  isMove: kinds('agent', 'reveal'),
  isMain: kinds('agent', 'reveal', 'acquired', 'reward'),
  isOutcome: kinds('reward'),
};
const seen = (step: number, event: string, seat: number): SeenEvent =>
  ({ step, event: { event, seat } }) as SeenEvent;
const newsOf = (...log: readonly SeenEvent[]) => sinceMine(log, 0, voice, story);

const first = [seen(0, 'turn', 0), seen(1, 'agent', 0), seen(1, 'turn', 1), seen(2, 'agent', 1)];

describe('the news of a turn', () => {
  it('are what others did since the last move, and nothing before it', () => {
    const { lines, moved } = newsOf(seen(0, 'agent', 1), ...first, seen(2, 'turn', 0));
    expect(lines).toEqual([seen(2, 'agent', 1)]);
    expect(moved).toBe(true);
  });

  it('begin with the game for whoever has not moved yet', () => {
    const { lines, moved } = newsOf(seen(1, 'agent', 1), seen(1, 'turn', 0));
    expect(lines).toEqual([seen(1, 'agent', 1)]);
    expect(moved).toBe(false);
  });

  it('do not repeat what was read before a reveal, even if nobody had another turn in the round', () => {
    const revealed = [seen(2, 'turn', 0), seen(3, 'reveal', 0), seen(4, 'acquired', 0), seen(4, 'reward', 0)];
    expect(newsOf(...first, ...revealed, seen(4, 'turn', 0)).lines).toEqual([seen(4, 'reward', 0)]);
  });

  it('tell a move that was made for the seat, together with those before it', () => {
    const { lines, forced } = newsOf(...first, seen(2, 'turn', 0), seen(2, 'reveal', 0));
    expect(lines).toEqual([seen(2, 'agent', 1), seen(2, 'reveal', 0)]);
    expect(forced).toBe(true);
  });
});
