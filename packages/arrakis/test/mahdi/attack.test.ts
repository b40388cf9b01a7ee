import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { anyLegion } from '../../src/effects/build.js';
import { sietchAttacks } from '../../src/rules/automaton/attack.js';
import { compare, outranks, strengthOf, unitPowerOf } from '../../src/rules/automaton/power.js';
import { noFigures } from '../../src/rules/legion.js';
import type { Table } from '../table.js';
import { turnWith, war } from './solo.js';

const SWORDS = Array(40).fill('sword');
const legion = (figures: object) => ({ ...noFigures(), ...figures });
const attacks = (table: Table) => table.happened('attack').map(({ from, area }) => [from, area]);
/** What a criterion left out. */
const reasons = (table: Table, purpose: string) =>
  table
    .happened('criteria')
    .find((event) => event.purpose === purpose)
    ?.steps.map(({ criterion }) => criterion);

describe('combat power', () => {
  it('counts a point for every unit and leader and two for a token', () => {
    covers('mahdi-power-basic', 'mahdi-token-power', 'mahdi-power-rank-ignored');
    const strong = legion({
      regular: 1,
      elite: 1,
      special: 1,
      generic: 1,
      named: ['stilgar'],
      tokens: ['starting-1'],
    });
    expect(strengthOf(strong).points).toBe(7);
    expect(strengthOf(legion({ tokens: ['black-1', 'silver-1'] })).points).toBe(4);
    expect(strengthOf(undefined)).toEqual({ points: 0, fine: 0 });
    // A sietch of rank 3 does not help its defender.
    const table = turnWith('strategy', {
      windgap: { sietch: 3, atreides: { regular: 1 } },
      'central-sw-3': { harkonnen: { regular: 2 } },
    });
    expect(attacks(table)).toEqual([['central-sw-3', 'windgap']]);
  });

  it('breaks ties by a finer scale', () => {
    covers('mahdi-power-tie-scale');
    expect(unitPowerOf(legion({ generic: 1 }))).toBe(1);
    expect(unitPowerOf(legion({ regular: 1 }))).toBe(2);
    expect(unitPowerOf(legion({ named: ['beast-rabban'] }))).toBe(2);
    expect(unitPowerOf(legion({ elite: 1 }))).toBe(3);
    expect(unitPowerOf(legion({ special: 1 }))).toBe(4);
    expect(unitPowerOf(legion({ tokens: ['black-1'] }))).toBe(2);
    expect(outranks(legion({ special: 2 }), legion({ elite: 2 }))).toBe(true);
    expect(outranks(legion({ elite: 2 }), legion({ elite: 2 }))).toBe(false);
    expect(compare(strengthOf(legion({ regular: 3 })), strengthOf(legion({ special: 2 })))).toBeGreaterThan(
      0,
    );
  });
});

