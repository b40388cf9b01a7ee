import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

describe('moving sandworms', () => {
  const dice = { atreides: { dice: { mentat: 1 } }, harkonnen: { dice: { mentat: 2 } } };
  const move = (areas: object, from: string) =>
    new Table({ clear: true, ...dice, areas }).choose('desert-power', 'act:move-worms', `worm@${from}`);

  it('goes up to two desert areas, past anything, to a place without figures and tokens', () => {
    covers('arr-worm-move-2', 'arr-worm-move-stop', 'arr-worm-move-pass', 'arr-worm-move-no-effect-passing');
    const table = move(
      {
        'outer-ne-3': { worm: 'sandworm' },
        'outer-ne-1': { harkonnen: { regular: 1 }, harvester: true },
        'outer-ne-4': { station: 'jihad' },
        'outer-nw-3': { sign: 'sand' },
        'outer-nw-11': { atreides: { regular: 1 } },
      },
      'outer-ne-3',
    );
    expect(table.keys).toContain('to@outer-ne-4');
    expect(table.keys).toContain('to@outer-ne-2');
    for (const area of ['outer-ne-1', 'outer-nw-3', 'outer-nw-11', 'outer-ne-7', 'outer-ne-6'])
      expect(table.keys).not.toContain(`to@${area}`);
    table.choose('to@outer-ne-2', '?skip');
    expect(table.zone('outer-ne-1').harvester).toBe(true);
    expect(table.zone('outer-ne-3').worm).toBeUndefined();
  });
});

describe('attacks by sandworms', () => {
  const dice = { atreides: { dice: { mentat: 1 } }, harkonnen: { dice: { mentat: 2 } } };
  const strike = (areas: object, more: object = {}) =>
    new Table({ clear: true, ...dice, areas, ...more }).choose('desert-power', 'act:attack-worm');

  it('reach two areas, through desert', () => {
    covers(
      'arr-worm-attack-removes-worm',
      'arr-worm-attack-middle-desert',
      'arr-worm-attack-targets-desert',
      'arr-worm-attack-targets-plateau-erg',
      'arr-worm-attack-not-mountain',
    );
    const legion = { harkonnen: { regular: 1 } };
    const table = strike({
      'central-se-1': { worm: 'sandworm' },
      'harg-pass': legion,
      'false-wall-south': legion,
      'false-wall-east': legion,
      'north-pole': legion,
      'central-se-4': { harvester: true },
      'central-sw-4': legion,
      'central-se-3': legion,
    });
    table.choose('worm@central-se-1');
    // False Wall South lies behind the desert of Central SE 4, Central SE 3 behind an erg.
    expect(table.keys.toSorted()).toEqual([
      'attack@central-se-4',
      'attack@central-sw-4',
      'attack@false-wall-south',
      'attack@harg-pass',
      'back',
    ]);
  });

  it('take a harvester without a roll, and no carryall helps', () => {
    covers('arr-worm-attack-harvester', 'arr-worm-attack-harvester-no-rescue');
    const table = strike(
      { 'outer-ne-3': { worm: 'sandworm' }, 'outer-ne-1': { harvester: true } },
      { air: { 'air-outer-ne': 'carryall' } },
    );
    table.choose('worm@outer-ne-3', 'attack@outer-ne-1');
    expect(table.zone('outer-ne-1').harvester).toBe(false);
    expect(table.zone('outer-ne-3').worm).toBeUndefined();
    expect(table.happened('roll')).toEqual([]);
    expect(table.state.worms).toBe(4);
  });

  it('roll four dice, six for Wild Maker, and nothing is rolled back', () => {
    covers(
      'arr-worm-attack-4-dice',
      'arr-wild-maker-attack-6-dice',
      'arr-worm-attack-hits',
      'arr-worm-attack-no-roll-back',
      'arr-worm-attack-casualties',
      'arr-wild-maker-after-attack',
      'arr-wild-maker-is-sandworm',
    );
    const faces = ['sword', 'special', 'shield', 'special', 'sword', 'sword'] as const;
    const table = strike(
      {
        'outer-ne-3': { worm: 'sandworm' },
        'outer-ne-1': { harkonnen: { regular: 6, named: ['baron-harkonnen'] } },
      },
      { combatRolls: faces },
    );
    table.choose('worm@outer-ne-3', 'attack@outer-ne-1');
    expect(table.happened('roll').map((event) => event.faces.length)).toEqual([4]);
    // One sword and two specials in deep desert.
    expect(table.happened('hits')).toMatchObject([{ n: 5 }]);
    expect([table.asks, table.asked]).toEqual(['casualty', 'harkonnen']);
    const maker = strike(
      { 'outer-ne-3': { worm: 'wild-maker' }, 'outer-ne-4': { harkonnen: { regular: 6, elite: 0 } } },
      { combatRolls: faces },
    );
    maker.choose('worm@outer-ne-3', 'attack@outer-ne-4');
    expect(maker.happened('roll').map((event) => event.faces.length)).toEqual([6]);
    expect(maker.happened('hits')).toMatchObject([{ n: 5 }]);
    expect(maker.zone('outer-ne-3').worm).toBeUndefined();
    expect(maker.dashboard('atreides').tank).toEqual([]);
    expect(maker.state.worms).toBe(4);
  });

  it('remove a harvester with the last unit, but never a settlement', () => {
    covers(
      'arr-worm-attack-kills-all-harvester',
      'arr-worm-attack-settlement-stays',
      'arr-settlement-special-attacks-no',
      'arr-atomics-wormsigns-allowed',
    );
    const table = strike(
      { 'outer-ne-3': { worm: 'sandworm' }, 'outer-ne-4': { harvester: true, harkonnen: { regular: 1 } } },
      { combatRolls: ['sword', 'sword', 'shield', 'shield'] },
    );
    table.choose('worm@outer-ne-3', 'attack@outer-ne-4');
    expect(table.zone('outer-ne-4').harvester).toBe(false);
    const city = strike(
      { 'rimwall-west': { worm: 'sandworm' }, arrakeen: { harkonnen: { regular: 1 } } },
      { atomics: 'rimwall-west', combatRolls: ['sword', 'special', 'special', 'special'] },
    );
    city.choose('worm@rimwall-west', 'attack@arrakeen');
    expect(city.legion('harkonnen', 'arrakeen')).toEqual({});
    expect(city.zone('arrakeen').settlement).toBe(3);
    expect(city.happened('hits')).toMatchObject([{ n: 1 }]);
  });
});
