import { describe, expect, it } from 'vitest';
import { Table } from './table.js';

const HAZARDS = { clear: true, phase: 'hazards' as const };
const MISS = Array(60).fill('shield');

describe('phase 3: wormsigns', () => {
  it('first discards those with Atreides or sandworms, then marks Harkonnen legions and harvesters in the desert: arr-hazards-atreides-acts, arr-hazards-1-discard-wormsigns, arr-hazards-2-place-wormsigns, arr-hazards-2-one-per-area, arr-summary-wormsigns-exceptions', () => {
    const table = new Table({
      ...HAZARDS,
      combatRolls: MISS,
      signSupply: ['sand', 'sand', 'sand', 'sand', 'sand'],
      areas: {
        'outer-ne-1': { sign: 'sandworm', atreides: { regular: 1 } },
        'outer-ne-3': { sign: 'burrowed', harvester: true },
        'outer-ne-5': { harkonnen: { regular: 1 }, harvester: true },
        'outer-ne-8': { harvester: true },
        'outer-ne-9': { worm: 'sandworm' },
        arrakeen: { harkonnen: { regular: 1 } },
      },
    });
    expect(table.happened('wormsign-removed').map((event) => event.area)).toEqual(['outer-ne-1']);
    expect(
      table
        .happened('wormsign-placed')
        .map((event) => event.area)
        .toSorted(),
    ).toEqual(['outer-ne-5', 'outer-ne-8']);
    expect(
      table
        .happened('wormsign')
        .map((event) => event.area)
        .toSorted(),
    ).toEqual(['outer-ne-3', 'outer-ne-5', 'outer-ne-8']);
  });

  it('turns over all of them, those placed earlier too, and returns them: arr-hazards-3-reveal-all, arr-summary-wormsigns-flipped, arr-wormsigns-reshuffled, arr-wormsigns-none-after-phase-3, arr-wormsign-sand', () => {
    const table = new Table({
      ...HAZARDS,
      areas: { 'outer-ne-1': { sign: 'sand' }, 'outer-se-1': { sign: 'sand' } },
    });
    expect(table.happened('wormsign')).toHaveLength(2);
    expect(table.state.areas.every((zone) => zone.sign === undefined)).toBe(true);
    expect(table.state.signSupply).toHaveLength(16);
    expect(table.state.areas.every((zone) => zone.worm === undefined)).toBe(true);
  });

  it('brings sandworms for worm tokens anywhere and burrowed ones in deep desert: arr-wormsign-sandworm, arr-wormsign-burrowed, arr-sandworms-persist, arr-sandworm-timing-intro', () => {
    const table = new Table({
      ...HAZARDS,
      areas: {
        'outer-ne-3': { sign: 'sandworm' },
        'outer-ne-4': { sign: 'burrowed' },
        'outer-ne-1': { sign: 'burrowed' },
      },
    });
    expect(table.zone('outer-ne-3').worm).toBe('sandworm');
    expect(table.zone('outer-ne-1').worm).toBe('sandworm');
    expect(table.zone('outer-ne-4').worm).toBeUndefined();
    while (table.state.round < 2) table.drift();
    expect(table.zone('outer-ne-3').worm).toBe('sandworm');
  });

  it('asks for areas when the supply is short: arr-hazards-2-supply-short', () => {
    const areas: Record<string, object> = {};
    for (let i = 1; i <= 14; i++)
      areas[`outer-ne-${i}`] = { sign: i < 8 ? 'sand' : i < 12 ? 'burrowed' : 'sandworm' };
    const table = new Table({
      ...HAZARDS,
      areas: {
        ...areas,
        'outer-se-1': { harvester: true },
        'outer-se-3': { harvester: true },
        'outer-se-6': { harvester: true },
      },
    });
    expect([table.asks, table.asked]).toEqual(['hazard-area', 'atreides']);
    expect(table.keys).toHaveLength(3);
    table.choose('area@outer-se-3', 'area@outer-se-6');
    expect(table.happened('wormsign-placed').map((event) => event.area)).toEqual([
      'outer-se-3',
      'outer-se-6',
    ]);
  });

  it('takes figures from the board, and of more than four worms the Atreides drop some: arr-worms-must-be-placed, arr-worms-taken-from-board, arr-worms-more-than-4', () => {
    const short = new Table({
      ...HAZARDS,
      areas: {
        'outer-sw-1': { worm: 'sandworm' },
        'outer-sw-2': { worm: 'sandworm' },
        'outer-sw-3': { worm: 'sandworm' },
        'outer-sw-4': { worm: 'wild-maker' },
        'outer-ne-3': { sign: 'sandworm' },
        'outer-ne-5': { sign: 'sandworm' },
      },
    });
    expect(short.asks).toBe('take-worm');
    // Neither the worm that has just appeared nor Wild Maker is taken.
    expect(short.keys.toSorted()).toEqual(['worm@outer-sw-1', 'worm@outer-sw-2', 'worm@outer-sw-3']);
    short.choose('worm@outer-sw-2');
    expect(short.zone('outer-ne-5').worm).toBe('sandworm');
    expect(short.zone('outer-sw-2').worm).toBeUndefined();
    const many = new Table({
      ...HAZARDS,
      areas: {
        'outer-ne-3': { sign: 'sandworm' },
        'outer-ne-4': { sign: 'sandworm' },
        'outer-ne-5': { sign: 'sandworm' },
        'outer-ne-6': { sign: 'sandworm' },
        'outer-ne-1': { sign: 'burrowed' },
      },
    });
    expect([many.asks, many.keys.length]).toEqual(['drop-worm', 5]);
    many.choose('drop@outer-ne-4');
    expect(
      many.state.areas
        .filter((zone) => zone.worm === 'sandworm')
        .map((zone) => zone.id)
        .toSorted(),
    ).toEqual(['outer-ne-1', 'outer-ne-3', 'outer-ne-5', 'outer-ne-6']);
  });
});

