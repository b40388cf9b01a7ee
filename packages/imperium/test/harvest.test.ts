import { describe, expect, it } from 'vitest';
import { Table } from './table.js';

const MAKERS = [
  ['imp-space-great-flat-harvest', 'the-great-flat', 3],
  ['imp-space-hagga-basin-harvest', 'hagga-basin', 2],
  ['imp-space-imperial-basin-harvest', 'imperial-basin', 1],
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
  it.each(MAKERS)('%s: %s yields %i from the bank', (_, space, base) => {
    expect(harvest(space, 0).player(0).spice).toBe(base);
  });

  it.each(MAKERS)('imp-harvest-base-plus-bonus (%s): all that lies on %s comes on top', (_, space, base) => {
    for (const bonus of [1, 2, 7]) expect(harvest(space, bonus).player(0).spice).toBe(base + bonus);
  });

  it.each(MAKERS)('imp-harvest-empties-space (%s): nothing is left on %s', (_, space) => {
    expect(harvest(space, 3).state.makers[space]).toBe(0);
  });

  it('imp-harvest-empties-space: the next visitor finds the base value only', () => {
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

  it('imp-harvest-base-plus-bonus: spice on other spaces stays there', () => {
    const table = new Table({
      turn: 0,
      makers: { 'imperial-basin': 1, 'hagga-basin': 2, 'the-great-flat': 4 },
      players: { 0: { water: 1, garrison: 0, hand: ['dune-the-desert-planet'] } },
    });
    table.choose('agent:dune-the-desert-planet>hagga-basin');
    expect(table.player(0).spice).toBe(4);
    expect(table.state.makers).toEqual({ 'imperial-basin': 1, 'hagga-basin': 0, 'the-great-flat': 4 });
  });

  it('imp-harvest-example-hagga: 2 from the bank and the 3 lying there', () => {
    const table = harvest('hagga-basin', 3);
    expect(table.player(0)).toMatchObject({ spice: 5, water: 1 });
    expect(table.state.makers['hagga-basin']).toBe(0);
  });

  it('imp-harvest-maker-spaces: exactly three spaces collect spice while they are empty', () => {
    const table = new Table({ phase: 'makers', first: 0, conflict: 'skirmish-a' });
    expect(
      table
        .happened('maker')
        .map(({ space }) => space)
        .sort(),
    ).toEqual(['hagga-basin', 'imperial-basin', 'the-great-flat']);
    expect(table.state.makers).toEqual({ 'the-great-flat': 1, 'hagga-basin': 1, 'imperial-basin': 1 });
  });

  it('imp-harvest-maker-spaces: no other spice-trade space is harvested', () => {
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
