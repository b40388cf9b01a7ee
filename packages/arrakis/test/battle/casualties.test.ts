import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { attack } from './attack.js';

describe('casualties', () => {
  const hit = (legion: object, swords: number, more: object = {}) =>
    attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 6 } }, windgap: { sietch: 0, atreides: legion } },
      {
        combatRolls: [...Array(swords).fill('sword'), ...Array(12 - swords).fill('shield')].map((f, i) =>
          i < 6 ? f : 'special',
        ),
        ...more,
      },
    );

  it('offer every way to take a hit, but no elite is removed outright', () => {
    covers(
      'arr-casualty-options',
      'arr-casualty-elite-not-removed-directly',
      'arr-summary-casualties',
      'arr-casualty-generic-available',
    );
    const table = hit(
      { regular: 1, elite: 1, special: 1, generic: 1, named: ['stilgar', 'lady-jessica'] },
      3,
    );
    expect(table.asks).toBe('casualty');
    expect(table.keys).toEqual([
      'lose:regular',
      'lose:elite',
      'lose:special',
      'lose:naib',
      'lose:stilgar',
      'lose:lady-jessica',
    ]);
    table.choose('lose:elite');
    expect(table.legion('atreides', 'windgap')).toMatchObject({ regular: 2, special: 1 });
    expect(table.faction('atreides').supply.elite).toBe(8);
    table.choose('lose:naib');
    expect(table.faction('atreides').supply.generic).toBe(12);
  });

  it('are taken by the attacker first', () => {
    covers('arr-casualties-attacker-first');
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 1, elite: 1 } },
        windgap: { sietch: 0, atreides: { regular: 1, elite: 1 } },
      },
      { combatRolls: ['sword', 'special', 'sword', 'special'] },
    );
    expect(table.asked).toBe('harkonnen');
    table.choose('lose:elite');
    expect(table.asked).toBe('atreides');
  });

  it('remove an elite when no regular figure is left', () => {
    covers('arr-casualty-no-regular-left');
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 6 } },
        windgap: { sietch: 0, atreides: { elite: 1, special: 2 } },
        // All sixteen regulars stand elsewhere.
        'habbanya-ridge': { atreides: { regular: 6 } },
        'gara-kulon': { atreides: { regular: 6 } },
        'tasmin-sink': { atreides: { regular: 4 } },
      },
      { combatRolls: ['sword', ...Array(5).fill('shield'), ...Array(6).fill('special')] },
    );
    table.choose('lose:special');
    expect(table.legion('atreides', 'windgap')).toEqual({ elite: 1, special: 1 });
  });

  it('take the leaders along when all units are gone, named ones to the tank', () => {
    covers(
      'arr-casualty-all-units-dead-leaders-too',
      'arr-casualty-named-to-tank',
      'arr-casualty-surplus-hits',
      'arr-leader-alone-destroyed',
      'arr-tank-several-at-once',
    );
    const table = hit({ regular: 1, generic: 1, named: ['stilgar', 'lady-jessica'] }, 6);
    table.settle('lose:regular', 'ability:stilgar', 'ability:lady-jessica');
    expect(table.asks).toBe('tank-order');
    table.choose('tank:stilgar');
    expect(table.dashboard('atreides').tank).toEqual([
      { leader: 'lady-jessica', slot: 0 },
      { leader: 'stilgar', slot: 1 },
    ]);
    expect(table.faction('atreides').supply.generic).toBe(12);
    expect(table.legion('harkonnen', 'windgap').regular).toBeGreaterThan(0);
  });
});
