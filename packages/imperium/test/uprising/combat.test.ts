import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { strengthOf } from '../../src/state.js';
import type { Table } from '../table.js';
import { fighting, purse } from './playing.js';

const now = (table: Table) => [table.asks, table.asked];
const strengths = (table: Table) => table.state.players.map(strengthOf);

describe('combat intrigues', () => {
  it('from the first player clockwise', () => {
    covers('upr-combat-intrigue-order');
    const fighter = { conflict: 2, intrigues: ['mercenaries'] };
    const table = fighting(
      [
        { conflict: 2, intrigues: ['contingency-plan'] },
        { conflict: 3, intrigues: ['contingency-plan'] },
        { ...fighter, conflict: 4 },
      ],
      { first: 1 },
    );
    const order: (number | undefined)[] = [];
    while (table.asks === 'combat') {
      order.push(table.asked);
      table.choose('pass');
    }
    expect(order).toEqual([1, 2, 0]);
  });

  it('without a unit nobody takes part', () => {
    covers('upr-combat-intrigue-who');
    const table = fighting([
      { conflict: 0, intrigues: ['contingency-plan'] },
      { conflict: 2, intrigues: ['contingency-plan'] },
      { conflict: 0, worms: 1, intrigues: ['contingency-plan'] },
    ]);
    expect(now(table)).toEqual(['combat', 1]);
    // A sandworm is a unit.
    expect(now(table.choose('pass'))).toEqual(['combat', 2]);
    expect(table.choose('pass').happened('combat')).toHaveLength(1);
  });

  it('several cards at one chance, only combat cards', () => {
    covers('upr-combat-intrigue-any-number');
    const table = fighting([
      { conflict: 2, intrigues: ['contingency-plan', 'weirding-combat', 'mercenaries'] },
      { conflict: 3, intrigues: [] },
      {},
    ]);
    expect(table.keys).toEqual(['intrigue:contingency-plan', 'intrigue:weirding-combat', 'pass']);
    expect(table.refused('intrigue:mercenaries')).toBe('wrong-time');
    table.choose('intrigue:contingency-plan');
    expect(now(table)).toEqual(['combat', 0]);
    table.choose('intrigue:weirding-combat');
    expect(strengths(table)).toEqual([10, 6, 0]);
    expect(table.state.intrigueDiscard).toEqual(['contingency-plan', 'weirding-combat']);
  });

  it('a holder of other cards is asked all the same', () => {
    covers('upr-combat-intrigue-any-number');
    const table = fighting([{ conflict: 2, intrigues: ['mercenaries'] }, { conflict: 3 }, {}]);
    expect([...now(table), ...table.keys]).toEqual(['combat', 0, 'pass']);
  });

  it('only passes in a row end it', () => {
    covers('upr-combat-pass-not-final', 'upr-combat-intrigue-end');
    const table = fighting([
      { conflict: 2, intrigues: ['contingency-plan'] },
      { conflict: 2, intrigues: ['contingency-plan', 'mercenaries'] },
      { conflict: 2 },
    ]);
    table.choose('pass', 'intrigue:contingency-plan', 'pass');
    // Seat 1 played, so its card starts the count anew: seat 0 may play after having passed.
    expect(now(table)).toEqual(['combat', 0]);
    expect(table.keys).toContain('intrigue:contingency-plan');
    table.choose('intrigue:contingency-plan');
    expect(table.happened('combat')).toEqual([]);
    expect(now(table)).toEqual(['combat', 1]);
    table.choose('pass');
    expect(table.happened('combat')).toMatchObject([{ strengths: [7, 7, 4] }]);
  });

  it('whoever loses the last unit is out at once', () => {
    covers('upr-combat-intrigue-end');
    const table = fighting([
      { conflict: 2, intrigues: ['go-to-ground', 'contingency-plan'] },
      { conflict: 3, intrigues: ['mercenaries'] },
      {},
    ]).choose('intrigue:go-to-ground', 'retreat:2', 'post:post-guild');
    expect(now(table)).toEqual(['combat', 1]);
    table.choose('pass');
    expect(table.happened('combat')).toMatchObject([{ strengths: [0, 6, 0], winner: 1 }]);
  });

  it('the strength follows every card at once', () => {
    covers('upr-combat-marker-update', 'upr-combat-no-unit-zero');
    const table = fighting([
      { conflict: 3, swords: 4, intrigues: ['tactical-option', 'contingency-plan', 'mercenaries'] },
      { conflict: 2, intrigues: [] },
      {},
    ]);
    expect(strengths(table)).toEqual([10, 4, 0]);
    table.choose('intrigue:contingency-plan');
    expect(strengths(table)).toEqual([13, 4, 0]);
    for (const seat of [undefined, 1, 2]) expect(table.view(seat).players[0]?.strength).toBe(13);
    table.choose('intrigue:tactical-option', 'option:1', 'retreat:3');
    expect(table.player(0)).toMatchObject({ conflict: 0, garrison: 6 });
    expect(table.happened('combat')).toMatchObject([{ strengths: [0, 4, 0], winner: 1 }]);
  });
});

