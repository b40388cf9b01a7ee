import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { lossesOf } from '../../src/rules/automaton/casualties.js';
import { isHopeless } from '../../src/rules/automaton/power.js';
import { noFigures } from '../../src/rules/legion.js';
import type { Table } from '../table.js';
import { NO_LEADERS, turnWith, war } from './solo.js';

const legion = (figures: object) => ({ ...noFigures(), ...figures });
const CARDS = [
  'shigawire',
  'breeding-program',
  'hunter-seeker',
  'sandmasters',
  'arsunt-legion',
  'troop-carriers',
];
const fight = (
  harkonnen: object,
  atreides: object,
  more: Readonly<Record<string, unknown>> = {},
  windgap: object = {},
) => turnWith('strategy', { windgap: { atreides, ...windgap }, 'central-sw-3': { harkonnen } }, more);
const dice = (table: Table) => table.happened('roll').map(({ side, faces }) => [side, faces.length]);

describe('reinforcements', () => {
  it('bring the Harkonnen to six dice in every round of a battle', () => {
    covers('mahdi-battle-fill-to-six', 'mahdi-battle-fill-shortage');
    const table = fight(
      { regular: 3 },
      { regular: 2 },
      {
        automaton: { reinforcements: CARDS },
        combatRolls: Array(40).fill('shield'),
      },
    );
    // Three from the top, the first being the top one.
    expect(table.happened('discarded')).toMatchObject([{ side: 'harkonnen', cards: CARDS.slice(0, 3) }]);
    expect(dice(table)[0]).toEqual(['harkonnen', 6]);
    table.settle('stand');
    expect(table.happened('discarded')[1]).toMatchObject({ cards: CARDS.slice(3, 6) });
    // Then none is left.
    const later = table
      .happened('roll')
      .filter(({ side }) => side === 'harkonnen')
      .map(({ faces }) => faces.length);
    expect(later.slice(0, 3)).toEqual([6, 6, 3]);
    // With six units none is spent.
    const full = fight(
      { regular: 6 },
      { regular: 2 },
      { automaton: { reinforcements: CARDS }, combatRolls: Array(12).fill('sword') },
    );
    expect(full.happened('discarded')).toEqual([]);
  });

  it('serve a defender too, after the rank of the settlement', () => {
    covers('mahdi-battle-fill-defending', 'mahdi-battle-fill-to-six');
    const table = war(
      { windgap: {}, carthag: { harkonnen: { regular: 2 } }, 'central-ne-1': { atreides: { regular: 6 } } },
      {
        atreides: { dice: { strategy: 1 } },
        automaton: { reinforcements: CARDS },
        combatRolls: Array(24).fill('shield'),
      },
    ).choose('die:strategy', 'act:strategy-attack', '?legion@central-ne-1', 'attack@carthag');
    // Two units and rank 2: two cards more.
    expect(table.happened('discarded')).toMatchObject([{ cards: CARDS.slice(0, 2) }]);
    expect(table.state.automaton?.reinforcements).toHaveLength(4);
  });

  it('are not discarded under the ban of the Landsraad', () => {
    covers('mahdi-landsraad-no-discard');
    const table = fight(
      { regular: 3 },
      { regular: 2 },
      {
        automaton: { dice: 2, reinforcements: CARDS },
        bans: ['landsraad'],
        rows: { landsraad: 4 },
        combatRolls: Array(12).fill('sword'),
      },
    );
    expect(table.happened('discarded')).toEqual([]);
    expect(dice(table)[0]).toEqual(['harkonnen', 3]);
  });
});

