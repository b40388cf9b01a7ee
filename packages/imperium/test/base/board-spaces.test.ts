import type { Reason } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { imperium } from '../../src/game.js';
import { Table } from '../table.js';

interface Visit {
  readonly space: string;
  /** A starting card without an agent box that opens the space. */
  readonly card: string;
  /** Everything the visit changes, cost included; what is not named must not change. */
  readonly changes: Readonly<Record<string, number>>;
  /** Answers needed on the way. */
  readonly answers?: readonly string[];
}

const RICH = { solari: 20, spice: 20, water: 10 } as const;

const visits = (card: string, list: Readonly<Record<string, Visit['changes']>>): Visit[] =>
  Object.entries(list).map(([space, changes]) => ({ space, card, changes }));

const VISITS: readonly Visit[] = [
  ...visits('diplomacy', {
    conspire: { spice: -4, solari: 5, garrison: 2, intrigues: 1, emperor: 1 },
    wealth: { solari: 2, emperor: 1 },
    heighliner: { spice: -6, garrison: 5, water: 2, guild: 1 },
    foldspace: { discard: 1, foldspace: -1, guild: 1 },
    'selective-breeding': { spice: -2, 'bene-gesserit': 1 },
    'hardy-warriors': { water: -1, garrison: 2, fremen: 1 },
    stillsuits: { water: 1, fremen: 1 },
  }),
  ...visits('dagger', {
    'high-council': { solari: -5, council: 1 },
    mentat: { solari: -2, hand: 1, mentat: 1 },
    swordmaster: { solari: -8, swordmaster: 1, agents: 1 },
    'rally-troops': { solari: -4, garrison: 4 },
    'hall-of-oratory': { garrison: 1 },
  }),
  ...visits('reconnaissance', {
    arrakeen: { garrison: 1, hand: 1 },
    carthag: { garrison: 1, intrigues: 1 },
    'research-station': { water: -2, hand: 3 },
    'sietch-tabr': { garrison: 1, water: 1 },
  }),
  ...visits('dune-the-desert-planet', {
    'secure-contract': { solari: 3 },
    'the-great-flat': { water: -2, spice: 3 },
    'hagga-basin': { water: -1, spice: 2 },
    'imperial-basin': { spice: 1 },
  }),
  {
    space: 'secrets',
    card: 'diplomacy',
    changes: { intrigues: 1, 'bene-gesserit': 1 },
    answers: [],
  },
  {
    space: 'sell-melange',
    card: 'dune-the-desert-planet',
    changes: { spice: -2, solari: 6 },
    answers: ['way:0'],
  },
];

const COSTS = [
  ['conspire', 'spice', 4, 'imp-space-conspire-cost'],
  ['heighliner', 'spice', 6, 'imp-space-heighliner-cost'],
  ['selective-breeding', 'spice', 2, 'imp-space-selective-breeding-cost'],
  ['hardy-warriors', 'water', 1, 'imp-space-hardy-warriors-cost'],
  ['high-council', 'solari', 5, 'imp-space-high-council-cost'],
  ['mentat', 'solari', 2, 'imp-space-mentat-cost'],
  ['swordmaster', 'solari', 8, 'imp-space-swordmaster-cost'],
  ['rally-troops', 'solari', 4, 'imp-space-rally-troops-cost'],
  ['research-station', 'water', 2, 'imp-space-research-station-cost'],
  ['the-great-flat', 'water', 2, 'imp-space-great-flat-cost'],
  ['hagga-basin', 'water', 1, 'imp-space-hagga-basin-cost'],
] as const;

const FREE = [
  'wealth',
  'foldspace',
  'secrets',
  'stillsuits',
  'hall-of-oratory',
  'secure-contract',
  'arrakeen',
  'carthag',
  'sietch-tabr',
  'imperial-basin',
];

function cardFor(space: string): string {
  const found = VISITS.find((visit) => visit.space === space);
  if (found === undefined) throw new Error(`No visit to ${space}.`);
  return found.card;
}

function tableFor(card: string, resources: Partial<Record<'solari' | 'spice' | 'water', number>>): Table {
  return new Table({
    turn: 0,
    players: {
      0: {
        solari: 0,
        spice: 0,
        water: 0,
        ...resources,
        influence: { fremen: 2 },
        hand: [card],
        deck: ['dagger', 'convincing-argument', 'convincing-argument', 'seek-allies'],
        discard: [],
      },
    },
  });
}

function reasonOf(table: Table, ref: string): Reason | undefined {
  return imperium.refusals(table.state).find((refusal) => refusal.ref === ref)?.reason;
}