describe('appearing sandworms', () => {
  it('remove a lone harvester unless a connected carryall saves it: arr-worm-on-harvester-alone, arr-carryall-rescue, arr-carryall-rescue-one-each, arr-carryall-rescue-worm-stays, arr-carryall-rescued-harvests', () => {
    const position = {
      ...HAZARDS,
      areas: {
        'outer-ne-1': { sign: 'sandworm' as const, harvester: true },
        'outer-se-2': { sign: 'sandworm' as const, harvester: true },
      },
      air: { 'air-outer-ne': 'carryall' as const },
    };
    const table = new Table(position);
    expect([table.asks, table.asked]).toEqual(['worm-effect', 'atreides']);
    table.choose('worm@outer-se-2');
    expect(table.zone('outer-se-2').harvester).toBe(false);
    expect([table.asks, table.asked]).toEqual(['rescue', 'harkonnen']);
    expect(table.keys).toEqual(['carryall:air-outer-ne', 'lose']);
    table.choose('carryall:air-outer-ne');
    expect(table.zone('outer-ne-1').worm).toBe('sandworm');
    expect(table.state.air['air-outer-ne']).toBeUndefined();
    // Saved in deep desert: two spice in the next phase.
    expect(table.happened('spice')).toMatchObject([{ harvested: 2 }]);
    const lost = new Table(position).choose('worm@outer-se-2', 'lose');
    expect(lost.happened('spice')).toMatchObject([{ harvested: 0 }]);
    expect(lost.state.air['air-outer-ne']).toBe('carryall');
  });

  it('drive a legion away where the Atreides want, after all worms are placed: arr-worm-on-legion-retreat, arr-worm-effects-after-all-placed, arr-hazards-3-order-free, arr-retreat-area-chosen-by-attacker', () => {
    const table = new Table({
      ...HAZARDS,
      combatRolls: MISS,
      areas: {
        'outer-ne-3': { sign: 'sandworm', harkonnen: { regular: 2 } },
        'outer-ne-4': { sign: 'sandworm', harkonnen: { regular: 1 } },
        'outer-ne-1': { sign: 'sand' },
      },
    });
    expect(table.asks).toBe('worm-effect');
    expect(table.zone('outer-ne-4').worm).toBe('sandworm');
    table.choose('worm@outer-ne-3');
    expect([table.asks, table.asked]).toEqual(['retreat-to', 'atreides']);
    // The new worm beside them bars the way, the sign of this phase no longer does.
    expect(table.keys.toSorted()).toEqual(['to@outer-ne-1', 'to@outer-nw-11', 'to@outer-nw-3']);
    table.choose('to@outer-ne-1');
    expect(table.legion('harkonnen', 'outer-ne-1')).toEqual({ regular: 2 });
  });

  it('cost a harvester when the legion leaves: arr-worm-on-legion-and-harvester-retreat', () => {
    const table = new Table({
      ...HAZARDS,
      combatRolls: MISS,
      areas: { 'outer-ne-3': { sign: 'sandworm', harkonnen: { regular: 2 }, harvester: true } },
    });
    table.choose('to@outer-ne-1');
    expect(table.happened('vehicle')).toMatchObject([
      { vehicle: 'harvester', at: 'outer-ne-3', change: 'removed' },
    ]);
  });

  const TRAP = {
    'outer-ne-10': { sign: 'sandworm' as const, harkonnen: { regular: 2 }, harvester: true },
    'sihaya-ridge': { atreides: { regular: 1 } },
    'outer-ne-9': { atreides: { regular: 1 } },
    'outer-ne-13': { atreides: { regular: 1 } },
  };

  it('attack a legion that cannot leave, and are used up by it: arr-worm-on-legion-no-retreat-attack, arr-worm-no-retreat-harvester', () => {
    const survived = new Table({ ...HAZARDS, areas: TRAP, combatRolls: ['sword', ...MISS] });
    expect(survived.legion('harkonnen', 'outer-ne-10')).toEqual({ regular: 1 });
    expect(survived.happened('worm-attack')).toHaveLength(1);
    expect(survived.zone('outer-ne-10').worm).toBeUndefined();
    expect(survived.happened('spice')).toMatchObject([{ harvested: 2 }]);
    const killed = new Table({ ...HAZARDS, areas: TRAP, combatRolls: ['sword', 'sword', ...MISS] });
    expect(killed.legion('harkonnen', 'outer-ne-10')).toEqual({});
    expect(killed.happened('spice')).toMatchObject([{ harvested: 0 }]);
    const rescued = new Table({
      ...HAZARDS,
      areas: TRAP,
      combatRolls: ['sword', 'sword', ...MISS],
      air: { 'air-outer-ne': 'carryall' },
    });
    rescued.choose('carryall:air-outer-ne');
    expect(rescued.happened('spice')).toMatchObject([{ harvested: 2 }]);
  });
});

