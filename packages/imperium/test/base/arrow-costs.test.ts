import type { Reason } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { imperium } from '../../src/game.js';
import { Table } from '../table.js';

function reasonOf(table: Table, ref: string): Reason | undefined {
  return imperium.refusals(table.state).find((refusal) => refusal.ref === ref)?.reason;
}

describe('an arrow', () => {
  const duncan = (water: number) =>
    new Table({
      turn: 0,
      players: { 0: { water, garrison: 0, hand: ['duncan-idaho'], deck: ['dagger', 'dagger', 'diplomacy'] } },
    });

  it('what stands before it is paid, what stands after it is gained', () => {
    covers('imp-arrow-cost');
    const table = duncan(3).choose('agent:duncan-idaho>carthag', 'effect:duncan-idaho.0');
    expect(table.player(0)).toMatchObject({ water: 2, garrison: 2, hand: ['dagger'] });
    expect(table.happened('paid')).toEqual([
      { event: 'paid', seat: 0, what: 'water', n: 1, source: 'card:duncan-idaho' },
    ]);
  });

  it('nobody is forced to pay, even if able', () => {
    covers('imp-arrow-optional');
    const table = duncan(3).choose('agent:duncan-idaho>carthag', 'effect:carthag.1');
    expect(table.keys).toContain('effect:duncan-idaho.0');
    expect(table.keys).toContain('end');
    table.choose('end');
    expect(table.player(0)).toMatchObject({ water: 3, garrison: 1, hand: [] });
    expect(table.asked).toBe(1);
  });

  it('unable to pay, the player gets the space and nothing of the arrow', () => {
    covers('imp-arrow-unpaid-no-effect');
    const table = duncan(0).choose('agent:duncan-idaho>carthag');
    expect(table.keys).not.toContain('effect:duncan-idaho.0');
    expect(reasonOf(table, 'effect:duncan-idaho.0')).toEqual({ code: 'cost', missing: 1, of: 'water' });
    expect(table.player(0)).toMatchObject({ garrison: 1, hand: [] });
    expect(table.player(0).intrigues).toHaveLength(1);
  });

  it('it is paid once however much there is', () => {
    covers('imp-arrow-once', 'faq-arrow-once');
    const table = duncan(5).choose('agent:duncan-idaho>carthag', 'effect:duncan-idaho.0');
    expect(table.keys).not.toContain('effect:duncan-idaho.0');
    expect(table.player(0)).toMatchObject({ water: 4, garrison: 2 });
  });

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

  it('a card that must trash itself does so unasked', () => {
    covers('imp-effects-mandatory', 'faq-mandatory');
    const table = new Table({ turn: 0, players: { 0: { hand: ['seek-allies'] } } });
    table.choose('agent:seek-allies>wealth');
    expect(table.player(0).played).toEqual([]);
    expect(table.state.trashed).toContain('seek-allies');
  });

  it('the plain trash symbol may be left alone', () => {
    covers('imp-effects-mandatory', 'faq-mandatory');
    const table = new Table({ turn: 0, players: { 0: { hand: ['guild-administrator', 'dagger'] } } });
    table.choose('agent:guild-administrator>secure-contract');
    expect(table.keys).toEqual(['effect:guild-administrator.0', 'end']);
    table.choose('end');
    expect(table.happened('trashed')).toEqual([]);
  });
});

