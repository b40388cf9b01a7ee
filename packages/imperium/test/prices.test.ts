import { describe, expect, it } from 'vitest';
import { Table } from './table.js';

describe('the prices a seat is shown', () => {
  it('are the printed ones unless something changes them', () => {
    expect(new Table({ turn: 0, players: { 0: { hand: ['dagger'] } } }).view(0).prices).toBeUndefined();
  });

  it('follow a discount, for whoever has it and as long as the turn lasts', () => {
    const hand = ['guild-bankers', 'convincing-argument'];
    const table = new Table({ turn: 0, players: { 0: { hand, intrigues: ['ambush'] } } });
    expect(table.view(0).prices).toBeUndefined();
    table.choose('reveal');
    expect(table.view(0).prices?.cards).toEqual({ 'reserve:the-spice-must-flow': 6 });
    expect(table.view(1).prices).toBeUndefined();
    table.choose('end');
    expect(table.view(0).prices).toBeUndefined();
  });

  it('know that Leto pays less in the Landsraad, and nobody else', () => {
    const players = { 0: { leader: 'duke-leto-atreides', hand: ['dagger'] }, 1: { leader: 'paul-atreides' } };
    const table = new Table({ turn: 0, players });
    const spaces = table.view(0).prices?.spaces;
    expect(spaces?.['high-council']).toEqual([{ solari: 4 }]);
    expect(spaces?.wealth).toBeUndefined();
    expect(table.view(1).prices).toBeUndefined();
    expect(table.view(undefined).prices).toBeUndefined();
  });
});
