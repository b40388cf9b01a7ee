import { Game, keyOf } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import { selectionOf } from '../../src/content/selection.js';
import { uprising } from '../../src/game.js';
import { alliesOf, commanderAt, inTurnOrder, modeOf, opponentsOf, teamOf } from '../../src/participants.js';
import type { ImperiumState, Player } from '../../src/state.js';
import { SEEDS } from '../table.js';
import { LEADERS, MUADDIB, SHADDAM } from './table.js';

const ALLIES = [1, 2, 4, 5];
const COMMANDERS = [MUADDIB, SHADDAM];

/** A game whose questions of the setup are answered with what is offered first. */
function started(raw: object = {}, seed = 'setup'): ImperiumState {
  const game = Game.start(uprising, uprising.parseOptions({ players: 6, ...raw }), seed);
  while (game.state.phase === 'setup') {
    const [first] = game.choices();
    if (first === undefined) throw new Error('Nothing is offered.');
    game.apply(keyOf(first));
  }
  return game.state;
}

const at = (state: ImperiumState, seat: number): Player => {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
};

const owned = ({ deck, hand }: Player): string[] => [...deck, ...hand].sort();

describe('teams', () => {
  it('two of them, each of a commander and two allies', () => {
    covers('six-two-teams', 'six-commanders-are-muaddib-and-shaddam', 'six-allies-in-pairs');
    const state = started();
    expect(state.players).toHaveLength(6);
    expect(COMMANDERS.map((seat) => at(state, seat).leader)).toEqual(['muaddib', 'shaddam-corrino-iv']);
    expect(teamOf(state, MUADDIB)).toEqual([0, 2, 4]);
    expect(teamOf(state, SHADDAM)).toEqual([3, 5, 1]);
    expect(modeOf(state).commanders.map(({ leader }) => leader)).toEqual(['muaddib', 'shaddam-corrino-iv']);
    for (const seed of SEEDS) {
      const leaders = started({}, seed).players.map(({ leader }) => leader);
      expect(new Set(leaders).size).toBe(6);
      for (const seat of ALLIES) expect(['muaddib', 'shaddam-corrino-iv']).not.toContain(leaders[seat]);
    }
  });

  it('no commander can be an ally, and nobody else a commander', () => {
    covers('six-commanders-are-muaddib-and-shaddam');
    const swapped = [...LEADERS];
    [swapped[0], swapped[1]] = [swapped[1] ?? '', swapped[0] ?? ''];
    expect(() => uprising.parseOptions({ players: 6, leaders: swapped })).toThrow(/commands/);
    expect(uprising.parseOptions({ players: 6, leaders: LEADERS }).leaders).toEqual(LEADERS);
  });

  it('commanders sit opposite each other, allies beside the enemy commander, and turns alternate', () => {
    covers(
      'six-leaders-before-seats',
      'six-commanders-sit-opposite',
      'six-allies-flank-enemy-commander',
      'six-turn-order-alternates-teams',
    );
    const state = started();
    const order = inTurnOrder(state, MUADDIB);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
    expect(order.indexOf(SHADDAM) - order.indexOf(MUADDIB)).toBe(3);
    for (const [seat, other] of [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 0],
    ] as const) {
      expect(alliesOf(state, seat)).not.toContain(other);
      expect(opponentsOf(state, seat)).toContain(other);
    }
    expect(at(state, MUADDIB).leader).toBe('muaddib');
  });

  it('any leaders make a team; those suggested for it are offered first', () => {
    covers('six-recommended-teams', 'six-any-leader-any-team');
    const other = [...LEADERS];
    [other[1], other[2]] = [other[2] ?? '', other[1] ?? ''];
    expect(started({ leaders: other }).players.map(({ leader }) => leader)).toEqual(other);
    const game = Game.start(uprising, uprising.parseOptions({ players: 6, leaders: 'choose' }), 'choose');
    const { decision } = game.state;
    expect(decision).toMatchObject({ kind: 'leader', seats: [1] });
    expect(game.choices().map(({ what }) => what)).toEqual([
      'feyd-rautha-harkonnen',
      'lady-amber-metulli',
      'lady-margot-fenring',
      'princess-irulan',
      'gurney-halleck',
      'lady-jessica',
      'staban-tuek',
    ]);
  });

  it('leaders of the base game may be allies', () => {
    covers('six-leaders-of-other-products');
    const leaders = [...LEADERS];
    leaders[1] = 'baron-vladimir-harkonnen';
    expect(() => uprising.parseOptions({ players: 6, leaders })).toThrow(/base=leaders/);
    expect(at(started({ leaders, base: ['leaders'] }), 1).leader).toBe('baron-vladimir-harkonnen');
  });
});

