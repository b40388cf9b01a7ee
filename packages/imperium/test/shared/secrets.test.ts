import { redact } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { Table } from '../table.js';
import { EDITIONS, type Of, tableOf } from './editions.js';

/** Ten different intrigues. */
const INTRIGUES: Of<readonly string[]> = {
  imperium: [
    ...['ambush', 'windfall', 'charisma', 'bribery', 'infiltrate'],
    ...['refocus', 'urgent-mission', 'tiebreaker', 'private-army', 'water-of-life'],
  ],
  uprising: [
    ...['crysknife', 'desert-mouse', 'ornithopter', 'mercenaries', 'contingency-plan'],
    ...['cunning', 'impress', 'devour', 'shaddams-favor', 'call-to-arms'],
  ],
};

describe.each(EDITIONS)('Secrets in $id', (edition) => {
  const all = INTRIGUES[edition.id];
  const [four, five, drawn = ''] = [all.slice(0, 4), all.slice(4, 9), all[9]];
  const at = (one: readonly string[], two: readonly string[] = [], own: readonly string[] = []): Table =>
    tableOf(
      edition,
      {
        turn: 0,
        first: 0,
        intrigueDeck: [drawn],
        players: {
          0: { hand: ['diplomacy'], intrigues: [...own] },
          1: { intrigues: [...one] },
          2: { intrigues: [...two] },
        },
      },
      { confirmTurns: true },
    );
  const visit = (table: Table): Table => {
    table.choose('agent:diplomacy>secrets');
    while (!table.keys.includes('end')) table.choose(table.keys[0] ?? '');
    return table;
  };
  const held = (table: Table) => table.state.players.map(({ intrigues }) => intrigues.length);

  it('every opponent with four intrigues or more gives one', () => {
    covers('imp-space-secrets-steal', 'upr-sym-steal-intrigue');
    const table = visit(at(four, five));
    expect(held(table)).toEqual([3, 3, 4]);
    expect(table.player(0).intrigues).toContain(drawn);
    const stolen = table.happened('stole-intrigue');
    expect(stolen.map(({ seat, from }) => [seat, from])).toEqual([
      [0, 1],
      [0, 2],
    ]);
    const [one, two] = stolen.map(({ secret }) => secret.intrigue);
    expect(four).toContain(one);
    expect(five).toContain(two);
    expect(table.player(0).intrigues).toEqual(expect.arrayContaining([one, two]));
  });

  it('three or fewer are safe, and the visitor’s own do not matter', () => {
    covers('imp-space-secrets-threshold', 'upr-sym-steal-intrigue-threshold');
    const safe = at(four.slice(1)).choose('agent:diplomacy>secrets');
    expect(safe.keys).not.toContain('effect:secrets.1');
    expect(held(safe)).toEqual([1, 3, 0]);
    expect(safe.happened('stole-intrigue')).toEqual([]);
    const own = visit(at([], [], four));
    expect([held(own), own.happened('stole-intrigue')]).toEqual([[5, 0, 0], []]);
    const beside = visit(at(four, five.slice(2)));
    expect(beside.happened('stole-intrigue').map(({ from }) => from)).toEqual([1]);
    expect(held(beside)).toEqual([2, 3, 3]);
  });

  it('a visitor who holds intrigues is asked for the order and cannot skip it', () => {
    covers('imp-space-secrets-steal');
    const table = at(four, [], five.slice(0, 1)).choose('agent:diplomacy>secrets');
    expect(table.keys.filter((key) => !key.startsWith('intrigue:'))).toEqual([
      'effect:secrets.0',
      'effect:secrets.1',
    ]);
    expect(held(table.choose('effect:secrets.1'))).toEqual([2, 3, 0]);
  });

  it('chance picks; neither giver nor taker is asked', () => {
    covers('imp-space-secrets-random', 'upr-sym-steal-intrigue');
    const taken = Array.from({ length: 40 }, (_, turns) => {
      const table = at(four);
      table.state.random.counter += turns;
      visit(table);
      expect([table.asks, table.asked]).toEqual(['agent-effects', 0]);
      return table.happened('stole-intrigue')[0]?.secret.intrigue;
    });
    expect([...new Set(taken)].toSorted()).toEqual(four.toSorted());
  });

  it('the third player sees that a card changed hands, not which', () => {
    covers('imp-space-secrets-hidden', 'upr-sym-steal-intrigue');
    const table = visit(at(four));
    const [stolen] = table.happened('stole-intrigue');
    if (stolen === undefined) throw new Error('Nothing was stolen.');
    const open = { event: 'stole-intrigue', seat: 0, from: 1 };
    const known = { ...open, intrigue: stolen.secret.intrigue };
    expect([0, 1, 2, undefined].map((seat) => redact(stolen, seat))).toEqual([known, known, open, open]);
    expect(table.view(2).players.map((player) => [player.intrigueCount, player.intrigues])).toEqual([
      [2, undefined],
      [3, undefined],
      [0, []],
    ]);
    expect(table.view(0).players[0]?.intrigues).toContain(stolen.secret.intrigue);
    const other = visit(at(five.slice(1)));
    const seen = (of: Table) => JSON.stringify({ ...of.view(2), intrigueDiscard: [] });
    expect(seen(other)).toBe(seen(table));
    expect(other.view(0).players[0]?.intrigues).not.toEqual(table.view(0).players[0]?.intrigues);
  });
});
