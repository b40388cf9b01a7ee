import { Game, randomFromSeed } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import { GUEST_GROUPS } from '../../src/content/component.js';
import { selectionOf } from '../../src/content/selection.js';
import { uprising } from '../../src/game.js';
import type { ImperiumState } from '../../src/state.js';
import { FACTIONS } from '../../src/terms.js';
import { SEEDS, uprisingTable } from '../table.js';

/** The box laid out, before leaders are handed out and the first round begins. */
function laidOut(seed = 'setup', options: object = {}): ImperiumState {
  return uprising.setup(uprising.parseOptions(options), randomFromSeed(seed));
}

/** The same setup from many seeds. */
const many = <T>(look: (state: ImperiumState) => T, options: object = {}) =>
  SEEDS.map((seed) => look(laidOut(seed, options)));

const different = (found: readonly unknown[]) => new Set(found.map((item) => JSON.stringify(item))).size;

describe('the board', () => {
  it('the side with four factions and 22 spaces is used', () => {
    covers('upr-setup-board-side');
    const state = laidOut();
    expect(catalogOf(state).spaces).toHaveLength(22);
    expect(Object.keys(state.players[0]?.influence ?? {}).sort()).toEqual([...FACTIONS].sort());
    expect(catalogOf(state).edition.tracks.map(({ faction }) => faction)).toEqual(FACTIONS);
    expect(() => catalogOf(state).space('carthag')).toThrow();
  });

  it('the Shield Wall stands at the start', () => {
    covers('upr-setup-shield-wall');
    expect(laidOut().shieldWall).toBe(true);
    expect(uprisingTable().view(0).shieldWall).toBe(true);
  });

  it('the four alliance tokens lie on the tracks', () => {
    covers('upr-setup-alliance-tokens');
    const { alliances } = laidOut();
    expect(Object.keys(alliances).sort()).toEqual([...FACTIONS].sort());
    for (const faction of FACTIONS) expect(alliances[faction]).toBeUndefined();
    expect(uprising.inspect(laidOut()).alliances).toEqual({
      emperor: 'board',
      guild: 'board',
      'bene-gesserit': 'board',
      fremen: 'board',
    });
  });

  it('no neutral agent exists, whatever is mixed in from the base game', () => {
    covers('upr-setup-no-mentat');
    for (const base of [[], GUEST_GROUPS]) {
      const options = uprising.parseOptions({ base, choam: true });
      const { cards, intrigues, conflicts } = selectionOf({ edition: 'uprising', options });
      const { spaces } = catalogOf({ edition: 'uprising' });
      for (const item of [...cards, ...intrigues, ...conflicts, ...spaces])
        expect(JSON.stringify(item), item.id).not.toMatch(/take-mentat|mentat-home/);
    }
    const table = uprisingTable({ turn: 0, agents: { fremkit: [0], secrets: [0] } });
    expect(table.happened('reveal').map(({ seat }) => seat)).toEqual([0]);
  });
});

