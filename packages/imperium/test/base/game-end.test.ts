import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { imperium } from '../../src/game.js';
import type { Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

type Seats = NonNullable<Position['players']>;

const outcome = (table: Table) => imperium.outcome(table.state);

/** A game at its end; unless a seat says otherwise, all are level. */
function ended(players: Seats, count: 3 | 4 = 3): Table {
  const level = { points: 8, spice: 2, solari: 2, water: 2, garrison: 2, conflict: 0 };
  const seats = Object.fromEntries(
    Array.from({ length: count }, (_, seat) => [seat, { ...level, ...players[seat] }]),
  );
  return new Table({ phase: 'endgame', first: 0, players: seats }, { players: count });
}

describe('endgame intrigues', () => {
  it('several may be played by one player, and none need be', () => {
    covers('imp-end-endgame-intrigue');
    const seats = {
      0: {
        intrigues: ['tiebreaker', 'corner-the-market'],
        discard: ['the-spice-must-flow', 'the-spice-must-flow'],
        hand: [],
        points: 8,
        spice: 0,
      },
    };
    const table = ended(seats).choose('intrigue:corner-the-market', 'intrigue:tiebreaker');
    expect(table.player(0)).toMatchObject({ points: 10, spice: 10, intrigues: [] });
    const passed = ended(seats).choose('pass');
    expect(passed.player(0)).toMatchObject({ points: 8, spice: 0 });
    expect(passed.asks).toBe('over');
  });

  it('points and spice of endgame cards count for the winner', () => {
    covers('imp-end-then-winner');
    const seats = { 1: { intrigues: ['tiebreaker'], spice: 0 } };
    const open = ended(seats);
    expect(open.asks).toBe('endgame');
    expect(outcome(open)).toBeUndefined();
    expect(open.happened('game-over')).toEqual([]);
    expect(outcome(open.choose('intrigue:tiebreaker'))?.winners).toEqual([1]);
    expect(outcome(ended(seats).choose('pass'))?.winners).not.toEqual([1]);
    const points = ended({
      2: { intrigues: ['corner-the-market'], hand: [], discard: ['the-spice-must-flow'], spice: 0 },
      0: { spice: 9 },
    });
    expect(outcome(points.choose('intrigue:corner-the-market'))?.winners).toEqual([2]);
  });
});

describe('the winner', () => {
  it('victory points have no upper limit', () => {
    covers('faq-points-over-12');
    const me = { points: 14, solari: 7, intrigues: ['choam-shares'] };
    const table = new Table({ turn: 0, players: { 0: me } }).choose('intrigue:choam-shares');
    expect(table.player(0).points).toBe(15);
  });

  it('level in everything, the one who revealed last wins', () => {
    covers('imp-end-tie-last-reveal');
    for (const last of [0, 1, 2]) {
      const level = { points: 8, spice: 2, water: 0, garrison: 2, hand: ['seek-allies'] };
      // The last to reveal earns the missing solari with an agent.
      const seat = (number: number) => ({ ...level, solari: number === last ? 0 : 2 });
      const table = new Table({
        conflict: 'skirmish-a',
        conflictDeck: [],
        turn: 0,
        first: 0,
        players: { 0: seat(0), 1: seat(1), 2: seat(2) },
      });
      for (const asked of [0, 1, 2]) table.choose(asked === last ? 'agent:seek-allies>wealth' : 'reveal');
      expect(table.asks).toBe('over');
      const order = table.happened('reveal').map((e) => e.seat);
      expect(order.at(-1)).toBe(last);
      expect(new Set(table.state.players.map((player) => player.solari))).toEqual(new Set([2]));
      expect(outcome(table)?.winners).toEqual([last]);
      expect(outcome(table)?.standings.map((s) => s.seat)).toEqual(order.reverse());
    }
  });
});
