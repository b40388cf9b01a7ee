import { describe, expect, it } from 'vitest';
import { patchedView } from './patch';

const view = {
  seat: undefined,
  step: 4,
  round: 1,
  options: {},
  players: [{ spice: 1 }, { spice: 2 }],
  areas: { arrakeen: { legion: 1 }, carthag: {} },
  decision: { kind: 'turn', seats: [0] },
};

describe('patches of a view', () => {
  it('set fields, elements of lists and of records', () => {
    const after = patchedView(view, {
      set: { step: 5, 'players/1': { spice: 0 }, 'areas/arrakeen': {}, prize: 3 },
      unset: ['decision'],
    });
    const { decision: _, ...rest } = view;
    expect(after).toEqual({
      ...rest,
      step: 5,
      prize: 3,
      players: [{ spice: 1 }, { spice: 0 }],
      areas: { arrakeen: {}, carthag: {} },
    });
  });

  it('leave what they do not name as it was, and the old view untouched', () => {
    const before = structuredClone(view);
    const after = patchedView(view, { set: { 'players/0': { spice: 9 } }, unset: [] });
    expect(view).toEqual(before);
    expect(after.options).toBe(view.options);
  });
});