describe('a fight', () => {
  it('attacks a sietch if possible, else a legion, else moves', () => {
    covers('mahdi-fight-order', 'mahdi-sietch-attack-any', 'mahdi-legion-attack-when', 'mahdi-move-when');
    const areas = (sietch: object, outside: object) => ({
      'gara-kulon': {},
      windgap: { atreides: sietch },
      'central-sw-4': { atreides: outside },
      'central-sw-3': { harkonnen: { regular: 3 } },
    });
    const [weak, strong] = [{ regular: 1 }, { special: 3 }];
    // Any sietch, not only the target.
    expect(attacks(turnWith('strategy', areas(weak, weak), { combatRolls: SWORDS }))).toEqual([
      ['central-sw-3', 'windgap'],
    ]);
    expect(attacks(turnWith('strategy', areas(strong, weak), { combatRolls: SWORDS }))).toEqual([
      ['central-sw-3', 'central-sw-4'],
    ]);
    const moved = turnWith('strategy', areas(strong, strong));
    expect(attacks(moved)).toEqual([]);
    expect(moved.happened('moved')).toHaveLength(1);
  });

  it('by leadership needs a leader and surprises; by strategy it does neither', () => {
    covers('mahdi-leadership-needs-leader', 'mahdi-leadership-surprise');
    const areas = (harkonnen: object) => ({
      windgap: { atreides: { regular: 1 } },
      'central-sw-3': { harkonnen },
    });
    const led = turnWith('leadership', areas({ regular: 3, generic: 1 }));
    expect(led.happened('attack')).toMatchObject([{ surprise: true }]);
    expect(turnWith('strategy', areas({ regular: 3, generic: 1 })).happened('attack')).toMatchObject([
      { surprise: false },
    ]);
    const unled = turnWith('leadership', areas({ regular: 3 }));
    expect([attacks(unled), unled.happened('moved')]).toEqual([[], []]);
    // Leaders hidden on tokens do not count.
    expect(attacks(turnWith('leadership', areas({ regular: 3, tokens: ['silver-1'] })))).toEqual([]);
    const march = turnWith('leadership', {
      windgap: {},
      arsunt: { harkonnen: { regular: 1 } },
      carthag: { harkonnen: { regular: 1, generic: 1 } },
    });
    expect(march.happened('moved').map(({ from }) => from)).toEqual(['carthag']);
  });
});

