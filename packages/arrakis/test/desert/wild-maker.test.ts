import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

describe('Wild Maker', () => {
  const dice = { atreides: { dice: { mentat: 2 }, hand: ['shai-hulud'] } };

  it('enters by Shai-Hulud, in empty desert, its card spent', () => {
    covers('arr-wild-maker-enters', 'arr-wild-maker-placed', 'arr-wild-maker-card-spent');
    const table = new Table({ clear: true, ...dice });
    table.choose('card:shai-hulud', '?die:mentat', 'sector:outer-ne');
    expect(table.keys).not.toContain('area@gara-kulon');
    table.choose('area@outer-ne-8');
    expect(table.zone('outer-ne-8').worm).toBe('wild-maker');
    expect(table.faction('atreides').leaders['wild-maker']).toBe('spent');
    expect(table.state.worms).toBe(4);
    while (table.state.round < 2) table.drift();
    expect(table.faction('atreides').leaders['wild-maker']).toBe('ready');
  });

  it('may become an ordinary sandworm before the actions, which is as good as after any other phase', () => {
    covers('arr-wild-maker-swap');
    const table = new Table({
      phase: 'hazards',
      clear: true,
      areas: { 'outer-ne-8': { worm: 'wild-maker' } },
    });
    while (table.asks !== 'wild-maker') table.drift();
    expect([table.state.phase, table.asked, table.keys]).toEqual([
      'vehicles',
      'atreides',
      ['keep', 'replace'],
    ]);
    table.choose('replace');
    expect(table.zone('outer-ne-8').worm).toBe('sandworm');
    expect(table.state.worms).toBe(3);
  });

  it('is asked about before the hazards too if they may use up the figures', () => {
    covers('arr-wild-maker-swap');
    const asked = (signs: readonly string[]): boolean => {
      const areas = Object.fromEntries(signs.map((area) => [area, { sign: 'sand' }]));
      const table = new Table({
        clear: true,
        turn: 'harkonnen',
        areas: { ...areas, 'outer-ne-8': { worm: 'wild-maker' } },
        harkonnen: { dice: { mentat: 1 }, leaders: { 'thufir-hawat': 'gone' } },
      });
      table.choose('die:mentat', '?act:mentat-draw', 'skip', '?end');
      return table.asks === 'wild-maker' && table.state.phase === 'actions';
    };
    expect(asked(['outer-ne-1', 'outer-ne-2', 'outer-ne-3'])).toBe(false);
    expect(asked(['outer-ne-1', 'outer-ne-2', 'outer-ne-3', 'outer-ne-4'])).toBe(true);
  });

  it('acts with its card beside Desert Power once it is ready', () => {
    const table = new Table({
      clear: true,
      areas: { 'outer-ne-8': { worm: 'wild-maker' } },
      atreides: { dice: { mentat: 1 } },
      harkonnen: { dice: { mentat: 2 } },
    });
    table.choose('desert-power', 'leader:wild-maker', 'sector:outer-se', 'area@outer-se-1');
    expect(table.zone('outer-se-1').worm).toBe('wild-maker');
    expect(table.zone('outer-ne-8').worm).toBeUndefined();
    expect(table.asks).toBe('desert-power');
    expect(table.keys).not.toContain('leader:wild-maker');
    table.choose('skip');
    expect(table.faction('atreides').leaders['wild-maker']).toBe('spent');
  });

  it('bars and carries legions like any sandworm', () => {
    covers('arr-wild-maker-is-sandworm');
    const table = new Table({
      clear: true,
      areas: { 'outer-ne-3': { atreides: { regular: 1 } }, 'outer-ne-4': { worm: 'wild-maker' } },
    }).choose('die:strategy', 'act:strategy-move', 'legion@outer-ne-3');
    expect(table.keys).toContain('to@outer-ne-5');
    expect(table.keys).not.toContain('to@outer-ne-4');
  });

  it('never joins a legion', () => {
    covers('arr-wild-maker-no-legion');
    const table = new Table({
      clear: true,
      areas: { windgap: { atreides: { regular: 1 } } },
      atreides: { dice: { deployment: 1 }, leaders: { 'wild-maker': 'ready' } },
    });
    table.choose('die:deployment', '?act:deployment-deploy', 'deploy@windgap');
    expect(table.keys).toEqual([
      'bring:naib@supply',
      'bring:paul-atreides@aside',
      'bring:lady-jessica@aside',
      'bring:stilgar@aside',
      'skip',
    ]);
    const end = new Table({ clear: true, phase: 'end', areas: { 'outer-ne-8': { worm: 'wild-maker' } } });
    expect(end.asks).not.toBe('swap-leader');
  });
});
