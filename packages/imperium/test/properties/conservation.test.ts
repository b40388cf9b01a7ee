import { describe, expect, it } from 'vitest';
import { imperium } from '../../src/game.js';
import { TROOPS } from '../../src/state.js';
import { begin, holdsFor, plans, playOn } from './random-play.js';

describe('random games', () => {
  it('imp-cube-count, imp-row-always-five, imp-influence-cap: keep every card, troop, agent and token, after every choice', () => {
    holdsFor(40, plans, (plan) => {
      const game = begin(plan);
      imperium.audit(game.state);
      playOn(game, plan, { after: () => imperium.audit(game.state) });
      for (const { supply, garrison, conflict } of game.state.players) {
        expect(supply + garrison + conflict).toBe(TROOPS);
      }
    });
  });

  it('imp-end-condition-conflict-deck, imp-end-condition-vp: end by the tenth round, earlier only with ten points', () => {
    const rounds = new Set<number>();
    holdsFor(120, plans, (plan) => {
      const game = begin(plan);
      playOn(game, plan);
      const outcome = imperium.outcome(game.state);
      expect(outcome).toBeDefined();
      expect(game.state.round).toBeLessThanOrEqual(10);
      expect(outcome?.rounds).toBe(game.state.round);
      if (game.state.round < 10)
        expect(Math.max(...game.state.players.map((p) => p.points))).toBeGreaterThanOrEqual(10);
      rounds.add(game.state.round);
    });
    expect(rounds.has(10)).toBe(true);
    expect(rounds.size).toBeGreaterThan(1);
  });

  it('imp-winner-most-vp: are won by nobody with fewer points than another', () => {
    holdsFor(100, plans, (plan) => {
      const game = begin(plan);
      playOn(game, plan);
      const points = game.state.players.map((player) => player.points);
      const [winner] = imperium.outcome(game.state)?.winners ?? [];
      expect(points[winner as number]).toBe(Math.max(...points));
    });
  });

  it('the audit notices a lost or doubled component', () => {
    const broken: readonly ((state: ReturnType<typeof begin>['state']) => void)[] = [
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
    ];
    for (const damage of broken) {
      const { state } = begin({
        options: { players: 3, leaders: 'random', confirmTurns: false },
        seed: 'a',
        taste: 'any',
        luck: 0,
      });
      damage(state);
      expect(() => imperium.audit(state)).toThrow();
    }
  });
});
