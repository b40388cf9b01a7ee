import { randomFromSeed } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import type { ImperiumState } from '../../src/state.js';
import { FACTIONS } from '../../src/terms.js';
import { SEEDS, type Table } from '../table.js';
import { EDITIONS, type Of, tableOf } from './editions.js';

const BOX: Of<{
  readonly imperiumDeck: number;
  readonly reserve: Readonly<Record<string, number>>;
  /** The conflicts of each level in the box. */
  readonly levels: readonly [number, number, number];
  readonly controllable: readonly string[];
}> = {
  imperium: {
    imperiumDeck: 62,
    reserve: { 'arrakis-liaison': 8, 'the-spice-must-flow': 10, foldspace: 6 },
    levels: [4, 10, 4],
    controllable: ['arrakeen', 'carthag', 'imperial-basin'],
  },
  uprising: {
    imperiumDeck: 60,
    reserve: { 'prepare-the-way': 8, 'the-spice-must-flow': 10 },
    levels: [3, 9, 4],
    controllable: ['arrakeen', 'imperial-basin', 'spice-refinery'],
  },
};

const STARTING_DECK = [
  ...['convincing-argument', 'convincing-argument', 'dagger', 'dagger', 'diplomacy'],
  ...['dune-the-desert-planet', 'dune-the-desert-planet', 'reconnaissance', 'seek-allies', 'signet-ring'],
];

const different = (found: readonly unknown[]) => new Set(found.map((item) => JSON.stringify(item))).size;
const levels = (state: ImperiumState, ids: readonly string[]) =>
  ids.map((id) => catalogOf(state).conflict(id).level);

