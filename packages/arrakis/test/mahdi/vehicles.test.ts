import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { areaOf, areasIn } from '../../src/content/map.js';
import { centralAir, ORNITHOPTERS } from '../../src/rules/automaton/criteria/vehicles.js';
import type { Table } from '../table.js';
import { war } from './solo.js';

const phase = (areas: Readonly<Record<string, object>>, more: object = {}) =>
  war(areas, { phase: 'vehicles', ...more });

/** Where vehicles lie, whatever is picked first of what is left open. */
function placed(table: Table): { harvesters: string[]; air: Record<string, string> } {
  while (table.asks === 'open') table.choose(table.keys[0] as string);
  const harvesters = table.state.areas.filter(({ harvester }) => harvester).map(({ id }) => id);
  const air = Object.fromEntries(
    Object.entries(table.state.air).flatMap(([zone, craft]) => (craft === undefined ? [] : [[zone, craft]])),
  );
  return { harvesters, air };
}

const kinds = (table: Table) => table.happened('vehicle').map(({ vehicle }) => vehicle);

describe('vehicles of the automaton', () => {
  it('are those of the row of the lowest marker, all of them, harvesters first and ornithopters last', () => {
    covers('mahdi-vehicles-numbers', 'mahdi-vehicles-place-all', 'mahdi-vehicles-order');
    const table = phase(
      { windgap: {} },
      { rows: { choam: 3 }, automaton: { harvest: 'tactic-rock-outcroppings' } },
    );
    expect(table.state.locked).toBe(3);
    expect(table.keys).not.toContain('skip');
    placed(table);
    expect(kinds(table)).toEqual([
      ...Array(5).fill('harvester'),
      ...Array(2).fill('carryall'),
      ...Array(4).fill('ornithopter'),
    ]);
    expect(table.state.automaton?.dice).toBe(5);
  });
});