describe('the rewards', () => {
  it('by rank, not by seat', () => {
    covers('upr-combat-rewards-by-strength', 'upr-combat-first', 'upr-combat-second');
    const table = fighting([{ conflict: 2 }, { conflict: 3, swords: 3 }, { conflict: 4 }], {
      conflict: 'siege-of-arrakeen',
    });
    expect(table.happened('reward').map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect([0, 1, 2].map((seat) => purse(table, seat).solari)).toEqual([0, 2, 4]);
    expect(table.state.control.arrakeen).toBe(1);
  });

  it('third place is paid with four players', () => {
    covers('upr-combat-third-four-players');
    const table = fighting([{ conflict: 4 }, { conflict: 3 }, { conflict: 2 }, { conflict: 1 }]);
    expect([0, 1, 2, 3].map((seat) => purse(table, seat).solari)).toEqual([2, 3, 2, 0]);
  });

  it('with three players only a tie for second earns it', () => {
    covers('upr-combat-third-three-players');
    const table = fighting([{ conflict: 4 }, { conflict: 3 }, { conflict: 2 }], {
      conflict: 'protect-the-sietches',
    });
    expect([0, 1, 2].map((seat) => purse(table, seat).spice)).toEqual([0, 3, 0]);
    const tied = fighting([{ conflict: 4 }, { conflict: 2 }, { conflict: 2 }], {
      conflict: 'protect-the-sietches',
    });
    expect([0, 1, 2].map((seat) => purse(tied, seat).spice)).toEqual([0, 2, 2]);
  });

  it('strength 0 earns nothing even if a place is free', () => {
    covers('upr-combat-zero-nothing');
    const table = fighting([{}, { conflict: 2 }, {}, {}]);
    expect([0, 1, 2, 3].map((seat) => purse(table, seat).solari)).toEqual([0, 2, 0, 0]);
    const nobody = fighting([{}, {}, {}, {}]);
    expect(nobody.happened('reward')).toEqual([]);
    expect(nobody.happened('conflict-won')).toEqual([]);
    const swords = fighting([{ swords: 9 }, { conflict: 1 }, {}]);
    expect(swords.happened('reward').map(({ seat }) => seat)).toEqual([1]);
  });

  it('troops won are recruited from the supply to the garrison', () => {
    covers('upr-combat-reward-troops');
    const table = fighting([{ conflict: 2 }, { conflict: 1 }, {}], { conflict: 'siege-of-arrakeen' });
    expect(table.player(0)).toMatchObject({ garrison: 5, conflict: 0, supply: 7 });
    expect(table.player(1)).toMatchObject({ garrison: 4, conflict: 0, supply: 8 });
  });

  it('rewards come before the troops return, so an empty supply gives none', () => {
    covers('upr-combat-cleanup-troops');
    const table = fighting([{ conflict: 9, garrison: 3 }, { conflict: 1 }, {}], {
      conflict: 'siege-of-arrakeen',
    });
    expect(table.player(0)).toMatchObject({ garrison: 3, conflict: 0, supply: 9 });
  });

  it('after the rewards, face up and in sight', () => {
    covers('upr-combat-winner-takes-card', 'upr-battle-icon-after-rewards');
    const table = fighting([{ conflict: 2, won: [] }, { conflict: 1, won: [] }, { won: [] }]);
    expect(table.player(0).won).toEqual([
      { id: 'skirmish-desert-mouse', icon: 'desert-mouse', faceUp: true },
    ]);
    expect(table.player(1).won).toEqual([]);
    for (const seat of [undefined, 1, 2])
      expect(table.view(seat).players[0]?.won).toMatchObject([{ id: 'skirmish-desert-mouse', faceUp: true }]);
    const order = table.log.map(({ event }) => event);
    expect(order.lastIndexOf('gained')).toBeLessThan(order.indexOf('conflict-won'));
    expect(order.indexOf('conflict-won')).toBeLessThan(order.indexOf('troops'));
  });

  it('the conflict is cleared', () => {
    covers('upr-combat-cleanup-troops', 'upr-combat-cleanup-markers', 'upr-combat-cleanup-worms');
    const table = fighting([
      { conflict: 2, worms: 1, swords: 3 },
      { conflict: 5, swords: 1, garrison: 2 },
      { worms: 2 },
    ]);
    expect(table.player(0)).toMatchObject({ conflict: 0, worms: 0, swords: 0, garrison: 3, supply: 9 });
    expect(table.player(1)).toMatchObject({ conflict: 0, worms: 0, swords: 0, garrison: 2, supply: 10 });
    expect(table.player(2)).toMatchObject({ conflict: 0, worms: 0, garrison: 3, supply: 9 });
    expect(strengths(table)).toEqual([0, 0, 0]);
  });
});
