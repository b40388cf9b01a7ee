import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { Table } from './table.js';

const FLEE = 'families-flee-to-the-southern-palm-groves';

/** Artillery aimed at a sietch with hidden tokens while the card lies open. */
function shelled(atreides: object): Table {
  const table = new Table({
    clear: true,
    turn: 'harkonnen',
    shown: [FLEE],
    areas: {
      'central-sw-3': { harkonnen: { regular: 2 } },
      windgap: { sietch: 2, atreides },
    },
    faces: { 'starting-1': 0, 'starting-2': 1 },
    combatRolls: ['sword', 'shield', 'shield', 'shield'],
    harkonnen: { hand: ['explosive-artillery'] },
  });
  return table.choose('card:explosive-artillery', 'die:mentat', 'skip', 'area@windgap');
}

describe('Families flee', () => {
  it('before artillery reveals their token', () => {
    covers('arr-prescience-action-cards', 'arr-deployment-token-revealed-when-attacked');
    const table = shelled({ tokens: ['starting-1', 'starting-2'] });
    expect(table.asked).toBe('atreides');
    table.choose(`claim:${FLEE}`, 'give-up:starting-1@windgap');
    expect(table.state.tokensLost.at(-1)).toBe('starting-1');
    expect(table.state.tokensShown).toEqual(['starting-2']);
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 1 });
  });

  it('with the last token, so that the shells fall on nobody', () => {
    const table = shelled({ generic: 1, tokens: ['starting-1'] });
    table.choose(`claim:${FLEE}`);
    expect(table.happened('special-attack')).toEqual([]);
    expect(table.legion('atreides', 'windgap')).toEqual({});
  });

  it('or stay and are revealed', () => {
    const table = shelled({ tokens: ['starting-1'] });
    table.choose('decline');
    expect(table.state.tokensShown).toEqual(['starting-1']);
    expect(table.happened('hits')).toMatchObject([{ side: 'atreides', n: 1 }]);
  });
});