describe('harvesters', () => {
  it('go to empty deep desert of the sector, away from the Atreides', () => {
    covers('mahdi-harvest-sector-first', 'mahdi-harvest-1-empty-deep', 'mahdi-open-choice-is-the-humans');
    const table = phase(
      {
        windgap: {},
        'gara-kulon': {},
        'outer-ne-13': { atreides: { regular: 1 } },
        'outer-ne-2': { sign: 'sand' },
      },
      { automaton: { harvest: 'tactic-sihaya-ridge' } },
    );
    // Beside Gara Kulon lie 14 and 16, beside the legion 10 and 14; a wormsign lies in 2; 1 is empty and safe.
    expect(placed(table).harvesters).toContain('outer-ne-1');
    for (const area of ['outer-ne-2', 'outer-ne-10', 'outer-ne-14', 'outer-ne-16'])
      expect(placed(table).harvesters).not.toContain(area);
  });

  it('of which more are suitable than needed are for people to choose', () => {
    covers('mahdi-open-choice-is-the-humans', 'mahdi-harvest-1-empty-deep');
    const table = phase({ windgap: {} }, { automaton: { harvest: 'tactic-gara-kulon' } });
    expect([table.asks, table.asked, table.seats]).toEqual(['open', 'harkonnen', [0]]);
    expect(table.state.decision).toMatchObject({ purpose: 'harvester' });
    const deep = areasIn('outer-ne').filter((id) => areaOf(id).terrain === 'deep-desert');
    expect(table.keys.toSorted()).toEqual(deep.map((id) => `area@${id}`).toSorted());
    table.choose('area@outer-ne-1');
    expect(table.zone('outer-ne-1').harvester).toBe(true);
    expect(table.keys).not.toContain('area@outer-ne-1');
  });

  it('go to empty desert next, then to any free deep desert, then to any free desert', () => {
    covers('mahdi-harvest-2-empty-desert', 'mahdi-harvest-3-free-deep', 'mahdi-harvest-4-free-desert');
    // The centre has little sand: one deep desert, beside Hobars Gap, and deserts.
    const table = phase(
      { 'gara-kulon': {}, 'hobars-gap': {}, 'central-nw-4': { harkonnen: { regular: 1 } } },
      { rows: { choam: 4 }, automaton: { harvest: 'tactic-hobars-gap' } },
    );
    const safe = ['central-ne-3', 'central-se-1', 'windgap', 'wind-pass', 'central-nw-3'];
    const offered = table.keys.map((key) => key.slice('area@'.length));
    expect(offered).toEqual(expect.arrayContaining(safe));
    // Beside the sietch, or not empty.
    for (const area of ['central-se-4', 'central-se-5', 'central-nw-4']) expect(offered).not.toContain(area);
    const crowded = phase(
      {
        'gara-kulon': {},
        'hobars-gap': {},
        'central-nw-4': { harkonnen: { regular: 1 } },
        ...Object.fromEntries(offered.map((area, i) => [area, { sign: i < 8 ? 'sand' : 'burrowed' }])),
      },
      { rows: { choam: 4 }, automaton: { harvest: 'tactic-hobars-gap' } },
    );
    const [first, ...others] = crowded.happened('vehicle').map(({ at }) => at);
    expect(first).toBe('central-se-5');
    expect(others).not.toContain('central-se-5');
    expect(crowded.keys).toContain('area@central-nw-4');
    expect(crowded.keys).toContain('area@central-se-4');
  });

  it('without room in the sector go to one beside it, by the same list, never that of the target', () => {
    covers('mahdi-harvest-overflow', 'mahdi-harvest-overflow-not-target');
    const worms = (areas: readonly string[]) =>
      Object.fromEntries(areas.map((id) => [id, { atreides: { regular: 1 } }]));
    const sand = areasIn('outer-se').filter(
      (id) => areaOf(id).terrain.endsWith('desert') && id !== 'outer-se-7',
    );
    const table = phase(
      { 'gara-kulon': {}, ...worms(sand) },
      { automaton: { harvest: 'tactic-tasmin-sink' } },
    );
    expect(table.zone('outer-se-7').harvester).toBe(true);
    expect(table.state.decision).toMatchObject({ purpose: 'harvest-sector' });
    // The north-east is the sector of the target.
    expect(table.keys).toEqual(['sector:central-ne', 'sector:central-se']);
    table.choose('sector:central-se');
    // The deep desert there and Hobars Gap lie beside a legion of the Atreides.
    expect(placed(table).harvesters).toEqual(['central-se-1', 'central-se-4', 'outer-se-7']);
    const central = phase(
      { windgap: {}, ...worms(sand) },
      { automaton: { harvest: 'tactic-tasmin-sink', target: 'tactic-windgap' } },
    );
    // A central target bars the whole centre: one sector is left and nobody is asked.
    placed(central);
    expect(
      central
        .happened('vehicle')
        .slice(1, 3)
        .every(({ at }) => areasIn('outer-ne').includes(at)),
    ).toBe(true);
  });

  it('for which there is no area are not placed', () => {
    covers('mahdi-harvest-no-room');
    const sand = [...areasIn('outer-se'), ...areasIn('central-ne'), ...areasIn('central-se')].filter((id) =>
      areaOf(id).terrain.endsWith('desert'),
    );
    const table = phase(
      { 'gara-kulon': {}, ...Object.fromEntries(sand.map((id) => [id, { atreides: { regular: 1 } }])) },
      { automaton: { harvest: 'tactic-tasmin-sink' } },
    );
    expect(placed(table).harvesters).toEqual([]);
    expect(kinds(table)).toContain('ornithopter');
  });
});

describe('carryalls', () => {
  it('go where they protect the most harvesters', () => {
    covers('mahdi-carryalls-most-harvesters');
    const table = phase({ windgap: {} }, { automaton: { harvest: 'tactic-gara-kulon' } });
    for (const area of ['outer-ne-1', 'outer-ne-2', 'outer-ne-10']) table.choose(`area@${area}`);
    expect(table.state.air['air-outer-ne']).toBe('carryall');
    expect(table.happened('criteria').find(({ purpose }) => purpose === 'carryall')).toMatchObject({
      steps: [{ criterion: 'most-harvesters' }],
      left: ['air-outer-ne'],
    });
    // Of a second one, several zones are as good: people choose.
    const two = phase({ windgap: {} }, { rows: { choam: 3 }, automaton: { harvest: 'tactic-gara-kulon' } });
    for (let i = 0; i < 5; i++) two.choose(two.keys[0] as string);
    expect(two.state.decision).toMatchObject({ purpose: 'carryall' });
    expect(two.keys).not.toContain('zone:air-outer-ne');
  });
});

