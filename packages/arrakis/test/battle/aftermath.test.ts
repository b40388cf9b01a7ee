import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';
import { attack, DICE } from './attack.js';

describe('the end of a battle', () => {
  it('without survivors has no winner, and a settlement stays', () => {
    covers('arr-battle-no-winner');
    const table = attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 1 } }, windgap: { sietch: 1, atreides: { regular: 1 } } },
      { combatRolls: ['sword', 'sword', 'special'] },
    );
    expect(table.happened('battle-over')).toEqual([
      { event: 'battle-over', area: 'windgap', winner: undefined },
    ]);
    expect(table.zone('windgap').sietch).toBe(1);
    expect(table.legion('harkonnen', 'windgap')).toEqual({});
  });

  it('destroys a sietch for supremacy at once', () => {
    covers(
      'arr-advance-destroys-settlement',
      'arr-settlement-sietch-supremacy',
      'arr-settlement-sietch-token-removed',
      'arr-supremacy-marker-moves-up',
    );
    const table = attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 6 } }, windgap: { sietch: 2, atreides: { regular: 1 } } },
      { combatRolls: [...Array(6).fill('sword'), 'special', 'special', 'special'] },
    );
    expect(table.state.supremacy).toBe(2);
    expect(table.zone('windgap').sietch).toBe(0);
    expect(table.legion('harkonnen', 'windgap')).toEqual({ regular: 6 });
    expect(table.happened('settlement-destroyed')).toEqual([
      { event: 'settlement-destroyed', area: 'windgap', rank: 2 },
    ]);
  });

  it('takes an undefended settlement without a roll', () => {
    covers('arr-settlement-undefended-auto-win', 'arr-settlement-needs-attack');
    const table = attack('harkonnen', {
      'central-sw-3': { harkonnen: { regular: 1 } },
      windgap: { sietch: 3 },
    });
    expect(table.happened('roll')).toEqual([]);
    expect(table.state.supremacy).toBe(3);
    // Nobody walks into one: only an attack takes it.
    const walk = new Table({
      clear: true,
      turn: 'harkonnen',
      ...DICE,
      areas: { 'central-sw-3': { harkonnen: { regular: 1 } } },
    });
    walk.choose('die:strategy', 'act:strategy-move', 'legion@central-sw-3');
    expect(walk.keys).not.toContain('to@windgap');
  });

  it('moves all prescience markers for a Harkonnen settlement', () => {
    covers(
      'arr-settlement-harkonnen-prescience',
      'arr-prescience-advance-settlement',
      'arr-settlement-harkonnen-token-removed',
    );
    const take = (area: string, from: string) => {
      const table = new Table({ clear: true, ...DICE, areas: { [from]: { atreides: { regular: 1 } } } });
      table.choose('die:strategy', 'act:strategy-attack', `?legion@${from}`, `?attack@${area}`);
      expect(table.zone(area).settlement).toBe(0);
      return Object.values(table.state.prescience);
    };
    expect(take('arrakeen', 'rimwall-west')).toEqual([3, 3, 3]);
    expect(take('carthag', 'broken-land')).toEqual([2, 2, 2]);
    expect(take('north-pole', 'wind-pass')).toEqual([1, 1, 1]);
  });

  it('destroys a harvester and takes a station where Atreides advance', () => {
    covers('arr-advance-destroys-harvester', 'arr-harvester-killed-by-advance', 'arr-station-capture');
    const table = attack(
      'atreides',
      {
        windgap: { atreides: { regular: 6 } },
        'central-sw-3': { harkonnen: { regular: 1 }, harvester: true, station: 'jihad' },
      },
      { combatRolls: [...Array(6).fill('sword'), 'special'] },
    );
    expect(table.zone('central-sw-3').harvester).toBe(false);
    expect(table.state.prescience.jihad).toBe(1);
  });

  it('wakes a wormsign where Harkonnen advance, after the settlement has fallen', () => {
    covers('arr-advance-wormsign');
    const table = attack(
      'harkonnen',
      {
        'central-sw-3': { harkonnen: { regular: 6 } },
        windgap: { sietch: 2, sign: 'sandworm', atreides: { regular: 1 } },
      },
      { combatRolls: [...Array(6).fill('sword'), 'special', 'special', 'special'] },
    );
    const order = table.log
      .map((event) => event.event)
      .filter((event) => event === 'settlement-destroyed' || event === 'wormsign');
    expect(order).toEqual(['settlement-destroyed', 'wormsign']);
    expect([table.asks, table.asked]).toEqual(['retreat-to', 'atreides']);
  });

  it('may let the winner stay, by the later ruling', () => {
    const table = new Table(
      {
        clear: true,
        turn: 'harkonnen',
        ...DICE,
        areas: { 'central-sw-3': { harkonnen: { regular: 1 } }, windgap: { sietch: 3 } },
      },
      { mayStay: true },
    );
    table.choose('die:strategy', 'act:strategy-attack', 'legion@central-sw-3', 'attack@windgap', 'stay');
    expect(table.state.supremacy).toBe(0);
    expect(table.zone('windgap').sietch).toBe(3);
  });

  it('wins the game with the tenth point of supremacy, at once', () => {
    covers('arr-harkonnen-win-10-supremacy', 'arr-supremacy-end-immediate-win', 'arr-supremacy-cap');
    const table = attack(
      'harkonnen',
      { 'central-sw-3': { harkonnen: { regular: 1 } }, windgap: { sietch: 3 } },
      { supremacy: 8 },
    );
    expect(table.asks).toBe('over');
    expect(table.state.supremacy).toBe(10);
    expect(table.state.winner).toBe('harkonnen');
    expect(table.view(1).outcome?.winners).toEqual([1]);
  });

  it('leaves no settlement behind: no deployment, no dice, no price to go on', () => {
    covers('arr-settlement-gone');
    const table = new Table({
      clear: true,
      turn: 'harkonnen',
      atreides: { dice: { deployment: 1, strategy: 1 } },
      harkonnen: { dice: { strategy: 3 } },
      areas: {
        'central-sw-3': { harkonnen: { regular: 2 } },
        windgap: { sietch: 2 },
        'central-sw-6': { atreides: { regular: 1 } },
        'false-wall-west': { atreides: { regular: 3 } },
      },
      combatRolls: Array(30).fill('shield'),
    });
    table.choose('die:strategy', 'act:strategy-attack', 'legion@central-sw-3', '?attack@windgap');
    table.choose('die:deployment', '?act:deployment-deploy');
    expect(table.keys).toContain('deploy@habbanya-ridge');
    expect(table.keys).not.toContain('deploy@windgap');
    table.choose('skip', '?skip');
    table.choose('die:strategy', '?act:strategy-move', 'legion@windgap', 'to@central-sw-3', 'all', '?skip');
    table.choose('die:strategy', 'act:strategy-move', 'legion@central-sw-6', 'to@windgap', 'skip');
    table.choose('die:strategy', 'act:strategy-attack', 'legion@central-sw-3', '?attack@windgap');
    expect(table.happened('roll').map((roll) => roll.faces.length)).toEqual([2, 1]);
    table.choose('continue');
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 2 });
  });
});
