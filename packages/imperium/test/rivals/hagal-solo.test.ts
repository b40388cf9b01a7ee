import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { outcomeOf } from '../../src/rules/outcome.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { rivalsTurn, solo, spacesOf, told } from './hagal.js';

/** Participant 1 wins the conflict alone, with a card that shows no swords. */
const winning = (conflict: string, players: Position['players'] = {}, position: Position = {}) =>
  solo({
    phase: 'combat',
    first: 1,
    conflict,
    hagalDeck: ['carthag', 'carthag'],
    ...position,
    players: {
      '0': { intrigues: [] },
      ...players,
      '1': { conflict: 3, garrison: 0, water: 0, intrigues: [], ...players['1'] },
    },
  });

describe('turns of a solo game', () => {
  it('go round, and Rivals go on as long as they have agents, after the person’s Reveal turn too', () => {
    covers('hagal-solo-turn-order', 'hagal-solo-turn-skip');
    const table = solo({
      turn: 1,
      first: 1,
      hagalDeck: ['wealth', 'secrets', 'foldspace', 'rally-troops'],
      players: { '0': { hand: ['dagger'] }, '1': { garrison: 0 }, '2': { garrison: 0 } },
    });
    expect(table.happened('turn').map(({ seat }) => seat)).toEqual([1, 2, 0]);
    table.choose('reveal');
    while (table.asks === 'reveal-effects') table.choose('end');
    const before = table.log.findIndex(({ event }) => event === 'combat');
    const turns = table.log.slice(0, before).flatMap((e) => (e.event === 'turn' ? [e.seat] : []));
    expect(turns).toEqual([1, 2, 0, 1, 2]);
  });
});

