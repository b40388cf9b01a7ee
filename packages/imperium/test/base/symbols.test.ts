import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

type Seat = NonNullable<Position['players']>[string];

/** Seat 0 is about to take a turn. */
const turn = (player: Seat, position: Position = {}, others: Record<number, Seat> = {}) =>
  new Table({ turn: 0, first: 0, ...position, players: { ...others, 0: { ...player } } });

describe('agents', () => {
  it('a recalled agent is ready again this round and leaves its space free', () => {
    covers('imp-icon-recall');
    const table = turn(
      { hand: ['diplomacy', 'dagger'], intrigues: ['urgent-mission'], solari: 0 },
      { agents: { wealth: [0], 'hall-of-oratory': [0] } },
    );
    expect(table.keys).not.toContain('agent:diplomacy>wealth');
    table.choose('intrigue:urgent-mission');
    expect(table.keys).toEqual(['recall:wealth', 'recall:hall-of-oratory']);
    table.choose('recall:wealth');
    expect(table.player(0).agents).toBe(1);
    expect(table.state.agents.map((agent) => agent.space)).toEqual(['hall-of-oratory']);
    table.choose('agent:diplomacy>wealth');
    expect(table.player(0)).toMatchObject({ agents: 0, solari: 2 });
  });

  it('without an own agent on the board there is nothing to recall', () => {
    covers('imp-icon-recall');
    const table = turn({ hand: ['diplomacy'], intrigues: ['urgent-mission'] }, { agents: { wealth: [1] } });
    expect(table.refused('intrigue:urgent-mission')).toBe('no-effect');
  });
});

describe('troops', () => {
  it('a troop goes from the conflict to the own garrison, and strength falls', () => {
    covers('imp-icon-retreat');
    const table = turn({ hand: ['scout', 'diplomacy'], conflict: 3, garrison: 1 }).choose('reveal');
    expect(table.view(1).players[0]?.strength).toBe(7);
    table.choose('effect:scout.0');
    expect(table.keys).toEqual(['retreat:0', 'retreat:1', 'retreat:2']);
    table.choose('retreat:2');
    expect(table.player(0)).toMatchObject({ conflict: 1, garrison: 3, supply: 8 });
    expect(table.view(1).players[0]?.strength).toBe(3);
  });

  it('a lost troop returns to its owner’s supply', () => {
    covers('imp-icon-lose-troop');
    const table = turn(
      { hand: ['gun-thopter', 'diplomacy'] },
      {},
      {
        1: { garrison: 2, conflict: 1 },
        2: { garrison: 0, conflict: 4 },
      },
    );
    table.choose('agent:gun-thopter>secure-contract');
    expect(table.player(1)).toMatchObject({ garrison: 1, conflict: 1, supply: 10 });
    expect(table.player(2)).toMatchObject({ garrison: 0, conflict: 4, supply: 8 });
    const cross = turn(
      { hand: ['diplomacy'], intrigues: ['double-cross'], solari: 1 },
      {},
      {
        1: { garrison: 2, conflict: 1 },
      },
    );
    cross.choose('intrigue:double-cross');
    expect(cross.player(1)).toMatchObject({ garrison: 2, conflict: 0, supply: 10 });
  });
});

