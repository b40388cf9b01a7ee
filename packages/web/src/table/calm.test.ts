import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_TABLE, type TableState } from '../link/table-link';
import { calmly } from './calm';

/** A link whose state is set by hand. */
function table() {
  let state: TableState = NO_TABLE;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (change: Partial<TableState>) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}

describe('what is drawn of a table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function watched() {
    const link = table();
    const calm = calmly(link);
    const drawn: TableState[] = [];
    const leave = calm.subscribe(() => drawn.push(calm.getState()));
    return { link, calm, drawn, leave };
  }

  it('is not drawn for a choice whose outcome comes soon', () => {
    const { link, calm, drawn } = watched();
    const before = calm.getState();
    link.set({ busy: true });
    expect(calm.getState()).toBe(before);
    link.set({ busy: false, version: 1 });
    vi.runAllTimers();
    expect(drawn.map(({ busy, version }) => [busy, version])).toEqual([[false, 1]]);
  });

  it('says that an outcome is awaited when it takes a while', () => {
    const { link, drawn } = watched();
    link.set({ busy: true });
    vi.runAllTimers();
    link.set({ busy: false, version: 1 });
    expect(drawn.map(({ busy, version }) => [busy, version])).toEqual([
      [true, 0],
      [false, 1],
    ]);
  });

  it('is drawn at once when anything else changes with it', () => {
    const { link, drawn } = watched();
    link.set({ problem: 'stale' });
    link.set({ busy: true, problem: undefined });
    expect(drawn.map(({ busy, problem }) => [busy, problem])).toEqual([
      [false, 'stale'],
      [true, undefined],
    ]);
  });

  it('is what the link tells after nobody has listened for a while', () => {
    const { link, calm, drawn, leave } = watched();
    link.set({ busy: true });
    leave();
    vi.runAllTimers();
    link.set({ version: 2 });
    expect(drawn).toEqual([]);
    expect(calm.getState()).toBe(link.getState());
  });
});
