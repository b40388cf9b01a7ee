import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { uprising } from '../../src/game.js';
import type { Position } from '../../src/scenario/position.js';
import { type Table, uprisingTable } from '../table.js';
import { fighting, holding } from './playing.js';

type Seats = NonNullable<Position['players']>;
const outcome = (table: Table) => uprising.outcome(table.state);

/** A game at its end; unless a seat says otherwise, all are level. */
function ended(players: Seats, count: 3 | 4 = 3): Table {
  const level = { points: 8, spice: 2, solari: 2, water: 2, garrison: 2, conflict: 0 };
  const seats = Object.fromEntries(
    Array.from({ length: count }, (_, seat) => [seat, { ...level, won: [], ...players[seat] }]),
  );
  return uprisingTable({ phase: 'endgame', first: 0, players: seats }, { players: count });
}

describe('the end of the game', () => {
  it('ten points, or an empty conflict deck', () => {
    covers('upr-recall-end-check');
    const recall = (position: Position) =>
      uprisingTable({ phase: 'recall', conflict: 'propaganda', ...position });
    expect(recall({ players: { 1: { points: 10 } } }).asks).toBe('over');
    expect(recall({ players: { 1: { points: 12 } } }).asks).toBe('over');
    expect(recall({ players: { 1: { points: 9 } } }).asks).not.toBe('over');
    expect(recall({ conflictDeck: [] }).asks).toBe('over');
    expect(recall({ conflictDeck: ['battle-for-arrakeen'] }).asks).not.toBe('over');
  });

  it('ten points in the middle of a round do not end it', () => {
    covers('upr-recall-end-check');
    const table = holding(['smugglers-haven'], { points: 9, spice: 4 });
    table.choose('agent:smugglers-haven>deliver-supplies', 'effect:smugglers-haven.0');
    expect(table.player(0).points).toBe(10);
    expect(table.choose('end').asks).toBe('turn');
    expect(table.asked).toBe(1);
  });

  it('whoever falls below ten before the recall triggers nothing', () => {
    covers('upr-recall-end-check');
    const table = fighting([
      { points: 10, influence: { fremen: 2 }, conflict: 2, intrigues: ['questionable-methods'], won: [] },
      { conflict: 1 },
      {},
    ]);
    table.choose('intrigue:questionable-methods', 'pay');
    expect(table.player(0).points).toBe(9);
    expect([table.asks, table.state.round]).toEqual(['turn', 2]);
  });

  it('the round of the last conflict is played to its end', () => {
    covers('upr-recall-end-check');
    const table = fighting([{ conflict: 2 }, { conflict: 1 }, {}], {
      conflict: 'battle-for-arrakeen',
      conflictDeck: [],
      makers: { 'deep-desert': 0, 'hagga-basin': 0, 'imperial-basin': 0 },
    });
    expect(table.happened('reward')).toHaveLength(2);
    expect(table.state.makers['deep-desert']).toBe(1);
    // The runner-up drew an intrigue and is asked for it.
    expect([table.asks, table.asked]).toEqual(['endgame', 1]);
    expect(table.choose('pass').asks).toBe('over');
  });

  it('agents and first player stay where they are', () => {
    covers('upr-end-no-recall');
    const table = uprisingTable({
      phase: 'recall',
      first: 1,
      agents: { arrakeen: [0], secrets: [2] },
      players: { 0: { points: 10 } },
    });
    expect(table.state.agents.map(({ seat, space }) => [seat, space])).toEqual([
      [0, 'arrakeen'],
      [2, 'secrets'],
    ]);
    expect([table.state.first, table.player(0).agents]).toEqual([1, 1]);
  });
});

