import { describe, expect, it } from 'vitest';
import { Table } from './table.js';

const STRATEGY = { atreides: { dice: { strategy: 2 } }, harkonnen: { dice: { strategy: 2, leadership: 1 } } };

function harkonnen(areas: object, more: object = {}): Table {
  return new Table({ clear: true, turn: 'harkonnen', ...STRATEGY, areas, ...more });
}

function atreides(areas: object, more: object = {}): Table {
  return new Table({ clear: true, ...STRATEGY, areas, ...more });
}

describe('moving a legion', () => {
  it('leads to adjacent areas that are free: arr-move-to-adjacent-free, arr-move-not-into-enemy, arr-move-not-across-impassable, arr-worm-blocks-entry, arr-legion-definition', () => {
    const table = harkonnen({
      'central-sw-5': { harkonnen: { regular: 2 } },
      'central-se-1': { worm: 'sandworm' },
      'central-se-4': { atreides: { regular: 1 } },
      'central-sw-4': { sign: 'sand' },
    });
    table.choose('die:strategy', '?act:strategy-move', 'legion@central-sw-5');
    expect(table.keys.toSorted()).toEqual(['to@central-sw-3', 'to@central-sw-4', 'to@central-sw-6']);
    // Shield Wall East and the area behind the red border are no neighbours.
    const wall = harkonnen({ 'shield-wall-east': { harkonnen: { regular: 1 } } });
    wall.choose('die:strategy', '?act:strategy-move', 'legion@shield-wall-east');
    expect(wall.keys).not.toContain('to@central-ne-6');
  });

  it('happens by actions only, and counts in whole areas: arr-move-only-action-phase', () => {
    const table = harkonnen({ 'central-sw-5': { harkonnen: { regular: 1 } } });
    table.choose('die:strategy', '?act:strategy-move', 'legion@central-sw-5', 'to@central-sw-3');
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 1 });
    expect(table.legion('harkonnen', 'central-sw-5')).toEqual({});
  });

  it('may divide it, but leaves no leader without a unit: arr-move-split, arr-move-leader-needs-unit, arr-leader-only-with-units, arr-leader-not-unit', () => {
    const table = harkonnen({ 'central-sw-5': { harkonnen: { regular: 1, elite: 1, generic: 1 } } });
    table.choose('die:strategy', '?act:strategy-move', 'legion@central-sw-5', 'to@central-sw-3', 'part');
    expect(table.keys).toEqual(['take:elite:0', 'take:elite:1']);
    table.choose('take:elite:1');
    expect(table.keys).toEqual(['take:regular:0', 'take:regular:1']);
    table.choose('take:regular:1');
    // All units go: the bashar cannot stay.
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 1, elite: 1, generic: 1 });
    const other = harkonnen({ 'central-sw-5': { harkonnen: { regular: 1, elite: 1, generic: 1 } } });
    other.choose(
      'die:strategy',
      '?act:strategy-move',
      'legion@central-sw-5',
      'to@central-sw-3',
      'part',
      'take:elite:0',
    );
    // Somebody must go: the last kind of unit is not left behind.
    expect(other.keys).toEqual(['take:bashar:0', 'take:bashar:1']);
    other.choose('take:bashar:0');
    expect(other.legion('harkonnen', 'central-sw-5')).toEqual({ elite: 1, generic: 1 });
  });

  it('by Leadership takes a leader along: arr-move-leadership-split-leader-moves', () => {
    const table = harkonnen({
      'central-sw-5': { harkonnen: { regular: 3, generic: 1, named: ['beast-rabban'] } },
    });
    table.choose(
      'die:leadership',
      'act:leadership-move',
      'legion@central-sw-5',
      'to@central-sw-3',
      'part',
      'take:regular:1',
    );
    table.choose('take:bashar:0');
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 1, named: ['beast-rabban'] });
  });

  it('leaves a part that is another legion for the second move: arr-move-split-example', () => {
    const table = harkonnen({ 'central-sw-5': { harkonnen: { regular: 5, generic: 1 } } });
    table.choose(
      'die:strategy',
      '?act:strategy-move',
      'legion@central-sw-5',
      'to@central-sw-3',
      'part',
      'take:regular:2',
    );
    table.choose('take:bashar:0');
    expect(table.legion('harkonnen', 'central-sw-5')).toEqual({ regular: 3, generic: 1 });
    table.choose('legion@central-sw-5', 'to@central-sw-4', 'all');
    expect(table.legion('harkonnen', 'central-sw-4')).toEqual({ regular: 3, generic: 1 });
  });

  it('moves no figure twice in one action: arr-move-figure-once-per-action, arr-move-simultaneous, arr-move-no-pick-up-example', () => {
    const table = harkonnen({
      'central-sw-5': { harkonnen: { regular: 2 } },
      'central-sw-3': { harkonnen: { elite: 1 } },
    });
    table.choose('die:strategy', '?act:strategy-move', 'legion@central-sw-5', 'to@central-sw-3', 'all');
    expect(table.keys).toEqual(['legion@central-sw-3', 'skip']);
    table.choose('legion@central-sw-3', 'to@central-sw-4');
    // Only the elite, which had not moved, went on.
    expect(table.legion('harkonnen', 'central-sw-4')).toEqual({ elite: 1 });
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 2 });
    const alone = harkonnen({ 'central-sw-5': { harkonnen: { regular: 2 } } });
    alone.choose('die:strategy', '?act:strategy-move', 'legion@central-sw-5', 'to@central-sw-3', 'all');
    expect(alone.asked).toBe('atreides');
  });
});

