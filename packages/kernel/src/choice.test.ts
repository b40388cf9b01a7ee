import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choice, keyOf, parseKey, SietchError } from './index.js';

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

  it.each(examples)('leads back to %o from %s', (choice, key) => {
    expect(parseKey(key)).toEqual(choice);
  });

  const word = fc.stringMatching(/^[a-z][a-z0-9+-]{0,12}$/);
  const count = fc.option(fc.nat(), { nil: undefined });
  const choices = fc
    .record({
      verb: word,
      what: fc.option(word, { nil: undefined }),
      where: fc.option(word, { nil: undefined }),
      count,
    })
    .map((choice): Choice => JSON.parse(JSON.stringify(choice)));

  it('leads back to the choice, whatever its parts are', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(parseKey(keyOf(choice))).toEqual(choice);
      }),
    );
  });

  it.each([
    '',
    ':dagger',
    'agent:',
    'agent:dagger@arrakeen',
    'trash:dagger>hand',
    'trash:dagger@',
    'deploy:02',
    'deploy:-1',
    'deploy:1.5',
    'deploy:99999999999999999999',
    'deploy:2:3',
    'a:b@c@d',
    'a:b:c',
    '1|end',
  ])('is never "%s"', (key) => {
    let code: string | undefined;
    try {
      parseKey(key);
    } catch (error) {
      code = error instanceof SietchError ? error.code : 'untyped';
    }
    expect(code).toBe('malformed-key');
  });

  it('is read as itself or refused, whatever is sent', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[a-z:>@|0-9]{0,12}$/));
    fc.assert(
      fc.property(texts, (text) => {
        try {
          return keyOf(parseKey(text)) === text;
        } catch (error) {
          return error instanceof SietchError;
        }
      }),
    );
  });
});
