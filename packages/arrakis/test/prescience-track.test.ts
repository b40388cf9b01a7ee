import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { Table } from './table.js';

const legion = { atreides: { regular: 1 } };

describe('the prescience track', () => {
  const station = (marker: 'jihad' | 'kwisatz-haderach' | 'sand-dwellers', prescience: object) =>
    new Table({
      clear: true,
      prescience,
      areas: { 'outer-ne-3': legion, 'outer-ne-4': { station: marker } },
    }).choose('die:strategy', 'act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-4');

  it('brings leaders at step 3', () => {
    covers(
      'arr-prescience-3-chani',
      'arr-prescience-3-muad-dib',
      'arr-prescience-3-reverend-mother',
      'arr-named-entry',
      'arr-named-entry-conditions',
    );
    expect(station('jihad', { jihad: 1 }).faction('atreides').leaders.chani).toBe('reserve');
    expect(station('jihad', { jihad: 2 }).faction('atreides').leaders.chani).toBe('ready');
    expect(
      station('kwisatz-haderach', { 'kwisatz-haderach': 2 }).faction('atreides').leaders['paul-muad-dib'],
    ).toBe('ready');
    expect(
      station('sand-dwellers', { 'sand-dwellers': 2 }).faction('atreides').leaders['reverend-mother-jessica'],
    ).toBe('ready');
  });

  it('brings Alia with the first marker on step 6', () => {
    covers('arr-prescience-6-alia');
    for (const marker of ['jihad', 'kwisatz-haderach', 'sand-dwellers'] as const) {
      expect(station(marker, { [marker]: 5 }).faction('atreides').leaders.alia).toBe('ready');
    }
    expect(station('jihad', { jihad: 4 }).faction('atreides').leaders.alia).toBe('reserve');
  });

  it('counts steps that are jumped over and stops at its top', () => {
    covers('arr-prescience-marks-passed', 'arr-prescience-track-top');
    const table = new Table({
      clear: true,
      prescience: { jihad: 2, 'kwisatz-haderach': 11 },
      areas: { 'rimwall-west': legion },
    });
    table.choose('die:strategy', 'act:strategy-attack', 'legion@rimwall-west', 'attack@arrakeen');
    expect(table.state.prescience).toEqual({ 'kwisatz-haderach': 12, 'sand-dwellers': 3, jihad: 5 });
    expect(table.faction('atreides').leaders.chani).toBe('ready');
    const down = new Table({
      prescience: { jihad: 4 },
      atreides: { hand: ['alam-al-mithal'], leaders: { chani: 'ready' } },
    });
    down.choose('card:alam-al-mithal', 'die:mentat', 'down:jihad:3', 'up:sand-dwellers', 'skip');
    expect(down.state.prescience).toEqual({ 'kwisatz-haderach': 0, 'sand-dwellers': 3, jihad: 1 });
    expect(down.faction('atreides').leaders.chani).toBe('ready');
  });

  it('puts the card of a new leader on its cell at once', () => {
    covers('arr-leader-card-to-cell-on-entry');
    const table = station('jihad', { jihad: 2 }).choose('die:mentat', '?act:mentat-draw', 'skip');
    table.choose('die:deployment');
    expect(table.keys).toEqual(['act:deployment-deploy', 'leader:chani']);
  });
});

describe('the Atreides victory', () => {
  const met = {
    prescience: { 'kwisatz-haderach': 8, 'sand-dwellers': 7, jihad: 4 },
    objectives: ['secret-objective-1'],
  };

  it('needs all three markers at or above the objective, at the end of a round', () => {
    covers('arr-atreides-win-exceeding-counts', 'arr-eor-victory-check');
    const table = new Table({ clear: true, phase: 'end', ...met });
    expect(table.asks).toBe('over');
    expect(table.state.winner).toBe('atreides');
    expect(table.view(1).objectives).toEqual(['secret-objective-1']);
    expect(new Table({ clear: true, ...met }).asks).toBe('turn');
  });

  it('is not there when any one marker is short', () => {
    covers('arr-atreides-win-three-targets', 'arr-eor-victory-not-met-continue');
    for (const [marker, step] of Object.entries(met.prescience)) {
      const position = { clear: true, phase: 'end' as const, ...met };
      expect(new Table(position).state.winner).toBe('atreides');
      const target = marker === 'sand-dwellers' ? 6 : step;
      const short = { ...met.prescience, [marker]: target - 1 };
      const table = new Table({ ...position, prescience: short });
      table.settle('done');
      expect([marker, table.state.winner, table.state.round]).toEqual([marker, undefined, 2]);
    }
  });

  it('waits for the end of the round in which the numbers are reached', () => {
    covers('arr-prescience-win-checked-end-of-round');
    const table = new Table({
      clear: true,
      ...met,
      prescience: { ...met.prescience, jihad: 3 },
      areas: { 'outer-ne-3': legion, 'outer-ne-4': { station: 'jihad' } },
    }).choose('die:strategy', 'act:strategy-move', 'legion@outer-ne-3', 'to@outer-ne-4', 'end');
    expect(table.state.prescience.jihad).toBe(4);
    expect([table.asked, table.state.winner]).toEqual(['harkonnen', undefined]);
    while (table.asks !== 'over') table.drift();
    expect([table.state.winner, table.state.round]).toEqual(['atreides', 1]);
  });

  it('comes at once with Arrakeen, by the later ruling', () => {
    const position = {
      clear: true,
      prescience: { 'kwisatz-haderach': 6, 'sand-dwellers': 5, jihad: 4 },
      objectives: ['secret-objective-1'],
      areas: { 'rimwall-west': legion },
    };
    const keys = ['die:strategy', 'act:strategy-attack', 'legion@rimwall-west', 'attack@arrakeen'];
    expect(new Table(position).choose(...keys).state.winner).toBeUndefined();
    expect(new Table(position, { arrakeenEndsGame: true }).choose(...keys).state.winner).toBe('atreides');
  });
});
