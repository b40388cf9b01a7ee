import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playOut, type ToySession, toy } from '../test/toy.js';
import { markOf, Session } from './index.js';

/** The same data with its fields made in another order, everywhere. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([field, content]) => [field, reordered(content)]),
  );
}

describe('the mark of data', () => {
  it('stays the same through JSON, and in whatever order fields were made', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(markOf(JSON.parse(JSON.stringify(value)))).toBe(markOf(value));
        expect(markOf(reordered(value))).toBe(markOf(value));
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  it('is what it was when journals were written with it', () => {
    const data = {
      step: 7,
      deck: ['dagger', 'dagger'],
      at: 1.5,
      none: null,
      open: true,
      long: 'x'.repeat(99),
    };
    // Twice, since words that were weighed before are remembered.
    for (let i = 0; i < 2; i++) {
      expect(markOf(data)).toBe('1wqg3y80llr284');
      expect(markOf(data, [{ event: 'drawn', dagger: 'dagger' }])).toBe('wgvjd51qmekil');
    }
  });

  it('differs for different data', () => {
    const marks = new Map<string, string>();
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(reordered(JSON.parse(JSON.stringify(value))));
        const same = marks.get(markOf(value));
        marks.set(markOf(value), same ?? text);
        if (same !== undefined) expect(markOf(JSON.parse(text))).toBe(markOf(JSON.parse(same)));
      }),
      { seed: 6, numRuns: 500 },
    );
    const few = [0, 1, -1, 0.5, '', '0', '1', 'a', true, false, null, [], [0], [[]], {}, { a: 0 }, { a: [] }];
    const all = few.flatMap((one) => [one, [one], { one }, [one, one], { one, two: one }]);
    expect(new Set(all.map((value) => markOf(value))).size).toBe(
      new Set(all.map((value) => JSON.stringify(value))).size,
    );
  });

  it('of a game tells every step of it apart', () => {
    const session: ToySession = new Session(toy, { rounds: 9 }, 'marks');
    const marks = new Set([markOf(session.game.state, session.game.events)]);
    playOut(session, [1, 4, 2]);
    const again: ToySession = new Session(toy, { rounds: 9 }, 'marks');
    for (const key of session.keys) {
      const bar = key.indexOf('|');
      again.choose(key.slice(bar + 1), bar < 0 ? (again.game.state.decision?.seats[0] ?? 0) : Number(key[0]));
      marks.add(markOf(again.game.state, again.game.events));
    }
    expect(marks.size).toBe(session.keys.length + 1);
  });
});
