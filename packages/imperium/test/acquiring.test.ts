import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import type { Position } from '../src/scenario/position.js';
import { Table } from './table.js';

const ROW = ['arrakis-recruiter', 'space-travel', 'carryall', 'lady-jessica', 'choam-directorship'];
/** Two convincing arguments and a diplomacy. */
const FIVE = ['convincing-argument', 'convincing-argument', 'diplomacy'];

function revealing(position: Position = {}, player: NonNullable<Position['players']>[string] = {}): Table {
  const players = { 0: { hand: FIVE, discard: [], ...player } };
  const table = new Table({ turn: 0, row: ROW, ...position, players });
  // Where no card could send an agent, the reveal has been taken already.
  return table.asks === 'turn' ? table.choose('reveal') : table;
}

const purchases = (table: Table) => table.keys.filter((key) => key.startsWith('acquire:'));

describe('persuasion', () => {
  it('nothing can be bought on an Agent turn, a council seat or not', () => {
    covers('imp-persuasion-reveal-turn-only');
    const table = new Table({
      turn: 0,
      row: ROW,
      players: {
        0: { hand: ['convincing-argument', 'diplomacy'], councilSeat: true, intrigues: ['ambush'] },
      },
    });
    expect(purchases(table)).toEqual([]);
    table.choose('agent:diplomacy>wealth');
    expect(table.asks).toBe('agent-effects');
    expect(purchases(table)).toEqual([]);
    expect(table.state.turn?.persuasion).toBe(0);
  });

  it('no other player can spend what somebody reveals', () => {
    covers('imp-persuasion-reveal-turn-only');
    const table = revealing();
    expect(table.asked).toBe(0);
    expect(table.view(1).decision?.choices).toBeUndefined();
    expect(() => table.game.apply('acquire:arrakis-liaison@reserve', 1)).toThrow();
  });

  it('the five cards of the row and two Reserve stacks are for sale', () => {
    covers('imp-persuasion-what-can-be-bought');
    const hand = ['convincing-argument', 'convincing-argument', 'diplomacy', 'fremen-camp', 'space-travel'];
    const table = revealing({}, { hand, councilSeat: true });
    expect(table.state.turn?.persuasion).toBe(11);
    expect(purchases(table).sort()).toEqual(
      [
        ...ROW.map((card) => `acquire:${card}@row`),
        'acquire:arrakis-liaison@reserve',
        'acquire:the-spice-must-flow@reserve',
      ].sort(),
    );
  });

  it('no amount of persuasion buys a foldspace', () => {
    covers('imp-persuasion-not-foldspace');
    const table = revealing({}, { hand: [...FIVE, 'fremen-camp', 'fremen-camp'], councilSeat: true });
    expect(table.state.reserve.foldspace).toBe(6);
    expect(table.keys).not.toContain('acquire:foldspace@reserve');
    expect(table.refused('reserve:foldspace')).toBe('not-for-sale');
  });

  it('a card costs its number, and what is too dear is refused', () => {
    covers('imp-persuasion-cost', 'imp-icon-persuasion');
    const table = revealing();
    expect(table.state.turn?.persuasion).toBe(5);
    expect(purchases(table)).toEqual([
      'acquire:arrakis-recruiter@row',
      'acquire:space-travel@row',
      'acquire:carryall@row',
      'acquire:arrakis-liaison@reserve',
    ]);
    expect(table.refused('row:lady-jessica')).toBe('cost');
    expect(table.refused('reserve:the-spice-must-flow')).toBe('cost');
    expect(table.refused('row:carryall')).toBeUndefined();
    table.choose('acquire:space-travel@row');
    expect(table.state.turn?.persuasion).toBe(2);
    expect(table.happened('acquired')).toEqual([
      { event: 'acquired', seat: 0, card: 'space-travel', from: 'row', to: 'discard', cost: 3 },
    ]);
  });

  it('exactly the price is enough and one less is not', () => {
    covers('imp-persuasion-cost');
    expect(purchases(revealing({}, { hand: ['convincing-argument', 'diplomacy'] }))).toContain(
      'acquire:space-travel@row',
    );
    expect(purchases(revealing({}, { hand: ['convincing-argument'] }))).not.toContain(
      'acquire:space-travel@row',
    );
  });

  it('several cards may be bought as long as the persuasion lasts', () => {
    covers('imp-persuasion-many-cards');
    const table = revealing({ imperiumDeck: ['opulence', 'gurney-halleck'] });
    table.choose('acquire:arrakis-liaison@reserve', 'acquire:space-travel@row');
    expect(table.player(0).discard).toEqual(expect.arrayContaining(['arrakis-liaison', 'space-travel']));
    expect(table.asked).toBe(1);
  });

  it('a player may also buy nothing', () => {
    covers('imp-persuasion-many-cards');
    const table = revealing();
    table.choose('end');
    expect(table.happened('acquired')).toEqual([]);
    expect(table.asked).toBe(1);
  });

  it('persuasion of cards, council and a space adds up for one card', () => {
    covers('imp-persuasion-pool');
    const table = revealing(
      { agents: { 'hall-of-oratory': [0] } },
      { hand: ['convincing-argument', 'convincing-argument'], played: ['dagger'], councilSeat: true },
    );
    expect(table.state.turn?.persuasion).toBe(7);
    table.choose('acquire:lady-jessica@row');
    expect(table.player(0).discard).toContain('lady-jessica');
  });

  it('the persuasion of one card can pay for two', () => {
    covers('imp-persuasion-split');
    const table = revealing(
      { row: ['dr-yueh', 'scout', 'carryall', 'opulence', 'chani'] },
      { hand: ['convincing-argument'] },
    );
    table.choose('acquire:dr-yueh@row', 'acquire:scout@row');
    expect(table.player(0).discard).toEqual(
      expect.arrayContaining(['dr-yueh', 'scout', 'convincing-argument']),
    );
  });

  it('what is left at the end of the turn does not come back on the next Reveal turn', () => {
    covers('imp-persuasion-lost');
    const table = new Table({
      turn: 0,
      first: 0,
      row: ROW,
      conflict: 'skirmish-a',
      conflictDeck: ['skirmish-b', 'skirmish-c'],
      players: {
        0: { hand: FIVE, deck: ['dagger', 'dagger', 'seek-allies', 'signet-ring', 'reconnaissance'] },
        1: { hasRevealed: true, hand: [], deck: [] },
        2: { hasRevealed: true, hand: [], deck: [] },
      },
    });
    table.choose('reveal', 'end');
    expect(table.state.round).toBe(2);
    while (table.asked !== 0 || table.asks !== 'turn')
      table.choose(table.keys.includes('end') ? 'end' : 'reveal');
    table.choose('reveal');
    expect(table.state.turn?.persuasion).toBe(2);
  });
});

