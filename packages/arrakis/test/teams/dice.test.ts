import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { Result } from '../../src/terms.js';
import { Table } from '../table.js';
import { CORRINO, FOUR, FREMEN, HOUSE_ATREIDES, HOUSE_HARKONNEN, QUIET } from './seats.js';

const PLAIN: readonly Result[] = ['leadership', 'strategy', 'deployment', 'mentat'];

/** After the roll, with nobody's Bene Gesserit tokens. */
function rolled(harkonnen: readonly Result[], atreides: readonly Result[] = PLAIN): Table {
  return new Table(
    { ...QUIET, phase: 'actions', actionRolls: { harkonnen, atreides }, atreides: { beneGesserit: 0 } },
    FOUR,
  );
}

const onCorrino = (table: Table) => table.dashboard('harkonnen', 'dashboard-corrino').dice;
const onHouse = (table: Table) => table.dashboard('harkonnen', 'dashboard-house-harkonnen').dice;

describe('dice of partners', () => {
  it('are rolled for the side and divided before anybody acts', () => {
    covers('team-roll-who', 'team-divide-after-roll', 'team-acts-as-one-player');
    const table = rolled([
      'strategy',
      'strategy',
      'deployment',
      'leadership',
      'house',
      'house',
      'mentat',
      'mentat',
    ]);
    expect(table.happened('rolled-actions').map(({ side, results }) => [side, results.length])).toEqual([
      ['atreides', 4],
      ['harkonnen', 8],
    ]);
    expect(table.happened('dice-divided')).toHaveLength(4);
    expect(table.happened('turn')).toHaveLength(1);
    expect(onCorrino(table)).toMatchObject({ strategy: 2, deployment: 1, mentat: 1 });
    expect(onHouse(table)).toMatchObject({ leadership: 1, house: 2, mentat: 1 });
  });

  it('go where their result has its only home, while a cell is free', () => {
    covers('team-dice-step-1-one-home', 'team-dice-step-1-set-aside');
    // Eight of one result: two have a cell, the other six are changed.
    const table = rolled(Array(8).fill('strategy'));
    expect(onCorrino(table).strategy).toBe(2);
    expect(table.dashboard('harkonnen', 'dashboard-corrino').overflow).toBe(2);
    expect(table.dashboard('harkonnen', 'dashboard-house-harkonnen').overflow).toBe(4);
  });

  it('of a result with no cell left are set aside, also if both show it', () => {
    covers('team-dice-step-1-set-aside');
    const table = rolled(['mentat', 'mentat', 'mentat', 'mentat', 'mentat', 'house', 'house', 'strategy']);
    // Four cells for five Mentats.
    expect(onCorrino(table).mentat + onHouse(table).mentat).toBe(4);
    // The fifth evens out four against three, and becomes what Corrino has most room for.
    expect(onCorrino(table)).toMatchObject({ strategy: 1, deployment: 1, mentat: 2 });
  });

  it('that both could take even out all dice held', () => {
    covers('team-dice-step-2-common-results', 'team-dice-even-counts-all');
    const table = rolled([
      'strategy',
      'strategy',
      'deployment',
      'deployment',
      'mentat',
      'mentat',
      'house',
      'house',
    ]);
    // Four against two: both Mentats go to the House.
    expect([onCorrino(table).mentat, onHouse(table).mentat]).toEqual([0, 2]);
    const even = rolled(['strategy', 'deployment', 'mentat', 'mentat', 'house', 'house', 'mentat', 'mentat']);
    expect([onCorrino(even).mentat, onHouse(even).mentat]).toEqual([2, 2]);
  });

  it('are given to either by the House where both ways are even', () => {
    covers('team-dice-disputes');
    const table = rolled([
      'strategy',
      'strategy',
      'deployment',
      'house',
      'house',
      'leadership',
      'mentat',
      'strategy',
    ]);
    // Three each, one Mentat, and a Strategy set aside.
    expect([table.asks, table.seats]).toEqual(['divide', [HOUSE_HARKONNEN]]);
    expect(table.keys).toEqual(['divide@mentat-1', 'divide@mentat-0', 'cone']);
    table.choose('divide@mentat-0');
    expect(onCorrino(table).mentat).toBe(1);
    // The one set aside evens out: four each, and it becomes the result the House has least of.
    expect(onHouse(table)).toMatchObject({ leadership: 1, mentat: 1, house: 2 });
  });

  it('of the Atreides are the business of House Atreides', () => {
    covers('team-dice-disputes');
    const table = rolled(
      ['strategy', 'strategy', 'deployment', 'deployment', 'leadership', 'leadership', 'house', 'house'],
      ['strategy', 'house', 'leadership', 'mentat'],
    );
    expect([table.asks, table.seats]).toEqual(['divide', [HOUSE_ATREIDES]]);
    expect(table.keys).toEqual(['divide@leadership-1+mentat-0', 'divide@leadership-0+mentat-1', 'cone']);
    table.choose('divide@leadership-0+mentat-1');
    expect(table.dashboard('atreides', 'dashboard-fremen').dice).toMatchObject({
      strategy: 1,
      leadership: 1,
    });
  });

  it('set aside are spread evenly, the odd one as the House likes', () => {
    covers('team-dice-step-3-spread-aside');
    const table = rolled([...Array<Result>(5).fill('strategy'), 'house', 'house', 'house']);
    // Corrino 2, House 2; four are aside.
    const [house, corrino] = [
      table.dashboard('harkonnen', 'dashboard-house-harkonnen'),
      table.dashboard('harkonnen', 'dashboard-corrino'),
    ];
    expect([house.overflow, corrino.overflow]).toEqual([2, 2]);
    const odd = new Table(
      {
        ...QUIET,
        phase: 'actions',
        rows: { choam: 1 },
        actionRolls: {
          harkonnen: [...Array<Result>(4).fill('strategy'), 'house', 'house', 'house'],
          atreides: PLAIN,
        },
        atreides: { beneGesserit: 0 },
      },
      FOUR,
    );
    expect([odd.asks, odd.seats]).toEqual(['divide', [HOUSE_HARKONNEN]]);
    expect(odd.keys).toEqual(['divide@aside-2', 'divide@aside-1', 'cone']);
    odd.choose('divide@aside-1');
    expect(odd.happened('dice-divided').map(({ dashboard, aside }) => [dashboard, aside])).toContainEqual([
      'dashboard-corrino',
      2,
    ]);
  });

  it('set aside are changed one at a time by who got them, to the result with the fewest dice', () => {
    covers('team-dice-step-4-one-at-a-time', 'team-dice-step-4-which-result');
    const table = rolled(Array(8).fill('strategy'));
    expect([table.asks, table.seats]).toEqual(['change-die', [HOUSE_HARKONNEN]]);
    expect(table.keys).toEqual(['die:leadership', 'die:mentat', 'die:house', 'cone']);
    table.choose('die:house');
    expect(table.keys).toEqual(['die:leadership', 'die:mentat', 'cone']);
    table.choose('die:mentat');
    expect(onHouse(table)).toMatchObject({ leadership: 1, mentat: 1, house: 1 });
    table.choose('die:house');
    // Corrino: no Strategy, whose cells are full.
    expect([table.asks, table.seats]).toEqual(['change-die', [CORRINO]]);
    expect(table.keys).toEqual(['die:deployment', 'die:mentat', 'cone']);
  });
});

