import type { Reason } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { imperium } from '../../src/game.js';
import { Table } from '../table.js';

function reasonOf(table: Table, ref: string): Reason | undefined {
  return imperium.refusals(table.state).find((refusal) => refusal.ref === ref)?.reason;
}

describe('Sell Melange', () => {
  const visitor = (spice: number) =>
    new Table({ turn: 0, players: { 0: { spice, solari: 1, hand: ['dune-the-desert-planet'] } } });
  const enter = 'agent:dune-the-desert-planet>sell-melange';

  it.each([
    [0, 2, 6],
    [1, 3, 8],
    [2, 4, 10],
    [3, 5, 12],
  ])('way %i turns %i spice into %i solari', (way, spice, solari) => {
    covers('imp-space-sell-melange-options');
    const table = visitor(7).choose(enter);
    expect(table.keys).toEqual(['way:0', 'way:1', 'way:2', 'way:3']);
    table.choose(`way:${way}`);
    expect(table.player(0)).toMatchObject({ spice: 7 - spice, solari: 1 + solari });
  });

  it.each([
    [3, ['way:0', 'way:1']],
    [4, ['way:0', 'way:1', 'way:2']],
  ])('%i spice pay only for what they cover', (spice, ways) => {
    covers('imp-space-sell-melange-minimum');
    expect(visitor(spice).choose(enter).keys).toEqual(ways);
  });

  it('with exactly 2 the smallest exchange is made without a question', () => {
    covers('imp-space-sell-melange-minimum');
    const table = visitor(2).choose(enter);
    expect(table.player(0)).toMatchObject({ spice: 0, solari: 7 });
    expect(table.asked).toBe(1);
  });

  it.each([
    [0, 2],
    [1, 1],
  ])('%i spice do not open it', (spice, missing) => {
    covers('imp-space-sell-melange-minimum');
    const table = visitor(spice);
    expect(table.keys).not.toContain(enter);
    expect(reasonOf(table, 'card:dune-the-desert-planet>space:sell-melange')).toEqual({
      code: 'cost',
      missing,
      of: 'spice',
    });
  });

  it('spice from the played card comes too late', () => {
    covers('imp-space-sell-melange-minimum');
    const table = new Table({ turn: 0, players: { 0: { spice: 2, hand: ['worm-riders'] } } });
    table.choose('agent:worm-riders>sell-melange');
    expect(table.player(0)).toMatchObject({ spice: 2, solari: 6 });
  });

  it('one exchange per visit', () => {
    covers('imp-space-sell-melange-once');
    const table = visitor(10).choose(enter, 'way:1');
    expect(table.player(0)).toMatchObject({ spice: 7, solari: 9 });
    expect(table.asked).toBe(1);
  });
});

describe('Secure Contract', () => {
  it('secure-contract: 3 solari, and no deployment', () => {
    const table = new Table({ turn: 0, players: { 0: { garrison: 5, hand: ['dune-the-desert-planet'] } } });
    table.choose('agent:dune-the-desert-planet>secure-contract');
    expect(table.player(0)).toMatchObject({ solari: 3, garrison: 5, conflict: 0 });
    expect(table.asked).toBe(1);
  });
});

describe('cities', () => {
  it('arrakeen: the card drawn is known before the deployment', () => {
    const table = new Table({
      turn: 0,
      players: { 0: { garrison: 2, hand: ['reconnaissance'], deck: ['signet-ring'] } },
    });
    table.choose('agent:reconnaissance>arrakeen');
    expect(table.player(0).hand).toEqual(['signet-ring']);
    expect(table.keys).toEqual(['deploy:1', 'deploy:2', 'deploy:3', 'end']);
  });

  it('carthag: the intrigue drawn may be played in the same turn', () => {
    const table = new Table({
      turn: 0,
      intrigueDeck: ['rapid-mobilization'],
      players: { 0: { garrison: 6, hand: ['reconnaissance'] } },
    });
    table.choose('agent:reconnaissance>carthag', 'deploy:3', 'intrigue:rapid-mobilization', 'deploy:4');
    expect(table.player(0)).toMatchObject({ garrison: 0, conflict: 7 });
  });

  it('research-station: three cards, and two garrison troops may be deployed', () => {
    const table = new Table({
      turn: 0,
      players: {
        0: {
          water: 2,
          garrison: 3,
          hand: ['reconnaissance'],
          deck: ['dagger', 'dagger'],
          discard: ['diplomacy'],
        },
      },
    });
    table.choose('agent:reconnaissance>research-station');
    expect(table.player(0)).toMatchObject({ water: 0, hand: ['dagger', 'dagger', 'diplomacy'] });
    expect(table.keys).toEqual(['deploy:1', 'deploy:2', 'end']);
  });

  it.each([2, 3])('a visit with %i leaves it so', (fremen) => {
    covers('imp-space-sietch-tabr-no-influence');
    const table = new Table({
      turn: 0,
      players: { 0: { water: 0, garrison: 2, influence: { fremen }, hand: ['reconnaissance'] } },
    });
    table.choose('agent:reconnaissance>sietch-tabr');
    expect(table.player(0).influence).toEqual({ emperor: 0, guild: 0, 'bene-gesserit': 0, fremen });
    expect(table.happened('influence')).toEqual([]);
    expect(table.player(0)).toMatchObject({ water: 1, garrison: 3 });
    expect(table.keys).toEqual(['deploy:1', 'deploy:2', 'deploy:3', 'end']);
  });

  it('a step doubled by a card is no step here', () => {
    covers('imp-space-sietch-tabr-no-influence');
    const table = new Table({
      turn: 0,
      players: { 0: { garrison: 0, influence: { fremen: 2 }, hand: ['kwisatz-haderach'] } },
    });
    table.choose('agent:kwisatz-haderach>sietch-tabr');
    expect(table.player(0).influence.fremen).toBe(2);
  });
});

describe('the desert', () => {
  it.each([
    ['the-great-flat', 2],
    ['hagga-basin', 1],
    ['imperial-basin', 0],
  ])('%s: the water is paid, the spice harvested, two garrison troops may go', (space, water) => {
    const table = new Table({
      turn: 0,
      players: { 0: { water, garrison: 3, hand: ['dune-the-desert-planet'] } },
    });
    table.choose(`agent:dune-the-desert-planet>${space}`);
    expect(table.player(0).water).toBe(0);
    expect(table.keys).toEqual(['deploy:1', 'deploy:2', 'end']);
  });
});
