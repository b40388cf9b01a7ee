import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { Table } from '../table.js';
import { NO_LEADERS, turnWith } from './solo.js';

/** Of what is left open the first is picked. */
function settled(table: Table): Table {
  while (table.asks === 'open') table.choose(table.keys[0] as string);
  return table;
}
const moves = (table: Table) =>
  settled(table)
    .happened('moved')
    .map(({ from, to }) => [from, to]);
const reasons = (table: Table, purpose: string) =>
  table
    .happened('criteria')
    .filter((event) => event.purpose === purpose)
    .flatMap(({ steps }) => steps.map(({ criterion }) => criterion));

const RABBAN = { harkonnen: { leaders: { ...NO_LEADERS, 'beast-rabban': 'spent' } } };

describe('moves of the automaton', () => {
  it('lead two legions toward the target, the nearest first', () => {
    covers(
      'mahdi-move-toward-target',
      'mahdi-move-nearest-first',
      'mahdi-move-when',
      'mahdi-move-shortest-path',
    );
    const table = turnWith('strategy', {
      windgap: { atreides: { regular: 1 } },
      'splintered-rock': { harkonnen: { regular: 2, generic: 1 } },
      'wind-pass': { harkonnen: { regular: 2 } },
      'central-ne-2': { harkonnen: { regular: 6 } },
    });
    expect(moves(table)).toEqual([
      ['wind-pass', 'central-sw-2'],
      ['splintered-rock', 'wind-pass'],
    ]);
    expect(table.legion('harkonnen', 'splintered-rock')).toEqual({});
    expect(reasons(table, 'march')).toContain('nearest-to-target');
  });

  it('begin with the strongest of equally near legions', () => {
    covers('mahdi-move-tie-strongest');
    const table = turnWith('strategy', {
      windgap: { atreides: { regular: 1 } },
      'wind-pass': { harkonnen: { regular: 2 } },
      'central-sw-4': { harkonnen: { regular: 4 } },
      'central-se-1': { harkonnen: { regular: 3 } },
    });
    expect(moves(table).map(([from]) => from)).toEqual(['central-sw-4', 'central-se-1']);
    expect(reasons(table, 'march')).toContain('strongest-legion');
  });

  it('go around what is not free', () => {
    covers('mahdi-move-shortest-path');
    const areas = (more: object) => ({
      windgap: { atreides: { regular: 1 } },
      'splintered-rock': { harkonnen: { regular: 3 } },
      ...more,
    });
    expect(moves(turnWith('strategy', areas({})))).toEqual([['splintered-rock', 'wind-pass']]);
    const barred = turnWith('strategy', areas({ 'wind-pass': { worm: 'sandworm' } }));
    expect(moves(barred)).toEqual([['splintered-rock', 'central-nw-2']]);
    // A full area is closed.
    const full = turnWith('leadership', {
      ...areas({ 'wind-pass': { harkonnen: { regular: 6 } } }),
      'splintered-rock': { harkonnen: { regular: 3, generic: 1 } },
    });
    expect(moves(full)).toEqual([['splintered-rock', 'central-nw-2']]);
  });

  it('ignore impassable borders', () => {
    covers('mahdi-ignore-impassable');
    const table = turnWith('strategy', {
      'sihaya-ridge': { atreides: { regular: 1 } },
      'rimwall-west': { harkonnen: { regular: 3 } },
      'outer-ne-4': { sign: 'sand' },
    });
    expect(moves(table)).toEqual([['rimwall-west', 'outer-ne-5']]);
  });

  it('use an ornithopter if it brings a legion nearer, one in a turn', () => {
    covers('mahdi-move-use-ornithopter', 'mahdi-move-one-ornithopter');
    const table = turnWith(
      'strategy',
      {
        windgap: { atreides: { regular: 1 } },
        'splintered-rock': { harkonnen: { regular: 3 } },
        'hagga-basin': { harkonnen: { regular: 3 } },
      },
      { air: { 'air-central-w': 'ornithopter', 'air-outer-nw': 'ornithopter' } },
    );
    // Over Wind Pass to the plateau beside the target; people choose which ornithopter goes.
    expect(table.keys).toEqual(['zone:air-central-w', 'zone:air-outer-nw']);
    settled(table.choose('zone:air-outer-nw'));
    expect(table.happened('moved')[0]).toMatchObject({
      from: 'splintered-rock',
      to: 'central-sw-2',
      how: 'fly',
    });
    expect(table.happened('moved')[1]).toMatchObject({ from: 'hagga-basin', how: 'move' });
    expect(table.state.air['air-central-w']).toBe('ornithopter');
    // Where a step on foot is as good, none is used.
    const near = turnWith(
      'strategy',
      { windgap: { atreides: { regular: 1 } }, 'wind-pass': { harkonnen: { regular: 3 } } },
      { air: { 'air-central-w': 'ornithopter' } },
    );
    // It could attack at once from there.
    expect(near.happened('attack')).toHaveLength(1);
    const alone = turnWith(
      'strategy',
      {
        windgap: { atreides: { regular: 1 } },
        'gara-kulon': { atreides: { special: 5 } },
        'central-sw-4': { harkonnen: { regular: 1, generic: 1 } },
      },
      { air: { 'air-central-n': 'ornithopter' } },
    );
    expect(settled(alone).happened('moved')).toMatchObject([{ how: 'move' }]);
  });

  it('need more combat power than the defender of the target has', () => {
    covers('mahdi-move-only-stronger');
    const table = turnWith('strategy', {
      windgap: { atreides: { regular: 3 } },
      'wind-pass': { harkonnen: { regular: 3 } },
      'central-ne-2': { harkonnen: { regular: 4 } },
    });
    expect(moves(table).map(([from]) => from)).toEqual(['central-ne-2']);
  });

  it('lead to another sietch where nobody is strong enough for the target, the nearest to it', () => {
    covers(
      'mahdi-move-temporary-target',
      'mahdi-move-temporary-1-nearest',
      'mahdi-move-temporary-lasts-turn',
      'mahdi-move-temporary-movement-only',
    );
    const table = turnWith('strategy', {
      windgap: { atreides: { special: 4 } },
      'hobars-gap': { atreides: { regular: 1 } },
      'gara-kulon': { atreides: { regular: 1 } },
      'north-pole': { harkonnen: { regular: 3 } },
    });
    expect(table.happened('detour')).toMatchObject([{ area: 'hobars-gap' }]);
    expect(reasons(table, 'detour')).toEqual(['nearest-to-target-sietch']);
    // The tokens that stay at the pole do not follow in the same action.
    expect(moves(table)).toEqual([['north-pole', 'central-se-1']]);
    expect(table.legion('harkonnen', 'north-pole')).toEqual({ tokens: 2 });
    // It is gone with the turn, and never was the target of the round.
    expect(table.state.automaton).toMatchObject({ target: 'tactic-windgap', detour: undefined });
  });

  it('lead to the sietch of the highest rank among equally near ones', () => {
    covers('mahdi-move-temporary-2-rank');
    const table = turnWith('strategy', {
      'tasmin-sink': { sietch: 1, atreides: { special: 4 } },
      'hobars-gap': { sietch: 1, atreides: { regular: 1 } },
      'gara-kulon': { sietch: 2, atreides: { regular: 1 } },
      'north-pole': { harkonnen: { regular: 3 } },
    });
    expect(table.happened('detour')).toMatchObject([{ area: 'gara-kulon' }]);
    expect(reasons(table, 'detour')).toEqual(['highest-rank']);
  });

  it('are not made where every sietch is too well defended', () => {
    covers('mahdi-move-no-target-no-move');
    const table = turnWith('strategy', {
      windgap: { atreides: { special: 4 } },
      'north-pole': { harkonnen: { regular: 3 } },
    });
    expect(moves(table)).toEqual([]);
    expect(table.state.automaton?.dice).toBe(1);
    expect([table.asks, table.asked]).toEqual(['turn', 'atreides']);
  });
});

