import { seedHash } from '@sietch/kernel';
import type { TableInfo } from '@sietch/protocol';
import { describe, expect, it } from 'vitest';
import { checkedSeed } from './seed-check';

const table = (id: string, seed: string | undefined, promised: string): TableInfo => ({
  id,
  game: 'imperium',
  rules: '1',
  options: {},
  status: seed === undefined ? 'playing' : 'finished',
  createdAt: 0,
  settings: { spectators: true, chat: true, listed: false, clock: { kind: 'none' } },
  seedHash: seedHash(promised),
  ...(seed === undefined ? {} : { seed }),
  seats: [],
  spectators: 0,
});

describe('the shuffles of a table', () => {
  it('cannot be judged while the seed is a secret', () => {
    expect(checkedSeed(table('a', undefined, 'one'))).toBeUndefined();
  });

  it('are those that were promised, or are found out', () => {
    expect(checkedSeed(table('b', 'one', 'one'))).toBe('kept');
    expect(checkedSeed(table('c', 'two', 'one'))).toBe('broken');
  });
});