describe('the board', () => {
  it('is the other side, with two factions in the place of Emperor and Fremen', () => {
    covers(
      'six-board-six-side',
      'six-board-factions-replaced',
      'six-two-new-alliance-tokens',
      'six-alliance-tokens-placed',
    );
    const state = started();
    const { spaces, tracks } = catalogOf(state);
    const onBoard = spaces.filter(({ owner }) => owner === undefined);
    expect(onBoard).toHaveLength(24);
    expect(spaces).toHaveLength(28);
    expect(onBoard.filter(({ faction }) => faction === 'emperor' || faction === 'fremen')).toEqual([]);
    expect(Object.keys(state.alliances)).toEqual(tracks);
    expect([...tracks].sort()).toEqual(
      ['emperor', 'guild', 'bene-gesserit', 'fremen', 'great-houses', 'fringe-worlds'].sort(),
    );
    expect(Object.values(state.alliances).every((holder) => holder === undefined)).toBe(true);
    expect(modeOf(state).tracks[1]).toEqual(['great-houses', 'guild', 'bene-gesserit', 'fringe-worlds']);
  });

  it('commanders have personal boards', () => {
    covers('six-personal-board-muaddib', 'six-personal-board-shaddam');
    const state = started();
    expect(commanderAt(state, MUADDIB)?.board).toMatchObject({ track: 'fremen', throneRow: false });
    expect(commanderAt(state, SHADDAM)?.board).toMatchObject({ track: 'emperor', throneRow: true });
    const ownedBy = (leader: string) =>
      catalogOf(state)
        .spaces.filter(({ owner }) => owner === leader)
        .map(({ id }) => id);
    expect(ownedBy('muaddib')).toEqual(['hardy-warriors', 'desert-mastery']);
    expect(ownedBy('shaddam-corrino-iv')).toEqual(['sardaukar', 'vast-wealth']);
  });

  it('nine conflicts, none of level I', () => {
    covers('six-no-conflict-one', 'six-conflict-deck-nine', 'six-nine-rounds-at-most');
    const state = started();
    const { conflict } = catalogOf(state);
    const levels = [...state.conflictDeck, ...state.conflicts].map((id) => conflict(id).level);
    expect(levels).toEqual([3, 3, 3, 3, 2, 2, 2, 2, 2]);
    expect(catalogOf(state).rounds).toBe(9);
    const dealt = SEEDS.map((seed) => started({}, seed).conflicts[0]);
    expect(new Set(dealt).size).toBeGreaterThan(1);
  });

  it('the CHOAM module is always used', () => {
    covers('six-choam-always', 'six-choam-cards-added', 'six-sardaukar-contracts-aside');
    expect(uprising.parseOptions({ players: 6 })).toMatchObject({ choam: true });
    expect(() => uprising.parseOptions({ players: 6, choam: false })).toThrow(/choam cannot be left out/);
    const state = started();
    const { decks } = selectionOf(state);
    expect([decks.imperium.length, decks.intrigue.length]).toEqual([69, 44]);
    expect(state.contractsAside).toEqual(['contract-sardaukar-cards', 'contract-sardaukar-recall']);
    expect([state.contractRow.length, state.contractDeck.length]).toEqual([2, 16]);
  });

  it('everything else as usual', () => {
    covers('six-other-setup-unchanged');
    const state = started();
    expect(state.row).toHaveLength(5);
    expect(state.shieldWall).toBe(true);
    expect(state.reserve).toEqual({ 'prepare-the-way': 8, 'the-spice-must-flow': 10 });
    expect(state.players.map(({ water }) => water)).toEqual([1, 1, 1, 1, 1, 1]);
    for (const seat of ALLIES)
      expect(at(state, seat)).toMatchObject({ garrison: 3, supply: 9, agents: 2, swordmaster: false });
  });
});

