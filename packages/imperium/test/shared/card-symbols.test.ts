import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import type { Table } from '../table.js';
import { EDITIONS, type Of, tableOf } from './editions.js';
import { FREE_SPACE } from './factions.js';

interface Cards {
  /** A visit with a trash symbol. */
  readonly trash: readonly [card: string, space: string, effect: string];
  /** A visit with an arrow that is paid with a card. */
  readonly cost: readonly [card: string, space: string, effect: string];
  /** A cheap card of the Reserve, and a card of the Imperium deck of which there is one. */
  readonly reserve: string;
  readonly imperium: string;
  /** A card for 5 with an acquire box, which has been used if this holds; and a space to which it goes. */
  readonly box: readonly [card: string, space: string | undefined, used: (table: Table) => boolean];
  readonly trade: {
    readonly visit: readonly string[];
    readonly card: string;
    readonly spice: number;
    readonly solari: number;
  };
}
const CARDS: Of<Cards> = {
  imperium: {
    trash: ['guild-administrator', 'secure-contract', 'effect:guild-administrator.0'],
    cost: ['diplomacy', 'selective-breeding', 'effect:selective-breeding.0'],
    reserve: 'arrakis-liaison',
    imperium: 'kwisatz-haderach',
    box: ['chani', 'secure-contract', (table) => table.player(0).water === 1],
    trade: { visit: ['agent:diplomacy>conspire'], card: 'diplomacy', spice: 4, solari: 5 },
  },
  uprising: {
    trash: ['diplomacy', 'desert-tactics', 'effect:desert-tactics.1'],
    cost: ['shishakli', 'arrakeen', 'effect:shishakli.0'],
    reserve: 'prepare-the-way',
    imperium: 'strike-fleet',
    box: ['strike-fleet', undefined, (table) => table.asks === 'place-spy'],
    trade: {
      visit: ['agent:dune-the-desert-planet>shipping', 'faction:fremen'],
      card: 'dune-the-desert-planet',
      spice: 3,
      solari: 5,
    },
  },
};

