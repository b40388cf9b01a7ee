import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { FACTIONS, type Faction } from '../../src/terms.js';
import type { Table } from '../table.js';
import { EDITIONS, tableOf } from './editions.js';
import { FACTION_SPACES, FREE_SPACE, JUMP, PLAIN, stepDown } from './factions.js';

describe.each(EDITIONS)('influence in $id', (edition) => {
  const free = FREE_SPACE[edition.id];
  const jump = JUMP[edition.id];

  /** A leader whose ability has nothing to do with influence is about to take a turn. */
  const at = (own: PlayerPosition, position: Position = {}): Table =>
    tableOf(
      edition,
      {
        turn: 0,
        first: 0,
        ...position,
        players: { 0: { ...PLAIN[edition.id], deck: ['dagger'], ...own }, ...position.players },
      },
      { confirmTurns: true, ...(edition.id === 'uprising' && { choam: true }) },
    );

  /** One visit to the faction's free space; with an intrigue to come the step is a matter of order. */
  const visit = (faction: Faction, own: PlayerPosition, position: Position = {}): Table => {
    const table = at({ hand: ['diplomacy'], ...own }, position).choose(`agent:diplomacy>${free[faction]}`);
    return table.keys.includes('effect:visit') ? table.choose('effect:visit') : table;
  };
  const leap = (own: PlayerPosition): Table =>
    at({ hand: [jump], ...own }).choose(`agent:${jump}>${free.guild}`);

  it.each(FACTION_SPACES[edition.id])(
    'an agent on %s raises %s by one and nothing else',
    (space, faction) => {
      covers('imp-influence-from-faction-space', 'upr-influence-from-space');
      const table = at({ hand: ['diplomacy'], spice: 6, water: 2 }).choose(`agent:diplomacy>${space}`);
      for (const other of FACTIONS) expect(table.player(0).influence[other]).toBe(other === faction ? 1 : 0);
      expect(table.happened('influence')).toEqual([
        { event: 'influence', seat: 0, faction, n: 1, source: `space:${space}` },
      ]);
      expect(table.state.players.filter((player) => (player.influence[faction] ?? 0) > 0)).toHaveLength(1);
    },
  );

  it.each(['arrakeen', 'sietch-tabr', 'imperial-basin', 'high-council'])(
    '%s is no faction space and raises nothing',
    (space) => {
      covers('imp-influence-from-faction-space', 'upr-influence-from-space');
      const own = { hand: ['signet-ring'], solari: 9, deck: ['dagger', 'dagger'], influence: { fremen: 2 } };
      expect(at(own).choose(`agent:signet-ring>${space}`).happened('influence')).toEqual([]);
    },
  );

  it('the sixth step is the last', () => {
    covers('imp-influence-cap', 'upr-influence-from-effects');
    const top = visit('emperor', { influence: { emperor: 6 } }, { alliances: { emperor: 0 } });
    expect(top.player(0).influence.emperor).toBe(6);
    expect(top.happened('influence')).toEqual([]);
    const almost = leap({ influence: { guild: 5 } });
    expect(almost.player(0).influence.guild).toBe(6);
    expect(almost.happened('influence').map(({ n }) => n)).toEqual([1]);
  });

  it.each(FACTIONS)('the second step with %s gives a point, the first and the third do not', (faction) => {
    covers('imp-influence-2-vp', 'upr-influence-two-vp');
    const points = (steps: number) =>
      visit(faction, { points: 1, influence: { [faction]: steps } }).player(0).points;
    expect([0, 1, 2].map(points)).toEqual([1, 2, 1]);
  });

  it('a jump to or over step 2 reaches it', () => {
    covers('imp-influence-2-vp', 'upr-influence-two-vp');
    expect(leap({ points: 0, influence: { guild: 0 } }).player(0)).toMatchObject({
      points: 1,
      influence: { guild: 2 },
    });
    expect(leap({ points: 0, influence: { guild: 1 } }).player(0)).toMatchObject({
      points: 1,
      influence: { guild: 3 },
    });
  });

  it.each(FACTIONS)('a step down from 2 with %s takes the point away, from 3 or 1 it does not', (faction) => {
    covers('imp-influence-2-vp-lost', 'upr-influence-two-vp-lost');
    const points = (steps: number) =>
      stepDown(edition, at, { points: 3, influence: { [faction]: steps } }).player(0).points;
    expect([1, 2, 3].map(points)).toEqual([3, 2, 3]);
  });

  it('who comes second, and with a second faction, gets the point as well', () => {
    covers('imp-influence-2-each-player', 'upr-influence-two-vp');
    const others = { 1: { influence: { fremen: 3 } }, 2: { influence: { fremen: 2 } } };
    const table = visit('fremen', { points: 1, influence: { fremen: 1, guild: 2 } }, { players: others });
    expect(table.player(0).points).toBe(2);
  });

  it('the bonus of step 4 comes to everybody who reaches it, a jump over it included', () => {
    covers('imp-influence-4-bonus', 'upr-influence-four-bonus');
    covers(
      'imp-influence-4-bonus-guild',
      'imp-influence-4-bonus-fremen',
      'imp-influence-4-bonus-bene-gesserit',
    );
    const steps = [0, 1, 2, 3, 4, 5];
    const before = { alliances: { guild: 1 }, players: { 1: { influence: { guild: 6 } } } };
    const solari = (table: Table) => table.player(0).solari;
    expect(steps.map((guild) => solari(visit('guild', { influence: { guild } }, before)))).toEqual([
      0, 0, 0, 3, 0, 0,
    ]);
    expect(steps.map((guild) => solari(leap({ influence: { guild } })))).toEqual([0, 0, 3, 3, 0, 0]);
    const water = (fremen: number) => visit('fremen', { water: 0, influence: { fremen } }).player(0).water;
    expect(water(3)).toBe(water(2) + 1);
    const sisters = visit('bene-gesserit', { influence: { 'bene-gesserit': 3 } });
    while (sisters.keys.some((key) => key.startsWith('effect:secrets')))
      sisters.choose(sisters.keys.find((key) => key.startsWith('effect:secrets')) ?? '');
    expect(sisters.player(0).intrigues).toHaveLength(2);
  });

  it('a step down takes no bonus back', () => {
    covers('imp-influence-4-bonus-kept', 'upr-influence-four-bonus-kept');
    const own = { influence: { guild: 4 }, solari: 3 };
    const table = stepDown(edition, at, own, { alliances: { guild: 0 } });
    expect(table.player(0).influence.guild).toBe(3);
    expect(table.player(0).solari).toBeGreaterThanOrEqual(3);
  });
});