describe('players', () => {
  it('commanders have decks of their own, allies the usual one', () => {
    covers('six-deck-shaddam', 'six-deck-muaddib', 'six-commander-decks', 'six-ally-decks-normal');
    covers('six-commander-card-symbols');
    const state = started({ leaders: LEADERS });
    expect(owned(at(state, SHADDAM))).toEqual(
      [
        'emperor-convincing-argument',
        'emperor-corrino-might',
        'emperor-critical-shipments',
        'emperor-demand-results',
        'emperor-devastating-assault',
        'emperor-imperial-ornithopter',
        'emperor-imperial-ornithopter',
        'emperor-imperial-tent',
        'emperor-seek-allies',
        'emperor-signet-ring',
      ].sort(),
    );
    expect(owned(at(state, MUADDIB))).toEqual(
      [
        'muaddib-command-respect',
        'muaddib-convincing-argument',
        'muaddib-demand-attention',
        'muaddib-desert-call',
        'muaddib-limited-landsraad-access',
        'muaddib-limited-landsraad-access',
        'muaddib-seek-allies',
        'muaddib-signet-ring',
        'muaddib-threaten-spice-production',
        'muaddib-usul',
      ].sort(),
    );
    const usual = owned(at(state, 1));
    expect(usual).toHaveLength(10);
    for (const seat of ALLIES) expect(owned(at(state, seat))).toEqual(usual);
    const { cards } = selectionOf(state);
    const theirs = cards.filter(({ owner }) => owner !== undefined);
    expect(theirs.every(({ cost, group }) => cost === undefined && group === 'starter')).toBe(true);
    expect(usual.some((id) => theirs.some((card) => card.id === id))).toBe(false);
  });

  it('Staban Tuek plays without Diplomacy as an ally, too', () => {
    covers('six-ally-decks-normal');
    const leaders = [...LEADERS];
    leaders[4] = 'staban-tuek';
    expect(owned(at(started({ leaders }), 4))).not.toContain('diplomacy');
  });

  it('commanders have no army, three spies, and two agents', () => {
    covers(
      'six-commander-lacks',
      'six-commander-receives',
      'six-commander-agent-tokens',
      'six-double-arrow-is-swordmaster',
      'six-bonus-tokens-beside-board',
      'six-bonus-token-per-player',
      'six-commander-has-no-army',
    );
    const state = started();
    for (const seat of COMMANDERS) {
      expect(at(state, seat)).toMatchObject({
        supply: 0,
        garrison: 0,
        conflict: 0,
        agents: 2,
        water: 1,
        councilSeat: false,
        spies: [],
      });
    }
    expect(state.players.map(({ swordmaster }) => swordmaster)).toEqual(Array(6).fill(false));
  });

  it('commanders start with 4 points, allies with 1', () => {
    covers('six-start-score-commander', 'six-start-score-ally');
    expect(started().players.map(({ points }) => points)).toEqual([4, 1, 1, 4, 1, 1]);
  });

  it('cubes lie on the four tracks of the board, and each commander’s on the own one', () => {
    covers('six-ally-cubes-on-board', 'six-ally-no-cube-on-personal', 'six-commander-cube-personal');
    const state = started();
    for (const seat of ALLIES)
      expect(at(state, seat).influence).toEqual({
        'great-houses': 0,
        guild: 0,
        'bene-gesserit': 0,
        'fringe-worlds': 0,
      });
    expect(at(state, MUADDIB).influence).toEqual({ fremen: 0 });
    expect(at(state, SHADDAM).influence).toEqual({ emperor: 0 });
  });
});

describe('objectives', () => {
  const games = SEEDS.map((seed) => started({}, seed));
  const iconsOf = (state: ImperiumState, seats: readonly number[]) =>
    seats.flatMap((seat) => at(state, seat).won.map(({ icon }) => icon)).sort();

  it('go to the allies only', () => {
    covers('six-objectives-allies-only', 'six-first-player-is-an-ally');
    for (const state of games) {
      for (const seat of COMMANDERS) expect(at(state, seat).won).toEqual([]);
      const all = ALLIES.flatMap((seat) => at(state, seat).won.map(({ id }) => id));
      expect(all.sort()).toEqual([
        'objective-crysknife',
        'objective-crysknife-4-6',
        'objective-desert-mouse-4-6',
        'objective-desert-mouse-first',
      ]);
      expect(at(state, state.first).won[0]?.id).toBe('objective-desert-mouse-first');
    }
    expect(new Set(games.map(({ first }) => first)).size).toBeGreaterThan(1);
  });

  it('are one of each icon in each team, after an exchange between neighbours if need be', () => {
    covers('six-objective-swap', 'six-objective-balance');
    for (const state of games) {
      expect(iconsOf(state, [2, 4])).toEqual(['crysknife', 'desert-mouse']);
      expect(iconsOf(state, [1, 5])).toEqual(['crysknife', 'desert-mouse']);
    }
  });
});
