import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

/** Both sides could move, attack and play a card at once, and every phase has something to ask. */
const READY = {
  clear: true,
  areas: {
    windgap: { atreides: { regular: 2, generic: 1 } },
    'central-sw-3': { harkonnen: { regular: 2, named: ['beast-rabban'] } },
    'outer-ne-8': { worm: 'wild-maker' },
    'outer-ne-1': { harvester: true },
    'outer-ne-2': { harvester: true, sign: 'sandworm' },
  },
  air: { 'air-outer-ne': 'carryall' },
  atreides: { hand: ['war-plan', 'thumpers'], dice: { strategy: 1 } },
  harkonnen: { hand: ['sandmasters', 'arsunt-legion'], dice: { strategy: 1 } },
  signSupply: ['sand', 'sand'],
  combatRolls: Array(40).fill('shield'),
} as const;

interface Between {
  readonly table: Table;
  readonly phases: string[];
  readonly kinds: string[];
  readonly keys: string[];
}

/** What is asked from the hazards of one round to the first turn of the next. */
function betweenTurns(): Between {
  const table = new Table({ ...READY, phase: 'hazards' });
  const phases: string[] = [];
  const kinds: string[] = [];
  const keys: string[] = [];
  while (table.asks !== 'turn') {
    phases.push(table.state.phase);
    kinds.push(table.asks);
    keys.push(...table.keys);
    table.drift();
  }
  return { table, phases, kinds, keys };
}

describe('outside the turns of the action phase', () => {
  const { table, phases, kinds, keys } = betweenTurns();
  const offered = (verb: RegExp): string[] => keys.filter((key) => verb.test(key));
  const inTurn = (side: 'atreides' | 'harkonnen') => new Table({ ...READY, turn: side });

  it('every other phase asks something', () => {
    expect([...new Set(phases)]).toEqual(['hazards', 'spice', 'end', 'vehicles', 'actions']);
  });

  it('no legion moves', () => {
    covers('arr-move-only-action-phase');
    expect(kinds.filter((kind) => kind.startsWith('move-'))).toEqual([]);
    expect(offered(/^(legion@|to@|fly@|act:)/)).toEqual([]);
    expect(table.happened('moved')).toEqual([]);
    for (const side of ['atreides', 'harkonnen'] as const) {
      const acting = inTurn(side).choose('die:strategy', 'act:strategy-move');
      expect(acting.keys.some((key) => key.startsWith('legion@'))).toBe(true);
    }
  });

  it('no legion attacks', () => {
    covers('arr-attack-only-action-phase');
    expect(kinds.filter((kind) => kind.startsWith('attack-'))).toEqual([]);
    expect(offered(/^(legion@|attack@)/)).toEqual([]);
    expect(table.happened('attack')).toEqual([]);
    for (const side of ['atreides', 'harkonnen'] as const) {
      const acting = inTurn(side).choose('die:strategy', 'act:strategy-attack');
      expect(acting.keys.some((key) => key.startsWith('legion@'))).toBe(true);
    }
  });

  it('no planning card is played, nor on the turn of the opponent', () => {
    covers('arr-planning-cards-only-action-phase');
    expect(offered(/^card:/)).toEqual([]);
    expect(table.happened('card')).toEqual([]);
    expect(inTurn('atreides').keys.filter((key) => key.startsWith('card:'))).toEqual([
      'card:war-plan',
      'card:thumpers',
    ]);
    expect(inTurn('harkonnen').keys.filter((key) => key.startsWith('card:'))).toEqual([
      'card:sandmasters',
      'card:arsunt-legion',
    ]);
  });
});
