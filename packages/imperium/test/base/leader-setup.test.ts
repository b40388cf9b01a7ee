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

describe('leaders by random', () => {
  it('chance deals leaders of every complexity', () => {
    covers('imp-setup-leader-advice-not-binding');
    const { leader } = catalogOf({ edition: 'base' });
    const complexities = SEEDS.flatMap((seed) => taken(start('random', seed).state)).map(
      (id) => leader(id).complexity,
    );
    expect(new Set(complexities)).toEqual(new Set([1, 2, 3]));
  });
});

describe('leaders named for each seat', () => {
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
