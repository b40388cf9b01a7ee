import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { plotting, reasonFor } from './intrigue-table.js';

const FACTION_SPACES = ['wealth', 'foldspace', 'secrets', 'stillsuits'];

describe('bindu-suspension', () => {
  it('bindu-suspension: draws a card, then the turn may be skipped', () => {
    covers('imp-bindu-draw-then-may-pass');
    const table = plotting(['bindu-suspension'], { deck: ['diplomacy', 'dagger'] });
    expect(table.keys).not.toContain('pass');
    table.choose('intrigue:bindu-suspension');
    expect(table.player(0).hand.at(-1)).toBe('diplomacy');
    expect(table.asked).toBe(0);
    expect(table.keys).toContain('pass');
    table.choose('pass');
    expect(table.happened('pass')).toEqual([{ event: 'pass', seat: 0 }]);
    expect(table.asked).toBe(1);
    expect(table.player(0)).toMatchObject({ hasRevealed: false, agents: 2 });
  });

  it('bindu-suspension: the turn may as well be taken, with the drawn card', () => {
    covers('imp-bindu-draw-then-may-pass');
    const table = plotting(['bindu-suspension'], { deck: ['diplomacy'] }).choose('intrigue:bindu-suspension');
    expect(table.keys).toContain('reveal');
    table.choose('agent:diplomacy>wealth');
    expect(table.player(0)).toMatchObject({ solari: 2, agents: 1 });
  });

  it('bindu-suspension: not after another plot of the same turn', () => {
    covers('imp-bindu-start-of-turn');
    const table = plotting(['bindu-suspension', 'windfall']).choose('intrigue:windfall');
    expect(table.keys).not.toContain('intrigue:bindu-suspension');
    expect(table.refused('intrigue:bindu-suspension')).toBe('wrong-time');
  });

  it('bindu-suspension: who skipped alone is left to play takes the next turn too, and must still reveal', () => {
    covers('imp-bindu-not-after-reveal', 'imp-phase2-no-pass');
    const rest = { players: { 1: { hasRevealed: true }, 2: { hasRevealed: true } } };
    const table = plotting(['bindu-suspension'], { deck: ['diplomacy'] }, rest);
    table.choose('intrigue:bindu-suspension', 'pass');
    expect([table.asked, table.asks]).toEqual([0, 'turn']);
    expect(table.keys).not.toContain('pass');
    expect(table.keys).toContain('reveal');
    expect(table.state.phase).toBe('turns');
  });
});

describe('dispatch-an-envoy', () => {
  it('dispatch-an-envoy: the card played this turn also reaches all faction spaces', () => {
    covers('imp-agent-icon-match');
    const table = plotting(['dispatch-an-envoy'], { hand: ['dagger'] });
    const before = table.keys;
    for (const space of FACTION_SPACES) expect(before).not.toContain(`agent:dagger>${space}`);
    expect(table.refused('card:dagger>space:wealth')).toBe('no-icon');
    table.choose('intrigue:dispatch-an-envoy');
    for (const space of FACTION_SPACES) expect(table.keys).toContain(`agent:dagger>${space}`);
    expect(table.keys).toContain('agent:dagger>hall-of-oratory');
    expect(table.keys).not.toContain('agent:dagger>arrakeen');
    table.choose('agent:dagger>stillsuits');
    expect(table.player(0)).toMatchObject({ water: 1, influence: { fremen: 1 } });
  });

  it('dispatch-an-envoy: even a card without printed icons can then be sent to a faction space', () => {
    const table = plotting(['dispatch-an-envoy'], { hand: ['convincing-argument'] });
    expect(table.keys.filter((key) => key.startsWith('agent:'))).toEqual([]);
    table.choose('intrigue:dispatch-an-envoy');
    const reached = table.keys.filter((key) => key.startsWith('agent:'));
    expect(reached.toSorted()).toEqual(
      FACTION_SPACES.map((space) => `agent:convincing-argument>${space}`).toSorted(),
    );
  });

  it('dispatch-an-envoy: costs and agents of the spaces still count', () => {
    const table = plotting(['dispatch-an-envoy'], { hand: ['dagger'] }, { agents: { wealth: [1] } });
    table.choose('intrigue:dispatch-an-envoy');
    expect(table.refused('card:dagger>space:wealth')).toBe('occupied');
    expect(table.refused('card:dagger>space:conspire')).toBe('cost');
  });

  it('dispatch-an-envoy: the icons are gone on the next turn', () => {
    const rest = { players: { 1: { hasRevealed: true }, 2: { hasRevealed: true } } };
    const table = plotting(
      ['bindu-suspension', 'dispatch-an-envoy', 'ambush'],
      { hand: ['dagger'], deck: [] },
      rest,
    );
    table.choose('intrigue:bindu-suspension', 'intrigue:dispatch-an-envoy');
    expect(table.keys).toContain('agent:dagger>wealth');
    table.choose('pass');
    expect(table.keys).not.toContain('agent:dagger>wealth');
  });
});

