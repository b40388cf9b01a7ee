import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition } from '../../src/scenario/position.js';
import { at } from './playing.js';

const DECK = ['dagger', 'signet-ring', 'seek-allies', 'convincing-argument', 'convincing-argument'];

describe('arrows', () => {
  it('the arrow of a space is used once or left alone', () => {
    covers('upr-arrow-optional', 'upr-arrow-once');
    const intrigues = ['cunning', 'impress'];
    const own: PlayerPosition = {
      hand: ['dagger'],
      deck: DECK,
      solari: 3,
      intrigues,
      influence: { emperor: 2 },
    };
    const table = at(own);
    table.choose('agent:dagger>imperial-privilege', 'effect:imperial-privilege.2');
    expect(table.keys).toEqual(expect.arrayContaining(['effect:imperial-privilege.0', 'end']));
    table.choose('effect:imperial-privilege.0', 'give-up:impress');
    expect(table.player(0).intrigues).toHaveLength(2);
    expect(table.keys).not.toContain('effect:imperial-privilege.0');
    const unused = at(own);
    unused.choose('agent:dagger>imperial-privilege', 'effect:imperial-privilege.2', 'end');
    expect(unused.player(0).intrigues).toEqual(intrigues);
  });
});

describe('the cost of a space', () => {
  it('it is paid before spies, cards and effects come to anything', () => {
    covers('upr-space-cost-upfront');
    const table = at({
      hand: ['reconnaissance'],
      deck: DECK,
      water: 2,
      spies: ['post-sietch-tabr-research-station'],
    });
    table.choose('agent:reconnaissance>research-station');
    expect(table.asks).toBe('gather');
    expect(table.player(0)).toMatchObject({ water: 0, garrison: 3, hand: [] });
    table.choose('skip');
    expect(table.log.map(({ event }) => event).filter((event) => event !== 'turn')).toEqual([
      'agent',
      'paid',
      'troops',
      'drew',
    ]);
  });

  it('a control bonus comes too late to pay', () => {
    covers('upr-space-cost-unaffordable');
    const control = at({ hand: ['paracompass'], spice: 0, solari: 0 }, { control: { 'spice-refinery': 0 } });
    control.choose('agent:paracompass>spice-refinery');
    // Only the way without a cost was open, so nobody was asked.
    expect(control.player(0)).toMatchObject({ solari: 1 + 2 + 2, spice: 0 });
  });

  it('cost and requirement both apply', () => {
    covers('upr-agent-pay-and-meet');
    const poor = at({ hand: ['dagger'], solari: 2, influence: { emperor: 2 } });
    expect(poor.refused('card:dagger>space:imperial-privilege')).toBe('cost');
    const unknown = at({ hand: ['dagger'], solari: 3, influence: { emperor: 1 } });
    expect(unknown.refused('card:dagger>space:imperial-privilege')).toBe('influence');
    const both = at({ hand: ['dagger'], solari: 3, influence: { emperor: 2 } });
    expect(both.keys).toContain('agent:dagger>imperial-privilege');
  });
});
