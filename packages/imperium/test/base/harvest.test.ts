import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

const MAKERS = [
  ['the-great-flat', 3, 'imp-space-great-flat-harvest'],
  ['hagga-basin', 2, 'imp-space-hagga-basin-harvest'],
  ['imperial-basin', 1, 'imp-space-imperial-basin-harvest'],
] as const;

function harvest(space: string, bonus: number, card = 'dune-the-desert-planet'): Table {
  const table = new Table({
    turn: 0,
    makers: { [space]: bonus },
    players: { 0: { water: 2, spice: 0, garrison: 0, hand: [card, 'dagger'] } },
  });
  return table.choose(`agent:${card}>${space}`);
}

describe('maker spaces', () => {
  it.each(MAKERS)('%s yields %i from the bank', (space, base, rule) => {
    covers(rule);
    expect(harvest(space, 0).player(0).spice).toBe(base);
  });

  it.each(MAKERS)('all that lies on %s comes on top', (space, base) => {
    covers('imp-harvest-base-plus-bonus');
    for (const bonus of [1, 2, 7]) expect(harvest(space, bonus).player(0).spice).toBe(base + bonus);
  });

  it.each(MAKERS)('nothing is left on %s', (space) => {
    covers('imp-harvest-empties-space');
    expect(harvest(space, 3).state.makers[space]).toBe(0);
  });

  it('the next visitor finds the base value only', () => {
    covers('imp-harvest-empties-space');
    const table = new Table({
      turn: 0,
      makers: { 'imperial-basin': 2 },
      players: {
        0: { garrison: 0, hand: ['dune-the-desert-planet', 'kwisatz-haderach'] },
        1: { hasRevealed: true },
        2: { hasRevealed: true },
      },
    });
    table.choose('agent:dune-the-desert-planet>imperial-basin');
    expect(table.player(0).spice).toBe(3);
    table.choose('agent:kwisatz-haderach>imperial-basin', 'from:imperial-basin');
    expect(table.player(0).spice).toBe(4);
  });

  it('spice on other spaces stays there', () => {
    covers('imp-harvest-base-plus-bonus');
    const table = new Table({
      turn: 0,
      makers: { 'imperial-basin': 1, 'hagga-basin': 2, 'the-great-flat': 4 },
      players: { 0: { water: 1, garrison: 0, hand: ['dune-the-desert-planet'] } },
    });
    table.choose('agent:dune-the-desert-planet>hagga-basin');
    expect(table.player(0).spice).toBe(4);
    expect(table.state.makers).toEqual({ 'imperial-basin': 1, 'hagga-basin': 0, 'the-great-flat': 4 });
  });

  it('2 from the bank and the 3 lying there', () => {
    covers('imp-harvest-example-hagga');
    const table = harvest('hagga-basin', 3);
    expect(table.player(0)).toMatchObject({ spice: 5, water: 1 });
    expect(table.state.makers['hagga-basin']).toBe(0);
  });

  it('exactly three spaces collect spice while they are empty', () => {
    covers('imp-harvest-maker-spaces');
    const table = new Table({ phase: 'makers', first: 0, conflict: 'skirmish-a' });
    expect(
      table
        .happened('maker')
        .map(({ space }) => space)
        .sort(),
    ).toEqual(['hagga-basin', 'imperial-basin', 'the-great-flat']);
    expect(table.state.makers).toEqual({ 'the-great-flat': 1, 'hagga-basin': 1, 'imperial-basin': 1 });
  });

  it('no other spice-trade space is harvested', () => {
    covers('imp-harvest-maker-spaces');
    const table = new Table({
      turn: 0,
      makers: { 'imperial-basin': 1, 'hagga-basin': 1, 'the-great-flat': 1 },
      players: { 0: { spice: 0, hand: ['dune-the-desert-planet'] } },
    });
    table.choose('agent:dune-the-desert-planet>secure-contract');
    expect(table.player(0).spice).toBe(0);
    expect(table.state.makers).toEqual({ 'the-great-flat': 1, 'hagga-basin': 1, 'imperial-basin': 1 });
  });
});
