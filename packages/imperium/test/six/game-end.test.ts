import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { uprising } from '../../src/game.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { uprisingTable } from '../table.js';
import { LEADERS, MUADDIB, SHADDAM } from './table.js';

const NOTHING: PlayerPosition = { points: 0, spice: 0, solari: 0, water: 0, garrison: 0 };

function ending(players: Readonly<Record<number, PlayerPosition>>, position: Position = {}) {
  const ally = (seat: number) => (seat === MUADDIB || seat === SHADDAM ? {} : NOTHING);
  const named = [0, 1, 2, 3, 4, 5].map((seat) => [seat, { ...ally(seat), ...players[seat] }] as const);
  return uprisingTable(
    {
      phase: 'endgame',
      first: 0,
      conflict: 'trade-dispute',
      ...position,
      players: Object.fromEntries(named),
    },
    { players: 6, leaders: LEADERS },
  );
}

const zero = { points: 0, spice: 0, solari: 0, water: 0 };
const level = { 0: zero, 3: zero };

describe('the end of the game', () => {
  it('comes when a single player has 10 points, not a team', () => {
    covers('six-end-trigger-score');
    const at = (points: number) =>
      uprisingTable(
        { phase: 'recall', first: 0, players: { 0: { points: 9 }, 2: { points: 9 }, 3: { points } } },
        { players: 6, leaders: LEADERS },
      );
    expect(at(9).state.phase).toBe('turns');
    expect(at(10).state.phase).toBe('over');
  });

  it('comes when the conflict deck is empty', () => {
    covers('six-end-trigger-deck', 'six-nine-rounds-at-most');
    const table = uprisingTable(
      { phase: 'recall', first: 0, conflictDeck: [], conflict: 'trade-dispute' },
      { players: 6, leaders: LEADERS },
    );
    expect(table.state.phase).toBe('over');
  });

  it('the team with more points together wins', () => {
    covers('six-team-result-is-sum', 'six-team-with-most-points-wins');
    const table = ending({ 0: { points: 10 }, 3: { points: 4 }, 1: { points: 4 }, 5: { points: 3 } });
    const outcome = uprising.outcome(table.state);
    expect(outcome?.winners).toEqual([1, 3, 5]);
    expect(outcome?.standings.map(({ seat, place, points }) => [seat, place, points])).toEqual([
      [1, 1, 4],
      [3, 1, 4],
      [5, 1, 3],
      [0, 4, 10],
      [2, 4, 0],
      [4, 4, 0],
    ]);
  });

  it('endgame intrigues come first', () => {
    covers('six-endgame-cards-first', 'six-endgame-cards-for-commander');
    const table = ending({
      ...level,
      0: { ...zero, points: 1, intrigues: ['shadow-alliance'] },
      1: { points: 1 },
    });
    expect(table.asks).toBe('endgame');
    expect(table.asked).toBe(MUADDIB);
    expect(table.state.phase).toBe('endgame');
  });

  it.each([
    ['spice', { 2: { spice: 1 } }, { 5: { solari: 9 } }],
    ['solari', { 2: { solari: 1 } }, { 5: { water: 9 } }],
    ['water', { 2: { water: 1 } }, { 5: { garrison: 9 } }],
    ['troops in the garrison', { 2: { garrison: 1 } }, {}],
  ] as const)('a tie: more %s of the team together', (_, ours, theirs) => {
    covers('six-final-tie');
    const table = ending({ ...level, ...ours, ...theirs });
    expect(uprising.outcome(table.state)?.winners).toEqual([0, 2, 4]);
  });

  it('resources of the whole team count', () => {
    covers('six-final-tie');
    const table = ending({
      0: { ...zero, spice: 2 },
      3: { ...zero, spice: 1 },
      1: { spice: 1 },
      5: { spice: 1 },
    });
    expect(uprising.outcome(table.state)?.winners).toEqual([1, 3, 5]);
  });

  it('level in everything, the teams share the victory', () => {
    covers('six-final-tie');
    expect(uprising.outcome(ending(level).state)?.winners).toEqual([0, 2, 4, 1, 3, 5]);
  });

  it('CHOAM Profits, Secure Spice Trade and Shadow Alliance can score for a commander', () => {
    covers('six-endgame-cards-for-commander', 'six-shadow-alliance-commander');
    const plays = (own: PlayerPosition, others = {}, position: Position = {}) => {
      const table = ending({ ...level, ...others, 0: { ...zero, ...own } }, position);
      return table.keys.some((key) => key.startsWith('intrigue'));
    };
    const contracts = [
      'contract-acquire',
      'contract-arrakeen-water',
      'contract-arrakeen-spy',
      'contract-espionage',
    ];
    expect(plays({ intrigues: ['choam-profits'], completed: contracts })).toBe(true);
    expect(plays({ intrigues: ['choam-profits'] })).toBe(false);
    const flow = ['the-spice-must-flow', 'the-spice-must-flow'];
    expect(plays({ intrigues: ['secure-spice-trade'], discard: flow })).toBe(true);
    const shadow = { intrigues: ['shadow-alliance'] };
    const enemy = { 1: { influence: { guild: 5 } }, 4: { influence: { guild: 4 } } };
    expect(plays(shadow, enemy, { alliances: { guild: 1 } })).toBe(true);
    expect(plays(shadow, { 1: { influence: { guild: 5 } } }, { alliances: { guild: 1 } })).toBe(false);
    const own = { 2: { influence: { guild: 5 } }, 4: { influence: { guild: 4 } } };
    expect(plays(shadow, own, { alliances: { guild: 2 } })).toBe(false);
  });
});
