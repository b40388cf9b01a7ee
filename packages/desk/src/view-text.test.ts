import { patchedFields } from '@sietch/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ViewText } from './view-text.js';

const value = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(-0),
  fc.string(),
  fc.constant(undefined),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.array(fc.record({ a: fc.nat(3), b: fc.option(fc.string(), { nil: undefined }) }), { maxLength: 3 }),
  fc.array(fc.oneof(fc.constant(null), fc.record({ a: fc.nat() })), { maxLength: 2 }),
  fc.dictionary(fc.constantFrom('x', 'y'), fc.nat(2)),
  fc.dictionary(fc.constantFrom('x', 'y', '2'), fc.record({ a: fc.nat(2) })),
  fc.dictionary(fc.constantFrom('x', 'a/b'), fc.record({ a: fc.nat(2) })),
);
const views = fc.dictionary(fc.constantFrom('round', 'players', 'decision', 'row', 'a"b'), value);
const plain = (view: object): Record<string, unknown> => JSON.parse(JSON.stringify(view));

describe('a view in pieces', () => {
  it('is, whole, what JSON makes of it', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(new ViewText(view).whole()).toBe(JSON.stringify(view));
      }),
    );
  });

  it('leads, by its changes, from any earlier view to the later one', () => {
    fc.assert(
      fc.property(views, views, (before, after) => {
        const old = new ViewText(before);
        const changes = JSON.parse(new ViewText(after, old).changesSince(old));
        expect(patchedFields(plain(before), changes)).toEqual(plain(after));
      }),
    );
  });

  it('is the same text whatever of it stands in the open view', () => {
    fc.assert(
      fc.property(views, views, fc.array(fc.boolean(), { minLength: 5 }), (open, own, taken) => {
        // Some fields of the own view, and some elements of others, are the very objects of the open one.
        const view: Record<string, unknown> = { ...own };
        for (const [at, [key, value]] of Object.entries(open).entries()) {
          const mine = view[key];
          if (taken[at % taken.length]) view[key] = value;
          else if (Array.isArray(mine) && Array.isArray(value)) view[key] = [...mine, ...value];
          else if (Array.isArray(value)) view[key] = value.map((item, i) => (taken[i] ? item : { a: 9 }));
        }
        const written = { view: open, text: new ViewText(open) };
        const text = new ViewText(view, new ViewText(own), written).whole();
        expect(JSON.parse(text)).toEqual(plain(view));
      }),
    );
  });

  it('leads from any earlier view to the later one with what everybody is told of the open view', () => {
    fc.assert(
      fc.property(views, views, views, views, (openBefore, ownBefore, openAfter, ownAfter) => {
        // A seat sees some fields as everybody does, as the very same objects, and others otherwise.
        const [before, after] = [
          { ...openBefore, ...ownBefore },
          { ...openAfter, ...ownAfter },
        ];
        const from = { view: openBefore, text: new ViewText(openBefore) };
        const to = { view: openAfter, text: new ViewText(openAfter, from.text) };
        const told = new ViewText(before, undefined, from);
        const text = new ViewText(after, told, to);
        const changes = text.changesSince(told, to.text.openChangesSince(from.text));
        expect(patchedFields(plain(before), JSON.parse(changes))).toEqual(plain(after));
        expect(changes).toBe(text.changesSince(told));
      }),
    );
  });

  it('has no changes since itself', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(new ViewText(view).changesSince(new ViewText(view))).toBe('{"set":{},"unset":[]}');
      }),
    );
  });
});
