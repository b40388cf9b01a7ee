import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

/** A row that no small reveal can buy from. */
const DEAR_ROW = ['choam-directorship', 'kwisatz-haderach', 'lady-jessica', 'gurney-halleck', 'opulence'];

describe('the steps of a Reveal turn', () => {
  it('cards of Agent turns and revealed cards lie apart but are both in play', () => {
    covers('imp-reveal-kept-separate');
    const table = new Table({
      turn: 0,
      row: DEAR_ROW,
      agents: { stillsuits: [0] },
      players: { 0: { hand: ['spice-hunter', 'convincing-argument'], played: ['stilgar'], spice: 0 } },
    });
    table.choose('reveal');
    const seen = table.view(2).players[0];
    expect(seen?.played).toEqual(['stilgar']);
    expect(seen?.revealed).toEqual(['spice-hunter', 'convincing-argument']);
    // The bond of the revealed card sees the card of the Agent turn, whose own swords do not count.
    expect(table.player(0)).toMatchObject({ spice: 1, swords: 1 });
    expect(table.state.turn?.persuasion).toBe(3);
  });

  it('a card drawn on the own Reveal turn is revealed at once and counts', () => {
    covers('imp-reveal-drawn-cards', 'faq-reveal-draw');
    const table = new Table({
      turn: 0,
      row: DEAR_ROW,
      players: {
        0: {
          hand: ['dune-the-desert-planet'],
          deck: ['stilgar', 'dagger', 'smugglers-thopter', 'diplomacy'],
          intrigues: ['water-of-life'],
          spice: 1,
          water: 1,
        },
      },
    });
    table.choose('reveal', 'intrigue:water-of-life');
    expect(table.player(0).hand).toEqual([]);
    expect(table.player(0).revealed).toEqual([
      'dune-the-desert-planet',
      'stilgar',
      'dagger',
      'smugglers-thopter',
    ]);
    expect(table.player(0)).toMatchObject({ swords: 4, spice: 1 });
    expect(table.state.turn?.persuasion).toBe(4);
  });

  it('a card drawn before the reveal stays in hand', () => {
    covers('imp-reveal-drawn-cards', 'faq-reveal-draw');
    const table = new Table({
      turn: 0,
      players: { 0: { hand: ['dagger'], deck: ['stilgar', 'dagger'], intrigues: ['bindu-suspension'] } },
    });
    table.choose('intrigue:bindu-suspension');
    expect(table.player(0).hand).toEqual(['dagger', 'stilgar']);
    expect(table.player(0).revealed).toEqual([]);
    expect(table.player(0).swords).toBe(0);
  });
});

describe('reveal effects', () => {
  it('the reveal box of each revealed card works', () => {
    covers('imp-reveal-effects-all');
    const table = new Table({
      turn: 0,
      row: DEAR_ROW,
      players: {
        0: {
          hand: ['smugglers-thopter', 'reverend-mother-mohiam', 'assassination-mission', 'dagger'],
          spice: 0,
          solari: 0,
        },
      },
    });
    table.choose('reveal');
    expect(table.player(0)).toMatchObject({ spice: 3, solari: 1, swords: 2 });
    expect(table.state.turn?.persuasion).toBe(3);
  });

  const ordered = () =>
    new Table({
      turn: 0,
      row: DEAR_ROW,
      intrigueDeck: ['windfall', 'ambush'],
      players: { 0: { hand: ['bene-gesserit-sister', 'thufir-hawat', 'chani'], conflict: 2, garrison: 0 } },
    });

  it('the player takes the effects one by one in an order of choice', () => {
    covers('imp-reveal-effects-any-order');
    const effects = ['effect:bene-gesserit-sister.0', 'effect:thufir-hawat.0', 'effect:chani.0'];
    for (const [first, ...others] of [effects, effects.toReversed()]) {
      const table = ordered().choose('reveal');
      expect(table.keys).toEqual(expect.arrayContaining(effects));
      table.choose(first ?? '');
      if (table.asks === 'choose') table.choose('option:1');
      if (table.asks === 'retreat') table.choose('retreat:1');
      expect(table.keys).toEqual(expect.arrayContaining(others));
      expect(table.keys).not.toContain(first);
    }
  });

  it('what must be done is not forgotten, what is optional may be left out', () => {
    covers('imp-reveal-effects-any-order');
    const table = ordered().choose('reveal');
    expect(table.keys).not.toContain('end');
    table.choose('effect:thufir-hawat.0', 'effect:bene-gesserit-sister.0', 'option:0');
    expect(table.keys).toContain('effect:chani.0');
    expect(table.keys).toContain('end');
    table.choose('end');
    expect(table.player(0)).toMatchObject({ conflict: 2, intrigues: ['windfall'] });
  });

  it('a count of cards in play may wait until a plot has revealed more of them', () => {
    covers('imp-reveal-effects-any-order');
    const table = new Table({
      turn: 0,
      row: DEAR_ROW,
      players: {
        0: {
          hand: ['liet-kynes'],
          deck: ['stilgar', 'fremen-camp', 'dagger', 'dagger'],
          intrigues: ['water-of-life'],
          spice: 1,
          water: 1,
        },
      },
    });
    table.choose('reveal');
    expect(table.state.turn?.persuasion).toBe(0);
    expect(table.keys).not.toContain('end');
    table.choose('intrigue:water-of-life');
    // Stilgar and the camp bring 2 each, and there are now three Fremen cards to count.
    expect(table.state.turn?.persuasion).toBe(2 + 2 + 3 * 2);
  });

  it('persuasion gained so far may be spent before, between and after effects', () => {
    covers('imp-reveal-buy-any-time');
    const table = new Table({
      turn: 0,
      row: DEAR_ROW.with(3, 'carryall'),
      players: {
        0: {
          hand: ['convincing-argument', 'bene-gesserit-sister', 'gurney-halleck'],
          discard: [],
          solari: 3,
          conflict: 1,
        },
      },
    });
    const bought = () => table.player(0).discard.length;
    table.choose('reveal');
    expect(table.state.turn?.persuasion).toBe(4);
    table.choose('acquire:arrakis-liaison@reserve');
    expect(bought()).toBe(1);
    table.choose('effect:bene-gesserit-sister.0', 'option:0');
    expect(table.state.turn?.persuasion).toBe(4);
    table.choose('acquire:arrakis-liaison@reserve', 'effect:gurney-halleck.0', 'deploy:2');
    expect(bought()).toBe(2);
    table.choose('acquire:arrakis-liaison@reserve');
    expect(table.player(0).discard.filter((card) => card === 'arrakis-liaison')).toHaveLength(3);
    expect(table.player(0).conflict).toBe(3);
  });
});