describe('the conflict deck', () => {
  const levels = (state: ImperiumState, ids: readonly string[]) =>
    ids.map((id) => catalogOf(state).conflict(id).level);

  it('from the top one of level I, five of level II, four of level III', () => {
    covers('upr-setup-conflict-deck-ten');
    for (const [deck, unused] of many((state) => [
      levels(state, state.conflictDeck.toReversed()),
      levels(state, state.unusedConflicts).toSorted(),
    ])) {
      expect(deck).toEqual([1, 2, 2, 2, 2, 2, 3, 3, 3, 3]);
      expect(unused).toEqual([1, 1, 2, 2, 2, 2]);
    }
  });

  it('the tenth round is the last', () => {
    covers('upr-setup-conflict-deck-ten');
    const table = uprisingTable({ phase: 'recall', round: 10, conflictDeck: [] });
    expect(table.asks).toBe('over');
  });

  it('all four of level III lie at the bottom, in any order', () => {
    covers('upr-setup-conflict-level-3');
    const bottoms = many((state) => state.conflictDeck.slice(0, 4));
    for (const bottom of bottoms)
      expect(bottom.toSorted()).toEqual([
        'battle-for-arrakeen',
        'battle-for-imperial-basin',
        'battle-for-spice-refinery',
        'propaganda',
      ]);
    expect(different(bottoms)).toBeGreaterThan(4);
  });

  it('five random ones of the nine of level II lie above them', () => {
    covers('upr-setup-conflict-level-2');
    const middles = many((state) => state.conflictDeck.slice(4, 9));
    for (const middle of middles) expect(new Set(middle).size).toBe(5);
    expect(different(middles.map((middle) => middle.toSorted()))).toBeGreaterThan(4);
    expect(new Set(middles.flat()).size).toBe(9);
  });

  it('any one of the three of level I lies on top', () => {
    covers('upr-setup-conflict-level-1');
    expect(new Set(many((state) => state.conflictDeck.at(-1))).size).toBe(3);
  });

  it('neither the order of the deck nor the cards left out can be seen', () => {
    covers('upr-setup-conflict-unused-unseen');
    const { state } = uprisingTable();
    const before = [0, undefined].map((seat) => JSON.stringify(uprising.view(state, seat)));
    const [swapped] = state.unusedConflicts.filter((id) => catalogOf(state).conflict(id).level === 2);
    const index = state.unusedConflicts.indexOf(swapped ?? '');
    [state.conflictDeck[8], state.unusedConflicts[index]] = [swapped ?? '', state.conflictDeck[8] ?? ''];
    state.conflictDeck.splice(0, 4, ...state.conflictDeck.slice(0, 4).reverse());
    uprising.audit(state);
    expect([0, undefined].map((seat) => JSON.stringify(uprising.view(state, seat)))).toEqual(before);
    expect(uprisingTable().view(0)).toMatchObject({ conflictDeckCount: 9 });
  });
});

describe('decks and row', () => {
  it('the intrigue deck is shuffled, hidden, and nobody has a card of it', () => {
    covers('upr-setup-intrigue-deck');
    const decks = many((state) => state.intrigueDeck);
    expect(different(decks)).toBe(SEEDS.length);
    const { state } = uprisingTable();
    expect(state.players.map(({ intrigues }) => intrigues)).toEqual([[], [], []]);
    const before = JSON.stringify(uprising.view(state, 0));
    state.intrigueDeck.reverse();
    expect(JSON.stringify(uprising.view(state, 0))).toBe(before);
    expect(uprising.view(state, 0).intrigueDeckCount).toBe(40);
  });

  it('five open cards beside the shuffled, hidden rest', () => {
    covers('upr-setup-imperium-row');
    for (const [row, deck] of many(({ row, imperiumDeck }) => [row.length, imperiumDeck.length]))
      expect([row, deck]).toEqual([5, 60]);
    expect(different(many(({ row }) => row))).toBe(SEEDS.length);
    const { state } = uprisingTable();
    const before = JSON.stringify(uprising.view(state, 0));
    expect(uprising.view(state, 0).row).toEqual(state.row);
    state.imperiumDeck.reverse();
    expect(JSON.stringify(uprising.view(state, 0))).toBe(before);
  });

  it('each starting deck is shuffled for itself and lies face down', () => {
    covers('upr-setup-starting-deck-shuffled');
    const [first, second] = laidOut().players.map(({ deck }) => deck);
    expect(first?.toSorted()).toEqual(second?.toSorted());
    expect(different(laidOut().players.map(({ deck }) => deck))).toBe(4);
    expect(different(many(({ players }) => players[0]?.deck))).toBe(SEEDS.length);
    const { state } = uprisingTable();
    const before = [0, 1].map((seat) => JSON.stringify(uprising.view(state, seat)));
    state.players[0]?.deck.reverse();
    expect([0, 1].map((seat) => JSON.stringify(uprising.view(state, seat)))).toEqual(before);
  });
});

