import { gameById } from '@sietch/games';
import { Game, keyOf, type Seat } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { BOTS, type Bot, botById } from '../src/bot.js';
import { Dice } from '../src/dice.js';

/** Plays a game with the bots of the seats and returns the chosen keys and the winner. */
function play(
  game: string,
  bots: readonly Bot[],
  seed: string,
): { keys: string[]; winner: Seat | undefined } {
  const { rules } = gameById(game);
  const match = Game.start(rules, rules.parseOptions({ players: bots.length }), seed);
  const dice = new Dice(seed);
  const keys: string[] = [];
  for (let { decision } = match.state; decision !== undefined; { decision } = match.state) {
    const seat = decision.seats[0] as Seat;
    const question = { choices: match.choices(), rules, view: () => rules.view(match.state, seat) };
    const before = JSON.stringify(match.state);
    const choice = (bots[seat] as Bot).choose(question, dice);
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.choices()).toContain(choice);
    keys.push(keyOf(choice));
    match.choose(choice, seat);
  }
  return { keys, winner: rules.outcome(match.state)?.winners[0] };
}

const random = botById('random');

describe('every bot', () => {
  it.each(BOTS.map((bot) => bot.id))('%s only picks offered choices and never touches the table', (id) => {
    expect(play('imperium', [botById(id), random, random], id).winner).toBeDefined();
  });

  it.each(BOTS.map((bot) => bot.id))('%s plays the same game again from the same seed', (id) => {
    const bots = [random, random, botById(id)];
    expect(play('uprising', bots, 'again').keys).toEqual(play('uprising', bots, 'again').keys);
  });

  it('is found by its id, or refused with the known ones named', () => {
    expect(() => botById('mentat')).toThrow(/random, eager, heuristic/);
  });
});

describe('the heuristic bot', () => {
  it.each(['imperium', 'uprising'])('wins nearly every game of %s against three random bots', (game) => {
    const heuristic = botById('heuristic');
    let wins = 0;
    for (let i = 0; i < 12; i++) {
      const bots = [0, 1, 2, 3].map((seat) => (seat === i % 4 ? heuristic : random));
      if (play(game, bots, `strength ${i}`).winner === i % 4) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(11);
  });

  it('wins War for Arrakis on either side against a random bot', () => {
    const heuristic = botById('heuristic');
    expect(play('arrakis', [heuristic, random], 'atreides').winner).toBe(0);
    expect(play('arrakis', [random, heuristic], 'harkonnen').winner).toBe(1);
  });

  it.each([
    ['imperium', 3],
    ['arrakis', 2],
  ])('chooses alike in %s whatever it cannot see: only its view counts', (game, players) => {
    const { rules } = gameById(game);
    const match = Game.start(rules, rules.parseOptions({ players }), 'hidden');
    for (let i = 0; i < 40; i++) {
      const seat = match.state.decision?.seats[0] ?? 0;
      const view = rules.view(match.state, seat);
      const other = new Game(rules, rules.determinize(view, { key: [i, 2, 3, 4, 5, 6, 7, 8], counter: 0 }));
      const [here, there] = [match, other].map((game) => {
        const question = { choices: game.choices(), rules, view: () => rules.view(game.state, seat) };
        return keyOf(botById('heuristic').choose(question, new Dice(`dice ${i}`)));
      });
      expect(there).toBe(here);
      match.apply(here as string, seat);
    }
  });
});
