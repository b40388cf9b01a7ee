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
        const changes = JSON.parse(new ViewText(after, old, undefined).changesSince(old));
        expect(patchedFields(plain(before), changes)).toEqual(plain(after));
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