describe('losses of the automaton', () => {
  it('are leaders first, bashars before named ones, until one is left', () => {
    covers('mahdi-loss-1-leaders');
    expect(lossesOf(legion({ regular: 3, generic: 2 }), 1)).toEqual(['bashar']);
    expect(lossesOf(legion({ regular: 3, generic: 1, named: ['beast-rabban'] }), 1)).toEqual(['bashar']);
    expect(lossesOf(legion({ regular: 3, named: ['beast-rabban', 'baron-harkonnen'] }), 1)).toEqual([
      'beast-rabban',
      'baron-harkonnen',
    ]);
    expect(lossesOf(legion({ regular: 3, generic: 1 }), 1)).toEqual(['regular']);
  });

  it('then elite units, then sardaukar', () => {
    covers('mahdi-loss-2-elite', 'mahdi-loss-3-sardaukar');
    expect(lossesOf(legion({ regular: 3, elite: 1, special: 1, generic: 1 }), 1)).toEqual(['elite']);
    expect(lossesOf(legion({ regular: 3, special: 1, generic: 1 }), 1)).toEqual(['special']);
  });

  it('then the last leader, if all units would go, else regular units', () => {
    covers('mahdi-loss-4-leader-before-last', 'mahdi-loss-5-regular');
    expect(lossesOf(legion({ regular: 2, named: ['beast-rabban'] }), 2)).toEqual(['beast-rabban']);
    expect(lossesOf(legion({ regular: 2, generic: 1 }), 2)).toEqual(['bashar']);
    expect(lossesOf(legion({ regular: 2, generic: 1 }), 1)).toEqual(['regular']);
    expect(lossesOf(legion({ regular: 2 }), 1)).toEqual(['regular']);
  });

  it('are taken one by one in a battle, and people choose among named leaders', () => {
    covers('mahdi-loss-1-leaders', 'mahdi-loss-2-elite', 'mahdi-open-choice-is-the-humans');
    const table = turnWith(
      'strategy',
      {
        windgap: { atreides: { regular: 3 } },
        'central-sw-3': { harkonnen: { regular: 2, elite: 1, named: ['beast-rabban', 'baron-harkonnen'] } },
      },
      {
        harkonnen: { leaders: { ...NO_LEADERS, 'beast-rabban': 'spent', 'baron-harkonnen': 'spent' } },
        combatRolls: ['shield', 'shield', 'shield', 'sword', 'sword', 'sword', 'sword', 'sword', 'sword'],
      },
    );
    expect(table.keys).toEqual(['leader:beast-rabban', 'leader:baron-harkonnen']);
    table.choose('leader:baron-harkonnen');
    expect(table.dashboard('harkonnen').tank.map(({ leader }) => leader)).toEqual(['baron-harkonnen']);
    expect(table.happened('replaced')).toMatchObject([{ from: 'elite', to: 'regular', n: 1 }]);
  });

  it('from storms follow the same list', () => {
    covers('mahdi-hazards-as-usual', 'mahdi-storm-casualties');
    const table = war(
      { windgap: {}, 'central-sw-2': { harkonnen: { regular: 2, elite: 1, generic: 2 } } },
      { phase: 'hazards', combatRolls: ['sword', 'sword'] },
    );
    expect(table.happened('storm')).toMatchObject([{ area: 'central-sw-2' }]);
    expect(table.legion('harkonnen', 'central-sw-2')).toEqual({ regular: 3, generic: 1 });
  });

  it('do not come where a legion can flee a sandworm: people pick the area', () => {
    covers('mahdi-hazards-as-usual', 'mahdi-never-retreat');
    const table = war(
      { windgap: {}, 'wind-pass': { harkonnen: { regular: 2 } } },
      { phase: 'hazards', signSupply: ['sandworm'] },
    );
    table.settle('worm@wind-pass');
    expect([table.asks, table.asked]).toEqual(['retreat-to', 'atreides']);
    expect(table.choose('to@central-nw-2').legion('harkonnen', 'central-nw-2')).toEqual({ regular: 2 });
  });
});

