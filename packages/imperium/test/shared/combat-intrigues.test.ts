import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition } from '../../src/scenario/position.js';
import type { Table } from '../table.js';
import { EDITIONS, type Edition, tableOf } from './editions.js';

/** Combat intrigues with their swords, one that lets troops retreat, and plots, which have no place in combat. */
interface Hand {
  readonly swords: readonly [intrigue: string, n: number];
  readonly more: readonly [intrigue: string, n: number];
  readonly retreat: string;
  readonly plots: readonly [string, string, string];
}
const HANDS: Readonly<Record<Edition['id'], Hand>> = {
  imperium: {
    swords: ['ambush', 4],
    more: ['private-army', 5],
    retreat: 'master-tactician',
    plots: ['windfall', 'bribery', 'charisma'],
  },
  uprising: {
    swords: ['contingency-plan', 3],
    more: ['weirding-combat', 3],
    retreat: 'tactical-option',
    plots: ['mercenaries', 'cunning', 'unexpected-allies'],
  },
};

describe.each(EDITIONS)('combat intrigues of $id', (edition) => {
  const { swords, more, retreat, plots } = HANDS[edition.id];
  const [card, n] = swords;
  const now = (table: Table) => [table.asks, table.asked];
  const strength = (table: Table, seat: number) => {
    const seen = [0, 1, 2, undefined].map((viewer) => table.view(viewer).players[seat]?.strength);
    expect(new Set(seen).size).toBe(1);
    return seen[0];
  };
  const combat = (players: Readonly<Record<number, PlayerPosition>>, first = 0) =>
    tableOf(edition, { phase: 'combat', conflict: edition.raid.id, first, players });

  it('are played before any reward is given', () => {
    covers('imp-combat-intrigue-first');
    const table = combat({ 0: { conflict: 1, intrigues: [card] }, 1: { conflict: 2 } });
    expect(table.asks).toBe('combat');
    expect([table.happened('reward'), table.happened('combat')]).toEqual([[], []]);
    table.choose(`intrigue:${card}`);
    expect(table.happened('combat')[0]?.winner).toBe(0);
    expect(table.happened('reward')[0]).toMatchObject({ seat: 0, place: 1 });
  });

  it('from the first player clockwise, each any number of combat cards or none', () => {
    covers('imp-combat-intrigue-order', 'upr-combat-intrigue-order', 'upr-combat-intrigue-any-number');
    const table = combat(
      {
        0: { conflict: 1, intrigues: [card] },
        1: { conflict: 1, intrigues: [card, more[0], plots[0]], spice: 2 },
        2: { conflict: 1, intrigues: [plots[1]] },
      },
      1,
    );
    expect(now(table)).toEqual(['combat', 1]);
    expect(table.keys).toEqual([`intrigue:${card}`, `intrigue:${more[0]}`, 'pass']);
    expect(table.refused(`intrigue:${plots[0]}`)).toBe('wrong-time');
    table.choose(`intrigue:${card}`);
    expect(now(table)).toEqual(['combat', 1]);
    table.choose(`intrigue:${more[0]}`);
    expect(strength(table, 1)).toBe(2 + n + more[1]);
    expect(table.state.intrigueDiscard).toEqual([card, more[0]]);
    table.choose('pass');
    // A holder of other cards is asked all the same.
    expect([...now(table), ...table.keys]).toEqual(['combat', 2, 'pass']);
    table.choose('pass');
    expect(now(table)).toEqual(['combat', 0]);
  });

  it('who has no unit in the conflict is skipped and plays nothing', () => {
    covers('imp-combat-participants', 'upr-combat-intrigue-who', 'upr-combat-no-unit-zero');
    const table = combat({
      0: { conflict: 0, swords: 5, garrison: 4, intrigues: [card] },
      1: { conflict: 1, intrigues: [card] },
      2: { conflict: 0, intrigues: [plots[0]] },
    });
    expect(now(table)).toEqual(['combat', 1]);
    table.choose('pass');
    expect(table.happened('combat')[0]?.strengths).toEqual([0, 2, 0]);
    expect(table.player(0).intrigues).toEqual([card]);
    const nobody = combat({ 0: { intrigues: [card] }, 1: { intrigues: [plots[0]] } });
    expect(nobody.happened('combat')).toEqual([{ event: 'combat', strengths: [0, 0, 0], winner: undefined }]);
    expect(nobody.asks).toBe('turn');
  });

  it('who passed may play when the turn comes round again', () => {
    covers('imp-combat-pass-not-final', 'upr-combat-pass-not-final');
    const table = combat({
      0: { conflict: 1, intrigues: [card] },
      1: { conflict: 1, intrigues: [card, plots[0]] },
    });
    table.choose('pass', `intrigue:${card}`, 'pass');
    expect(now(table)).toEqual(['combat', 0]);
    expect(table.keys).toContain(`intrigue:${card}`);
    table.choose(`intrigue:${card}`);
    expect([strength(table, 0), strength(table, 1)]).toEqual([2 + n, 2 + n]);
    expect(now(table)).toEqual(['combat', 1]);
    expect(table.choose('pass').happened('combat')).toHaveLength(1);
  });

  it('it ends only when all participants have passed in a row', () => {
    covers('imp-combat-all-pass', 'upr-combat-intrigue-end');
    const table = combat({
      0: { conflict: 1, intrigues: [plots[0]] },
      1: { conflict: 1, intrigues: [plots[1]] },
      2: { conflict: 1, intrigues: [card, plots[2]] },
    });
    const asked = [];
    for (const key of ['pass', 'pass', `intrigue:${card}`, 'pass', 'pass', 'pass']) {
      asked.push(table.asked);
      expect(table.asks).toBe('combat');
      table.choose(key);
    }
    // After the card everybody, the player of the card last, must pass again.
    expect(asked).toEqual([0, 1, 2, 2, 0, 1]);
    expect(now(table)).toEqual(['combat', 2]);
    expect(table.choose('pass').happened('combat')).toHaveLength(1);
    const one = { conflict: 1, intrigues: [card] };
    const once = combat({ 0: one, 2: one }, 2).choose('pass');
    expect(once.happened('combat')).toEqual([]);
    expect(once.choose('pass').happened('combat')).toHaveLength(1);
  });

  it('whose last unit leaves is asked no more, the others once each', () => {
    covers('imp-combat-dropped-out', 'upr-combat-intrigue-end');
    const table = combat({
      0: { conflict: 2, garrison: 0, intrigues: [retreat, card] },
      1: { conflict: 1, intrigues: [card] },
      2: { conflict: 1, intrigues: [plots[0]] },
    });
    table.choose(`intrigue:${retreat}`, 'option:1', 'retreat:2');
    expect(table.player(0)).toMatchObject({ conflict: 0, garrison: 2 });
    expect(now(table)).toEqual(['combat', 1]);
    table.choose('pass');
    expect(now(table)).toEqual(['combat', 2]);
    table.choose('pass');
    expect(table.happened('combat')[0]?.strengths).toEqual([0, 2, 2]);
    expect(table.player(0).intrigues).toEqual([card]);
  });

  it('swords and troops change the strength everybody sees at once', () => {
    covers('imp-combat-marker-updated', 'upr-combat-marker-update');
    const table = combat({
      0: { conflict: 4, swords: 1, garrison: 0, intrigues: [card, retreat, plots[0]] },
      1: { conflict: 1 },
    });
    expect(strength(table, 0)).toBe(9);
    table.choose(`intrigue:${card}`);
    expect(strength(table, 0)).toBe(9 + n);
    table.choose(`intrigue:${retreat}`, 'option:1', 'retreat:1');
    expect(strength(table, 0)).toBe(7 + n);
  });
});
