import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { Table } from '../table.js';
import { EDITIONS, type Of, tableOf } from './editions.js';

type Maker = readonly [space: string, spice: number, rule: string];
const MAKERS: Of<readonly Maker[]> = {
  imperium: [
    ['the-great-flat', 3, 'imp-space-great-flat-harvest'],
    ['hagga-basin', 2, 'imp-space-hagga-basin-harvest'],
    ['imperial-basin', 1, 'imp-space-imperial-basin-harvest'],
  ],
  uprising: [
    ['deep-desert', 4, 'upr-sym-maker'],
    ['hagga-basin', 2, 'upr-sym-maker'],
    ['imperial-basin', 1, 'upr-sym-maker'],
  ],
};
/** A space of the spice trade that is no maker. */
const OTHER: Of<string> = { imperium: 'secure-contract', uprising: 'accept-contract' };

describe.each(EDITIONS)('the harvest of $id', (edition) => {
  const spread = Object.fromEntries(edition.makers.map((space, i) => [space, i + 1]));
  const harvest = (space: string, makers: Readonly<Record<string, number>>): Table =>
    tableOf(edition, {
      turn: 0,
      makers,
      players: { 0: { water: 3, spice: 0, garrison: 0, hand: ['dune-the-desert-planet', 'dagger'] } },
    }).choose(`agent:dune-the-desert-planet>${space}`);

  it.each(MAKERS[edition.id])('%s yields %i from the bank and all that lies there', (space, base, rule) => {
    covers(rule, 'imp-harvest-base-plus-bonus', 'imp-harvest-empties-space', 'imp-harvest-example-hagga');
    for (const bonus of [0, 1, 2, 3, 7]) {
      const table = harvest(space, { [space]: bonus });
      expect(table.player(0).spice).toBe(base + bonus);
      expect(table.state.makers[space]).toBe(0);
    }
  });

  it.each(MAKERS[edition.id])('after a visit to %s the spice of other spaces stays', (space, base) => {
    covers('imp-harvest-base-plus-bonus', 'upr-sym-maker');
    const table = harvest(space, spread);
    expect(table.player(0).spice).toBe(base + (spread[space] ?? 0));
    expect(table.state.makers).toEqual({ ...spread, [space]: 0 });
  });

  it('no other space of the spice trade is harvested', () => {
    covers('imp-harvest-maker-spaces', 'upr-sym-maker');
    const table = harvest(OTHER[edition.id], spread);
    expect(table.player(0).spice).toBe(0);
    expect(table.state.makers).toEqual(spread);
  });
});
