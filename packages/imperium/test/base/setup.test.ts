import { randomFromSeed, SietchError } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import { imperium } from '../../src/game.js';
import type { ImperiumState } from '../../src/state.js';
import { FACTIONS } from '../../src/terms.js';
import { SEEDS, Table } from '../table.js';

/** The box laid out, before leaders are handed out and the first round begins. */
function laidOut(seed = 'setup', players: 3 | 4 = 4): ImperiumState {
  return imperium.setup(imperium.parseOptions({ players }), randomFromSeed(seed));
}

function codeOf(options: unknown): string {
  try {
    imperium.parseOptions(options);
  } catch (error) {
    if (error instanceof SietchError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'accepted';
}

const levels = (state: ImperiumState, ids: readonly string[]) =>
  ids.map((id) => catalogOf(state).conflict(id).level);

describe('how many play', () => {
  it('three or four people need no automaton, other numbers are refused', () => {
    covers('imp-player-counts', 'imp-setup-solo-two-player-extra');
    for (const players of [3, 4] as const) {
      expect(codeOf({ players })).toBe('accepted');
      const state = laidOut('counts', players);
      expect(state.players).toHaveLength(players);
      expect(imperium.seats(imperium.parseOptions({ players }))).toBe(players);
    }
    for (const players of [0, 5, '3', 3.5]) expect(codeOf({ players })).toMatch(/^bad-option: .*players/);
  });

  it('no card of House Hagal is among the components of this game', () => {
    covers('imp-player-counts');
    const groups = new Set(imperium.content(imperium.parseOptions({})).map((item) => item.group));
    expect([...groups].sort()).toEqual(
      ['conflict', 'imperium', 'intrigue', 'leader', 'reserve', 'space', 'starter'].sort(),
    );
  });

  it('refuses options it does not know and names them', () => {
    expect(codeOf({ rivals: 1 })).toMatch(/^bad-option: .*rivals/);
    expect(codeOf({ confirmTurns: 'yes' })).toMatch(/^bad-option: .*confirmTurns/);
  });
});

describe('the board', () => {
  it('the Mentat waits on its space and serves nobody', () => {
    covers('imp-setup-mentat');
    const table = new Table();
    expect(table.state.mentat).toEqual({ holder: undefined, keptFor: undefined });
    expect(table.state.agents).toEqual([]);
    expect(imperium.inspect(table.state).mentat).toBe('home');
  });

  it('one token per faction lies on the board', () => {
    covers('imp-setup-alliance-tokens');
    const { alliances } = laidOut();
    expect(Object.keys(alliances).sort()).toEqual([...FACTIONS].sort());
    expect(FACTIONS.map((faction) => alliances[faction])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('three spaces can be controlled, and one player can control all of them', () => {
    covers('imp-control-marker-count');
    expect(Object.keys(laidOut().control).sort()).toEqual(['arrakeen', 'carthag', 'imperial-basin']);
    const table = new Table({
      phase: 'combat',
      conflict: 'battle-for-imperial-basin',
      control: { arrakeen: 0, carthag: 0 },
      players: { 0: { conflict: 1, garrison: 2 } },
    });
    expect(table.state.control).toEqual({ arrakeen: 0, carthag: 0, 'imperial-basin': 0 });
  });
});

describe('the conflict deck', () => {
  it('four, five and one card of the levels, from the bottom', () => {
    covers('imp-setup-conflict-level-3', 'imp-setup-conflict-level-2', 'imp-setup-conflict-level-1');
    for (const seed of SEEDS) {
      const state = laidOut(seed);
      expect(levels(state, state.conflictDeck)).toEqual([3, 3, 3, 3, 2, 2, 2, 2, 2, 1]);
      expect(levels(state, state.unusedConflicts).sort()).toEqual([1, 1, 1, 2, 2, 2, 2, 2]);
    }
  });

  it('every level is shuffled', () => {
    covers('imp-setup-conflict-level-3', 'imp-setup-conflict-level-2', 'imp-setup-conflict-level-1');
    const decks = SEEDS.map((seed) => laidOut(seed).conflictDeck);
    const different = (from: number, to: number) =>
      new Set(decks.map((deck) => deck.slice(from, to).join())).size;
    expect(different(0, 4)).toBeGreaterThan(4);
    expect(different(4, 9)).toBeGreaterThan(4);
    expect(different(9, 10)).toBeGreaterThan(1);
    // Which five of level II take part differs too, not only their order.
    expect(new Set(decks.map((deck) => deck.slice(4, 9).toSorted().join())).size).toBeGreaterThan(4);
  });

  it('round by round the level is I once, II five times, III four times', () => {
    covers('imp-setup-conflict-deck-order');
    const table = new Table();
    while (table.asks !== 'over') table.choose(table.keys.includes('end') ? 'end' : 'reveal');
    const { state } = table;
    expect(levels(state, state.conflicts)).toEqual([1, 2, 2, 2, 2, 2, 3, 3, 3, 3]);
    expect(state.round).toBe(10);
  });

  it('no view tells which conflicts were left out or are still to come', () => {
    covers('imp-setup-unused-conflicts-unseen');
    const table = new Table();
    const before = [undefined, 0, 1, 2].map((seat) => JSON.stringify(table.view(seat)));
    const { conflictDeck, unusedConflicts } = table.state;
    const [unused] = unusedConflicts.filter((id) => levels(table.state, [id])[0] === 2);
    const inDeck = conflictDeck.findIndex((id) => levels(table.state, [id])[0] === 2);
    const swapped = conflictDeck[inDeck];
    if (unused === undefined || swapped === undefined) throw new Error('Both piles have a level II card.');
    unusedConflicts[unusedConflicts.indexOf(unused)] = swapped;
    conflictDeck[inDeck] = unused;
    conflictDeck.splice(0, 4, ...conflictDeck.slice(0, 4).reverse());
    expect([undefined, 0, 1, 2].map((seat) => JSON.stringify(table.view(seat)))).toEqual(before);
    expect(before[0]).not.toContain(unused);
  });
});

describe('the other decks', () => {
  it('the intrigues are shuffled, all face down, none discarded', () => {
    covers('imp-setup-intrigue-deck');
    const decks = SEEDS.map((seed) => laidOut(seed));
    expect(new Set(decks.map((state) => state.intrigueDeck.join())).size).toBe(SEEDS.length);
    for (const { intrigueDeck, intrigueDiscard } of decks) {
      expect([intrigueDeck.length, intrigueDiscard.length]).toEqual([40, 0]);
    }
    const view = new Table().view(0);
    expect(view.intrigueDeckCount).toBe(40);
    expect('intrigueDeck' in view).toBe(false);
  });

  it('the deck is shuffled and its top five cards lie open for everybody', () => {
    covers('imp-setup-imperium-row');
    const states = SEEDS.map((seed) => laidOut(seed));
    expect(new Set(states.map((state) => state.imperiumDeck.join())).size).toBe(SEEDS.length);
    expect(new Set(states.map((state) => state.row.join())).size).toBeGreaterThan(SEEDS.length / 2);
    for (const { row, imperiumDeck } of states) expect([row.length, imperiumDeck.length]).toEqual([5, 62]);
    const table = new Table();
    for (const seat of [undefined, 0, 1, 2]) {
      expect(table.view(seat).row).toEqual(table.state.row);
      expect(table.view(seat).imperiumDeckCount).toBe(62);
      expect('imperiumDeck' in table.view(seat)).toBe(false);
    }
  });

  it('three stacks, apart from the row and open to everybody', () => {
    covers('imp-setup-reserve-stacks', 'imp-reserve-stack-sizes');
    const table = new Table();
    const stacks = { 'arrakis-liaison': 8, 'the-spice-must-flow': 10, foldspace: 6 };
    for (const seat of [undefined, 1]) expect(table.view(seat).reserve).toEqual(stacks);
    const { row, imperiumDeck } = table.state;
    for (const id of Object.keys(stacks)) expect([...row, ...imperiumDeck]).not.toContain(id);
  });

  it('everybody starts with the same ten cards', () => {
    covers('imp-starting-deck-composition');
    for (const { deck } of [...laidOut('decks', 3).players, ...laidOut('decks', 4).players]) {
      expect(deck.toSorted()).toEqual([
        'convincing-argument',
        'convincing-argument',
        'dagger',
        'dagger',
        'diplomacy',
        'dune-the-desert-planet',
        'dune-the-desert-planet',
        'reconnaissance',
        'seek-allies',
        'signet-ring',
      ]);
    }
  });

  it('ten cards each in an order that differs between players and games', () => {
    covers('imp-setup-deck-shuffled');
    const decks = SEEDS.flatMap((seed) => laidOut(seed).players.map((player) => player.deck));
    for (const deck of decks) expect(deck).toHaveLength(10);
    expect(new Set(decks.map((deck) => deck.join())).size).toBeGreaterThan(SEEDS.length * 3);
  });

  it('nobody knows the order of a deck, not even its owner', () => {
    covers('imp-setup-deck-shuffled');
    const table = new Table();
    const owner = 1;
    const before = [undefined, 0, 1, 2].map((seat) => JSON.stringify(table.view(seat)));
    table.player(owner).deck.reverse();
    expect([undefined, 0, 1, 2].map((seat) => JSON.stringify(table.view(seat)))).toEqual(before);
    expect('deck' in (table.view(owner).players[owner] ?? {})).toBe(false);
  });
});

describe('what a player starts with', () => {
  const { players } = laidOut();

  it('one water and nothing else', () => {
    covers('imp-setup-water', 'imp-setup-no-other-resources');
    for (const { water, solari, spice, intrigues } of players) {
      expect({ water, solari, spice, intrigues }).toEqual({ water: 1, solari: 0, spice: 0, intrigues: [] });
    }
  });

  it('only a leader who says so starts with more', () => {
    covers('imp-setup-no-other-resources');
    const table = new Table();
    const rabban = 2;
    expect([table.player(rabban).solari, table.player(rabban).spice, table.player(rabban).water]).toEqual([
      1, 1, 1,
    ]);
    for (const seat of [0, 1]) {
      const { solari, spice, water } = table.player(seat);
      expect([solari, spice, water]).toEqual([0, 0, 1]);
    }
  });

  it('two agents are ready, the third comes only with the Swordmaster', () => {
    covers('imp-setup-agents', 'imp-agent-count');
    for (const player of players) expect([player.agents, player.swordmaster]).toEqual([2, false]);
    const table = new Table({ turn: 0, players: { 0: { hand: ['dagger', 'dagger'], solari: 8 } } });
    table.choose('agent:dagger>swordmaster');
    expect(table.player(0).agents).toBe(2);
    expect(table.state.agents).toHaveLength(1);
    expect(table.player(0).swordmaster).toBe(true);
  });

  it('after two agents none is left without the Swordmaster', () => {
    covers('imp-setup-agents');
    const agents = { wealth: [0], 'secure-contract': [0] };
    const table = new Table({
      turn: 0,
      agents,
      players: { 0: { hand: ['dagger', 'reconnaissance'], intrigues: ['windfall'] } },
    });
    expect(table.keys).toEqual(['reveal', 'intrigue:windfall']);
    expect(table.refused('card:reconnaissance>space:arrakeen')).toBe('no-agent');
  });

  it('with the Swordmaster a third agent goes out, and never a fourth', () => {
    covers('imp-agent-count');
    const options = {
      turn: 0,
      players: { 0: { hand: ['reconnaissance'], intrigues: ['windfall'], swordmaster: true } },
    };
    const two = new Table({ ...options, agents: { wealth: [0], 'secure-contract': [0] } });
    expect(two.keys).toContain('agent:reconnaissance>arrakeen');
    const three = new Table({ ...options, agents: { wealth: [0], 'secure-contract': [0], carthag: [0] } });
    expect(three.keys).not.toContain('agent:reconnaissance>arrakeen');
  });

  it('one point with four players, none with three', () => {
    covers('imp-setup-score-four-players', 'imp-setup-score-fewer-players');
    expect(laidOut('score', 4).players.map((player) => player.points)).toEqual([1, 1, 1, 1]);
    expect(laidOut('score', 3).players.map((player) => player.points)).toEqual([0, 0, 0]);
  });

  it('the score marker moves with points, the councilor only to the High Council, once', () => {
    covers('imp-two-discs');
    expect(players.map((player) => player.councilSeat)).toEqual([false, false, false, false]);
    const table = new Table({
      turn: 0,
      first: 0,
      players: { 0: { hand: ['dagger', 'dagger'], solari: 10 } },
    });
    table.choose('agent:dagger>high-council');
    expect([table.player(0).councilSeat, table.player(0).points]).toEqual([true, 0]);
    const again = new Table({ turn: 0, players: { 0: { hand: ['dagger'], solari: 10, councilSeat: true } } });
    expect(again.keys).not.toContain('agent:dagger>high-council');
    expect(again.refused('card:dagger>space:high-council')).toBe('once-per-game');
  });

  it('every combat marker stands at 0', () => {
    covers('imp-setup-combat-marker');
    expect(new Table().view(0).players.map((player) => player.strength)).toEqual([0, 0, 0]);
    expect(players.map((player) => [player.conflict, player.swords])).toEqual(players.map(() => [0, 0]));
  });

  it('no influence with any faction', () => {
    covers('imp-setup-influence-zero');
    for (const { influence } of players)
      expect(influence).toEqual({ emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 0 });
  });

  it('three troops in the garrison, nine in the supply', () => {
    covers('imp-setup-garrison', 'imp-setup-troops-in-supply');
    for (const { garrison, supply, conflict } of players)
      expect([garrison, supply, conflict]).toEqual([3, 9, 0]);
  });

  it('the marker starts with any seat, and that seat takes the first turn', () => {
    covers('imp-setup-first-player-random');
    const firsts = SEEDS.map((seed) => laidOut(seed).first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(SEEDS.map((seed) => laidOut(seed, 3).first))).toEqual(new Set([0, 1, 2]));
    const table = new Table();
    expect(table.asked).toBe(table.state.first);
  });
});
