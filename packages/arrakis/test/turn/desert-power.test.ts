import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';
import { QUIET } from './quiet.js';

describe('Desert Power', () => {
  const fewer = { atreides: { dice: { mentat: 1 } }, harkonnen: { dice: { mentat: 2 } } };

  it('is open only with fewer unused dice, and costs none', () => {
    covers('arr-desert-power-fewer-dice', 'arr-desert-power-no-die', 'arr-tank-not-by-desert-power');
    expect(new Table({ ...QUIET }).keys).not.toContain('desert-power');
    expect(new Table({ ...QUIET }).refused('action:desert-power')).toBe('not-fewer-dice');
    const table = new Table({ ...QUIET, ...fewer, atreides: { dice: { mentat: 1 }, tank: { stilgar: 0 } } });
    table.choose('desert-power', '?act:wormsigns', 'skip');
    expect(table.dashboard('atreides').dice.mentat).toBe(1);
    expect(table.dashboard('atreides').tank).toEqual([{ leader: 'stilgar', slot: 0 }]);
    expect(table.asked).toBe('harkonnen');
    table.choose('die:mentat', '?act:mentat-draw', 'skip', 'die:mentat', '?act:mentat-draw', 'skip');
    expect(table.state.phase).toBe('actions');
  });

  it('places two wormsigns, one per area, in desert without sign, worm or sietch', () => {
    covers(
      'arr-desert-power-wormsigns',
      'arr-desert-power-wormsign-areas',
      'arr-desert-power-choose-one',
      'arr-wormsign-placed-on-legion',
    );
    const table = new Table({
      clear: true,
      ...fewer,
      areas: {
        'outer-ne-3': { sign: 'sand' },
        'outer-ne-4': { worm: 'sandworm' },
        'outer-ne-5': { harkonnen: { regular: 1 } },
        'outer-ne-6': { harvester: true },
        'outer-ne-8': { atreides: { regular: 1 } },
      },
    });
    table.choose('desert-power');
    expect(table.keys).toEqual(['act:wormsigns', 'act:move-worms', 'act:attack-worm']);
    table.choose('act:wormsigns', 'sector:outer-ne');
    for (const area of ['outer-ne-3', 'outer-ne-4', 'sihaya-ridge', 'gara-kulon'])
      expect(table.keys).not.toContain(`area@${area}`);
    for (const area of ['outer-ne-6', 'outer-ne-8']) expect(table.keys).toContain(`area@${area}`);
    table.choose('area@outer-ne-5', 'sector:outer-ne');
    expect(table.keys).not.toContain('area@outer-ne-5');
    table.choose('area@outer-ne-6');
    expect(table.zone('outer-ne-5').sign).toBeDefined();
    expect(table.happened('wormsign')).toEqual([]);
    expect(table.asked).toBe('harkonnen');
    expect(table.view(0).areas['outer-ne-5']).not.toHaveProperty('sign');
  });

  it('moves two different sandworms or attacks with one', () => {
    covers(
      'arr-desert-power-move-worms',
      'arr-desert-power-attack-worm',
      'arr-worm-controlled-by-desert-power',
    );
    const position = {
      clear: true,
      ...fewer,
      areas: {
        'outer-ne-3': { worm: 'sandworm' as const },
        'outer-ne-12': { worm: 'sandworm' as const },
        'outer-ne-5': { harkonnen: { regular: 1 } },
      },
    };
    const table = new Table(position).choose(
      'desert-power',
      'act:move-worms',
      'worm@outer-ne-3',
      'to@outer-ne-1',
    );
    // The worm that has moved does not move again; the only other one needs no question.
    expect(table.keys).toEqual(['worm@outer-ne-12', 'skip']);
    table.choose('worm@outer-ne-12', 'to@outer-ne-9');
    expect(table.zone('outer-ne-9').worm).toBe('sandworm');
    expect(table.asked).toBe('harkonnen');
    const attack = new Table({ ...position, combatRolls: ['shield', 'shield', 'shield', 'shield'] });
    attack.choose('desert-power', 'act:attack-worm', 'worm@outer-ne-3', 'attack@outer-ne-5');
    expect(attack.zone('outer-ne-3').worm).toBeUndefined();
    expect(attack.happened('worm-attack')).toHaveLength(1);
  });

  it('comes by cards without comparing dice', () => {
    covers('arr-desert-power-by-card');
    const table = new Table({ ...QUIET, atreides: { hand: ['usul-the-base-of-the-pillar'] } });
    table.choose('card:usul-the-base-of-the-pillar', 'die:mentat');
    expect(table.asks).toBe('desert-power');
  });

  it('is taken turn after turn, with dice left too, until the dice are equal', () => {
    covers('arr-desert-power-unlimited');
    const table = new Table({
      ...QUIET,
      atreides: { dice: { mentat: 1 } },
      harkonnen: { dice: { mentat: 3 } },
    });
    for (const times of [1, 2]) {
      table.choose('desert-power', '?act:wormsigns', 'skip');
      expect(
        table.happened('action').filter(({ action }) => action === 'desert-power-wormsigns'),
      ).toHaveLength(times);
      table.choose('die:mentat', '?act:mentat-draw', 'skip');
      expect(table.dashboard('atreides').dice.mentat).toBe(1);
    }
    expect(table.asked).toBe('atreides');
    expect(table.keys).not.toContain('desert-power');
  });
});
