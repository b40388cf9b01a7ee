import { describe, expect, it } from 'vitest';
import { plainestFirst, removals } from './surplus-panel';

const stock = (key: string, n: number, all: number) => ({ key, n, all });

describe('units that leave a stack that is too high', () => {
  it('are answered one by one, as often as was set', () => {
    expect(removals([stock('regular', 2, 6), stock('elite', 1, 2)])).toEqual(['regular', 'regular', 'elite']);
  });

  it('are plain ones, unless somebody wants it otherwise', () => {
    const kinds = [
      { kind: 'regular', all: 2 },
      { kind: 'elite', all: 3 },
      { kind: 'special', all: 1 },
    ];
    expect(plainestFirst(kinds, 3)).toEqual({ regular: 2, elite: 1, special: 0 });
  });

  it('are not answered for where one kind is left: the rules take it, and may ask about another area next', () => {
    expect(removals([stock('regular', 1, 1), stock('elite', 2, 8)])).toEqual(['regular']);
    expect(removals([stock('regular', 0, 1), stock('elite', 2, 8)])).toEqual(['elite', 'elite']);
  });
});
