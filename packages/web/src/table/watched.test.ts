import { describe, expect, it } from 'vitest';
import type { TableView } from '../link/table-link';
import { en } from '../words/en';
import { watched } from './watched';

const view: TableView = {
  seat: undefined,
  step: 3,
  options: {},
  round: 1,
  decision: { kind: 'turn', seats: [2] },
};
const speaker = { who: (seat: number | undefined) => `Leader ${seat}` };

describe('whoever looks without a seat', () => {
  it('is a spectator of a table elsewhere', () => {
    expect(watched({ seat: undefined, shared: false, view }, speaker, en)).toBe('You are watching');
  });

  it('is told whose move it is where people share the screen', () => {
    expect(watched({ seat: undefined, shared: true, view }, speaker, en)).toBe('To move: Leader 2');
  });

  it('is told nothing once a seat looks, or when nobody is asked', () => {
    expect(watched({ seat: 1, shared: true, view }, speaker, en)).toBeUndefined();
    const { decision: _, ...over } = view;
    expect(watched({ seat: undefined, shared: true, view: over }, speaker, en)).toBeUndefined();
  });
});