describe('the unit limit', () => {
  it('is six units per area, checked after the last move; the owner removes the surplus: arr-stacking-limit-6, arr-stacking-excess-removed, arr-move-multi-limit-at-end, arr-stacking-leaders-free', () => {
    const areas = {
      'central-sw-5': { harkonnen: { regular: 4, generic: 2 } },
      'central-sw-3': { harkonnen: { regular: 2, elite: 2, named: ['beast-rabban'] } },
    };
    const table = harkonnen(areas);
    table.choose('die:strategy', '?act:strategy-move', 'legion@central-sw-5', 'to@central-sw-3', 'all');
    // Eight units for a moment: the second move makes room.
    expect(table.asks).toBe('move-legion');
    table.choose('legion@central-sw-3', 'to@central-sw-4', 'all');
    expect(table.asked).toBe('atreides');
    const crowded = harkonnen(areas);
    crowded.choose(
      'die:strategy',
      '?act:strategy-move',
      'legion@central-sw-5',
      'to@central-sw-3',
      'all',
      'skip',
    );
    expect([crowded.asks, crowded.asked]).toEqual(['surplus', 'harkonnen']);
    expect(crowded.keys).toEqual(['remove:regular', 'remove:elite']);
    crowded.choose('remove:regular', 'remove:regular');
    expect(crowded.legion('harkonnen', 'central-sw-3')).toEqual({
      regular: 4,
      elite: 2,
      generic: 2,
      named: ['beast-rabban'],
    });
    expect(crowded.faction('harkonnen').supply.regular).toBe(20);
  });

  it('counts a facedown token as one unit, and its units once it is revealed: arr-stacking-token-counts-1, arr-stacking-token-example, arr-stacking-token-reveal-overflow, arr-unit-removed-available-again', () => {
    const tokens = ['starting-1', 'starting-2', 'starting-3', 'starting-4'];
    const faces = { 'starting-1': 0, 'starting-2': 1, 'starting-3': 2, 'starting-4': 3 };
    const table = atreides({ windgap: { atreides: { regular: 2, tokens } } }, { faces });
    expect(table.asks).toBe('turn');
    table.choose('guerrilla', 'reveal:starting-1@windgap');
    expect(table.asks).toBe('surplus');
    table.choose('remove:regular');
    expect(table.legion('atreides', 'windgap')).toEqual({ regular: 3, tokens: 3 });
    expect(table.asks).toBe('guerrilla');
  });

  it('is five for the Harkonnen under the ban of CHOAM: arr-bans-always-apply', () => {
    const table = harkonnen(
      { 'central-sw-5': { harkonnen: { regular: 3 } }, 'central-sw-3': { harkonnen: { regular: 3 } } },
      { bans: ['choam'] },
    );
    table.choose(
      'die:strategy',
      '?act:strategy-move',
      'legion@central-sw-5',
      'to@central-sw-3',
      'all',
      'skip',
    );
    expect(table.legion('harkonnen', 'central-sw-3')).toEqual({ regular: 5 });
  });
});

