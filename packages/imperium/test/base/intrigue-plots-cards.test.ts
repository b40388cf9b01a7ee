import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { plotting } from './intrigue-table.js';

describe('poison-snooper', () => {
  it('poison-snooper: the owner alone sees the top card and draws it', () => {
    const table = plotting(['poison-snooper'], { deck: ['diplomacy', 'dagger'] }).choose(
      'intrigue:poison-snooper',
    );
    expect(table.asks).toBe('peek');
    expect(table.keys).toEqual(['draw', 'trash']);
    expect(table.view(0).decision?.detail).toMatchObject({ cards: ['diplomacy'] });
    for (const seat of [1, 2, undefined])
      expect(table.view(seat).decision?.detail).not.toHaveProperty('card');
    table.choose('draw');
    expect(table.player(0).hand.at(-1)).toBe('diplomacy');
    expect(table.player(0).deck).toEqual(['dagger']);
  });

  it('poison-snooper: or trashes it, seen by all; an effect of being trashed works', () => {
    covers('imp-trash-means-removed');
    const table = plotting(['poison-snooper'], { deck: ['assassination-mission', 'dagger'] });
    table.choose('intrigue:poison-snooper', 'trash');
    expect(table.player(0)).toMatchObject({ deck: ['dagger'], solari: 4 });
    expect(table.state.trashed).toContain('assassination-mission');
    expect(table.happened('trashed')).toEqual([
      { event: 'trashed', seat: 0, card: 'assassination-mission', from: 'deck' },
    ]);
  });

  it('poison-snooper: a trashed Reserve card goes back to its stack', () => {
    covers('imp-icon-trash-reserve');
    const table = plotting(['poison-snooper'], { deck: ['arrakis-liaison'] });
    const stack = table.state.reserve['arrakis-liaison'] as number;
    table.choose('intrigue:poison-snooper', 'trash');
    expect(table.state.reserve['arrakis-liaison']).toBe(stack + 1);
    expect(table.state.trashed).not.toContain('arrakis-liaison');
  });

  it('poison-snooper: with an empty deck it cannot be played, and nothing is reshuffled for it', () => {
    covers('imp-look-at-empty-deck');
    const table = plotting(['poison-snooper'], { deck: [], discard: ['diplomacy'] });
    expect(table.keys).not.toContain('intrigue:poison-snooper');
    expect(table.refused('intrigue:poison-snooper')).toBe('condition');
    expect(table.player(0)).toMatchObject({ deck: [], discard: ['diplomacy'] });
    // Paul has nothing to look at either.
    expect(table.view(0).players[0]).toHaveProperty('deckTop', undefined);
  });

  it('poison-snooper: drawn on the Reveal turn the card is revealed at once', () => {
    covers('imp-reveal-drawn-cards', 'faq-reveal-draw');
    const table = plotting(['poison-snooper'], { hand: ['dagger'], deck: ['convincing-argument'] });
    table.choose('reveal', 'intrigue:poison-snooper', 'draw');
    expect(table.player(0).revealed).toEqual(['dagger', 'convincing-argument']);
    expect(table.state.turn?.persuasion).toBe(2);
  });
});

describe('refocus', () => {
  it('refocus: the discard pile is shuffled into the deck, then a card is drawn', () => {
    const discard = ['diplomacy', 'signet-ring', 'seek-allies'];
    const table = plotting(['refocus'], { hand: [], deck: ['dagger'], discard }).choose('intrigue:refocus');
    const { hand, deck, discard: left } = table.player(0);
    expect(left).toEqual([]);
    expect([hand.length, deck.length]).toEqual([1, 3]);
    expect([...hand, ...deck].toSorted()).toEqual(['dagger', ...discard].toSorted());
    expect(table.happened('shuffled')).toEqual([{ event: 'shuffled', seat: 0 }]);
  });

  it('refocus: a card put openly on top of the deck is no longer known after the shuffle', () => {
    const rest = { row: ['chani', 'kwisatz-haderach', 'lady-jessica', 'gurney-halleck', 'opulence'] };
    const own = { spice: 2, deck: ['dagger', 'diplomacy'], discard: ['seek-allies', 'signet-ring'] };
    const table = plotting(['bypass-protocol', 'refocus'], own, rest);
    table.choose('intrigue:bypass-protocol', 'option:1', 'acquire:chani@row');
    expect(table.view(1).players[0]?.knownTop).toEqual(['chani']);
    table.choose('intrigue:refocus');
    expect(table.view(1).players[0]?.knownTop).toEqual([]);
  });

  it('refocus: without a discard pile it still shuffles the deck and draws', () => {
    covers('faq-refocus');
    const table = plotting(['refocus'], { hand: [], deck: ['dagger'], discard: [] }).choose(
      'intrigue:refocus',
    );
    expect(table.player(0)).toMatchObject({ hand: ['dagger'], deck: [], discard: [] });
    expect(table.happened('shuffled')).toEqual([{ event: 'shuffled', seat: 0 }]);
  });
});

