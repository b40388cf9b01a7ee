import { describe, expect, it } from 'vitest';
import { draw, influence, pay, points, recruit, solari, spice, when } from '../src/effects/build.js';
import { imperium } from '../src/game.js';
import { outlook } from '../src/pricing/outlook.js';
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

describe('the outlook of choices', () => {
  const told = ({ state, keys }: Table) =>
    outlook(state, 0, imperium.choices(state))?.map((promise, i) => [keys[i], promise]);

  it('advises against revealing while an agent can be sent, and against nothing else', () => {
    const able = new Table({ turn: 0, first: 0, players: { 0: { hand: ['dagger'] } } });
    const against = told(able)?.filter(([, promise]) => promise === Number.NEGATIVE_INFINITY);
    expect(against).toEqual([['reveal', Number.NEGATIVE_INFINITY]]);
  });

  it('says nothing once no agent can be sent', () => {
    const spent = new Table({
      turn: 0,
      first: 0,
      players: { 0: { hand: ['convincing-argument'], intrigues: ['windfall'] } },
    });
    expect(spent.keys).toContain('reveal');
    expect(told(spent)).toBeUndefined();
  });
});
