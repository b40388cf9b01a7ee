import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

const NOTHING = { points: 0, solari: 0, spice: 0, water: 0 } as const;

/** Four players; seats 0, 1 and 2 come first, second and third, seat 3 stays away. */
function fight(conflict: string, rest: Position = {}): Table {
  const { players, ...board } = rest;
  const next = conflict === 'raid-stockpiles' ? 'desert-power' : 'raid-stockpiles';
  const position: Position = {
    phase: 'combat',
    first: 0,
    conflict,
    conflictDeck: [next, 'grand-vision'].filter((id) => id !== conflict),
    ...board,
    players: {
      0: { ...NOTHING, conflict: 4, ...players?.[0] },
      1: { ...NOTHING, conflict: 3, ...players?.[1] },
      2: { ...NOTHING, conflict: 2, ...players?.[2] },
      3: { ...NOTHING, ...players?.[3] },
    },
  };
  return new Table(position, { players: 4 });
}

interface Haul {
  readonly points?: number;
  readonly solari?: number;
  readonly spice?: number;
  readonly water?: number;
  readonly intrigues?: number;
}

function haulOf(table: Table, seat: number): Haul {
  const { points, solari, spice, water, intrigues } = table.player(seat);
  return { points, solari, spice, water, intrigues: intrigues.length };
}

const full = (haul: Haul): Haul => ({ ...NOTHING, intrigues: 0, ...haul });

/** The choices the rewards ask for, then what each place has. */
const REWARDS: readonly (readonly [
  conflict: string,
  answers: readonly string[],
  hauls: readonly [Haul, Haul, Haul],
])[] = [
  ['skirmish-a', [], [{ points: 1 }, { intrigues: 1, solari: 2 }, { solari: 2 }]],
  ['skirmish-b', [], [{ points: 1 }, { water: 1 }, { spice: 1 }]],
  ['skirmish-c', ['faction:guild'], [{ spice: 1 }, { spice: 2 }, { spice: 1 }]],
  ['skirmish-d', ['faction:guild'], [{ solari: 2 }, { solari: 3 }, { solari: 2 }]],
  ['desert-power', [], [{ points: 1, water: 1 }, { water: 1, spice: 1 }, { spice: 1 }]],
  ['raid-stockpiles', ['pass'], [{ intrigues: 1, spice: 3 }, { spice: 2 }, { spice: 1 }]],
  [
    'cloak-and-dagger',
    ['faction:emperor', 'option:1', 'pass'],
    [{ intrigues: 2 }, { intrigues: 1, spice: 1 }, { spice: 1 }],
  ],
  ['machinations', ['option:0', 'option:3'], [{}, { water: 1, solari: 2 }, { water: 1 }]],
  [
    'sort-through-the-chaos',
    ['pass'],
    [{ intrigues: 1, solari: 2 }, { intrigues: 1, solari: 2 }, { solari: 2 }],
  ],
  ['terrible-purpose', ['skip'], [{ points: 1 }, { water: 1, spice: 1 }, { spice: 1 }]],
  ['guild-bank-raid', [], [{ solari: 6 }, { solari: 4 }, { solari: 2 }]],
  ['siege-of-arrakeen', [], [{ points: 1 }, { solari: 4 }, { solari: 2 }]],
  ['siege-of-carthag', [], [{ points: 1 }, { intrigues: 1, spice: 1 }, { spice: 1 }]],
  ['secure-imperial-basin', [], [{ points: 1 }, { water: 2 }, { water: 1 }]],
  ['battle-for-imperial-basin', [], [{ points: 2 }, { spice: 5 }, { spice: 3 }]],
  [
    'grand-vision',
    ['faction:fremen', 'pass'],
    [{ points: 1, intrigues: 1 }, { intrigues: 1, spice: 3 }, { spice: 3 }],
  ],
  ['battle-for-carthag', [], [{ points: 2 }, { intrigues: 1, spice: 3 }, { spice: 3 }]],
  [
    'battle-for-arrakeen',
    ['option:1', 'option:2'],
    [{ points: 2 }, { spice: 2, solari: 3 }, { intrigues: 1, solari: 2 }],
  ],
];