describe('charisma', () => {
  it('charisma: lies open until the Reveal turn, gives 2 persuasion there and is then discarded', () => {
    covers('imp-intrigue-delayed-plot');
    const table = plotting(['charisma'], { hand: ['dagger', 'convincing-argument'] }).choose(
      'intrigue:charisma',
    );
    expect(table.player(0)).toMatchObject({ faceUp: ['charisma'], intrigues: [] });
    expect(table.view(1).players[0]?.faceUp).toEqual(['charisma']);
    expect(table.state.intrigueDiscard).toEqual([]);
    table.choose('reveal');
    expect(table.state.turn?.persuasion).toBe(4);
    table.choose('end');
    expect(table.player(0).faceUp).toEqual([]);
    expect(table.state.intrigueDiscard).toEqual(['charisma']);
  });

  it('charisma: waits through the Agent turns in between', () => {
    covers('imp-intrigue-delayed-plot');
    const rest = { players: { 1: { hasRevealed: true }, 2: { hasRevealed: true } } };
    const table = plotting(['charisma'], { hand: ['dagger', 'convincing-argument'] }, rest);
    table.choose('intrigue:charisma', 'agent:dagger>hall-of-oratory');
    expect(table.player(0).faceUp).toEqual(['charisma']);
    table.choose('reveal');
    // Two from the card, two from the argument, one from the hall.
    expect(table.state.turn?.persuasion).toBe(5);
  });

  it('charisma: played on the Reveal turn itself it works and is discarded at once', () => {
    const table = plotting(['charisma'], { hand: ['convincing-argument'] }).choose(
      'reveal',
      'intrigue:charisma',
    );
    expect(table.state.turn?.persuasion).toBe(4);
    expect(table.player(0).faceUp).toEqual([]);
    expect(table.state.intrigueDiscard).toEqual(['charisma']);
  });
});

describe('recruitment-mission', () => {
  it('recruitment-mission: 1 persuasion, and each card acquired may go on top of the deck', () => {
    covers('imp-intrigue-delayed-plot');
    const own = { hand: ['convincing-argument', 'convincing-argument'], deck: ['dagger'], discard: [] };
    const table = plotting(['recruitment-mission'], own).choose('intrigue:recruitment-mission');
    expect(table.player(0).faceUp).toEqual(['recruitment-mission']);
    table.choose('reveal');
    expect(table.state.turn?.persuasion).toBe(5);
    table.choose('acquire:arrakis-liaison@reserve');
    expect(table.asks).toBe('destination');
    expect(table.keys).toEqual(['to-deck', 'to-discard']);
    table.choose('to-deck');
    expect(table.player(0).deck).toEqual(['dagger', 'arrakis-liaison']);
    expect(table.view(2).players[0]?.knownTop).toEqual(['arrakis-liaison']);
    table.choose('acquire:arrakis-liaison@reserve', 'to-discard');
    expect(table.player(0).discard).toContain('arrakis-liaison');
    expect(table.state.intrigueDiscard).toEqual(['recruitment-mission']);
  });

  it('recruitment-mission: also of a card that something else brings, each decided by itself', () => {
    covers('faq-recruitment-mission');
    const row = ['arrakis-recruiter', 'chani', 'opulence', 'power-play', 'kwisatz-haderach'];
    const own = { hand: ['dagger'], deck: [], discard: [], spice: 2 };
    const start = () =>
      plotting(['recruitment-mission', 'bypass-protocol'], own, { row }).choose(
        'reveal',
        'intrigue:recruitment-mission',
        'intrigue:bypass-protocol',
      );
    const cheap = start().choose('option:0', 'acquire:arrakis-recruiter@row');
    expect(cheap.keys).toEqual(['to-deck', 'to-discard']);
    expect(cheap.choose('to-deck').player(0).deck).toEqual(['arrakis-recruiter']);
    // The dearer one goes on top of the deck by its own words.
    const dear = start().choose('option:1', 'acquire:chani@row');
    expect(dear.asks).not.toBe('destination');
    expect(dear.player(0).deck).toEqual(['chani']);
  });

  it('recruitment-mission: lasts for this Reveal turn only', () => {
    const table = plotting(['recruitment-mission', 'ambush'], { hand: ['convincing-argument'] });
    table.choose(
      'reveal',
      'intrigue:recruitment-mission',
      'acquire:arrakis-liaison@reserve',
      'to-deck',
      'end',
    );
    expect(table.asked).toBe(1);
    table.choose('reveal');
    const offers = table.keys.filter((key) => key.startsWith('acquire:'));
    expect(offers.length).toBeGreaterThan(0);
    table.choose(offers[0] as string);
    expect(table.happened('acquired').at(-1)).toMatchObject({ seat: 1, to: 'discard' });
  });
});