describe('an attack of a sietch', () => {
  it('needs more combat power than the defender has', () => {
    covers('mahdi-sietch-attack-stronger', 'mahdi-attacker-always-stronger');
    const against = (harkonnen: object, atreides?: object) =>
      attacks(
        turnWith(
          'strategy',
          { windgap: atreides === undefined ? {} : { atreides }, 'central-sw-3': { harkonnen } },
          { combatRolls: SWORDS },
        ),
      ).length;
    expect(against({ regular: 2 }, { regular: 2 })).toBe(0);
    expect(against({ elite: 2 }, { regular: 2 })).toBe(1);
    expect(against({ regular: 3 }, { special: 2 })).toBe(1);
    expect(against({ regular: 2 }, { special: 2, generic: 1 })).toBe(0);
    // Facedown tokens count two, whatever they hide.
    expect(against({ regular: 1 }, { tokens: ['starting-1'] })).toBe(0);
    expect(against({ regular: 3 }, { tokens: ['starting-1'] })).toBe(1);
    expect(against({ regular: 1 })).toBe(1);
  });

  it('of an undefended sietch needs no roll', () => {
    covers('mahdi-sietch-attack-stronger');
    const table = turnWith('strategy', {
      windgap: { sietch: 2 },
      'central-sw-3': { harkonnen: { regular: 1 } },
    });
    expect(table.happened('roll')).toEqual([]);
    expect(table.state.supremacy).toBe(2);
    expect(table.legion('harkonnen', 'windgap')).toEqual({ regular: 1 });
  });

  it('prefers the highest rank, even of a facedown sietch', () => {
    covers(
      'mahdi-sietch-attack-1-rank',
      'mahdi-sietch-attack-1-hidden-rank',
      'mahdi-sietch-attack-when-list',
    );
    const table = turnWith(
      'strategy',
      {
        'hobars-gap': { sietch: 1, sietchShown: true, atreides: { regular: 1 } },
        windgap: { sietch: 3, atreides: { regular: 2 } },
        'central-sw-6': { harkonnen: { regular: 3 } },
        'central-se-4': { harkonnen: { special: 5 } },
      },
      { combatRolls: SWORDS },
    );
    expect(attacks(table)[0]).toEqual(['central-sw-6', 'windgap']);
    expect(reasons(table, 'attack-sietch')).toEqual(['highest-rank']);
  });

  it('then the legion that exceeds the defender by the most', () => {
    covers('mahdi-sietch-attack-2-power-gap', 'mahdi-sietch-attack-when-list');
    const table = turnWith(
      'strategy',
      {
        'hobars-gap': { sietch: 2, atreides: { regular: 1 } },
        windgap: { sietch: 2, atreides: { regular: 1 } },
        'central-sw-3': { harkonnen: { regular: 3 } },
        'central-se-5': { harkonnen: { special: 3 } },
      },
      { combatRolls: SWORDS },
    );
    // Three against one both; the finer scale tells them apart.
    expect(attacks(table)[0]).toEqual(['central-se-5', 'hobars-gap']);
    expect(reasons(table, 'attack-sietch')).toEqual(['widest-margin']);
  });

  it('then a legion that needs no ornithopter', () => {
    covers('mahdi-sietch-attack-3-no-ornithopter');
    const table = turnWith(
      'strategy',
      {
        'hobars-gap': { sietch: 2, atreides: { regular: 1 } },
        windgap: { sietch: 2, atreides: { regular: 1 } },
        'central-sw-4': { harkonnen: { regular: 3 } },
        'central-se-5': { harkonnen: { regular: 3 } },
      },
      { combatRolls: SWORDS, air: { 'air-central-s': 'ornithopter' } },
    );
    expect(attacks(table)[0]).toEqual(['central-se-5', 'hobars-gap']);
    expect(reasons(table, 'attack-sietch')).toEqual(['no-ornithopter']);
    expect(table.state.air['air-central-s']).toBe('ornithopter');
  });

  it('then the target, and what is still open is for people', () => {
    covers('mahdi-sietch-attack-4-target', 'mahdi-open-choice-is-the-humans');
    const areas = {
      'hobars-gap': { sietch: 2, atreides: { regular: 1 } },
      windgap: { sietch: 2, atreides: { regular: 1 } },
      'central-sw-3': { harkonnen: { regular: 3 } },
      'central-se-5': { harkonnen: { regular: 3 } },
    };
    const table = turnWith('strategy', areas, { combatRolls: SWORDS });
    expect(attacks(table)[0]).toEqual(['central-se-5', 'hobars-gap']);
    expect(reasons(table, 'attack-sietch')).toEqual(['target-sietch']);
    const open = turnWith(
      'strategy',
      { 'gara-kulon': { atreides: { special: 3 } }, ...areas },
      { combatRolls: SWORDS },
    );
    expect([open.asks, open.seats]).toEqual(['open', [0]]);
    expect(open.keys).toEqual(['attack:central-se-5@hobars-gap', 'attack:central-sw-3@windgap']);
    expect(attacks(open.choose('attack:central-sw-3@windgap'))).toEqual([['central-sw-3', 'windgap']]);
  });

  it('of a lone sietch is made by the nearest legion', () => {
    covers('mahdi-sietch-attack-any');
    const table = turnWith(
      'strategy',
      {
        windgap: { atreides: { regular: 1 } },
        'central-sw-4': { harkonnen: { special: 6 } },
        'central-sw-3': { harkonnen: { regular: 2 } },
      },
      { combatRolls: SWORDS, air: { 'air-central-s': 'ornithopter' } },
    );
    expect(attacks(table)[0]).toEqual(['central-sw-3', 'windgap']);
    expect(reasons(table, 'attack-sietch')).toEqual(['nearest-legion']);
  });

  it('uses an ornithopter only if it is needed, and one that is removed', () => {
    covers('mahdi-sietch-attack-ornithopter-if-needed', 'mahdi-move-one-ornithopter');
    const far = { windgap: { atreides: { regular: 1 } }, 'central-sw-4': { harkonnen: { regular: 3 } } };
    const table = turnWith('strategy', far, { combatRolls: SWORDS, air: { 'air-central-s': 'ornithopter' } });
    expect(attacks(table)).toEqual([['central-sw-4', 'windgap']]);
    expect(table.state.air['air-central-s']).toBeUndefined();
    const grounded = turnWith('strategy', far, { air: { 'air-central-n': 'ornithopter' } });
    expect(attacks(grounded)).toEqual([]);
    // Of several people choose one.
    const two = turnWith('strategy', far, {
      combatRolls: SWORDS,
      air: { 'air-central-s': 'ornithopter', 'air-central-w': 'ornithopter' },
    });
    expect(two.keys).toEqual(['zone:air-central-s', 'zone:air-central-w']);
    const { state } = two;
    if (state.automaton !== undefined) state.automaton.flown = true;
    expect(sietchAttacks(state, anyLegion)).toEqual([]);
  });

  it('ignores impassable borders', () => {
    covers('mahdi-ignore-impassable');
    const table = turnWith(
      'strategy',
      {
        windgap: { atreides: { special: 3 } },
        'outer-ne-5': { atreides: { regular: 1 } },
        'rimwall-west': { harkonnen: { regular: 3 } },
      },
      { combatRolls: SWORDS },
    );
    expect(attacks(table)).toEqual([['rimwall-west', 'outer-ne-5']]);
    // The Atreides do not.
    const other = war(
      {
        windgap: {},
        'outer-ne-5': { atreides: { regular: 3 } },
        'rimwall-west': { harkonnen: { regular: 1 } },
      },
      { atreides: { dice: { strategy: 1 } } },
    ).choose('die:strategy');
    expect(other.keys).not.toContain('act:strategy-attack');
  });
});