describe('the cost of a space', () => {
  it('spice the played card would give comes too late', () => {
    covers('imp-space-cost-immediate');
    const position = (spice: number) => ({
      turn: 0,
      players: { 0: { spice, hand: ['worm-riders'], intrigues: ['dispatch-an-envoy'] } },
    });
    const poor = new Table(position(3)).choose('intrigue:dispatch-an-envoy');
    expect(poor.keys).toContain('agent:worm-riders>wealth');
    expect(poor.keys).not.toContain('agent:worm-riders>conspire');
    expect(reasonOf(poor, 'card:worm-riders>space:conspire')).toEqual({
      code: 'cost',
      missing: 1,
      of: 'spice',
    });
    const able = new Table(position(4)).choose('intrigue:dispatch-an-envoy', 'agent:worm-riders>conspire');
    expect(able.player(0).spice).toBe(2);
  });

  it('nor does the space or its control bonus help to pay', () => {
    covers('imp-space-cost-immediate');
    const table = new Table({ turn: 0, players: { 0: { water: 0, hand: ['stilgar'] } } });
    expect(table.refused('card:stilgar>space:hardy-warriors')).toBe('cost');
    expect(table.refused('card:stilgar>space:hagga-basin')).toBe('cost');
    expect(table.keys).toContain('agent:stilgar>stillsuits');
  });

  it('what a plot gave earlier in the turn is owned by then', () => {
    covers('imp-space-cost-immediate');
    const table = new Table({
      turn: 0,
      players: { 0: { water: 0, hand: ['dune-the-desert-planet'], intrigues: ['water-peddlers-union'] } },
    });
    expect(table.keys).not.toContain('agent:dune-the-desert-planet>hagga-basin');
    table.choose('intrigue:water-peddlers-union', 'agent:dune-the-desert-planet>hagga-basin');
    expect(table.player(0)).toMatchObject({ water: 0, spice: 2 });
  });

  it('it is paid to the bank once, when the agent is sent', () => {
    covers('imp-space-cost-once');
    const table = new Table({
      turn: 0,
      players: {
        0: { solari: 9, hand: ['dagger', 'convincing-argument'] },
        1: { hasRevealed: true, solari: 0 },
        2: { solari: 0 },
      },
    });
    table.choose('agent:dagger>rally-troops');
    expect(table.happened('paid')).toEqual([
      { event: 'paid', seat: 0, what: 'solari', n: 4, source: 'space:rally-troops' },
    ]);
    expect([0, 1, 2].map((seat) => table.player(seat).solari)).toEqual([5, 0, 0]);
    table.choose('reveal');
    while (table.asked === 2) table.choose('end');
    expect(table.asked).toBe(0);
    expect(table.player(0).solari).toBe(5);
  });

  it('4 spice go to the bank', () => {
    covers('imp-space-cost-example-conspire');
    const table = new Table({ turn: 0, players: { 0: { spice: 4, hand: ['diplomacy'] } } });
    table.choose('agent:diplomacy>conspire');
    expect(table.player(0).spice).toBe(0);
  });

  it('3 spice do not open it', () => {
    covers('imp-space-cost-example-conspire');
    const table = new Table({ turn: 0, players: { 0: { spice: 3, hand: ['diplomacy'] } } });
    expect(table.keys).not.toContain('agent:diplomacy>conspire');
    expect(reasonOf(table, 'card:diplomacy>space:conspire')).toEqual({
      code: 'cost',
      missing: 1,
      of: 'spice',
    });
  });

  it('a space without cost is open to a player with nothing', () => {
    covers('imp-space-cost-example-wealth');
    const table = new Table({ turn: 0, players: { 0: { water: 0, hand: ['diplomacy'] } } });
    table.choose('agent:diplomacy>wealth');
    expect(table.happened('paid')).toEqual([]);
    expect(table.player(0)).toMatchObject({ solari: 2, spice: 0, water: 0 });
  });
});

describe('the requirement of Sietch Tabr', () => {
  const visitor = (fremen: number, card: string) =>
    new Table({ turn: 0, players: { 0: { influence: { fremen }, hand: [card] } } });

  it.each([
    [0, 2],
    [1, 1],
  ])('%i Fremen influence is too little', (fremen, missing) => {
    covers('imp-sietch-tabr-requirement');
    const table = visitor(fremen, 'reconnaissance');
    expect(table.keys).not.toContain('agent:reconnaissance>sietch-tabr');
    expect(reasonOf(table, 'card:reconnaissance>space:sietch-tabr')).toEqual({
      code: 'influence',
      missing,
      of: 'fremen',
    });
  });

  it('influence with others does not help', () => {
    covers('imp-sietch-tabr-requirement');
    const influence = { emperor: 3, guild: 3, 'bene-gesserit': 3 };
    const table = new Table({ turn: 0, players: { 0: { influence, hand: ['reconnaissance'] } } });
    expect(table.refused('card:reconnaissance>space:sietch-tabr')).toBe('influence');
  });

  it.each([2, 3, 6])('%i Fremen influence stay what they are', (fremen) => {
    covers('imp-sietch-tabr-requirement-not-spent');
    const table = visitor(fremen, 'reconnaissance').choose('agent:reconnaissance>sietch-tabr');
    expect(table.player(0).influence.fremen).toBe(fremen);
    expect(table.happened('paid')).toEqual([]);
  });

  it('Kwisatz Haderach needs the influence and pays costs like anybody', () => {
    covers('imp-sietch-tabr-kwisatz');
    const table = visitor(1, 'kwisatz-haderach');
    expect(table.refused('card:kwisatz-haderach>space:sietch-tabr')).toBe('influence');
    expect(table.refused('card:kwisatz-haderach>space:conspire')).toBe('cost');
    expect(visitor(2, 'kwisatz-haderach').keys).toContain('agent:kwisatz-haderach>sietch-tabr');
  });
});
