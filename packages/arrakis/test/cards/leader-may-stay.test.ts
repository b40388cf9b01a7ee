import { describe, expect, it } from 'vitest';
import { Table } from '../table.js';
import { playHarkonnen } from './playing.js';

const TWO = { 'central-sw-3': { harkonnen: { special: 1 } }, carthag: { harkonnen: { special: 1 } } };
const MISS = Array(12).fill('shield');

describe('a leader who may go along', () => {
  it('may stay away whatever the number of legions: “I Decide What Best Serves His Majesty”', () => {
    for (const areas of [TWO, { 'central-sw-3': TWO['central-sw-3'] }]) {
      const table = playHarkonnen('i-decide-what-best-serves-his-majesty', { areas });
      table.choose('?area@central-sw-3');
      expect([table.asks, table.keys]).toEqual(['place-leader', ['bring:captain-aramsham@aside', 'skip']]);
      table.choose('skip', 'option:1', 'legion@central-sw-3', 'to@central-sw-5');
      expect(table.legion('harkonnen', 'central-sw-5')).toEqual({ special: 1 });
    }
  });

  it('may stay away: Rage Overcame Shaddam IV', () => {
    const emperor = { leaders: { 'shaddam-iv': 'ready' } };
    const table = playHarkonnen(
      'rage-overcame-shaddam-iv-c',
      { areas: { ...TWO, windgap: { atreides: { regular: 1 } } }, combatRolls: MISS },
      emperor,
    );
    // The march is declined too, the attack is not.
    table.choose('area@central-sw-3', 'skip', 'skip', 'legion@central-sw-3', 'attack@windgap');
    expect(table.happened('attack')).toMatchObject([{ from: 'central-sw-3', surprise: true }]);
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ special: 1 });
    const settlement = playHarkonnen('rage-overcame-shaddam-iv-a', { areas: TWO }, emperor);
    settlement.choose('area@carthag', 'bring:regular@supply:4', 'skip');
    expect(settlement.legion('harkonnen', 'carthag')).toEqual({ regular: 4, special: 1 });
  });

  it('comes without another word where nothing else hangs on the legion', () => {
    const table = new Table({
      clear: true,
      areas: {
        windgap: { atreides: { regular: 1 } },
        'gara-kulon': { atreides: { regular: 1, named: ['paul-atreides'] } },
        'hobars-gap': { atreides: { regular: 1 } },
      },
    }).choose('die:leadership', 'leader:paul-atreides');
    // Where he is he cannot come.
    expect(table.keys.toSorted()).toEqual(['area@hobars-gap', 'area@windgap', 'skip']);
    table.choose('area@windgap');
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 1, named: ['paul-atreides'] });
    expect(table.asks).toBe('move-legion');
  });
});
