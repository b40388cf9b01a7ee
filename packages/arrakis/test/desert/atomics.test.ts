import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

describe('family atomics', () => {
  const READY = { clear: true, prescience: { jihad: 8 } };

  it('wait for a marker on step 8 and go off once', () => {
    covers(
      'arr-prescience-8-atomics',
      'arr-atomics-once',
      'arr-atomics-choose-1-of-3',
      'arr-atomics-others-to-box',
    );
    expect(new Table({ clear: true, prescience: { jihad: 7 } }).keys.join()).not.toContain('atomics');
    const table = new Table(READY);
    expect(table.keys.filter((key) => key.startsWith('atomics'))).toEqual([
      'atomics@splintered-rock',
      'atomics@hole-in-the-rock',
      'atomics@rimwall-west',
    ]);
    table.choose('atomics@hole-in-the-rock');
    expect(table.asks).toBe('turn');
    expect(table.dashboard('atreides').used).toBe(0);
    expect(table.keys.join()).not.toContain('atomics');
  });

  it('turn the mountain into desert for good', () => {
    covers('arr-atomics-area-becomes-desert', 'arr-atomics-wormsigns-allowed');
    const table = new Table({
      ...READY,
      atreides: { dice: { mentat: 1 } },
      harkonnen: { dice: { house: 2 } },
    });
    table.choose('atomics@hole-in-the-rock', 'desert-power', '?act:wormsigns', 'sector:central-ne');
    expect(table.keys).toEqual(['area@hole-in-the-rock', 'area@central-ne-3', 'back']);
    table.choose('area@hole-in-the-rock', 'skip');
    expect(table.zone('hole-in-the-rock').terrain).toBe('desert');
    expect(table.zone('hole-in-the-rock').sign).toBeDefined();
  });

  it('drive a legion out to where its opponent wants, or destroy it', () => {
    covers(
      'arr-atomics-legion-displaced',
      'arr-atomics-legion-displaced-by-opponent',
      'arr-atomics-legion-displaced-example',
      'arr-atomics-legion-destroyed',
    );
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
    expect(trapped.dashboard('harkonnen').tank).toEqual([{ leader: 'baron-harkonnen', slot: 0 }]);
  });

  it.each([
    ['splintered-rock', ['hagga-basin'], 'arr-atomics-splintered-rock'],
    ['hole-in-the-rock', ['imperial-basin'], 'arr-atomics-hole-in-the-rock'],
    ['rimwall-west', ['arrakeen', 'imperial-basin'], 'arr-atomics-rimwall-west'],
  ])('open the plateaus beside the crater to storms and sandworms: %s', (crater, opened, rule) => {
    covers(rule);
    const legion = { harkonnen: { regular: 2 } };
    const basins = ['arrakeen', 'carthag', 'arsunt', 'imperial-basin', 'hagga-basin'];
    const areas = Object.fromEntries(basins.map((area) => [area, legion]));
    const storms = new Table({
      clear: true,
      phase: 'hazards',
      atomics: crater,
      areas,
      combatRolls: Array(20).fill('shield'),
    });
    expect(storms.zone(crater).terrain).toBe('desert');
    expect(
      storms
        .happened('storm')
        .map((event) => event.area)
        .toSorted(),
    ).toEqual(opened);
    const worm = new Table({
      clear: true,
      atomics: crater,
      areas: { ...areas, [crater]: { worm: 'sandworm' } },
      atreides: { dice: {} },
    }).choose('desert-power', 'act:attack-worm', `worm@${crater}`);
    expect(worm.keys.filter((key) => key.startsWith('attack@')).toSorted()).toEqual(
      opened.map((area) => `attack@${area}`),
    );
  });

  it('let sandworms move into the crater', () => {
    covers('arr-atomics-wormsigns-allowed');
    const enter = (more: object) =>
      new Table({
        clear: true,
        ...more,
        areas: { 'central-ne-3': { worm: 'sandworm' }, 'outer-ne-3': { worm: 'sandworm' } },
        atreides: { dice: {} },
      }).choose('desert-power', 'act:move-worms');
    expect(enter({}).choose('worm@central-ne-3').keys).not.toContain('to@hole-in-the-rock');
    const table = enter({ atomics: 'hole-in-the-rock' }).choose('worm@central-ne-3', 'to@hole-in-the-rock');
    expect(table.zone('hole-in-the-rock').worm).toBe('sandworm');
  });
});
