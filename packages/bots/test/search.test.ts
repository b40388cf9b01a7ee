import { gameById } from '@sietch/games';
import { type AnyRules, Game, keyOf } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { Search } from '../src/search.js';

const { rules } = gameById('arrakis');
let fates = 0;
const fate = () => ({ key: [fates++, 1, 2, 3, 4, 5, 6, 7], counter: 0 });

/** A position of War for Arrakis by names, as scenario files describe them. */
function arranged(position: object): Game {
  const { state } = Game.start(rules, rules.parseOptions({}), 'search');
  rules.arrange(state, position);
  return Game.resume(rules, state);
}

function best(game: Game, by: AnyRules = rules): string {
  const seat = game.state.decision?.seats[0] ?? 0;
  return keyOf(new Search(by, game.state, seat, fate).best(game.state, game.choices()));
}

describe('the search', () => {
  const undefended = {
    clear: true,
    turn: 'harkonnen',
    harkonnen: { dice: { strategy: 1, mentat: 1 } },
    areas: { windgap: { sietch: 2 }, 'central-sw-3': { harkonnen: { regular: 4, generic: 1 } } },
  };

  it('sees through choices that show nothing yet: the die that leads to an attack on an empty sietch', () => {
    const game = arranged(undefended);
    expect(best(game)).toBe('die:strategy');
    game.apply('die:strategy');
    expect(best(game)).toBe('act:strategy-attack');
  });

  it('judges a battle when it is over, though the enemy is asked before that', () => {
    const game = arranged({
      ...undefended,
      atreides: { hand: ['crysknife', 'death-commandos'] },
      areas: {
        windgap: { sietch: 2, atreides: { regular: 1 } },
        'central-sw-3': { harkonnen: { elite: 6, generic: 1 } },
      },
    });
    game.apply('die:strategy');
    game.apply('act:strategy-attack');
    game.apply('legion@central-sw-3');
    const gained = (by: AnyRules) => {
      const [attack] = new Search(by, game.state, 1, fate).weigh(game.state, game.choices());
      return (attack?.worth ?? 0) - rules.value(game.state, 1);
    };
    expect(gained(rules)).toBeGreaterThan(5);
    expect(gained({ ...rules, carryOn: undefined })).toBeLessThan(1);
  });

  it('looks at no choice the game advises against', () => {
    const game = arranged(undefended);
    const advised: AnyRules = {
      ...rules,
      outlook: (_, __, choices) =>
        choices.map(({ what }) => (what === 'strategy' ? Number.NEGATIVE_INFINITY : 0)),
    };
    expect(best(game, advised)).not.toBe('die:strategy');
  });

  it('leaves the position it is asked about as it was', () => {
    const game = arranged(undefended);
    const before = JSON.stringify(game.state);
    best(game);
    expect(JSON.stringify(game.state)).toBe(before);
  });
});
