import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';
import { attack, DICE } from './attack.js';

describe('going on', () => {
  const quiet = { combatRolls: Array(40).fill('shield') };

  it('is the attacker’s choice, free in the open; then the defender may retreat', () => {
    covers(
      'arr-battle-step-4-continue',
      'arr-battle-step-4-defender-retreat',
      'arr-continue-open-area',
      'arr-continue-after-casualties',
      'arr-retreat-only-defender',
    );
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 2 } },
        windgap: { sietch: 0, atreides: { regular: 2 } },
      },
      quiet,
    );
    expect([table.asks, table.asked]).toEqual(['continue', 'harkonnen']);
    table.choose('continue');
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 2 });
    expect([table.asks, table.asked]).toEqual(['retreat', 'atreides']);
    table.choose('stand');
    expect([table.asks, table.asked]).toEqual(['continue', 'harkonnen']);
    expect(table.happened('roll')).toHaveLength(4);
  });

  it('costs a hit against a settlement, before the defender decides', () => {
    covers(
      'arr-continue-settlement-costs-1-hit',
      'arr-continue-settlement-or-cease',
      'arr-continue-hit-before-retreat',
    );
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 1, elite: 1 } },
        windgap: { sietch: 1, atreides: { regular: 2 } },
      },
      quiet,
    );
    expect(table.keys).toEqual(['continue', 'cease']);
    table.choose('continue');
    expect([table.asks, table.asked]).toEqual(['casualty', 'harkonnen']);
    table.choose('lose:elite');
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 2 });
    expect(table.asks).toBe('retreat');
    const last = attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 1 } }, windgap: { sietch: 1, atreides: { regular: 2 } } },
      quiet,
    );
    last.choose('continue');
    expect(last.happened('battle-over')).toMatchObject([{ winner: 'atreides' }]);
  });

  it('ends by a retreat to an area of the attacker’s choice; the attacker advances', () => {
    covers(
      'arr-retreat-area-chosen-by-attacker',
      'arr-retreat-whole-legion',
      'arr-battle-attacker-wins',
      'arr-advance-all',
      'arr-battle-end-causes',
    );
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 2, generic: 1 } },
        windgap: { sietch: 0, atreides: { regular: 2, generic: 1 } },
      },
      quiet,
    );
    table.choose('continue', 'retreat');
    expect([table.asks, table.asked]).toEqual(['retreat-to', 'harkonnen']);
    table.choose('to@central-sw-6');
    expect(table.legion('atreides', 'central-sw-6')).toEqual({ regular: 2, generic: 1 });
    expect(table.legion('harkonnen', 'windgap')).toEqual({ regular: 2, generic: 1 });
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({});
  });

  it('retreats only to free areas, Harkonnen not onto wormsigns', () => {
    covers(
      'arr-retreat-area-free',
      'arr-retreat-harkonnen-no-wormsign',
      'arr-retreat-impossible',
      'arr-retreat-harvester-stays',
    );
    const around = {
      'false-wall-west': { atreides: { regular: 1 } },
      'central-sw-2': { atreides: { regular: 1 } },
      'central-sw-5': { sign: 'sand' },
      'central-sw-6': { worm: 'sandworm' },
      'outer-sw-8': { sign: 'sand' },
      'outer-sw-9': { atreides: { regular: 1 } },
    };
    const trapped = new Table({
      clear: true,
      ...DICE,
      ...quiet,
      areas: {
        ...around,
        'central-sw-3': { atreides: { regular: 2 } },
        windgap: { sietch: 0, harkonnen: { regular: 2 }, harvester: true },
      },
    });
    trapped.choose(
      'die:strategy',
      'act:strategy-attack',
      'legion@central-sw-3',
      '?attack@windgap',
      'continue',
    );
    expect([trapped.asks, trapped.asked]).toEqual(['continue', 'atreides']);
    const free = new Table({
      clear: true,
      ...DICE,
      ...quiet,
      areas: {
        ...around,
        'central-sw-5': { harkonnen: { regular: 1 } },
        'central-sw-3': { atreides: { regular: 2 } },
        windgap: { sietch: 0, harkonnen: { regular: 2 }, harvester: true },
      },
    });
    free.choose(
      'die:strategy',
      'act:strategy-attack',
      'legion@central-sw-3',
      '?attack@windgap',
      'continue',
      'retreat',
    );
    expect(free.legion('harkonnen', 'central-sw-5')).toEqual({ regular: 3 });
    // The winners advance and destroy the harvester that stayed behind.
    expect(free.zone('windgap').harvester).toBe(false);
    expect(free.legion('atreides', 'windgap')).toEqual({ regular: 2 });
  });

  it('lets retreating Atreides take what they come upon', () => {
    covers('arr-retreat-atreides-into-station-or-harvester');
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 2 } },
        windgap: { sietch: 0, atreides: { regular: 2 } },
        'central-sw-6': { station: 'jihad', harvester: true },
      },
      quiet,
    );
    table.choose('continue', 'retreat', 'to@central-sw-6');
    expect(table.state.prescience.jihad).toBe(1);
    expect(table.zone('central-sw-6').harvester).toBe(false);
  });

  it('never retreats across a red border', () => {
    covers('arr-retreat-not-across-impassable');
    const wall = (more: object = {}) =>
      new Table({
        clear: true,
        ...DICE,
        ...quiet,
        areas: {
          'gara-kulon': { sietch: 0, atreides: { regular: 2 } },
          'shield-wall-east': { harkonnen: { regular: 2 } },
          ...more,
        },
      }).choose(
        'die:strategy',
        'act:strategy-attack',
        'legion@gara-kulon',
        '?attack@shield-wall-east',
        'continue',
      );
    expect(wall().choose('retreat').keys.toSorted()).toEqual([
      'to@central-ne-8',
      'to@central-ne-9',
      'to@outer-ne-11',
      'to@outer-ne-7',
    ]);
    // With all of those taken there is no way out, though Central NE 6 is free behind the border.
    const taken = { atreides: { regular: 1 } };
    const trapped = wall({
      'central-ne-8': taken,
      'central-ne-9': taken,
      'outer-ne-7': taken,
      'outer-ne-11': taken,
    });
    expect([trapped.asks, trapped.asked]).toEqual(['continue', 'atreides']);
  });
});
