import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';
import { attack, DICE } from './attack.js';

describe('a battle round', () => {
  it('rolls a die per unit, the rank of a settlement for the defender, and one per card', () => {
    covers('arr-battle-dice-units', 'arr-battle-dice-settlement-rank', 'arr-battle-both-roll');
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 3, generic: 1 } },
        windgap: { sietch: 3, atreides: { regular: 1, generic: 1 } },
      },
      { harkonnen: { hand: ['sandmasters'], dice: { strategy: 2 } }, combatRolls: Array(10).fill('shield') },
    );
    expect([table.asks, table.asked]).toEqual(['combat-cards', 'harkonnen']);
    table.choose('discard:sandmasters');
    const rolls = table.happened('roll');
    expect(rolls.map((roll) => [roll.side, roll.faces.length])).toEqual([
      ['harkonnen', 4],
      ['atreides', 4],
    ]);
    expect(table.dashboard('harkonnen').discards['house-harkonnen']).toEqual(['sandmasters']);
  });

  it('asks the attacker for cards first, for this round only', () => {
    covers(
      'arr-battle-discard-cards',
      'arr-battle-discard-this-round-only',
      'arr-planning-cards-discard-in-battle',
    );
    const table = attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 1 } }, windgap: { sietch: 0, atreides: { regular: 2 } } },
      {
        harkonnen: { hand: ['sandmasters', 'hunter-seeker'], dice: { strategy: 2 } },
        atreides: { hand: ['thumpers'], dice: { strategy: 2 } },
        combatRolls: Array(20).fill('shield'),
      },
    );
    table.choose('discard:sandmasters', 'done');
    expect([table.asks, table.asked]).toEqual(['combat-cards', 'atreides']);
    table.choose('discard:thumpers');
    expect(table.happened('roll').map((roll) => roll.faces.length)).toEqual([2, 3]);
    table.choose('continue', 'stand', 'done');
    expect(table.happened('roll').map((roll) => roll.faces.length)).toEqual([2, 3, 1, 2]);
  });

  it('rolls six dice at most, and then takes no more cards', () => {
    covers('arr-battle-dice-max-6');
    const table = attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 6 } }, windgap: { sietch: 3, atreides: { regular: 5 } } },
      {
        harkonnen: { hand: ['sandmasters'], dice: { strategy: 2 } },
        atreides: { hand: ['thumpers'], dice: { strategy: 2 } },
        combatRolls: Array(12).fill('shield'),
      },
    );
    expect(table.happened('roll').map((roll) => roll.faces.length)).toEqual([6, 6]);
  });

  it('bars Harkonnen cards under the ban of the Landsraad', () => {
    covers('arr-bans-always-apply');
    const table = attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 1 } }, windgap: { atreides: { regular: 2 } } },
      {
        bans: ['landsraad'],
        harkonnen: { hand: ['sandmasters'], dice: { strategy: 2 } },
        combatRolls: Array(9).fill('shield'),
      },
    );
    expect(table.asks).toBe('continue');
  });

  it('adds a special result to a surprise attack, in the first round only', () => {
    covers('arr-battle-surprise', 'arr-summary-surprise');
    const table = new Table({
      clear: true,
      turn: 'harkonnen',
      ...DICE,
      areas: {
        'central-sw-3': { harkonnen: { regular: 6, generic: 1 } },
        windgap: { sietch: 0, atreides: { regular: 6 } },
      },
      combatRolls: Array(24).fill('shield'),
    });
    table.choose('die:leadership', 'act:leadership-attack', 'legion@central-sw-3', 'attack@windgap');
    // Six dice and the extra special on top of them, turned into a sword by the bashar.
    expect(table.happened('roll')[0]?.faces).toHaveLength(6);
    expect(table.happened('ability')).toEqual([
      { event: 'ability', side: 'harkonnen', leader: 'bashar', swords: 1, shields: 0 },
    ]);
    table.choose('continue', 'stand');
    expect(table.happened('ability')).toHaveLength(1);
  });

  it('goes from cards to the roll, to losses and to the decision', () => {
    covers('arr-battle-round-steps');
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 1, elite: 1 } },
        windgap: { sietch: 0, atreides: { regular: 1, elite: 1 } },
      },
      {
        harkonnen: { hand: ['sandmasters'], dice: { strategy: 2 } },
        combatRolls: ['sword', 'special', 'special', 'sword', 'special'],
      },
    );
    const asked: string[] = [];
    for (const key of ['discard:sandmasters', 'lose:elite', 'lose:elite']) {
      asked.push(table.asks);
      table.choose(key);
    }
    expect([...asked, table.asks]).toEqual(['combat-cards', 'casualty', 'casualty', 'continue']);
    const steps = ['discarded', 'roll', 'hits', 'replaced'];
    expect(table.log.map(({ event }) => event).filter((event) => steps.includes(event))).toEqual([
      'discarded',
      'roll',
      'roll',
      'hits',
      'hits',
      'replaced',
      'replaced',
    ]);
  });

  it('counts no harvester on either side, and none keeps a leader company', () => {
    covers('arr-vehicles-not-units', 'arr-harvester-no-influence');
    const dice = (by: 'atreides' | 'harkonnen', harvester: boolean) =>
      attack(
        by,
        {
          'central-sw-3': { harvester, harkonnen: { regular: 2, generic: 1 } },
          windgap: { sietch: 0, atreides: { regular: 2 } },
        },
        { combatRolls: Array(8).fill('shield') },
      )
        .happened('roll')
        .map((roll) => [roll.side, roll.faces.length]);
    for (const side of ['atreides', 'harkonnen'] as const)
      expect(dice(side, true)).toEqual(dice(side, false));
    expect(dice('atreides', true)).toEqual([
      ['atreides', 2],
      ['harkonnen', 2],
    ]);
    const alone = attack(
      'atreides',
      {
        windgap: { atreides: { regular: 3 } },
        'central-sw-3': { harvester: true, harkonnen: { regular: 1, generic: 1 } },
      },
      { combatRolls: ['sword', 'shield', 'shield', 'special'] },
    );
    alone.choose('lose:regular');
    expect(alone.legion('harkonnen', 'central-sw-3')).toEqual({});
    expect(alone.faction('harkonnen').supply.generic).toBe(6);
  });
});
