import { describe, expect, it } from 'vitest';
import { Table } from './table.js';

describe('Effects that can hurt', () => {
  it('may be declined: Rabban need not go for Feyd-Rautha: arr-effects-optional, arr-feyd-removes-rabban', () => {
    const table = new Table({
      turn: 'harkonnen',
      harkonnen: { hand: ['beloved-feyd-rautha', 'spotter-control'] },
    }).choose('card:beloved-feyd-rautha', 'die:mentat');
    expect(table.keys).toEqual(['option:1', 'skip']);
    table.choose('skip');
    expect(table.faction('harkonnen').leaders).toMatchObject({
      'feyd-rautha': 'reserve',
      'beast-rabban': 'ready',
    });
    // The other half of the card is still there.
    expect(table.keys).toEqual(['card:spotter-control', 'skip']);
  });
});
