import { describe, expect, it } from 'vitest';
import { Table } from './table.js';

/** A spice phase with so many harvesters in the desert and the deep desert. */
function harvest(desert: number, deep: number, more: object = {}, options = {}): Table {
  const areas: Record<string, object> = {};
  for (const id of ['outer-ne-3', 'outer-ne-4', 'outer-ne-5', 'outer-ne-6', 'outer-ne-7'].slice(0, desert))
    areas[id] = { harvester: true };
  for (const id of ['outer-ne-1', 'outer-ne-2', 'outer-ne-10', 'outer-ne-13'].slice(0, deep))
    areas[id] = { harvester: true };
  return new Table({ clear: true, phase: 'spice', areas, ...more }, options);
}

describe('harvesting', () => {
  it('brings harvesters home with one spice from the desert and two from the deep desert: arr-spice-harvesters-removed, arr-spice-per-harvester, arr-harvester-only-for-spice, arr-spice-spent-at-once', () => {
    const table = harvest(2, 1);
    expect(table.happened('spice')).toEqual([{ event: 'spice', harvested: 4, total: 4 }]);
    expect(table.state.areas.some((zone) => zone.harvester)).toBe(false);
    expect(table.state.vehicles.harvester).toBe(8);
    expect(table.asks).toBe('allocate');
  });
});

describe('Imperium markers', () => {
  it('are raised for three, kept for two, or sink: arr-spice-keep-marker-2, arr-spice-raise-marker-3, arr-spice-raise-max-1-row, arr-spice-unpaid-marker-drops, arr-spice-per-marker-choice', () => {
    const table = harvest(1, 2, { rows: { choam: 2, 'spacing-guild': 2, landsraad: 2 } });
    expect(table.keys).toEqual(['raise:choam', 'keep:choam', 'drop:choam']);
    table.choose('raise:choam');
    expect(table.state.spice).toBe(2);
    expect(table.keys).toEqual(['keep:spacing-guild', 'drop:spacing-guild']);
    table.choose('keep:spacing-guild');
    // Nothing is left for the Landsraad.
    expect(table.state.rows).toEqual({ choam: 1, 'spacing-guild': 2, landsraad: 3 });
  });

  it('stay on the board: none above the top, none below the bottom: arr-spice-marker-bounds', () => {
    const table = harvest(3, 4, { rows: { choam: 0, 'spacing-guild': 4, landsraad: 2 } });
    expect(table.keys).toEqual(['keep:choam', 'drop:choam']);
    table.choose('keep:choam');
    expect(table.keys).toEqual(['raise:spacing-guild', 'drop:spacing-guild']);
    table.choose('drop:spacing-guild');
    expect(table.state.rows['spacing-guild']).toBe(4);
    expect(table.state.lowered).toEqual([]);
  });

  it('follow the example of the rulebook: arr-spice-example, arr-bans-one-extra', () => {
    const table = harvest(2, 1, { rows: { choam: 1, 'spacing-guild': 1, landsraad: 1 } });
    table.choose('keep:choam', 'keep:spacing-guild');
    expect(table.state.rows).toEqual({ choam: 1, 'spacing-guild': 1, landsraad: 2 });
    expect(table.state.bans).toEqual(['landsraad']);
  });
});

describe('stockpiling', () => {
  it('buys one supremacy for three spice, once, up to step 5: arr-stockpile-3-spice-1-supremacy, arr-stockpile-once-per-phase', () => {
    const table = harvest(5, 4, { supremacy: 5 });
    table.choose('drop:choam', 'drop:spacing-guild', 'drop:landsraad');
    expect(table.asks).toBe('stockpile');
    table.choose('stockpile');
    expect(table.state.supremacy).toBe(6);
    expect(table.asks).toBe('save-spice');
  });

  it('is closed from step 6 on: arr-stockpile-not-from-6', () => {
    const table = harvest(5, 4, { supremacy: 6 });
    table.choose('drop:choam', 'drop:spacing-guild', 'drop:landsraad');
    expect(table.asks).toBe('save-spice');
  });
});