describe('acquired cards', () => {
  it('the card lies open on the discard pile for everybody to see', () => {
    covers('imp-acquired-face-up');
    const table = revealing();
    table.choose('acquire:space-travel@row');
    for (const seat of [0, 1, 2, undefined]) {
      expect(table.view(seat).players[0]?.discard).toEqual(['space-travel']);
    }
  });

  it('a card just bought is not in hand, gives no reveal effect and sends no agent', () => {
    covers('imp-acquired-not-usable-now');
    const table = revealing({ row: ['stilgar', ...ROW.slice(1)] }, { conflict: 1 });
    table.choose('acquire:stilgar@row');
    expect(table.player(0).hand).toEqual([]);
    expect(table.player(0).swords).toBe(0);
    expect(table.happened('strength')[0]?.strength).toBe(2);
    expect(table.happened('gained').some((e) => e.source === 'card:stilgar')).toBe(false);
  });

  it('it comes back with the next shuffle of the discard pile, not earlier', () => {
    covers('imp-acquired-not-usable-now');
    const next = (deck: string[]) => {
      const table = new Table({
        turn: 0,
        first: 2,
        row: ['stilgar', ...ROW.slice(1)],
        conflict: 'skirmish-a',
        conflictDeck: ['skirmish-b', 'skirmish-c'],
        players: {
          0: { hand: FIVE, deck, discard: [] },
          1: { hasRevealed: true },
          2: { hasRevealed: true },
        },
      });
      table.choose('reveal', 'acquire:stilgar@row');
      expect(table.state.round).toBe(2);
      return table.player(0);
    };
    // The pile is shuffled for the second card of the new hand: four of the five cards that are left.
    const shuffled = next(['dagger']);
    expect(shuffled.discard).toEqual([]);
    expect([...shuffled.hand, ...shuffled.deck].sort()).toEqual([...FIVE, 'dagger', 'stilgar'].sort());
    const waiting = next(['dagger', 'dagger', 'seek-allies', 'signet-ring', 'reconnaissance']);
    expect(waiting.discard).toContain('stilgar');
    expect(waiting.hand).not.toContain('stilgar');
  });
});

