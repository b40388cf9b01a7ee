import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { strengthOf } from '../../src/state.js';
import type { Table } from '../table.js';
import { fighting, purse } from './playing.js';

const now = (table: Table) => [table.asks, table.asked];
const strengths = (table: Table) => table.state.players.map(strengthOf);

describe('combat intrigues', () => {
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
});

describe('the rewards', () => {
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