describe('influence', () => {
  it('the effect works at the number shown or above, not below', () => {
    covers('imp-icon-influence-condition');
    const drawn = (guild: number) =>
      turn({ hand: ['smugglers-thopter', 'diplomacy'], deck: ['dagger', 'dagger'], influence: { guild } })
        .choose('agent:smugglers-thopter>secure-contract')
        .player(0).hand.length;
    expect([0, 1, 2, 3, 6].map(drawn)).toEqual([1, 1, 3, 3, 3]);
    const swords = (fremen: number) =>
      turn({ hand: ['worm-riders', 'convincing-argument'], influence: { fremen } })
        .choose('reveal')
        .player(0).swords;
    expect([1, 2, 3].map(swords)).toEqual([0, 4, 4]);
  });

  it('it counts when the effect is resolved, influence gained this turn included', () => {
    covers('imp-icon-influence-condition');
    const table = turn({
      hand: ['worm-riders', 'convincing-argument'],
      influence: { fremen: 1 },
      intrigues: ['know-their-ways'],
    });
    table.choose('reveal');
    expect(table.player(0).swords).toBe(0);
    table.choose('intrigue:know-their-ways');
    expect(table.player(0).swords).toBe(4);
  });

  it('influence without a faction goes to any of the four', () => {
    covers('imp-icon-influence-choice');
    for (const faction of ['emperor', 'guild', 'bene-gesserit', 'fremen'] as const) {
      const table = turn({ hand: ['diplomacy'], intrigues: ['bribery'], solari: 2 });
      table.choose('intrigue:bribery');
      expect(table.keys).toEqual([
        'faction:emperor',
        'faction:guild',
        'faction:bene-gesserit',
        'faction:fremen',
      ]);
      table.choose(`faction:${faction}`);
      expect(table.player(0).influence[faction]).toBe(1);
    }
  });

  const shifting = (influence: Seat['influence']) =>
    turn({
      hand: ['shifting-allegiances', 'diplomacy'],
      spice: 2,
      influence: { emperor: 0, ...influence },
    }).choose('agent:shifting-allegiances>secure-contract');

  it('one is lost and two are gained with one faction each', () => {
    covers('imp-icon-influence-choice', 'imp-icon-influence-two-same');
    const table = shifting({ guild: 1, fremen: 2 }).choose('effect:shifting-allegiances.0');
    expect([table.asks, table.keys]).toEqual(['lose-influence', ['lose:guild', 'lose:fremen']]);
    table.choose('lose:guild');
    expect(table.asks).toBe('faction');
    expect(table.keys).toHaveLength(4);
    table.choose('faction:bene-gesserit');
    expect(table.asks).not.toBe('faction');
    expect(table.player(0).influence).toEqual({ emperor: 0, guild: 0, 'bene-gesserit': 2, fremen: 2 });
    expect(table.player(0).spice).toBe(0);
  });

  it('two influence of a conflict reward cannot be split either', () => {
    covers('imp-icon-influence-two-same');
    const table = new Table({
      phase: 'combat',
      conflict: 'grand-vision',
      intrigueDeck: ['windfall'],
      players: { 1: { conflict: 1 } },
    });
    expect([table.asks, table.asked]).toEqual(['faction', 1]);
    table.choose('faction:guild');
    expect(table.asks).not.toBe('faction');
    expect(table.player(1).influence).toEqual({ emperor: 0, guild: 2, 'bene-gesserit': 0, fremen: 0 });
  });

  it('without influence the cost cannot be paid', () => {
    covers('imp-icon-influence-lose-needs-one');
    const none = turn({ hand: ['shifting-allegiances', 'diplomacy'], spice: 2, intrigues: ['ambush'] });
    none.choose('agent:shifting-allegiances>secure-contract');
    expect(none.keys).not.toContain('effect:shifting-allegiances.0');
    expect(none.refused('effect:shifting-allegiances.0')).toBe('cost');
    // With one faction only, that one is lost.
    const one = shifting({ fremen: 1 }).choose('effect:shifting-allegiances.0');
    expect(one.asks).toBe('faction');
    expect(one.player(0).influence.fremen).toBe(0);
  });

  it('a faction’s own symbol raises that track only', () => {
    covers('imp-icon-influence-faction');
    const cards = {
      'favored-subject': 'emperor',
      'guild-authorization': 'guild',
      'know-their-ways': 'fremen',
      'secret-of-the-sisterhood': 'bene-gesserit',
    };
    for (const [intrigue, faction] of Object.entries(cards)) {
      const table = turn({ hand: ['diplomacy'], intrigues: [intrigue] }).choose(`intrigue:${intrigue}`);
      const zero = { emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 0 };
      expect(table.player(0).influence).toEqual({ ...zero, [faction]: 1 });
    }
  });
});