describe('of several shortest ways the automaton takes', () => {
  const from = { 'wind-pass': { harkonnen: { regular: 2 } } };
  const TARGET = { windgap: { atreides: { special: 1, generic: 0 } } };

  it('1. the one that ends with another legion', () => {
    covers('mahdi-path-1-join', 'mahdi-path-when');
    const table = turnWith('strategy', { ...TARGET, ...from, 'central-sw-3': { harkonnen: { regular: 1 } } });
    expect(moves(table)[0]).toEqual(['wind-pass', 'central-sw-3']);
    expect(reasons(table, 'march-to')[0]).toBe('joins-a-legion');
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 3 });
  });

  it('and moves as many units as fit, the strongest first, with all leaders', () => {
    covers('mahdi-path-1-split', 'mahdi-token-place-when');
    const table = turnWith(
      'strategy',
      {
        windgap: { atreides: { special: 5 } },
        'north-pole': {
          harkonnen: { regular: 3, elite: 1, special: 1, generic: 1, named: ['beast-rabban'] },
        },
        'central-sw-4': { harkonnen: { regular: 4, special: 0 } },
        'wind-pass': { worm: 'sandworm' },
        'central-se-1': { worm: 'sandworm' },
      },
      RABBAN,
    );
    const [moved] = table.happened('moved').filter((event) => event.from === 'north-pole');
    expect(moved?.figures).toMatchObject({
      regular: 0,
      elite: 1,
      special: 1,
      generic: 1,
      named: ['beast-rabban'],
    });
    // Units stay in the settlement: it has not been left.
    expect(table.legion('harkonnen', 'north-pole')).toEqual({ regular: 3 });
  });

  it('2. the one that ends nearest to any sietch', () => {
    covers('mahdi-path-2-near-sietch');
    const table = turnWith('strategy', {
      windgap: { atreides: { regular: 1 } },
      'hobars-gap': { atreides: { special: 5 } },
      'central-se-1': { harkonnen: { regular: 2 } },
      'central-sw-5': { worm: 'sandworm' },
    });
    // By way of Central SE 4, beside Hobars Gap, or of Central SW 4.
    expect(moves(table)[0]).toEqual(['central-se-1', 'central-se-4']);
    expect(reasons(table, 'march-to')[0]).toBe('nearest-to-a-sietch');
  });

  it('3. the one that ends in the mountains', () => {
    covers('mahdi-path-3-mountain');
    const table = turnWith('strategy', {
      'bight-of-the-cliff': { atreides: { regular: 1 } },
      'central-nw-4': { harkonnen: { regular: 2 } },
      'central-nw-3': { worm: 'sandworm' },
    });
    expect(moves(table)[0]).toEqual(['central-nw-4', 'central-nw-1']);
    const both = turnWith('strategy', {
      'gara-kulon': { atreides: { regular: 1 } },
      'central-ne-8': { harkonnen: { regular: 2 } },
    });
    expect(moves(both)[0]).toEqual(['central-ne-8', 'shield-wall-east']);
    expect(reasons(both, 'march-to')).toEqual(['mountain']);
  });

  it('4. the one that ends on a plateau or a minor erg', () => {
    covers('mahdi-path-4-plateau-erg');
    const table = turnWith('strategy', { ...TARGET, ...from });
    expect(moves(table)[0]).toEqual(['wind-pass', 'central-sw-2']);
    expect(reasons(table, 'march-to')).toEqual(['plateau-or-erg']);
    // Both rank alike: people choose.
    const alike = turnWith('strategy', {
      'tasmin-sink': { atreides: { regular: 1 } },
      'central-se-2': { harkonnen: { regular: 2 } },
    });
    expect(moves(alike)[0]).toEqual(['central-se-2', 'pasty-mesa']);
  });

  it('5. the one that ends in desert without a wormsign', () => {
    covers('mahdi-path-5-desert-no-sign');
    const table = turnWith('strategy', {
      ...TARGET,
      ...from,
      'central-sw-2': { worm: 'sandworm' },
      'central-sw-4': { harkonnen: { regular: 2 } },
      'central-sw-3': { sign: 'sand' },
    });
    const own = settled(table)
      .happened('moved')
      .find((event) => event.from === 'central-sw-4');
    expect(own?.to).toBe('central-sw-5');
    expect(reasons(table, 'march-to')).toContain('desert-without-sign');
  });
});