describe('sandriding', () => {
  const CHAIN = {
    'outer-ne-3': { atreides: { regular: 2 } },
    'outer-ne-4': { worm: 'sandworm' },
    'outer-ne-5': { sign: 'sand' },
    'outer-ne-8': { sign: 'burrowed' },
  };

  it('goes through areas with wormsigns and worms and ends beside them or on a wormsign: arr-sandriding-optional, arr-sandriding-start, arr-sandriding-chain, arr-sandriding-end-adjacent, arr-sandriding-end-not-sandworm, arr-worm-pass-by-riding-or-transport', () => {
    const table = atreides(CHAIN).choose('die:strategy', 'act:strategy-move', 'legion@outer-ne-3');
    expect(table.keys).toContain('to@outer-ne-1');
    expect(table.keys).toContain('to@outer-ne-5');
    expect(table.keys).toContain('to@outer-ne-12');
    expect(table.keys).toContain('to@outer-ne-7');
    expect(table.keys).not.toContain('to@outer-ne-4');
    expect(table.keys).not.toContain('to@outer-ne-13');
    // From an area beside no sign there is only the usual step.
    const far = atreides({ 'outer-ne-13': { atreides: { regular: 2 } }, 'outer-ne-5': { sign: 'sand' } });
    far.choose('die:strategy', 'act:strategy-move', 'legion@outer-ne-13');
    expect(far.keys).toHaveLength(4);
  });

  it('is barred by enemy legions and red borders, not by harvesters, which it spares in passing: arr-sandriding-not-through-enemies, arr-sandriding-through-harvesters, arr-sandriding-borders', () => {
    const barred = atreides({ ...CHAIN, 'outer-ne-5': { sign: 'sand', harkonnen: { regular: 1 } } });
    barred.choose('die:strategy', 'act:strategy-move', 'legion@outer-ne-3');
    expect(barred.keys).not.toContain('to@outer-ne-12');
    expect(barred.keys).not.toContain('to@outer-ne-5');
    const passing = atreides({ ...CHAIN, 'outer-ne-5': { sign: 'sand', harvester: true } });
    passing.choose('die:strategy', 'act:strategy-move', 'legion@outer-ne-3');
    // Rimwall West lies behind a red border of the chain.
    expect(passing.keys).not.toContain('to@rimwall-west');
    passing.choose('to@outer-ne-12', 'all', '?skip');
    expect(passing.legion('atreides', 'outer-ne-12')).toEqual({ regular: 2 });
    expect(passing.zone('outer-ne-5').harvester).toBe(true);
    expect(passing.happened('moved')).toMatchObject([{ how: 'ride' }]);
  });

  it('picks up nothing and takes no station on the way: arr-move-multi-no-pickup, arr-move-multi-no-station-in-passing', () => {
    const table = atreides({
      ...CHAIN,
      'outer-ne-5': { sign: 'sand', station: 'jihad', atreides: { elite: 1 } },
    });
    table.choose('die:strategy', 'act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-12', 'all', 'skip');
    expect(table.legion('atreides', 'outer-ne-5')).toEqual({ elite: 1 });
    expect(table.zone('outer-ne-5').station).toBe('jihad');
    expect(table.legion('atreides', 'outer-ne-12')).toEqual({ regular: 2 });
    expect(table.zone('outer-ne-5').sign).toBe('sand');
  });

  it('can be used to attack: arr-sandriding-attack, arr-attack-reach-sandriding', () => {
    const table = atreides({ ...CHAIN, 'outer-ne-12': { harkonnen: { regular: 1 } } });
    table.choose('die:strategy', 'act:strategy-attack', 'legion@outer-ne-3');
    expect(table.happened('attack')).toMatchObject([{ from: 'outer-ne-3', area: 'outer-ne-12' }]);
  });

  it('never turns over wormsigns: arr-wormsign-atreides-never', () => {
    const table = atreides(CHAIN).choose(
      'die:strategy',
      'act:strategy-move',
      'legion@outer-ne-3',
      'to@outer-ne-5',
      'all',
      '?skip',
    );
    expect(table.zone('outer-ne-5').sign).toBe('sand');
    expect(table.happened('wormsign')).toEqual([]);
  });
});

