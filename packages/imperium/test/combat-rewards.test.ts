import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { rewardPlaces } from '../src/rules/combat.js';
import { Table } from './table.js';

const none = undefined;
type Place = ReturnType<typeof rewardPlaces>[number];

/** Players of these strengths (0 or at least 2) resolve a conflict that pays 6, 4 and 2 solari. */
function fight(
  strengths: number[],
  position: { conflict?: string; first?: number; control?: Record<string, number> } = {},
): Table {
  const players = Object.fromEntries(
    strengths.map((strength, seat) => {
      const fighting = strength > 0 ? { conflict: 1, swords: strength - 2 } : { conflict: 0, swords: 0 };
      return [seat, { ...fighting, garrison: 3, solari: 0, spice: 0, points: 0 }];
    }),
  );
  const table = new Table(
    { phase: 'combat', conflict: 'guild-bank-raid', first: 0, ...position, players },
    { players: strengths.length === 4 ? 4 : 3 },
  );
  expect(table.happened('combat')[0]?.strengths).toEqual(strengths);
  return table;
}

const solari = (table: Table) => table.state.players.map((player) => player.solari);

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

describe('which reward a strength earns', () => {
  const cases: [what: string, strengths: number[], places: Place[], rules: string[]][] = [
    ['the strongest wins', [4, 9, 0], [2, 1, none], ['imp-combat-first-reward']],
    [
      'third place pays with four players',
      [9, 7, 5, 3],
      [1, 2, 3, none],
      ['imp-combat-third-reward-four-players'],
    ],
    [
      'third place pays nothing with three',
      [9, 7, 5],
      [1, 2, none],
      ['imp-combat-third-reward-four-players'],
    ],
    ['strength 0 earns nothing', [9, 0, 0, 0], [1, none, none, none], ['imp-combat-zero-no-reward']],
    ['nobody has strength', [0, 0, 0], [none, none, none], ['imp-combat-zero-no-reward']],
    ['nor with four', [0, 0, 0, 0], [none, none, none, none], ['imp-combat-zero-no-reward']],
    ['two tied, three players', [8, 8, 5], [2, 2, none], ['imp-tie-first-second-reward']],
    ['the third may be anywhere', [5, 8, 8], [none, 2, 2], ['imp-tie-first-three-players']],
    ['two tied and nobody else', [8, 8, 0], [2, 2, none], ['imp-tie-first-second-reward']],
    ['the others compete', [8, 8, 5, 3], [2, 2, 3, none], ['imp-tie-first-four-players-third']],
    ['the others are level', [8, 8, 5, 5], [2, 2, none, none], ['imp-tie-first-four-players-third']],
    ['only one other', [8, 0, 8, 5], [2, none, 2, 3], ['imp-tie-first-four-players-third']],
    ['no other', [8, 0, 8, 0], [2, none, 2, none], ['imp-tie-first-four-players-third']],
    ['three of three', [7, 7, 7], [2, 2, 2], ['imp-tie-first-three-or-four-tied']],
    ['three of four', [7, 7, 7, 4], [2, 2, 2, none], ['imp-tie-first-three-or-four-tied']],
    ['four of four', [7, 7, 7, 7], [2, 2, 2, 2], ['imp-tie-first-three-or-four-tied']],
    ['two tied, four players', [8, 6, 6, 3], [1, 3, 3, none], ['imp-tie-second-third-reward']],
    ['three tied', [8, 6, 6, 6], [1, 3, 3, 3], ['imp-tie-second-third-reward']],
    ['two tied, three players', [10, 6, 6], [1, 3, 3], ['imp-tie-second-fewer-players']],
    ['nothing for a weaker one', [3, 6, 8, 6], [none, 3, 1, 3], ['imp-tie-second-four-players-rest']],
    ['tied for third', [8, 6, 4, 4], [1, 2, none, none], ['imp-tie-third-nothing']],
  ];
  it.each(cases)('%s', (_, strengths, places, rules) => {
    covers(...rules);
    expect(rewardPlaces(strengths, strengths.length === 4)).toEqual(places);
  });

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

describe('the rewards of a conflict', () => {
  it('the strongest and the next are paid', () => {
    covers('imp-combat-first-reward', 'imp-combat-second-reward');
    expect(solari(fight([3, 9, 5]))).toEqual([0, 6, 4]);
    expect(solari(fight([9, 0, 5]))).toEqual([6, 0, 4]);
  });

  it('the third is paid with four players only', () => {
    covers('imp-combat-third-reward-four-players', 'faq-conflict-rewards-by-count');
    expect(solari(fight([3, 9, 5, 0]))).toEqual([2, 6, 4, 0]);
    expect(solari(fight([3, 9, 5, 4]))).toEqual([0, 6, 4, 2]);
    expect(solari(fight([3, 9, 5]))).toEqual([0, 6, 4]);
  });

  it('strength 0 is never paid, even if a place is free', () => {
    covers('imp-combat-zero-no-reward');
    expect(solari(fight([0, 0, 0]))).toEqual([0, 0, 0]);
    expect(solari(fight([0, 5, 3, 0]))).toEqual([0, 6, 4, 0]);
  });

  it('who fights alone wins the first reward, and no other is paid', () => {
    covers('imp-combat-single-participant');
    expect(solari(fight([0, 2, 0]))).toEqual([0, 6, 0]);
    expect(solari(fight([0, 0, 0, 2]))).toEqual([0, 0, 0, 6]);
  });

  it('rewards go from first place to last', () => {
    covers('imp-combat-reward-order');
    const table = fight([3, 5, 9, 7], { conflict: 'guild-bank-raid', first: 1 });
    expect(table.happened('gained').map((e) => e.seat)).toEqual([2, 3, 1]);
    expect(table.happened('reward').map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
    ]);
  });

  it('tied players are paid in turn order from the first player', () => {
    covers('imp-combat-reward-order');
    const position = {
      phase: 'combat',
      conflict: 'skirmish-a',
      intrigueDeck: ['windfall', 'charisma', 'bribery'],
    } as const;
    const players = { 0: { conflict: 1 }, 1: { conflict: 1 }, 2: { conflict: 1 } };
    for (const first of [0, 1, 2]) {
      const table = new Table({ ...position, intrigueDeck: [...position.intrigueDeck], first, players });
      const hands = [0, 1, 2].map((i) => table.player((first + i) % 3).intrigues);
      expect(hands).toEqual([['windfall'], ['charisma'], ['bribery']]);
    }
  });

  it('all troops of the conflict go to the supply, none to the garrison', () => {
    covers('imp-combat-troops-to-supply');
    const table = new Table({
      phase: 'combat',
      conflict: 'skirmish-b',
      players: {
        0: { conflict: 4, garrison: 2 },
        1: { conflict: 3, garrison: 1 },
        2: { conflict: 0, garrison: 5 },
      },
    });
    const troops = table.state.players.map(({ conflict, garrison, supply }) => [conflict, garrison, supply]);
    expect(troops).toEqual([
      [0, 2, 10],
      [0, 1, 11],
      [0, 5, 7],
    ]);
  });

  it('strengths are 0 again and swords do not carry over', () => {
    covers('imp-combat-markers-reset');
    const table = fight([9, 7, 0]);
    expect(table.state.round).toBe(2);
    for (const seat of [0, 1, 2]) expect(table.view(seat).players[seat]?.strength).toBe(0);
    expect(table.state.players.map((player) => player.swords)).toEqual([0, 0, 0]);
  });
});

describe('ties', () => {
  it('nobody wins, scores or takes control', () => {
    covers('imp-tie-first-no-winner');
    const table = fight([8, 8, 5], { conflict: 'siege-of-arrakeen', control: { arrakeen: 2 } });
    expect(table.happened('combat')[0]?.winner).toBeUndefined();
    expect(table.happened('reward').some((e) => e.place === 1)).toBe(false);
    expect(table.state.players.map((player) => player.points)).toEqual([0, 0, 0]);
    expect(table.state.control.arrakeen).toBe(2);
  });

  it('both tied get the second reward, the next not', () => {
    covers('imp-tie-first-second-reward', 'imp-tie-first-nothing-for-second');
    expect(solari(fight([8, 8, 5]))).toEqual([4, 4, 0]);
    expect(solari(fight([5, 8, 8]))).toEqual([0, 4, 4]);
    expect(solari(fight([8, 5, 8, 0]))).toEqual([4, 2, 4, 0]);
  });

  it('with two tied of four the others compete for the third reward', () => {
    covers('imp-tie-first-four-players-third');
    expect(solari(fight([8, 8, 5, 3]))).toEqual([4, 4, 2, 0]);
    expect(solari(fight([8, 8, 5, 5]))).toEqual([4, 4, 0, 0]);
    expect(solari(fight([8, 0, 8, 0]))).toEqual([4, 0, 4, 0]);
  });

  it('each of three or four tied gets the second reward, nobody else anything', () => {
    covers('imp-tie-first-three-or-four-tied');
    expect(solari(fight([7, 7, 7]))).toEqual([4, 4, 4]);
    expect(solari(fight([7, 7, 7, 5]))).toEqual([4, 4, 4, 0]);
    expect(solari(fight([7, 7, 7, 7]))).toEqual([4, 4, 4, 4]);
  });

  it('the third of three players gets nothing', () => {
    covers('imp-tie-first-three-players');
    expect(solari(fight([8, 5, 8]))).toEqual([4, 0, 4]);
  });

  it('tied for second get the third reward, the weaker none', () => {
    covers('imp-tie-second-third-reward', 'imp-tie-second-four-players-rest');
    const table = fight([8, 6, 6, 3]);
    expect(solari(table)).toEqual([6, 2, 2, 0]);
    expect(table.happened('combat')[0]?.winner).toBe(0);
    expect(solari(fight([6, 6, 8, 6]))).toEqual([2, 2, 6, 2]);
  });

  it('with three players as well', () => {
    covers('imp-tie-second-fewer-players');
    const table = fight([10, 6, 6], { conflict: 'siege-of-arrakeen' });
    expect(solari(table)).toEqual([0, 2, 2]);
    expect(table.player(0).points).toBe(1);
    expect(table.state.control.arrakeen).toBe(0);
  });

  it('tied for third of four players get nothing', () => {
    covers('imp-tie-third-nothing');
    expect(solari(fight([8, 6, 4, 4]))).toEqual([6, 4, 0, 0]);
  });
});