describe('endgame intrigues', () => {
  it('each may play any of them, once round from the first player', () => {
    covers('upr-end-endgame-intrigue');
    const table = uprisingTable({
      phase: 'recall',
      conflict: 'propaganda',
      conflictDeck: [],
      first: 1,
      players: {
        0: {
          intrigues: ['secure-spice-trade'],
          hand: [],
          discard: ['the-spice-must-flow', 'the-spice-must-flow'],
        },
        1: {
          intrigues: ['crysknife', 'ornithopter', 'contingency-plan'],
          won: ['objective-crysknife'],
          points: 3,
        },
        2: { intrigues: ['mercenaries'], won: [] },
      },
    });
    expect([table.asks, table.asked]).toEqual(['endgame', 1]);
    expect(table.keys).toEqual(['intrigue:crysknife', 'pass']);
    expect(table.refused('intrigue:contingency-plan')).toBe('wrong-time');
    expect(table.refused('intrigue:ornithopter')).toBe('cost');
    table.choose('intrigue:crysknife');
    expect(table.player(1)).toMatchObject({ points: 4, won: [{ faceUp: false }] });
    table.choose('pass');
    expect([table.asked, table.keys]).toEqual([2, ['pass']]);
    table.choose('pass');
    expect([table.asked, table.keys]).toEqual([0, ['intrigue:secure-spice-trade', 'pass']]);
    const spice = table.player(0).spice;
    table.choose('intrigue:secure-spice-trade');
    expect([table.asks, table.player(0).spice]).toEqual(['over', spice + 2]);
  });

  it('they count before the winner is found, and need not be played', () => {
    covers('upr-end-endgame-intrigue');
    const seats = { 2: { intrigues: ['crysknife'], won: ['objective-crysknife'] }, 1: { spice: 5 } };
    const open = ended(seats);
    expect(outcome(open)).toBeUndefined();
    expect(outcome(open.choose('intrigue:crysknife'))?.winners).toEqual([2]);
    expect(outcome(ended(seats).choose('pass'))?.winners).toEqual([1]);
  });
});

describe('the winner', () => {
  it('the most points win, even below ten', () => {
    covers('upr-end-most-vp');
    expect(outcome(ended({ 0: { points: 7 }, 2: { points: 9, spice: 0 } }))?.winners).toEqual([2]);
    expect(outcome(ended({ 0: { points: 10 }, 1: { points: 11, spice: 0 } }))?.winners).toEqual([1]);
  });

  it('then spice', () => {
    covers('upr-end-tiebreak-spice');
    const table = ended({ 0: { solari: 9, water: 9, garrison: 9 }, 1: { spice: 3 } });
    expect(outcome(table)?.winners).toEqual([1]);
  });

  it('then solari', () => {
    covers('upr-end-tiebreak-solari');
    expect(outcome(ended({ 0: { water: 9, garrison: 9 }, 2: { solari: 3 } }))?.winners).toEqual([2]);
  });

  it('then water', () => {
    covers('upr-end-tiebreak-water');
    expect(outcome(ended({ 0: { garrison: 9 }, 3: { water: 3 } }, 4))?.winners).toEqual([3]);
  });

  it('then troops in the garrison', () => {
    covers('upr-end-tiebreak-troops');
    expect(outcome(ended({ 1: { garrison: 3 } }))?.winners).toEqual([1]);
    const supply = ended({ 1: { garrison: 1 }, 0: { revealedAt: 1 } });
    expect(outcome(supply)?.winners).not.toEqual([1]);
  });

  it('and last, whoever revealed last', () => {
    covers('upr-end-tiebreak-troops');
    const table = ended({ 0: { revealedAt: 3 }, 1: { revealedAt: 5 }, 2: { revealedAt: 4 } });
    expect(outcome(table)?.standings.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  it('only those still tied are compared further', () => {
    covers('upr-end-tiebreak-spice');
    const table = ended({
      0: { spice: 3, solari: 0 },
      1: { spice: 3, solari: 1 },
      2: { spice: 2, solari: 9 },
    });
    expect(outcome(table)?.standings.map(({ seat }) => seat)).toEqual([1, 0, 2]);
  });
});