describe('a battle of the automaton', () => {
  it('is never left by retreating', () => {
    covers('mahdi-never-retreat');
    const table = war(
      {
        windgap: {},
        'central-sw-3': { harkonnen: { regular: 2 } },
        'central-sw-5': { atreides: { regular: 4 } },
      },
      { atreides: { dice: { strategy: 1 } }, combatRolls: Array(40).fill('shield') },
    ).choose('die:strategy', 'act:strategy-attack', '?legion@central-sw-5', 'attack@central-sw-3');
    expect(table.asks).toBe('continue');
    table.choose('continue');
    expect(table.asks).toBe('continue');
    expect(table.state.battle?.round).toBe(2);
  });

  it('is broken off only at half of the enemy’s power or less', () => {
    covers('mahdi-cease-at-half');
    expect(isHopeless(legion({ regular: 1 }), legion({ regular: 2 }))).toBe(true);
    expect(isHopeless(legion({ regular: 1, generic: 1 }), legion({ regular: 2 }))).toBe(false);
    expect(isHopeless(legion({ elite: 2 }), legion({ special: 3 }))).toBe(true);
    // Tokens that were underrated end it before the first roll.
    const table = turnWith(
      'strategy',
      {
        windgap: { atreides: { tokens: ['starting-1'] } },
        'central-sw-3': { harkonnen: { regular: 1, generic: 2 } },
      },
      { faces: { 'starting-1': 7 } },
    );
    expect(table.happened('roll')).not.toEqual([]);
    const hopeless = turnWith(
      'strategy',
      {
        windgap: { atreides: { tokens: ['starting-1', 'standard-1'] } },
        'central-sw-3': { harkonnen: { regular: 1, generic: 4 } },
      },
      { faces: { 'starting-1': 7, 'standard-1': 7 } },
    );
    expect(hopeless.happened('attack')).toHaveLength(1);
    expect(hopeless.happened('ceased')).toHaveLength(1);
    expect(hopeless.happened('roll')).toEqual([]);
  });

  it('goes on otherwise, without the hit a sietch costs', () => {
    covers('mahdi-cease-at-half', 'mahdi-no-hit-to-continue');
    const table = fight({ regular: 3 }, { regular: 2 }, { combatRolls: Array(60).fill('shield') });
    expect([table.asks, table.asked]).toEqual(['retreat', 'atreides']);
    table.choose('stand');
    expect(table.state.battle?.round).toBe(2);
    expect(table.happened('hits')).toEqual([]);
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 3 });
  });

  it('leaves it to people where they retreat, to an empty area if there is one', () => {
    covers('mahdi-atreides-retreat-own-choice', 'mahdi-atreides-retreat-empty-first');
    const table = fight({ regular: 3 }, { regular: 2 }, { combatRolls: Array(60).fill('shield') });
    table.choose('retreat');
    expect([table.asks, table.asked, table.seats]).toEqual(['retreat-to', 'atreides', [0]]);
    expect(table.keys).toContain('to@central-sw-2');
    const signs = Object.fromEntries(
      ['false-wall-west', 'central-sw-2', 'central-sw-5', 'central-sw-6', 'outer-sw-8', 'outer-sw-9'].map(
        (id, i) => [id, { sign: i % 2 === 0 ? 'sand' : 'burrowed' }],
      ),
    );
    const crowded = turnWith(
      'strategy',
      {
        windgap: { atreides: { regular: 2 } },
        'central-sw-3': { harkonnen: { regular: 3 } },
        ...signs,
        'central-sw-2': {},
      },
      { combatRolls: Array(60).fill('shield') },
    ).choose('retreat');
    // The only empty one is taken; without one any free one will do.
    expect(crowded.happened('moved')[0]).toMatchObject({ how: 'retreat', to: 'central-sw-2' });
    const none = turnWith(
      'strategy',
      { windgap: { atreides: { regular: 2 } }, 'central-sw-3': { harkonnen: { regular: 3 } }, ...signs },
      { combatRolls: Array(60).fill('shield') },
    ).choose('retreat');
    expect(none.keys).toHaveLength(6);
  });
});
