import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { Table } from './table.js';

const strength = (table: Table, seat: number) => table.view(undefined).players[seat]?.strength;

describe('combat intrigues', () => {
  it('cards are played before any reward is given', () => {
    covers('imp-combat-intrigue-first');
    const table = new Table({
      phase: 'combat',
      conflict: 'skirmish-b',
      first: 0,
      players: {
        0: { conflict: 1, intrigues: ['ambush'], points: 0, water: 0 },
        1: { conflict: 2, points: 0 },
      },
    });
    expect(table.asks).toBe('combat');
    expect(table.happened('reward')).toEqual([]);
    expect(table.happened('combat')).toEqual([]);
    expect(table.player(1).points).toBe(0);
    table.choose('intrigue:ambush');
    expect(table.happened('combat')[0]?.winner).toBe(0);
    expect(table.player(0).points).toBe(1);
  });

  it('from the first player clockwise, each any number of cards or none', () => {
    covers('imp-combat-intrigue-order');
    const table = new Table({
      phase: 'combat',
      conflict: 'skirmish-b',
      first: 1,
      players: {
        0: { conflict: 1, intrigues: ['ambush'] },
        1: { conflict: 1, intrigues: ['ambush', 'private-army', 'windfall'], spice: 2 },
        2: { conflict: 1, intrigues: ['tiebreaker'] },
      },
    });
    expect(table.asked).toBe(1);
    expect(table.keys).toEqual(['intrigue:ambush', 'intrigue:private-army', 'pass']);
    expect(table.refused('intrigue:windfall')).toBe('wrong-time');
    table.choose('intrigue:ambush');
    expect(table.asked).toBe(1);
    table.choose('intrigue:private-army');
    expect(strength(table, 1)).toBe(2 + 4 + 5);
    table.choose('pass');
    expect(table.asked).toBe(2);
    table.choose('pass');
    expect(table.asked).toBe(0);
  });

  it('who has no troop in the conflict is skipped and plays nothing', () => {
    covers('imp-combat-participants');
    const table = new Table({
      phase: 'combat',
      conflict: 'skirmish-b',
      first: 0,
      players: {
        0: { conflict: 0, swords: 5, garrison: 4, intrigues: ['ambush'] },
        1: { conflict: 1, intrigues: ['ambush'] },
        2: { conflict: 0, intrigues: ['tiebreaker'] },
      },
    });
    expect(table.asked).toBe(1);
    table.choose('pass');
    expect(table.happened('combat')[0]?.strengths).toEqual([0, 2, 0]);
    expect(table.player(0).intrigues).toEqual(['ambush']);
  });

  it('without any troop nobody is asked and nobody wins', () => {
    covers('imp-combat-participants');
    const table = new Table({
      phase: 'combat',
      conflict: 'skirmish-b',
      players: { 0: { intrigues: ['ambush'] }, 1: { intrigues: ['tiebreaker'] } },
    });
    expect(table.happened('combat')).toEqual([{ event: 'combat', strengths: [0, 0, 0], winner: undefined }]);
    expect(table.asks).toBe('turn');
  });

  it('who passed may play when the turn comes round again', () => {
    covers('imp-combat-pass-not-final');
    const table = new Table({
      phase: 'combat',
      conflict: 'skirmish-b',
      first: 0,
      players: {
        0: { conflict: 1, intrigues: ['ambush'] },
        1: { conflict: 1, intrigues: ['ambush', 'windfall'] },
      },
    });
    table.choose('pass', 'intrigue:ambush', 'pass');
    expect(table.asked).toBe(0);
    expect(table.keys).toContain('intrigue:ambush');
    table.choose('intrigue:ambush');
    expect([strength(table, 0), strength(table, 1)]).toEqual([6, 6]);
  });

  it('it ends only when all participants have passed in a row', () => {
    covers('imp-combat-all-pass');
    const table = new Table({
      phase: 'combat',
      conflict: 'skirmish-b',
      first: 0,
      players: {
        0: { conflict: 1, intrigues: ['windfall'] },
        1: { conflict: 1, intrigues: ['bribery'] },
        2: { conflict: 1, intrigues: ['ambush', 'charisma'] },
      },
    });
    const asked = [];
    for (const key of ['pass', 'pass', 'intrigue:ambush', 'pass', 'pass', 'pass']) {
      asked.push(table.asked);
      expect(table.asks).toBe('combat');
      table.choose(key);
    }
    // After the card everybody, the player of the card last, must pass again.
    expect(asked).toEqual([0, 1, 2, 2, 0, 1]);
    expect([table.asks, table.asked]).toEqual(['combat', 2]);
    table.choose('pass');
    expect(table.happened('combat')).toHaveLength(1);
  });

  it('a first round of passes is enough', () => {
    covers('imp-combat-all-pass');
    const table = new Table({
      phase: 'combat',
      conflict: 'skirmish-b',
      first: 2,
      players: { 0: { conflict: 1, intrigues: ['ambush'] }, 2: { conflict: 1, intrigues: ['ambush'] } },
    });
    table.choose('pass');
    expect(table.happened('combat')).toEqual([]);
    table.choose('pass');
    expect(table.happened('combat')).toHaveLength(1);
  });

  it('whose last troop leaves is asked no more, the others once each', () => {
    covers('imp-combat-dropped-out');
    const table = new Table({
      phase: 'combat',
      conflict: 'skirmish-b',
      first: 0,
      players: {
        0: { conflict: 2, garrison: 0, intrigues: ['master-tactician', 'ambush'] },
        1: { conflict: 1, intrigues: ['ambush'] },
        2: { conflict: 1, intrigues: ['tiebreaker'] },
      },
    });
    table.choose('intrigue:master-tactician', 'option:1', 'retreat:2');
    expect(table.player(0)).toMatchObject({ conflict: 0, garrison: 2 });
    expect([table.asks, table.asked]).toEqual(['combat', 1]);
    table.choose('pass');
    expect([table.asks, table.asked]).toEqual(['combat', 2]);
    table.choose('pass');
    expect(table.happened('combat')[0]?.strengths).toEqual([0, 2, 2]);
    expect(table.player(0).intrigues).toEqual(['ambush']);
  });

  it('the last participant who leaves ends the step', () => {
    covers('imp-combat-dropped-out');
    const table = new Table({
      phase: 'combat',
      conflict: 'skirmish-b',
      players: { 0: { conflict: 3, points: 0, intrigues: ['staged-incident', 'ambush'] } },
    });
    table.choose('intrigue:staged-incident');
    expect(table.happened('combat')).toEqual([{ event: 'combat', strengths: [0, 0, 0], winner: undefined }]);
    expect(table.player(0)).toMatchObject({ points: 1, intrigues: ['ambush'] });
  });

  it('swords and troops change the strength everybody sees at once', () => {
    covers('imp-combat-marker-updated');
    const table = new Table({
      phase: 'combat',
      conflict: 'skirmish-b',
      first: 0,
      players: {
        0: {
          conflict: 4,
          swords: 1,
          garrison: 0,
          intrigues: ['ambush', 'master-tactician', 'staged-incident'],
        },
        1: { conflict: 1 },
      },
    });
    expect(strength(table, 0)).toBe(9);
    table.choose('intrigue:ambush');
    expect(strength(table, 0)).toBe(13);
    table.choose('intrigue:master-tactician', 'option:1', 'retreat:1');
    expect(strength(table, 0)).toBe(11);
    table.choose('intrigue:staged-incident');
    expect(table.happened('combat')[0]?.strengths).toEqual([0, 2, 0]);
  });
});

