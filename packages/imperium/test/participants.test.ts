import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { mode } from '../src/content/mode.js';
import { imperium, uprising } from '../src/game.js';
import {
  alliesOf,
  answering,
  asked,
  inTurnOrder,
  isAutomaton,
  modeOf,
  nextFirst,
  nextInTurnOrder,
  opponentsOf,
  participantOf,
  privyTo,
  teamOf,
} from '../src/participants.js';

const gameOf = (edition: string, players: number) => ({
  edition,
  options: { players, leaders: 'random', confirmTurns: false } as const,
});

describe.each(['base', 'uprising'])('those who play in the edition %s', (edition) => {
  const [three, four] = [gameOf(edition, 3), gameOf(edition, 4)];

  it('take turns clockwise', () => {
    expect(inTurnOrder(three, 1)).toEqual([1, 2, 0]);
    expect([0, 1, 2, 3].map((seat) => nextInTurnOrder(four, seat))).toEqual([1, 2, 3, 0]);
  });

  it('play each against all others, from the left', () => {
    expect(opponentsOf(four, 2)).toEqual([3, 0, 1]);
    expect(alliesOf(four, 2)).toEqual([]);
    expect(teamOf(four, 2)).toEqual([2]);
  });

  it('answer for themselves and know only their own cards', () => {
    expect([0, 1, 2].map((seat) => answering(three, seat))).toEqual([[0], [1], [2]]);
    expect([0, 1, 2].map((seat) => privyTo(three, seat))).toEqual([[0], [1], [2]]);
    expect([0, 1, 2].map((seat) => participantOf(asked(three, seat)))).toEqual([0, 1, 2]);
    expect([0, 1, 2].some((seat) => isAutomaton(three, seat))).toBe(false);
  });

  it('start with a point, and reward the third place, only among four', () => {
    expect([three, four].map((game) => modeOf(game).startPoints)).toEqual([
      [0, 0, 0],
      [1, 1, 1, 1],
    ]);
    expect([three, four].map((game) => modeOf(game).thirdPlace)).toEqual([false, true]);
  });

  it('are at most four, or six in Uprising: nobody can say otherwise', () => {
    expect(() => modeOf(gameOf(edition, 5))).toThrow('There is no mode for so many players "5".');
    const { parseOptions, participants, seats } = edition === 'base' ? imperium : uprising;
    const counts = edition === 'base' ? '1, 2, 3 or 4' : '1, 2, 3, 4 or 6';
    expect(() => parseOptions({ players: 5 })).toThrow(`Option players must be ${counts}.`);
    expect([participants(parseOptions({ players: 3 })), seats(parseOptions({ players: 3 }))]).toEqual([3, 3]);
  });
});

describe('where automata sit', () => {
  it('is between two people, after the holder of the first-player marker, whoever that is', () => {
    covers('riv-2p-seat', 'riv-2p-rival-never-first', 'riv-2p-first-player');
    const two = gameOf('uprising', 2);
    expect(inTurnOrder({ ...two, first: 0 }, 0)).toEqual([0, 2, 1]);
    expect(inTurnOrder({ ...two, first: 1 }, 1)).toEqual([1, 2, 0]);
    expect(inTurnOrder({ ...two, first: 1 }, 2)).toEqual([2, 0, 1]);
    expect(opponentsOf({ ...two, first: 1 }, 1)).toEqual([2, 0]);
    expect([nextFirst({ ...two, first: 0 }, 0), nextFirst({ ...two, first: 1 }, 1)]).toEqual([1, 0]);
  });

  it('is on the left of a lone person, and the marker passes over all', () => {
    covers('riv-solo-first-player');
    const one = gameOf('uprising', 1);
    expect(inTurnOrder(one, 0)).toEqual([0, 1, 2]);
    expect([0, 1, 2].map((holder) => nextFirst({ ...one, first: holder }, holder))).toEqual([1, 2, 0]);
  });
});

describe('a mode', () => {
  it('with automata numbers them after the people, who decide for them and do not see their cards', () => {
    const solo = mode({
      players: 1,
      automata: [{ decidedBy: 0 }, { decidedBy: 0 }],
      startPoints: [0, 0, 0],
      thirdPlace: false,
    });
    expect(solo.participants).toBe(3);
    expect(solo.turnOrder[1]).toEqual([1, 2, 0]);
    expect(solo.opponents[1]).toEqual([2, 0]);
    expect(solo.asked.map(participantOf)).toEqual([0, 1, 2]);
    expect(solo.asked.map(({ seats }) => seats)).toEqual([[0], [0], [0]]);
    expect(solo.privy).toEqual([[0], [], []]);
  });

  it('with teams sets only the other team against one', () => {
    const six = mode({
      players: 6,
      teams: [
        [0, 2, 4],
        [1, 3, 5],
      ],
      startPoints: [4, 1, 1, 4, 1, 1],
      thirdPlace: true,
    });
    expect(six.opponents[2]).toEqual([3, 5, 1]);
    expect(six.allies[2]).toEqual([4, 0]);
  });
});
