import { describe, expect, it } from 'vitest';
import { BASE } from './base/edition.js';
import { catalogOf } from './catalog.js';
import { ofOneShape } from './one-shape.js';
import { UPRISING } from './uprising/edition.js';
import { UPRISING_SIX } from './uprising-six/edition.js';

describe('components of one shape', () => {
  it('have all the fields any of them has, in one order, and keep what they say', () => {
    const [a, b] = ofOneShape<{ id: string; cost?: number; owner?: string }>([
      { id: 'a', owner: 'x' },
      { cost: 2, id: 'b' },
    ]);
    expect(Object.keys(a ?? {})).toEqual(['id', 'owner', 'cost']);
    expect(Object.keys(b ?? {})).toEqual(['id', 'owner', 'cost']);
    expect([a, b]).toEqual([
      { id: 'a', owner: 'x' },
      { id: 'b', cost: 2 },
    ]);
  });

  it('are what the rules get of an edition', () => {
    for (const { id: edition } of [BASE, UPRISING, UPRISING_SIX]) {
      const { spaces, card, edition: told } = catalogOf({ edition });
      const shapes = (items: readonly object[]) =>
        new Set(items.map((item) => Object.keys(item).join(' '))).size;
      expect(shapes(spaces)).toBe(1);
      expect(shapes(told.cards.map(({ id }) => card(id)))).toBe(1);
    }
  });
});
