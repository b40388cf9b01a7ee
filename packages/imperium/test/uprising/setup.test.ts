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

describe('the pieces of a player', () => {
  it('no spy is on the board, all are there to be placed', () => {
    covers('upr-setup-rest-in-supply');
    for (const player of laidOut().players) expect(player.spies).toEqual([]);
    const table = uprisingTable({ turn: 0, players: { 0: { hand: ['covert-operation'] } } });
    table.choose('reveal', 'post:post-emperor', 'post:post-guild');
    expect(table.player(0).spies).toEqual(['post-emperor', 'post-guild']);
  });

  it('everybody sees what lies in a supply', () => {
    covers('upr-setup-supply-open');
    const own = {
      spies: ['post-guild'],
      hooks: true,
      contracts: ['contract-espionage'],
      completed: ['contract-immediate'],
      won: ['face-down:skirmish-crysknife'],
    };
    const table = uprisingTable({ players: { 0: own } }, { choam: true });
    for (const seat of [1, undefined]) {
      const view = table.view(seat);
      expect(view.players[0]).toMatchObject({
        ...own,
        won: [{ id: 'skirmish-crysknife', icon: 'crysknife', faceUp: false }],
      });
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

  it('a fifth sandworm is there', () => {
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

  it.each([
    { players: 1, seats: [0, 1, 2] },
    { players: 2, seats: [0, 1] },
    { players: 4, seats: [0, 1, 2, 3] },
    { players: 6, seats: [1, 2, 4, 5] },
  ])('goes with its mark to whom those at the table named: $players', ({ players, seats }) => {
    for (const first of seats) {
      for (const seed of SEEDS) {
        const state = uprising.setup(uprising.parseOptions({ players, first }), randomFromSeed(seed));
        expect(state.first).toBe(first);
        expect(state.players[first]?.won.map(({ id }) => id)).toEqual(['objective-desert-mouse-first']);
      }
    }
    for (const first of [0, 1, 2, 3, 4, 5].filter((seat) => !seats.includes(seat)))
      expect(() => uprising.parseOptions({ players, first })).toThrow(/first/);
  });
});
