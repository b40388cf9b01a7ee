import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

describe('an arrow', () => {
  it('the next play of the card may be paid for again', () => {
    covers('imp-arrow-once', 'faq-arrow-once');
    const table = new Table({
      turn: 0,
      players: {
        0: { spice: 4, hand: ['fremen-camp', 'fremen-camp'], garrison: 0 },
        1: { hasRevealed: true },
        2: { hasRevealed: true },
      },
    });
    table.choose('agent:fremen-camp>secure-contract', 'effect:fremen-camp.0');
    table.choose('agent:fremen-camp>imperial-basin', 'effect:fremen-camp.0');
    expect(table.player(0)).toMatchObject({ spice: 1, garrison: 6 });
  });

  it('the agent goes, the space works, nothing is paid or recruited', () => {
    covers('imp-arrow-example-fremen-camp');
    const table = new Table({ turn: 0, players: { 0: { spice: 2, garrison: 3, hand: ['fremen-camp'] } } });
    table.choose('agent:fremen-camp>secure-contract');
    expect(table.keys).toEqual(['effect:fremen-camp.0', 'end']);
    table.choose('end');
    expect(table.player(0)).toMatchObject({ spice: 2, solari: 3, garrison: 3, supply: 9, agents: 1 });
  });

  it('spice gained from the space may pay for the arrow of the card', () => {
    covers('imp-arrow-cost');
    const table = new Table({
      turn: 0,
      makers: { 'imperial-basin': 1 },
      players: { 0: { spice: 0, garrison: 0, hand: ['fremen-camp'] } },
    });
    table.choose('agent:fremen-camp>imperial-basin', 'effect:fremen-camp.0');
    expect(table.player(0)).toMatchObject({ spice: 0, garrison: 3 });
  });
});

describe('effects without an arrow', () => {
  it('a draw that waits must be carried out before the turn ends', () => {
    covers('imp-effects-mandatory', 'faq-mandatory');
    const table = new Table({
      turn: 0,
      players: { 0: { hand: ['gene-manipulation'], deck: ['dagger'], garrison: 0 } },
    });
    table.choose('agent:gene-manipulation>arrakeen');
    expect(table.keys).toEqual(['effect:gene-manipulation.0', 'effect:arrakeen.1', 'deploy:1']);
    table.choose('effect:arrakeen.1');
    expect(table.player(0).hand).toEqual(['dagger']);
    expect(table.keys).toContain('end');
  });

  it('a choice between gains cannot be declined', () => {
    covers('imp-effects-mandatory', 'faq-mandatory');
    const table = new Table({ turn: 0, players: { 0: { hand: ['guild-ambassador'] } } });
    table.choose('agent:guild-ambassador>hall-of-oratory');
    expect(table.keys).toEqual(['option:0', 'option:1']);
  });
});

describe('the requirement of Sietch Tabr', () => {
  const visitor = (fremen: number, card: string) =>
    new Table({ turn: 0, players: { 0: { influence: { fremen }, hand: [card] } } });

  it('Kwisatz Haderach needs the influence and pays costs like anybody', () => {
    covers('imp-sietch-tabr-kwisatz');
    const table = visitor(1, 'kwisatz-haderach');
    expect(table.refused('card:kwisatz-haderach>space:sietch-tabr')).toBe('influence');
    expect(table.refused('card:kwisatz-haderach>space:conspire')).toBe('cost');
    expect(visitor(2, 'kwisatz-haderach').keys).toContain('agent:kwisatz-haderach>sietch-tabr');
  });
});
