import { keyOf } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { areaIndex } from '../../src/content/map.js';
import { stepsBetween } from '../../src/pricing/distance.js';
import { outlook } from '../../src/pricing/outlook.js';
import { HARKONNEN, Table } from '../table.js';

const steps = (a: string, b: string) => stepsBetween(areaIndex(a), areaIndex(b));

/** The choices of a table's decision by what they promise, best first. */
function ranked(table: Table, seat: number): string[] {
  const choices = table.game.choices();
  const worths = outlook(table.state, seat, choices) ?? [];
  return choices
    .map((choice, i) => ({ key: keyOf(choice), worth: worths[i] ?? 0 }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ key }) => key);
}

describe('the outlook of choices', () => {
  const raid = {
    clear: true,
    turn: 'harkonnen',
    harkonnen: { dice: { strategy: 1 } },
    areas: {
      windgap: { sietch: 2, atreides: { regular: 1 } },
      'wind-pass': { harkonnen: { regular: 6 } },
      'broken-land': { harkonnen: { regular: 1 } },
    },
  };

  it('puts the strong legion near a sietch first, and its way towards it', () => {
    const table = new Table(raid).choose('die:strategy', '?act:strategy-move');
    expect(table.asks).toBe('move-legion');
    expect(ranked(table, HARKONNEN)[0]).toBe('legion@wind-pass');
    table.choose('legion@wind-pass');
    const [way] = ranked(table, HARKONNEN);
    expect(steps(way?.replace('to@', '') ?? '', 'windgap')).toBe(steps('wind-pass', 'windgap') - 1);
  });

  it('advises against cards that would do nothing', () => {
    const hand = ['reports-of-traitors', 'evidence-of-rebellion'];
    const table = new Table({ ...raid, atreides: { dice: {} }, harkonnen: { dice: { strategy: 1 }, hand } });
    const choices = table.game.choices();
    const worths = outlook(table.state, HARKONNEN, choices) ?? [];
    const never = choices.filter((_, i) => worths[i] === Number.NEGATIVE_INFINITY).map(keyOf);
    expect(never).toEqual(['card:reports-of-traitors']);
  });

  it('has nothing to say about most questions', () => {
    const table = new Table(raid);
    expect(table.asks).toBe('turn');
    expect(outlook(table.state, HARKONNEN, table.game.choices())).toBeUndefined();
  });
});
