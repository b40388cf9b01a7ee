import { keyOf, onePerRefusal } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { checkChoices, checkLooking, checkRefusals } from '../../../kernel/test/random-checks.js';
import { holdsFor, keysOf } from '../../../kernel/test/random-play.js';
import { cardsInPlay } from '../../src/rules/deck.js';
import { playerAt } from '../../src/state.js';
import { begin, GAMES, gameAt, plansOf, playOn, positionsOf, rulesOf, watchers } from './random-play.js';

const MODERATE = 120;

describe.each(GAMES)('choices of %s', (id) => {
  const rules = rulesOf({ game: id });
  const plans = plansOf(id);
  const positions = positionsOf(id);

  it('have keys that are unique in their decision, and are never too many', () => {
    let most = 0;
    holdsFor(25, plans, (plan) => {
      const game = begin(plan);
      playOn(game, plan, {
        before: () => {
          const keys = keysOf(game);
          expect(new Set(keys).size).toBe(keys.length);
          expect(keys.length).toBeGreaterThan(0);
          most = Math.max(most, keys.length);
        },
      });
    });
    expect(most).toBeLessThanOrEqual(MODERATE);
    expect(most).toBeGreaterThan(20);
  });

  it('can all be made', () => {
    holdsFor(60, positions, ({ plan, steps }) => {
      const game = gameAt(plan, steps);
      checkChoices(rules, game);
    });
  });

  it('do not change when they are looked at, nor does the state', () => {
    holdsFor(50, positions, ({ plan, steps }) => {
      const game = gameAt(plan, steps);
      checkLooking(rules, game, watchers(game.state));
    });
  });

  it('are the only keys accepted, and only from the seat that is asked: all else is refused and changes nothing', () => {
    holdsFor(50, positions, ({ plan, steps }) => {
      const game = gameAt(plan, steps);
      const elsewhere = keysOf(gameAt({ ...plan, luck: plan.luck + 1 }, steps + 7));
      const wrong = [...elsewhere, 'end', 'pass', 'deploy:99', 'agent:dagger>nowhere'];
      checkRefusals(rules, game, wrong, [...game.state.players.keys(), -1, 4]);
    });
  });

  it('refer to things where they lie', () => {
    const seen = new Set<string>();
    const misplaced: string[] = [];
    holdsFor(30, plans, (plan) => {
      const game = begin(plan);
      playOn(game, plan, {
        before: () => {
          const { state } = game;
          const player = playerAt(state, state.decision?.seats[0] ?? 0);
          const zones: Readonly<Record<string, readonly string[]>> = {
            card: player.hand,
            play: cardsInPlay(player),
            discard: player.discard,
            top: player.deck.slice(-3),
            row: state.row,
            intrigue: player.intrigues,
          };
          for (const choice of game.choices())
            for (const ref of rules.refs(state, choice)) {
              const [zone = '', thing = ''] = ref.split(':');
              // An effect may outlive the card or the intrigue it comes from.
              if (zones[zone] === undefined || choice.verb === 'effect') continue;
              // Asked a million times: an assertion for each would take longer than the games.
              if (!zones[zone].includes(thing)) misplaced.push(`${keyOf(choice)} ${ref}`);
              seen.add(zone);
            }
        },
      });
      expect(misplaced).toEqual([]);
    });
    for (const zone of ['card', 'play', 'discard', 'row', 'intrigue']) expect(seen).toContain(zone);
  });

  it('and refusals never name the same thing on the table', () => {
    holdsFor(50, positions, ({ plan, steps }) => {
      const { state } = gameAt(plan, steps);
      if (state.decision === undefined) return;
      const refused = new Set(onePerRefusal(rules.refusals(state)).map((refusal) => refusal.ref));
      for (const choice of rules.choices(state)) {
        const pair = rules.refs(state, choice).join('>');
        expect(refused.has(pair)).toBe(false);
      }
    });
  });
});
