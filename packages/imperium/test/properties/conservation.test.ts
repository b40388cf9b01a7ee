import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { holdsFor } from '../../../kernel/test/random-play.js';
import { catalogOf } from '../../src/content/catalog.js';
import { commanderAt, teamOf } from '../../src/participants.js';
import type { ImperiumState } from '../../src/state.js';
import { begin, GAMES, plansOf, playOn, rulesOf } from './random-play.js';

type Damage = (state: ImperiumState) => void;

/** What only Uprising has to lose. */
const BROKEN_NETWORK: readonly Damage[] = [
  (state) => state.contractDeck.pop(),
  (state) => state.contractRow.push('contract-immediate'),
  (state) => state.trashedIntrigues.push('cunning'),
  (state) => state.players[0]?.spies.push('post-choam', 'post-choam'),
  (state) => Object.assign(state.players[1] ?? {}, { memories: 1 }),
  (state) => Object.assign(state.players[2] ?? {}, { worms: -1 }),
];

describe.each(GAMES)('random games of %s', (id) => {
  const rules = rulesOf({ game: id });
  const plans = plansOf(id);

  it('keep every card, troop, agent and token, after every choice', () => {
    covers('imp-cube-count', 'imp-row-always-five', 'imp-influence-cap', 'upr-comp-player-pieces');
    holdsFor(20, plans, (plan) => {
      const game = begin(plan);
      rules.audit(game.state);
      playOn(game, plan, { after: () => rules.audit(game.state) });
      for (const [seat, { supply, garrison, conflict, memories }] of game.state.players.entries()) {
        const army = commanderAt(game.state, seat) === undefined ? 12 : 0;
        expect(supply + garrison + conflict + memories).toBe(army);
      }
    });
  });

  it('end with the last conflict, earlier only with ten points', () => {
    covers('imp-end-condition-conflict-deck', 'imp-end-condition-vp', 'upr-goal-end-condition');
    const rounds = new Set<number>();
    holdsFor(60, plans, (plan) => {
      const game = begin(plan);
      playOn(game, plan);
      const outcome = rules.outcome(game.state);
      expect(outcome).toBeDefined();
      const last = catalogOf(game.state).rounds;
      expect(last).toBe(id === 'six' ? 9 : 10);
      expect(game.state.round).toBeLessThanOrEqual(last);
      expect(outcome?.rounds).toBe(game.state.round);
      if (game.state.round < last)
        expect(Math.max(...game.state.players.map((p) => p.points))).toBeGreaterThanOrEqual(10);
      rounds.add(last - game.state.round);
    });
    expect(rounds.has(0)).toBe(true);
    expect(rounds.size).toBeGreaterThan(1);
  });

  it('are won by nobody with fewer points than another, a team’s being added up', () => {
    covers('imp-winner-most-vp', 'upr-end-most-vp');
    holdsFor(50, plans, (plan) => {
      const game = begin(plan);
      playOn(game, plan);
      const points = game.state.players.map((_, seat) =>
        teamOf(game.state, seat).reduce((sum, member) => sum + (game.state.players[member]?.points ?? 0), 0),
      );
      const [winner] = rules.outcome(game.state)?.winners ?? [];
      expect(points[winner as number]).toBe(Math.max(...points));
    });
  });

  it('the audit notices a lost or doubled House Hagal card', () => {
    const damages: readonly Damage[] = [
      (state) => state.rivals?.deck.pop(),
      (state) => state.rivals?.discard.push('reshuffle'),
      (state) => Object.assign(state.players[2] ?? {}, { agents: 4 }),
    ];
    for (const damage of damages) {
      const options = rules.parseOptions({ players: 2 });
      const { state } = begin({ game: id, options, seed: 'a', taste: 'any', luck: 0 });
      damage(state);
      expect(() => rules.audit(state)).toThrow();
    }
  });

  it('the audit notices a lost or doubled component', () => {
    const broken: readonly Damage[] = [
      (state) => state.intrigueDeck.pop(),
      (state) => state.imperiumDeck.pop(),
      (state) => state.conflictDeck.pop(),
      (state) => state.row.pop(),
      (state) => state.players[0]?.hand.push('dagger'),
      (state) => Object.assign(state.players[1] ?? {}, { garrison: 4 }),
      (state) => Object.assign(state.players[2] ?? {}, { agents: 3 }),
      (state) => Object.assign(state.players[0] ?? {}, { spice: -1 }),
      (state) => Object.assign(state.players[0]?.influence ?? {}, { fremen: 7 }),
      (state) => Object.assign(state.alliances, { guild: 0 }),
      ...(id === 'uprising' ? BROKEN_NETWORK : []),
    ];
    for (const damage of broken) {
      const { state } = begin({
        game: id,
        options: {
          players: 3,
          leaders: 'random',
          confirmTurns: false,
          ...(id === 'uprising' && { choam: true }),
        },
        seed: 'a',
        taste: 'any',
        luck: 0,
      });
      damage(state);
      expect(() => rules.audit(state)).toThrow();
    }
  });
});