describe('troop transport', () => {
  const AIR = { air: { 'air-outer-ne': 'ornithopter' as const } };

  it('uses one connected ornithopter to move two areas over anything: arr-transport-optional, arr-transport-connected-start, arr-transport-removes-ornithopter, arr-transport-jump, arr-summary-transport', () => {
    const areas = {
      'outer-ne-7': { harkonnen: { regular: 2 } },
      'outer-ne-5': { worm: 'sandworm' },
      'outer-ne-8': { atreides: { regular: 1 } },
    };
    const table = harkonnen(areas, AIR).choose('die:strategy', '?act:strategy-move', 'legion@outer-ne-7');
    expect(table.keys).toContain('fly@outer-ne-2');
    expect(table.keys).toContain('fly@outer-ne-12');
    // One step across a red border, and two of them.
    expect(table.keys).toContain('fly@central-ne-5');
    expect(table.keys).toContain('to@shield-wall-east');
    expect(table.keys).not.toContain('fly@shield-wall-east');
    expect(table.keys).not.toContain('fly@outer-ne-13');
    table.choose('fly@outer-ne-2', 'all', '?skip');
    expect(table.legion('harkonnen', 'outer-ne-2')).toEqual({ regular: 2 });
    expect(table.state.air['air-outer-ne']).toBeUndefined();
    const elsewhere = harkonnen(areas, { air: { 'air-outer-sw': 'ornithopter' } });
    elsewhere.choose('die:strategy', '?act:strategy-move', 'legion@outer-ne-7');
    expect(elsewhere.keys.filter((key) => key.startsWith('fly'))).toEqual([]);
  });

  it('takes one ornithopter for one legion, chosen among several: arr-transport-one-ornithopter', () => {
    const air = { 'air-outer-ne': 'ornithopter' as const, 'air-central-e': 'ornithopter' as const };
    const table = harkonnen(
      { 'shield-wall-east': { harkonnen: { regular: 1 } }, 'central-ne-9': { harkonnen: { regular: 1 } } },
      { air },
    );
    table.choose('die:strategy', '?act:strategy-move', 'legion@shield-wall-east', 'fly@outer-ne-8');
    expect(table.asks).toBe('move-ornithopter');
    table.choose('ornithopter:air-central-e');
    expect(table.state.air['air-outer-ne']).toBe('ornithopter');
    table.choose('legion@central-ne-9', 'fly@outer-ne-12');
    expect(table.state.air['air-outer-ne']).toBeUndefined();
    expect(table.legion('harkonnen', 'outer-ne-12')).toEqual({ regular: 1 });
  });

  it('must land in a free area, and wakes only the wormsign there: arr-transport-destination-free, arr-transport-wormsign-jumped', () => {
    const table = harkonnen(
      {
        'outer-ne-7': { harkonnen: { regular: 2 } },
        'outer-ne-5': { sign: 'sandworm' },
        'outer-ne-2': { sign: 'sand' },
        'outer-ne-12': { atreides: { regular: 1 } },
      },
      AIR,
    );
    table.choose('die:strategy', '?act:strategy-move', 'legion@outer-ne-7');
    expect(table.keys).not.toContain('fly@outer-ne-12');
    table.choose('fly@outer-ne-2', 'all', '?skip');
    expect(table.happened('wormsign')).toEqual([{ event: 'wormsign', area: 'outer-ne-2', sign: 'sand' }]);
    expect(table.zone('outer-ne-5').sign).toBe('sandworm');
  });

  it('can be used to attack: arr-transport-attack, arr-attack-reach-transport', () => {
    const table = harkonnen(
      { 'outer-ne-7': { harkonnen: { regular: 2 } }, 'outer-ne-2': { atreides: { regular: 1 } } },
      { ...AIR, combatRolls: ['shield', 'shield', 'shield'] },
    );
    table.choose('die:strategy', 'act:strategy-attack', 'legion@outer-ne-7', 'fly@outer-ne-2');
    expect(table.happened('attack')).toMatchObject([{ area: 'outer-ne-2' }]);
    expect(table.state.air['air-outer-ne']).toBeUndefined();
    expect(table.asks).toBe('continue');
  });
});

