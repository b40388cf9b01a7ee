import { describe, expect, it } from 'vitest';
import { arrakis } from '../src/game.js';
import { distance } from '../src/pricing/distance.js';
import { ATREIDES, HARKONNEN, Table } from './table.js';

const worth = (seat: number, position: object): number =>
  arrakis.value(new Table({ clear: true, ...position }).state, seat);

describe('the value of a position', () => {
  it('is what one side gains and the other loses', () => {
    const { state } = new Table();
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

  it('counts steps on the ground', () => {
    expect(distance('windgap', 'windgap')).toBe(0);
    expect(distance('windgap', 'central-sw-3')).toBe(1);
    expect(distance('shield-wall-east', 'central-ne-6')).toBeGreaterThan(1);
  });
});