describe('coriolis storms', () => {
  const hits = (area: string, faces: string[], more: object = {}) =>
    new Table({
      ...HAZARDS,
      areas: { [area]: { harkonnen: { regular: 6 } } },
      combatRolls: faces as never,
      signSupply: ['sand'],
      ...more,
    });

  it('roll two dice for each exposed legion: arr-storm-areas, arr-storm-2-dice-per-legion, arr-storm-not-mountain, arr-storm-not-atreides, arr-storm-not-harvester', () => {
    const table = new Table({
      ...HAZARDS,
      combatRolls: MISS,
      signSupply: ['sand', 'sand'],
      areas: {
        arrakeen: { harkonnen: { regular: 1 } },
        'north-pole': { harkonnen: { regular: 1 } },
        'false-wall-south': { harkonnen: { regular: 1 } },
        'harg-pass': { harkonnen: { regular: 1 } },
        'outer-ne-3': { harkonnen: { regular: 1 } },
        'outer-ne-8': { atreides: { regular: 1 } },
        'outer-ne-9': { harvester: true },
      },
    });
    expect(
      table
        .happened('storm')
        .map((event) => event.area)
        .toSorted(),
    ).toEqual(['false-wall-south', 'harg-pass', 'outer-ne-3']);
    expect(table.happened('roll').map((event) => event.faces.length)).toEqual([2, 2, 2]);
  });

  it('hit by swords, and by specials in the desert: arr-storm-hits, arr-storm-casualties-at-once', () => {
    expect(hits('outer-ne-1', ['sword', 'special']).legion('harkonnen', 'outer-ne-1')).toEqual({
      regular: 3,
    });
    expect(hits('outer-ne-3', ['sword', 'special']).legion('harkonnen', 'outer-ne-3')).toEqual({
      regular: 4,
    });
    expect(hits('harg-pass', ['sword', 'special']).legion('harkonnen', 'harg-pass')).toEqual({ regular: 5 });
    expect(hits('pasty-mesa', ['special', 'shield']).legion('harkonnen', 'pasty-mesa')).toEqual({
      regular: 6,
    });
  });

  it('reach the plateaus that atomics have opened: arr-atomics-exposes-plateaus, arr-atomics-splintered-rock, arr-atomics-hole-in-the-rock, arr-atomics-rimwall-west', () => {
    const struck = (atomics: string) => {
      const legion = { harkonnen: { regular: 1 } };
      const table = new Table({
        ...HAZARDS,
        atomics,
        combatRolls: MISS,
        areas: {
          arrakeen: legion,
          carthag: legion,
          arsunt: legion,
          'imperial-basin': legion,
          'hagga-basin': legion,
        },
      });
      return table
        .happened('storm')
        .map((event) => event.area)
        .toSorted();
    };
    expect(struck('splintered-rock')).toEqual(['hagga-basin']);
    expect(struck('hole-in-the-rock')).toEqual(['imperial-basin']);
    expect(struck('rimwall-west')).toEqual(['arrakeen', 'imperial-basin']);
  });
});