/** Everything a visit might change, as numbers. */
function measure(table: Table): Record<string, number> {
  const player = table.player(0);
  const { solari, spice, water, garrison, conflict, points, agents, swords } = player;
  return {
    ...{ solari, spice, water, garrison, conflict, points, agents, swords },
    ...player.influence,
    hand: player.hand.length,
    discard: player.discard.length,
    intrigues: player.intrigues.length,
    council: Number(player.councilSeat),
    swordmaster: Number(player.swordmaster),
    foldspace: table.state.reserve.foldspace ?? 0,
    mentat: Number(table.state.mentat.holder === 0),
    trashed: table.state.trashed.length,
  };
}

describe('what each space gives', () => {
  it('the table below names every space of the board once', () => {
    covers('imp-space-plain-gains');
    const spaces = VISITS.map(({ space }) => space);
    expect(new Set(spaces).size).toBe(22);
    expect(spaces).toHaveLength(22);
  });

  it.each(VISITS)('$space', ({ space, card, changes, answers }) => {
    covers('imp-space-plain-gains');
    const table = tableFor(card, RICH);
    const before = measure(table);
    table.choose(`agent:${card}>${space}`, ...(answers ?? []));
    if (table.asked === 0) table.choose('end');
    const after = measure(table);
    const found = Object.fromEntries(
      Object.entries(after)
        .map(([name, n]) => [name, n - (before[name] ?? 0)] as const)
        .filter(([, difference]) => difference !== 0),
    );
    // The card left the hand and an agent the leader; the rest is the work of the space.
    const expected = { ...changes, hand: (changes.hand ?? 0) - 1, agents: (changes.agents ?? 0) - 1 };
    expect(found).toEqual(Object.fromEntries(Object.entries(expected).filter(([, n]) => n !== 0)));
    for (const seat of [1, 2]) {
      expect(table.log.filter((event) => event.event === 'gained' && event.seat === seat)).toEqual([]);
    }
  });
});

describe('what each space costs', () => {
  it.each(COSTS)('%s takes its %s', (space, what, n, rule) => {
    covers(rule);
    const card = cardFor(space);
    const table = tableFor(card, { [what]: n });
    table.choose(`agent:${card}>${space}`);
    expect(table.happened('paid')).toEqual([{ event: 'paid', seat: 0, what, n, source: `space:${space}` }]);
  });

  it.each(COSTS)('%s is closed with 1 %s less', (space, what, n, rule) => {
    covers(rule);
    const card = cardFor(space);
    const table = tableFor(card, { solari: 20, spice: 20, water: 20, [what]: n - 1 });
    expect(table.keys).not.toContain(`agent:${card}>${space}`);
    expect(reasonOf(table, `card:${card}>space:${space}`)).toEqual({ code: 'cost', missing: 1, of: what });
  });

  it.each(FREE)('%s is open to a player without resources', (space) => {
    covers('imp-space-free-spaces');
    const card = cardFor(space);
    const table = tableFor(card, {});
    table.choose(`agent:${card}>${space}`);
    expect(table.happened('paid')).toEqual([]);
  });

  it('they are all that such a player can visit', () => {
    covers('imp-space-free-spaces');
    const table = tableFor('foldspace', {});
    const open = table.keys.filter((key) => key.startsWith('agent:')).map((key) => key.split('>')[1]);
    expect(open.sort()).toEqual([...FREE].sort());
  });

  it.each([
    ['conspire', 'wealth'],
    ['heighliner', 'foldspace'],
    ['selective-breeding', 'secrets'],
    ['hardy-warriors', 'stillsuits'],
  ])('%s must be paid for, %s of the same faction not', (paid, free) => {
    covers('imp-space-faction-pair');
    const poor = tableFor('diplomacy', {});
    expect(poor.refused(`card:diplomacy>space:${paid}`)).toBe('cost');
    expect(poor.keys).toContain(`agent:diplomacy>${free}`);
    const faction = (space: string) => {
      const table = tableFor('diplomacy', RICH).choose(`agent:diplomacy>${space}`);
      return table.happened('influence').map((event) => event.faction);
    };
    expect(faction(paid)).toEqual(faction(free));
    expect(faction(paid)).toHaveLength(1);
  });
});

describe('a space that is taken or closed', () => {
  it.each(VISITS.map(({ space, card }) => [space, card]))('%s refuses with the reason', (space, card) => {
    const position = { turn: 0, players: { 0: { ...RICH, influence: { fremen: 2 }, hand: [card] } } };
    const occupied = new Table({ ...position, agents: { [space]: [1] } });
    expect(occupied.refused(`card:${card}>space:${space}`)).toBe('occupied');
    expect(occupied.keys).not.toContain(`agent:${card}>${space}`);
    const closed = new Table({ ...position, voices: { [space]: 2 } });
    expect(closed.refused(`card:${card}>space:${space}`)).toBe('closed');
    expect(closed.keys).not.toContain(`agent:${card}>${space}`);
  });
});
