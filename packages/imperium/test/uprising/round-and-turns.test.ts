import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { type Table, uprisingTable } from '../table.js';

const HANDS: Record<string, PlayerPosition> = {
  0: { hand: ['dagger', 'signet-ring'], deck: ['diplomacy'] },
  1: { hand: ['dagger', 'signet-ring'], deck: ['diplomacy'] },
  2: { hand: ['dagger', 'signet-ring'], deck: ['diplomacy'] },
};

/** Three players with the same hands in the middle of phase 2. */
function at(position: Position = {}, hands = HANDS): Table {
  return uprisingTable({ turn: 0, first: 0, conflict: 'skirmish-crysknife', ...position, players: hands });
}

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

describe('the turns of a round', () => {
  it('any number of plots on agent turns and on the reveal turn', () => {
    covers('upr-turns-plot-any');
    const intrigues = [
      'contingency-plan',
      'contingency-plan',
      'contingency-plan',
      'crysknife',
      'ornithopter',
    ];
    const table = at({}, { ...HANDS, 0: { ...HANDS[0], intrigues } });
    table.choose(
      'intrigue:contingency-plan',
      'intrigue:contingency-plan',
      'agent:dagger>gather-support',
      'way:1',
    );
    table.choose('intrigue:contingency-plan', 'end');
    table.choose('agent:dagger>assembly-hall', 'end', 'reveal');
    table.choose('reveal', 'intrigue:crysknife', 'intrigue:ornithopter');
    expect(table.player(0)).toMatchObject({ solari: 4, spice: 2, intrigues: [] });
  });
});