describe('the pieces of a player', () => {
  const everybody = (options: object = {}) => laidOut('pieces', options).players;

  it('one water, no solari, no spice', () => {
    covers('upr-setup-water');
    for (const player of everybody()) expect(player).toMatchObject({ water: 1, solari: 0, spice: 0 });
  });

  it('two agents are ready, the third is not', () => {
    covers('upr-setup-agents');
    for (const player of everybody()) expect(player).toMatchObject({ agents: 2, swordmaster: false });
    expect(laidOut().agents).toEqual([]);
  });

  it('four players start with a point, three without', () => {
    covers('upr-setup-score');
    expect(everybody({ players: 4 }).map(({ points }) => points)).toEqual([1, 1, 1, 1]);
    expect(everybody({ players: 3 }).map(({ points }) => points)).toEqual([0, 0, 0]);
  });

  it('every strength is zero', () => {
    covers('upr-setup-combat-marker');
    for (const player of everybody()) expect(player.swords).toBe(0);
    expect(
      uprisingTable()
        .view(0)
        .players.map(({ strength }) => strength),
    ).toEqual([0, 0, 0]);
  });

  it('every cube stands on the lowest step', () => {
    covers('upr-setup-influence-cubes');
    for (const { influence } of everybody())
      expect(influence).toEqual({ emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 0 });
  });

  it('three troops in the garrison, nine in the supply', () => {
    covers('upr-setup-troops');
    for (const player of everybody())
      expect(player).toMatchObject({ garrison: 3, supply: 9, conflict: 0, memories: 0 });
  });

  it('no spy, control marker or councilor is on the board', () => {
    covers('upr-setup-rest-in-supply');
    const state = laidOut();
    for (const player of state.players) expect(player).toMatchObject({ spies: [], councilSeat: false });
    expect(state.control).toEqual({
      arrakeen: undefined,
      'spice-refinery': undefined,
      'imperial-basin': undefined,
    });
    // All three spies are there to be placed.
    const table = uprisingTable({ turn: 0, players: { 0: { hand: ['covert-operation'] } } });
    table.choose('reveal', 'post:post-emperor', 'post:post-guild');
    expect(table.player(0).spies).toEqual(['post-emperor', 'post-guild']);
  });

  it('every player has pieces and a garrison of the own', () => {
    covers('upr-setup-color', 'upr-setup-garrison-seat');
    const table = uprisingTable(
      { turn: 0, players: { 0: { hand: ['dagger'] }, 1: { hand: ['reconnaissance'] } } },
      { players: 4 },
    );
    table.choose('agent:dagger>gather-support');
    expect(table.state.players.map(({ garrison }) => garrison)).toEqual([5, 3, 3, 3]);
    table.choose('agent:reconnaissance>arrakeen', 'deploy:2');
    expect(table.state.players.map(({ garrison }) => garrison)).toEqual([5, 2, 3, 3]);
    expect(table.state.players.map(({ conflict }) => conflict)).toEqual([0, 2, 0, 0]);
    expect(table.state.agents).toEqual([
      { seat: 0, space: 'gather-support', mentat: false },
      { seat: 1, space: 'arrakeen', mentat: false },
    ]);
    expect(table.state.players.map(({ agents }) => agents)).toEqual([1, 1, 2, 2]);
  });

  it('everybody sees what lies in a supply', () => {
    covers('upr-setup-supply-open');
    const own = {
      solari: 4,
      spice: 3,
      water: 2,
      garrison: 5,
      spies: ['post-guild'],
      hooks: true,
      contracts: ['contract-espionage'],
      completed: ['contract-immediate'],
      councilSeat: true,
      won: ['face-down:skirmish-crysknife'],
    };
    const table = uprisingTable(
      {
        control: { arrakeen: 0 },
        alliances: { guild: 0 },
        players: { 0: { ...own, influence: { guild: 4 } } },
      },
      { choam: true },
    );
    for (const seat of [1, undefined]) {
      const view = table.view(seat);
      expect(view.players[0]).toMatchObject({
        ...own,
        supply: 7,
        won: [{ id: 'skirmish-crysknife', icon: 'crysknife', faceUp: false }],
      });
      expect(view.control.arrakeen).toBe(0);
      expect(view.alliances.guild).toBe(0);
    }
  });
});