describe('the rewards of a conflict', () => {
  it('go to Rivals in first and second place', () => {
    covers('hagal-solo-rewards', 'hagal-solo-reward-resources');
    const table = winning('guild-bank-raid', { '2': { conflict: 1, garrison: 0 } });
    expect([table.player(1).solari, table.player(2).solari]).toEqual([6, 4]);
  });

  it('are of every kind, but for what a Rival has no use for', () => {
    covers('hagal-solo-rewards-all-kinds', 'hagal-solo-reward-vp');
    const table = winning('terrible-purpose');
    expect(table.player(1).points).toBe(1);
    expect(table.happened('trashed')).toEqual([]);
  });

  it('bring influence where the Rival has least', () => {
    covers('hagal-solo-reward-influence', 'hagal-choice-influence');
    const influence = { emperor: 2, guild: 2, 'bene-gesserit': 1, fremen: 3 };
    const table = winning('skirmish-c', { '1': { influence, spice: 0 } });
    expect(table.player(1)).toMatchObject({ influence: { ...influence, 'bene-gesserit': 2 }, spice: 1 });
  });

  it('let the person choose between factions tied for least', () => {
    covers('hagal-choice-influence-tie');
    const influence = { emperor: 2, guild: 1, 'bene-gesserit': 1, fremen: 3 };
    const table = winning('skirmish-c', { '1': { influence } });
    expect([table.asks, table.asked, table.keys]).toEqual([
      'faction',
      0,
      ['faction:guild', 'faction:bene-gesserit'],
    ]);
    expect(table.state.decision).toMatchObject({ participant: 1 });
    table.choose('faction:guild');
    expect(table.player(1).influence).toEqual({ ...influence, guild: 2 });
  });

  it('put both steps of Grand Vision on one track, and the two of Machinations on the two lowest', () => {
    covers('hagal-choice-influence');
    const influence = { emperor: 2, guild: 0, 'bene-gesserit': 1, fremen: 3 };
    expect(winning('grand-vision', { '1': { influence } }).player(1).influence).toEqual({
      ...influence,
      guild: 2,
    });
    expect(winning('machinations', { '1': { influence } }).player(1).influence).toEqual({
      ...influence,
      guild: 1,
      'bene-gesserit': 2,
    });
  });

  it('ask only for the tied one of the two factions of Machinations', () => {
    covers('hagal-choice-influence-tie');
    const influence = { emperor: 2, guild: 0, 'bene-gesserit': 2, fremen: 3 };
    const table = winning('machinations', { '1': { influence } });
    expect([table.asks, table.asked, table.keys]).toEqual(['choose', 0, ['option:0', 'option:1']]);
    table.choose('option:1');
    expect(table.player(1).influence).toEqual({ ...influence, guild: 1, 'bene-gesserit': 3 });
  });

  it('leave any other choice to the person', () => {
    covers('hagal-choice-other');
    const table = winning('battle-for-arrakeen', {
      '1': { conflict: 1, garrison: 0, spice: 0, solari: 0 },
      '0': { conflict: 3, garrison: 0, intrigues: [] },
    });
    expect([table.asks, table.asked]).toEqual(['choose', 0]);
    table.choose('option:1', 'option:2');
    expect(table.player(1)).toMatchObject({ spice: 2, solari: 3, intrigues: [] });
  });

  it('give control, which then pays the Rival and helps it to defend', () => {
    covers('hagal-solo-control-gain', 'hagal-solo-control-bonus');
    expect(winning('siege-of-carthag', {}, { control: { carthag: 0 } }).state.control.carthag).toBe(1);
    const visited = solo({
      turn: 0,
      control: { arrakeen: 1 },
      hagalDeck: ['wealth', 'secrets'],
      players: { '0': { hand: ['reconnaissance'] }, '1': { solari: 0 } },
    });
    visited.choose('agent:reconnaissance>arrakeen');
    expect(visited.player(1).solari).toBe(1);
    const own = rivalsTurn(['carthag'], { control: { carthag: 1 }, players: { '1': { solari: 0 } } });
    expect(own.player(1).solari).toBe(1);
    const other = rivalsTurn(['carthag'], { control: { carthag: 2 }, players: { '2': { solari: 0 } } });
    expect(other.player(2).solari).toBe(1);
  });

  it('let the controlling Rival deploy a troop at once when the conflict for its space comes up', () => {
    covers('hagal-solo-defence-bonus');
    const table = solo({
      phase: 'round-start',
      first: 0,
      conflict: 'siege-of-carthag',
      control: { carthag: 1 },
      players: { '1': { garrison: 3 } },
    });
    expect(table.player(1)).toMatchObject({ conflict: 1, supply: 8, garrison: 3 });
    expect(table.asks).toBe('turn');
  });

  it('bring the Mentat as one more agent of the next round', () => {
    covers('hagal-solo-mentat-reward');
    const table = winning(
      'sort-through-the-chaos',
      { '0': { intrigues: [] } },
      {
        conflictDeck: ['cloak-and-dagger'],
        first: 0,
        hagalDeck: ['carthag', 'wealth', 'secrets', 'rally-troops', 'foldspace'],
      },
    );
    expect(table.state.round).toBe(2);
    expect(table.happened('mentat')).toEqual([{ event: 'mentat', seat: 1 }]);
    while (table.state.round === 2 && table.happened('combat').length < 2)
      table.choose(['reveal', 'end', 'pass'].find((key) => table.keys.includes(key)) ?? table.keys[0] ?? '');
    const sent = table.happened('rival-agent').filter(({ seat }) => seat === 1);
    expect(sent).toHaveLength(3);
  });
});

describe('the Swordmasters of the Rivals', () => {
  it.each([
    [2, [2, 2]],
    [1, [3, 3]],
  ])('with %i cards on them have %j agents after the next conflict card', (swordmastersUnder, agents) => {
    covers('hagal-swordmaster-arrival');
    const table = solo({ phase: 'round-start', first: 0, swordmastersUnder });
    expect([1, 2].map((seat) => table.player(seat).agents)).toEqual(agents);
  });

  it('are used in the round they come and ever after', () => {
    covers('hagal-swordmaster-use');
    const table = solo({
      phase: 'round-start',
      first: 0,
      swordmastersUnder: 1,
    });
    expect(table.player(1)).toMatchObject({ swordmaster: true, agents: 3 });
    const rounds = () => table.log.filter(({ event }) => event === 'round').length;
    while (rounds() < 3)
      table.choose(['reveal', 'end', 'pass'].find((key) => table.keys.includes(key)) ?? table.keys[0] ?? '');
    const sent = [0, 0, 0];
    let round = -1;
    for (const event of table.log) {
      if (event.event === 'round') round++;
      if (event.event === 'rival-agent' && event.seat === 1) sent[round] = (sent[round] ?? 0) + 1;
    }
    expect(sent.slice(0, 2)).toEqual([3, 3]);
  });
});

