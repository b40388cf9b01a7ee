import { randomBelow, redact } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

describe('Conspire and Wealth', () => {
  it('pay first, then everything else, with the troops staying in the garrison', () => {
    const table = new Table({
      turn: 0,
      intrigueDeck: ['ambush'],
      players: { 0: { spice: 4, garrison: 3, hand: ['diplomacy'] } },
    });
    table.choose('agent:diplomacy>conspire');
    expect(table.player(0)).toMatchObject({ spice: 0, solari: 5, garrison: 5, intrigues: ['ambush'] });
    expect(table.player(0).influence.emperor).toBe(1);
    expect(table.keys).toEqual(['end']);
  });
});

describe('Heighliner', () => {
  it('all five recruits and two more may go to the conflict', () => {
    covers('imp-space-heighliner-combat');
    const table = new Table({ turn: 0, players: { 0: { spice: 6, garrison: 3, hand: ['diplomacy'] } } });
    table.choose('agent:diplomacy>heighliner');
    expect(table.keys).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `deploy:${n}`).concat('end'));
    table.choose('deploy:7');
    expect(table.player(0)).toMatchObject({ conflict: 7, garrison: 1, supply: 4, water: 3 });
  });

  it('with an empty garrison the five recruits are the limit', () => {
    covers('imp-space-heighliner-combat');
    const table = new Table({ turn: 0, players: { 0: { spice: 6, garrison: 0, hand: ['diplomacy'] } } });
    table.choose('agent:diplomacy>heighliner');
    expect(table.keys).toContain('deploy:5');
    expect(table.keys).not.toContain('deploy:6');
  });
});

describe('Foldspace', () => {
  it('one card from the Reserve to the discard pile', () => {
    covers('imp-space-foldspace-card');
    const table = new Table({ turn: 0, players: { 0: { hand: ['diplomacy'], discard: ['dagger'] } } });
    expect(table.state.reserve.foldspace).toBe(6);
    table.choose('agent:diplomacy>foldspace');
    expect(table.player(0).discard).toEqual(['dagger', 'foldspace']);
    expect(table.player(0).hand).toEqual([]);
    expect(table.state.reserve.foldspace).toBe(5);
    expect(table.happened('acquired')).toEqual([
      { event: 'acquired', seat: 0, card: 'foldspace', from: 'reserve', to: 'discard', cost: 0 },
    ]);
  });

  it('an empty stack leaves the influence; the space stays open', () => {
    covers('imp-space-foldspace-empty');
    const table = new Table({
      turn: 1,
      first: 1,
      reserve: { foldspace: 0 },
      players: { 1: { hand: ['diplomacy'], discard: [] } },
    });
    table.choose('agent:diplomacy>foldspace');
    expect(table.player(1).influence.guild).toBe(1);
    expect(table.player(1).discard).toEqual([]);
    expect(table.happened('acquired')).toEqual([]);
    expect(table.asked).toBe(2);
  });

  it('a Foldspace card played there returns to the stack and can be taken again', () => {
    covers('imp-space-foldspace-empty');
    const table = new Table({
      turn: 1,
      first: 1,
      reserve: { foldspace: 0, 'arrakis-liaison': 8 },
      players: {
        0: { discard: Array.from({ length: 5 }, () => 'foldspace') },
        1: { hand: ['foldspace'], deck: ['dagger'], discard: [] },
      },
    });
    table.choose('agent:foldspace>foldspace');
    if (table.asked === 1) table.choose('effect:foldspace.0');
    expect(table.player(1).discard).toEqual(['foldspace']);
    expect(table.player(1).hand).toEqual(['dagger']);
    expect(table.state.reserve.foldspace).toBe(0);
  });
});