describe('the bank', () => {
  it('there are maker hooks for each of four players, and nobody starts with hooks or a sandworm', () => {
    covers('upr-setup-bank');
    for (const player of laidOut().players) expect(player).toMatchObject({ hooks: false, worms: 0 });
    const players = Object.fromEntries([0, 1, 2].map((seat) => [seat, { hooks: true }]));
    const influence = { fremen: 2 };
    const table = uprisingTable(
      { turn: 3, first: 3, players: { ...players, 3: { hand: ['reconnaissance'], influence } } },
      { players: 4 },
    );
    table.choose('agent:reconnaissance>sietch-tabr', 'option:0');
    expect(table.state.players.map(({ hooks }) => hooks)).toEqual([true, true, true, true]);
  });

  it('a fifth sandworm and any amount of a resource are there', () => {
    covers('upr-setup-bank-unlimited');
    const table = uprisingTable(
      {
        turn: 0,
        conflict: 'skirmish-crysknife',
        players: {
          0: { hand: ['dune-the-desert-planet'], hooks: true, water: 30, worms: 1 },
          1: { worms: 3 },
          2: { solari: 100, spice: 100 },
        },
        control: { 'imperial-basin': 2, arrakeen: 2 },
      },
      { players: 4 },
    );
    table.choose('agent:dune-the-desert-planet>deep-desert', 'option:1');
    expect(table.state.players.map(({ worms }) => worms)).toEqual([3, 3, 0, 0]);
    const rich = uprisingTable({ turn: 0, players: { 0: { hand: ['dune-the-desert-planet'], spice: 100 } } });
    rich.choose('agent:dune-the-desert-planet>imperial-basin');
    expect(rich.player(0).spice).toBe(101);
  });
});

describe('objectives', () => {
  const dealt = (players: 3 | 4) =>
    many((state) => state.players.map(({ won }) => won.map(({ id }) => id)), { players });

  it('only cards for the number of players are dealt, all of them', () => {
    covers('upr-setup-objectives-filter');
    for (const cards of dealt(3))
      expect(cards.flat().toSorted()).toEqual([
        'objective-crysknife',
        'objective-desert-mouse-first',
        'objective-ornithopter-1-3',
      ]);
    for (const cards of dealt(4))
      expect(cards.flat().toSorted()).toEqual([
        'objective-crysknife',
        'objective-crysknife-4-6',
        'objective-desert-mouse-4-6',
        'objective-desert-mouse-first',
      ]);
  });

  it('each player gets one at random, face up for everybody', () => {
    covers('upr-setup-objectives-deal');
    for (const players of [3, 4] as const) {
      for (const cards of dealt(players)) for (const own of cards) expect(own).toHaveLength(1);
      expect(different(dealt(players))).toBeGreaterThan(3);
    }
    const table = uprisingTable();
    for (const player of table.view(2).players) expect(player.won).toMatchObject([{ faceUp: true }]);
  });

  it('the objective with the mark makes the first player', () => {
    covers('upr-setup-first-player');
    const firsts = SEEDS.map((seed) => {
      const { state } = Game.start(uprising, uprising.parseOptions({ players: 4 }), seed);
      const marked = state.players.findIndex(({ won }) => won[0]?.id === 'objective-desert-mouse-first');
      expect(state.first).toBe(marked);
      expect(state.turn?.seat).toBe(marked);
      return marked;
    });
    expect(new Set(firsts).size).toBeGreaterThan(2);
  });
});
