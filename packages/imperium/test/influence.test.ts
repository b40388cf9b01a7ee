import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import type { PlayerPosition } from '../src/scenario/position.js';
import { FACTIONS, type Faction } from '../src/terms.js';
import { Table } from './table.js';

const VISITS: readonly [space: string, faction: Faction][] = [
  ['conspire', 'emperor'],
  ['wealth', 'emperor'],
  ['heighliner', 'guild'],
  ['foldspace', 'guild'],
  ['selective-breeding', 'bene-gesserit'],
  ['secrets', 'bene-gesserit'],
  ['hardy-warriors', 'fremen'],
  ['stillsuits', 'fremen'],
];

/** A free space of each faction. */
const FREE: Readonly<Record<Faction, string>> = {
  emperor: 'wealth',
  guild: 'foldspace',
  'bene-gesserit': 'secrets',
  fremen: 'stillsuits',
};

/** Earl Memnon, who has nothing to say here, about to take a turn. */
function at(player: PlayerPosition): Table {
  return new Table({
    turn: 1,
    first: 1,
    players: { 1: { spice: 6, water: 2, solari: 0, ...player } },
  });
}

/** Gives up a step with `from` to climb two with `to`. */
function shift(from: Faction, to: Faction, player: PlayerPosition): Table {
  return at({ hand: ['shifting-allegiances'], ...player }).choose(
    'agent:shifting-allegiances>hall-of-oratory',
    'effect:shifting-allegiances.0',
    ...(Object.values(player.influence ?? {}).filter((steps) => steps > 0).length > 1
      ? [`lose:${from}`]
      : []),
    `faction:${to}`,
  );
}

const lostOrGained = (table: Table) =>
  table.happened('gained').flatMap((event) => (event.what === 'points' ? [event.n] : []));

describe('gaining influence', () => {
  it.each(VISITS)('an agent on %s raises %s by one and nothing else', (space, faction) => {
    covers('imp-influence-from-faction-space');
    const table = at({ hand: ['diplomacy'] });
    table.choose(`agent:diplomacy>${space}`);
    for (const other of FACTIONS) expect(table.player(1).influence[other]).toBe(other === faction ? 1 : 0);
    expect(table.happened('influence')).toEqual([
      { event: 'influence', seat: 1, faction, n: 1, source: `space:${space}` },
    ]);
    expect(table.state.players.filter((player) => player.influence[faction] > 0)).toHaveLength(1);
  });

  it('the step comes in addition to what space and card give', () => {
    covers('imp-influence-from-faction-space');
    const table = at({ hand: ['opulence'], solari: 0 });
    table.choose('agent:opulence>wealth');
    expect([table.player(1).solari, table.player(1).influence.emperor]).toEqual([5, 1]);
  });

  it('Sietch Tabr and other spaces move no marker', () => {
    covers('imp-influence-from-faction-space');
    const table = at({ hand: ['reconnaissance'], influence: { fremen: 2 } });
    table.choose('agent:reconnaissance>sietch-tabr');
    expect(table.player(1).influence.fremen).toBe(2);
    expect(table.happened('influence')).toEqual([]);
  });

  it.each([
    ['favored-subject', 'emperor'],
    ['guild-authorization', 'guild'],
    ['secret-of-the-sisterhood', 'bene-gesserit'],
    ['know-their-ways', 'fremen'],
  ] as const)('the plot %s raises %s by one step', (intrigue, faction) => {
    covers('imp-influence-other-effects');
    const table = at({ hand: [], intrigues: [intrigue] }).choose(`intrigue:${intrigue}`);
    expect(table.player(1).influence[faction]).toBe(1);
  });

  it('an effect may lower influence, and another be raised by several steps', () => {
    covers('imp-influence-other-effects');
    const table = shift('guild', 'fremen', { influence: { guild: 1, emperor: 1 } });
    expect(table.player(1).influence).toEqual({ emperor: 1, guild: 0, 'bene-gesserit': 0, fremen: 2 });
  });

  it('steps beyond the sixth are lost', () => {
    covers('imp-influence-cap');
    const full = at({ hand: ['diplomacy'], influence: { emperor: 6 } }).choose('agent:diplomacy>wealth');
    expect(full.player(1).influence.emperor).toBe(6);
    expect(full.happened('influence')).toEqual([]);
    const almost = at({ hand: ['power-play'], influence: { emperor: 5 } }).choose('agent:power-play>wealth');
    expect(almost.player(1).influence.emperor).toBe(6);
    expect(almost.happened('influence').map((event) => event.n)).toEqual([1]);
  });

  it('a full track is not offered, and a plot that could only raise it is not played', () => {
    covers('imp-influence-cap');
    const table = at({
      hand: [],
      solari: 2,
      intrigues: ['bribery', 'favored-subject'],
      influence: { emperor: 6 },
    });
    expect(table.refused('intrigue:favored-subject')).toBe('no-effect');
    table.choose('intrigue:bribery');
    expect(table.keys).toEqual(['faction:guild', 'faction:bene-gesserit', 'faction:fremen']);
  });

  it('influence 0 cannot be lowered', () => {
    covers('imp-influence-cap');
    const none = at({ hand: ['shifting-allegiances'], intrigues: ['windfall'] });
    none.choose('agent:shifting-allegiances>hall-of-oratory');
    expect(none.keys).not.toContain('effect:shifting-allegiances.0');
    expect(none.refused('effect:shifting-allegiances.0')).toBe('cost');
    const two = at({ hand: ['shifting-allegiances'], influence: { guild: 1, fremen: 3 } });
    two.choose('agent:shifting-allegiances>hall-of-oratory', 'effect:shifting-allegiances.0');
    expect(two.keys).toEqual(['lose:guild', 'lose:fremen']);
  });
});

