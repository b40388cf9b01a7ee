import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';
import { QUIET } from './quiet.js';

describe('turns', () => {
  it('alternate, the Atreides first', () => {
    covers('arr-actions-alternate-atreides-first', 'arr-turn-passes-to-opponent');
    const table = new Table({ ...QUIET });
    expect(table.asked).toBe('atreides');
    table.choose('die:mentat', '?act:mentat-draw', 'skip');
    expect(table.asked).toBe('harkonnen');
    table.choose('die:mentat', '?act:mentat-draw', 'skip');
    expect(table.asked).toBe('atreides');
  });

  it('offer a die for its action, any die for a card, and nothing for passing', () => {
    covers('arr-turn-options', 'arr-turn-no-pass');
    const table = new Table({ ...QUIET, atreides: { hand: ['war-plan'] } });
    expect(table.keys).toEqual([
      'die:leadership',
      'die:strategy',
      'die:deployment',
      'die:mentat',
      'card:war-plan',
    ]);
    table.choose('die:strategy');
    // Nobody is near enough to be attacked.
    expect(table.keys).toEqual(['act:strategy-move', 'leader:stilgar']);
    expect(table.refused('action:strategy-attack')).toBe('no-target');
    table.choose('act:strategy-move');
    expect(table.asks).toBe('move-legion');
  });

  it('spend any die for a planning card, which is then discarded faceup', () => {
    covers(
      'arr-turn-card-any-die',
      'arr-turn-card-then-discard',
      'arr-turn-spent-die-to-used',
      'arr-planning-cards-discard-faceup',
    );
    const table = new Table({ ...QUIET, atreides: { hand: ['stillsuits'] } });
    table.choose('card:stillsuits');
    expect(table.asks).toBe('spend-die');
    expect(table.keys).toEqual(['die:leadership', 'die:strategy', 'die:deployment', 'die:mentat']);
    table.choose('die:deployment', 'skip');
    expect(table.dashboard('atreides').dice.deployment).toBe(0);
    expect(table.dashboard('atreides').used).toBe(1);
    expect(table.dashboard('atreides').discards.fremen).toEqual(['stillsuits']);
    expect(table.view(undefined).factions.atreides.dashboards[0]?.discards.fremen).toEqual(['stillsuits']);
  });

  it('may do nothing with what they have paid for', () => {
    covers('arr-effects-optional', 'arr-effects-optional-spent-anyway');
    const table = new Table({ ...QUIET, atreides: { hand: ['hieregs'] } });
    table.choose('card:hieregs', 'die:mentat', 'skip', 'skip', 'skip');
    expect(table.asked).toBe('harkonnen');
    expect(table.dashboard('atreides').used).toBe(1);
    expect(table.dashboard('atreides').hand).toEqual([]);
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 3, generic: 1 });
  });

  it('may take only one part of an effect', () => {
    covers('arr-effects-optional-example');
    const position = {
      ...QUIET,
      turn: 'harkonnen' as const,
      harkonnen: { hand: ['full-control-of-the-air'] },
    };
    const placed = new Table(position).choose('card:full-control-of-the-air', 'die:mentat');
    placed.choose('zone:air-central-n', 'skip', 'skip');
    expect(placed.state.air['air-central-n']).toBe('ornithopter');
    const moved = new Table(position).choose('card:full-control-of-the-air', 'die:mentat', 'skip', 'skip');
    moved.choose('legion@north-pole', 'to@wind-pass', 'all');
    expect(moved.legion('harkonnen', 'wind-pass')).toEqual({ regular: 3, generic: 1 });
  });

  it('end with the last Harkonnen die, whatever the Atreides have left', () => {
    covers('arr-action-phase-ends-last-harkonnen-die', 'arr-summary-action-phase-end');
    const table = new Table({ ...QUIET, turn: 'harkonnen', harkonnen: { dice: { mentat: 1 } } });
    table.choose('die:mentat', '?act:mentat-draw', 'skip');
    expect(table.state.phase).not.toBe('actions');
    expect(table.happened('phase').map((event) => event.phase)).toContain('hazards');
  });

  it('give one effect of a result, not both', () => {
    covers('arr-turn-one-option-of-result', 'arr-turn-one-option-example');
    const position = {
      clear: true,
      areas: { windgap: { atreides: { regular: 2 } }, 'central-sw-3': { harkonnen: { regular: 1 } } },
      combatRolls: Array(6).fill('shield'),
    };
    const table = new Table(position).choose('die:strategy');
    expect(table.keys).toEqual(['act:strategy-move', 'act:strategy-attack', 'leader:stilgar']);
    table.choose('act:strategy-move', 'legion@windgap', 'to@central-sw-5', 'all');
    expect(table.asked).toBe('harkonnen');
    expect(table.happened('attack')).toEqual([]);
    const attack = new Table(position).choose(
      'die:strategy',
      'act:strategy-attack',
      'legion@windgap',
      'attack@central-sw-3',
      'cease',
    );
    expect(attack.asked).toBe('harkonnen');
    expect(attack.happened('moved')).toEqual([]);
  });
});
