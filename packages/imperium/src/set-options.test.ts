import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ContentSet } from './content/component.js';
import { named } from './content/declare.js';
import { leavingOutUnused, setOptions } from './set-options.js';

const first: ContentSet = { id: 'first', name: named('First', 'Перший'), inEveryRecord: true };
const later: ContentSet = { id: 'later', name: named('Later', 'Пізніший') };
const EDITION = {
  modules: [first, later],
  guests: [first, later].map((set) => ({
    set: { ...set, id: `${set.id}-guest` },
    without: [],
    because: 'nothing is left out',
  })),
};
const parse = (raw: object) => v.parse(v.pipe(setOptions(EDITION), leavingOutUnused(EDITION)), raw);

describe('options of sets', () => {
  it('a set that came later leaves games without it as they were before it came', () => {
    const before = { first: false, 'first-guest': [] };
    expect(parse({})).toEqual(before);
    expect(parse({ later: false, 'later-guest': [] })).toEqual(before);
  });

  it('any set is told of in games that use it', () => {
    expect(parse({ first: true, later: true, 'later-guest': 'leaders' })).toEqual({
      first: true,
      later: true,
      'first-guest': [],
      'later-guest': ['leaders'],
    });
  });
});
