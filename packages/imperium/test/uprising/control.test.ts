import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { uprisingTable } from '../table.js';

describe('the bonus of control', () => {
  it('it comes after the spies and before the effects of the visit', () => {
    covers('upr-control-bonus');
    const table = uprisingTable({
      turn: 0,
      control: { arrakeen: 1 },
      players: {
        0: {
          hand: ['reconnaissance'],
          deck: ['dagger', 'diplomacy'],
          spies: ['post-spice-refinery-arrakeen'],
        },
      },
    });
    table.choose('agent:reconnaissance>arrakeen');
    expect([table.asks, table.player(1).solari]).toEqual(['gather', 0]);
    table.choose('recall:post-spice-refinery-arrakeen');
    const order = table.log.map(({ event }) => event).filter((event) => event !== 'turn');
    expect(order).toEqual(['agent', 'spy-recalled', 'drew', 'gained', 'troops', 'drew']);
  });
});
