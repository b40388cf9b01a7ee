import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
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
  it('brings harvesters home with one spice from the desert and two from the deep desert', () => {
    covers(
      'arr-spice-harvesters-removed',
      'arr-spice-per-harvester',
      'arr-harvester-only-for-spice',
      'arr-spice-spent-at-once',
    );
    const table = harvest(2, 1);
    expect(table.happened('spice')).toEqual([{ event: 'spice', harvested: 4, total: 4 }]);
    expect(table.state.areas.some((zone) => zone.harvester)).toBe(false);
    expect(table.state.vehicles.harvester).toBe(8);
    expect(table.asks).toBe('allot');
  });
});

describe('Imperium markers', () => {
  it('are raised for three, kept for two, or sink', () => {
    covers(
      'arr-spice-keep-marker-2',
      'arr-spice-raise-marker-3',
      'arr-spice-raise-max-1-row',
      'arr-spice-unpaid-marker-drops',
      'arr-spice-per-marker-choice',
    );
    const table = harvest(1, 2, { rows: { choam: 2, 'spacing-guild': 2, landsraad: 2 } });
    table.choose('allot@3+2+0+0');
    expect(table.state.rows).toEqual({ choam: 1, 'spacing-guild': 2, landsraad: 3 });
  });

  it('get their spice in one step: every way it can be spent is one answer', () => {
    const table = harvest(1, 2, { supremacy: 6, rows: { choam: 2, 'spacing-guild': 2, landsraad: 2 } });
    // Of five spice: nothing, one marker, two of them.
    expect(table.keys.toSorted()).toEqual(
      [
        ...['0+0+0', '2+0+0', '0+2+0', '0+0+2', '3+0+0', '0+3+0', '0+0+3', '2+2+0', '2+0+2', '0+2+2'],
        ...['3+2+0', '3+0+2', '2+3+0', '0+3+2', '2+0+3', '0+2+3'],
      ]
        .map((ways) => `allot@${ways}+0`)
        .toSorted(),
    );
    const most = harvest(5, 4, { supremacy: 2, rows: { choam: 2, 'spacing-guild': 2, landsraad: 2 } });
    expect(most.keys.length).toBeLessThanOrEqual(40);
  });

  it('stay on the board: none above the top, none below the bottom', () => {
    covers('arr-spice-marker-bounds');
    const table = harvest(0, 2, { supremacy: 6, rows: { choam: 0, 'spacing-guild': 4, landsraad: 4 } });
    const prices = (at: number) =>
      new Set(table.keys.map((key) => key.slice('allot@'.length).split('+')[at]));
    expect([prices(0), prices(1)]).toEqual([new Set(['2', '0']), new Set(['3', '0'])]);
    table.choose('allot@2+0+0+0');
    expect(table.state.rows).toEqual({ choam: 0, 'spacing-guild': 4, landsraad: 4 });
    expect(table.state.lowered).toEqual([]);
  });

  it('follow the example of the rulebook', () => {
    covers('arr-spice-example', 'arr-bans-one-extra');
    const table = harvest(2, 1, { rows: { choam: 1, 'spacing-guild': 1, landsraad: 1 } });
    table.choose('allot@2+2+0+0');
    expect(table.state.rows).toEqual({ choam: 1, 'spacing-guild': 1, landsraad: 2 });
    expect(table.state.bans).toEqual(['landsraad']);
  });
});