describe('an attack of a legion', () => {
  it('needs more combat power, and never an ornithopter', () => {
    covers('mahdi-legion-attack-stronger', 'mahdi-legion-attack-no-ornithopter');
    const against = (atreides: object, area: string) =>
      attacks(
        turnWith(
          'strategy',
          {
            'gara-kulon': { atreides: { special: 3, generic: 1 } },
            [area]: { atreides },
            'central-sw-3': { harkonnen: { regular: 3 } },
          },
          { combatRolls: SWORDS, air: { 'air-central-s': 'ornithopter' } },
        ),
      ).length;
    expect(against({ regular: 2 }, 'central-sw-5')).toBe(1);
    expect(against({ regular: 3 }, 'central-sw-5')).toBe(0);
    expect(against({ regular: 1 }, 'central-se-4')).toBe(0);
  });

  it('is of the strongest that can be beaten, then of one with a named leader', () => {
    covers('mahdi-legion-attack-1-strongest', 'mahdi-legion-attack-2-named-leader');
    const fight = (first: object, second: object) =>
      turnWith(
        'strategy',
        {
          'gara-kulon': { atreides: { elite: 5 } },
          'central-sw-5': { atreides: first },
          'central-sw-2': { atreides: second },
          'central-sw-3': { harkonnen: { regular: 4 } },
        },
        { combatRolls: SWORDS },
      );
    const strongest = fight({ regular: 1 }, { regular: 3 });
    expect(attacks(strongest)).toEqual([['central-sw-3', 'central-sw-2']]);
    expect(reasons(strongest, 'attack-legion')).toEqual(['strongest-enemy']);
    // One that is too strong is no candidate.
    expect(attacks(fight({ regular: 1 }, { special: 4 }))).toEqual([['central-sw-3', 'central-sw-5']]);
    const named = fight({ special: 1, generic: 1 }, { elite: 1, named: ['stilgar'] });
    expect(attacks(named)).toEqual([['central-sw-3', 'central-sw-2']]);
    expect(reasons(named, 'attack-legion')).toEqual(['named-leader']);
    // Which of several legions attacks is not said.
    const open = turnWith(
      'strategy',
      {
        'gara-kulon': { atreides: { special: 4 } },
        'central-sw-5': { atreides: { regular: 1 } },
        'central-sw-4': { harkonnen: { regular: 2 } },
        'central-sw-3': { harkonnen: { regular: 4 } },
      },
      { combatRolls: SWORDS },
    );
    expect(open.keys).toEqual(['attack:central-sw-3@central-sw-5', 'attack:central-sw-4@central-sw-5']);
  });
});