describe('a Bene Gesserit token of partners', () => {
  const dice = {
    atreides: { diceOn: {}, beneGesserit: 2 },
    actionRolls: { harkonnen: [...PLAIN, ...PLAIN], atreides: PLAIN },
  };

  it('is put on the own dashboard by either, once a round', () => {
    covers('team-bg-any-partner', 'team-bg-one-per-round');
    const table = new Table({ ...QUIET, phase: 'actions', ...dice }, FOUR);
    table.settle('divide@mentat-1', 'divide@mentat-0', 'divide@leadership-1+mentat-0');
    expect([table.asks, table.seats]).toEqual(['bene-gesserit', [HOUSE_ATREIDES, FREMEN]]);
    const places = table.keys.filter((key) => key.startsWith('place:'));
    expect(places).toContain('place:house@dashboard-house-atreides');
    for (const key of places) expect(key).toMatch(/@dashboard-(house-atreides|fremen)$/);
    // Only cells without a die: one is all there is room for.
    const fremen = table.dashboard('atreides', 'dashboard-fremen').dice;
    for (const key of places.filter((each) => each.endsWith('fremen')))
      expect(fremen[key.slice('place:'.length, key.indexOf('@')) as Result]).toBe(0);
    table.chooseAs(FREMEN, 'place:house@dashboard-house-atreides');
    expect(table.dashboard('atreides', 'dashboard-house-atreides').dice.house).toBe(1);
    expect(table.faction('atreides').beneGesserit).toBe(1);
    expect(table.asks).toBe('actor');
    expect(table.happened('bene-gesserit')).toHaveLength(1);
  });
});
