import { describe, expect, it } from 'vitest';
import { draw, influence, pay, points, recruit, solari, spice, when } from '../src/effects/build.js';
import { price, priceAll, priceCard, priceCost } from '../src/pricing/price.js';
import { positionValue } from '../src/pricing/value.js';
import type { Position } from '../src/scenario/position.js';
import { Table, uprisingTable } from './table.js';

describe('the price of effects', () => {
  it('is read off the effect data: more is worth more', () => {
    expect(price(spice(2))).toBeGreaterThan(price(spice(1)));
    expect(price(points(1))).toBeGreaterThan(price(influence('fremen')));
    expect(priceAll([draw(1), recruit(1)])).toBe(price(draw(1)) + price(recruit(1)));
  });

  it('takes a cost off an arrow and never falls below nothing, since it may be declined', () => {
    expect(price(pay({ spice: 1 }, points(1)))).toBe(price(points(1)) - priceCost({ spice: 1 }));
    expect(price(pay({ solari: 9 }, spice(1)))).toBe(0);
  });

  it('halves what depends on a condition', () => {
    expect(price(when({ is: 'any-alliance' }, solari(4)))).toBe(2);
  });

  it('ranks cards: a costly one above a starter, in every edition', () => {
    const base = new Table();
    expect(priceCard(base.state, 'lady-jessica')).toBeGreaterThan(priceCard(base.state, 'dagger'));
    const rising = uprisingTable();
    expect(priceCard(rising.state, 'steersman')).toBeGreaterThan(priceCard(rising.state, 'reconnaissance'));
  });
});

describe('the value of a position', () => {
  const value = (player: object, more: object = {}) =>
    positionValue(new Table({ turn: 0, first: 0, ...more, players: { 0: player } }).state, 0);

  it('rises with points, resources, influence, a council seat and the Swordmaster', () => {
    const plain = value({});
    for (const better of [
      { points: 1 },
      { spice: 3 },
      { influence: { guild: 1 } },
      { councilSeat: true },
      { swordmaster: true },
    ]) {
      expect(value(better)).toBeGreaterThan(plain);
    }
  });

  it('prefers winning the conflict to losing it with the same troops', () => {
    const conflict = { conflict: 'siege-of-arrakeen' };
    const strong = { 0: { conflict: 3 }, 1: { conflict: 1 } };
    const weak = { 0: { conflict: 3 }, 1: { conflict: 6 } };
    const of = (players: Position['players']) =>
      positionValue(new Table({ turn: 0, ...conflict, players }).state, 0);
    expect(of(strong)).toBeGreaterThan(of(weak));
  });
});
