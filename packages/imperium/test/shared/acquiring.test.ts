import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { strengthOf } from '../../src/state.js';
import type { Table } from '../table.js';
import { EDITIONS, type Edition, tableOf } from './editions.js';
import { FREE_SPACE } from './factions.js';

/** A row with cards for 2, 3 and 5 persuasion and two dear ones, and what else a purchase may need. */
interface Market {
  readonly row: readonly [string, string, string, string, string];
  /** The cards that come next, the first of them for 2 or less. */
  readonly next: readonly [string, string];
  /** The plain card of the Reserve, for 2. */
  readonly plain: string;
  /** Cards that pay for anything together with a council seat. */
  readonly rich: readonly string[];
  /** A space that gives 1 persuasion to whoever stands there. */
  readonly hall: string;
}
const MARKETS: Readonly<Record<Edition['id'], Market>> = {
  imperium: {
    row: ['arrakis-recruiter', 'space-travel', 'carryall', 'lady-jessica', 'choam-directorship'],
    next: ['scout', 'opulence'],
    plain: 'arrakis-liaison',
    rich: ['convincing-argument', 'convincing-argument', 'diplomacy', 'fremen-camp', 'space-travel'],
    hall: 'hall-of-oratory',
  },
  uprising: {
    row: ['desert-survival', 'maula-pistol', 'strike-fleet', 'overthrow', 'steersman'],
    next: ['spy-network', 'price-is-no-object'],
    plain: 'prepare-the-way',
    rich: [
      'convincing-argument',
      'convincing-argument',
      'long-live-the-fighters',
      'stilgar-the-devoted',
      'leadership',
    ],
    hall: 'assembly-hall',
  },
};

/** Five persuasion. */
const FIVE = ['convincing-argument', 'convincing-argument', 'diplomacy'];
const STARTERS = ['dagger', 'dagger', 'seek-allies', 'signet-ring', 'reconnaissance'];

const purchases = (table: Table) => table.keys.filter((key) => key.startsWith('acquire:'));
const persuasion = (table: Table) => table.state.turn?.persuasion;

