import { botById, Dice } from '@sietch/bots';
import { GAMES, gameById } from '@sietch/games';
import { Game, keyOf, sure } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { optionsFor, SET_UPS } from '../home/game-set-ups';
import { accountOf } from '../local/account';
import { PLAYABLE } from './games';

describe('games the client plays', () => {
  it.each(Object.entries(PLAYABLE))('%s is called as its rules call it', (id, name) => {
    expect(GAMES.find((game) => game.id === id)?.name).toEqual(name);
  });

  it.each(Object.keys(PLAYABLE))(
    '%s is told: the end of its rounds counts seats, and a round is worth a pause',
    (id) => {
      const { rules } = gameById(id);
      const game = Game.start(rules, rules.parseOptions({}), 'told');
      const chronicle = accountOf(id).chronicle();
      const dice = new Dice('told');
      chronicle.after(game);
      while (!game.over) {
        const [seat] = game.state.decision?.seats ?? [];
        const question = { choices: game.choices(), rules, view: () => rules.view(game.state, seat) };
        game.apply(keyOf(botById('random').choose(question, dice)), seat);
        chronicle.after(game);
      }
      const { rounds } = chronicle.stats;
      expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, i) => i + 1));
      for (const { values } of rounds)
        for (const [chart, bySeat] of Object.entries(values))
          expect(bySeat, chart).toHaveLength(rules.seats(rules.parseOptions({})));
      expect(accountOf(id).noteworthy).toContain('round');
      expect(accountOf(id).noteworthy).not.toContain('turn');
    },
  );

  it.each(Object.keys(PLAYABLE))('%s can be set up: its rules accept every option offered', (id) => {
    const rules = GAMES.find((game) => game.id === id)?.rules;
    const setUp = sure(SET_UPS[id], 'set-up', id);
    expect(setUp.players.length).toBeGreaterThan(0);
    for (const count of setUp.players) {
      const options = optionsFor(setUp, count);
      const plain = Object.fromEntries(options.map((option) => [option.id, option.initial]));
      const parsed = rules?.parseOptions({ players: count, ...plain });
      expect(rules?.seats(parsed)).toBe(count);
      for (const option of options) {
        const several = option.several?.map((each) => each.value);
        const single = option.values?.map((each) => each.value) ?? [true, false];
        for (const value of several === undefined ? single : [[], several, ...several.map((one) => [one])]) {
          expect(() => rules?.parseOptions({ players: count, ...plain, [option.id]: value })).not.toThrow();
        }
      }
    }
  });
});