describe('Selective Breeding', () => {
  const visit = (hand: string[] = ['diplomacy', 'dagger']) =>
    new Table({
      turn: 0,
      players: {
        0: { spice: 4, hand, discard: ['seek-allies'], deck: ['reconnaissance', 'signet-ring', 'dagger'] },
      },
    }).choose('agent:diplomacy>selective-breeding');

  it.each([
    ['hand', 'dagger', ['reconnaissance', 'signet-ring']],
    ['discard', 'seek-allies', ['dagger', 'reconnaissance', 'signet-ring']],
    ['play', 'diplomacy', ['dagger', 'reconnaissance', 'signet-ring']],
  ] as const)('a card from %s for two cards', (zone, card, hand) => {
    covers('imp-space-selective-breeding-arrow');
    const table = visit().choose('effect:selective-breeding.0', `trash:${card}@${zone}`);
    expect(table.player(0).hand).toEqual(hand);
    expect(table.happened('trashed')).toEqual([{ event: 'trashed', seat: 0, card, from: zone }]);
    expect(table.state.trashed).toContain(card);
  });

  it('who agrees must trash; the deck is not a place to trash from', () => {
    covers('imp-space-selective-breeding-arrow');
    const table = visit().choose('effect:selective-breeding.0');
    expect([...table.keys].sort()).toEqual([
      'trash:dagger@hand',
      'trash:diplomacy@play',
      'trash:seek-allies@discard',
    ]);
  });

  it('without trashing nothing is drawn', () => {
    covers('imp-space-selective-breeding-arrow');
    const table = visit();
    expect(table.keys).toEqual(['effect:selective-breeding.0', 'end']);
    table.choose('end');
    expect(table.player(0)).toMatchObject({ spice: 2, hand: ['dagger'] });
    expect(table.happened('drew')).toEqual([]);
    expect(table.happened('trashed')).toEqual([]);
  });

  it('once per visit, and the spice is no part of it', () => {
    covers('imp-space-selective-breeding-arrow');
    const table = visit().choose('effect:selective-breeding.0', 'trash:dagger@hand');
    expect(table.player(0).spice).toBe(2);
    expect(table.asked).toBe(1);
    expect(table.happened('paid')).toHaveLength(1);
  });

  it('a lone card still may be kept', () => {
    covers('imp-space-selective-breeding-arrow');
    const table = new Table({
      turn: 0,
      players: { 0: { spice: 2, hand: ['diplomacy'], discard: [], deck: ['dagger'] } },
    }).choose('agent:diplomacy>selective-breeding');
    expect(table.keys).toContain('end');
  });
});

