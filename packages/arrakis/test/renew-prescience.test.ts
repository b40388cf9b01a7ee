import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { Table } from './table.js';

function adab(prescienceDeck: string[]): Table {
  return new Table({
    turn: 'atreides',
    shown: ['stunted-worms', 'the-desert-war', 'the-lisan-al-gaib'],
    prescienceDeck,
    atreides: { hand: ['adab-the-demanding-memory'] },
  }).choose('card:adab-the-demanding-memory', 'die:mentat');
}

const open = (table: Table): string[] => table.state.shown.map(({ id }) => id);

describe('Renewing prescience cards', () => {
  it('chooses all that go before the first new one is seen', () => {
    covers('arr-prescience-discard-faceup');
    const table = adab(['jessica-trains-paul', 'raid-on-the-harvesters']);
    table.choose('prescience:stunted-worms');
    expect(open(table)).toEqual(['the-desert-war', 'the-lisan-al-gaib']);
    expect(table.happened('prescience-shown')).toEqual([]);
    table.choose('prescience:the-desert-war', 'done');
    expect(open(table)).toEqual(['the-lisan-al-gaib', 'jessica-trains-paul', 'raid-on-the-harvesters']);
  });

  it('can be taken back until new cards are seen', () => {
    const table = adab(['jessica-trains-paul']).choose('prescience:stunted-worms');
    expect(table.game.canUndo).toBe(true);
    expect(table.choose('done').game.canUndo).toBe(false);
  });
});
