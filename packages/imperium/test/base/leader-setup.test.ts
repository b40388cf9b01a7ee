import { Game, keyOf, SietchError } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import { imperium } from '../../src/game.js';
import type { ImperiumState } from '../../src/state.js';
import { Table } from '../table.js';

const ALL = catalogOf({ edition: 'base' }).edition.leaders;
const IDS = ALL.map((leader) => leader.id);
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

function start(leaders: unknown, seed = 'leaders', players: 3 | 4 = 4) {
  return Game.start(imperium, imperium.parseOptions({ players, leaders }), seed);
}

const taken = (state: ImperiumState) => state.players.map((player) => player.leader);
const keys = (game: ReturnType<typeof start>) => game.choices().map(keyOf);

function refusal(options: unknown): string {
  try {
    imperium.parseOptions(options);
  } catch (error) {
    if (error instanceof SietchError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'accepted';
}

/** Answers the Baron's question, if it is asked, so that the first round begins. */
function begin(game: ReturnType<typeof start>) {
  while (game.state.decision?.kind === 'tokens') game.apply('tokens:emperor+guild');
  return game;
}

describe('leaders by random', () => {
  it('everybody is dealt another leader without being asked', () => {
    covers('imp-setup-leader-choice', 'imp-leaders-unique');
    for (const seed of SEEDS) {
      const game = begin(start('random', seed));
      expect(game.state.decision?.kind).toBe('turn');
      const leaders = taken(game.state);
      expect(new Set(leaders).size).toBe(4);
      for (const leader of leaders) expect(IDS).toContain(leader);
    }
  });

  it('random is what happens when nothing is said, and it varies', () => {
    covers('imp-setup-leader-choice');
    expect(imperium.parseOptions({}).leaders).toBe('random');
    const dealt = SEEDS.map((seed) => taken(start('random', seed).state));
    expect(new Set(dealt.map((leaders) => leaders.join())).size).toBeGreaterThan(6);
    expect(new Set(dealt.flat()).size).toBe(8);
  });

  it('chance deals leaders of every complexity', () => {
    covers('imp-setup-leader-advice-not-binding');
    const { leader } = catalogOf({ edition: 'base' });
    const complexities = SEEDS.flatMap((seed) => taken(start('random', seed).state)).map(
      (id) => leader(id).complexity,
    );
    expect(new Set(complexities)).toEqual(new Set([1, 2, 3]));
  });
});

describe('leaders by free choice', () => {
  it('seat after seat picks from all eight', () => {
    covers('imp-setup-leader-choice');
    const game = start('choose');
    expect(game.state.decision).toMatchObject({ kind: 'leader', seats: [0] });
    expect(keys(game)).toEqual(IDS.map((id) => `leader:${id}`));
    game.apply('leader:helena-richese');
    expect(game.state.decision).toMatchObject({ kind: 'leader', seats: [1] });
    expect(game.events).toContainEqual({ event: 'leader', seat: 0, leader: 'helena-richese' });
  });

  it('a leader somebody has is no longer offered', () => {
    covers('imp-leaders-unique');
    const game = start('choose', 'unique', 3);
    game.apply('leader:paul-atreides');
    expect(keys(game)).not.toContain('leader:paul-atreides');
    expect(keys(game)).toHaveLength(7);
    expect(() => game.apply('leader:paul-atreides')).toThrow(SietchError);
    game.apply('leader:duke-leto-atreides');
    expect(keys(game)).toHaveLength(6);
    game.apply('leader:helena-richese');
    expect(game.state.decision?.kind).toBe('turn');
    expect(taken(game.state)).toEqual(['paul-atreides', 'duke-leto-atreides', 'helena-richese']);
  });

  it('both leaders of a House may be picked', () => {
    covers('imp-leaders-same-house-allowed');
    const game = start('choose', 'houses', 3);
    game.apply('leader:paul-atreides');
    expect(keys(game)).toContain('leader:duke-leto-atreides');
  });

  it('only the seat whose pick it is may answer', () => {
    const game = start('choose');
    expect(() => game.apply('leader:paul-atreides', 1)).toThrow(/not asked/);
    expect(imperium.view(game.state, 1).decision?.choices).toBeUndefined();
  });
});

describe('leaders by draft', () => {
  it('each picks one of two dealt at random', () => {
    covers('imp-setup-leader-choice');
    for (const players of [3, 4] as const) {
      const game = start('draft', 'draft', players);
      const offered: string[] = [];
      for (let seat = 0; seat < players; seat++) {
        expect(game.state.decision).toMatchObject({ kind: 'leader', seats: [seat] });
        expect(keys(game)).toHaveLength(2);
        offered.push(...keys(game));
        game.apply(keys(game)[1] ?? '');
      }
      expect(new Set(offered).size).toBe(2 * players);
      begin(game);
      expect(game.state.decision?.kind).toBe('turn');
      expect(taken(game.state).map((id) => `leader:${id}`)).toEqual(
        offered.filter((_, index) => index % 2 === 1),
      );
    }
  });

  it('what is dealt in a draft depends on the seed', () => {
    covers('imp-setup-leader-choice');
    const dealt = SEEDS.map((seed) => keys(start('draft', seed)).join());
    expect(new Set(dealt).size).toBeGreaterThan(6);
  });
});

describe('leaders named for each seat', () => {
  it('any different leaders, Houses of the same name included', () => {
    covers('imp-leaders-same-house-allowed');
    const houses = [
      'paul-atreides',
      'duke-leto-atreides',
      'glossu-the-beast-rabban',
      'baron-vladimir-harkonnen',
    ];
    expect(taken(start(houses).state)).toEqual(houses);
  });

  it('the most complex leaders are as good as any for a table', () => {
    covers('imp-setup-leader-advice-not-binding');
    const hard = [
      'baron-vladimir-harkonnen',
      'countess-ariana-thorvald',
      'helena-richese',
      'duke-leto-atreides',
    ];
    expect(refusal({ players: 4, leaders: hard })).toBe('accepted');
    expect(
      ALL.filter((leader) => leader.complexity === 1)
        .map((leader) => leader.id)
        .sort(),
    ).toEqual(
      ['paul-atreides', 'glossu-the-beast-rabban', 'earl-memnon-thorvald', 'count-ilban-richese'].sort(),
    );
  });

  it('the same leader twice, an unknown one or a wrong number is refused by name', () => {
    covers('imp-leaders-unique');
    const [a, b, c] = IDS;
    expect(refusal({ players: 3, leaders: [a, a, b] })).toMatch(/^bad-option: .*different/);
    expect(refusal({ players: 3, leaders: [a, b, 'feyd-rautha'] })).toMatch(/^bad-option: .*feyd-rautha/);
    expect(refusal({ players: 4, leaders: [a, b, c] })).toMatch(/^bad-option: .*4 leaders/);
    expect(refusal({ leaders: 'auction' })).toMatch(/^bad-option: .*leaders/);
  });
});

describe('what leaders bring', () => {
  it('the Baron takes two of four faction tokens in secret', () => {
    covers('imp-baron-tokens-only-with-baron');
    const game = start(['paul-atreides', 'baron-vladimir-harkonnen', 'helena-richese'], 'baron', 3);
    expect(game.state.decision).toMatchObject({ kind: 'tokens', seats: [1] });
    expect(keys(game)).toHaveLength(6);
    game.apply('tokens:guild+fremen');
    expect(game.state.players.map((player) => player.tokens)).toEqual([[], ['guild', 'fremen'], []]);
    expect(imperium.view(game.state, 1).players[1]).toMatchObject({
      hasTokens: true,
      tokens: ['guild', 'fremen'],
    });
    expect(imperium.view(game.state, 0).players[1]?.tokens).toBeUndefined();
    expect(imperium.view(game.state, 0).players[1]?.hasTokens).toBe(true);
  });

  it('without him nobody is asked and nobody has tokens', () => {
    covers('imp-baron-tokens-only-with-baron');
    for (const seed of SEEDS) {
      const game = start(IDS.filter((id) => id !== 'baron-vladimir-harkonnen').slice(0, 4), seed);
      expect(game.state.decision?.kind).toBe('turn');
      expect(imperium.view(game.state, 0).players.map((player) => player.hasTokens)).toEqual([
        false,
        false,
        false,
        false,
      ]);
    }
  });

  it('a leader has an ability of the game and one of the signet ring, both at work', () => {
    covers('imp-leader-two-abilities');
    const table = new Table(
      {
        turn: 0,
        players: {
          0: { leader: 'duke-leto-atreides', hand: ['signet-ring'], solari: 1, spice: 1, points: 0 },
          1: { leader: 'paul-atreides', influence: { guild: 1 } },
        },
      },
      { leaders: ['duke-leto-atreides', 'paul-atreides', 'helena-richese'] },
    );
    table.choose('agent:signet-ring>mentat');
    expect(table.player(0).solari).toBe(0);
    table.choose('effect:duke-leto-atreides.0');
    expect(table.player(0).influence.guild).toBe(1);
    expect(
      table
        .happened('ability')
        .map((event) => event.side)
        .sort(),
    ).toEqual(['left', 'signet']);
  });
});

const SIGNETS: readonly [leader: string, what: 'spice' | 'solari' | 'water' | 'garrison' | 'hand'][] = [
  ['earl-memnon-thorvald', 'spice'],
  ['count-ilban-richese', 'solari'],
  ['countess-ariana-thorvald', 'water'],
  ['glossu-the-beast-rabban', 'garrison'],
  ['paul-atreides', 'hand'],
];

describe('the signet ring', () => {
  const amount = (table: Table, what: (typeof SIGNETS)[number][1]) => {
    const player = table.player(0);
    return what === 'hand' ? player.hand.length : player[what];
  };
  const at = (leader: string, card: string) => {
    const others = IDS.filter((id) => id !== leader && id !== 'baron-vladimir-harkonnen').slice(0, 2);
    return new Table(
      {
        turn: 0,
        first: 0,
        players: { 0: { hand: [card], deck: ['dagger', 'diplomacy'], solari: 0, spice: 0 } },
      },
      { leaders: [leader, ...others] },
    );
  };

  it.each(SIGNETS)('playing the ring on an Agent turn uses the ability of %s', (leader, what) => {
    covers('imp-leader-signet-activation');
    const table = at(leader, 'signet-ring');
    const before = amount(table, what);
    // The Hall of Oratory recruits one troop of its own.
    table.choose('agent:signet-ring>hall-of-oratory');
    const own = what === 'hand' ? -1 : what === 'garrison' ? 1 : 0;
    expect(amount(table, what) - before).toBe(own + 1);
    expect(table.happened('ability')).toContainEqual({ event: 'ability', seat: 0, leader, side: 'signet' });
  });

  it.each(SIGNETS)('another card does not use the ability of %s', (leader, what) => {
    covers('imp-leader-signet-activation');
    const table = at(leader, 'dagger');
    const before = amount(table, what);
    table.choose('agent:dagger>hall-of-oratory');
    const own = what === 'hand' ? -1 : what === 'garrison' ? 1 : 0;
    expect(amount(table, what) - before).toBe(own);
    expect(table.happened('ability')).toEqual([]);
  });

  it.each(SIGNETS)('revealed, the ring gives its persuasion but not the ability of %s', (leader, what) => {
    covers('imp-leader-signet-not-on-reveal');
    const table = at(leader, 'signet-ring');
    const before = amount(table, what);
    const position = table.player(0).hand.length;
    table.choose('reveal');
    expect(table.happened('ability')).toEqual([]);
    expect(table.happened('gained')).toEqual([
      { event: 'gained', seat: 0, what: 'persuasion', n: 1, source: 'card:signet-ring' },
    ]);
    expect(amount(table, what)).toBe(what === 'hand' ? before - position : before);
  });
});
