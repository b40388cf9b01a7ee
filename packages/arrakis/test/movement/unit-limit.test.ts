import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { atreides, harkonnen } from './sides.js';

describe('the unit limit', () => {
  it('is six units per area, checked after the last move; the owner removes the surplus', () => {
    covers(
      'arr-stacking-limit-6',
      'arr-stacking-excess-removed',
      'arr-move-multi-limit-at-end',
      'arr-stacking-leaders-free',
    );
    const areas = {
      'central-sw-5': { harkonnen: { regular: 4, generic: 2 } },
      'central-sw-3': { harkonnen: { regular: 2, elite: 2, named: ['beast-rabban'] } },
    };
    const table = harkonnen(areas);
    table.choose('die:strategy', '?act:strategy-move', 'legion@central-sw-5', 'to@central-sw-3', 'all');
    // Eight units for a moment: the second move makes room.
    expect(table.asks).toBe('move-legion');
    table.choose('legion@central-sw-3', 'to@central-sw-4', 'all');
    expect(table.asked).toBe('atreides');
    const crowded = harkonnen(areas);
    crowded.choose(
      'die:strategy',
      '?act:strategy-move',
      'legion@central-sw-5',
      'to@central-sw-3',
      'all',
      'skip',
    );
    expect([crowded.asks, crowded.asked]).toEqual(['surplus', 'harkonnen']);
    expect(crowded.keys).toEqual(['remove:regular', 'remove:elite']);
    crowded.choose('remove:regular', 'remove:regular');
    expect(crowded.legion('harkonnen', 'central-sw-3')).toEqual({
      regular: 4,
      elite: 2,
      generic: 2,
      named: ['beast-rabban'],
    });
    expect(crowded.faction('harkonnen').supply.regular).toBe(20);
    expect(crowded.asked).toBe('atreides');
  });

  it('counts a facedown token as one unit, and its units once it is revealed', () => {
    covers(
      'arr-stacking-token-counts-1',
      'arr-stacking-token-reveal-overflow',
      'arr-unit-removed-available-again',
    );
    const tokens = ['starting-1', 'starting-2', 'starting-3', 'starting-4'];
    const faces = { 'starting-1': 0, 'starting-2': 1, 'starting-3': 2, 'starting-4': 3 };
    const table = atreides({ windgap: { atreides: { regular: 2, tokens } } }, { faces });
    expect(table.asks).toBe('turn');
    table.choose('guerrilla', 'reveal:starting-1@windgap');
    expect(table.asks).toBe('surplus');
    table.choose('remove:regular');
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 3, tokens: 3 });
    expect(table.faction('atreides').supply.regular).toBe(13);
    expect(table.asks).toBe('guerrilla');
  });

  it('is five for the Harkonnen under the ban of CHOAM', () => {
    covers('arr-bans-always-apply');
    const table = harkonnen(
      { 'central-sw-5': { harkonnen: { regular: 3 } }, 'central-sw-3': { harkonnen: { regular: 3 } } },
      { bans: ['choam'] },
    );
    table.choose(
      'die:strategy',
      '?act:strategy-move',
      'legion@central-sw-5',
      'to@central-sw-3',
      'all',
      'skip',
    );
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 5 });
  });

  it('is shared by units and facedown tokens', () => {
    covers('arr-stacking-token-example');
    const areas = {
      windgap: { atreides: { regular: 4, generic: 2, tokens: ['starting-1', 'starting-2'] } },
      'central-sw-5': { atreides: { elite: 1 } },
    };
    // Four units and two tokens may stand together, wherever they go.
    const six = atreides(areas).choose(
      'die:strategy',
      'act:strategy-move',
      'legion@windgap',
      'to@central-sw-6',
    );
    six.choose('all', 'skip', 'end');
    expect(six.asked).toBe('harkonnen');
    const seven = atreides(areas).choose('die:strategy', 'act:strategy-move', 'legion@central-sw-5');
    seven.choose('to@windgap', 'skip');
    expect([seven.asks, seven.asked]).toEqual(['surplus', 'atreides']);
    expect(seven.keys).toEqual(['remove:regular', 'remove:elite', 'remove:starting-1', 'remove:starting-2']);
    seven.choose('remove:starting-2');
    expect(seven.legion('atreides', 'windgap')).toEqual({ regular: 4, elite: 1, generic: 2, tokens: 1 });
    expect(seven.state.tokensLost).toContain('starting-2');
  });
});