describe('entering an area', () => {
  it('gives the Atreides its station, facedown tokens or not: arr-station-capture, arr-station-gives-1-prescience, arr-prescience-advance-station, arr-setup-station-reveal-on-entry', () => {
    const table = atreides({
      'outer-ne-3': { atreides: { tokens: ['starting-1'] } },
      'outer-ne-4': { station: 'jihad' },
    });
    table.choose('die:strategy', 'act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-4');
    expect(table.zone('outer-ne-4').station).toBeUndefined();
    expect(table.state.prescience.jihad).toBe(1);
    expect(table.happened('station')).toEqual([{ event: 'station', area: 'outer-ne-4', marker: 'jihad' }]);
    expect(table.legion('atreides', 'outer-ne-4')).toEqual({ tokens: 1 });
  });

  it('gives the Harkonnen nothing from a station: arr-station-harkonnen-nothing', () => {
    const table = harkonnen({
      'outer-ne-3': { harkonnen: { regular: 1 } },
      'outer-ne-4': { station: 'jihad' },
    });
    table.choose('die:strategy', '?act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-4');
    expect(table.zone('outer-ne-4').station).toBe('jihad');
    expect(table.happened('station')).toEqual([]);
  });

  it('destroys a harvester when Atreides end their move there, even with a facedown token: arr-harvester-killed-by-move, arr-harvester-killed-by-token', () => {
    const table = atreides({
      'outer-ne-3': { atreides: { tokens: ['starting-1'] } },
      'outer-ne-4': { harvester: true },
    });
    table.choose('die:strategy', 'act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-4');
    expect(table.zone('outer-ne-4').harvester).toBe(false);
    expect(table.legion('atreides', 'outer-ne-4')).toEqual({ tokens: 1 });
    expect(table.state.tokensShown).toEqual([]);
    expect(table.happened('attack')).toEqual([]);
  });

  it('leaves harvesters where they are, whoever moves past or away: arr-harvester-never-moves, arr-harvester-no-influence, arr-vehicles-not-units', () => {
    const table = harkonnen({
      'outer-ne-3': { harkonnen: { regular: 1 }, harvester: true },
      'outer-ne-4': { harvester: true },
    });
    table.choose('die:strategy', '?act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-4');
    expect(table.zone('outer-ne-3').harvester).toBe(true);
    expect(table.zone('outer-ne-4').harvester).toBe(true);
  });

  it('wakes a wormsign under Harkonnen feet: arr-wormsign-harkonnen-moves-in, arr-wormsign-sand, arr-wormsign-burrowed', () => {
    const areas = { 'outer-ne-3': { harkonnen: { regular: 1 } }, 'outer-ne-4': { sign: 'burrowed' } };
    const table = harkonnen(areas).choose(
      'die:strategy',
      '?act:strategy-move',
      'legion@outer-ne-3',
      'to@outer-ne-4',
    );
    expect(table.happened('wormsign')).toHaveLength(1);
    // Only in deep desert does a burrowed worm come up.
    expect(table.zone('outer-ne-4').worm).toBeUndefined();
    expect(table.zone('outer-ne-4').sign).toBeUndefined();
    expect(table.state.signSupply).toHaveLength(16);
    const deep = harkonnen({
      'outer-ne-3': { harkonnen: { regular: 1 } },
      'outer-ne-1': { sign: 'burrowed' },
    });
    deep.choose('die:strategy', '?act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-1');
    expect(deep.zone('outer-ne-1').worm).toBe('sandworm');
    expect(deep.asks).toBe('retreat-to');
  });

  it('forces the legion back from a sandworm, even to where it came from: arr-wormsign-action-phase-retreat, arr-wormsign-retreat-after-move, arr-worm-placed-action-phase-same-rules', () => {
    const table = harkonnen({
      'outer-ne-3': { harkonnen: { regular: 1 } },
      'outer-ne-4': { sign: 'sandworm' },
    });
    table.choose('die:strategy', '?act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-4');
    expect([table.asks, table.asked]).toEqual(['retreat-to', 'atreides']);
    expect(table.keys).toContain('to@outer-ne-3');
    table.choose('to@outer-ne-3');
    expect(table.legion('harkonnen', 'outer-ne-3')).toEqual({ regular: 1 });
    // It has moved: no second move for it.
    expect(table.asked).toBe('atreides');
  });

  it('costs a harvester there, which no carryall saves in this phase: arr-wormsign-action-phase-harvester, arr-carryall-rescue-only-phase-3', () => {
    const table = harkonnen(
      { 'outer-ne-3': { harkonnen: { regular: 1 } }, 'outer-ne-4': { sign: 'sandworm', harvester: true } },
      { air: { 'air-outer-ne': 'carryall' } },
    );
    table.choose('die:strategy', '?act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-4', 'to@outer-ne-3');
    expect(table.zone('outer-ne-4').harvester).toBe(false);
    expect(table.state.air['air-outer-ne']).toBe('carryall');
  });
});
