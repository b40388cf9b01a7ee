import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { FACTIONS, type Faction } from '../../src/terms.js';
import { type Table, uprisingTable } from '../table.js';

const VISITS: readonly [space: string, faction: Faction][] = [
  ['dutiful-service', 'emperor'],
  ['sardaukar', 'emperor'],
  ['deliver-supplies', 'guild'],
  ['heighliner', 'guild'],
  ['espionage', 'bene-gesserit'],
  ['secrets', 'bene-gesserit'],
  ['desert-tactics', 'fremen'],
  ['fremkit', 'fremen'],
];

/** A space of each faction that costs nothing. */
const FREE: Readonly<Record<Faction, string>> = {
  emperor: 'dutiful-service',
  guild: 'deliver-supplies',
  'bene-gesserit': 'secrets',
  fremen: 'fremkit',
};

/** Gurney Halleck, whose ability has nothing to do with influence, is about to take a turn. */
function at(own: PlayerPosition, position: Position = {}): Table {
  return uprisingTable(
    { turn: 3, first: 3, ...position, players: { ...position.players, 3: own } },
    { players: 4, choam: true, confirmTurns: true },
  );
}

/** One visit to the faction's free space; with an intrigue at hand the step is a matter of order. */
function visit(faction: Faction, own: PlayerPosition, position: Position = {}): Table {
  const table = at({ hand: ['diplomacy'], deck: ['dagger'], ...own }, position);
  table.choose(`agent:diplomacy>${FREE[faction]}`);
  return table.keys.includes('effect:visit') ? table.choose('effect:visit') : table;
}

/** Loses a step for solari; the only track above zero is taken without asking. */
function stepDown(own: PlayerPosition, position: Position = {}): Table {
  return at({ hand: ['dagger'], intrigues: ['backed-by-choam'], ...own }, position).choose(
    'intrigue:backed-by-choam',
  );
}

const pointsOf = (table: Table) => table.state.players.map(({ points }) => points);

describe('gaining and losing influence', () => {
  it.each(VISITS)('an agent on %s raises %s by one step', (space, faction) => {
    covers('upr-influence-from-space');
    const table = at({ hand: ['diplomacy'], deck: ['dagger'], spice: 5, water: 1 });
    table.choose(`agent:diplomacy>${space}`);
    for (const other of FACTIONS) expect(table.player(3).influence[other]).toBe(other === faction ? 1 : 0);
    expect(table.happened('influence')).toEqual([
      { event: 'influence', seat: 3, faction, n: 1, source: `space:${space}` },
    ]);
  });

  it.each(['arrakeen', 'gather-support', 'imperial-basin', 'accept-contract'])(
    '%s is no faction space and raises nothing',
    (space) => {
      covers('upr-influence-from-space');
      const table = at({ hand: ['signet-ring'], deck: ['dagger', 'dagger'] }).choose(
        `agent:signet-ring>${space}`,
      );
      expect(table.happened('influence')).toEqual([]);
    },
  );

  it('effects of cards move cubes up and down', () => {
    covers('upr-influence-from-effects');
    const table = at({ hand: ['captured-mentat'], influence: { guild: 1 } });
    table.choose('reveal', 'effect:captured-mentat.0', 'faction:fremen');
    expect(table.player(3).influence).toMatchObject({ guild: 0, fremen: 1 });
  });

  it('the sixth step is the last, and at zero there is nothing to lose', () => {
    covers('upr-influence-from-effects');
    const top = visit('emperor', { influence: { emperor: 6 } }, { alliances: { emperor: 3 } });
    expect(top.player(3).influence.emperor).toBe(6);
    expect(top.happened('influence')).toEqual([]);
    const bottom = at({ hand: ['dagger'], intrigues: ['backed-by-choam'] });
    expect(bottom.refused('intrigue:backed-by-choam')).toBe('cost');
  });
});

describe('the second step', () => {
  it.each(FACTIONS)('rising to 2 with %s gives a point', (faction) => {
    covers('upr-influence-two-vp');
    expect(visit(faction, { points: 1, influence: { [faction]: 1 } }).player(3).points).toBe(2);
    expect(visit(faction, { points: 1, influence: { [faction]: 0 } }).player(3).points).toBe(1);
    expect(visit(faction, { points: 1, influence: { [faction]: 2 } }).player(3).points).toBe(1);
  });

  it('passing over 2 counts', () => {
    covers('upr-influence-two-vp');
    const table = at({ hand: ['overthrow'], points: 1, influence: { guild: 1 } });
    table.choose('agent:overthrow>deliver-supplies');
    expect(table.player(3)).toMatchObject({ points: 2, influence: { guild: 3 } });
  });

  it.each(FACTIONS)('falling below 2 with %s costs the point again', (faction) => {
    covers('upr-influence-two-vp-lost');
    expect(stepDown({ points: 3, influence: { [faction]: 2 } }).player(3).points).toBe(2);
    expect(stepDown({ points: 3, influence: { [faction]: 3 } }).player(3).points).toBe(3);
    expect(stepDown({ points: 3, influence: { [faction]: 1 } }).player(3).points).toBe(3);
  });

  it('the point is there exactly while the cube stands at 2 or higher', () => {
    covers('upr-influence-two-vp-again');
    const table = stepDown({ hand: ['diplomacy'], points: 3, influence: { guild: 2 } });
    expect(table.player(3).points).toBe(2);
    table.choose('agent:diplomacy>deliver-supplies');
    expect(table.player(3)).toMatchObject({ points: 3, influence: { guild: 2 } });
  });
});

