import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { type Table, uprisingTable } from '../table.js';

/** Everybody reveals and buys nothing. */
function revealAll(table: Table): Table {
  const { round } = table.state;
  while (table.state.round === round && table.asks !== 'over')
    table.choose(table.keys.includes('reveal') ? 'reveal' : table.keys.includes('end') ? 'end' : 'pass');
  return table;
}

describe('the round', () => {
  it('a conflict nobody won is covered, and only the new one is fought for', () => {
    covers('upr-round-start-conflict-pile');
    const deck = ['reconnaissance', 'dagger', 'dagger', 'seek-allies', 'convincing-argument'];
    const tied = { conflict: 1, garrison: 3, won: [], deck };
    const table = uprisingTable({
      phase: 'combat',
      first: 0,
      conflict: 'skirmish-desert-mouse',
      conflictDeck: ['protect-the-sietches', 'propaganda', 'trade-dispute'],
      players: { 0: tied, 1: tied, 2: { won: [] } },
    });
    expect(table.state.conflicts).toEqual(['skirmish-desert-mouse', 'protect-the-sietches']);
    expect(table.state.players.map(({ won }) => won)).toEqual([[], [], []]);
    expect([table.asked, table.player(1).solari, table.player(1).water]).toEqual([1, 3, 1]);
    table.choose('agent:reconnaissance>arrakeen', 'deploy:2');
    revealAll(table);
    expect(table.player(1)).toMatchObject({ solari: 3, water: 2, influence: { fremen: 1 } });
    expect(table.player(1).won.map(({ id }) => id)).toEqual(['protect-the-sietches']);
    expect(table.happened('reward').map(({ seat, conflict }) => [seat, conflict])).toEqual([
      [0, 'skirmish-desert-mouse'],
      [1, 'skirmish-desert-mouse'],
      [1, 'protect-the-sietches'],
    ]);
  });
});