describe.each(EDITIONS)('acquiring cards in $id', (edition) => {
  const { row, next, plain, rich, hall } = MARKETS[edition.id];
  const [two, three, five, dear] = row;
  const reserve = `acquire:${plain}@reserve`;
  const options = { confirmTurns: true };

  const turn = (player: PlayerPosition, position: Position = {}): Table =>
    tableOf(
      edition,
      {
        turn: 0,
        first: 0,
        ...edition.quiet,
        row: [...row],
        imperiumDeck: [...next],
        ...position,
        players: { 0: { deck: [], discard: [], ...player }, ...position.players },
      },
      options,
    );

  /** Where no card could send an agent, the reveal has been taken already. */
  const revealing = (player: PlayerPosition = {}, position: Position = {}): Table => {
    const table = turn({ hand: FIVE, ...player }, position);
    return table.asks === 'turn' ? table.choose('reveal') : table;
  };

  it('nothing can be bought on an Agent turn, a council seat or not', () => {
    covers('imp-persuasion-reveal-turn-only', 'upr-persuasion-when');
    const table = turn({ hand: ['convincing-argument', 'diplomacy'], councilSeat: true });
    expect(purchases(table)).toEqual([]);
    table.choose(`agent:diplomacy>${FREE_SPACE[edition.id].emperor}`);
    expect(purchases(table)).toEqual([]);
    expect(persuasion(table)).toBe(0);
  });

  it('no other player can spend what somebody reveals', () => {
    covers('imp-persuasion-reveal-turn-only', 'upr-persuasion-when');
    const table = revealing();
    expect(table.asked).toBe(0);
    expect(table.view(1).decision?.choices).toBeUndefined();
    expect(() => table.game.apply(reserve, 1)).toThrow();
  });

  it('the five cards of the row and two Reserve stacks are for sale', () => {
    covers('imp-persuasion-what-can-be-bought', 'upr-acquire-from-where');
    const table = revealing({ hand: [...rich], councilSeat: true });
    const all = [...row.map((card) => `acquire:${card}@row`), reserve, 'acquire:the-spice-must-flow@reserve'];
    expect(purchases(table).toSorted()).toEqual(all.toSorted());
  });

  it('a card costs its number, and what is too dear is refused', () => {
    covers('imp-persuasion-cost', 'imp-icon-persuasion', 'upr-acquire-cost', 'upr-sym-persuasion');
    const table = revealing();
    expect(persuasion(table)).toBe(5);
    expect(purchases(table)).toEqual([two, three, five].map((card) => `acquire:${card}@row`).concat(reserve));
    expect(table.refused(`row:${dear}`)).toBe('cost');
    expect(table.refused('reserve:the-spice-must-flow')).toBe('cost');
    expect(table.refused(`row:${five}`)).toBeUndefined();
    table.choose(`acquire:${three}@row`);
    expect(persuasion(table)).toBe(2);
    expect(table.happened('acquired')).toEqual([
      { event: 'acquired', seat: 0, card: three, from: 'row', to: 'discard', cost: 3 },
    ]);
    expect(table.refused(`row:${five}`)).toBe('cost');
  });

  it('exactly the price is enough and one less is not', () => {
    covers('imp-persuasion-cost', 'upr-acquire-cost');
    const enough = revealing({ hand: ['convincing-argument', 'diplomacy'] });
    expect(purchases(enough)).toContain(`acquire:${three}@row`);
    expect(purchases(revealing({ hand: ['convincing-argument'] }))).not.toContain(`acquire:${three}@row`);
  });

  it('several cards may be bought as long as the persuasion lasts, or none', () => {
    covers('imp-persuasion-many-cards', 'upr-acquire-any-number');
    const many = revealing().choose(reserve, `acquire:${three}@row`);
    expect(many.player(0).discard).toEqual([plain, three]);
    expect(purchases(many)).toEqual([]);
    const none = revealing().choose('end');
    expect(none.happened('acquired')).toEqual([]);
    expect(none.asked).toBe(1);
  });

  it('persuasion of cards, council and a space adds up, and one purse is split', () => {
    covers('imp-persuasion-pool', 'imp-persuasion-split', 'upr-persuasion-combine');
    const hand = ['convincing-argument', 'convincing-argument'];
    const table = revealing({ hand, played: ['dagger'], councilSeat: true }, { agents: { [hall]: [0] } });
    expect(persuasion(table)).toBe(4 + 2 + 1);
    table.choose(`acquire:${three}@row`, `acquire:${two}@row`, reserve);
    expect(persuasion(table)).toBe(0);
  });

  it('what is left at the end of the turn does not come back on the next Reveal turn', () => {
    covers('imp-persuasion-lost', 'upr-persuasion-lost');
    const table = revealing({ deck: STARTERS }).choose('end');
    const others = () => table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    while (table.state.round === 1) others();
    while (table.asked !== 0) others();
    expect(persuasion(table)).toBe(0);
    expect(persuasion(table.choose('reveal'))).toBe(2);
  });

  it('a bought card lies open on the discard pile for everybody to see', () => {
    covers('imp-acquired-face-up', 'imp-acquire-to-discard');
    covers('upr-acquire-to-discard', 'upr-deck-acquired-to-discard');
    const table = revealing({ deck: ['dagger'] }).choose(`acquire:${three}@row`, reserve);
    for (const seat of [0, 1, 2, undefined])
      expect(table.view(seat).players[0]?.discard).toEqual([three, plain]);
    expect(table.player(0)).toMatchObject({ hand: [], deck: ['dagger'] });
    expect(table.happened('acquired').map(({ to }) => to)).toEqual(['discard', 'discard']);
  });

  it('it is not in hand and gives no reveal effect this turn', () => {
    covers('imp-acquired-not-usable-now', 'upr-acquire-not-usable-now');
    const table = revealing({ conflict: 1 }).choose(`acquire:${two}@row`);
    expect(table.player(0)).toMatchObject({ hand: [], swords: 0, revealed: FIVE });
    expect(strengthOf(table.player(0))).toBe(2);
    expect(persuasion(table)).toBe(3);
    expect(table.happened('gained').some(({ source }) => source === `card:${two}`)).toBe(false);
  });

  it('it comes back with the next shuffle of the discard pile, not earlier', () => {
    covers('imp-acquired-not-usable-now', 'upr-acquire-not-usable-now');
    const after = (deck: string[]) => {
      const table = revealing({ deck }).choose(`acquire:${two}@row`, 'end');
      while (table.state.round === 1) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
      return table.player(0);
    };
    const waiting = after(STARTERS);
    expect(waiting.hand).toEqual(STARTERS);
    expect(waiting.discard).toContain(two);
    // The pile is shuffled for the second card of the new hand.
    const shuffled = after(['dagger']);
    expect(shuffled.discard).toEqual([]);
    expect([...shuffled.hand, ...shuffled.deck].toSorted()).toEqual([...FIVE, 'dagger', two].toSorted());
  });

  it('a gap in the row is filled at once with the top card of the Imperium deck', () => {
    covers('imp-row-always-five', 'upr-row-five');
    const table = revealing().choose(`acquire:${two}@row`);
    expect(table.state.row).toEqual([...row.slice(1), next[0]]);
    expect(table.state.imperiumDeck).toEqual([next[1]]);
    expect(table.happened('row')).toEqual([{ event: 'row', card: next[0] }]);
  });

  it('the new card may be bought on the same turn, if the persuasion suffices', () => {
    covers('imp-row-replacement-buyable', 'upr-row-buy-replacement');
    const table = revealing().choose(`acquire:${three}@row`, `acquire:${next[0]}@row`);
    expect(table.player(0).discard.slice(0, 2)).toEqual([three, next[0]]);
    const other = revealing({}, { imperiumDeck: [next[1], next[0]] }).choose(`acquire:${two}@row`);
    expect(other.refused(`row:${next[1]}`)).toBe('cost');
  });

  it('without an Imperium deck the gap stays open', () => {
    covers('imp-row-deck-empty', 'upr-row-five');
    const table = revealing({}, { imperiumDeck: [] }).choose(`acquire:${two}@row`);
    expect(table.state.row).toEqual(row.slice(1));
    table.choose(`acquire:${three}@row`);
    expect(table.state.row).toEqual(row.slice(2));
  });

  it('Reserve purchases leave row and deck alone', () => {
    covers('imp-row-always-five', 'upr-row-five');
    const table = revealing({}, { reserve: { [plain]: 8 } }).choose(reserve);
    expect(table.state.row).toEqual(row);
    expect(table.state.imperiumDeck).toEqual(next.toReversed());
    expect(table.state.reserve[plain]).toBe(7);
  });

  it('the last copy of a stack can be bought; an empty one sells nothing', () => {
    covers('imp-reserve-stack-empty', 'upr-acquire-from-where');
    const last = revealing({}, { reserve: { [plain]: 1 } }).choose(reserve);
    expect(persuasion(last)).toBe(3);
    const empty = revealing({}, { reserve: { [plain]: 0, 'the-spice-must-flow': 0 } });
    for (const table of [last, empty]) {
      expect(table.keys).not.toContain(reserve);
      expect(table.refused(`reserve:${plain}`)).toBe('stack-empty');
    }
    expect(empty.refused('reserve:the-spice-must-flow')).toBe('stack-empty');
  });
});
