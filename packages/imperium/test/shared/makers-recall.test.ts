import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import type { Position } from '../../src/scenario/position.js';
import { EDITIONS, tableOf } from './editions.js';

describe.each(EDITIONS)('makers of $id', (edition) => {
  const [one = '', other = '', third = ''] = edition.makers;
  const phase = (position: Position) => tableOf(edition, { ...edition.quiet, phase: 'makers', ...position });

  it('each empty maker space gets 1 spice from the bank, other spaces none', () => {
    covers('imp-makers-add-spice', 'upr-makers-spaces', 'upr-makers-accumulate');
    const table = phase({});
    expect(table.state.makers).toEqual({ [one]: 1, [other]: 1, [third]: 1 });
    const told = table.happened('maker').map(({ space }) => space);
    expect(told.toSorted()).toEqual(edition.makers);
    expect(table.happened('paid')).toEqual([]);
    const spaces = catalogOf(table.state).spaces.filter(({ maker }) => maker);
    expect(spaces.map(({ id }) => id).toSorted()).toEqual(edition.makers);
  });

  it('an agent of anybody keeps the spice away', () => {
    covers('imp-makers-occupied-none', 'upr-makers-agent-blocks');
    const table = phase({ agents: { [one]: [2], [third]: [0, 1] }, makers: { [one]: 2 } });
    expect(table.state.makers).toEqual({ [one]: 2, [other]: 1, [third]: 0 });
  });

  it('spice of earlier rounds stays, and there is no limit', () => {
    covers('imp-makers-accumulate', 'upr-makers-add-up');
    const table = phase({ makers: { [one]: 1, [other]: 9, [third]: 20 } });
    expect(table.state.makers).toEqual({ [one]: 2, [other]: 10, [third]: 21 });
  });

  it('goes as in the example of the rulebook', () => {
    covers('imp-makers-example', 'upr-ex-makers');
    const table = phase({ agents: { 'imperial-basin': [0] }, makers: { 'hagga-basin': 3 } });
    expect(table.state.makers).toMatchObject({ 'hagga-basin': 4, 'imperial-basin': 0 });
    expect(Object.values(table.state.makers).toSorted()).toEqual([0, 1, 4]);
  });
});

describe.each(EDITIONS)('the recall of $id', (edition) => {
  const phase = (position: Position, players: 3 | 4 = 3) =>
    tableOf(edition, { ...edition.quiet, phase: 'recall', ...position }, { players });

  it('everybody takes all agents back, the Swordmaster’s too', () => {
    covers('imp-recall-agents', 'upr-recall-agents');
    const table = phase({
      agents: { heighliner: [0], 'imperial-basin': [0], secrets: [0, 2], arrakeen: [1] },
      players: { 0: { swordmaster: true }, 2: { swordmaster: true } },
    });
    expect(table.state.agents).toEqual([]);
    expect(table.state.players.map(({ agents }) => agents)).toEqual([3, 2, 3]);
  });

  it.each([
    [0, 1, 3],
    [2, 0, 3],
    [2, 3, 4],
  ] as const)('from %i the marker passes to %i of %i, and a new round begins', (first, next, count) => {
    covers('imp-recall-first-player', 'upr-recall-first-player', 'upr-ex-recall');
    const empty = { hand: [], discard: [] };
    const players = Object.fromEntries(Array.from({ length: count }, (_, seat) => [seat, empty]));
    const { state, asks, asked } = phase({ first, players }, count);
    expect([state.first, state.round, state.phase]).toEqual([next, 2, 'turns']);
    expect([asks, asked]).toEqual(['turn', next]);
    expect(state.conflicts.at(-1)).toBe(edition.quiet.conflictDeck[0]);
    expect(state.players.map(({ hand }) => hand.length)).toEqual(Array(count).fill(5));
  });

  it('nothing else comes back', () => {
    covers('upr-recall-only-agents');
    const table = phase({
      agents: { arrakeen: [0] },
      control: { arrakeen: 0, 'imperial-basin': 2 },
      makers: { 'hagga-basin': 2 },
      players: { 0: { garrison: 5 }, 1: { garrison: 1 } },
    });
    expect([table.player(0).garrison, table.player(1).garrison]).toEqual([5, 1]);
    expect(table.state.control).toMatchObject({ arrakeen: 0, 'imperial-basin': 2 });
    expect(table.state.makers['hagga-basin']).toBe(2);
  });
});
