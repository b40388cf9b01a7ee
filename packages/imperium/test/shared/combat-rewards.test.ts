import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { rewardPlaces } from '../../src/rules/places.js';
import { strengthOf } from '../../src/state.js';
import type { Table } from '../table.js';
import { EDITIONS, fight, tableOf } from './editions.js';

const none = undefined;
type Place = ReturnType<typeof rewardPlaces>[number];

/** The places by the words of the rules: how many are stronger, how many as strong. */
function placeByRule(strengths: readonly number[], seat: number): Place {
  const own = strengths[seat] ?? 0;
  if (own === 0) return none;
  const stronger = strengths.filter((other) => other > own).length;
  const alone = strengths.filter((other) => other === own).length === 1;
  if (stronger === 0) return alone ? 1 : 2;
  if (stronger === 1) return alone ? 2 : 3;
  return stronger === 2 && alone && strengths.length === 4 ? 3 : none;
}

const CASES: readonly [what: string, strengths: number[], places: Place[], rules: string[]][] = [
  [
    'the strongest wins',
    [4, 9, 0],
    [2, 1, none],
    ['imp-combat-first-reward', 'upr-combat-first', 'upr-combat-second'],
  ],
  [
    'third place pays with four players',
    [9, 7, 5, 3],
    [1, 2, 3, none],
    ['imp-combat-third-reward-four-players', 'upr-combat-third-four-players'],
  ],
  [
    'third place pays nothing with three',
    [9, 7, 5],
    [1, 2, none],
    ['imp-combat-third-reward-four-players', 'upr-combat-third-three-players'],
  ],
  ['strength 0 earns nothing', [9, 0, 0, 0], [1, none, none, none], ['imp-combat-zero-no-reward']],
  ['nobody has strength', [0, 0, 0], [none, none, none], ['imp-combat-zero-no-reward']],
  ['nor with four', [0, 0, 0, 0], [none, none, none, none], ['imp-combat-zero-no-reward']],
  [
    'two tied, three players',
    [8, 8, 5],
    [2, 2, none],
    ['imp-tie-first-second-reward', 'upr-tie-first-second-reward', 'upr-tie-first-three-players'],
  ],
  [
    'the third may be anywhere',
    [5, 8, 8],
    [none, 2, 2],
    ['imp-tie-first-three-players', 'upr-tie-first-three-players'],
  ],
  [
    'two tied and nobody else',
    [8, 8, 0],
    [2, 2, none],
    ['imp-tie-first-second-reward', 'upr-tie-first-second-reward'],
  ],
  [
    'the others compete',
    [8, 8, 5, 3],
    [2, 2, 3, none],
    ['imp-tie-first-four-players-third', 'upr-tie-first-two-tied'],
  ],
  [
    'the others are level',
    [8, 8, 5, 5],
    [2, 2, none, none],
    ['imp-tie-first-four-players-third', 'upr-tie-first-two-tied'],
  ],
  [
    'only one other',
    [8, 0, 8, 5],
    [2, none, 2, 3],
    ['imp-tie-first-four-players-third', 'upr-tie-first-two-tied', 'upr-combat-zero-nothing'],
  ],
  [
    'no other',
    [8, 0, 8, 0],
    [2, none, 2, none],
    ['imp-tie-first-four-players-third', 'upr-tie-first-two-tied', 'upr-combat-zero-nothing'],
  ],
  [
    'three of three',
    [7, 7, 7],
    [2, 2, 2],
    ['imp-tie-first-three-or-four-tied', 'upr-tie-first-second-reward'],
  ],
  ['three of four', [7, 7, 7, 4], [2, 2, 2, none], ['imp-tie-first-three-or-four-tied']],
  [
    'four of four',
    [7, 7, 7, 7],
    [2, 2, 2, 2],
    ['imp-tie-first-three-or-four-tied', 'upr-tie-first-three-tied'],
  ],
  [
    'two tied, four players',
    [8, 6, 6, 3],
    [1, 3, 3, none],
    ['imp-tie-second-third-reward', 'upr-tie-second'],
  ],
  ['three tied', [8, 6, 6, 6], [1, 3, 3, 3], ['imp-tie-second-third-reward', 'upr-tie-second']],
  ['two tied, three players', [10, 6, 6], [1, 3, 3], ['imp-tie-second-fewer-players']],
  ['nothing for a weaker one', [3, 6, 8, 6], [none, 3, 1, 3], ['imp-tie-second-four-players-rest']],
  ['tied for third', [8, 6, 4, 4], [1, 2, none, none], ['imp-tie-third-nothing', 'upr-tie-third']],
  ['three of four', [7, 4, 7, 7], [2, none, 2, 2], ['upr-tie-first-three-tied']],
  ['in any seats', [3, 8, 5, 8], [none, 2, 3, 2], ['upr-tie-first-two-tied']],
  ['two of three', [6, 10, 6], [3, 1, 3], ['upr-tie-second', 'upr-combat-third-three-players']],
  ['those at 0 are not tied for anything', [8, 0, 0, 0], [1, none, none, none], ['upr-combat-zero-nothing']],
  [
    'only two fight',
    [9, 0, 5],
    [1, none, 2],
    ['imp-combat-first-reward', 'imp-combat-second-reward', 'upr-combat-zero-nothing'],
  ],
  ['three of four', [3, 9, 5, 0], [3, 1, 2, none], ['imp-combat-third-reward-four-players']],
  ['all of four', [3, 9, 5, 4], [none, 1, 2, 3], ['imp-combat-third-reward-four-players']],
  ['two of four, two stay away', [0, 5, 3, 0], [none, 1, 2, none], ['imp-combat-zero-no-reward']],
  ['one alone of three', [0, 2, 0], [none, 1, none], ['imp-combat-single-participant']],
  ['one alone of four', [0, 0, 0, 2], [none, none, none, 1], ['imp-combat-single-participant']],
  [
    'the next of three gets nothing',
    [8, 5, 8],
    [2, none, 2],
    ['imp-tie-first-three-players', 'imp-tie-first-nothing-for-second'],
  ],
  [
    'the next of four is third',
    [8, 5, 8, 0],
    [2, 3, 2, none],
    ['imp-tie-first-second-reward', 'imp-tie-first-nothing-for-second'],
  ],
  ['three tied for second, in any seats', [6, 6, 8, 6], [3, 3, 1, 3], ['imp-tie-second-third-reward']],
];

