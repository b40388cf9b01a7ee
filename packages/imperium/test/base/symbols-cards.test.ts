import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

type Seat = NonNullable<Position['players']>[string];

/** Seat 0 is about to take a turn. */
const turn = (player: Seat, position: Position = {}, others: Record<number, Seat> = {}) =>
  new Table({ turn: 0, first: 0, ...position, players: { ...others, 0: { ...player } } });

describe('trashing', () => {
  it('a foldspace that trashes itself returns to its stack', () => {
    covers('imp-icon-trash-reserve');
    const table = turn({ hand: ['foldspace', 'dagger'] }).choose('agent:foldspace>wealth');
    expect(table.state.reserve.foldspace).toBe(6);
  });
});

describe('acquiring', () => {
  const row = ['chani', 'carryall', 'opulence', 'lady-jessica', 'choam-directorship'];

  it('the acquire box also works when the card comes without persuasion', () => {
    covers('imp-icon-acquire-any-way');
    const table = turn({ hand: ['diplomacy'], intrigues: ['bypass-protocol'], spice: 2, water: 0 }, { row });
    table.choose('intrigue:bypass-protocol', 'option:1', 'acquire:chani@row');
    expect(table.player(0)).toMatchObject({ water: 1, spice: 0 });
    expect(table.player(0).deck.at(-1)).toBe('chani');
  });

  it('the number shown is gained and spent on cards', () => {
    covers('imp-icon-persuasion');
    const persuasion = (hand: string[]) => turn({ hand }, { row }).choose('reveal').state.turn?.persuasion;
    expect(persuasion(['diplomacy', 'convincing-argument'])).toBe(3);
    expect(persuasion(['piter-de-vries', 'diplomacy'])).toBe(4);
    const table = turn({ hand: ['diplomacy', 'piter-de-vries'] }, { row }).choose(
      'reveal',
      'acquire:arrakis-liaison@reserve',
    );
    expect(table.state.turn?.persuasion).toBe(2);
  });

  it('the symbol takes a foldspace from the Reserve to the discard pile', () => {
    covers('imp-icon-foldspace');
    const table = turn({ hand: ['diplomacy', 'dagger'], discard: [] }).choose('agent:diplomacy>foldspace');
    expect(table.player(0).discard).toEqual(['foldspace']);
    expect(table.state.reserve.foldspace).toBe(5);
    expect(table.player(0).hand).toEqual(['dagger']);
  });
});

describe('cards, intrigues and resources', () => {
  it('discarding takes cards from the hand, never intrigues', () => {
    covers('imp-discard-means-hand', 'faq-discard-means-hand');
    const table = turn(
      { hand: ['reverend-mother-mohiam', 'dagger'], played: ['test-of-humanity'] },
      { agents: { 'hall-of-oratory': [0] } },
      {
        1: { hand: ['dagger'], discard: [], intrigues: ['ambush', 'windfall'] },
        2: { hand: ['dagger', 'diplomacy', 'reconnaissance'], discard: [], intrigues: ['charisma'] },
      },
    );
    table.choose('agent:reverend-mother-mohiam>wealth');
    // Seat 1 has one card only; the second discard is not made up for with an intrigue.
    expect(table.player(1)).toMatchObject({
      hand: [],
      discard: ['dagger'],
      intrigues: ['ambush', 'windfall'],
    });
    expect([table.asks, table.asked]).toEqual(['discard', 2]);
    expect(table.keys).toEqual(['discard:dagger', 'discard:diplomacy', 'discard:reconnaissance']);
    table.choose('discard:diplomacy', 'discard:dagger');
    expect(table.player(2)).toMatchObject({ hand: ['reconnaissance'], intrigues: ['charisma'] });
  });
});
