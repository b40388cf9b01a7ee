import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { fighting, holding } from './playing.js';

describe('the end of the game', () => {
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
});