describe('row and Reserve', () => {
  it('a gap is filled at once with the top card of the Imperium deck', () => {
    covers('imp-row-always-five');
    const table = revealing({ imperiumDeck: ['opulence', 'gurney-halleck'] });
    table.choose('acquire:arrakis-recruiter@row');
    expect(table.state.row).toHaveLength(5);
    expect(table.state.row).toContain('opulence');
    expect(table.state.row).not.toContain('arrakis-recruiter');
    expect(table.state.imperiumDeck).toEqual(['gurney-halleck']);
    expect(table.happened('row')).toEqual([{ event: 'row', card: 'opulence' }]);
  });

  it('Reserve purchases leave row and deck alone', () => {
    covers('imp-row-always-five');
    const table = revealing({ imperiumDeck: ['opulence'] });
    table.choose('acquire:arrakis-liaison@reserve');
    expect(table.state.row).toEqual(ROW);
    expect(table.state.imperiumDeck).toEqual(['opulence']);
    expect(table.state.reserve['arrakis-liaison']).toBe(7);
  });

  it('the new card may be bought on the same turn, if the persuasion suffices', () => {
    covers('imp-row-replacement-buyable');
    const cheap = revealing({ imperiumDeck: ['scout', 'opulence'] });
    cheap.choose('acquire:space-travel@row');
    cheap.choose('acquire:scout@row');
    expect(cheap.player(0).discard.slice(0, 2)).toEqual(['space-travel', 'scout']);
    const dear = revealing({ imperiumDeck: ['opulence'] });
    dear.choose('acquire:arrakis-recruiter@row');
    expect(dear.refused('row:opulence')).toBe('cost');
  });

  it('without an Imperium deck the gap stays open', () => {
    covers('imp-row-deck-empty');
    const table = revealing({ imperiumDeck: [] });
    table.choose('acquire:arrakis-recruiter@row');
    expect(table.state.row).toEqual(ROW.slice(1));
    expect(table.keys).toContain('acquire:space-travel@row');
    table.choose('acquire:space-travel@row');
    expect(table.state.row).toEqual(ROW.slice(2));
  });

  it('an empty stack sells nothing', () => {
    covers('imp-reserve-stack-empty');
    const table = revealing({ reserve: { 'arrakis-liaison': 0, 'the-spice-must-flow': 0 } });
    expect(table.keys).not.toContain('acquire:arrakis-liaison@reserve');
    expect(table.refused('reserve:arrakis-liaison')).toBe('stack-empty');
    expect(table.refused('reserve:the-spice-must-flow')).toBe('stack-empty');
  });

  it('the last copy can be bought, the next cannot', () => {
    covers('imp-reserve-stack-empty');
    const table = revealing({ reserve: { 'arrakis-liaison': 1 } });
    table.choose('acquire:arrakis-liaison@reserve');
    expect(table.state.turn?.persuasion).toBe(3);
    expect(table.keys).not.toContain('acquire:arrakis-liaison@reserve');
    expect(table.refused('reserve:arrakis-liaison')).toBe('stack-empty');
  });

  it('without a foldspace left its board space gives only influence', () => {
    covers('imp-reserve-stack-empty');
    const table = new Table({
      turn: 1,
      reserve: { foldspace: 0 },
      players: { 1: { hand: ['diplomacy'], discard: [] } },
    });
    table.choose('agent:diplomacy>foldspace');
    expect(table.player(1).discard).toEqual([]);
    expect(table.player(1).influence.guild).toBe(1);
  });
});
