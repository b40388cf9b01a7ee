import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';
import { attack, DICE } from './attack.js';

describe('an attack', () => {
  it('reaches adjacent enemies, not across red borders, and needs a target', () => {
    covers('arr-attack-adjacent', 'arr-attack-not-across-impassable', 'arr-attack-needs-target');
    const table = new Table({
      clear: true,
      ...DICE,
      areas: {
        windgap: { atreides: { regular: 1 } },
        'central-sw-3': { harkonnen: { regular: 1 } },
        'central-sw-5': { harvester: true },
        'central-ne-6': { atreides: { regular: 1 } },
        'shield-wall-east': { harkonnen: { regular: 1 } },
      },
    });
    table.choose('die:strategy', 'act:strategy-attack');
    expect(table.keys).toEqual(['legion@windgap', 'skip']);
    expect(table.refused('area:central-ne-6')).toBe('no-target');
    table.choose('legion@windgap');
    // The harvester beside them is no target. A single one is confirmed, for a battle cannot be taken back.
    expect(table.keys).toEqual(['attack@central-sw-3', 'back']);
    table.choose('attack@central-sw-3');
    expect(table.happened('attack')).toMatchObject([{ area: 'central-sw-3' }]);
  });

  it('is made by the whole legion from where it stands', () => {
    covers(
      'arr-attack-stays-in-place',
      'arr-attack-all-figures',
      'arr-cease-attack',
      'arr-battle-defender-wins',
    );
    const table = attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 3 } }, windgap: { atreides: { regular: 1 } } },
      { combatRolls: ['shield', 'shield', 'shield', 'shield', 'shield', 'shield'] },
    );
    expect(table.asks).toBe('continue');
    expect(table.happened('roll').map((roll) => [roll.side, roll.faces.length])).toContainEqual([
      'harkonnen',
      3,
    ]);
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 3 });
    table.choose('cease');
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 3 });
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 1 });
    expect(table.happened('battle-over')).toMatchObject([{ winner: 'atreides' }]);
    expect(table.asked).toBe('atreides');
  });

  it('reveals the sietch and all tokens on both sides first', () => {
    covers(
      'arr-battle-reveal-sietch',
      'arr-battle-reveal-tokens',
      'arr-deployment-token-revealed-when-attacked',
    );
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 3 } },
        windgap: { sietch: 2, atreides: { tokens: ['starting-1', 'starting-2'] } },
      },
      { faces: { 'starting-1': 0, 'starting-2': 3 }, combatRolls: Array(9).fill('shield') },
    );
    expect(table.zone('windgap').sietchShown).toBe(true);
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 3, elite: 1 });
    const own = attack(
      'atreides',
      { windgap: { atreides: { tokens: ['starting-1'] } }, 'central-sw-3': { harkonnen: { regular: 1 } } },
      { faces: { 'starting-1': 0 }, combatRolls: Array(3).fill('shield') },
    );
    expect(own.legion('atreides', 'windgap')).toEqual({ regular: 2 });
  });
});
