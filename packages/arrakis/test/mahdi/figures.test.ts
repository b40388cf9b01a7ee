import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { substitutes } from '../../src/rules/automaton/stock.js';
import type { Table } from '../table.js';
import { NO_LEADERS, turnWith } from './solo.js';

function settled(table: Table): Table {
  while (table.asks === 'open') table.choose(table.keys[0] as string);
  return table;
}
const reasons = (table: Table, purpose: string) =>
  table
    .happened('criteria')
    .filter((event) => event.purpose === purpose)
    .flatMap(({ steps }) => steps.map(({ criterion }) => criterion));

describe('deployment', () => {
  it('puts three regular units and a leader in the settlement with the strongest legion', () => {
    covers('mahdi-deploy-what', 'mahdi-deploy-1-strongest', 'mahdi-deploy-bashar-instead');
    const table = turnWith('deployment', {
      windgap: {},
      carthag: { harkonnen: { regular: 2 } },
      arrakeen: { harkonnen: { regular: 1 } },
    });
    // No named leader is left: a bashar comes.
    expect(table.legion('harkonnen', 'carthag')).toEqual({ regular: 5, generic: 1 });
    expect(reasons(table, 'deploy')).toEqual(['strongest-legion']);
  });

  it('then in the settlement nearest to the target', () => {
    covers('mahdi-deploy-2-closest');
    const table = turnWith('deployment', { windgap: {} });
    expect(table.legion('harkonnen', 'north-pole')).toEqual({ regular: 3, generic: 1 });
    expect(reasons(table, 'deploy')).toEqual(['nearest-to-target']);
    // Equally strong and near: people choose. A destroyed settlement receives nobody.
    const open = turnWith('deployment', {
      windgap: {},
      'north-pole': { settlement: 0 },
      arrakeen: { harkonnen: { regular: 1 } },
      carthag: { harkonnen: { regular: 1 } },
      'gara-kulon': {},
    });
    expect(settled(open).legion('harkonnen', 'north-pole')).toEqual({});
  });

  it('brings Rabban or Feyd-Rautha first, then whom people choose', () => {
    covers('mahdi-deploy-rabban-feyd-first', 'mahdi-deploy-what');
    const leaders = (more: object) => ({ harkonnen: { leaders: { ...NO_LEADERS, ...more } } });
    const rabban = turnWith(
      'deployment',
      { windgap: {} },
      leaders({ 'beast-rabban': 'ready', 'baron-harkonnen': 'ready' }),
    );
    expect(rabban.legion('harkonnen', 'north-pole').named).toEqual(['beast-rabban']);
    expect(reasons(rabban, 'leader')).toEqual(['rabban-or-feyd']);
    const feyd = turnWith(
      'deployment',
      { windgap: {} },
      leaders({ 'feyd-rautha': 'ready', 'baron-harkonnen': 'ready' }),
    );
    expect(feyd.legion('harkonnen', 'north-pole').named).toEqual(['feyd-rautha']);
    const others = turnWith(
      'deployment',
      { windgap: {} },
      leaders({ 'shaddam-iv': 'ready', 'baron-harkonnen': 'ready' }),
    );
    expect(others.keys).toEqual(['leader:baron-harkonnen', 'leader:shaddam-iv']);
    expect(others.choose('leader:shaddam-iv').legion('harkonnen', 'north-pole').named).toEqual([
      'shaddam-iv',
    ]);
    // Neither those in the tank nor those on the board.
    const busy = turnWith(
      'deployment',
      { windgap: {}, arsunt: { harkonnen: { regular: 1, named: ['baron-harkonnen'] } } },
      {
        harkonnen: {
          leaders: { ...NO_LEADERS, 'beast-rabban': 'ready', 'baron-harkonnen': 'ready' },
          tank: { 'beast-rabban': 1 },
        },
      },
    );
    expect(busy.legion('harkonnen', 'arsunt')).toEqual({
      regular: 4,
      generic: 1,
      named: ['baron-harkonnen'],
    });
  });

  it('keeps the unit limit; what does not fit goes to the next settlement', () => {
    covers('mahdi-deploy-stacking', 'mahdi-deploy-overflow');
    const areas = {
      windgap: {},
      carthag: { harkonnen: { regular: 5 } },
      arrakeen: { harkonnen: { regular: 3 } },
    };
    const table = turnWith('deployment', areas);
    expect(table.legion('harkonnen', 'carthag')).toEqual({ regular: 6, generic: 1 });
    expect(table.legion('harkonnen', 'arrakeen')).toEqual({ regular: 5 });
    const banned = turnWith('deployment', areas, {
      bans: ['choam'],
      rows: { choam: 4 },
      automaton: { dice: 2 },
    });
    expect(banned.legion('harkonnen', 'carthag')).toEqual({ regular: 5, generic: 1 });
    expect(banned.legion('harkonnen', 'arrakeen')).toEqual({ regular: 5 });
    expect(banned.legion('harkonnen', 'north-pole')).toEqual({ regular: 1 });
  });

  it('replaces missing units by stronger ones, else by weaker ones', () => {
    covers('mahdi-deploy-substitute-higher', 'mahdi-deploy-substitute-lower');
    expect(substitutes('regular')).toEqual(['regular', 'elite', 'special']);
    expect(substitutes('elite')).toEqual(['elite', 'special', 'regular']);
    expect(substitutes('special')).toEqual(['special', 'elite', 'regular']);
    const crowd = (regular: number) =>
      Object.fromEntries(
        ['carthag', 'arrakeen', 'arsunt', 'hagga-basin'].map((id, i) => [
          id,
          { harkonnen: { regular: i < 3 ? 6 : regular } },
        ]),
      );
    const table = settled(turnWith('deployment', { windgap: {}, ...crowd(5) }));
    // One regular figure is left in the box.
    expect(table.legion('harkonnen', 'hagga-basin')).toEqual({ regular: 6 });
    expect(table.legion('harkonnen', 'north-pole')).toEqual({ elite: 2 });
    const lower = turnWith(
      'mentat',
      {
        windgap: {},
        carthag: { harkonnen: { special: 6 } },
        arsunt: { harkonnen: { special: 2, elite: 4 } },
        'hagga-basin': { harkonnen: { elite: 6 } },
        'imperial-basin': { harkonnen: { elite: 2 } },
      },
      {
        harkonnen: {
          leaders: NO_LEADERS,
          decks: { 'house-harkonnen': ['evidence-of-rebellion'], corrino: ['hope-clouds-observation'] },
        },
      },
    );
    expect(lower.happened('placed').filter(({ what }) => what === 'regular')).toMatchObject([{ n: 2 }]);
  });
});

