import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playOut, type ToySession, toy } from '../test/toy.js';
import { markOf, Scales, Session } from './index.js';

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

describe('scales', () => {
  const part = fc.oneof(
    fc.nat(3),
    fc.constant(undefined),
    fc.array(fc.record({ a: fc.nat(2) }), { maxLength: 3 }),
  );
  const whole = fc.dictionary(fc.constantFrom('row', 'players', 'turn'), part);

  it('give the mark of what they weigh, and know since when each part of it has been the same', () => {
    fc.assert(
      fc.property(fc.array(whole, { maxLength: 6 }), (moments) => {
        const scales = new Scales(['players']);
        const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
        for (const [time, now] of moments.entries()) {
          expect(scales.weigh(now, [time])).toBe(markOf(now, [time]));
          for (let since = 1; since <= time; since++) {
            const between = moments.slice(since - 1, time + 1);
            for (const field of ['row', 'players', 'turn'])
              if (scales.isSame(field, since))
                expect(between.every((then) => same(then[field], now[field]))).toBe(true);
            for (const element of scales.sameElements('players', since))
              expect(
                between.every(({ players }) =>
                  same((players as unknown[])[Number(element)], (now.players as unknown[])[Number(element)]),
                ),
              ).toBe(true);
          }
        }
      }),
      { seed: 7, numRuns: 500 },
    );
  });

  it('say that what is weighed again is the same, each element of it that is', () => {
    const scales = new Scales(['players', 'sides']);
    const state = {
      row: ['dagger'],
      players: [{ spice: 1 }, { spice: 2 }],
      sides: { a: { n: 1 }, b: { n: 1 } },
    };
    scales.weigh(state, []);
    const since = scales.time;
    state.players[1] = { spice: 3 };
    state.sides.a.n++;
    scales.weigh(state, []);
    expect(['row', 'players', 'sides'].map((field) => scales.isSame(field, since))).toEqual([
      true,
      false,
      false,
    ]);
    expect(scales.sameElements('players', since)).toEqual([0]);
    expect(scales.sameElements('sides', since)).toEqual(['b']);
    expect(scales.sameElements('players', scales.time)).toEqual([0, 1]);
  });
});
