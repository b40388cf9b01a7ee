import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

type Seat = NonNullable<Position['players']>[string];

/** Seat 0 is about to take a turn. */
const turn = (player: Seat, position: Position = {}, others: Record<number, Seat> = {}) =>
  new Table({ turn: 0, first: 0, ...position, players: { ...others, 0: { ...player } } });

describe('trashing', () => {
  const choosing = (hand: string[] = ['dagger']) =>
    turn(
      { hand: ['guild-administrator', ...hand], discard: ['diplomacy'], played: ['seek-allies'] },
      { agents: { wealth: [0] } },
    )
      .choose('agent:guild-administrator>secure-contract')
      .choose('effect:guild-administrator.0');

  it('a card from hand, discard pile or play, the one just played included', () => {
    covers('imp-icon-trash-from');
    const table = choosing();
    expect(table.keys).toEqual([
      'trash:dagger@hand',
      'trash:diplomacy@discard',
      'trash:seek-allies@play',
      'trash:guild-administrator@play',
      'skip',
    ]);
    expect(choosing().choose('trash:dagger@hand').player(0).hand).toEqual([]);
    expect(choosing().choose('trash:diplomacy@discard').player(0).discard).toEqual([]);
    expect(choosing().choose('trash:guild-administrator@play').player(0).played).toEqual(['seek-allies']);
    table.choose('trash:seek-allies@play');
    expect(table.player(0).played).toEqual(['guild-administrator']);
    expect(table.state.trashed).toContain('seek-allies');
  });

  it('cards still in the deck cannot be chosen', () => {
    covers('imp-icon-trash-from');
    expect(choosing().player(0).deck).toContain('reconnaissance');
    expect(choosing().keys.some((key) => key.startsWith('trash:reconnaissance'))).toBe(false);
  });

  it('the symbol may be left out', () => {
    covers('imp-icon-trash-optional');
    const skipped = choosing().choose('skip');
    expect(skipped.happened('trashed')).toEqual([]);
    const untouched = turn({ hand: ['guild-administrator', 'dagger'] }).choose(
      'agent:guild-administrator>secure-contract',
    );
    expect(untouched.keys).toContain('end');
    untouched.choose('end');
    expect(untouched.happened('trashed')).toEqual([]);
  });

  it('a card that trashes itself must go', () => {
    covers('imp-icon-trash-optional');
    const table = turn({ hand: ['seek-allies', 'dagger'] }).choose('agent:seek-allies>wealth');
    expect(table.player(0).played).toEqual([]);
    expect(table.state.trashed).toContain('seek-allies');
  });

  it('a card that pays a cost must go once the cost is paid', () => {
    covers('imp-icon-trash-optional');
    const table = turn({
      hand: ['diplomacy', 'dagger'],
      discard: [],
      spice: 2,
      deck: ['reconnaissance', 'dagger'],
    });
    table.choose('agent:diplomacy>selective-breeding');
    expect(table.keys).toContain('end');
    table.choose('effect:selective-breeding.0');
    expect([table.asks, table.keys]).toEqual(['trash', ['trash:dagger@hand', 'trash:diplomacy@play']]);
    table.choose('trash:dagger@hand');
    expect(table.player(0).hand).toEqual(['reconnaissance', 'dagger']);
  });

  it('a Reserve card returns to its stack and can be bought again', () => {
    covers('imp-icon-trash-reserve', 'imp-reserve-stack-empty');
    const table = turn(
      { hand: ['guild-administrator', 'convincing-argument', 'arrakis-liaison'], discard: [] },
      { reserve: { 'arrakis-liaison': 0 } },
      { 1: { hasRevealed: true }, 2: { hasRevealed: true } },
    );
    const trashed = table.state.trashed.length;
    table.choose(
      'agent:guild-administrator>secure-contract',
      'effect:guild-administrator.0',
      'trash:arrakis-liaison@hand',
    );
    expect(table.state.reserve['arrakis-liaison']).toBe(1);
    expect(table.state.trashed).toHaveLength(trashed);
    if (table.asks === 'turn') table.choose('reveal');
    expect(table.keys).toContain('acquire:arrakis-liaison@reserve');
  });

  it('so do foldspace and the-spice-must-flow; other cards leave the game', () => {
    covers('imp-icon-trash-reserve');
    const table = turn({ hand: ['foldspace', 'dagger'] }).choose('agent:foldspace>wealth');
    expect(table.state.reserve.foldspace).toBe(6);
    const spice = turn({
      hand: ['guild-administrator', 'dagger'],
      discard: ['the-spice-must-flow'],
      points: 1,
    });
    expect(spice.state.reserve['the-spice-must-flow']).toBe(9);
    spice.choose(
      'agent:guild-administrator>secure-contract',
      'effect:guild-administrator.0',
      'trash:the-spice-must-flow@discard',
    );
    expect(spice.state.reserve['the-spice-must-flow']).toBe(10);
    expect(spice.player(0).points).toBe(1);
  });
});

