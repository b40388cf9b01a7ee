import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { attack } from './attack.js';

describe('the combat roll', () => {
  it('counts swords as hits and shields against them', () => {
    covers('arr-combat-sword', 'arr-combat-shield');
    const table = attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 4 } }, windgap: { sietch: 0, atreides: { regular: 4 } } },
      { combatRolls: ['sword', 'sword', 'sword', 'shield', 'sword', 'shield', 'shield', 'special'] },
    );
    // Three swords against two shields; one sword against one shield; a special without a leader is nothing.
    expect(table.happened('hits')).toEqual([
      { event: 'hits', side: 'atreides', area: 'windgap', n: 1, why: 'rule:battle' },
    ]);
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 3 });
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 4 });
  });

  it('needs leaders for special results, each once; the rest are lost', () => {
    covers(
      'arr-combat-special-needs-leader',
      'arr-combat-generic-leader',
      'arr-combat-named-leader',
      'arr-combat-surplus-special-lost',
    );
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 4, generic: 1, named: ['thufir-hawat'] } },
        windgap: { sietch: 0, atreides: { regular: 4 } },
      },
      { combatRolls: ['special', 'special', 'special', 'special', 'sword', 'sword', 'sword', 'special'] },
    );
    expect(table.happened('ability').map((event) => [event.leader, event.swords, event.shields])).toEqual([
      ['bashar', 1, 0],
      ['thufir-hawat', 1, 2],
    ]);
    // Two swords, and two shields against three swords.
    expect(table.happened('hits').map((event) => [event.side, event.n])).toEqual([
      ['harkonnen', 1],
      ['atreides', 2],
    ]);
  });

  it('lets the owner choose among more leaders than results, the attacker first', () => {
    covers('arr-combat-more-leaders-choice', 'arr-combat-leader-choice-order');
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 1, generic: 1, named: ['baron-harkonnen'] } },
        windgap: { sietch: 0, atreides: { regular: 1, generic: 1, named: ['stilgar'] } },
      },
      { combatRolls: ['special', 'special'] },
    );
    expect([table.asks, table.asked]).toEqual(['ability', 'harkonnen']);
    expect(table.keys).toEqual(['ability:bashar', 'ability:baron-harkonnen']);
    table.choose('ability:baron-harkonnen');
    expect([table.asks, table.asked]).toEqual(['ability', 'atreides']);
    table.choose('ability:stilgar');
    // Two swords of Stilgar against two shields of the Baron.
    expect(table.happened('hits')).toEqual([]);
  });

  it('lets no leader turn two results of one roll', () => {
    covers('arr-combat-leader-once-per-roll');
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': {
          harkonnen: { regular: 2, generic: 1, named: ['baron-harkonnen', 'captain-aramsham'] },
        },
        windgap: { sietch: 0, atreides: { regular: 1 } },
      },
      { combatRolls: ['special', 'special', 'shield', 'special', 'special', 'shield'] },
    );
    table.choose('ability:baron-harkonnen');
    expect(table.keys).toEqual(['ability:bashar', 'ability:captain-aramsham']);
    table.choose('ability:bashar', 'continue', 'stand');
    // Another roll: all three are there again.
    expect(table.keys).toEqual(['ability:bashar', 'ability:baron-harkonnen', 'ability:captain-aramsham']);
  });

  it('lets sardaukar and fedaykin cancel shields, those of leaders too', () => {
    covers(
      'arr-special-units-cancel-shield',
      'arr-special-units-no-shield-no-effect',
      'arr-summary-shield-cancel-order',
    );
    const roll = (special: number) =>
      attack(
        'harkonnen',
        {
          'central-sw-3': { harkonnen: { regular: 3 - special, special } },
          windgap: { sietch: 0, atreides: { regular: 3, named: ['lady-jessica'] } },
        },
        { combatRolls: ['sword', 'sword', 'sword', 'shield', 'special', 'sword'] },
      ).happened('hits');
    expect(roll(0).map((event) => [event.side, event.n])).toContainEqual(['atreides', 1]);
    expect(roll(1).map((event) => [event.side, event.n])).toContainEqual(['atreides', 2]);
    expect(roll(3).map((event) => [event.side, event.n])).toContainEqual(['atreides', 3]);
  });
});

describe("the rulebook's battle", () => {
  const BATTLE = {
    'central-sw-3': {
      harkonnen: { regular: 2, elite: 2, special: 1, generic: 1, named: ['baron-harkonnen'] },
    },
    windgap: { sietch: 2, atreides: { regular: 2, special: 1, named: ['paul-muad-dib'] } },
  };

  it('goes as printed', () => {
    covers('arr-battle-example-dice', 'arr-battle-example-roll', 'arr-casualty-example');
    const table = attack('harkonnen', BATTLE, {
      harkonnen: { hand: ['sandmasters'], dice: { strategy: 2 } },
      atreides: { hand: ['thumpers'], dice: { strategy: 2 } },
      combatRolls: [
        'special',
        'special',
        'special',
        'sword',
        'sword',
        'shield',
        'sword',
        'sword',
        'sword',
        'sword',
        'sword',
      ],
    });
    table.choose('discard:sandmasters', 'done');
    expect(table.happened('roll').map((roll) => roll.faces.length)).toEqual([6, 5]);
    expect(table.happened('ability').map((event) => event.leader)).toEqual(['bashar', 'baron-harkonnen']);
    expect(table.happened('hits').map((event) => [event.side, event.n])).toEqual([
      ['harkonnen', 3],
      ['atreides', 3],
    ]);
    expect([table.asks, table.asked]).toEqual(['casualty', 'harkonnen']);
    table.choose('lose:elite', 'lose:elite', 'lose:baron-harkonnen');
    expect(table.asked).toBe('atreides');
    table.choose('lose:special', 'lose:regular', 'lose:regular');
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 4, special: 1, generic: 1 });
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 1, named: ['paul-muad-dib'] });
    expect(table.dashboard('harkonnen').tank).toEqual([{ leader: 'baron-harkonnen', slot: 0 }]);
    expect(table.asks).toBe('continue');
  });
});

describe('the number of dice', () => {
  it('is told to everybody as soon as all who fight are revealed, with cards and the sietch, six at most', () => {
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 3 } },
        windgap: { sietch: 3, atreides: { tokens: ['starting-1'], regular: 2 } },
      },
      { harkonnen: { dice: { strategy: 2 }, hand: ['harkonnen-patrols'] } },
    );
    expect([table.asks, table.asked]).toEqual(['combat-cards', 'harkonnen']);
    for (const seat of [0, 1, undefined])
      expect(table.view(seat).combatDice).toEqual({ atreides: 6, harkonnen: 3 });
    table.choose('discard:harkonnen-patrols');
    expect(table.happened('roll').map(({ side, faces }) => [side, faces.length])).toEqual([
      ['harkonnen', 4],
      ['atreides', 6],
    ]);
  });

  it('is told to nobody while tokens lie face down', () => {
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 3 } },
        windgap: { sietch: 3, atreides: { tokens: ['starting-1'], regular: 2 } },
      },
      { shown: ['families-flee-to-the-southern-palm-groves'] },
    );
    expect([table.asks, table.asked]).toEqual(['claim', 'atreides']);
    for (const seat of [0, 1, undefined]) expect(table.view(seat).combatDice).toBeUndefined();
  });
});
