import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { Table } from './table.js';

describe('the end of a round', () => {
  it('goes step by step in the order of the rulebook', () => {
    covers('arr-eor-order');
    const table = new Table({
      clear: true,
      phase: 'end',
      shown: ['jessica-trains-paul', 'stunted-worms'],
      air: { 'air-central-n': 'ornithopter' },
      areas: {
        windgap: { atreides: { regular: 1, named: ['paul-atreides', 'lady-jessica'] } },
        carthag: { harkonnen: { regular: 1, named: ['beast-rabban'] } },
      },
      harkonnen: {
        hand: [
          'sandmasters',
          'hunter-seeker',
          'shigawire',
          'spotter-control',
          'troop-carriers',
          'sardaukar-pogrom',
          'arsunt-legion',
        ],
      },
    });
    expect([table.asks, table.asked]).toEqual(['claim-end', 'atreides']);
    expect(table.state.air['air-central-n']).toBe('ornithopter');
    table.choose('done');
    expect([table.asks, table.asked]).toEqual(['swap-leader', 'harkonnen']);
    expect(table.state.air['air-central-n']).toBeUndefined();
    table.choose('done');
    expect([table.asks, table.asked]).toEqual(['swap-leader', 'atreides']);
    table.choose('done');
    expect([table.asks, table.asked]).toEqual(['discard', 'harkonnen']);
    table.choose('discard:sandmasters');
    expect([table.asks, table.asked]).toEqual(['unclaimed', 'atreides']);
    table.choose('done');
    expect(table.state.round).toBe(2);
  });

  it('removes all aircraft', () => {
    covers('arr-eor-remove-aircraft');
    const table = new Table({
      clear: true,
      phase: 'end',
      air: { 'air-central-n': 'ornithopter', 'air-outer-se': 'carryall' },
    });
    table.settle('done');
    expect(
      table
        .happened('vehicle')
        .map((event) => event.vehicle)
        .slice(0, 2),
    ).toEqual(['ornithopter', 'carryall']);
  });

  it('lets named leaders be replaced, one by one, also without a generic one left', () => {
    covers('arr-eor-swap-named-leaders', 'arr-summary-leader-swap');
    const table = new Table({
      clear: true,
      phase: 'end',
      areas: { carthag: { harkonnen: { regular: 1, named: ['beast-rabban', 'baron-harkonnen'] } } },
    });
    table.choose('swap:baron-harkonnen');
    expect(table.legion('harkonnen', 'carthag')).toEqual({ regular: 1, generic: 1, named: ['beast-rabban'] });
    expect(table.dashboard('harkonnen').tank).toEqual([]);
    expect(table.keys).toEqual(['swap:beast-rabban', 'done']);
    const bare = new Table({
      clear: true,
      phase: 'end',
      areas: { carthag: { harkonnen: { regular: 1, generic: 6, named: ['beast-rabban'] } } },
    }).choose('swap:beast-rabban');
    expect(bare.legion('harkonnen', 'carthag')).toEqual({ regular: 1, generic: 6 });
  });

  it('refreshes leader cards, those of the tank off the dashboard', () => {
    covers(
      'arr-eor-refresh-leaders',
      'arr-eor-refresh-tank-leaders',
      'arr-summary-refresh-tank',
      'arr-tank-card-state-kept',
    );
    const table = new Table({
      clear: true,
      phase: 'end',
      atreides: { leaders: { stilgar: 'spent', 'lady-jessica': 'spent' }, tank: { stilgar: 0 } },
    });
    table.settle('done');
    expect(table.faction('atreides').leaders.stilgar).toBe('ready');
    expect(table.faction('atreides').leaders['lady-jessica']).toBe('ready');
    expect(table.dashboard('atreides').tank).toEqual([{ leader: 'stilgar', slot: 0 }]);
  });

  it('keeps six cards, by the choice of the player, and Hawat’s schemes among them', () => {
    covers('arr-eor-hand-limit-6', 'arr-eor-hand-discard-choice', 'arr-hawat-scheming-stuck');
    const hand = [
      'hawats-scheming',
      'hawats-scheming',
      'shigawire',
      'spotter-control',
      'troop-carriers',
      'sardaukar-pogrom',
      'arsunt-legion',
      'sandmasters',
    ];
    const table = new Table({
      clear: true,
      phase: 'end',
      harkonnen: { hand, leaders: { 'thufir-hawat': 'gone' } },
    });
    expect([table.asks, table.keys.includes('discard:hawats-scheming')]).toEqual(['discard', false]);
    table.choose('discard:shigawire', 'discard:sandmasters');
    expect(table.happened('discarded').map((event) => event.cards)).toEqual([['shigawire'], ['sandmasters']]);
    expect(table.state.round).toBe(2);
  });

  it('removes unclaimed prescience cards or shuffles them back', () => {
    covers(
      'arr-eor-unclaimed-prescience',
      'arr-prescience-discard-unclaimed',
      'arr-prescience-reshuffle-rest',
      'arr-prescience-discard-faceup',
      'arr-summary-prescience-reshuffle',
    );
    const table = new Table({
      clear: true,
      phase: 'end',
      shown: ['stunted-worms', 'the-desert-war'],
      claimed: ['jessica-trains-paul'],
    });
    table.choose('remove:stunted-worms', 'done');
    expect(table.state.discarded).toEqual(['stunted-worms']);
    expect(table.view(1).discarded).toEqual(['stunted-worms']);
    const { prescienceDeck, shown, claimed } = table.state;
    expect([...prescienceDeck, ...shown.map(({ id }) => id)]).toContain('the-desert-war');
    expect([...prescienceDeck, ...shown.map(({ id }) => id)]).not.toContain('jessica-trains-paul');
    expect(claimed).toEqual(['jessica-trains-paul']);
    expect([prescienceDeck.length, shown.length]).toEqual([11, 3]);
  });

  it('returns the dice, unused ones too', () => {
    covers('arr-eor-return-dice');
    const table = new Table({ clear: true, phase: 'end', atreides: { dice: { mentat: 2 } } });
    table.settle('done');
    expect(table.state.round).toBe(2);
    expect(table.dashboard('atreides').used).toBe(0);
    expect(table.dashboard('atreides').dice.mentat).toBe(0);
  });
});
