import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

const ROW = ['arrakis-recruiter', 'space-travel', 'carryall', 'lady-jessica', 'choam-directorship'];
/** Two convincing arguments and a diplomacy. */
const FIVE = ['convincing-argument', 'convincing-argument', 'diplomacy'];

function revealing(position: Position = {}, player: NonNullable<Position['players']>[string] = {}): Table {
  const players = { 0: { hand: FIVE, discard: [], ...player } };
  const table = new Table({ turn: 0, row: ROW, ...position, players });
  // Where no card could send an agent, the reveal has been taken already.
  return table.asks === 'turn' ? table.choose('reveal') : table;
}

describe('persuasion', () => {
  it('no amount of persuasion buys a foldspace', () => {
    covers('imp-persuasion-not-foldspace');
    const table = revealing({}, { hand: [...FIVE, 'fremen-camp', 'fremen-camp'], councilSeat: true });
    expect(table.state.reserve.foldspace).toBe(6);
    expect(table.keys).not.toContain('acquire:foldspace@reserve');
    expect(table.refused('reserve:foldspace')).toBe('not-for-sale');
  });

  it('the persuasion of one card can pay for two', () => {
    covers('imp-persuasion-split');
    const table = revealing(
      { row: ['dr-yueh', 'scout', 'carryall', 'opulence', 'chani'] },
      { hand: ['convincing-argument'] },
    );
    table.choose('acquire:dr-yueh@row', 'acquire:scout@row');
    expect(table.player(0).discard).toEqual(
      expect.arrayContaining(['dr-yueh', 'scout', 'convincing-argument']),
    );
  });
});

describe('row and Reserve', () => {
  it('without a foldspace left its board space gives only influence', () => {
    covers('imp-reserve-stack-empty');
    const table = new Table({
      turn: 1,
      reserve: { foldspace: 0 },
      players: { 1: { hand: ['diplomacy'], discard: [] } },
    });
    table.choose('agent:diplomacy>foldspace');
    expect(table.player(1).discard).toEqual([]);
    expect(table.player(1).influence.guild).toBe(1);
  });
});