describe('the House result', () => {
  const HARVEST = { automaton: { dice: 2, harvest: 'tactic-gara-kulon' } };

  it('replaces two units, then places a harvester and an ornithopter', () => {
    covers('mahdi-house-both', 'mahdi-house-replace-amount', 'mahdi-house-vehicles');
    const table = settled(
      turnWith(
        'house',
        {
          windgap: { atreides: { special: 3 } },
          'wind-pass': { harkonnen: { regular: 1, elite: 1 } },
          carthag: { harkonnen: { regular: 2 } },
        },
        HARVEST,
      ),
    );
    expect(table.legion('harkonnen', 'wind-pass')).toEqual({ elite: 2 });
    expect(table.legion('harkonnen', 'carthag')).toEqual({ regular: 1, elite: 1 });
    expect(table.happened('vehicle').map(({ vehicle }) => vehicle)).toEqual(['harvester', 'ornithopter']);
    expect(table.log.findIndex(({ event }) => event === 'replaced')).toBeLessThan(
      table.log.findIndex(({ event }) => event === 'vehicle'),
    );
    // Without anybody to replace vehicles come all the same.
    const none = settled(turnWith('house', { windgap: {} }, HARVEST));
    expect(none.happened('vehicle')).toHaveLength(2);
  });

  it('begins with the legion nearest to a sietch', () => {
    covers('mahdi-house-1-nearest-sietch');
    const table = settled(
      turnWith(
        'house',
        {
          windgap: {},
          'gara-kulon': { atreides: { special: 3 } },
          'central-ne-8': { harkonnen: { regular: 2 } },
          'north-pole': { harkonnen: { regular: 3 } },
        },
        HARVEST,
      ),
    );
    // Two areas from Gara Kulon, three from the target.
    expect(table.legion('harkonnen', 'central-ne-8')).toEqual({ elite: 2 });
    expect(reasons(table, 'upgrade')[0]).toBe('nearest-to-a-sietch');
  });

  it('then with one that is stronger than the defender there, then with the nearest to the target', () => {
    covers('mahdi-house-2-beats-defender', 'mahdi-house-3-nearest-target');
    const areas = (defender: object) => ({
      windgap: { atreides: defender },
      'gara-kulon': { atreides: { special: 3 } },
      'central-sw-3': { harkonnen: { regular: 2 } },
      'outer-ne-11': { harkonnen: { regular: 2, elite: 3 } },
    });
    const second = settled(turnWith('house', areas({ special: 2 }), HARVEST));
    expect(second.legion('harkonnen', 'outer-ne-11')).toEqual({ elite: 5 });
    expect(reasons(second, 'upgrade')).toEqual(['beats-defender']);
    const third = settled(
      turnWith('house', { ...areas({ special: 2 }), 'outer-ne-11': { harkonnen: { regular: 2 } } }, HARVEST),
    );
    expect(third.legion('harkonnen', 'central-sw-3')).toEqual({ elite: 2 });
    expect(reasons(third, 'upgrade')).toEqual(['nearest-to-target']);
  });

  it('turns over tokens of the chosen legion', () => {
    covers('mahdi-token-reveal-effect', 'mahdi-house-replace-amount');
    const table = settled(
      turnWith(
        'house',
        {
          windgap: { atreides: { special: 3 } },
          'central-sw-3': { harkonnen: { tokens: ['black-1'] } },
          carthag: { harkonnen: { regular: 2 } },
        },
        { ...HARVEST, faces: { 'black-1': 0 } },
      ),
    );
    expect(table.happened('token-shown')).toMatchObject([{ token: 'black-1', area: 'central-sw-3' }]);
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ elite: 2 });
    expect(table.legion('harkonnen', 'carthag')).toEqual({ regular: 2 });
  });
});