describe('infiltrate', () => {
  it('infiltrate: enemy agents, the Mentat of an enemy too, do not block this turn', () => {
    covers('imp-agent-space-must-be-free');
    const rest = { agents: { arrakeen: [1], carthag: ['mentat:2'] } };
    const table = plotting(['infiltrate'], { hand: ['reconnaissance'] }, rest);
    expect(table.keys).not.toContain('agent:reconnaissance>arrakeen');
    expect(table.refused('card:reconnaissance>space:carthag')).toBe('occupied');
    table.choose('intrigue:infiltrate');
    expect(table.keys).toEqual(
      expect.arrayContaining(['agent:reconnaissance>arrakeen', 'agent:reconnaissance>carthag']),
    );
    table.choose('agent:reconnaissance>arrakeen');
    expect(
      table.state.agents.filter((agent) => agent.space === 'arrakeen').map((agent) => agent.seat),
    ).toEqual([1, 0]);
  });

  it('infiltrate: an own agent still blocks, also beside an enemy', () => {
    covers('imp-agent-space-must-be-free');
    const rest = { agents: { arrakeen: [0], carthag: [1] } };
    const table = plotting(['infiltrate'], { hand: ['reconnaissance'] }, rest).choose('intrigue:infiltrate');
    expect(table.keys).not.toContain('agent:reconnaissance>arrakeen');
    expect(table.refused('card:reconnaissance>space:arrakeen')).toBe('occupied');
    expect(table.keys).toContain('agent:reconnaissance>carthag');
  });

  it('infiltrate: a space closed by The Voice stays closed', () => {
    const table = plotting(['infiltrate'], { hand: ['reconnaissance'] }, { voices: { arrakeen: 1 } });
    table.choose('intrigue:infiltrate');
    expect(table.refused('card:reconnaissance>space:arrakeen')).toBe('closed');
  });
});

describe('calculated-hire', () => {
  it('calculated-hire: 1 spice brings the Mentat from its space to the own leader, as one more agent', () => {
    covers('imp-icon-mentat-take');
    const table = plotting(['calculated-hire'], { spice: 1 }, { agents: { wealth: [0], stillsuits: [0] } });
    expect(table.keys.filter((key) => key.startsWith('agent:'))).toEqual([]);
    table.choose('intrigue:calculated-hire');
    expect(table.player(0).spice).toBe(0);
    expect(table.state.mentat).toEqual({ holder: 0, keptFor: undefined });
    table.choose('agent:dagger>hall-of-oratory');
    expect(table.state.agents).toContainEqual({ seat: 0, space: 'hall-of-oratory', mentat: true });
  });

  it('calculated-hire: not from a player, not from another space', () => {
    covers('imp-calculated-hire-start-position');
    const held = plotting(['calculated-hire'], { spice: 3 }, { mentat: 1 });
    expect(held.keys).not.toContain('intrigue:calculated-hire');
    expect(held.refused('intrigue:calculated-hire')).toBe('condition');
    const away = plotting(['calculated-hire'], { spice: 3 }, { agents: { arrakeen: ['mentat:2'] } });
    expect(away.refused('intrigue:calculated-hire')).toBe('condition');
    const own = plotting(['calculated-hire'], { spice: 3 }, { agents: { arrakeen: ['mentat:0'] } });
    expect(own.refused('intrigue:calculated-hire')).toBe('condition');
  });

  it('calculated-hire: not without the spice', () => {
    covers('imp-intrigue-cost-mandatory', 'faq-intrigue-conditions');
    expect(reasonFor(plotting(['calculated-hire'], { spice: 0, solari: 9 }), 'calculated-hire')).toEqual({
      code: 'cost',
      missing: 1,
      of: 'spice',
    });
  });
});

describe('urgent-mission', () => {
  it('urgent-mission: an own agent comes back to the leader, can be sent again, and its space is free', () => {
    covers('imp-icon-recall');
    const rest = { agents: { 'hall-of-oratory': [0], arrakeen: [0] } };
    const table = plotting(['urgent-mission'], {}, rest).choose('intrigue:urgent-mission');
    expect(table.keys.toSorted()).toEqual(['recall:arrakeen', 'recall:hall-of-oratory']);
    table.choose('recall:hall-of-oratory');
    expect(table.player(0).agents).toBe(1);
    expect(table.state.agents.map((agent) => agent.space)).toEqual(['arrakeen']);
    table.choose('agent:dagger>hall-of-oratory');
    expect(table.player(0).agents).toBe(0);
  });

  it('urgent-mission: the Mentat comes back as the Mentat', () => {
    const table = plotting(['urgent-mission'], {}, { agents: { arrakeen: ['mentat:0'] } });
    table.choose('intrigue:urgent-mission');
    expect(table.state.agents).toEqual([]);
    expect(table.player(0).agents).toBe(2);
    expect(table.state.mentat.holder).toBe(0);
  });

  it('urgent-mission: with an agent and the Mentat on one space the player picks which', () => {
    const start = () =>
      plotting(['urgent-mission'], {}, { agents: { arrakeen: [0, 'mentat:0'], wealth: [0] } }).choose(
        'intrigue:urgent-mission',
      );
    expect(start().keys).toEqual(['recall:arrakeen', 'recall:mentat@arrakeen', 'recall:wealth']);
    const agent = start().choose('recall:arrakeen');
    expect(agent.player(0).agents).toBe(1);
    expect(agent.state.agents).toContainEqual({ seat: 0, space: 'arrakeen', mentat: true });
    const mentat = start().choose('recall:mentat@arrakeen');
    expect(mentat.player(0).agents).toBe(0);
    expect(mentat.state.agents).toContainEqual({ seat: 0, space: 'arrakeen', mentat: false });
    expect(mentat.state.agents.some((placed) => placed.mentat)).toBe(false);
  });

  it('urgent-mission: the agent sent on this very turn may be recalled after its effects', () => {
    const table = plotting(['urgent-mission']).choose(
      'agent:dagger>hall-of-oratory',
      'intrigue:urgent-mission',
    );
    expect(table.player(0)).toMatchObject({ agents: 2, garrison: 4 });
    expect(table.asked).toBe(1);
  });

  it('urgent-mission: enemy agents cannot be recalled, and without an own one it does nothing', () => {
    const table = plotting(['urgent-mission'], {}, { agents: { arrakeen: [1] } });
    expect(table.keys).not.toContain('intrigue:urgent-mission');
    expect(table.refused('intrigue:urgent-mission')).toBe('no-effect');
  });
});
