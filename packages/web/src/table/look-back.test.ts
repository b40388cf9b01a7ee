import { describe, expect, it } from 'vitest';
import { NO_TABLE, type TableState } from '../link/table-link';
import { remember, stateAt } from './look-back';

const at = (step: number, seat = 0): TableState => ({
  ...NO_TABLE,
  seat,
  version: step,
  view: { step, seat, round: 1, options: {} },
});

const steps = (states: readonly TableState[]) => states.map(({ view }) => view?.step);

describe('looking back', () => {
  it('remembers every moment once, in order', () => {
    const states = [at(1), at(2), at(2), at(5)].reduce(remember, [] as readonly TableState[]);
    expect(steps(states)).toEqual([1, 2, 5]);
  });

  it('forgets what was undone', () => {
    const states = [at(1), at(2), at(3), at(2)].reduce(remember, [] as readonly TableState[]);
    expect(steps(states)).toEqual([1, 2]);
  });

  it('forgets what another person at this screen has seen', () => {
    const states = [at(1), at(2), at(3, 1)].reduce(remember, [] as readonly TableState[]);
    expect(steps(states)).toEqual([3]);
  });

  it('shows the moment of a choice, or the next one seen', () => {
    const states = [at(1), at(4), at(6)];
    expect(stateAt(states, 4)?.view?.step).toBe(4);
    expect(stateAt(states, 5)?.view?.step).toBe(6);
    expect(stateAt(states, 7)).toBeUndefined();
  });
});
