import { describe, expect, it } from 'vitest';
import { type Choice, keyOf } from './index.js';

describe('the key of a choice', () => {
  const examples: [Choice, string][] = [
    [{ verb: 'end' }, 'end'],
    [{ verb: 'deploy', count: 2 }, 'deploy:2'],
    [{ verb: 'deploy', count: 0 }, 'deploy:0'],
    [{ verb: 'buy', what: 'dagger' }, 'buy:dagger'],
    [{ verb: 'trash', what: 'dagger', where: 'hand' }, 'trash:dagger@hand'],
    [{ verb: 'agent', what: 'dagger', where: 'arrakeen' }, 'agent:dagger>arrakeen'],
    [{ verb: 'move', what: 'spy', where: 'east', count: 3 }, 'move:spy@east:3'],
  ];

  it.each(examples)('of %o is %s', (choice, key) => {
    expect(keyOf(choice)).toBe(key);
  });
});
