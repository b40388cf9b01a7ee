import { describe, expect, it } from 'vitest';
import { refs } from '../../src/views/refs.js';
import type { Table } from '../table.js';
import { turnWith, war } from './solo.js';

const told = (table: Table, purpose: string) =>
  table.happened('criteria').find((event) => event.purpose === purpose);

/** All tokens lie on the board, and a legion leaves Carthag. */
const TOKENS = (i: number) => ({ tokens: [`black-${i}`, `silver-${i}`] });
const NO_TOKEN_LEFT = {
  windgap: { atreides: { regular: 4 } },
  carthag: { harkonnen: { regular: 5 } },
  arrakeen: { harkonnen: TOKENS(1) },
  arsunt: { harkonnen: TOKENS(2) },
  'central-ne-5': { harkonnen: TOKENS(3) },
  'imperial-basin': { harkonnen: TOKENS(4) },
  'north-pole': { harkonnen: TOKENS(5) },
  'central-ne-6': { harkonnen: TOKENS(6) },
};

describe('what the automaton does is told', () => {
  it('who is near enough to attack, but lacks the power or a leader', () => {
    const weak = turnWith('strategy', {
      windgap: { atreides: { regular: 4 } },
      'central-sw-5': { harkonnen: { regular: 4 } },
      'central-se-4': { atreides: { regular: 5 } },
    });
    const stronger = (pair: string) => [{ criterion: 'stronger', out: [pair] }];
    expect(told(weak, 'attack-sietch')).toMatchObject({ steps: stronger('central-sw-5>windgap'), left: [] });
    expect(told(weak, 'attack-legion')).toMatchObject({
      steps: stronger('central-sw-5>central-se-4'),
      left: [],
    });
    const leaderless = turnWith('leadership', {
      windgap: {},
      'central-sw-5': { harkonnen: { regular: 4 } },
    });
    expect(told(leaderless, 'attack-sietch')).toMatchObject({
      steps: [{ criterion: 'with-leader', out: ['central-sw-5>windgap'] }],
      left: [],
    });
  });

  it('with the attack that was chosen, those that were too weak for theirs', () => {
    const table = turnWith('strategy', {
      windgap: { atreides: { regular: 1 } },
      'hobars-gap': { atreides: { regular: 6 } },
      'central-sw-5': { harkonnen: { regular: 2 } },
      'central-se-4': { harkonnen: { regular: 3 } },
    });
    expect(told(table, 'attack-sietch')).toMatchObject({
      steps: [{ criterion: 'stronger', out: ['central-se-4>hobars-gap'] }],
      left: ['central-sw-5>windgap'],
    });
  });

  it('who stays, being no stronger than the defender, also if that is everybody', () => {
    const some = turnWith('strategy', {
      windgap: { atreides: { regular: 2 } },
      'wind-pass': { harkonnen: { regular: 3 } },
      carthag: { harkonnen: { regular: 2 } },
    });
    expect(told(some, 'march')).toMatchObject({
      steps: [{ criterion: 'stronger', out: ['carthag'] }],
      left: ['wind-pass'],
    });
    const nobody = turnWith('strategy', {
      windgap: { atreides: { regular: 6 } },
      carthag: { harkonnen: { regular: 3 } },
    });
    expect(told(nobody, 'march')).toMatchObject({
      steps: [{ criterion: 'stronger', out: ['carthag'] }],
      left: [],
    });
  });

  it('which line of a list vehicles go by, and when all of it find room', () => {
    const table = war(
      { windgap: {}, 'tasmin-sink': {}, 'hobars-gap': {} },
      { phase: 'vehicles', automaton: { harvest: 'tactic-tasmin-sink' } },
    );
    const [first, then] = table.happened('criteria').filter(({ purpose }) => purpose === 'harvester');
    expect(first).toMatchObject({
      steps: [{ criterion: 'safe-deep-desert' }],
      left: ['outer-se-2', 'outer-se-4'],
      all: true,
    });
    expect(then).toMatchObject({
      steps: [{ criterion: 'free-deep-desert' }],
      left: ['outer-se-7', 'outer-se-8'],
    });
    expect(then).not.toHaveProperty('all');
  });

  it('a line by which nothing falls out, too', () => {
    const taken = [1, 4, 6, 7, 9].map((n) => [`outer-sw-${n}`, { harvester: true }]);
    const table = war(
      { windgap: {}, 'habbanya-ridge': {}, ...Object.fromEntries(taken), 'outer-ne-1': { harvester: true } },
      { phase: 'vehicles', automaton: { harvest: 'tactic-habbanya-ridge' } },
    );
    expect(table.asks).toBe('open');
    expect(told(table, 'harvester')).toMatchObject({
      steps: [{ criterion: 'free-desert', out: [] }],
      left: ['outer-sw-2', 'outer-sw-3', 'outer-sw-5'],
    });
  });

  it('tokens people choose from by where they lie, on the map too', () => {
    const table = turnWith('strategy', NO_TOKEN_LEFT);
    const places = {
      'black-1': 'arrakeen',
      'black-2': 'arsunt',
      'black-3': 'central-ne-5',
      'black-4': 'imperial-basin',
      'black-5': 'north-pole',
      'black-6': 'central-ne-6',
    };
    expect(told(table, 'token')?.at).toEqual(places);
    expect(refs(table.state, { verb: 'reveal', what: 'black-3' })).toEqual(['area:central-ne-5']);
    table.choose('reveal:black-3');
    expect(table.happened('picked').at(-1)).toMatchObject({ at: { 'black-3': 'central-ne-5' } });
  });

  it('what a token of the Harkonnen brings: their own units and a bashar', () => {
    const table = war(
      { windgap: {}, 'central-sw-2': { harkonnen: { tokens: ['silver-1'] } } },
      { phase: 'hazards', faces: { 'silver-1': 0 }, combatRolls: ['sword', 'shield'] },
    );
    expect(table.happened('token-shown')).toEqual([
      {
        event: 'token-shown',
        token: 'silver-1',
        area: 'central-sw-2',
        units: { regular: 1, special: 1 },
        leaders: 1,
      },
    ]);
  });
});
