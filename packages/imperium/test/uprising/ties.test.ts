import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { rewardPlaces } from '../../src/rules/combat.js';
import type { Position } from '../../src/scenario/position.js';
import type { Table } from '../table.js';
import { fighting } from './playing.js';

const none = undefined;
type Place = ReturnType<typeof rewardPlaces>[number];

/** Players of these strengths (0 or at least 2) fight for 2, 3 and 2 solari. */
function fight(strengths: readonly number[], position: Position = {}): Table {
  const seats = strengths.map((strength) =>
    strength > 0 ? { conflict: 1, swords: strength - 2, won: [] } : { won: [] },
  );
  const table = fighting(seats, position);
  expect(table.happened('combat')[0]?.strengths).toEqual(strengths);
  return table;
}

const places = (table: Table): Place[] => {
  const rewards = table.happened('reward');
  return table.state.players.map((_, seat) => rewards.find((reward) => reward.seat === seat)?.place);
};

describe('ties', () => {
  const cases: [what: string, strengths: number[], places: Place[], rules: string[]][] = [
    ['no tie', [4, 9, 0], [2, 1, none], ['upr-combat-first', 'upr-combat-second']],
    ['no tie of four', [9, 7, 5, 3], [1, 2, 3, none], ['upr-combat-third-four-players']],
    ['no tie of three', [9, 7, 5], [1, 2, none], ['upr-combat-third-three-players']],
    ['two of three', [8, 8, 5], [2, 2, none], ['upr-tie-first-second-reward', 'upr-tie-first-three-players']],
    ['the other may sit anywhere', [5, 8, 8], [none, 2, 2], ['upr-tie-first-three-players']],
    ['two of three and nobody else', [8, 8, 0], [2, 2, none], ['upr-tie-first-second-reward']],
    ['all three', [7, 7, 7], [2, 2, 2], ['upr-tie-first-second-reward']],
    ['three of four', [7, 4, 7, 7], [2, none, 2, 2], ['upr-tie-first-three-tied']],
    ['all four', [7, 7, 7, 7], [2, 2, 2, 2], ['upr-tie-first-three-tied']],
    ['the stronger of the others is third', [8, 8, 5, 3], [2, 2, 3, none], ['upr-tie-first-two-tied']],
    ['in any seats', [3, 8, 5, 8], [none, 2, 3, 2], ['upr-tie-first-two-tied']],
    ['the others tied too get nothing', [8, 8, 5, 5], [2, 2, none, none], ['upr-tie-first-two-tied']],
    [
      'one other without strength',
      [8, 0, 8, 5],
      [2, none, 2, 3],
      ['upr-tie-first-two-tied', 'upr-combat-zero-nothing'],
    ],
    [
      'both without strength',
      [8, 0, 8, 0],
      [2, none, 2, none],
      ['upr-tie-first-two-tied', 'upr-combat-zero-nothing'],
    ],
    ['two of four, nobody after them', [8, 6, 6, 3], [1, 3, 3, none], ['upr-tie-second']],
    ['three of four', [8, 6, 6, 6], [1, 3, 3, 3], ['upr-tie-second']],
    ['two of three', [6, 10, 6], [3, 1, 3], ['upr-tie-second', 'upr-combat-third-three-players']],
    ['two of four', [8, 6, 4, 4], [1, 2, none, none], ['upr-tie-third']],
    [
      'those at 0 are not tied for anything',
      [8, 0, 0, 0],
      [1, none, none, none],
      ['upr-combat-zero-nothing'],
    ],
  ];

  it.each(cases)('%s', (_, strengths, expected, rules) => {
    covers(...rules);
    expect(rewardPlaces(strengths, strengths.length === 4)).toEqual(expected);
    expect(places(fight(strengths))).toEqual(expected);
  });

  it('no first reward, no control, no card, no battle icon', () => {
    covers('upr-tie-first-no-winner');
    const table = fighting(
      [
        { conflict: 2, won: ['objective-ornithopter-1-3'] },
        { conflict: 2, won: ['skirmish-ornithopter'] },
        { conflict: 1, won: [] },
      ],
      { conflict: 'siege-of-arrakeen' },
    );
    expect(table.happened('combat')).toMatchObject([{ winner: undefined }]);
    expect(table.state.control.arrakeen).toBeUndefined();
    expect(table.happened('conflict-won')).toEqual([]);
    expect(table.happened('battle-icons')).toEqual([]);
    // Both took the second reward: 4 solari and a troop.
    for (const seat of [0, 1])
      expect(table.player(seat)).toMatchObject({ solari: 4, garrison: 4, points: 0 });
    expect(table.player(2)).toMatchObject({ solari: 0, garrison: 3, won: [] });
    // The card stays where it is and is covered by the next one.
    expect(table.state.conflicts).toEqual(['siege-of-arrakeen', 'propaganda']);
  });

  it('an old controller keeps the space', () => {
    covers('upr-tie-first-no-winner');
    const table = fight([6, 6, 0], { conflict: 'siege-of-arrakeen', control: { arrakeen: 2 } });
    expect(table.state.control.arrakeen).toBe(2);
  });

  it('the winner has reward, control and card', () => {
    covers('upr-tie-second-winner-keeps');
    const table = fight([8, 6, 6, 3], { conflict: 'siege-of-arrakeen' });
    expect(table.player(0)).toMatchObject({ solari: 2, garrison: 5 });
    expect(table.player(0).won.map(({ id }) => id)).toEqual(['siege-of-arrakeen']);
    expect(table.state.control.arrakeen).toBe(0);
    expect([1, 2, 3].map((seat) => table.player(seat).solari)).toEqual([3, 3, 0]);
  });

  it('neither of those tied takes anything', () => {
    covers('upr-tie-third');
    const table = fight([8, 6, 4, 4]);
    expect(table.state.players.map(({ solari }) => solari)).toEqual([2, 3, 0, 0]);
  });

  it('tied players are paid in turn order', () => {
    covers('upr-tie-first-second-reward');
    const table = fight([7, 7, 7], { first: 1, conflict: 'skirmish-ornithopter' });
    expect(table.happened('reward').map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(table.happened('drew-intrigue').map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });
});