describe('stockpiling', () => {
  it('buys one supremacy for three spice, once, up to step 5', () => {
    covers('arr-stockpile-3-spice-1-supremacy', 'arr-stockpile-once-per-phase');
    const table = harvest(5, 4, { supremacy: 4 });
    expect(table.keys).not.toContain('allot@0+0+0+0');
    table.choose('allot@0+0+0+3');
    expect([table.state.supremacy, table.state.reserve]).toEqual([5, 1]);
  });

  it('is a choice where the point or the spice for the next round may be wanted', () => {
    const table = harvest(3, 0, { supremacy: 4 });
    expect(table.keys).toEqual(expect.arrayContaining(['allot@0+0+0+3', 'allot@0+0+0+0']));
    const kept = table.choose('allot@0+0+0+0');
    expect([kept.state.supremacy, kept.state.reserve]).toEqual([4, 1]);
  });

  it('is asked for on its own where the point helps the Atreides or costs Rabban', () => {
    for (const supremacy of [3, 5]) {
      const table = harvest(5, 4, { supremacy }).choose('allot@0+0+0+0');
      expect([table.asks, table.keys]).toEqual(['stockpile', ['stockpile', 'skip']]);
      expect(table.choose('stockpile').state.supremacy).toBe(supremacy + 1);
    }
    const feyd = harvest(5, 4, { supremacy: 5, harkonnen: { leaders: { 'feyd-rautha': 'ready' } } });
    expect(feyd.keys).toContain('allot@0+0+0+3');
  });

  it('is closed from step 6 on', () => {
    covers('arr-stockpile-not-from-6');
    const table = harvest(5, 4, { supremacy: 6 });
    expect(table.keys.every((key) => key.endsWith('+0'))).toBe(true);
    table.choose('allot@0+0+0+0');
    expect(table.asks).not.toBe('stockpile');
  });
});

describe('the spice reserve', () => {
  it('keeps one, which nobody would refuse, for the next round; the rest is lost', () => {
    covers(
      'arr-spice-reserve-1',
      'arr-spice-reserve-optional',
      'arr-spice-surplus-lost',
      'arr-spice-reserve-next-round',
    );
    const table = harvest(5, 4, { supremacy: 6 }).choose('allot@0+0+0+0');
    expect([table.state.spice, table.state.reserve]).toEqual([0, 1]);
    expect(table.asks).toBe('extra-ban');
    const none = harvest(2, 0, { supremacy: 6 }).choose('allot@2+0+0+0');
    expect([none.state.spice, none.state.reserve]).toEqual([0, 0]);
    const next = harvest(1, 0, { reserve: 1 });
    expect(next.happened('spice')).toEqual([{ event: 'spice', harvested: 1, total: 2 }]);
  });
});

describe('Imperium bans', () => {
  it('follow the bottom row, and one more by choice', () => {
    covers(
      'arr-bans-activated-end-of-phase',
      'arr-bans-bottom-row-all',
      'arr-bans-extra-chosen',
      'arr-summary-bans-one-only',
    );
    const table = harvest(0, 0, { rows: { choam: 4, 'spacing-guild': 1, landsraad: 1 } });
    expect(table.asks).toBe('extra-ban');
    expect(table.keys).toEqual(['ban:spacing-guild', 'ban:landsraad']);
    table.choose('ban:landsraad');
    expect(table.state.bans).toEqual(['choam', 'landsraad']);
    // One that has just sunk onto the bottom row is active anyway and not a candidate.
    const sinking = harvest(0, 0, { rows: { choam: 3, 'spacing-guild': 1, landsraad: 1 } });
    expect(sinking.keys).toEqual(['ban:spacing-guild', 'ban:landsraad']);
  });

  it('have no extra one when nothing sank, or only onto the bottom row', () => {
    covers('arr-bans-no-extra-if-none-moved', 'arr-bans-no-extra-without-candidate');
    const kept = harvest(0, 3).choose('allot@2+2+2+0');
    expect(kept.state.bans).toEqual([]);
    const sunk = harvest(0, 0, { rows: { choam: 3, 'spacing-guild': 3, landsraad: 3 } });
    expect(sunk.state.bans.toSorted()).toEqual(['choam', 'landsraad', 'spacing-guild']);
  });

  it('end when the next spice phase begins', () => {
    covers('arr-bans-duration', 'arr-summary-bans-dropped-first');
    const table = harvest(2, 4, { rows: { choam: 4 }, bans: ['choam', 'landsraad'] });
    expect(table.state.bans).toEqual(['choam']);
    table.choose('allot@3+2+2+0');
    expect(table.state.bans).toEqual([]);
  });

  it('of CHOAM cost the sixth unit at once', () => {
    covers('arr-bans-choam-immediate');
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

  it('change dice and vehicles only with the next phase 1', () => {
    covers('arr-active-row-fixed-for-round');
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
