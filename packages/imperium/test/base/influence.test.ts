import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition } from '../../src/scenario/position.js';
import type { Faction } from '../../src/terms.js';
import { Table } from '../table.js';

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
  it('the step comes in addition to what space and card give', () => {
    covers('imp-influence-from-faction-space');
    const table = at({ hand: ['opulence'], solari: 0 });
    table.choose('agent:opulence>wealth');
    expect([table.player(1).solari, table.player(1).influence.emperor]).toEqual([5, 1]);
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
  it('stepping down from 2 to 1 takes the point away', () => {
    covers('imp-influence-2-vp-lost');
    const table = shift('guild', 'fremen', { points: 3, influence: { guild: 2, fremen: 3 } });
    expect(table.player(1).influence.guild).toBe(1);
    // The alliance with the Fremen brings another point.
    expect(lostOrGained(table)).toEqual([-1, 1]);
    expect(table.player(1).points).toBe(3);
  });

  it('climbing back to step 2 gives the point again', () => {
    covers('imp-influence-2-vp-regained');
    const table = shift('guild', 'guild', { points: 1, influence: { guild: 2 } });
    expect(table.player(1)).toMatchObject({ points: 1, influence: { guild: 3 } });
    expect(lostOrGained(table)).toEqual([-1, 1]);
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
