import { describe, expect, it } from 'vitest';
import type { TableView } from '../link/table-link';
import { planFor } from './plan';

const asking = (...keys: string[]): TableView => ({
  seat: 0,
  step: 1,
  round: 1,
  options: {},
  decision: { kind: 'x', seats: [0], choices: keys.map((key) => ({ key, refs: [] })) },
});

describe('an answer made of several', () => {
  it('gives them one after another', () => {
    const plan = planFor(['act:move', 'legion@arrakeen']);
    expect(plan(asking('act:move', 'act:attack'))).toBe('act:move');
    expect(plan(asking('legion@arrakeen', 'skip'))).toBe('legion@arrakeen');
    expect(plan(asking('to@carthag'))).toBeUndefined();
  });

  it('passes over what was not asked, because nothing else was left', () => {
    expect(planFor(['act:move', 'legion@arrakeen'])(asking('legion@arrakeen', 'skip'))).toBe(
      'legion@arrakeen',
    );
  });

  it('ends where it has no answer', () => {
    expect(planFor(['act:move'])(asking('act:attack'))).toBeUndefined();
  });
});
