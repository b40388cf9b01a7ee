import { describe, expect, it } from 'vitest';
import type { SeenEvent } from '../link/table-link';
import { changes, sinceMine, together } from './news';
import type { Story } from './presenter';

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

  it('tell as one what is one to its reader', () => {
    const troops = (step: number, seat: number, n: number) =>
      ({ step, event: { event: 'troops', seat, n } }) as unknown as SeenEvent;
    const joined: Story['joined'] = (before, event) => {
      const [a, b] = [before, event] as unknown as { seat: number; n: number }[];
      return a?.seat === b?.seat ? { ...event, n: (a?.n ?? 0) + (b?.n ?? 0) } : undefined;
    };
    const log = [troops(1, 1, 1), troops(2, 1, 1), troops(3, 1, 2), troops(4, 2, 1)];
    expect(sinceMine(log, 0, voice, { ...story, isMain: () => true, joined }).lines).toEqual([
      troops(3, 1, 4),
      troops(4, 2, 1),
    ]);
    // The same line again, so that a log need not draw it anew.
    expect(together(log, joined)[0]).toBe(together([...log, troops(5, 0, 1)], joined)[0]);
  });

  it('tell a move that was made for the seat, together with those before it', () => {
    const { lines, forced } = newsOf(...first, seen(2, 'turn', 0), seen(2, 'reveal', 0));
    expect(lines).toEqual([seen(2, 'agent', 1), seen(2, 'reveal', 0)]);
    expect(forced).toBe(true);
  });
});

describe('what others changed', () => {
  const marks = ({ event }: { event: string }): Readonly<Record<string, number>> => {
    if (event === 'agent') return { space: 0 };
    return event === 'gain' ? { guild: 1 } : { guild: -1 };
  };
  const changed = (...events: readonly SeenEvent[]) => changes(events, voice, marks);

  it('adds up what one player gained, and what they lost again is no number', () => {
    expect(changed(seen(1, 'gain', 1), seen(1, 'gain', 1)).get('guild')).toBe('+2');
    expect(changed(seen(1, 'gain', 1), seen(1, 'loss', 1)).get('guild')).toBe('');
    expect(changed(seen(1, 'agent', 1)).get('space')).toBe('');
  });

  it('tells the gains of two players apart', () => {
    expect(changed(seen(1, 'gain', 1), seen(2, 'gain', 2)).get('guild')).toBe('+1 +1');
    expect(changed(seen(1, 'gain', 1), seen(2, 'loss', 2)).get('guild')).toBe('+1 −1');
  });
});
