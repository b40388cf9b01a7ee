import { Game } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { DASHBOARDS } from '../../src/content/dashboards.js';
import { LEADERS } from '../../src/content/leaders.js';
import { arrakis } from '../../src/game.js';
import type { ArrakisOptions } from '../../src/options.js';
import { partnersOf, runnerOf, sideOf } from '../../src/participants.js';
import { homeOf } from '../../src/state.js';
import { FORCES, RESULTS } from '../../src/terms.js';
import { Table } from '../table.js';
import { AGAINST_PARTNERS, FOUR, PARTNERS_AGAINST_ONE, QUIET } from './seats.js';

const start = (options: Partial<ArrakisOptions>) =>
  Game.start(arrakis, arrakis.parseOptions(options), 'teams').state;
const runners = (options: Partial<ArrakisOptions>) => {
  const state = start(options);
  return Object.fromEntries(FORCES.map((force) => [force, runnerOf(state, force)[0]]));
};

describe('players of the war', () => {
  it('are two sides, whatever their number', () => {
    covers('team-two-sides', 'team-four-players-split');
    for (const players of [2, 3, 4] as const) {
      const options = arrakis.parseOptions({ players });
      const state = start({ players });
      const sides = Array.from({ length: arrakis.seats(options) }, (_, seat) => sideOf(state, seat));
      expect(sides).toHaveLength(players);
      expect(new Set(sides)).toEqual(new Set(['atreides', 'harkonnen']));
    }
    const four = start(FOUR);
    expect(partnersOf(four, 'atreides')).toEqual([0, 1]);
    expect(partnersOf(four, 'harkonnen')).toEqual([2, 3]);
  });

  it('divide four forces', () => {
    covers('team-forces-per-player', 'team-harkonnen-seats', 'team-atreides-seats');
    expect(runners({ players: 2 })).toEqual({
      'house-atreides': 0,
      fremen: 0,
      'house-harkonnen': 1,
      corrino: 1,
    });
    expect(runners(FOUR)).toEqual({ 'house-atreides': 0, fremen: 1, 'house-harkonnen': 2, corrino: 3 });
    expect(runners({ ...FOUR, atreides: 1 })).toEqual({
      'house-harkonnen': 0,
      corrino: 1,
      'house-atreides': 2,
      fremen: 3,
    });
  });

  it('of three share either side, by default the Harkonnen', () => {
    covers('team-three-players-split', 'team-three-players-advice');
    expect(arrakis.parseOptions({ players: 3 }).shared).toBe('harkonnen');
    expect(runners({ players: 3 })).toEqual({
      'house-atreides': 0,
      fremen: 0,
      'house-harkonnen': 1,
      corrino: 2,
    });
    expect(runners(PARTNERS_AGAINST_ONE)).toEqual({
      'house-atreides': 0,
      fremen: 1,
      'house-harkonnen': 2,
      corrino: 2,
    });
    expect(() => arrakis.parseOptions({ players: 5 })).toThrow('players must be 1, 2, 3 or 4');
    expect(() => arrakis.parseOptions({ players: 3, shared: 'fremen' })).toThrow('shared must be');
    // Of four both sides are shared, of two none; the default stands in the options of every game.
    for (const players of [1, 2, 4]) {
      expect(() => arrakis.parseOptions({ players, shared: 'atreides' })).toThrow(
        'Option shared is for three players.',
      );
      expect(arrakis.parseOptions({ players, shared: 'harkonnen' }).shared).toBe('harkonnen');
    }
  });
});

