import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

const CALM = { conflict: 'skirmish-b', conflictDeck: ['desert-power', 'terrible-purpose'] };

describe('the-voice', () => {
  const speaking = (position: { control?: Record<string, number> } = {}) =>
    new Table({
      turn: 0,
      first: 0,
      ...position,
      players: {
        0: { hand: ['the-voice', 'diplomacy', 'dagger'] },
        1: { hand: ['diplomacy', 'dagger', 'kwisatz-haderach'] },
        2: { hand: ['diplomacy', 'dagger'] },
      },
    }).choose('agent:the-voice>secure-contract');

  it('any space can be named, even when all own control markers are in use', () => {
    covers('imp-voice-marker');
    const table = speaking({ control: { arrakeen: 0, carthag: 0, 'imperial-basin': 0 } });
    expect(table.asks).toBe('name-space');
    expect(table.keys).toContain('space:wealth');
    expect(table.keys).toHaveLength(22);
    table.choose('space:wealth');
    expect(table.view(1).voices).toEqual([{ seat: 0, space: 'wealth' }]);
    expect(table.state.control).toEqual({ arrakeen: 0, carthag: 0, 'imperial-basin': 0 });
  });

  it('each opponent is kept out for one turn', () => {
    covers('imp-voice-blocks-opponents', 'imp-voice-duration');
    const table = speaking().choose('space:wealth');
    expect(table.asked).toBe(1);
    expect(table.keys).toContain('agent:diplomacy>secrets');
    expect(table.keys).not.toContain('agent:diplomacy>wealth');
    expect(table.refused('card:diplomacy>space:wealth')).toBe('closed');
    table.choose('agent:dagger>hall-of-oratory');
    expect(table.asked).toBe(2);
    expect(table.refused('card:diplomacy>space:wealth')).toBe('closed');
    table.choose('agent:diplomacy>foldspace');
    expect([table.asks, table.asked]).toEqual(['turn', 0]);
    expect(table.state.voices).toEqual([]);
    table.choose('reveal');
    if (table.asked === 0) table.choose('end');
    expect(table.asked).toBe(1);
    expect(table.keys).toContain('agent:diplomacy>wealth');
  });

  it('the player of the card may go there', () => {
    covers('imp-voice-blocks-opponents');
    const table = new Table({
      turn: 0,
      voices: { wealth: 1, secrets: 0 },
      players: { 0: { hand: ['diplomacy'] } },
    });
    // A new turn has begun for seat 0, and its own mark is gone; that of seat 1 still stands.
    expect(table.keys).toContain('agent:diplomacy>secrets');
    expect(table.keys).not.toContain('agent:diplomacy>wealth');
    expect(table.state.voices).toEqual([{ seat: 1, space: 'wealth' }]);
  });

  it('the named space is closed to an opponent’s Kwisatz Haderach too', () => {
    covers('imp-voice-stops-kwisatz');
    const table = speaking().choose('space:wealth');
    expect(table.keys).toContain('agent:kwisatz-haderach>secrets');
    expect(table.keys).not.toContain('agent:kwisatz-haderach>wealth');
    expect(table.refused('card:kwisatz-haderach>space:wealth')).toBe('closed');
  });
});

describe('kwisatz-haderach', () => {
  const away = (agents: Record<string, (number | string)[]>, player: object = {}) =>
    new Table({
      ...CALM,
      turn: 0,
      first: 0,
      agents,
      players: {
        0: { hand: ['kwisatz-haderach', 'diplomacy'], water: 3, spice: 0, solari: 20, ...player },
        1: { hasRevealed: true },
        2: { hasRevealed: true },
      },
    });

  it('with no agent on the leader it moves one from the board', () => {
    covers('imp-kwisatz-without-free-agent');
    const table = away({ wealth: [0], secrets: [0] });
    expect(table.keys.some((key) => key.startsWith('agent:diplomacy'))).toBe(false);
    expect(table.refused('card:diplomacy>space:foldspace')).toBe('no-agent');
    table.choose('agent:kwisatz-haderach>imperial-basin');
    expect(table.asks).toBe('which-agent');
    expect(table.keys).toEqual(['from:wealth', 'from:secrets']);
    table.choose('from:secrets');
    expect(table.state.agents.map((agent) => agent.space)).toEqual(['wealth', 'imperial-basin']);
    expect(table.player(0)).toMatchObject({ agents: 0, spice: 1 });
  });

  it('with an agent ready, either may go', () => {
    covers('imp-kwisatz-without-free-agent');
    const table = away({ wealth: [0] }).choose('agent:kwisatz-haderach>imperial-basin');
    expect(table.keys).toEqual(['from:leader', 'from:wealth']);
    table.choose('from:leader');
    expect(table.player(0).agents).toBe(0);
    expect(table.state.agents).toHaveLength(2);
  });

  it('the agent may be sent to the space it stood on and use it again', () => {
    covers('imp-kwisatz-same-space');
    const table = away({ 'hagga-basin': [0], wealth: [0] });
    table.choose('agent:kwisatz-haderach>hagga-basin', 'from:hagga-basin');
    expect(table.player(0)).toMatchObject({ spice: 2, water: 2 });
    expect(table.state.agents.filter((agent) => agent.space === 'hagga-basin')).toHaveLength(1);
  });

  it('council and swordmaster cannot be visited a second time', () => {
    covers('imp-kwisatz-once-per-game');
    const again = away({ wealth: [0] }, { councilSeat: true, swordmaster: true });
    for (const space of ['high-council', 'swordmaster']) {
      expect(again.keys).not.toContain(`agent:kwisatz-haderach>${space}`);
      expect(again.refused(`card:kwisatz-haderach>space:${space}`)).toBe('once-per-game');
    }
    const fresh = away({ 'high-council': [1], swordmaster: [2] });
    expect(fresh.keys).toContain('agent:kwisatz-haderach>high-council');
    expect(fresh.keys).toContain('agent:kwisatz-haderach>swordmaster');
  });

  it('a maker space left this way and still empty gets its bonus spice', () => {
    covers('imp-kwisatz-maker-left');
    const finish = (table: Table) => {
      while (table.state.round === 1) table.choose(table.keys.includes('end') ? 'end' : 'reveal');
      return table.state.makers;
    };
    const left = away({ 'hagga-basin': [0], 'the-great-flat': [0] });
    left.choose('agent:kwisatz-haderach>secure-contract', 'from:hagga-basin');
    expect(finish(left)).toEqual({ 'hagga-basin': 1, 'the-great-flat': 0, 'imperial-basin': 1 });
    const stayed = away({ 'hagga-basin': [0], 'the-great-flat': [0] });
    stayed.choose('agent:kwisatz-haderach>hagga-basin', 'from:hagga-basin');
    expect(finish(stayed)).toEqual({ 'hagga-basin': 0, 'the-great-flat': 0, 'imperial-basin': 1 });
  });
});
