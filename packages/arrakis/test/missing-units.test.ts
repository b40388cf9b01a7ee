import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { Table } from './table.js';

const WINDGAP = { windgap: { atreides: { tokens: ['starting-1'], generic: 1 } } };
/** Far away, all six special units, or all sixteen regular ones. */
const NO_SPECIAL = { 'gara-kulon': { atreides: { special: 6 } } };
const NO_REGULAR = {
  'sihaya-ridge': { atreides: { regular: 6 } },
  'tasmin-sink': { atreides: { regular: 6 } },
  'bight-of-the-cliff': { atreides: { regular: 4 } },
};

/** A token of one regular and one special unit. */
const SHORT = { clear: true, faces: { 'starting-1': 6 } } as const;

describe('a revealed token whose units are out of stock', () => {
  const revealed = (elsewhere: object, more: object = {}) =>
    new Table({ ...SHORT, areas: { ...WINDGAP, ...elsewhere }, ...more }).choose(
      'guerrilla',
      'reveal:starting-1@windgap',
    );

  it('lets its owner take lower units, or none', () => {
    covers('arr-unit-substitute-lower');
    const table = revealed(NO_SPECIAL);
    expect(table.happened('token-shown')).toMatchObject([{ units: { regular: 1 } }]);
    expect([table.asks, table.asked]).toEqual(['place-unit', 'atreides']);
    expect(table.keys).toEqual(['bring:regular@supply:1', 'bring:elite@supply:1', 'skip']);
    table.choose('bring:elite@supply:1');
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 1, elite: 1, generic: 1 });
    const none = revealed(NO_SPECIAL).choose('skip');
    expect(none.legion('atreides', 'windgap')).toEqual({ regular: 1, generic: 1 });
  });

  it('keeps its leaders until the choice is made', () => {
    const table = revealed(NO_REGULAR, { faces: { 'starting-1': 0 } });
    // Two regular units, and nothing lower: the naib is alone.
    expect(table.legion('atreides', 'windgap')).toEqual({});
    const kept = revealed({ ...NO_SPECIAL, ...NO_REGULAR });
    expect(kept.keys).toEqual(['bring:elite@supply:1', 'skip']);
    kept.choose('bring:elite@supply:1');
    expect(kept.legion('atreides', 'windgap')).toEqual({ elite: 1, generic: 1 });
  });

  it('is asked before the battle that reveals it', () => {
    const table = new Table({
      ...SHORT,
      turn: 'harkonnen',
      areas: { ...WINDGAP, ...NO_SPECIAL, 'central-sw-3': { harkonnen: { regular: 1 } } },
      combatRolls: Array(12).fill('shield'),
    });
    table.choose('die:strategy', 'act:strategy-attack', 'legion@central-sw-3', 'attack@windgap');
    expect([table.asks, table.asked]).toEqual(['place-unit', 'atreides']);
    expect(table.happened('roll')).toEqual([]);
    table.choose('skip');
    expect(table.happened('roll').map(({ side }) => side)).toEqual(['harkonnen', 'atreides']);
  });

  it('brings its substitutes as far as it has come: they do not move again', () => {
    const table = new Table({ ...SHORT, areas: { ...WINDGAP, ...NO_SPECIAL } });
    table.choose('die:strategy', 'act:strategy-move', 'legion@windgap', 'to@central-sw-5', '?all');
    table.choose('guerrilla', 'reveal:starting-1@central-sw-5', 'bring:elite@supply:1', '?done');
    expect(table.legion('atreides', 'central-sw-5')).toEqual({ regular: 1, elite: 1, generic: 1 });
    expect(table.keys).toEqual(['legion@gara-kulon', 'skip']);
  });
});