describe('the rulebook’s Reveal turn of Serhiy', () => {
  // No agent is left, so his turn can only be the reveal.
  const serhiy = () =>
    new Table({
      turn: 0,
      first: 0,
      conflict: 'guild-bank-raid',
      row: ['space-travel', 'carryall', 'chani', 'lady-jessica', 'opulence'],
      imperiumDeck: ['gurney-halleck', 'piter-de-vries'],
      agents: { wealth: [0], 'imperial-basin': [0] },
      players: {
        0: {
          hand: ['imperial-spy', 'smugglers-thopter', 'stilgar'],
          played: ['diplomacy', 'dune-the-desert-planet'],
          conflict: 2,
          spice: 0,
          solari: 0,
        },
        1: { hand: ['dagger', 'diplomacy'], solari: 0 },
        2: { hand: ['dagger', 'diplomacy'], solari: 0 },
      },
    });

  it('three cards give 1 spice, 4 persuasion and 4 swords', () => {
    covers('imp-reveal-example-serhiy-hand');
    const table = serhiy();
    expect(table.player(0)).toMatchObject({ spice: 1, swords: 4 });
    expect(table.state.turn?.persuasion).toBe(4);
  });

  it('the card of cost 3 is discarded, the row refilled, the last persuasion lost', () => {
    covers('imp-reveal-example-serhiy-buys');
    const table = serhiy();
    expect(table.keys).toEqual(['acquire:space-travel@row', 'acquire:arrakis-liaison@reserve', 'end']);
    table.choose('acquire:space-travel@row');
    expect(table.player(0).discard).toContain('space-travel');
    expect(table.state.row).toEqual(['carryall', 'chani', 'lady-jessica', 'opulence', 'gurney-halleck']);
    expect(table.state.imperiumDeck).toEqual(['piter-de-vries']);
    expect(table.asked).toBe(1);
    expect(table.state.turn?.persuasion).toBe(0);
  });

  it('two troops and four swords are strength 8', () => {
    covers('imp-reveal-example-serhiy-strength');
    const table = serhiy().choose('acquire:space-travel@row');
    expect(table.happened('strength')).toEqual([{ event: 'strength', seat: 0, strength: 8 }]);
    expect(table.view(2).players[0]?.strength).toBe(8);
  });

  it('he waits while the others go on until both have revealed', () => {
    covers('imp-reveal-example-serhiy-cleanup');
    const table = serhiy().choose('end');
    expect(table.player(0)).toMatchObject({ hand: [], played: [], revealed: [] });
    expect(table.player(0).discard).toEqual(
      expect.arrayContaining([
        'diplomacy',
        'dune-the-desert-planet',
        'imperial-spy',
        'smugglers-thopter',
        'stilgar',
      ]),
    );
    expect([table.asked, table.asks]).toEqual([1, 'turn']);
    table.choose('agent:dagger>hall-of-oratory');
    expect([table.asked, table.asks]).toEqual([2, 'turn']);
    table.choose('reveal');
    expect([table.asked, table.asks]).toEqual([1, 'turn']);
    expect(table.happened('combat')).toEqual([]);
    table.choose('reveal', 'end');
    expect(table.happened('combat')).toEqual([{ event: 'combat', strengths: [8, 0, 0], winner: 0 }]);
    expect(table.happened('turn').map((e) => e.seat)).toEqual([0, 1, 2, 1, 1]);
  });
});
