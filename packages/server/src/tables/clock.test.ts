import { describe, expect, it } from 'vitest';
import { Clocks } from './clock.js';

const DAY = 24 * 60 * 60 * 1000;

describe('a real-time clock', () => {
  const setting = { kind: 'real-time', minutes: 1, increment: 10 } as const;

  it('runs for whoever is asked and adds the increment for a choice', () => {
    const clocks = new Clocks(setting, 2, 0);
    clocks.press(undefined, [0], 0);
    expect(clocks.at(20_000)).toEqual([
      { left: 40_000, running: true },
      { left: 60_000, running: false },
    ]);
    clocks.press(0, [1], 30_000);
    expect(clocks.at(30_000)).toEqual([
      { left: 40_000, running: false },
      { left: 60_000, running: true },
    ]);
  });

  it('takes back what a choice has earned when the choice is taken back', () => {
    const clocks = new Clocks(setting, 2, 0);
    clocks.press(undefined, [0], 0);
    for (let i = 0; i < 5; i++) {
      clocks.press(0, [0], 0);
      clocks.press(0, [0], 0, true);
    }
    expect(clocks.at(0)?.[0]?.left).toBe(60_000);
    clocks.press(0, [1], 0);
    expect(clocks.at(0)?.[0]?.left).toBe(70_000);
  });

  it('goes on as it stood', () => {
    const clocks = new Clocks(setting, 2, 0);
    clocks.press(undefined, [0], 0);
    clocks.press(0, [1], 30_000);
    const again = new Clocks(setting, 2, 0, JSON.parse(JSON.stringify(clocks.face)));
    expect(again.at(42_000)).toEqual(clocks.at(42_000));
  });

  it('runs for all partners who are asked together', () => {
    const clocks = new Clocks(setting, 3, 0);
    clocks.press(undefined, [0, 2], 0);
    expect(clocks.at(5000)?.map(({ left }) => left)).toEqual([55_000, 60_000, 55_000]);
  });

  it('is up only for a seat that is asked', () => {
    const clocks = new Clocks(setting, 2, 0);
    clocks.press(undefined, [0], 0);
    expect(clocks.timeUp(0, 60_000)).toBe(false);
    expect(clocks.timeUp(0, 60_001)).toBe(true);
    expect(clocks.timeUp(1, 60_001)).toBe(false);
  });

  it('does not run backwards when the time of the machine does', () => {
    const clocks = new Clocks(setting, 1, 1000);
    clocks.press(undefined, [0], 1000);
    expect(clocks.at(0)?.[0]?.left).toBe(60_000);
  });
});

describe('a clock of days', () => {
  it('counts from the beginning of the turn, however many choices it has, and anew for the next', () => {
    const clocks = new Clocks({ kind: 'days', days: 1 }, 2, 0);
    clocks.press(undefined, [0], 0);
    clocks.press(0, [0], DAY / 2);
    expect(clocks.at(DAY / 2)?.[0]).toEqual({ left: DAY / 2, running: true });
    expect(clocks.timeUp(0, DAY + 1)).toBe(true);
    clocks.press(0, [1], DAY + 2);
    expect(clocks.at(DAY + 2)).toEqual([
      { left: DAY, running: false },
      { left: DAY, running: true },
    ]);
  });
});

describe('no clock', () => {
  it('never tells a time and is never up', () => {
    const clocks = new Clocks({ kind: 'none' }, 2, 0);
    clocks.press(undefined, [0], 0);
    expect(clocks.at(DAY * 365)).toBeUndefined();
    expect(clocks.timeUp(0, DAY * 365)).toBe(false);
  });
});
