import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { atreides, harkonnen } from './sides.js';

describe('moving a legion', () => {
  it('leads to adjacent areas that are free', () => {
    covers(
      'arr-move-to-adjacent-free',
      'arr-move-not-into-enemy',
      'arr-move-not-across-impassable',
      'arr-worm-blocks-entry',
    );
    const table = harkonnen({
      'central-sw-5': { harkonnen: { regular: 2 } },
      'central-se-1': { worm: 'sandworm' },
      'central-se-4': { atreides: { regular: 1 } },
      'central-sw-4': { sign: 'sand' },
    });
    table.choose('die:strategy', '?act:strategy-move', 'legion@central-sw-5');
    expect(table.keys.toSorted()).toEqual(['back', 'to@central-sw-3', 'to@central-sw-4', 'to@central-sw-6']);
    const rider = atreides({
      'central-se-4': { atreides: { regular: 1 } },
      'central-se-1': { worm: 'sandworm' },
    });
    rider.choose('die:strategy', '?act:strategy-move', 'legion@central-se-4');
    expect(rider.keys).toContain('to@central-sw-5');
    expect(rider.keys).not.toContain('to@central-se-1');
    // Shield Wall East and the area behind the red border are no neighbours.
    const wall = harkonnen({ 'shield-wall-east': { harkonnen: { regular: 1 } } });
    wall.choose('die:strategy', '?act:strategy-move', 'legion@shield-wall-east');
    expect(wall.keys).not.toContain('to@central-ne-6');
  });

  it('makes one legion of all units and leaders of a side in an area', () => {
    covers('arr-legion-definition');
    const table = atreides({
      'central-sw-5': { atreides: { regular: 1, tokens: ['starting-1'], named: ['stilgar'] } },
      windgap: { atreides: { elite: 1, generic: 1 } },
    });
    table.choose(
      'die:strategy',
      'act:strategy-move',
      'legion@central-sw-5',
      'to@windgap',
      'all',
      'skip',
      'end',
    );
    expect(table.legion('atreides', 'windgap')).toEqual({
      regular: 1,
      elite: 1,
      tokens: 1,
      generic: 1,
      named: ['stilgar'],
    });
    expect(table.legion('atreides', 'central-sw-5')).toEqual({});
    table.choose('die:strategy', '?nothing');
    // They move on as one.
    table.choose('die:strategy', 'act:strategy-move', 'legion@windgap', 'to@central-sw-6', 'all');
    expect(table.legion('atreides', 'windgap')).toEqual({});
  });

  it('may divide it, but leaves no leader without a unit', () => {
    covers(
      'arr-move-split',
      'arr-move-leader-needs-unit',
      'arr-leader-only-with-units',
      'arr-leader-not-unit',
    );
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

  it('by Leadership takes a leader along', () => {
    covers('arr-move-leadership-split-leader-moves');
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

  it('leaves a part that is another legion for the second move', () => {
    covers('arr-move-split-example');
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

  it('moves no figure twice in one action', () => {
    covers('arr-move-figure-once-per-action', 'arr-move-simultaneous', 'arr-move-no-pick-up-example');
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
