import { describe, expect, it } from 'vitest';
import { type ToyEvent, type ToyState, type ToyTask, toy } from '../test/toy.js';
import { doNext, Game, type Rules } from './index.js';

describe('the agenda', () => {
  it('runs tasks in the order they were given', () => {
    const state = { agenda: [] as { task: string }[] };
    doNext(state, { task: 'a' }, { task: 'b' }, { task: 'c' });
    expect([state.agenda.pop(), state.agenda.pop(), state.agenda.pop()]).toEqual([
      { task: 'a' },
      { task: 'b' },
      { task: 'c' },
    ]);
  });

  it('runs new tasks before everything that was already waiting', () => {
    const state = { agenda: [{ task: 'later' }] };
    doNext(state, { task: 'a' }, { task: 'b' });
    expect(state.agenda.map(({ task }) => task)).toEqual(['later', 'b', 'a']);
  });

  it('leaves the agenda alone when there is nothing to add', () => {
    const state = { agenda: [{ task: 'later' }] };
    doNext(state);
    expect(state.agenda).toEqual([{ task: 'later' }]);
  });

  it('carries out the steps of a round in the order of the rules, the worm without being asked', () => {
    const ran: string[] = [];
    const watched: Rules<{ rounds: number }, ToyState, ToyEvent> = {
      ...toy,
      run(play, task: ToyTask) {
        ran.push(task.team === undefined ? task.task : `${task.task} ${task.team}`);
        toy.run(play, task);
      },
    };
    let game = Game.start(watched, { rounds: 1 }, 'round');
    for (const seat of [0, 2]) {
      game.apply('wager:1', seat);
      game.state.pot = 5;
      game = Game.resume(watched, game.state);
      game.apply('bank', seat);
      game.apply('keep', seat);
      game.apply('keep', seat + 1);
    }
    expect(game.over).toBe(true);
    const turn = (team: number) => [`wager ${team}`, `press ${team}`, 'token', 'token', `score ${team}`];
    expect(ran).toEqual(['round', ...turn(0), ...turn(1), 'worm', 'round']);
    expect(game.state.points).toEqual([5, 5, 1]);
  });

  it('reports a rule that never comes to an end', () => {
    const endless = { ...toy, run: (play: { state: ToyState }) => doNext(play.state, { task: 'round' }) };
    expect(() => Game.start(endless, { rounds: 1 }, 'loop')).toThrowError(
      expect.objectContaining({ code: 'stuck' }),
    );
  });
});