describe.each(EDITIONS)('cards in $id', (edition) => {
  const { trash, cost, reserve, imperium, box, trade } = CARDS[edition.id];
  const [trasher, space, effect] = trash;

  const at = (own: PlayerPosition, position: Position = {}): Table =>
    tableOf(
      edition,
      { turn: 0, first: 0, ...edition.quiet, ...position, players: { ...position.players, 0: own } },
      { confirmTurns: true },
    );
  const alone = { players: { 1: { hasRevealed: true }, 2: { hasRevealed: true } } };
  /** Seat 0 has used the trash symbol and is asked which card goes. */
  function trashing(own: PlayerPosition, position: Position = {}): Table {
    const me = { hand: [trasher, 'dagger'], deck: [], discard: [], water: 1, garrison: 0, ...own };
    return at(me, { agents: { secrets: [0] }, ...position }).choose(`agent:${trasher}>${space}`, effect);
  }

  it('trashing takes a card from hand, discard pile or play, never from the deck', () => {
    covers('imp-icon-trash-from', 'upr-sym-trash-where', 'upr-sym-trash-box');
    const own = { discard: ['reconnaissance'], played: ['seek-allies'], deck: ['signet-ring'] };
    const choices = [
      ...['trash:dagger@hand', 'trash:reconnaissance@discard', 'trash:seek-allies@play'],
      `trash:${trasher}@play`,
    ];
    expect(trashing(own).keys).toEqual([...choices, 'skip']);
    for (const choice of choices) {
      const table = trashing(own).choose(choice);
      const card = choice.slice('trash:'.length, choice.indexOf('@'));
      const { hand, discard, played } = table.player(0);
      expect([...hand, ...discard, ...played]).not.toContain(card);
      expect([...hand, ...discard, ...played]).toHaveLength(3);
      expect(table.state.trashed).toContain(card);
    }
  });

  it('a trashed Imperium card returns neither to the row nor to its deck', () => {
    covers('imp-trash-means-removed', 'upr-sym-trash-box');
    const { state } = trashing({ discard: [imperium] }).choose(`trash:${imperium}@discard`);
    expect(state.trashed).toContain(imperium);
    expect([...state.imperiumDeck, ...state.row]).not.toContain(imperium);
  });

  it('a Reserve card returns to its stack and can be bought again', () => {
    covers('imp-icon-trash-reserve', 'imp-reserve-stack-empty', 'upr-sym-trash-reserve');
    const own = { hand: [trasher, 'convincing-argument', reserve], points: 1 };
    const table = trashing(own, { ...alone, reserve: { [reserve]: 0 } });
    const { length } = table.state.trashed;
    table.choose(`trash:${reserve}@hand`);
    expect(table.state.reserve[reserve]).toBe(1);
    expect(table.state.trashed).toHaveLength(length);
    table.choose('end');
    if (table.asks === 'turn') table.choose('reveal');
    expect(table.keys).toContain(`acquire:${reserve}@reserve`);
    const spice = trashing({ discard: ['the-spice-must-flow'], points: 1 });
    expect(spice.state.reserve['the-spice-must-flow']).toBe(9);
    spice.choose('trash:the-spice-must-flow@discard');
    expect([spice.state.reserve['the-spice-must-flow'], spice.player(0).points]).toEqual([10, 1]);
  });

  it('the symbol may be left alone', () => {
    covers('imp-icon-trash-optional', 'imp-effects-mandatory', 'faq-mandatory', 'upr-sym-trash-optional');
    expect(trashing({}).choose('skip').happened('trashed')).toEqual([]);
    const untouched = at({ hand: [trasher, 'dagger'], water: 1, garrison: 0 });
    untouched.choose(`agent:${trasher}>${space}`, 'end');
    expect(untouched.happened('trashed')).toEqual([]);
  });

  it('a card that trashes itself must go, and so must one that pays a cost', () => {
    covers('imp-icon-trash-optional', 'imp-effects-mandatory', 'faq-mandatory', 'upr-sym-trash-optional');
    covers('upr-sym-in-play');
    const itself = at({ hand: ['seek-allies', 'dagger'] });
    itself.choose(`agent:seek-allies>${FREE_SPACE[edition.id].emperor}`);
    expect(itself.player(0).played).toEqual([]);
    expect(itself.state.trashed).toContain('seek-allies');
    const [payer, where, arrow] = cost;
    const paid = at({ hand: [payer, 'dagger'], deck: [], discard: [], spice: 2, garrison: 0 });
    paid.choose(`agent:${payer}>${where}`, arrow);
    expect([paid.asks, paid.keys]).toEqual(['trash', ['trash:dagger@hand', `trash:${payer}@play`]]);
  });

  it('played cards lie open until the clean-up of the own Reveal turn', () => {
    covers('imp-icon-in-play', 'upr-sym-in-play');
    const own = { hand: ['diplomacy', 'convincing-argument'], discard: [], garrison: 0 };
    const table = at(own, alone).choose(`agent:diplomacy>${FREE_SPACE[edition.id].guild}`);
    while (table.asks !== 'turn') table.choose('end');
    for (const seat of [undefined, 1]) expect(table.view(seat).players[0]?.played).toEqual(['diplomacy']);
    const { discard } = table.player(0);
    table.choose('reveal');
    const revealed = ['convincing-argument'];
    expect(table.view(1).players[0]).toMatchObject({ played: ['diplomacy'], revealed });
    expect(table.player(0).discard).toEqual(discard);
  });

  it('the acquire box works when the card is bought, after the row is filled', () => {
    covers('imp-icon-acquire-once', 'imp-card-acquire-optional', 'upr-sym-acquire');
    const [card, , used] = box;
    const hand = ['convincing-argument', 'convincing-argument', 'diplomacy'];
    const table = at({ hand, deck: [], discard: [], water: 0 }, { row: [card] });
    table.choose('reveal', `acquire:${card}@row`);
    expect(used(table)).toBe(true);
    expect(table.state.row).toHaveLength(5);
    expect(table.state.row).not.toContain(card);
    expect(table.player(0).discard).toEqual([card]);
  });

  it('it is silent when the card is revealed or played later', () => {
    covers('imp-icon-acquire-once', 'upr-sym-acquire');
    const [card, where, used] = box;
    const own = { hand: [card, 'the-spice-must-flow', 'dagger'], deck: [], water: 0, points: 0, spice: 0 };
    const revealed = at(own).choose('reveal');
    expect([used(revealed), revealed.asks]).toEqual([false, 'reveal-effects']);
    expect(revealed.player(0)).toMatchObject({ points: 0, spice: 1 });
    if (where !== undefined) expect(used(at(own).choose(`agent:${card}>${where}`))).toBe(false);
  });

  it('resources come from and go to the bank, not to other players', () => {
    covers('imp-icon-resources-bank', 'upr-sym-resources');
    const { visit, card, spice, solari } = trade;
    const others = { 1: { solari: 3, spice: 3, water: 3 }, 2: { solari: 0, spice: 0, water: 0 } };
    const own = { hand: [card], spice: spice + 1, solari: 1, water: 1, influence: { guild: 2 } };
    const table = at(own, { players: others }).choose(...visit);
    expect(table.player(0)).toMatchObject({ spice: 1, solari: 1 + solari, water: 1 });
    for (const seat of [1, 2] as const) expect(table.player(seat)).toMatchObject(others[seat]);
    const source = `space:${visit[0]?.split('>')[1]}`;
    expect(table.happened('paid')).toEqual([{ event: 'paid', seat: 0, what: 'spice', n: spice, source }]);
    expect(table.happened('gained')).toMatchObject([{ what: 'solari', n: solari }]);
  });
});