describe('bonds and alliances', () => {
  it('the bond needs another Fremen card in play', () => {
    covers('imp-icon-fremen-bond');
    const spice = (hand: string[], played: string[] = []) =>
      turn(
        { hand: [...hand, 'convincing-argument'], played, spice: 0 },
        { agents: played.length > 0 ? { stillsuits: [0] } : {} },
      )
        .choose('reveal')
        .player(0).spice;
    expect(spice(['spice-hunter'])).toBe(0);
    expect(spice(['spice-hunter', 'dagger'])).toBe(0);
    expect(spice(['spice-hunter', 'arrakis-liaison'])).toBe(1);
    expect(spice(['spice-hunter'], ['stilgar'])).toBe(1);
    expect(spice(['spice-hunter'], ['diplomacy'])).toBe(0);
  });

  it('cards in hand or discard pile and opponents’ cards do not count', () => {
    covers('imp-icon-fremen-bond');
    const table = turn(
      { hand: ['spice-hunter', 'convincing-argument'], discard: ['stilgar'], spice: 0 },
      { agents: { stillsuits: [1] } },
      { 1: { hand: ['dagger'], played: ['chani'] } },
    ).choose('reveal');
    expect(table.player(0).spice).toBe(0);
  });

  it('two bond cards switch each other on, in either order', () => {
    covers('imp-icon-fremen-bond-mutual');
    for (const hand of [
      ['spice-hunter', 'fedaykin-death-commando'],
      ['fedaykin-death-commando', 'spice-hunter'],
      ['spice-hunter', 'spice-hunter'],
    ]) {
      const table = turn({ hand: [...hand, 'convincing-argument'], spice: 0 }).choose('reveal');
      const commandos = hand.includes('fedaykin-death-commando') ? 1 : 0;
      expect(table.player(0)).toMatchObject({ spice: 2 - commandos, swords: 2 - commandos + 3 * commandos });
    }
  });

  it('a card drawn on the Reveal turn wakes a bond revealed before', () => {
    covers('imp-icon-fremen-bond-mutual');
    const table = turn({
      hand: ['spice-hunter', 'convincing-argument'],
      deck: ['fedaykin-death-commando', 'dagger', 'dagger'],
      intrigues: ['water-of-life'],
      water: 1,
      spice: 1,
    });
    table.choose('reveal');
    expect(table.player(0)).toMatchObject({ spice: 1, swords: 1 });
    table.choose('intrigue:water-of-life');
    expect(table.player(0)).toMatchObject({ spice: 1, swords: 1 + 3 + 2 });
  });

  it('the effect needs the token itself, not just the influence', () => {
    covers('imp-icon-alliance-condition');
    const player = { hand: ['firm-grip', 'convincing-argument'], influence: { emperor: 4 } };
    const rival = { 1: { influence: { emperor: 4 } } };
    const persuasion = (holder?: number) =>
      turn(player, holder === undefined ? {} : { alliances: { emperor: holder } }, rival).choose('reveal')
        .state.turn?.persuasion;
    expect(persuasion(0)).toBe(6);
    expect(persuasion(1)).toBe(2);
    expect(persuasion()).toBe(2);
  });

  it('the Guild’s ambassador sells a point to the Guild’s ally only', () => {
    covers('imp-icon-alliance-condition');
    const player = {
      hand: ['guild-ambassador', 'convincing-argument'],
      influence: { guild: 5 },
      spice: 3,
      points: 2,
    };
    const ally = turn(player, { alliances: { guild: 0 } }).choose('reveal', 'effect:guild-ambassador.0');
    expect(ally.player(0)).toMatchObject({ spice: 0, points: 3 });
    const other = turn(player, { alliances: { guild: 1 } }, { 1: { influence: { guild: 5 } } }).choose(
      'reveal',
    );
    expect(other.keys).not.toContain('effect:guild-ambassador.0');
    expect(other.refused('effect:guild-ambassador.0')).toBe('condition');
    const foreign = turn(
      { ...player, influence: { guild: 4, emperor: 4 } },
      { alliances: { emperor: 0 } },
    ).choose('reveal');
    expect(foreign.keys).not.toContain('effect:guild-ambassador.0');
  });
});