describe('acquiring', () => {
  const row = ['chani', 'carryall', 'opulence', 'lady-jessica', 'choam-directorship'];

  it('the acquire box works when the card is bought', () => {
    covers('imp-icon-acquire-once');
    const table = turn({ hand: ['piter-de-vries', 'convincing-argument'], water: 0 }, { row }).choose(
      'reveal',
    );
    table.choose('acquire:chani@row');
    expect(table.player(0).water).toBe(1);
  });

  it('it does not work when the card is played or revealed later', () => {
    covers('imp-icon-acquire-once');
    const played = turn({ hand: ['chani', 'dagger'], water: 0 }).choose('agent:chani>secure-contract');
    expect(played.player(0).water).toBe(0);
    const revealed = turn({ hand: ['the-spice-must-flow', 'chani'], water: 0, points: 0, spice: 0 }).choose(
      'reveal',
    );
    expect(revealed.player(0)).toMatchObject({ water: 0, points: 0, spice: 1 });
  });

  it('it also works when the card comes without persuasion', () => {
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
  it('played cards stay open until the end of the owner’s Reveal turn', () => {
    covers('imp-icon-in-play');
    const table = turn(
      { hand: ['diplomacy', 'stilgar', 'convincing-argument'], discard: [] },
      { row: ['chani', 'carryall', 'opulence', 'lady-jessica', 'choam-directorship'] },
      { 1: { hasRevealed: true }, 2: { hasRevealed: true } },
    );
    table.choose('agent:diplomacy>wealth');
    expect(table.view(1).players[0]?.played).toEqual(['diplomacy']);
    table.choose('agent:stilgar>secure-contract');
    // No agent is left: the reveal has begun, and the cards of the Agent turns still lie there.
    expect(table.asks).toBe('reveal-effects');
    expect(table.view(1).players[0]).toMatchObject({
      played: ['diplomacy', 'stilgar'],
      revealed: ['convincing-argument'],
    });
    expect(table.player(0).discard).toEqual([]);
  });

  it('the numbers shown come from and go to the bank, not to other players', () => {
    covers('imp-icon-resources-bank');
    const others = { 1: { solari: 3, spice: 3, water: 3 }, 2: { solari: 3, spice: 3, water: 3 } };
    const table = turn(
      { hand: ['diplomacy', 'dagger'], spice: 5, solari: 1, water: 1 },
      { intrigueDeck: ['ambush'] },
      others,
    );
    table.choose('agent:diplomacy>conspire');
    expect(table.player(0)).toMatchObject({ spice: 1, solari: 6, water: 1 });
    for (const seat of [1, 2]) expect(table.player(seat)).toMatchObject({ solari: 3, spice: 3, water: 3 });
    expect(table.happened('paid')).toEqual([
      { event: 'paid', seat: 0, what: 'spice', n: 4, source: 'space:conspire' },
    ]);
  });

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

  it('a new control marker replaces an opponent’s', () => {
    covers('imp-icon-control-replace');
    const position = {
      phase: 'combat',
      conflict: 'siege-of-carthag',
      control: { carthag: 2, arrakeen: 2 },
    } as const;
    const table = new Table({
      ...position,
      control: { ...position.control },
      players: { 1: { conflict: 1 } },
    });
    expect(table.state.control).toMatchObject({ carthag: 1, arrakeen: 2 });
    const kept = new Table({
      ...position,
      control: { ...position.control },
      players: { 2: { conflict: 1 } },
    });
    expect(kept.state.control).toMatchObject({ carthag: 2, arrakeen: 2 });
  });

  it('the bonus of the space now goes to the new owner', () => {
    covers('imp-icon-control-replace');
    const table = new Table({
      phase: 'combat',
      conflict: 'siege-of-carthag',
      conflictDeck: ['terrible-purpose', 'grand-vision'],
      first: 0,
      control: { carthag: 2 },
      players: {
        0: { conflict: 1, solari: 0 },
        1: { hand: ['reconnaissance'], solari: 0 },
        2: { solari: 0 },
      },
    });
    expect(table.asked).toBe(1);
    table.choose('agent:reconnaissance>carthag');
    expect(table.state.players.map((player) => player.solari)).toEqual([1, 0, 0]);
  });
});