describe('the fourth step', () => {
  it('each track gives its own bonus', () => {
    covers('upr-influence-four-bonus');
    const guild = visit('guild', { influence: { guild: 3 } });
    expect(guild.player(3).solari).toBe(3);
    const fremen = visit('fremen', { water: 0, influence: { fremen: 3 } });
    expect(fremen.player(3).water).toBe(1);
    const sisters = visit('bene-gesserit', { influence: { 'bene-gesserit': 3 } });
    // One of the space, one of the track.
    expect(sisters.player(3).intrigues).toHaveLength(2);
    const emperor = visit('emperor', { influence: { emperor: 3 } });
    expect(emperor.asks).toBe('place-spy');
    emperor.choose('post:post-choam');
    expect(emperor.player(3).spies).toEqual(['post-choam']);
  });

  it('it comes at 4 only, and to everybody who gets there', () => {
    covers('upr-influence-four-bonus');
    expect(visit('guild', { influence: { guild: 2 } }).player(3).solari).toBe(0);
    expect(visit('guild', { influence: { guild: 4 } }, { alliances: { guild: 3 } }).player(3).solari).toBe(0);
    const second = visit(
      'guild',
      { influence: { guild: 3 } },
      { alliances: { guild: 1 }, players: { 1: { influence: { guild: 5 } } } },
    );
    expect(second.player(3).solari).toBe(3);
  });

  it('a step down takes nothing back, and 4 can be reached again', () => {
    covers('upr-influence-four-bonus-kept', 'upr-influence-four-bonus-again');
    const table = stepDown(
      { hand: ['diplomacy'], solari: 3, influence: { guild: 4 } },
      { alliances: { guild: 3 } },
    );
    expect(table.player(3)).toMatchObject({ solari: 3 + 4, influence: { guild: 3 } });
    table.choose('agent:diplomacy>deliver-supplies');
    expect(table.player(3)).toMatchObject({ solari: 3 + 4 + 3, influence: { guild: 4 } });
  });
});

describe('alliances', () => {
  it.each(FACTIONS)('the first at 4 with %s takes the token and a point', (faction) => {
    covers('upr-alliance-first');
    const table = visit(faction, { points: 2, influence: { [faction]: 3 } });
    if (table.asks === 'place-spy') table.choose('post:post-choam');
    expect(table.state.alliances[faction]).toBe(3);
    expect(table.player(3).points).toBe(3);
    const below = visit(faction, { points: 2, influence: { [faction]: 2 } });
    expect(below.state.alliances[faction]).toBeUndefined();
  });

  it('a strictly higher step takes token and point from the holder', () => {
    covers('upr-alliance-taken-over');
    const table = visit(
      'guild',
      { points: 5, influence: { guild: 4 } },
      { alliances: { guild: 1 }, players: { 1: { points: 6, influence: { guild: 4 } } } },
    );
    expect(table.state.alliances.guild).toBe(3);
    expect(pointsOf(table)).toEqual([1, 5, 1, 6]);
  });

  it('drawing level leaves the token where it is', () => {
    covers('upr-alliance-tie-stays');
    const table = visit(
      'guild',
      { points: 5, influence: { guild: 3 } },
      { alliances: { guild: 1 }, players: { 1: { points: 6, influence: { guild: 4 } } } },
    );
    expect(table.player(3).influence.guild).toBe(4);
    expect(table.state.alliances.guild).toBe(1);
    expect(pointsOf(table)).toEqual([1, 6, 1, 5]);
  });

  it('a holder who steps down below one who stood level hands the token over', () => {
    covers('upr-alliance-tie-stays');
    const table = stepDown(
      { points: 6, influence: { guild: 5 } },
      { alliances: { guild: 3 }, players: { 0: { points: 2, influence: { guild: 5 } } } },
    );
    expect(table.state.alliances.guild).toBe(0);
    expect(pointsOf(table)).toEqual([3, 1, 1, 5]);
  });

  it('among several who stood level the old holder chooses', () => {
    covers('upr-alliance-tie-stays');
    const level = { points: 2, influence: { guild: 5 } };
    const table = stepDown(
      { points: 6, influence: { guild: 5 } },
      { alliances: { guild: 3 }, players: { 0: level, 2: level } },
    );
    expect([table.asks, table.asked, table.keys]).toEqual(['pass-alliance', 3, ['seat:0', 'seat:2']]);
    table.choose('seat:2');
    expect(table.state.alliances.guild).toBe(2);
    expect(pointsOf(table)).toEqual([2, 1, 3, 5]);
  });

  it('alone and below 4 the token goes back to its track with its point', () => {
    covers('upr-alliance-tie-stays');
    const table = stepDown(
      { points: 6, influence: { guild: 4 } },
      { alliances: { guild: 3 }, players: { 0: { influence: { guild: 3 } } } },
    );
    expect(table.state.alliances.guild).toBeUndefined();
    expect(table.player(3).points).toBe(5);
    const still = stepDown({ points: 6, influence: { guild: 5 } }, { alliances: { guild: 3 } });
    expect(still.state.alliances.guild).toBe(3);
    expect(still.player(3).points).toBe(6);
  });
});