describe.each(EDITIONS)('the setup of $id', (edition) => {
  const { rules } = edition;
  const box = BOX[edition.id];

  /** The box laid out, before leaders are handed out and the first round begins. */
  const laidOut = (seed = 'setup', players: 3 | 4 = 4): ImperiumState =>
    rules.setup(rules.parseOptions({ players }), randomFromSeed(seed));
  const many = <T>(look: (state: ImperiumState) => T, seeds = SEEDS) =>
    seeds.map((seed) => look(laidOut(seed)));
  /** Nobody sees any difference after this change of the state. */
  function unseen(change: (state: ImperiumState) => void): Table {
    const table = tableOf(edition);
    const views = () => [undefined, 0, 1, 2].map((seat) => JSON.stringify(table.view(seat)));
    const before = views();
    const { state } = table;
    change(state);
    rules.audit(state);
    expect(views()).toEqual(before);
    return table;
  }

  it('one alliance token per faction lies on the board', () => {
    covers('imp-setup-alliance-tokens', 'upr-setup-alliance-tokens');
    const { alliances } = laidOut();
    expect(Object.keys(alliances).toSorted()).toEqual(FACTIONS.toSorted());
    for (const faction of FACTIONS) expect(alliances[faction]).toBeUndefined();
    const board = Object.fromEntries(FACTIONS.map((faction) => [faction, 'board']));
    expect(rules.inspect(laidOut()).alliances).toEqual(board);
  });

  it('three spaces can be controlled, nobody controls one, and one player can control all', () => {
    covers('imp-control-marker-count', 'upr-setup-rest-in-supply', 'upr-comp-player-pieces');
    const { control } = laidOut();
    expect(Object.keys(control).toSorted()).toEqual(box.controllable);
    expect(Object.values(control)).toEqual([undefined, undefined, undefined]);
    const table = tableOf(edition, {
      phase: 'combat',
      conflict: 'battle-for-imperial-basin',
      control: Object.fromEntries(
        box.controllable.filter((id) => id !== 'imperial-basin').map((id) => [id, 0]),
      ),
      players: { 0: { conflict: 1, garrison: 2 } },
    });
    while (!['turn', 'defend'].includes(table.asks)) table.choose(table.keys[0] ?? '');
    expect(Object.values(table.state.control)).toEqual([0, 0, 0]);
  });

  it('ten conflicts: from the top one of level I, five of II, four of III', () => {
    covers('imp-setup-conflict-level-3', 'imp-setup-conflict-level-2', 'imp-setup-conflict-level-1');
    covers('upr-setup-conflict-deck-ten', 'upr-comp-conflicts');
    const [one, two] = box.levels;
    for (const state of many((laid) => laid)) {
      expect(levels(state, state.conflictDeck)).toEqual([3, 3, 3, 3, 2, 2, 2, 2, 2, 1]);
      const rest = [...Array(one - 1).fill(1), ...Array(two - 5).fill(2)];
      expect(levels(state, state.unusedConflicts).toSorted()).toEqual(rest);
      expect(new Set([...state.conflictDeck, ...state.unusedConflicts]).size).toBe(10 + rest.length);
    }
  });

  it('chance decides which conflicts take part, and their order', () => {
    covers('imp-setup-conflict-level-3', 'imp-setup-conflict-level-2', 'imp-setup-conflict-level-1');
    covers('upr-setup-conflict-level-3', 'upr-setup-conflict-level-2', 'upr-setup-conflict-level-1');
    const [bottoms, middles] = [
      many((s) => s.conflictDeck.slice(0, 4)),
      many((s) => s.conflictDeck.slice(4, 9)),
    ];
    expect(different(bottoms)).toBeGreaterThan(4);
    expect(different(middles)).toBeGreaterThan(4);
    expect(different(middles.map((middle) => middle.toSorted()))).toBeGreaterThan(4);
    const seeds = SEEDS.flatMap((seed) => [seed, `${seed}!`, `${seed}?`]);
    const used = [9, 4, 0].map((from) => {
      const cards = many((s) => s.conflictDeck.slice(from, from === 4 ? 9 : from + 4), seeds);
      return new Set(cards.flat()).size;
    });
    expect(used).toEqual(box.levels);
  });

  it('round by round the level is I once, II five times, III four times, and then it is over', () => {
    covers('imp-setup-conflict-deck-order', 'upr-setup-conflict-deck-ten');
    const table = tableOf(edition);
    while (table.asks !== 'over') table.choose(table.keys.includes('end') ? 'end' : 'reveal');
    const { state } = table;
    expect(levels(state, state.conflicts)).toEqual([1, 2, 2, 2, 2, 2, 3, 3, 3, 3]);
    expect(state.round).toBe(10);
  });

  it('no view tells which conflicts were left out or are still to come', () => {
    covers('imp-setup-unused-conflicts-unseen', 'upr-setup-conflict-unused-unseen');
    const table = unseen(({ conflictDeck, unusedConflicts, ...state }) => {
      const index = unusedConflicts.findIndex((id) => catalogOf(state).conflict(id).level === 2);
      const unused = unusedConflicts[index] ?? '';
      [conflictDeck[8], unusedConflicts[index]] = [unused, conflictDeck[8] ?? ''];
      conflictDeck.splice(0, 4, ...conflictDeck.slice(0, 4).reverse());
    });
    expect(table.view(0).conflictDeckCount).toBe(9);
    for (const id of [...table.state.unusedConflicts, ...table.state.conflictDeck])
      expect(JSON.stringify(table.view())).not.toContain(id);
  });

  it('the intrigues are shuffled, all face down, and nobody has one', () => {
    covers('imp-setup-intrigue-deck', 'upr-setup-intrigue-deck');
    expect(different(many(({ intrigueDeck }) => intrigueDeck))).toBe(SEEDS.length);
    const table = unseen(({ intrigueDeck }) => intrigueDeck.reverse());
    expect([table.state.intrigueDeck.length, table.state.intrigueDiscard.length]).toEqual([40, 0]);
    expect(table.state.players.map(({ intrigues }) => intrigues)).toEqual([[], [], []]);
    expect(table.view(0).intrigueDeckCount).toBe(40);
    expect(table.view(0)).not.toHaveProperty('intrigueDeck');
  });

  it('five Imperium cards lie open beside the shuffled, hidden rest', () => {
    covers('imp-setup-imperium-row', 'upr-setup-imperium-row');
    expect(different(many(({ imperiumDeck }) => imperiumDeck))).toBe(SEEDS.length);
    expect(different(many(({ row }) => row))).toBeGreaterThan(SEEDS.length / 2);
    for (const sizes of many(({ row, imperiumDeck }) => [row.length, imperiumDeck.length]))
      expect(sizes).toEqual([5, box.imperiumDeck]);
    const table = unseen(({ imperiumDeck }) => imperiumDeck.reverse());
    for (const seat of [undefined, 0, 1, 2]) {
      expect(table.view(seat)).toMatchObject({ row: table.state.row, imperiumDeckCount: box.imperiumDeck });
      expect(table.view(seat)).not.toHaveProperty('imperiumDeck');
    }
  });

  it('the Reserve is open stacks apart from the row', () => {
    covers('imp-setup-reserve-stacks', 'imp-reserve-stack-sizes');
    covers('upr-comp-reserve', 'upr-setup-reserve-stacks', 'upr-setup-no-foldspace');
    const table = tableOf(edition);
    expect(laidOut().reserve).toEqual(box.reserve);
    for (const seat of [undefined, 1]) expect(table.view(seat).reserve).toEqual(box.reserve);
    const { row, imperiumDeck } = table.state;
    for (const id of Object.keys(box.reserve)) expect([...row, ...imperiumDeck]).not.toContain(id);
  });

  it('everybody starts with the same ten cards, each deck shuffled for itself', () => {
    covers('imp-starting-deck-composition', 'imp-setup-deck-shuffled');
    covers('upr-comp-starting-deck', 'upr-setup-starting-deck-shuffled');
    for (const players of [3, 4] as const) {
      const decks = laidOut('decks', players).players.map(({ deck }) => deck);
      for (const deck of decks) expect(deck.toSorted()).toEqual(STARTING_DECK);
      expect(different(decks)).toBe(players);
    }
    const decks = many(({ players }) => players.map(({ deck }) => deck)).flat();
    expect(different(decks)).toBeGreaterThan(SEEDS.length * 3);
  });

  it('nobody knows the order of a deck, not even its owner', () => {
    covers('imp-setup-deck-shuffled', 'upr-setup-starting-deck-shuffled');
    const table = unseen(({ players }) => players[1]?.deck.reverse());
    expect(table.view(1).players[1]).not.toHaveProperty('deck');
  });

  it('one water and nothing else', () => {
    covers('imp-setup-water', 'imp-setup-no-other-resources', 'upr-setup-water');
    for (const player of laidOut().players)
      expect(player).toMatchObject({ water: 1, solari: 0, spice: 0, intrigues: [] });
  });

  it('two agents are ready, the third is not', () => {
    covers('imp-setup-agents', 'imp-agent-count', 'upr-setup-agents');
    const { players, agents } = laidOut();
    for (const player of players) expect(player).toMatchObject({ agents: 2, swordmaster: false });
    expect(agents).toEqual([]);
  });

  it('one point with four players, none with three', () => {
    covers('imp-setup-score-four-players', 'imp-setup-score-fewer-players', 'upr-setup-score');
    expect(laidOut('score', 4).players.map(({ points }) => points)).toEqual([1, 1, 1, 1]);
    expect(laidOut('score', 3).players.map(({ points }) => points)).toEqual([0, 0, 0]);
  });

  it('every combat marker stands at 0', () => {
    covers('imp-setup-combat-marker', 'upr-setup-combat-marker');
    expect(
      tableOf(edition)
        .view(0)
        .players.map(({ strength }) => strength),
    ).toEqual([0, 0, 0]);
    for (const player of laidOut().players) expect(player).toMatchObject({ conflict: 0, swords: 0 });
  });

  it('no influence and no seat in the council', () => {
    covers('imp-setup-influence-zero', 'imp-two-discs');
    covers('upr-setup-influence-cubes', 'upr-setup-rest-in-supply');
    for (const { influence, councilSeat } of laidOut().players) {
      expect(influence).toEqual({ emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 0 });
      expect(councilSeat).toBe(false);
    }
  });

  it('three troops in the garrison, nine in the supply', () => {
    covers('imp-setup-garrison', 'imp-setup-troops-in-supply', 'upr-setup-troops');
    for (const player of laidOut().players)
      expect(player).toMatchObject({ garrison: 3, supply: 9, conflict: 0, memories: 0 });
  });
});