describe('the table of partners', () => {
  it('is laid as for two, but for dashboards and cones', () => {
    covers('team-setup-as-two-players', 'team-setup-atreides-cones', 'team-setup-harkonnen-cones');
    const [two, four] = [start({ players: 2 }), start(FOUR)];
    for (const key of ['areas', 'faces', 'tokenSupply', 'prescienceDeck', 'objectives', 'vehicles'] as const)
      expect(four[key]).toEqual(two[key]);
    for (const side of ['atreides', 'harkonnen'] as const) {
      const { dashboards: _, cones, ...common } = four.factions[side];
      const { dashboards: __, cones: none, ...before } = two.factions[side];
      expect(common).toEqual(before);
      expect([cones, none]).toEqual([3, 0]);
    }
  });

  it('has two dashboards for a shared side', () => {
    covers('team-setup-atreides-dashboards', 'team-setup-harkonnen-dashboards');
    const { factions } = start(FOUR);
    expect(factions.atreides.dashboards.map(({ id }) => id)).toEqual([
      'dashboard-house-atreides',
      'dashboard-fremen',
    ]);
    expect(factions.harkonnen.dashboards.map(({ id }) => id)).toEqual([
      'dashboard-house-harkonnen',
      'dashboard-corrino',
    ]);
  });

  it('leaves a side run by one player as it is', () => {
    covers('team-setup-unshared-side-unchanged');
    const { factions } = start(AGAINST_PARTNERS);
    const [sole, ...others] = factions.atreides.dashboards;
    expect([sole?.id, others, factions.atreides.cones]).toEqual(['sietch-tabr', [], 0]);
    expect(Object.keys(sole?.decks ?? {})).toEqual(['house-atreides', 'fremen']);
    expect(DASHBOARDS['sietch-tabr'].handLimit).toBe(6);
    expect(start(PARTNERS_AGAINST_ONE).factions.harkonnen.dashboards.map(({ id }) => id)).toEqual([
      'giedi-prime',
    ]);
  });

  it('has the first leaders on the dashboards of their forces', () => {
    covers(
      'team-setup-house-atreides-leaders',
      'team-setup-fremen-leaders',
      'team-setup-house-harkonnen-leaders',
      'team-setup-corrino-leaders',
    );
    const state = start(FOUR);
    const ready = (force: string) =>
      LEADERS.filter(
        (leader) =>
          leader.force === force &&
          leader.kind === 'named' &&
          state.factions[leader.side].leaders[leader.id] === 'ready',
      ).map(({ id }) => id);
    expect(ready('house-atreides')).toEqual(['paul-atreides', 'lady-jessica']);
    expect(ready('fremen')).toEqual(['stilgar']);
    expect(ready('house-harkonnen')).toEqual(['baron-harkonnen', 'beast-rabban']);
    expect(ready('corrino')).toEqual(['captain-aramsham']);
  });

  it('puts every leader where the colour of the card says', () => {
    covers('team-leader-card-colour', 'team-leader-card-on-own-dashboard');
    const state = start(FOUR);
    for (const { side, force, cell } of LEADERS) {
      const { id } = homeOf(state, side, force);
      expect(DASHBOARDS[id].forces).toEqual([force]);
      // Every card has a cell there, so that its special action can be used.
      if (cell === 'desert-power') expect(DASHBOARDS[id].desertPower).toBe(true);
      else if (cell !== undefined) expect([id, cell, DASHBOARDS[id].slots[cell]]).not.toContain(0);
    }
  });

  it('has room for two dice of a result, or one', () => {
    covers('team-slots-harkonnen', 'team-slots-atreides');
    const rooms = (id: keyof typeof DASHBOARDS) => [
      ...new Set(RESULTS.map((result) => DASHBOARDS[id].slots[result])),
    ];
    for (const id of ['dashboard-house-harkonnen', 'dashboard-corrino'] as const)
      expect(rooms(id).toSorted()).toEqual([0, 2]);
    for (const id of ['dashboard-house-atreides', 'dashboard-fremen'] as const)
      expect(rooms(id).toSorted()).toEqual([0, 1]);
  });
});

describe('rules nothing is said of', () => {
  it('hold as for two', () => {
    covers('team-base-rules-hold');
    const [two, four] = [{}, FOUR].map(
      (options) => new Table({ ...QUIET, phase: 'spice', supremacy: 2, reserve: 1 }, options),
    );
    expect(four?.keys.filter((key) => key !== 'cone')).toEqual(two?.keys);
    for (const table of [two, four]) table?.choose('?allot@0+0+0+0', 'ban:choam');
    expect(four?.state.rows).toEqual(two?.state.rows);
    expect(four?.state.bans).toEqual(two?.state.bans);
  });

  it('force means nothing to a player alone', () => {
    covers('team-leader-colour-irrelevant-otherwise');
    const table = new Table({
      ...QUIET,
      harkonnen: { dice: { mentat: 1 } },
      atreides: { dice: { strategy: 1 } },
    });
    // Stilgar of the Fremen, by whoever runs House Atreides too.
    expect(table.choose('die:strategy').keys).toContain('leader:stilgar');
  });
});
