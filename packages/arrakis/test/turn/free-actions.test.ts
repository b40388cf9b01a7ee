import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

describe('free actions', () => {
  it('cost nothing and can be repeated, before and after the action', () => {
    covers(
      'arr-free-action-no-die',
      'arr-free-action-repeatable',
      'arr-guerrilla-training',
      'arr-guerrilla-training-replace',
      'arr-deployment-token-reveal-when',
      'arr-deployment-token-revealed-leaves-game',
    );
    const table = new Table({
      clear: true,
      faces: { 'starting-1': 0, 'starting-2': 6 },
      areas: { windgap: { atreides: { tokens: ['starting-1', 'starting-2', 'starting-3'] } } },
    });
    table.choose('guerrilla', 'reveal:starting-1@windgap', 'done');
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 2, tokens: 2 });
    expect(table.asks).toBe('turn');
    expect(table.dashboard('atreides').used).toBe(0);
    table.choose('die:mentat', '?act:mentat-draw', 'skip');
    expect(table.asks).toBe('turn-end');
    table.choose('guerrilla', 'reveal:starting-2@windgap', 'done');
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 3, special: 1, tokens: 1 });
    expect(table.state.tokensShown).toEqual(['starting-1', 'starting-2']);
    expect(table.view(1).faces).toEqual({ 'starting-1': 0, 'starting-2': 6 });
    table.choose('end');
    expect(table.asked).toBe('harkonnen');
    expect(table.keys).not.toContain('guerrilla');
  });

  it('scouting spends an ornithopter to reveal a sietch, its tokens or both', () => {
    covers(
      'arr-scouting',
      'arr-scouting-reveals',
      'arr-scouting-tokens-become-units',
      'arr-scouting-sietch-stays-faceup',
      'arr-deployment-token-revealed-when-scouted',
      'arr-ornithopter-uses',
    );
    const position = {
      clear: true,
      turn: 'harkonnen' as const,
      air: { 'air-outer-sw': 'ornithopter' as const },
      faces: { 'starting-1': 0 },
      areas: { windgap: { sietch: 3, atreides: { tokens: ['starting-1'] } } },
    };
    const table = new Table(position);
    expect(table.keys).toContain('scout');
    table.choose('scout', '?ornithopter:air-outer-sw');
    expect(table.keys).toEqual(['scout@windgap', 'scout@habbanya-ridge']);
    table.choose('scout@windgap');
    expect(table.keys).toEqual(['reveal:both', 'reveal:sietch', 'reveal:tokens']);
    table.choose('reveal:both');
    expect(table.view(1).areas.windgap?.sietchRank).toBe(3);
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 2 });
    expect(table.state.air['air-outer-sw']).toBeUndefined();
    expect(table.asks).toBe('turn');
    const sietch = new Table(position).choose(
      'scout',
      '?ornithopter:air-outer-sw',
      'scout@windgap',
      'reveal:sietch',
    );
    expect(sietch.legion('atreides', 'windgap')).toEqual({ tokens: 1 });
    expect(sietch.zone('windgap').sietchShown).toBe(true);
  });

  it('scouting is forbidden by the ban of the Guild', () => {
    covers('arr-bans-always-apply');
    const table = new Table({
      clear: true,
      turn: 'harkonnen',
      bans: ['spacing-guild'],
      air: { 'air-outer-sw': 'ornithopter' },
    });
    expect(table.keys).not.toContain('scout');
    expect(table.refused('action:scout')).toBe('ban');
  });

  it('can be taken in the middle of an action too', () => {
    covers('arr-guerrilla-training', 'arr-scouting');
    const areas = {
      windgap: { atreides: { regular: 1, tokens: ['starting-1'] } },
      'outer-sw-2': { harkonnen: { regular: 2 } },
    };
    const faces = { 'starting-1': 0 };
    const table = new Table({ clear: true, areas, faces });
    table.choose('die:strategy', 'act:strategy-move', 'guerrilla', '?reveal:starting-1@windgap', '?done');
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 3 });
    expect(table.asks).toBe('move-legion');
    const air = { 'air-outer-sw': 'ornithopter' };
    const scouting = new Table({ clear: true, turn: 'harkonnen', areas, faces, air });
    scouting.choose('die:strategy', '?act:strategy-move', 'scout', '?ornithopter:air-outer-sw');
    scouting.choose('scout@windgap', 'reveal:tokens');
    expect(scouting.legion('atreides', 'windgap')).toEqual({ regular: 3 });
    expect(scouting.asks).toBe('move-legion');
  });

  it('come from tokens, ornithopters, atomics and schemes', () => {
    covers('arr-free-action-sources');
    const free = (table: Table) =>
      [...new Set(table.keys.map((key) => key.replace(/[:@].*/, '')))].filter(
        (verb) => verb !== 'die' && verb !== 'card' && verb !== 'desert-power',
      );
    const position = {
      clear: true,
      prescience: { jihad: 8 },
      areas: { windgap: { atreides: { regular: 1, tokens: ['starting-1'] } } },
      air: { 'air-outer-sw': 'ornithopter' },
      harkonnen: { hand: ['hawats-scheming', 'hawats-scheming'], leaders: { 'thufir-hawat': 'ready' } },
    };
    expect(free(new Table(position))).toEqual(['guerrilla', 'atomics']);
    const table = new Table({ ...position, turn: 'harkonnen' });
    expect(free(table)).toEqual(['scout', 'scheme']);
    table.choose('scheme:2', 'scout', '?ornithopter:air-outer-sw', 'scout@windgap', 'reveal:both');
    expect(table.asks).toBe('turn');
    expect(table.dashboard('harkonnen').used).toBe(4);
  });
});
