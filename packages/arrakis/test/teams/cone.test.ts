import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { arrakis } from '../../src/index.js';
import { Table } from '../table.js';
import { AGAINST_PARTNERS, CORRINO, FOUR, FREMEN, HOUSE_ATREIDES, HOUSE_HARKONNEN, QUIET } from './seats.js';

const POSITION = {
  ...QUIET,
  turn: 'harkonnen',
  atreides: { hand: ['war-plan', 'thumpers'] },
  harkonnen: { hand: ['sandmasters', 'troop-carriers'] },
} as const;

const SEATS = [HOUSE_ATREIDES, FREMEN, HOUSE_HARKONNEN, CORRINO].sort();

/** The hands a seat sees. */
const seen = (table: Table, seat: number | undefined): string[] =>
  (['atreides', 'harkonnen'] as const).flatMap((side) =>
    table.view(seat).factions[side].dashboards.flatMap(({ hand }) => hand ?? []),
  );

describe('without a cone of silence', () => {
  it('partners see no hand but their own', () => {
    covers('team-no-showing-cards');
    const table = new Table(POSITION, FOUR);
    expect(seen(table, HOUSE_ATREIDES)).toEqual(['war-plan']);
    expect(seen(table, FREMEN)).toEqual(['thumpers']);
    expect(seen(table, HOUSE_HARKONNEN)).toEqual(['sandmasters']);
    expect(seen(table, CORRINO)).toEqual(['troop-carriers']);
    expect(seen(table, undefined)).toEqual([]);
  });

  it('have nobody to confide in, not even about an action', () => {
    covers('team-talk-in-the-open', 'team-no-secret-planning', 'team-actor-may-consult');
    const table = new Table(POSITION, FOUR);
    for (const seat of SEATS) expect(arrakis.confiding?.(table.state, seat, true)).toEqual([]);
    table.choose('actor:corrino', 'die:strategy');
    for (const seat of SEATS) expect(arrakis.confiding?.(table.state, seat, true)).toEqual([]);
    // All that partners learn of each other is told to everybody: no event is for the two of them.
    for (const { secret } of table.log) expect(secret?.seats ?? [0]).toHaveLength(1);
  });
});

describe('a cone of silence', () => {
  it('costs a token, whoever of the partners begins it, and the others see that', () => {
    covers('team-cone-price');
    for (const seat of [HOUSE_HARKONNEN, CORRINO]) {
      const table = new Table(POSITION, FOUR).chooseAs(seat, 'cone');
      expect(table.faction('harkonnen').cones).toBe(2);
      expect(table.faction('atreides').cones).toBe(3);
      expect(table.view(HOUSE_ATREIDES).factions.harkonnen.cones).toBe(2);
      expect(table.view(undefined).decision?.kind).toBe('cone');
    }
  });

  it('shows partners each other’s hands and lets them confer, and nobody else', () => {
    covers('team-cone-effect');
    const table = new Table(POSITION, FOUR).choose('cone');
    for (const seat of [HOUSE_HARKONNEN, CORRINO])
      expect(seen(table, seat)).toEqual(['sandmasters', 'troop-carriers']);
    expect(seen(table, FREMEN)).toEqual(['thumpers']);
    expect(seen(table, undefined)).toEqual([]);
    const confiding = SEATS.map((seat) => arrakis.confiding?.(table.state, seat, false));
    const partners: readonly number[] = [HOUSE_HARKONNEN, CORRINO];
    expect(confiding).toEqual(SEATS.map((seat) => (partners.includes(seat) ? partners : [])));
    expect(table.game.canUndo).toBe(false);
  });

  it('lasts until either partner ends it, and then the question is asked again', () => {
    covers('team-cone-duration');
    const table = new Table(POSITION, FOUR).choose('actor:corrino');
    const before = table.keys;
    table.choose('cone');
    expect([table.asks, table.seats, table.keys]).toEqual(['cone', [HOUSE_HARKONNEN, CORRINO], ['end-cone']]);
    expect(arrakis.expiry?.(table.state)).toEqual({ seconds: 180, key: 'end-cone' });
    table.chooseAs(HOUSE_HARKONNEN, 'end-cone');
    expect([table.asks, table.seats]).toEqual(['turn', [CORRINO]]);
    expect(arrakis.expiry?.(table.state)).toBeUndefined();
    expect(table.keys).toEqual(before);
    expect(seen(table, CORRINO)).toEqual(['troop-carriers']);
    expect(table.happened('cone').map(({ side, change }) => [side, change])).toEqual([
      ['harkonnen', 'began'],
      ['harkonnen', 'ended'],
    ]);
  });

  it('can be had three times in a game', () => {
    covers('team-cone-supply');
    const table = new Table(POSITION, FOUR);
    for (let left = 2; left >= 0; left--) {
      table.choose('cone', 'end-cone');
      expect(table.faction('harkonnen').cones).toBe(left);
    }
    expect(table.keys).not.toContain('cone');
    // And never by a player alone.
    expect(new Table({ ...QUIET }, AGAINST_PARTNERS).keys).not.toContain('cone');
  });
});
