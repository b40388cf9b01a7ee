import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';
import { QUIET } from './quiet.js';

describe('special actions', () => {
  it('replace the normal action of their cell, once a round', () => {
    covers(
      'arr-special-action-linked-result',
      'arr-special-action-alternative',
      'arr-special-action-card-spent',
      'arr-special-action-once-per-round',
      'arr-special-action-off-board-ok',
    );
    const table = new Table({ ...QUIET, atreides: { dice: { mentat: 2, strategy: 1 } } });
    table.choose('die:mentat');
    expect(table.keys).toEqual(['act:mentat-draw', 'leader:lady-jessica']);
    table.choose('leader:lady-jessica', 'draw:house-atreides:3');
    expect(table.dashboard('atreides').hand).toHaveLength(3);
    expect(table.faction('atreides').leaders['lady-jessica']).toBe('spent');
    table.choose('die:mentat', '?act:mentat-draw', 'skip', 'die:mentat');
    expect(table.asks).toBe('draw');
    expect(table.keys).not.toContain('leader:lady-jessica');
  });

  it('are closed while the leader is in the tank', () => {
    covers('arr-special-action-not-from-tank', 'arr-tank-leader-inactive');
    const table = new Table({ ...QUIET, atreides: { tank: { stilgar: 0 }, dice: { strategy: 1 } } });
    expect(table.keys).toContain('die:strategy');
    table.choose('die:strategy');
    // Without Stilgar there is only the normal move.
    expect(table.asks).toBe('move-legion');
  });

  it('follow from the dice and the leader cards of the round', () => {
    covers('arr-actions-depend-on-dice-and-leaders');
    const open = (dice: object, leaders: object) => new Table({ ...QUIET, atreides: { dice, leaders } });
    expect(open({ strategy: 1 }, {}).keys).toEqual(['die:strategy', 'desert-power']);
    expect(open({ mentat: 1 }, {}).choose('die:mentat').keys).toEqual([
      'act:mentat-draw',
      'leader:lady-jessica',
    ]);
    expect(open({ mentat: 1 }, { 'lady-jessica': 'spent' }).choose('die:mentat').asks).toBe('draw');
    expect(open({ deployment: 1 }, { chani: 'ready' }).choose('die:deployment').keys).toEqual([
      'act:deployment-deploy',
      'leader:chani',
    ]);
  });

  it('are not offered when they would do nothing, as those of leaders who must lead but are off the board', () => {
    const led = (named: string[]) =>
      new Table({
        ...QUIET,
        turn: 'harkonnen',
        areas: { 'north-pole': { harkonnen: { regular: 3, generic: 1, named } } },
        harkonnen: { dice: { leadership: 1, house: 1 } },
      });
    const without = led([]);
    expect(without.choose('die:leadership').keys).not.toContain('leader:beast-rabban');
    expect(led(['beast-rabban']).choose('die:leadership').keys).toContain('leader:beast-rabban');
    // The Baron makes regular units elite, wherever he is; without regular units there is nothing to do.
    expect(led([]).choose('die:house').keys).toContain('leader:baron-harkonnen');
    const elite = new Table({
      ...QUIET,
      turn: 'harkonnen',
      areas: { 'north-pole': { harkonnen: { elite: 3 } } },
      harkonnen: { dice: { house: 1 } },
    });
    elite.choose('die:house');
    expect(elite.keys).not.toContain('leader:baron-harkonnen');
    expect(elite.refused('leader:baron-harkonnen') ?? 'no-effect').toBe('no-effect');
  });

  it('that place their leader ask where, and not once more who', () => {
    const table = new Table({
      ...QUIET,
      areas: {
        windgap: { atreides: { regular: 3, generic: 1 } },
        'hobars-gap': { atreides: { regular: 1 } },
      },
      atreides: { dice: { leadership: 1 } },
    });
    table.choose('die:leadership', 'leader:paul-atreides');
    expect([table.asks, table.keys]).toEqual(['spot', ['area@hobars-gap', 'area@windgap', 'skip']]);
    table.choose('area@hobars-gap');
    expect(table.legion('atreides', 'hobars-gap')).toEqual({ regular: 1, named: ['paul-atreides'] });
    expect(table.asks).toBe('move-legion');
  });
});