describe('choices about a Rival’s ring', () => {
  const turn = (rival: string, position: Position['players']) =>
    rivalsTurn(['arrakeen-1p'], { players: { ...position, '1': { rival, ...position?.['1'] } } });

  it('to pay for the Baron’s are made by the person', () => {
    covers('hagal-choice-other', 'hagal-signet-solo');
    const table = turn('baron-vladimir-harkonnen', { '1': { solari: 1, intrigues: [] } });
    expect([table.asks, table.asked]).toEqual(['pay', 0]);
    table.choose('pay');
    expect(table.player(1)).toMatchObject({ solari: 0, intrigues: { length: 1 } });
    expect(turn('baron-vladimir-harkonnen', { '1': { solari: 0, intrigues: [] } }).asks).toBe('turn');
  });

  it('about Leto’s influence go to the lowest of the tracks where he is behind', () => {
    covers('hagal-choice-influence');
    const table = turn('duke-leto-atreides', {
      '0': { influence: { emperor: 3, guild: 2 } },
      '1': { spice: 1, influence: { emperor: 2, guild: 1, fremen: 0 } },
    });
    table.choose('pay');
    expect(table.player(1)).toMatchObject({ spice: 0, influence: { emperor: 2, guild: 2, fremen: 0 } });
  });

  it.each([
    ['count-ilban-richese', { solari: 1 }],
    ['countess-ariana-thorvald', { water: 1 }],
    ['earl-memnon-thorvald', { spice: 1 }],
    ['glossu-the-beast-rabban', { conflict: 2 }],
  ])('of %s are not needed', (rival, gained) => {
    covers('hagal-signet-solo');
    const table = turn(rival, { '1': { solari: 0, spice: 0, water: 0, garrison: 0 } });
    expect(table.player(1)).toMatchObject(gained);
    expect(table.asks).toBe('turn');
  });
});

describe('Corner the Market', () => {
  it.each([
    [3, 2],
    [2, 1],
    [1, undefined],
  ])('with %i copies against Rivals who count as having two brings %s points', (copies, points) => {
    covers('hagal-corner-the-market', 'hagal-ex-corner-the-market');
    const table = solo({
      phase: 'endgame',
      players: {
        '0': {
          points: 0,
          intrigues: ['corner-the-market'],
          discard: Array.from({ length: copies }, () => 'the-spice-must-flow'),
        },
      },
    });
    if (points === undefined) expect(table.keys).not.toContain('intrigue:corner-the-market');
    else {
      table.choose('intrigue:corner-the-market');
      expect(table.player(0).points).toBe(points);
    }
  });
});

describe('deployment of experts', () => {
  const at = (
    difficulty: 'mercenary' | 'sardaukar' | 'mentat' | 'kwisatz-haderach',
    lead: number,
    conflict = 'cloak-and-dagger',
  ) =>
    rivalsTurn(
      ['carthag'],
      { conflict, players: { '0': { conflict: 1, garrison: 2 }, '1': { conflict: 1 + lead, garrison: 3 } } },
      { difficulty },
    ).player(1);

  it('holds everything back once the Rival leads by two troops over everybody', () => {
    covers('hagal-expert-deploy-hold', 'hagal-expert-deploy-keep', 'hagal-expert-plus-same');
    for (const difficulty of ['mentat', 'kwisatz-haderach'] as const) {
      expect(at(difficulty, 2)).toMatchObject({ conflict: 3, garrison: 4 });
      expect(at(difficulty, 1)).toMatchObject({ conflict: 5, garrison: 1 });
    }
  });

  it('compares with the other Rival too', () => {
    covers('hagal-expert-deploy-hold');
    const table = rivalsTurn(
      ['carthag'],
      {
        conflict: 'cloak-and-dagger',
        players: { '1': { conflict: 3, garrison: 3 }, '2': { conflict: 2, garrison: 0 } },
      },
      { difficulty: 'mentat' },
    );
    expect(table.player(1)).toMatchObject({ conflict: 6, garrison: 1 });
  });

  it('is not for lower levels', () => {
    covers('hagal-expert-deploy-only-expert');
    for (const difficulty of ['mercenary', 'sardaukar'] as const)
      expect(at(difficulty, 4)).toMatchObject({ conflict: 8, garrison: 1 });
  });

  it('holds nothing back in a conflict of the third level', () => {
    covers('hagal-expert-deploy-level-3');
    expect(at('mentat', 4, 'grand-vision')).toMatchObject({ conflict: 8, garrison: 1 });
  });
});

