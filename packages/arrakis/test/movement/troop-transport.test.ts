import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { atreides, harkonnen } from './sides.js';

describe('troop transport', () => {
  const AIR = { air: { 'air-outer-ne': 'ornithopter' as const } };

  it('uses one connected ornithopter to move two areas over anything', () => {
    covers(
      'arr-transport-optional',
      'arr-transport-connected-start',
      'arr-transport-removes-ornithopter',
      'arr-transport-jump',
      'arr-summary-transport',
    );
    const areas = {
      'outer-ne-7': { harkonnen: { regular: 2 } },
      'outer-ne-5': { worm: 'sandworm' },
      'outer-ne-8': { atreides: { regular: 1 } },
    };
    const table = harkonnen(areas, AIR).choose('die:strategy', '?act:strategy-move', 'legion@outer-ne-7');
    expect(table.keys).toContain('fly@outer-ne-2');
    expect(table.keys).toContain('fly@outer-ne-12');
    // One step across a red border, and two of them.
    expect(table.keys).toContain('fly@central-ne-5');
    expect(table.keys).toContain('to@shield-wall-east');
    expect(table.keys).not.toContain('fly@shield-wall-east');
    expect(table.keys).not.toContain('fly@outer-ne-13');
    table.choose('fly@outer-ne-2', 'all', '?skip');
    expect(table.legion('harkonnen', 'outer-ne-2')).toEqual({ regular: 2 });
    expect(table.state.air['air-outer-ne']).toBeUndefined();
    const elsewhere = harkonnen(areas, { air: { 'air-outer-sw': 'ornithopter' } });
    elsewhere.choose('die:strategy', '?act:strategy-move', 'legion@outer-ne-7');
    expect(elsewhere.keys.filter((key) => key.startsWith('fly'))).toEqual([]);
  });

  it('takes one ornithopter for one legion, chosen among several', () => {
    covers('arr-transport-one-ornithopter');
    const air = { 'air-outer-ne': 'ornithopter' as const, 'air-central-e': 'ornithopter' as const };
    const table = harkonnen(
      { 'shield-wall-east': { harkonnen: { regular: 1 } }, 'central-ne-9': { harkonnen: { regular: 1 } } },
      { air },
    );
    table.choose('die:strategy', '?act:strategy-move', 'legion@shield-wall-east', 'fly@outer-ne-8');
    expect(table.asks).toBe('move-ornithopter');
    table.choose('ornithopter:air-central-e');
    expect(table.state.air['air-outer-ne']).toBe('ornithopter');
    table.choose('legion@central-ne-9', 'fly@outer-ne-12');
    expect(table.state.air['air-outer-ne']).toBeUndefined();
    expect(table.legion('harkonnen', 'outer-ne-12')).toEqual({ regular: 1 });
  });

  it('must land in a free area, and wakes only the wormsign there', () => {
    covers('arr-transport-destination-free', 'arr-transport-wormsign-jumped');
    const table = harkonnen(
      {
        'outer-ne-7': { harkonnen: { regular: 2 } },
        'outer-ne-5': { sign: 'sandworm' },
        'outer-ne-2': { sign: 'sand' },
        'outer-ne-12': { atreides: { regular: 1 } },
      },
      AIR,
    );
    table.choose('die:strategy', '?act:strategy-move', 'legion@outer-ne-7');
    expect(table.keys).not.toContain('fly@outer-ne-12');
    table.choose('fly@outer-ne-2', 'all', '?skip');
    expect(table.happened('wormsign')).toEqual([{ event: 'wormsign', area: 'outer-ne-2', sign: 'sand' }]);
    expect(table.zone('outer-ne-5').sign).toBe('sandworm');
  });

  it('can be used to attack', () => {
    covers('arr-transport-attack', 'arr-attack-reach-transport');
    const table = harkonnen(
      { 'outer-ne-7': { harkonnen: { regular: 2 } }, 'outer-ne-2': { atreides: { regular: 1 } } },
      { ...AIR, combatRolls: ['shield', 'shield', 'shield'] },
    );
    table.choose('die:strategy', 'act:strategy-attack', 'legion@outer-ne-7', 'fly@outer-ne-2');
    expect(table.happened('attack')).toMatchObject([{ area: 'outer-ne-2' }]);
    expect(table.state.air['air-outer-ne']).toBeUndefined();
    expect(table.asks).toBe('continue');
  });

  it('and scouting are for the Harkonnen only', () => {
    covers('arr-air-zone-harkonnen-only', 'arr-vehicles-harkonnen-only');
    const areas = {
      'outer-ne-7': { atreides: { regular: 2 } },
      'outer-ne-2': { harkonnen: { regular: 1 } },
    };
    const table = atreides(areas, { ...AIR, atreides: { dice: { strategy: 1, house: 1 } } });
    expect(table.keys).not.toContain('scout');
    table.choose('die:strategy');
    // Two areas away: no target without wings.
    expect(table.keys).toEqual(['act:strategy-move', 'leader:stilgar']);
    table.choose('act:strategy-move', 'legion@outer-ne-7');
    expect(table.keys.filter((key) => key.startsWith('fly'))).toEqual([]);
    const house = atreides(areas, { ...AIR, atreides: { dice: { house: 1 } } }).choose('die:house');
    expect(house.keys.filter((key) => key.includes('vehicles'))).toEqual([]);
  });
});