describe('cards for the winner of a conflict', () => {
  it('they cannot be played while combat cards are', () => {
    covers('imp-combat-when-you-win-not-before');
    const table = new Table({
      phase: 'combat',
      conflict: 'skirmish-b',
      first: 0,
      players: { 0: { conflict: 1, intrigues: ['to-the-victor', 'demand-respect'], spice: 5 } },
    });
    expect(table.asks).toBe('combat');
    expect(table.keys).toEqual(['pass']);
    expect(table.refused('intrigue:to-the-victor')).toBe('wrong-time');
    expect(table.refused('intrigue:demand-respect')).toBe('wrong-time');
  });

  it('the winner plays them after the rewards and before phase 4', () => {
    covers('imp-combat-when-you-win-after');
    const table = new Table({
      phase: 'combat',
      conflict: 'skirmish-b',
      first: 0,
      makers: { 'hagga-basin': 0 },
      players: {
        0: { conflict: 1, intrigues: ['to-the-victor', 'demand-respect'], spice: 0, points: 0 },
        1: { intrigues: ['ambush'] },
      },
    });
    table.choose('pass');
    expect([table.asks, table.asked]).toEqual(['win', 0]);
    expect(table.player(0).points).toBe(1);
    expect(table.state.makers['hagga-basin']).toBe(0);
    table.choose('intrigue:to-the-victor');
    expect(table.player(0).spice).toBe(3);
    expect(table.keys).toEqual(['intrigue:demand-respect', 'pass']);
    table.choose('pass');
    expect(table.state.makers['hagga-basin']).toBe(1);
    expect(table.asks).toBe('turn');
  });

  it('second place is no win', () => {
    covers('imp-combat-when-you-win-after');
    const table = new Table({
      phase: 'combat',
      conflict: 'skirmish-b',
      first: 0,
      players: { 0: { conflict: 1, intrigues: ['to-the-victor'], spice: 0 }, 1: { conflict: 2 } },
    });
    table.choose('pass');
    expect(table.asks).toBe('turn');
    expect(table.player(0)).toMatchObject({ spice: 0, intrigues: ['to-the-victor'] });
  });

  it('after a tie for first nobody may play them', () => {
    covers('imp-combat-when-you-win-tie');
    const table = new Table({
      phase: 'combat',
      conflict: 'skirmish-b',
      first: 0,
      players: {
        0: { conflict: 2, intrigues: ['to-the-victor'], spice: 0 },
        1: { conflict: 2, intrigues: ['demand-respect'] },
      },
    });
    table.choose('pass', 'pass');
    expect(table.happened('combat')[0]?.winner).toBeUndefined();
    expect(table.asks).toBe('turn');
    expect(table.player(0)).toMatchObject({ spice: 0, intrigues: ['to-the-victor'] });
  });

  it('one drawn as part of the reward may be played for this win', () => {
    covers('imp-combat-when-you-win-drawn', 'faq-when-you-win');
    const table = new Table({
      phase: 'combat',
      conflict: 'raid-stockpiles',
      first: 0,
      intrigueDeck: ['to-the-victor', 'windfall'],
      players: { 0: { conflict: 1, spice: 0 } },
    });
    expect([table.asks, table.asked]).toEqual(['win', 0]);
    table.choose('intrigue:to-the-victor');
    expect(table.player(0).spice).toBe(3 + 3);
  });
});