describe('ornithopters', () => {
  const AIR = { automaton: { harvest: 'tactic-rock-outcroppings' } };

  it('wait over legions exactly two areas from a sietch they could attack', () => {
    covers('mahdi-orni-1-within-two', 'mahdi-orni-1-unoccupied', 'mahdi-orni-1-until');
    const near = (harkonnen: object, area: string) =>
      placed(
        phase(
          { 'gara-kulon': {}, windgap: { atreides: { regular: 2 } }, [area]: { harkonnen } },
          { ...AIR, rows: { choam: 2 } },
        ),
      ).air;
    // Central SW 4 lies two areas from Windgap, in the south-west of the centre: three zones, three ornithopters.
    const zones = ['air-central-s', 'air-central-w', 'air-outer-sw'];
    const found = near({ regular: 3 }, 'central-sw-4');
    for (const zone of zones) expect(found[zone]).toBe('ornithopter');
    // Too weak, beside the sietch, or three areas away: they go over the target.
    for (const [harkonnen, area] of [
      [{ regular: 2 }, 'central-sw-4'],
      [{ regular: 3 }, 'central-sw-3'],
      [{ regular: 3 }, 'north-pole'],
    ] as const) {
      const other = near(harkonnen, area);
      expect([area, other['air-outer-ne']]).toEqual([area, 'ornithopter']);
    }
  });

  it('go over the sector of the target sietch, and only where nothing flies', () => {
    covers('mahdi-orni-2-target-sector', 'mahdi-orni-1-unoccupied');
    const outer = placed(phase({ 'gara-kulon': {} }, AIR));
    expect(outer.air['air-outer-ne']).toBe('ornithopter');
    // Of a central target the own sector of the sietch counts, not the whole centre.
    const central = phase({ windgap: {} }, AIR);
    const offered: string[] = [];
    while (central.asks === 'open') {
      if (central.state.decision?.kind === 'open' && central.state.decision.purpose === 'ornithopter')
        offered.push(...central.keys);
      central.choose(central.keys[0] as string);
    }
    expect([...new Set(offered)].toSorted()).toEqual([
      'zone:air-central-s',
      'zone:air-central-w',
      'zone:air-outer-sw',
    ]);
    expect(central.happened('vehicle').some(({ change }) => change === 'removed')).toBe(false);
  });

  it('go over sectors beside it when there is no room, preferably between central ones', () => {
    covers('mahdi-orni-3-adjacent-sectors', 'mahdi-orni-3-prefer-central');
    const table = phase({ 'gara-kulon': {} }, AIR);
    const { air } = placed(table);
    const ornithopters = Object.keys(air).filter((zone) => air[zone] === 'ornithopter');
    expect(ornithopters).toContain('air-outer-ne');
    // Beside the north-east lie the central north-east, the north-west and the south-east.
    expect(ornithopters.filter((zone) => zone !== 'air-outer-ne')).toEqual([
      expect.stringMatching(/^air-central-[ne]$/),
    ]);
    expect(ORNITHOPTERS.map(({ name }) => name)).toEqual([
      'two-from-a-sietch',
      'over-target',
      'beside-target',
    ]);
    expect(centralAir.keep(table.state, ['air-outer-nw', 'air-central-n'])).toEqual(['air-central-n']);
  });

  it('are never used for scouting', () => {
    covers('mahdi-no-scouting');
    const table = war(
      { windgap: { atreides: { tokens: ['starting-1'] } }, 'north-pole': { harkonnen: { regular: 1 } } },
      { air: { 'air-outer-sw': 'ornithopter' } },
    );
    for (let i = 0; i < 60 && table.asks !== 'over' && table.state.round < 2; i++) {
      expect(table.keys).not.toContain('scout');
      table.drift();
    }
    expect(table.happened('scouted')).toEqual([]);
  });
});