describe('Secrets', () => {
  const FOUR = ['ambush', 'windfall', 'charisma', 'bribery'];
  const visit = (one: string[], two: string[], own: string[] = []) =>
    new Table({
      turn: 0,
      first: 0,
      intrigueDeck: ['water-of-life'],
      players: {
        0: { hand: ['diplomacy'], intrigues: own },
        1: { intrigues: one },
        2: { intrigues: two },
      },
    });

  it('every opponent with four or more gives one', () => {
    covers('imp-space-secrets-steal');
    const five = ['infiltrate', 'refocus', 'urgent-mission', 'tiebreaker', 'private-army'];
    const table = visit(FOUR, five).choose('agent:diplomacy>secrets', 'effect:secrets.1');
    expect(table.player(0).intrigues).toHaveLength(3);
    expect(table.player(0).intrigues).toContain('water-of-life');
    expect([1, 2].map((seat) => table.player(seat).intrigues.length)).toEqual([3, 4]);
    expect(table.happened('stole-intrigue').map(({ seat, from }) => [seat, from])).toEqual([
      [0, 1],
      [0, 2],
    ]);
    const [one, two] = table.happened('stole-intrigue').map(({ secret }) => secret.intrigue);
    expect(FOUR).toContain(one);
    expect(five).toContain(two);
  });

  it('three or fewer give nothing', () => {
    covers('imp-space-secrets-threshold');
    const table = visit(FOUR.slice(0, 3), []).choose('agent:diplomacy>secrets');
    expect(table.keys).not.toContain('effect:secrets.1');
    expect(table.player(1).intrigues).toEqual(FOUR.slice(0, 3));
    expect(table.player(0).intrigues).toEqual(['water-of-life']);
    expect(table.happened('stole-intrigue')).toEqual([]);
  });

  it('the visitor’s own cards do not matter', () => {
    covers('imp-space-secrets-threshold');
    const table = visit([], [], FOUR).choose('agent:diplomacy>secrets');
    expect(table.keys).not.toContain('effect:secrets.1');
    table.choose('effect:secrets.0');
    expect(table.player(0).intrigues).toHaveLength(5);
    expect(table.happened('stole-intrigue')).toEqual([]);
  });

  it('a visitor who holds intrigues is asked for the order and cannot skip it', () => {
    covers('imp-space-secrets-steal');
    const table = visit(FOUR, [], ['demand-respect']).choose('agent:diplomacy>secrets');
    expect(table.keys).toEqual(['effect:secrets.0', 'effect:secrets.1']);
    table.choose('effect:secrets.1');
    expect(table.player(0).intrigues).toHaveLength(2);
    expect(table.player(1).intrigues).toHaveLength(3);
  });

  it('chance picks; neither giver nor taker is asked', () => {
    covers('imp-space-secrets-random');
    const taken = new Set<string>();
    for (let turns = 0; turns < 40; turns++) {
      const table = visit(FOUR, []);
      for (let i = 0; i < turns; i++) randomBelow(table.state.random, 2);
      table.choose('agent:diplomacy>secrets', 'effect:secrets.1');
      expect(table.asks).toBe('agent-effects');
      expect(table.asked).toBe(0);
      for (const { secret } of table.happened('stole-intrigue')) taken.add(secret.intrigue);
    }
    expect([...taken].sort()).toEqual([...FOUR].sort());
  });

  it('the third player sees that a card changed hands, not which', () => {
    covers('imp-space-secrets-hidden');
    const table = visit(FOUR, []).choose('agent:diplomacy>secrets', 'effect:secrets.1');
    const [stolen] = table.happened('stole-intrigue');
    if (stolen === undefined) throw new Error('Nothing was stolen.');
    const open = { event: 'stole-intrigue', seat: 0, from: 1 };
    const known = { ...open, intrigue: stolen.secret.intrigue };
    expect([0, 1, 2, undefined].map((seat) => redact(stolen, seat))).toEqual([known, known, open, open]);
    expect(table.view(2).players.map((player) => [player.intrigueCount, player.intrigues])).toEqual([
      [2, undefined],
      [3, undefined],
      [0, []],
    ]);
    expect(table.view(0).players[0]?.intrigues).toContain(stolen.secret.intrigue);
  });

  it('with other cards in the giver’s hand the third player’s view is the same', () => {
    covers('imp-space-secrets-hidden');
    const other = ['ambush', 'infiltrate', 'refocus', 'urgent-mission'];
    const [a, b] = [FOUR, other].map((hand) =>
      visit(hand, []).choose('agent:diplomacy>secrets', 'effect:secrets.1'),
    );
    expect(JSON.stringify({ ...a?.view(2), intrigueDiscard: [] })).toBe(
      JSON.stringify({ ...b?.view(2), intrigueDiscard: [] }),
    );
    expect(a?.view(0).players[0]?.intrigues).not.toEqual(b?.view(0).players[0]?.intrigues);
  });
});

describe('Hardy Warriors and Stillsuits', () => {
  it('hardy-warriors: the two recruits may be deployed with two more', () => {
    const table = new Table({ turn: 0, players: { 0: { water: 1, garrison: 3, hand: ['diplomacy'] } } });
    table.choose('agent:diplomacy>hardy-warriors', 'deploy:4');
    expect(table.player(0)).toMatchObject({ water: 0, garrison: 1, conflict: 4 });
    expect(table.player(0).influence.fremen).toBe(1);
  });

  it('stillsuits: water, influence and two garrison troops', () => {
    const table = new Table({ turn: 0, players: { 0: { water: 0, garrison: 3, hand: ['diplomacy'] } } });
    table.choose('agent:diplomacy>stillsuits');
    expect(table.keys).toEqual(['deploy:1', 'deploy:2', 'end']);
    expect(table.player(0).water).toBe(1);
  });
});
