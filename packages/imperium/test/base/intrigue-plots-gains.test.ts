import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { plotting, reasonFor } from './intrigue-table.js';

describe('plots that simply give something', () => {
  it('windfall: gives 2 solari from the bank', () => {
    const table = plotting(['windfall']).choose('intrigue:windfall');
    expect(table.player(0).solari).toBe(2);
    expect(table.happened('gained')).toEqual([
      { event: 'gained', seat: 0, what: 'solari', n: 2, source: 'intrigue:windfall' },
    ]);
  });

  it('water-peddlers-union: gives 1 water', () => {
    const table = plotting(['water-peddlers-union']).choose('intrigue:water-peddlers-union');
    expect(table.player(0).water).toBe(1);
  });

  it('windfall: what a plot gave earlier in the turn pays for a space', () => {
    covers('imp-space-cost-immediate');
    const table = plotting(['windfall']);
    expect(table.keys).not.toContain('agent:dagger>mentat');
    table.choose('intrigue:windfall');
    expect(table.keys).toContain('agent:dagger>mentat');
  });

  it.each([
    ['favored-subject', 'emperor'],
    ['guild-authorization', 'guild'],
    ['secret-of-the-sisterhood', 'bene-gesserit'],
    ['know-their-ways', 'fremen'],
  ] as const)(
    '%s: raises influence with its own faction by 1, with the point of step 2',
    (intrigue, faction) => {
      const table = plotting([intrigue], { influence: { [faction]: 1 }, points: 0 });
      table.choose(`intrigue:${intrigue}`);
      const { influence, points } = table.player(0);
      expect(influence).toEqual({ emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 0, [faction]: 2 });
      expect(points).toBe(1);
      const full = plotting([intrigue], { influence: { [faction]: 6 } });
      expect(full.keys).not.toContain(`intrigue:${intrigue}`);
      expect(full.refused(`intrigue:${intrigue}`)).toBe('no-effect');
    },
  );

  it('councilors-dispensation: gives 2 spice to a player with a council seat, and cannot be played without one', () => {
    const seated = plotting(['councilors-dispensation'], { councilSeat: true });
    expect(seated.choose('intrigue:councilors-dispensation').player(0).spice).toBe(2);
    const without = plotting(['councilors-dispensation'], {}, { players: { 1: { councilSeat: true } } });
    expect(without.keys).not.toContain('intrigue:councilors-dispensation');
    expect(without.refused('intrigue:councilors-dispensation')).toBe('condition');
  });
});

describe('plots with a cost', () => {
  it('bribery: 2 solari buy influence with a faction of choice', () => {
    covers('imp-intrigue-cost-mandatory', 'faq-intrigue-conditions');
    const table = plotting(['bribery'], { solari: 3 }).choose('intrigue:bribery');
    expect(table.asks).toBe('faction');
    expect(table.keys).toEqual([
      'faction:emperor',
      'faction:guild',
      'faction:bene-gesserit',
      'faction:fremen',
    ]);
    table.choose('faction:guild');
    expect(table.player(0)).toMatchObject({ solari: 1, influence: { guild: 1, emperor: 0 } });
    expect(reasonFor(plotting(['bribery'], { solari: 1 }), 'bribery')).toEqual({
      code: 'cost',
      missing: 1,
      of: 'solari',
    });
  });

  it('bribery: a full track is not offered, and with all four full the card does nothing', () => {
    covers('imp-influence-cap');
    const nearly = plotting(['bribery'], {
      solari: 2,
      influence: { emperor: 6, guild: 6, 'bene-gesserit': 5, fremen: 6 },
    });
    nearly.choose('intrigue:bribery');
    expect(nearly.player(0).influence['bene-gesserit']).toBe(6);
    const full = plotting(['bribery'], {
      solari: 2,
      influence: { emperor: 6, guild: 6, 'bene-gesserit': 6, fremen: 6 },
    });
    expect(full.refused('intrigue:bribery')).toBe('no-effect');
  });

  it('choam-shares: 7 solari buy exactly 1 point, once', () => {
    covers('imp-arrow-once', 'faq-arrow-once');
    const table = plotting(['choam-shares'], { solari: 14, points: 3 }).choose('intrigue:choam-shares');
    expect(table.player(0)).toMatchObject({ solari: 7, points: 4, intrigues: [] });
    expect(reasonFor(plotting(['choam-shares'], { solari: 5 }), 'choam-shares')).toEqual({
      code: 'cost',
      missing: 2,
      of: 'solari',
    });
  });

  it('the-sleeper-must-awaken: 4 spice buy 1 point', () => {
    const table = plotting(['the-sleeper-must-awaken'], { spice: 5, points: 0 });
    table.choose('intrigue:the-sleeper-must-awaken');
    expect(table.player(0)).toMatchObject({ spice: 1, points: 1 });
    const poor = plotting(['the-sleeper-must-awaken'], { spice: 3 });
    expect(poor.keys).not.toContain('intrigue:the-sleeper-must-awaken');
    expect(poor.refused('intrigue:the-sleeper-must-awaken')).toBe('cost');
  });

  it('water-of-life: 1 water and 1 spice, both of them, draw 3 cards', () => {
    const deck = ['diplomacy', 'signet-ring', 'seek-allies', 'dagger'];
    const table = plotting(['water-of-life'], { water: 1, spice: 1, deck });
    table.choose('intrigue:water-of-life');
    expect(table.player(0)).toMatchObject({ water: 0, spice: 0, deck: ['dagger'] });
    expect(table.player(0).hand.slice(-3)).toEqual(['diplomacy', 'signet-ring', 'seek-allies']);
    expect(reasonFor(plotting(['water-of-life'], { water: 1 }), 'water-of-life')).toMatchObject({
      of: 'spice',
    });
    expect(reasonFor(plotting(['water-of-life'], { spice: 1 }), 'water-of-life')).toMatchObject({
      of: 'water',
    });
  });

  it('water-of-life: on the Reveal turn the drawn cards are revealed at once and count', () => {
    covers('imp-reveal-drawn-cards', 'faq-reveal-draw');
    const deck = ['convincing-argument', 'dagger', 'diplomacy'];
    const table = plotting(['water-of-life'], { water: 1, spice: 1, hand: ['dagger'], deck });
    table.choose('reveal', 'intrigue:water-of-life');
    expect(table.player(0).hand).toEqual([]);
    expect(table.player(0).revealed).toEqual(['dagger', ...deck]);
    expect(table.state.turn?.persuasion).toBe(3);
    expect(table.player(0).swords).toBe(2);
  });
});

