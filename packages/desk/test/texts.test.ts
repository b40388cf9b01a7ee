import { GAMES } from '@sietch/games';
import { describe, expect, it } from 'vitest';
import { Desk } from '../src/index.js';
import { pickerOf } from './short-game.js';

/** So many choices of a random game, some of them taken back, tell enough. */
const CHOICES = 200;

describe.each(GAMES)('what is told of a game of $id', ({ rules }) => {
  const seats = [
    undefined,
    ...Array.from({ length: rules.seats(rules.parseOptions({})) }, (_, seat) => seat),
  ];

  /** A random game whose player takes back a third of what can be taken back. */
  function play(seed: string, after: (desk: Desk, key: string | undefined) => void): Desk {
    const desk = new Desk({ rules, options: {}, seed });
    const pick = pickerOf(seed);
    for (let i = 0; i < CHOICES && !desk.over; i++) {
      const [seat = 0] = desk.asked;
      const undoes = desk.standingFor(seat).canUndo && pick([true, false, false]) === true;
      const key = undoes ? undefined : pick(desk.viewFor(seat).decision?.choices ?? [])?.key;
      desk.apply({ sequence: desk.version + 1, seat, ...(key === undefined ? {} : { key }), at: i });
      after(desk, key);
    }
    return desk;
  }

  it('is the same as text, whoever reads it and however much they missed', () => {
    let secrets = 0;
    play('texts', (desk) => {
      for (const missed of [1, 5])
        for (const seat of seats) {
          const since = Math.max(0, desk.version - missed);
          const gap = desk.gapFor(seat, since);
          for (const change of gap ?? [])
            expect(['version', 'seat', 'undone', 'events']).toEqual(
              expect.arrayContaining(Object.keys(change)),
            );
          expect(desk.gapTextFor(seat, since)).toEqual(gap?.map((change) => JSON.stringify(change)));
        }
      secrets += desk.initiatedSince(desk.version - 1).length;
    });
    expect(secrets).toBeGreaterThan(0);
  });

  it('ends where a game without what was taken back does, and is safe from the same state', () => {
    let undone = 0;
    const desk = play('undone', ({ snapshot, version, safeVersion }, key) => {
      if (key === undefined) undone++;
      expect(snapshot.sequence).toBe(safeVersion);
      // A choice and what took it back are two versions, and no step.
      expect(snapshot.state.step).toBeLessThanOrEqual(version - undone * 2);
    });
    const again = new Desk({ rules, options: {}, seed: 'undone' });
    for (const text of desk.keys) again.retell(text);
    expect(again.stateHash).toBe(desk.stateHash);
    expect(again.snapshot.state).toEqual(desk.snapshot.state);
    expect(undone).toBeGreaterThan(0);
  });
});