describe('the point at step 2', () => {
  it.each(FACTIONS)('the second step with %s gives a point, the first and the third do not', (faction) => {
    covers('imp-influence-2-vp');
    const visit = (steps: number) =>
      at({ hand: ['diplomacy'], points: 1, influence: { [faction]: steps } }).choose(
        `agent:diplomacy>${FREE[faction]}`,
      );
    expect([0, 1, 2].map((steps) => visit(steps).player(1).points)).toEqual([1, 2, 1]);
  });

  it('a jump to or over step 2 reaches it', () => {
    covers('imp-influence-2-vp');
    const jump = (steps: number) =>
      at({ hand: ['power-play'], influence: { emperor: steps } }).choose('agent:power-play>wealth');
    expect(jump(0).player(1)).toMatchObject({ points: 1, influence: { emperor: 2 } });
    expect(jump(1).player(1)).toMatchObject({ points: 1, influence: { emperor: 3 } });
  });

  it('stepping down from 2 to 1 takes the point away', () => {
    covers('imp-influence-2-vp-lost');
    const table = shift('guild', 'fremen', { points: 3, influence: { guild: 2, fremen: 3 } });
    expect(table.player(1).influence.guild).toBe(1);
    // The alliance with the Fremen brings another point.
    expect(lostOrGained(table)).toEqual([-1, 1]);
    expect(table.player(1).points).toBe(3);
  });

  it('stepping down from 3 to 2, or from 1 to 0, costs nothing', () => {
    covers('imp-influence-2-vp-lost');
    for (const steps of [3, 1]) {
      const table = shift('guild', 'emperor', { points: 3, influence: { guild: steps, emperor: 1 } });
      expect(table.player(1).influence.guild).toBe(steps - 1);
      // Only the Emperor's second step counts.
      expect(lostOrGained(table)).toEqual([1]);
    }
  });

  it('climbing back to step 2 gives the point again', () => {
    covers('imp-influence-2-vp-regained');
    const table = shift('guild', 'guild', { points: 1, influence: { guild: 2 } });
    expect(table.player(1)).toMatchObject({ points: 1, influence: { guild: 3 } });
    expect(lostOrGained(table)).toEqual([-1, 1]);
  });

  it('who comes second, and with a second faction, gets the point as well', () => {
    covers('imp-influence-2-each-player');
    const table = new Table({
      turn: 0,
      first: 0,
      players: {
        0: { hand: ['diplomacy'], influence: { fremen: 1, emperor: 2 }, points: 1 },
        1: { hand: ['diplomacy'], influence: { fremen: 2, guild: 1, emperor: 2 }, points: 2 },
        2: { influence: { fremen: 3 }, points: 1 },
      },
    });
    table.choose('agent:diplomacy>stillsuits', 'end');
    expect(table.player(0).points).toBe(2);
    table.choose('agent:diplomacy>foldspace');
    expect(table.player(1).points).toBe(3);
  });
});

