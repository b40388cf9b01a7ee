import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

const strength = (table: Table, seat: number) => table.view(undefined).players[seat]?.strength;

describe('combat intrigues', () => {
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
