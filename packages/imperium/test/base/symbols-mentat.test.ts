import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

const LATER = { conflictDeck: ['desert-power', 'terrible-purpose', 'grand-vision'] };

describe('the Mentat symbol', () => {
  it('the Mentat joins the leader and is sent like an own agent', () => {
    covers('imp-icon-mentat-take');
    const table = new Table({
      turn: 0,
      players: {
        0: { hand: ['dagger', 'diplomacy'], deck: ['reconnaissance'], solari: 2 },
        1: { hasRevealed: true },
        2: { hasRevealed: true },
      },
      agents: { wealth: [0] },
    });
    table.choose('agent:dagger>mentat');
    expect(table.state.mentat.holder).toBe(0);
    expect(table.player(0).agents).toBe(0);
    expect([table.asks, table.asked]).toEqual(['turn', 0]);
    table.choose('agent:diplomacy>stillsuits');
    expect(table.state.agents).toContainEqual({ seat: 0, space: 'stillsuits', mentat: true });
  });

  it('once sent it is not ready a second time', () => {
    covers('imp-icon-mentat-take');
    const table = new Table({
      turn: 0,
      agents: { wealth: [0], secrets: [0], stillsuits: ['mentat:0'] },
      players: { 0: { hand: ['diplomacy'], intrigues: ['ambush'] } },
    });
    expect(table.keys).toEqual(['reveal']);
    expect(table.refused('card:diplomacy>space:foldspace')).toBe('no-agent');
  });

  it('it is not taken from a player or another space', () => {
    covers('imp-icon-mentat-only-from-space');
    for (const elsewhere of [{ mentat: 1 }, { agents: { carthag: ['mentat:1'] } }]) {
      const table = new Table({
        turn: 0,
        ...elsewhere,
        players: { 0: { hand: ['dagger', 'diplomacy'], deck: ['reconnaissance'], solari: 2 } },
      });
      // The space may be visited for its card all the same.
      table.choose('agent:dagger>mentat');
      expect(table.player(0).hand).toEqual(['diplomacy', 'reconnaissance']);
      expect(table.state.mentat.holder).toBe(1);
      expect(table.happened('mentat')).toEqual([]);
    }
  });

  const rewarded = (position: { mentat?: number; agents?: Record<string, string[]> }) =>
    new Table({
      ...LATER,
      phase: 'combat',
      conflict: 'sort-through-the-chaos',
      first: 0,
      intrigueDeck: ['windfall', 'charisma'],
      ...position,
      players: { 1: { conflict: 1 } },
    }).choose('pass');

  it('as a reward it comes from anywhere when the next round starts', () => {
    covers('imp-icon-mentat-reward');
    for (const place of [{}, { mentat: 2 }, { mentat: 1 }, { agents: { carthag: ['mentat:2'] } }]) {
      const table = rewarded(place);
      expect(table.state.round).toBe(2);
      expect(table.state.mentat.holder).toBe(1);
      expect(table.state.agents).toEqual([]);
      expect([table.asked, table.player(1).agents]).toEqual([1, 2]);
    }
  });

  it('the round after next it stands on its own space again', () => {
    covers('imp-icon-mentat-reward');
    const table = rewarded({ mentat: 2 });
    while (table.state.round === 2) {
      const key = ['reveal', 'end', 'pass'].find((choice) => table.keys.includes(choice));
      table.choose(key ?? '');
    }
    expect(table.state.round).toBe(3);
    expect(table.state.mentat.holder).toBeUndefined();
  });

  it('it blocks, harvests, deploys and triggers the control bonus', () => {
    covers('imp-icon-mentat-occupies');
    const table = new Table({
      turn: 0,
      first: 0,
      mentat: 0,
      agents: { wealth: [0], secrets: [0] },
      makers: { 'imperial-basin': 2 },
      control: { 'imperial-basin': 2 },
      players: {
        0: { hand: ['dune-the-desert-planet', 'dagger'], spice: 0, garrison: 3 },
        1: { hand: ['dune-the-desert-planet', 'dagger'] },
        2: { spice: 0 },
      },
    });
    table.choose('agent:dune-the-desert-planet>imperial-basin');
    expect(table.state.agents).toContainEqual({ seat: 0, space: 'imperial-basin', mentat: true });
    expect(table.player(0).spice).toBe(1 + 2);
    expect(table.player(2).spice).toBe(1);
    table.choose('deploy:2');
    expect(table.player(0).conflict).toBe(2);
    expect(table.asked).toBe(1);
    expect(table.refused('card:dune-the-desert-planet>space:imperial-basin')).toBe('occupied');
  });

  it('it brings no extra turn and goes only with a card', () => {
    covers('imp-icon-mentat-needs-card');
    const table = new Table({
      turn: 0,
      players: { 0: { hand: ['dagger'], deck: [], discard: [], solari: 2 } },
    });
    table.choose('agent:dagger>mentat');
    expect(table.state.mentat.holder).toBe(0);
    expect([table.asks, table.asked]).toEqual(['turn', 1]);
    const empty = new Table({
      turn: 0,
      mentat: 0,
      players: { 0: { hand: [], discard: [], deck: [], intrigues: ['ambush'] } },
    });
    expect(empty.keys).toEqual(['reveal']);
  });
});