describe('the end', () => {
  it('comes with ten points of a Rival', () => {
    covers('hagal-solo-end-trigger');
    expect(solo({ phase: 'recall', players: { '0': { intrigues: [] }, '2': { points: 10 } } }).asks).toBe(
      'over',
    );
    expect(solo({ phase: 'recall', players: { '2': { points: 9 } } }).asks).not.toBe('over');
  });

  it('may be won by a Rival, by points, by what it has, and in a tie that nothing breaks', () => {
    covers('hagal-solo-rival-can-win');
    const end = (players: Position['players']) => {
      const table = solo({ phase: 'endgame', players: { '0': { intrigues: [] }, ...players } });
      return outcomeOf(table.state)?.winners;
    };
    const even = { points: 8, spice: 1, solari: 1, water: 1, garrison: 1 };
    expect(end({ '0': { ...even, points: 9, intrigues: [] }, '1': even })).toEqual([0]);
    expect(end({ '0': { ...even, intrigues: [] }, '1': { ...even, points: 9 } })).toEqual([1]);
    expect(end({ '0': { ...even, intrigues: [] }, '2': { ...even, spice: 2 } })).toEqual([2]);
    expect(end({ '0': { ...even, intrigues: [], revealedAt: 7 }, '1': even, '2': { points: 0 } })).toEqual([
      1,
    ]);
  });
});

describe('what Rivals spend', () => {
  const none = { solari: 0, spice: 0, water: 0, intrigues: [] };
  it.each<[string, PlayerPosition, string, object]>([
    ['hagal-spend-solari', { solari: 6 }, 'guild-bank-raid', { solari: 5, points: 1 }],
    ['hagal-spend-spice', { spice: 4 }, 'raid-stockpiles', { spice: 0, points: 1 }],
    ['hagal-spend-water', { water: 2 }, 'desert-power', { water: 0, points: 2 }],
    [
      'hagal-spend-intrigue',
      { intrigues: ['ambush', 'bribery'] },
      'raid-stockpiles',
      { intrigues: [], points: 1 },
    ],
  ])('buys a point, with %s', (rule, has, conflict, left) => {
    covers(rule, 'hagal-spend-auto');
    expect(winning(conflict, { '1': { ...none, ...has } }).player(1)).toMatchObject(left);
  });

  it('goes on as often as it can, and never mixes kinds', () => {
    covers('hagal-spend-auto', 'hagal-spend-no-mixing');
    const often = winning('guild-bank-raid', { '1': { solari: 8 } });
    expect(often.player(1)).toMatchObject({ solari: 0, points: 2 });
    const mixed = winning('guild-bank-raid', {
      '1': { solari: 0, spice: 6, water: 2, intrigues: ['ambush', 'bribery'] },
    });
    expect(mixed.player(1)).toMatchObject({
      solari: 6,
      spice: 6,
      water: 2,
      points: 0,
      intrigues: { length: 2 },
    });
  });

  it('is spent in the middle of a round too: a control bonus is enough', () => {
    covers('hagal-spend-auto');
    const table = solo({
      turn: 0,
      control: { arrakeen: 1 },
      players: { '0': { hand: ['reconnaissance'] }, '1': { solari: 6, points: 0 } },
    });
    table.choose('agent:reconnaissance>arrakeen');
    expect(table.player(1)).toMatchObject({ solari: 0, points: 1 });
    expect(told(table, 'intrigue-given-up')).toEqual([]);
    expect(spacesOf(table, 1)).toBeDefined();
  });
});