describe('rewards', () => {
  it.each(REWARDS)('%s pays its three rewards', (conflict, answers, hauls) => {
    covers(
      'imp-combat-first-reward',
      'imp-combat-second-reward',
      'imp-combat-third-reward-four-players',
      'faq-conflict-rewards-by-count',
    );
    const table = fight(conflict).choose(...answers);
    expect(table.asks).toBe('turn');
    expect(table.happened('reward').map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect([0, 1, 2, 3].map((seat) => haulOf(table, seat))).toEqual([...hauls, {}].map(full));
    // All troops go home to the supply.
    for (const seat of [0, 1, 2, 3])
      expect(table.player(seat)).toMatchObject({ conflict: 0, garrison: 3, supply: 9 });
  });
});

describe('rewards with a choice', () => {
  it.each(['skirmish-c', 'skirmish-d'])('%s gives its winner 1 influence of choice', (conflict) => {
    covers('imp-icon-influence-choice');
    const table = fight(conflict);
    expect([table.asked, table.asks]).toEqual([0, 'faction']);
    expect(table.keys).toHaveLength(4);
    table.choose('faction:bene-gesserit');
    expect(table.player(0).influence).toEqual({ emperor: 0, guild: 0, 'bene-gesserit': 1, fremen: 0 });
  });

  it('grand-vision gives 2 influence, both with one faction', () => {
    covers('imp-icon-influence-two-same');
    const table = fight('grand-vision').choose('faction:emperor');
    expect(table.player(0).influence).toEqual({ emperor: 2, guild: 0, 'bene-gesserit': 0, fremen: 0 });
  });

  it('machinations: the winner picks two different factions', () => {
    const table = fight('machinations');
    expect(table.keys).toEqual(['option:0', 'option:1', 'option:2', 'option:3']);
    table.choose('option:1');
    expect(table.keys).toEqual(['option:0', 'option:2', 'option:3']);
    table.choose('option:2');
    expect(table.player(0).influence).toEqual({ emperor: 0, guild: 1, 'bene-gesserit': 1, fremen: 0 });
  });

  it('machinations: a full track is no choice', () => {
    const table = fight('machinations', { players: { 0: { influence: { guild: 6, fremen: 6 } } } });
    expect(table.keys).toEqual(['option:0', 'option:2']);
  });

  it('battle-for-arrakeen: the second player takes two of the three gains', () => {
    const table = fight('battle-for-arrakeen');
    expect([table.asked, table.keys]).toEqual([1, ['option:0', 'option:1', 'option:2']]);
    table.choose('option:0');
    expect(table.keys).toEqual(['option:1', 'option:2']);
    table.choose('option:2');
    expect(haulOf(table, 1)).toEqual(full({ intrigues: 1, solari: 3 }));
  });

  it('cloak-and-dagger: the third player chooses between an intrigue and a spice', () => {
    const table = fight('cloak-and-dagger').choose('faction:guild');
    expect([table.asked, table.asks]).toEqual([2, 'choose']);
    table.choose('option:0');
    expect(haulOf(table, 2)).toEqual(full({ intrigues: 1 }));
    expect(table.player(0).influence.guild).toBe(1);
  });

  it('terrible-purpose lets its winner trash an own card, or not', () => {
    covers('imp-icon-trash-optional', 'imp-icon-trash-from');
    const players = { 0: { discard: ['dagger', 'diplomacy'], hand: [] } };
    const table = fight('terrible-purpose', { players });
    expect([table.asked, table.asks]).toEqual([0, 'trash']);
    expect(table.keys).toEqual(['trash:dagger@discard', 'trash:diplomacy@discard', 'skip']);
    table.choose('trash:dagger@discard');
    expect(table.happened('trashed')).toEqual([
      { event: 'trashed', seat: 0, card: 'dagger', from: 'discard' },
    ]);
    const kept = fight('terrible-purpose', { players }).choose('skip');
    expect(kept.happened('trashed')).toEqual([]);
    expect(kept.player(0).points).toBe(1);
  });

  it('terrible-purpose: asks nothing of a winner without a card to trash', () => {
    const table = fight('terrible-purpose', { players: { 0: { discard: [], hand: [], played: [] } } });
    expect(table.happened('trashed')).toEqual([]);
    expect(table.asks).toBe('turn');
  });
});

const LOCATIONS = [
  ['siege-of-arrakeen', 'arrakeen'],
  ['battle-for-arrakeen', 'arrakeen'],
  ['siege-of-carthag', 'carthag'],
  ['battle-for-carthag', 'carthag'],
  ['secure-imperial-basin', 'imperial-basin'],
  ['battle-for-imperial-basin', 'imperial-basin'],
] as const;

/** Answers whatever the rewards ask, in the simplest way. */
function settle(table: Table): Table {
  while (table.state.phase === 'combat')
    table.choose(table.keys.includes('pass') ? 'pass' : (table.keys[0] as string));
  return table;
}

describe('conflicts about a space', () => {
  it.each(LOCATIONS)('%s gives its winner control of %s, from whoever had it', (conflict, space) => {
    covers('imp-control-gain', 'imp-icon-control-replace');
    const table = settle(fight(conflict, { control: { [space]: 3 } }));
    expect(table.happened('control')).toEqual([{ event: 'control', seat: 0, space }]);
    expect(table.state.control).toEqual({ [space]: 0 });
  });

  it.each(LOCATIONS)('%s tied for first leaves control of %s as it was', (conflict, space) => {
    covers('imp-tie-first-no-winner');
    const table = settle(fight(conflict, { control: { [space]: 3 }, players: { 1: { conflict: 4 } } }));
    expect(table.happened('control')).toEqual([]);
    expect(table.state.control[space]).toBe(3);
  });

  it.each(LOCATIONS)('when %s comes up the controller of %s may deploy a troop', (conflict, space) => {
    covers('imp-control-defence', 'imp-control-defence-card-match');
    const rest = { phase: 'round-start', conflict, control: { [space]: 2 } } as const;
    const table = new Table({ ...rest, players: { 2: { garrison: 3 } } });
    expect([table.asked, table.keys]).toEqual([2, ['deploy', 'skip']]);
    table.choose('deploy');
    expect(table.player(2)).toMatchObject({ conflict: 1, garrison: 3, supply: 8 });
    const skipped = new Table(rest).choose('skip');
    expect(skipped.player(2).conflict).toBe(0);
    expect(new Table({ phase: 'round-start', conflict }).asks).toBe('turn');
  });

  it('other conflicts ask no controller', () => {
    covers('imp-control-defence-card-match');
    const control = { arrakeen: 0, carthag: 1, 'imperial-basin': 2 };
    const others = REWARDS.map(([id]) => id).filter((id) => !LOCATIONS.some(([conflict]) => conflict === id));
    expect(others).toHaveLength(12);
    for (const conflict of others)
      expect(new Table({ phase: 'round-start', conflict, control }).asks).toBe('turn');
  });
});

describe('sort-through-the-chaos', () => {
  const MENTAT_AT: readonly (readonly [where: string, rest: Position])[] = [
    ['its own space', {}],
    ['an opponent’s leader', { mentat: 2 }],
    ['a space where it serves an opponent', { agents: { 'hagga-basin': ['mentat:1'] } }],
    ['a space where it serves the winner', { agents: { 'hagga-basin': ['mentat:0'] } }],
  ];

  it.each(MENTAT_AT)(
    'sort-through-the-chaos: the winner takes the Mentat from %s, in the next round',
    (_, rest) => {
      covers('imp-icon-mentat-reward');
      const table = fight('sort-through-the-chaos', { round: 3, ...rest });
      expect([table.asked, table.asks]).toEqual([0, 'win']);
      const stood = table.state.agents.map(({ seat }) => seat);
      expect(table.state.mentat).toEqual({ holder: rest.mentat ?? stood[0], keptFor: 0 });
      expect(stood).toHaveLength(rest.agents === undefined ? 0 : 1);
      table.choose('pass');
      expect(table.state.round).toBe(4);
      expect(table.state.mentat).toEqual({ holder: 0, keptFor: undefined });
      expect(table.state.agents).toEqual([]);
    },
  );

  it('sort-through-the-chaos: it stays through the next round and goes home at its end', () => {
    covers('imp-icon-mentat-reward');
    const table = fight('sort-through-the-chaos', { round: 3, agents: { carthag: ['mentat:2'] } }).choose(
      'pass',
    );
    expect(table.state.round).toBe(4);
    expect(table.state.mentat.holder).toBe(0);
    expect(table.player(0).agents).toBe(2);
    while (table.state.round === 4) {
      const way = ['reveal', 'end', 'pass', 'skip'].find((key) => table.keys.includes(key));
      table.choose(way ?? (table.keys[0] as string));
    }
    expect(table.state.mentat.holder).toBeUndefined();
  });

  it('sort-through-the-chaos: the maker space it stands on gets no bonus spice', () => {
    covers('imp-makers-mentat-taken-away');
    const table = fight('sort-through-the-chaos', {
      agents: { 'hagga-basin': ['mentat:1'], 'imperial-basin': [1] },
    });
    table.choose('pass');
    expect(table.state.makers).toEqual({ 'the-great-flat': 1, 'hagga-basin': 0, 'imperial-basin': 0 });
  });

  it('sort-through-the-chaos: the second player gets no Mentat', () => {
    const table = settle(fight('sort-through-the-chaos', { mentat: 3, players: { 1: { conflict: 4 } } }));
    expect(table.happened('mentat-won')).toEqual([]);
    expect(table.happened('mentat')).toEqual([]);
  });
});