describe('legions beside the target', () => {
  const STRONG = {
    windgap: { atreides: { special: 6, named: ['stilgar'] } },
    'gara-kulon': { atreides: { regular: 1 } },
  };

  /** Somebody strong enough for the target, far away. */
  const FAR = { arsunt: { harkonnen: { regular: 4, generic: 1 } } };

  it('stay where they are', () => {
    covers('mahdi-move-not-adjacent');
    const table = turnWith('strategy', {
      windgap: { atreides: { regular: 1 }, worm: false },
      'central-sw-3': { harkonnen: { regular: 2 } },
    });
    // It attacks; a legion that may not is not moved either.
    expect(
      moves(table).every(([from]) => from !== 'central-sw-3' || table.happened('attack').length > 0),
    ).toBe(true);
    const weak = turnWith('leadership', {
      windgap: { atreides: { regular: 1 } },
      'central-sw-3': { harkonnen: { regular: 2 } },
      'north-pole': { harkonnen: { regular: 3, generic: 1 } },
    });
    expect(moves(weak).map(([from]) => from)).toEqual(['north-pole']);
    const detour = turnWith('strategy', {
      ...STRONG,
      'outer-ne-11': { harkonnen: { regular: 1 } },
      'north-pole': { harkonnen: { regular: 2 } },
    });
    expect(moves(detour).map(([from]) => from)).toEqual(['north-pole']);
  });

  it('join a neighbour: the nearest to the target, of equally near ones the strongest', () => {
    covers('mahdi-move-adjacent-exception', 'mahdi-move-adjacent-join-where');
    const table = turnWith('leadership', {
      windgap: { atreides: { special: 2 } },
      'central-sw-3': { harkonnen: { regular: 2, elite: 2 } },
      'central-sw-2': { harkonnen: { regular: 1, generic: 1 } },
      ...FAR,
    });
    expect(moves(table)[0]).toEqual(['central-sw-2', 'central-sw-3']);
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 3, elite: 2, generic: 1 });
    // A full neighbour takes nobody.
    const full = turnWith('leadership', {
      windgap: { atreides: { special: 2 } },
      'central-sw-3': { harkonnen: { regular: 6 } },
      'central-sw-2': { harkonnen: { regular: 1, generic: 1 } },
      ...FAR,
    });
    expect(moves(full).map(([from]) => from)).toEqual(['arsunt']);
    // Equal ones: people say which joins which.
    const equal = turnWith('leadership', {
      windgap: { atreides: { special: 2 } },
      'central-sw-3': { harkonnen: { regular: 1, generic: 1 } },
      'central-sw-2': { harkonnen: { regular: 1, generic: 1 } },
      ...FAR,
    });
    expect(equal.keys).toEqual(['area@central-sw-2', 'area@central-sw-3']);
  });
});