describe('moving sandworms', () => {
  const dice = { atreides: { dice: { mentat: 1 } }, harkonnen: { dice: { mentat: 2 } } };
  const move = (areas: object, from: string) =>
    new Table({ clear: true, ...dice, areas }).choose('desert-power', 'act:move-worms', `worm@${from}`);

  it('goes up to two desert areas, past anything, to a place without figures and tokens: arr-worm-move-2, arr-worm-move-stop, arr-worm-move-pass, arr-worm-move-no-effect-passing', () => {
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

  it('reach two areas, through desert: arr-worm-attack-removes-worm, arr-worm-attack-middle-desert, arr-worm-attack-targets-desert, arr-worm-attack-targets-plateau-erg, arr-worm-attack-not-mountain', () => {
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
      'skip',
    ]);
  });

  it('take a harvester without a roll, and no carryall helps: arr-worm-attack-harvester, arr-worm-attack-harvester-no-rescue', () => {
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

  it('roll four dice, six for Wild Maker, and nothing is rolled back: arr-worm-attack-4-dice, arr-wild-maker-attack-6-dice, arr-worm-attack-hits, arr-worm-attack-no-roll-back, arr-worm-attack-casualties, arr-wild-maker-after-attack, arr-wild-maker-is-sandworm', () => {
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
    expect(maker.faction('atreides').tank).toEqual([]);
    expect(maker.state.worms).toBe(4);
  });

  it('remove a harvester with the last unit, but never a settlement: arr-worm-attack-kills-all-harvester, arr-worm-attack-settlement-stays, arr-settlement-special-attacks-no, arr-atomics-wormsigns-allowed', () => {
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

describe('family atomics', () => {
  const READY = { clear: true, prescience: { jihad: 8 } };

  it('wait for a marker on step 8 and go off once: arr-prescience-8-atomics, arr-atomics-once, arr-atomics-choose-1-of-3, arr-atomics-others-to-box', () => {
    expect(new Table({ clear: true, prescience: { jihad: 7 } }).keys.join()).not.toContain('atomics');
    const table = new Table(READY);
    expect(table.keys.filter((key) => key.startsWith('atomics'))).toEqual([
      'atomics@splintered-rock',
      'atomics@hole-in-the-rock',
      'atomics@rimwall-west',
    ]);
    table.choose('atomics@hole-in-the-rock');
    expect(table.asks).toBe('turn');
    expect(table.faction('atreides').used).toBe(0);
    expect(table.keys.join()).not.toContain('atomics');
  });

  it('turn the mountain into desert for good: arr-atomics-area-becomes-desert, arr-atomics-wormsigns-allowed', () => {
    const table = new Table({
      ...READY,
      atreides: { dice: { mentat: 1 } },
      harkonnen: { dice: { house: 2 } },
    });
    table.choose('atomics@hole-in-the-rock', 'desert-power', '?act:wormsigns', 'sector:central-ne');
    expect(table.keys).toEqual(['area@hole-in-the-rock', 'area@central-ne-3', 'skip']);
    table.choose('area@hole-in-the-rock', 'skip');
    expect(table.zone('hole-in-the-rock').terrain).toBe('desert');
    expect(table.zone('hole-in-the-rock').sign).toBeDefined();
  });

  it('drive a legion out to where its opponent wants, or destroy it: arr-atomics-legion-displaced, arr-atomics-legion-displaced-by-opponent, arr-atomics-legion-displaced-example, arr-atomics-legion-destroyed', () => {
    const table = new Table({
      ...READY,
      areas: { 'hole-in-the-rock': { atreides: { regular: 2, generic: 1 } } },
    });
    table.choose('atomics@hole-in-the-rock');
    expect([table.asks, table.asked]).toEqual(['flee-atomics', 'harkonnen']);
    expect(table.keys).not.toContain('to@imperial-basin');
    table.choose('to@central-ne-3');
    expect(table.legion('atreides', 'central-ne-3')).toEqual({ regular: 2, generic: 1 });
    const wall = { atreides: { regular: 1 } };
    const trapped = new Table({
      ...READY,
      areas: {
        'splintered-rock': { harkonnen: { regular: 2, named: ['baron-harkonnen'] } },
        'central-ne-2': wall,
        'hagga-basin': { settlement: 0, atreides: { regular: 1 } },
        'wind-pass': wall,
        'central-nw-2': wall,
      },
    });
    trapped.choose('atomics@splintered-rock');
    expect(trapped.legion('harkonnen', 'splintered-rock')).toEqual({});
    expect(trapped.faction('harkonnen').tank).toEqual([{ leader: 'baron-harkonnen', slot: 0 }]);
  });
});

describe('Wild Maker', () => {
  const dice = { atreides: { dice: { mentat: 2 }, hand: ['shai-hulud'] } };

  it('enters by Shai-Hulud, in empty desert, its card spent: arr-wild-maker-enters, arr-wild-maker-placed, arr-wild-maker-card-spent, arr-wild-maker-no-legion', () => {
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

  it('may become an ordinary sandworm at the end of any phase: arr-wild-maker-swap', () => {
    const table = new Table({
      phase: 'hazards',
      clear: true,
      areas: { 'outer-ne-8': { worm: 'wild-maker' } },
    });
    expect([table.asks, table.asked]).toEqual(['wild-maker', 'atreides']);
    table.choose('keep');
    expect(table.zone('outer-ne-8').worm).toBe('wild-maker');
    while (table.asks !== 'wild-maker') table.drift();
    expect(table.state.phase).toBe('spice');
    table.choose('replace');
    expect(table.zone('outer-ne-8').worm).toBe('sandworm');
    expect(table.state.worms).toBe(3);
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
});