describe('bypass-protocol', () => {
  const row = ['chani', 'power-play', 'space-travel', 'opulence', 'lady-jessica'];

  it('bypass-protocol: takes a card that costs 3 or less for nothing, to the discard pile', () => {
    covers('imp-acquire-to-discard');
    const table = plotting(['bypass-protocol'], { spice: 0, discard: [] }, { row });
    table.choose('intrigue:bypass-protocol');
    // Without spice there is one way only, so the card is asked for at once; Foldspace has no price.
    expect(table.asks).toBe('acquire');
    expect(table.keys.toSorted()).toEqual(['acquire:arrakis-liaison@reserve', 'acquire:space-travel@row']);
    table.choose('acquire:space-travel@row');
    expect(table.player(0).discard).toEqual(['space-travel']);
    expect(table.state.row).toHaveLength(5);
    expect(table.state.intrigueDiscard).toContain('bypass-protocol');
  });

  it('bypass-protocol: 2 spice take a card of cost 5 or less to the top of the deck, acquire box included', () => {
    covers('imp-icon-acquire-any-way');
    const table = plotting(['bypass-protocol'], { spice: 2, deck: ['dagger'] }, { row });
    table.choose('intrigue:bypass-protocol');
    expect(table.keys).toEqual(['option:0', 'option:1']);
    table.choose('option:1');
    expect(table.player(0).spice).toBe(0);
    expect(table.keys.toSorted()).toEqual([
      'acquire:arrakis-liaison@reserve',
      'acquire:chani@row',
      'acquire:power-play@row',
      'acquire:space-travel@row',
    ]);
    table.choose('acquire:chani@row');
    expect(table.player(0)).toMatchObject({ water: 1, deck: ['dagger', 'chani'], discard: [] });
    expect(table.view(1).players[0]?.knownTop).toEqual(['chani']);
  });

  it('bypass-protocol: the free way stays open to a player with spice, who then pays nothing', () => {
    const table = plotting(['bypass-protocol'], { spice: 4 }, { row });
    table.choose('intrigue:bypass-protocol', 'option:0', 'acquire:arrakis-liaison@reserve');
    expect(table.player(0)).toMatchObject({ spice: 4, discard: ['arrakis-liaison'] });
  });

  it('bypass-protocol: cannot be played when there is nothing it could acquire', () => {
    const dear = { reserve: { 'arrakis-liaison': 0 } };
    expect(plotting(['bypass-protocol'], { spice: 9 }, dear).refused('intrigue:bypass-protocol')).toBe(
      'no-effect',
    );
    const five = {
      ...dear,
      row: ['chani', 'lady-jessica', 'gurney-halleck', 'opulence', 'kwisatz-haderach'],
    };
    expect(plotting(['bypass-protocol'], { spice: 1 }, five).refused('intrigue:bypass-protocol')).toBe(
      'no-effect',
    );
    expect(plotting(['bypass-protocol'], { spice: 2 }, five).keys).toContain('intrigue:bypass-protocol');
  });
});