describe('which reward a strength earns', () => {
  it('every pattern of strengths of three and four players agrees with the rules', () => {
    for (const players of [3, 4]) {
      const levels = players + 1;
      for (let pattern = 0; pattern < levels ** players; pattern++) {
        const strengths = Array.from(
          { length: players },
          (_, i) => Math.floor(pattern / levels ** i) % levels,
        );
        const expected = strengths.map((_, seat) => placeByRule(strengths, seat));
        expect(rewardPlaces(strengths, strengths.length === 4), strengths.join(' ')).toEqual(expected);
      }
    }
  });
});

describe.each(EDITIONS)('the rewards of a conflict of $id', (edition) => {
  const solari = (table: Table) => table.state.players.map((player) => player.solari);
  const paid = (places: readonly Place[]) =>
    places.map((place) => (place === undefined ? 0 : edition.raid.pays[place - 1]));

  it.each(CASES)('%s: %j', (_, strengths, places, rules) => {
    covers(...rules, 'imp-combat-second-reward', 'faq-conflict-rewards-by-count');
    expect(rewardPlaces(strengths, strengths.length === 4)).toEqual(places);
    const table = fight(edition, strengths);
    expect(table.happened('combat')[0]?.strengths).toEqual(strengths);
    const rewards = table.happened('reward');
    expect(strengths.map((_, seat) => rewards.find((reward) => reward.seat === seat)?.place)).toEqual(places);
    expect(solari(table)).toEqual(paid(places));
    const winner = places.indexOf(1);
    expect(table.happened('combat')[0]?.winner).toBe(winner === -1 ? undefined : winner);
  });

  it('go from first place to last', () => {
    covers('imp-combat-reward-order', 'upr-combat-rewards-by-strength');
    const table = fight(edition, [3, 5, 9, 7], { first: 1 });
    expect(table.happened('gained').map(({ seat }) => seat)).toEqual([2, 3, 1]);
    expect(table.happened('reward').map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
    ]);
  });

  it('tied players are paid in turn order from the first player', () => {
    covers('imp-combat-reward-order', 'upr-tie-first-second-reward');
    for (const first of [0, 1, 2]) {
      const table = fight(edition, [7, 7, 7], { first });
      expect(table.happened('reward').map(({ seat }) => seat)).toEqual([
        first,
        (first + 1) % 3,
        (first + 2) % 3,
      ]);
    }
  });

  it('a tie for first gives nobody a win, a point or control', () => {
    covers('imp-tie-first-no-winner', 'upr-tie-first-no-winner');
    const position = { conflict: 'siege-of-arrakeen', control: { arrakeen: 2 } };
    const table = fight(edition, [8, 8, 5], position);
    expect(table.happened('combat')[0]?.winner).toBeUndefined();
    expect(table.happened('reward').some(({ place }) => place === 1)).toBe(false);
    expect(table.state.players.map(({ points }) => points)).toEqual([0, 0, 0]);
    expect(table.state.control.arrakeen).toBe(2);
    expect(table.happened('conflict-won')).toEqual([]);
  });

  it('a tie for second leaves the winner reward and control', () => {
    covers('imp-tie-second-fewer-players', 'upr-tie-second-winner-keeps');
    for (const strengths of [
      [10, 6, 6],
      [8, 6, 6, 3],
    ]) {
      const table = fight(edition, strengths, { conflict: 'siege-of-arrakeen' });
      expect(table.happened('reward').map(({ seat, place }) => [seat, place])).toEqual([
        [0, 1],
        [1, 3],
        [2, 3],
      ]);
      expect(table.state.control.arrakeen).toBe(0);
    }
  });

  it('all troops of the conflict go to the supply, and strengths are 0 again', () => {
    covers('imp-combat-troops-to-supply', 'imp-combat-markers-reset');
    covers('upr-combat-cleanup-troops', 'upr-combat-cleanup-markers');
    const table = tableOf(edition, {
      phase: 'combat',
      conflict: edition.raid.id,
      players: {
        0: { conflict: 4, garrison: 2, swords: 3 },
        1: { conflict: 3, garrison: 1, swords: 1 },
        2: { conflict: 0, garrison: 5 },
      },
    });
    const troops = table.state.players.map(({ conflict, garrison, supply }) => [conflict, garrison, supply]);
    expect(troops).toEqual([
      [0, 2, 10],
      [0, 1, 11],
      [0, 5, 7],
    ]);
    expect(table.state.round).toBe(2);
    expect(table.state.players.map(strengthOf)).toEqual([0, 0, 0]);
    expect(table.state.players.map(({ swords }) => swords)).toEqual([0, 0, 0]);
    for (const seat of [0, 1, 2]) expect(table.view(seat).players[seat]?.strength).toBe(0);
  });
});