describe('the bonus at step 4', () => {
  const alliances = { emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 0 };
  const leader = { influence: { emperor: 6, guild: 6, 'bene-gesserit': 6, fremen: 6 }, points: 8 };
  /** Somebody else was there long before. */
  const behind = (player: PlayerPosition) =>
    new Table({
      turn: 1,
      first: 1,
      alliances,
      players: { 0: leader, 1: { solari: 0, water: 0, spice: 0, ...player } },
    });

  it('two troops come to the garrison', () => {
    covers('imp-influence-4-bonus-emperor');
    const table = behind({ hand: ['diplomacy'], influence: { emperor: 3 } }).choose('agent:diplomacy>wealth');
    expect(table.player(1)).toMatchObject({ garrison: 5, supply: 7 });
  });

  it('on a turn with a combat space these troops may be deployed', () => {
    covers('imp-influence-4-bonus-emperor');
    const table = behind({
      hand: ['reconnaissance'],
      intrigues: ['favored-subject'],
      influence: { emperor: 3 },
      garrison: 6,
    });
    table.choose('agent:reconnaissance>arrakeen');
    table.choose('effect:arrakeen.1');
    expect(table.keys).toContain('deploy:3');
    expect(table.keys).not.toContain('deploy:4');
    table.choose('intrigue:favored-subject');
    expect(table.keys).toContain('deploy:5');
    expect(table.keys).not.toContain('deploy:6');
  });

  it('three solari', () => {
    covers('imp-influence-4-bonus-guild');
    const table = behind({ hand: ['diplomacy'], influence: { guild: 3 } }).choose(
      'agent:diplomacy>foldspace',
    );
    expect(table.player(1).solari).toBe(3);
  });

  it('an intrigue, besides the one of the space', () => {
    covers('imp-influence-4-bonus-bene-gesserit');
    const table = behind({ hand: ['diplomacy'], influence: { 'bene-gesserit': 3 } });
    table.choose('agent:diplomacy>secrets');
    while (table.keys.some((key) => key.startsWith('effect:'))) {
      table.choose(table.keys.find((key) => key.startsWith('effect:')) ?? '');
    }
    expect(table.player(1).intrigues).toHaveLength(2);
  });

  it('a water, besides the one of the space', () => {
    covers('imp-influence-4-bonus-fremen');
    const table = behind({ hand: ['diplomacy'], influence: { fremen: 3 } }).choose(
      'agent:diplomacy>stillsuits',
    );
    expect(table.player(1).water).toBe(2);
  });

  it('only reaching step 4 counts, a jump over it included', () => {
    covers('imp-influence-4-bonus');
    const steps = [0, 1, 2, 3, 4, 5];
    const bonus = (card: string) =>
      steps.map((guild) => {
        const table = behind({ hand: [card], influence: { guild } }).choose(`agent:${card}>foldspace`);
        return table.player(1).solari;
      });
    expect(bonus('diplomacy')).toEqual([0, 0, 0, 3, 0, 0]);
    expect(bonus('power-play')).toEqual([0, 0, 3, 3, 0, 0]);
  });

  it('falling below step 4 gives nothing back', () => {
    covers('imp-influence-4-bonus-kept');
    const table = shift('guild', 'fremen', { influence: { guild: 4, fremen: 1 }, solari: 3 });
    expect(table.player(1)).toMatchObject({ solari: 3, influence: { guild: 3 } });
  });

  it('reaching step 4 again after a fall pays again', () => {
    covers('imp-influence-4-bonus-again');
    const table = shift('guild', 'guild', { influence: { guild: 4 }, solari: 3 });
    expect(table.player(1)).toMatchObject({ solari: 6, influence: { guild: 5 } });
  });

  it('moving above step 4 without a fall below does not', () => {
    covers('imp-influence-4-bonus-again');
    const table = shift('guild', 'guild', { influence: { guild: 5 }, solari: 0 });
    expect(table.player(1)).toMatchObject({ solari: 0, influence: { guild: 6 } });
  });
});
