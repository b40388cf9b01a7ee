import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';
import { CORRINO, FOUR, FREMEN, HOUSE_ATREIDES, HOUSE_HARKONNEN, QUIET } from './seats.js';

const HARKONNEN = [HOUSE_HARKONNEN, CORRINO];
const ATREIDES = [HOUSE_ATREIDES, FREMEN];

describe('phases with partners', () => {
  it('leave vehicles to House Harkonnen', () => {
    covers('team-vehicles-by-house-harkonnen');
    const table = new Table({ ...QUIET, phase: 'vehicles' }, FOUR);
    let placed = 0;
    while (table.state.phase === 'vehicles' && (table.asks === 'area' || table.asks === 'air-zone')) {
      expect(table.seats).toEqual([HOUSE_HARKONNEN]);
      table.choose(table.keys[0] as string);
      placed++;
    }
    expect(placed).toBeGreaterThan(5);
    expect(table.state.phase).toBe('actions');
  });

  it('leave vehicles of an action to whoever acts', () => {
    covers('team-vehicles-by-house-harkonnen');
    const table = new Table(
      {
        ...QUIET,
        turn: 'harkonnen',
        harkonnen: {
          hand: ['spies-all-over-arrakis'],
          diceOn: { 'dashboard-house-harkonnen': { house: 1 } },
        },
      },
      FOUR,
    );
    table.choose('die:house', '?act:house-vehicles');
    expect([table.asks, table.seats]).toEqual(['which-vehicle', [HOUSE_HARKONNEN]]);
  });

  it('leave every hazard to the Fremen', () => {
    covers('team-hazards-by-fremen');
    const table = new Table(
      {
        clear: true,
        phase: 'hazards',
        areas: {
          'outer-ne-8': { harkonnen: { regular: 2 }, sign: 'sandworm' },
          'outer-ne-2': { harvester: true, sign: 'sandworm' },
          windgap: { atreides: { regular: 1 } },
        },
        air: { 'air-outer-ne': 'carryall' },
        signSupply: ['sand', 'sand'],
        combatRolls: Array(20).fill('shield'),
      },
      FOUR,
    );
    const asked = new Set<string>();
    while (table.state.phase === 'hazards' && table.asks !== 'over') {
      asked.add(`${table.asks} ${table.seats}`);
      table.choose(table.keys[0] as string);
    }
    expect([...asked]).toEqual([
      `worm-effect ${FREMEN}`,
      `rescue ${HOUSE_HARKONNEN}`,
      `retreat-to ${FREMEN}`,
    ]);
  });

  it('leave spice and bans to House Harkonnen', () => {
    covers('team-silent-unassigned-decisions');
    const table = new Table(
      { ...QUIET, phase: 'spice', areas: { 'outer-ne-2': { harvester: true } }, reserve: 1 },
      FOUR,
    );
    expect([table.asks, table.seats]).toEqual(['allot', [HOUSE_HARKONNEN]]);
    table.choose('allot@0+0+0+0');
    expect([table.asks, table.seats]).toEqual(['extra-ban', [HOUSE_HARKONNEN]]);
  });

  it('bind both Harkonnen players by a ban', () => {
    covers('team-bans-bind-both');
    const position = {
      clear: true,
      turn: 'harkonnen',
      areas: {
        'central-sw-3': { harkonnen: { regular: 2 } },
        windgap: { sietch: 2, atreides: { regular: 1 } },
      },
      air: { 'air-outer-sw': 'ornithopter' },
      harkonnen: { hand: ['sandmasters', 'troop-carriers'] },
      combatRolls: Array(40).fill('shield'),
    } as const;
    for (const force of ['house-harkonnen', 'corrino'])
      expect(
        new Table({ ...position, bans: ['spacing-guild'] }, FOUR).choose(`actor:${force}`).keys,
      ).not.toContain('scout');
    expect(new Table(position, FOUR).choose('actor:corrino').keys).toContain('scout');
    const attack = [
      'actor:corrino',
      'die:strategy',
      'act:strategy-attack',
      '?legion@central-sw-3',
      '?attack@windgap',
    ];
    const { air: _, ...grounded } = position;
    expect(new Table(grounded, FOUR).choose(...attack).asks).toBe('combat-cards');
    const banned = new Table({ ...grounded, bans: ['landsraad'] }, FOUR).choose(...attack);
    expect(banned.asks).not.toBe('combat-cards');
  });
});

describe('what the book leaves to partners together', () => {
  it('is answered by either: losses and retreat', () => {
    covers('team-silent-unassigned-decisions');
    const table = new Table(
      {
        clear: true,
        areas: {
          'central-sw-3': { harkonnen: { regular: 3, generic: 1 } },
          windgap: { atreides: { regular: 3, generic: 1 } },
        },
        // One hit each way.
        combatRolls: ['sword', 'sword', 'shield', 'sword', 'sword', 'shield'],
      },
      FOUR,
    );
    table.choose(
      'actor:fremen',
      'die:strategy',
      'act:strategy-attack',
      '?legion@windgap',
      '?attack@central-sw-3',
    );
    expect([table.asks, table.seats]).toEqual(['casualty', ATREIDES]);
    table.chooseAs(HOUSE_ATREIDES, 'lose:naib');
    expect([table.asks, table.seats]).toEqual(['casualty', HARKONNEN]);
    table.chooseAs(CORRINO, 'lose:bashar');
    // Whoever acts goes on alone; the defenders decide together whether to stay.
    expect([table.asks, table.seats]).toEqual(['continue', [FREMEN]]);
    table.choose('continue');
    expect([table.asks, table.seats]).toEqual(['retreat', HARKONNEN]);
    table.choose('retreat');
    expect([table.asks, table.seats]).toEqual(['retreat-to', [FREMEN]]);
  });

  it('is answered by either: claims, removed cards and leaders exchanged', () => {
    covers('team-silent-unassigned-decisions');
    const end = new Table(
      {
        ...QUIET,
        areas: { ...QUIET.areas, 'habbanya-ridge': { atreides: { regular: 1, named: ['stilgar'] } } },
        phase: 'end',
        shown: ['dew-collectors-for-the-planting'],
      },
      FOUR,
    );
    const asked = new Set<string>();
    while (end.state.phase === 'end') {
      asked.add(`${end.asks} ${end.seats}`);
      end.choose('done');
    }
    expect([...asked]).toEqual(expect.arrayContaining([`swap-leader ${ATREIDES}`, `unclaimed ${ATREIDES}`]));
  });
});

describe('secrets of the Atreides', () => {
  it('are open to both partners and to no enemy', () => {
    covers('team-silent-common-secrets');
    const table = new Table({}, FOUR);
    for (const seat of ATREIDES) {
      const view = table.view(seat);
      expect(view.objectives).toEqual(table.state.objectives);
      expect(view.areas['habbanya-ridge']?.sietchRank).toBe(table.zone('habbanya-ridge').sietch);
      expect(Object.keys(view.faces)).toEqual(expect.arrayContaining(['starting-1', 'starting-8']));
    }
    for (const seat of [...HARKONNEN, undefined]) {
      const view = table.view(seat);
      expect(view.objectives).toBeUndefined();
      expect(view.areas['habbanya-ridge']?.sietchRank).toBeUndefined();
      expect(view.faces).toEqual({});
    }
  });
});
