import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import type { Table } from '../table.js';
import { EDITIONS, type Edition, tableOf } from './editions.js';

type Seats = NonNullable<Position['players']>;

/** Intrigues for the end of the game: one that scores, with what its holder needs, and what others hold then. */
interface Intrigues {
  readonly scores: string;
  readonly needs: PlayerPosition;
  readonly plays: string;
  readonly holding: PlayerPosition;
  readonly refused: readonly [intrigue: string, why: string];
  readonly combat: string;
}
const INTRIGUES: Readonly<Record<Edition['id'], Intrigues>> = {
  imperium: {
    scores: 'corner-the-market',
    needs: { hand: [], discard: ['the-spice-must-flow'], spice: 0 },
    plays: 'tiebreaker',
    holding: {},
    refused: ['plans-within-plans', 'no-effect'],
    combat: 'ambush',
  },
  uprising: {
    scores: 'secure-spice-trade',
    needs: { hand: [], discard: ['the-spice-must-flow', 'the-spice-must-flow'], spice: 0 },
    plays: 'crysknife',
    holding: { won: ['objective-crysknife'] },
    refused: ['ornithopter', 'cost'],
    combat: 'contingency-plan',
  },
};

describe.each(EDITIONS)('the end of $id', (edition) => {
  const { scores, needs, plays, holding, refused, combat } = INTRIGUES[edition.id];
  const outcome = (table: Table) => edition.rules.outcome(table.state);
  const winners = (table: Table) => outcome(table)?.winners;
  const recall = (position: Position) => tableOf(edition, { phase: 'recall', ...edition.quiet, ...position });

  /** A game at its end; unless a seat says otherwise, all are level. */
  function ended(players: Seats, count: 3 | 4 = 3): Table {
    const level = { points: 8, spice: 2, solari: 2, water: 2, garrison: 2, conflict: 0, won: [] };
    const seats = Object.fromEntries(
      Array.from({ length: count }, (_, seat) => [seat, { ...level, ...players[seat] }]),
    );
    return tableOf(edition, { phase: 'endgame', first: 0, players: seats }, { players: count });
  }

  /** Every seat in turn has one thing more of what decides, and all others more of what comes later. */
  function decides(most: object, others: object): void {
    for (const seat of [0, 1, 2, 3]) {
      const seats = Object.fromEntries([0, 1, 2, 3].map((s) => [s, s === seat ? most : others]));
      expect(winners(ended(seats, 4))).toEqual([seat]);
    }
  }

  it('ten points at the recall, or an empty conflict deck', () => {
    covers('imp-recall-end-check-current-score', 'imp-end-condition-vp', 'imp-end-condition-conflict-deck');
    covers('upr-recall-end-check', 'upr-goal-end-condition');
    for (const points of [10, 11, 14]) expect(recall({ players: { 1: { points } } }).asks).toBe('over');
    expect(recall({ players: { 1: { points: 9 } } }).asks).toBe('turn');
    expect(recall({ conflictDeck: [] }).asks).toBe('over');
    expect(recall({ conflictDeck: ['battle-for-arrakeen'] }).asks).not.toBe('over');
  });

  it('nothing comes back and no round begins', () => {
    covers('imp-recall-skipped-at-end', 'upr-end-no-recall');
    const agents = { arrakeen: [0], secrets: [2] };
    for (const end of [{ players: { 0: { points: 10 } } }, { conflictDeck: [] }]) {
      const table = recall({ first: 1, agents, ...end });
      expect(table.asks).toBe('over');
      expect(table.state.agents.map(({ seat, space }) => [seat, space])).toEqual([
        [0, 'arrakeen'],
        [2, 'secrets'],
      ]);
      expect([table.state.first, table.state.round, table.player(0).agents]).toEqual([1, 1, 1]);
      expect(table.happened('round')).toEqual([]);
    }
  });

  it('everybody may play intrigues for it, once round from the first player', () => {
    covers('imp-end-endgame-intrigue', 'upr-end-endgame-intrigue');
    const table = recall({
      conflictDeck: [],
      first: 1,
      players: {
        0: { ...needs, intrigues: [scores], points: 3, won: [] },
        1: { ...holding, intrigues: [plays, refused[0], combat], points: 3 },
        2: { intrigues: [combat], won: [] },
      },
    });
    expect([table.asks, table.asked]).toEqual(['endgame', 1]);
    expect(table.keys).toEqual([`intrigue:${plays}`, 'pass']);
    expect(table.refused(`intrigue:${combat}`)).toBe('wrong-time');
    expect(table.refused(`intrigue:${refused[0]}`)).toBe(refused[1]);
    table.choose(`intrigue:${plays}`);
    expect(table.asked).toBe(1);
    table.choose('pass');
    expect([table.asked, table.keys]).toEqual([2, ['pass']]);
    table.choose('pass');
    expect([table.asked, table.keys]).toEqual([0, [`intrigue:${scores}`, 'pass']]);
    table.choose(`intrigue:${scores}`);
    expect([table.asks, table.player(0).points]).toEqual(['over', 4]);
  });

  it('they count before the winner is found, and need not be played', () => {
    covers('imp-end-then-winner', 'imp-winner-most-vp', 'imp-end-endgame-intrigue');
    covers('upr-end-endgame-intrigue');
    const seats = { 2: { ...needs, intrigues: [scores] }, 1: { spice: 5 } };
    const open = ended(seats);
    expect(open.asks).toBe('endgame');
    expect(outcome(open)).toBeUndefined();
    expect(open.happened('game-over')).toEqual([]);
    expect(winners(open.choose(`intrigue:${scores}`))).toEqual([2]);
    expect(winners(ended(seats).choose('pass'))).toEqual([1]);
  });

  it('the most points win, even below ten, whatever else the others have', () => {
    covers('imp-winner-most-vp', 'upr-end-most-vp');
    const table = ended({ 0: { spice: 9, solari: 9, water: 9, garrison: 9 }, 2: { points: 9, spice: 0 } });
    expect(winners(table)).toEqual([2]);
    expect(outcome(table)?.standings.map(({ seat, place, points }) => [seat, place, points])).toEqual([
      [2, 1, 9],
      [0, 2, 8],
      [1, 3, 8],
    ]);
    expect(table.happened('game-over')).toEqual([{ event: 'game-over', winner: 2 }]);
    expect(winners(ended({ 0: { points: 10 }, 1: { points: 11, spice: 0 } }))).toEqual([1]);
  });

  it('level on points, the most spice wins', () => {
    covers('imp-end-tie-spice', 'upr-end-tiebreak-spice');
    decides({ spice: 3 }, { solari: 9, water: 9, garrison: 9 });
  });

  it('only those still level are compared further', () => {
    covers('imp-end-tie-spice', 'upr-end-tiebreak-spice');
    expect(winners(ended({ 0: { points: 7, spice: 9 }, 1: { spice: 3 } }))).toEqual([1]);
    const table = ended({
      0: { spice: 3, solari: 0 },
      1: { spice: 3, solari: 1 },
      2: { spice: 2, solari: 9 },
    });
    expect(outcome(table)?.standings.map(({ seat }) => seat)).toEqual([1, 0, 2]);
  });

  it('then the most solari', () => {
    covers('imp-end-tie-solari', 'upr-end-tiebreak-solari');
    decides({ solari: 3 }, { water: 9, garrison: 9 });
  });

  it('then the most water', () => {
    covers('imp-end-tie-water', 'upr-end-tiebreak-water');
    decides({ water: 3 }, { garrison: 9 });
  });

  it('then the most troops in the garrison; those in the conflict do not count', () => {
    covers('imp-end-tie-garrison', 'upr-end-tiebreak-troops');
    decides({ garrison: 3 }, { conflict: 8 });
    expect(winners(ended({ 1: { garrison: 1 }, 0: { revealedAt: 1 } }))).not.toEqual([1]);
  });

  it('level in everything, the one who revealed last wins', () => {
    covers('imp-end-tie-last-reveal', 'upr-end-tiebreak-troops');
    const told = ended({ 0: { revealedAt: 3 }, 1: { revealedAt: 5 }, 2: { revealedAt: 4 } });
    expect(outcome(told)?.standings.map(({ seat }) => seat)).toEqual([1, 2, 0]);
    for (const first of [0, 1, 2]) {
      const level = { points: 8, spice: 2, solari: 0, water: 0, garrison: 2, hand: ['dagger'], won: [] };
      const table = tableOf(edition, {
        ...edition.quiet,
        conflictDeck: [],
        turn: first,
        first,
        players: { 0: level, 1: level, 2: level },
      });
      table.choose('reveal', 'reveal', 'reveal');
      expect(table.asks).toBe('over');
      const last = (first + 2) % 3;
      expect(winners(table)).toEqual([last]);
      expect(outcome(table)?.standings.map(({ seat }) => seat)).toEqual([last, (first + 1) % 3, first]);
    }
  });
});