describe('the rulebook’s combat', () => {
  const SERHIY = 0;
  const OLHA = 1;
  const ANDRIY = 2;

  const combat = () =>
    new Table({
      phase: 'combat',
      conflict: 'siege-of-arrakeen',
      first: SERHIY,
      players: {
        [SERHIY]: { conflict: 2, swords: 4, intrigues: ['windfall'], points: 0, solari: 0 },
        [OLHA]: { conflict: 3, intrigues: ['ambush', 'bribery'], points: 0, solari: 0 },
        [ANDRIY]: { conflict: 0, intrigues: ['ambush'], points: 0, solari: 0 },
      },
    });

  it('Serhiy passes, Olha plays, Andriy is skipped, both pass', () => {
    covers('imp-combat-example-passing');
    const table = combat();
    expect([strength(table, SERHIY), strength(table, OLHA)]).toEqual([8, 6]);
    expect(table.asked).toBe(SERHIY);
    table.choose('pass');
    expect(table.asked).toBe(OLHA);
    table.choose('intrigue:ambush');
    expect(strength(table, OLHA)).toBe(10);
    table.choose('pass');
    expect([table.asks, table.asked, table.keys]).toEqual(['combat', SERHIY, ['pass']]);
    table.choose('pass');
    expect([table.asks, table.asked]).toEqual(['combat', OLHA]);
    table.choose('pass');
    expect(table.happened('combat')).toEqual([{ event: 'combat', strengths: [8, 10, 0], winner: OLHA }]);
  });

  it('Olha scores and controls Arrakeen, Serhiy gets 4 solari, Andriy nothing', () => {
    covers('imp-combat-example-rewards');
    const table = combat().choose('pass', 'intrigue:ambush', 'pass', 'pass', 'pass', 'pass');
    expect(table.happened('reward').map(({ seat, place }) => [seat, place])).toEqual([
      [OLHA, 1],
      [SERHIY, 2],
    ]);
    expect(table.player(OLHA)).toMatchObject({ points: 1, solari: 0 });
    expect(table.state.control.arrakeen).toBe(OLHA);
    expect(table.player(SERHIY)).toMatchObject({ points: 0, solari: 4 });
    expect(table.player(ANDRIY)).toMatchObject({ points: 0, solari: 0 });
  });
});