describe('the spice reserve', () => {
  it('keeps at most one, if wanted, for the next round; the rest is lost: arr-spice-reserve-1, arr-spice-reserve-optional, arr-spice-surplus-lost, arr-spice-reserve-next-round', () => {
    const table = harvest(5, 4, { supremacy: 6 }).choose(
      'drop:choam',
      'drop:spacing-guild',
      'drop:landsraad',
      'save',
    );
    expect([table.state.spice, table.state.reserve]).toEqual([0, 1]);
    const lost = harvest(5, 4, { supremacy: 6 }).choose(
      'drop:choam',
      'drop:spacing-guild',
      'drop:landsraad',
      'skip',
    );
    expect([lost.state.spice, lost.state.reserve]).toEqual([0, 0]);
    const next = harvest(1, 0, { reserve: 1 });
    expect(next.happened('spice')).toEqual([{ event: 'spice', harvested: 1, total: 2 }]);
  });
});

describe('Imperium bans', () => {
  it('follow the bottom row, and one more by choice: arr-bans-activated-end-of-phase, arr-bans-bottom-row-all, arr-bans-extra-chosen, arr-summary-bans-one-only', () => {
    const table = harvest(0, 0, { rows: { choam: 4, 'spacing-guild': 1, landsraad: 1 } });
    expect(table.asks).toBe('extra-ban');
    expect(table.keys).toEqual(['ban:spacing-guild', 'ban:landsraad']);
    table.choose('ban:landsraad');
    expect(table.state.bans).toEqual(['choam', 'landsraad']);
    // One that has just sunk onto the bottom row is active anyway and not a candidate.
    const sinking = harvest(0, 0, { rows: { choam: 3, 'spacing-guild': 1, landsraad: 1 } });
    expect(sinking.keys).toEqual(['ban:spacing-guild', 'ban:landsraad']);
  });

  it('have no extra one when nothing sank, or only onto the bottom row: arr-bans-no-extra-if-none-moved, arr-bans-no-extra-without-candidate', () => {
    const kept = harvest(0, 3).choose('keep:choam', 'keep:spacing-guild', 'keep:landsraad');
    expect(kept.state.bans).toEqual([]);
    const sunk = harvest(0, 0, { rows: { choam: 3, 'spacing-guild': 3, landsraad: 3 } });
    expect(sunk.state.bans.toSorted()).toEqual(['choam', 'landsraad', 'spacing-guild']);
  });

  it('end when the next spice phase begins: arr-bans-duration, arr-summary-bans-dropped-first', () => {
    const table = harvest(2, 4, { rows: { choam: 4 }, bans: ['choam', 'landsraad'] });
    expect(table.state.bans).toEqual(['choam']);
    table.choose('raise:choam', 'keep:spacing-guild', 'keep:landsraad', 'skip', 'save');
    expect(table.state.bans).toEqual([]);
  });

  it('of CHOAM cost the sixth unit at once: arr-bans-choam-immediate', () => {
    const table = new Table({
      clear: true,
      phase: 'spice',
      rows: { choam: 3 },
      areas: { 'north-pole': { harkonnen: { regular: 5, elite: 1 } } },
    });
    table.choose('ban:spacing-guild');
    expect([table.asks, table.asked]).toEqual(['surplus', 'harkonnen']);
    table.choose('remove:regular');
    expect(table.legion('harkonnen', 'north-pole')).toEqual({ regular: 4, elite: 1 });
  });

  it('change dice and vehicles only with the next phase 1: arr-active-row-fixed-for-round', () => {
    const areas = { carthag: { harkonnen: { regular: 1, named: ['beast-rabban'] } } };
    const table = harvest(0, 0, { rows: { landsraad: 1 }, areas });
    expect([table.state.rows.landsraad, table.state.locked]).toEqual([2, 1]);
    table.choose('ban:landsraad');
    expect([table.state.phase, table.state.locked]).toEqual(['end', 1]);
    while (table.state.round < 2) table.drift();
    expect(table.state.rows.landsraad).toBe(2);
    expect(table.state.locked).toBe(2);
  });

  it('can all be activated, by the later ruling', () => {
    const table = harvest(0, 0, { rows: { choam: 1, 'spacing-guild': 1, landsraad: 1 } }, { everyBan: true });
    expect(table.state.bans).toEqual(['choam', 'spacing-guild', 'landsraad']);
  });
});
