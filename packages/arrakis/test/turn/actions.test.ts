import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';
import { QUIET } from './quiet.js';

describe('Strategy and Leadership', () => {
  it('move two legions, or attack with one', () => {
    covers('arr-strategy-move-2', 'arr-strategy-attack-1');
    const table = new Table({
      clear: true,
      areas: {
        windgap: { atreides: { regular: 1 } },
        'habbanya-ridge': { atreides: { regular: 1 } },
        'hobars-gap': { atreides: { regular: 1 } },
        'central-sw-3': { harkonnen: { regular: 1 } },
      },
    });
    table.choose('die:strategy', 'act:strategy-move', 'legion@windgap', 'to@central-sw-5');
    table.choose('legion@habbanya-ridge', 'to@outer-sw-2');
    expect(table.asked).toBe('harkonnen');
    const attack = new Table({
      clear: true,
      areas: { windgap: { atreides: { regular: 1 } }, 'central-sw-3': { harkonnen: { regular: 1 } } },
    });
    attack.choose('die:strategy', 'act:strategy-attack', 'legion@windgap', 'attack@central-sw-3');
    expect(attack.happened('attack')).toMatchObject([
      { from: 'windgap', area: 'central-sw-3', surprise: false },
    ]);
  });

  it('Leadership moves legions with leaders and attacks by surprise with one', () => {
    covers('arr-leadership-move-2', 'arr-leadership-surprise-attack');
    const areas = {
      windgap: { atreides: { regular: 1, generic: 1 } },
      'habbanya-ridge': { atreides: { regular: 1, generic: 1 } },
      'hobars-gap': { atreides: { regular: 1 } },
      'central-sw-3': { harkonnen: { regular: 1 } },
      'central-se-4': { harkonnen: { regular: 1 } },
    };
    const table = new Table({ clear: true, areas });
    table.choose('die:leadership', 'act:leadership-move');
    expect(table.keys).toEqual(['legion@windgap', 'legion@habbanya-ridge', 'skip']);
    expect(table.refused('area:hobars-gap')).toBe('needs-leader');
    table.choose('legion@windgap', 'to@central-sw-6', 'legion@habbanya-ridge', 'to@outer-sw-2');
    expect(table.asked).toBe('harkonnen');
    const attack = new Table({ clear: true, areas });
    attack.choose('die:leadership', 'act:leadership-attack');
    expect(attack.keys).toEqual(['legion@windgap', 'skip']);
    attack.choose('legion@windgap', 'attack@central-sw-3');
    expect(attack.happened('attack')).toMatchObject([{ surprise: true }]);
  });
});

describe('Deployment', () => {
  it('of the Atreides draws a token, shows it to them, then puts it with a leader in a sietch', () => {
    covers(
      'arr-deployment-atreides',
      'arr-deployment-atreides-random-look',
      'arr-deployment-atreides-sietch-only',
      'arr-deploy-definition',
    );
    const table = new Table({
      clear: true,
      areas: {
        windgap: { atreides: { regular: 1, named: ['stilgar'] } },
        'habbanya-ridge': { sietchShown: true },
        'hobars-gap': { sietch: 0, atreides: { regular: 1 } },
      },
    });
    table.choose('die:deployment', '?act:deployment-deploy');
    const [token] = table.state.tokenSupply.slice(-1);
    expect(table.view(0).faces).toHaveProperty([token as string]);
    expect(table.view(1).faces).not.toHaveProperty([token as string]);
    // Seven sietches still stand, revealed or not; a legion alone is no place.
    expect(table.keys).toHaveLength(9);
    expect(table.keys).toContain('deploy@habbanya-ridge');
    expect(table.keys).not.toContain('deploy@hobars-gap');
    expect(table.keys).toContain('leader@windgap');
    table.choose('deploy@gara-kulon');
    expect(table.legion('atreides', 'gara-kulon')).toEqual({ tokens: 1 });
    // Stilgar is on the board already: he can be placed, but not deployed.
    expect(table.keys).toEqual([
      'bring:naib@supply',
      'bring:paul-atreides@aside',
      'bring:lady-jessica@aside',
      'skip',
    ]);
    table.choose('bring:paul-atreides@aside');
    expect(table.legion('atreides', 'gara-kulon')).toEqual({ tokens: 1, named: ['paul-atreides'] });
  });

  it('of the Atreides brings only a leader when the tokens are used up', () => {
    covers('arr-deployment-token-supply-empty');
    const table = new Table({
      clear: true,
      tokenSupply: [],
      areas: { windgap: { atreides: { regular: 1 } } },
    });
    table.choose('die:deployment', '?act:deployment-deploy');
    expect(table.keys).toEqual(['leader@windgap', 'skip']);
    table.choose('leader@windgap', 'bring:naib@supply');
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 1, generic: 1 });
  });

  it('of the Harkonnen puts three regulars and a leader in settlements', () => {
    covers('arr-deployment-harkonnen', 'arr-deployment-harkonnen-direct');
    const table = new Table({ clear: true, turn: 'harkonnen' });
    table.choose(
      'die:deployment',
      '?act:deployment-deploy',
      'deploy:regular@carthag:2',
      'deploy:regular@north-pole:1',
    );
    expect(table.keys).toContain('bring:baron-harkonnen@aside');
    table.choose('bring:bashar@supply');
    expect(table.keys).toEqual(['deploy@north-pole', 'deploy@carthag']);
    table.choose('deploy@north-pole');
    expect(table.legion('harkonnen', 'carthag')).toEqual({ regular: 2 });
    expect(table.legion('harkonnen', 'north-pole')).toEqual({ regular: 1, generic: 1 });
  });

  it('never brings a leader out of the tank', () => {
    covers('arr-tank-excluded-from-place');
    const table = new Table({
      clear: true,
      turn: 'harkonnen',
      harkonnen: { tank: { 'baron-harkonnen': 2 } },
    });
    table.choose('die:deployment', '?act:deployment-deploy', 'deploy:regular@carthag:3');
    expect(table.keys).not.toContain('bring:baron-harkonnen@aside');
    expect(table.keys).toContain('bring:beast-rabban@aside');
  });
});

