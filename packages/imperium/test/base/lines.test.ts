import { describe, expect, it } from 'vitest';
import { Table } from '../table.js';
import { fighting, plotting, reasonFor } from './intrigue-table.js';

/** Seat 0 has won this conflict alone. */
function winning(conflict: string, own: object = {}, rest: object = {}): Table {
  return new Table({
    phase: 'combat',
    first: 0,
    conflict,
    conflictDeck: ['desert-power', 'raid-stockpiles'].filter((id) => id !== conflict),
    players: { 0: { conflict: 2, ...own } },
    ...rest,
  });
}

describe('lines of a reward', () => {
  it('cloak-and-dagger: the intrigues are seen before the faction is picked', () => {
    const table = winning('cloak-and-dagger', {}, { intrigueDeck: ['ambush', 'windfall', 'charisma'] });
    expect(table.asks).toBe('faction');
    expect(table.player(0).intrigues).toEqual(['ambush', 'windfall']);
  });

  it('grand-vision: likewise', () => {
    const table = winning('grand-vision', {}, { intrigueDeck: ['ambush', 'windfall'] });
    expect(table.asks).toBe('faction');
    expect(table.player(0).intrigues).toEqual(['ambush']);
    expect(table.choose('faction:guild').player(0).influence.guild).toBe(2);
  });
});

describe('lines of an arrow or an intrigue', () => {
  it('refocus is a sequence: the discard pile is shuffled in, then a card is drawn', () => {
    const table = plotting(['refocus'], { deck: [], discard: ['diplomacy'], hand: ['dagger'] });
    table.choose('intrigue:refocus');
    expect(table.player(0)).toMatchObject({ hand: ['dagger', 'diplomacy'], discard: [], deck: [] });
  });

  it('double-cross asks only whose troop is lost', () => {
    const table = plotting(['double-cross'], { solari: 1 }, { players: { 1: { conflict: 1 } } });
    table.choose('intrigue:double-cross');
    expect(table.player(0)).toMatchObject({ solari: 0, conflict: 1 });
    expect(table.player(1).conflict).toBe(0);
  });
});

describe('effects that can do nothing are not asked', () => {
  it('Arrakeen with an empty supply: the troop is no choice, an intrigue in hand or not', () => {
    const table = new Table({
      turn: 0,
      players: {
        0: { hand: ['dr-yueh'], deck: ['dagger', 'diplomacy'], garrison: 12, intrigues: ['ambush'] },
      },
    }).choose('agent:dr-yueh>arrakeen');
    expect(table.keys.filter((key) => key.startsWith('effect:'))).toEqual([
      'effect:dr-yueh.0',
      'effect:arrakeen.1',
    ]);
    expect(table.refused('effect:arrakeen.0')).toBe('no-effect');
  });

  it('a draw from nothing, and a discard of empty hands', () => {
    const table = new Table(
      {
        turn: 0,
        players: {
          0: { hand: ['test-of-humanity'], deck: [], discard: [], intrigues: ['ambush'] },
          1: { hand: [], conflict: 0 },
          2: { hand: [], conflict: 0 },
        },
      },
      { confirmTurns: true },
    ).choose('agent:test-of-humanity>arrakeen');
    expect(table.refused('effect:test-of-humanity.0')).toBe('no-effect');
    expect(table.refused('effect:arrakeen.1')).toBe('no-effect');
    expect(table.keys).toContain('end');
  });

  it.each(['dispatch-an-envoy', 'infiltrate'])('%s needs an agent to send', (intrigue) => {
    const agents = { agents: { wealth: [0], secrets: [0] } };
    const table = plotting([intrigue], {}, agents);
    expect(reasonFor(table, intrigue)).toEqual({ code: 'no-effect' });
    expect(plotting([intrigue], {}).keys).toContain(`intrigue:${intrigue}`);
    expect(reasonFor(plotting([intrigue], { hand: [] }), intrigue)).toEqual({ code: 'no-effect' });
  });

  it('an intrigue that would only draw from nothing is not played', () => {
    const table = plotting(['water-of-life'], { water: 1, spice: 1, hand: [], deck: [], discard: [] });
    expect(reasonFor(table, 'water-of-life')).toEqual({ code: 'no-effect' });
  });
});

describe('an arrow that brings nothing', () => {
  const camp = (garrison: number) =>
    new Table({ turn: 0, players: { 0: { spice: 2, garrison, hand: ['fremen-camp'] } } }).choose(
      'agent:fremen-camp>secure-contract',
    );

  it('may be paid, and the view warns whoever is asked', () => {
    expect(camp(12).keys).toContain('effect:fremen-camp.0');
    expect(camp(12).view(0).decision?.fruitless).toEqual(['effect:fremen-camp.0']);
    expect(camp(12).view(1).decision).not.toHaveProperty('fruitless');
    expect(camp(11).view(0).decision).not.toHaveProperty('fruitless');
    expect(camp(12).choose('effect:fremen-camp.0').player(0)).toMatchObject({ spice: 0, garrison: 12 });
  });

  it('Gurney Halleck, revealed, likewise', () => {
    const table = new Table({
      turn: 0,
      players: { 0: { solari: 3, garrison: 12, hand: ['gurney-halleck'], agents: 0 } },
      agents: { wealth: [0], secrets: [0] },
    });
    if (table.asks === 'turn') table.choose('reveal');
    expect(table.view(0).decision?.fruitless).toEqual(['effect:gurney-halleck.0']);
  });
});

describe('a plain recruit is not carried out unasked', () => {
  it('if it takes the last troop, which a plot might send to the conflict', () => {
    const table = new Table({
      turn: 0,
      players: {
        0: { hand: ['dagger'], solari: 1, intrigues: ['double-cross'], garrison: 11 },
        1: { conflict: 1 },
      },
    }).choose('agent:dagger>hall-of-oratory');
    expect(table.keys).toEqual(['effect:hall-of-oratory.0', 'intrigue:double-cross']);
    table.choose('intrigue:double-cross');
    expect(table.player(0)).toMatchObject({ supply: 0, garrison: 11, conflict: 1 });
  });

  it('whichever intrigue is held, so that nothing is told; without one it is', () => {
    const held = new Table({
      turn: 0,
      players: { 0: { hand: ['dagger'], intrigues: ['ambush'], garrison: 11 } },
    }).choose('agent:dagger>hall-of-oratory');
    expect(held.keys).toEqual(['effect:hall-of-oratory.0']);
    const none = new Table({
      turn: 0,
      players: { 0: { hand: ['dagger'], garrison: 11 } },
    }).choose('agent:dagger>hall-of-oratory');
    expect(none.player(0)).toMatchObject({ supply: 0, garrison: 12 });
  });
});

describe('combat intrigues', () => {
  it('master-tactician still asks for its one choice only', () => {
    expect(fighting(['master-tactician']).choose('intrigue:master-tactician').asks).toBe('choose');
  });
});
