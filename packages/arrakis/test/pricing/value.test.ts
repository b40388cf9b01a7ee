import { describe, expect, it } from 'vitest';
import { areaIndex } from '../../src/content/map.js';
import { arrakis } from '../../src/game.js';
import { stepsBetween, stepsToTerrain } from '../../src/pricing/distance.js';
import { ATREIDES, HARKONNEN, Table } from '../table.js';

const worth = (seat: number, position: object): number =>
  arrakis.value(new Table({ clear: true, ...position }).state, seat);

describe('the value of a position', () => {
  it('is what one side gains and the other loses', () => {
    const { state } = new Table();
    // What a side cannot see, such as ranks, it judges by the average.
    for (const zone of state.areas) zone.sietchShown = zone.sietch > 0;
    expect(arrakis.value(state, ATREIDES)).toBeCloseTo(-arrakis.value(state, HARKONNEN));
  });

  it('rises with the tracks, with figures and with what is near a goal', () => {
    expect(worth(HARKONNEN, { supremacy: 3 })).toBeGreaterThan(worth(HARKONNEN, { supremacy: 2 }));
    expect(worth(HARKONNEN, { rows: { choam: 0 } })).toBeGreaterThan(
      worth(HARKONNEN, { rows: { choam: 2 } }),
    );
    expect(worth(ATREIDES, { prescience: { jihad: 3 } })).toBeGreaterThan(
      worth(ATREIDES, { prescience: { jihad: 2 } }),
    );
    const legion = (area: string) => ({ areas: { [area]: { harkonnen: { regular: 5 } } } });
    expect(worth(HARKONNEN, legion('central-sw-3'))).toBeGreaterThan(worth(HARKONNEN, legion('broken-land')));
    expect(worth(ATREIDES, legion('central-sw-3'))).toBeLessThan(worth(ATREIDES, {}));
  });

  it('is highest for the winner', () => {
    const { state } = new Table({
      clear: true,
      phase: 'end',
      prescience: { 'kwisatz-haderach': 8, 'sand-dwellers': 8, jihad: 8 },
    });
    expect(arrakis.value(state, ATREIDES)).toBe(1000);
    expect(arrakis.value(state, HARKONNEN)).toBe(-1000);
  });

  it('asks the Harkonnen nothing they cannot see: an unseen rank does not change it for them', () => {
    const ranked = (rank: number) => ({
      areas: {
        windgap: { sietch: rank, atreides: { regular: 2 } },
        'central-sw-3': { harkonnen: { regular: 5 } },
      },
    });
    expect(worth(HARKONNEN, ranked(3))).toBe(worth(HARKONNEN, ranked(1)));
    expect(worth(ATREIDES, ranked(3))).not.toBe(worth(ATREIDES, ranked(1)));
  });

  it('fears for a settlement left without a legion near the enemy', () => {
    const guarded = (regular: number) => ({
      areas: {
        arsunt: regular === 0 ? { settlement: 1 } : { settlement: 1, harkonnen: { regular } },
        'central-nw-2': { atreides: { elite: 4 } },
      },
    });
    const cost = worth(HARKONNEN, guarded(4)) - worth(HARKONNEN, guarded(0));
    expect(cost).toBeGreaterThan(4);
  });

  it('fears riders where a wormsign brings a settlement within their reach', () => {
    const sign = (area: string) => ({
      areas: {
        'north-pole': { settlement: 1 },
        'harg-pass': { atreides: { elite: 4 } },
        [area]: { sign: 'sand' },
      },
    });
    const cost = worth(HARKONNEN, sign('outer-se-4')) - worth(HARKONNEN, sign('central-se-1'));
    expect(cost).toBeGreaterThan(1);
  });

  it('counts no units beyond the limit of an area', () => {
    const crowd = (regular: number) => {
      const { state } = new Table({ clear: true, areas: { carthag: { harkonnen: { regular: 1 } } } });
      for (const { id, harkonnen } of state.areas)
        if (id === 'carthag' && harkonnen !== undefined) harkonnen.regular = regular;
      return arrakis.value(state, HARKONNEN);
    };
    expect(crowd(6)).toBeGreaterThan(crowd(5));
    expect(crowd(9)).toBe(crowd(6));
  });

  it('knows what the revealed prescience cards ask for', () => {
    const promised = (...ids: string[]) => {
      const areas = Object.fromEntries(ids.map((id) => [id, { atreides: { regular: 2 } }]));
      return worth(ATREIDES, { areas, shown: ['stunted-worms'] }) - worth(ATREIDES, { areas, shown: [] });
    };
    const met = promised('harg-pass', 'central-se-2');
    const half = promised('harg-pass', 'outer-sw-1');
    expect(met).toBeGreaterThan(half + 4);
    expect(half).toBeGreaterThan(promised('outer-sw-4', 'outer-sw-1') + 1);
  });

  it('counts steps on the ground, to areas and to terrains', () => {
    const steps = (a: string, b: string) => stepsBetween(areaIndex(a), areaIndex(b));
    expect(steps('windgap', 'windgap')).toBe(0);
    expect(steps('windgap', 'central-sw-3')).toBe(1);
    expect(steps('shield-wall-east', 'central-ne-6')).toBeGreaterThan(1);
    expect(stepsToTerrain(areaIndex('harg-pass'), 'minor-erg')).toBe(0);
    expect(stepsToTerrain(areaIndex('the-great-flat'), 'desert')).toBe(0);
    expect(stepsToTerrain(areaIndex('windgap'), 'mountain')).toBeGreaterThan(1);
  });
});