describe('Mentat', () => {
  it('draws two cards, split over the decks as announced', () => {
    covers('arr-mentat-draw-2', 'arr-mentat-announce-first');
    const table = new Table({ ...QUIET });
    table.choose('die:mentat', '?act:mentat-draw');
    expect(table.keys).toEqual([
      'draw:house-atreides:2',
      'draw:both@1+1',
      'draw:house-atreides:1',
      'draw:fremen:2',
      'draw:fremen:1',
      'skip',
    ]);
    table.choose('draw:both@1+1');
    expect(table.dashboard('atreides').hand).toHaveLength(2);
    expect(table.asked).toBe('harkonnen');
  });
});

describe('House', () => {
  it('of the Atreides stands for every other result and its leaders, not for Desert Power', () => {
    covers('arr-house-atreides-any-result');
    const table = new Table({ ...QUIET, atreides: { dice: { house: 1 } } });
    table.choose('die:house');
    expect(table.keys).toEqual([
      'act:leadership-move',
      'act:strategy-move',
      'act:deployment-deploy',
      'act:mentat-draw',
      'leader:paul-atreides',
      'leader:stilgar',
      'leader:lady-jessica',
    ]);
  });

  it('of the Harkonnen exchanges two regulars for elites, anywhere', () => {
    covers('arr-house-harkonnen-upgrade');
    const table = new Table({
      clear: true,
      turn: 'harkonnen',
      areas: { 'north-pole': { harkonnen: { regular: 1 } }, carthag: { harkonnen: { regular: 2 } } },
      harkonnen: { dice: { house: 1 } },
    });
    table.choose('die:house', 'act:house-upgrade', 'upgrade@north-pole', 'upgrade@carthag');
    expect(table.legion('harkonnen', 'north-pole')).toEqual({ elite: 1 });
    expect(table.legion('harkonnen', 'carthag')).toEqual({ regular: 1, elite: 1 });
    expect(table.state.phase).not.toBe('actions');
  });

  it('of the Harkonnen places two vehicles by the usual rules, from the supply', () => {
    covers('arr-house-harkonnen-vehicles', 'arr-vehicles-never-move');
    const table = new Table({
      clear: true,
      turn: 'harkonnen',
      harkonnen: { dice: { house: 2 } },
      air: { 'air-central-n': 'carryall' },
    });
    table.choose(
      'die:house',
      '?act:house-vehicles',
      'vehicle:harvester',
      'sector:outer-ne',
      'area@outer-ne-1',
    );
    table.choose('vehicle:ornithopter', 'zone:air-outer-ne');
    expect(table.zone('outer-ne-1').harvester).toBe(true);
    expect(table.state.air['air-outer-ne']).toBe('ornithopter');
    expect(table.state.air['air-central-n']).toBe('carryall');
    expect(table.state.vehicles).toEqual({ harvester: 7, ornithopter: 5, carryall: 2 });
  });

  it('and the other cells differ between the two dashboards', () => {
    covers('arr-dashboards');
    const spent = {
      atreides: { 'paul-atreides': 'spent', 'lady-jessica': 'spent', stilgar: 'spent' },
      harkonnen: { 'baron-harkonnen': 'spent', 'beast-rabban': 'spent', 'captain-aramsham': 'spent' },
    };
    const cells = (side: 'atreides' | 'harkonnen', result: string): string[] => {
      const position = { ...QUIET, turn: side, [side]: { dice: { [result]: 2 }, leaders: spent[side] } };
      return new Table(position).choose(`die:${result}`).keys;
    };
    expect(cells('harkonnen', 'house')).toEqual(['act:house-upgrade', 'act:house-vehicles']);
    expect(cells('atreides', 'house')).toEqual([
      'act:leadership-move',
      'act:strategy-move',
      'act:deployment-deploy',
      'act:mentat-draw',
    ]);
    // A lone effect is chosen at once, unless it shows a token.
    expect(cells('harkonnen', 'deployment')).toContain('deploy:regular@carthag:3');
    expect(cells('atreides', 'deployment')).toEqual(['act:deployment-deploy']);
    // Only the dashboard of the Atreides has Desert Power.
    const few = { dice: { mentat: 1 } };
    const many = { dice: { mentat: 2 } };
    expect(new Table({ ...QUIET, atreides: few, harkonnen: many }).keys).toContain('desert-power');
    expect(new Table({ ...QUIET, turn: 'harkonnen', harkonnen: few, atreides: many }).keys).not.toContain(
      'desert-power',
    );
  });
});
