import { plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import {
  closed,
  compound,
  conditional,
  inline,
  joinOrders,
  led,
  listAnd,
  may,
  mayOneOf,
  order,
  rule,
  say,
  sentences,
  timed,
  toLines,
  verb,
} from './sentence.js';

const text = (phrase: Parameters<typeof plainText>[0]) => plainText(phrase);
const spice = { icon: 'spice', n: 1, text: '1 прянощі' };

describe('a phrase', () => {
  it('melts neighbouring strings together and keeps tokens', () => {
    expect(say`${'отримайте'} ${spice}${''}.`).toEqual(['отримайте ', spice, '.']);
  });
});

describe('"and"', () => {
  it('stands only before the last of several', () => {
    expect(text(listAnd([['a'], ['b'], ['c']], 'en'))).toBe('a, b and c');
    expect(text(listAnd([['вода'], ['карта'], ['загін']], 'uk'))).toBe('вода, карта й загін');
  });
});

describe('orders', () => {
  it('share a verb with their neighbour', () => {
    const orders = [order('gain', ['1 spice']), order('gain', ['2 solari'])];
    expect(text(joinOrders(orders, 'en'))).toBe('gain 1 spice and 2 solari');
  });

  it('never share the verb of what is closed', () => {
    const orders = [closed(order('gain', ['1 influence with the Fremen'])), order('gain', ['1 water'])];
    expect(text(joinOrders(orders, 'en'))).toBe('gain 1 influence with the Fremen and gain 1 water');
    expect(text(joinOrders(orders.toReversed(), 'en'))).toBe('gain 1 water and 1 influence with the Fremen');
  });

  it('keep apart what shares and what does not', () => {
    const orders = [order('gain', ['1 spice']), order('gain', ['2 solari']), order('draw', ['1 card'])];
    expect(text(joinOrders(orders, 'en'))).toBe('gain 1 spice and 2 solari, and draw 1 card');
    const ukrainian = [
      order('отримайте', ['1 воду']),
      order('отримайте', [spice]),
      order('візьміть', ['1 карту']),
    ];
    expect(text(joinOrders(ukrainian, 'uk'))).toBe('отримайте 1 воду й 1 прянощі, а також візьміть 1 карту');
  });
});

describe('lines', () => {
  const number = { is: 'number', verb: ['gain'], object: ['2 swords'] } as const;
  const clauses = [order('draw', ['1 card']), number, rule(['you may pass this turn'])];

  it('begin with the bare numbers in a reveal box', () => {
    expect(text(sentences(toLines(clauses, 'en', true)))).toBe(
      '2 swords. Draw 1 card. You may pass this turn.',
    );
  });

  it('give numbers a verb elsewhere', () => {
    expect(text(sentences(toLines(clauses, 'en', false)))).toBe(
      'Draw 1 card and gain 2 swords. You may pass this turn.',
    );
  });

  it('follow a lead softly when alone, after a colon when several', () => {
    const draw = toLines([order('візьміть', ['1 карту'])], 'uk', false);
    const two = toLines([order('візьміть', ['1 карту']), rule(['можете пропустити цей хід'])], 'uk', false);
    expect(text(led(['якщо можете'], draw, ',', 'uk'))).toBe('якщо можете, візьміть 1 карту');
    expect(text(led(['якщо можете'], two, ',', 'uk'))).toBe(
      'якщо можете: візьміть 1 карту; можете пропустити цей хід',
    );
  });

  it('join leave to what stands before, unless that is already long', () => {
    const leave = may(verb(['знищте'], ['знищити'], 'uk'), ['1 карту']);
    const water = toLines([order('отримайте', ['1 воду']), leave], 'uk', false);
    expect(text(inline(water, 'uk'))).toBe('отримайте 1 воду, а також можете знищити 1 карту');
    expect(text(inline([compound(['заплатіть 1 воду → візьміть 1 карту']), leave], 'uk'))).toBe(
      'заплатіть 1 воду → візьміть 1 карту; можете знищити 1 карту',
    );
    expect(text(inline([leave, rule(['кожен суперник скидає 1 карту'])], 'uk'))).toBe(
      'можете знищити 1 карту; кожен суперник скидає 1 карту',
    );
  });

  it('share one "you may"', () => {
    expect(text(mayOneOf([['deploy 1 troop'], ['retreat 1 troop']], 'en').phrase)).toBe(
      'you may deploy 1 troop or retreat 1 troop',
    );
    expect(text(mayOneOf([['розгорнути 1 загін'], ['відступити 1 загоном']], 'uk').phrase)).toBe(
      'можете розгорнути 1 загін або відступити 1 загоном',
    );
  });

  it('join a condition to their moment', () => {
    const strong = [conditional(['with 6+ strength: gain 1 persuasion'])];
    expect(text(timed(['on your Reveal turn'], strong, ',', 'en'))).toBe(
      'on your Reveal turn, with 6+ strength: gain 1 persuasion',
    );
    const paid = [compound(['pay 1 water → draw 1 card'])];
    expect(text(timed(['on your Reveal turn'], paid, ',', 'en'))).toBe(
      'on your Reveal turn: pay 1 water → draw 1 card',
    );
  });
});
