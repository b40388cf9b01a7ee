import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { RICH, reach } from '../shared/spaces.js';
import { Table } from '../table.js';

describe('a space must be free', () => {
  it('the Mentat on a space closes it as well', () => {
    covers('imp-agent-space-must-be-free');
    const table = new Table({
      turn: 0,
      agents: { 'rally-troops': ['mentat:2'] },
      players: { 0: { ...RICH, hand: ['dagger'] } },
    });
    expect(table.refused('card:dagger>space:rally-troops')).toBe('occupied');
  });

  it('Helena passes enemies in cities and Landsraad, never her own agent', () => {
    covers('imp-agent-space-must-be-free');
    const table = new Table({
      turn: 0,
      agents: { mentat: [1], arrakeen: [1], 'imperial-basin': [2], 'rally-troops': [0] },
      players: {
        0: {
          ...RICH,
          leader: 'helena-richese',
          hand: ['dagger', 'reconnaissance', 'dune-the-desert-planet'],
        },
      },
    });
    expect(reach(table, 'dagger')).toContain('mentat');
    expect(reach(table, 'reconnaissance')).toContain('arrakeen');
    expect(table.refused('card:dune-the-desert-planet>space:imperial-basin')).toBe('occupied');
    expect(table.refused('card:dagger>space:rally-troops')).toBe('occupied');
  });

  it('Infiltrate lets one agent past enemies, not past the own agent', () => {
    covers('imp-agent-space-must-be-free');
    const table = new Table({
      turn: 0,
      agents: { mentat: [1], 'rally-troops': [0] },
      players: { 0: { ...RICH, hand: ['dagger'], intrigues: ['infiltrate'] } },
    });
    expect(reach(table, 'dagger')).not.toContain('mentat');
    table.choose('intrigue:infiltrate');
    expect(reach(table, 'dagger')).toContain('mentat');
    expect(reach(table, 'dagger')).not.toContain('rally-troops');
  });

  it('Kwisatz Haderach goes to any occupied space', () => {
    covers('imp-agent-space-must-be-free');
    const table = new Table({
      turn: 0,
      agents: { mentat: [1], 'rally-troops': [0] },
      players: { 0: { ...RICH, hand: ['kwisatz-haderach'] } },
    });
    expect(reach(table, 'kwisatz-haderach')).toHaveLength(22);
  });
});

describe('what sending an agent does', () => {
  it('what is missing for a cost or a requirement is named', () => {
    covers('imp-agent-pay-or-meet');
    const table = new Table({ turn: 0, players: { 0: { solari: 4, water: 1, hand: ['signet-ring'] } } });
    expect(reach(table, 'signet-ring')).toEqual([
      'arrakeen',
      'carthag',
      'hagga-basin',
      'hall-of-oratory',
      'imperial-basin',
      'mentat',
      'rally-troops',
      'secure-contract',
    ]);
    expect(table.refused('card:signet-ring>space:high-council')).toBe('cost');
    expect(table.refused('card:signet-ring>space:the-great-flat')).toBe('cost');
    expect(table.refused('card:signet-ring>space:sietch-tabr')).toBe('influence');
    expect(() => table.choose('agent:signet-ring>high-council')).toThrow('not among the legal choices');
  });

  it('a space closed by The Voice is closed to opponents, not to its owner', () => {
    const closedBy = (seat: number) =>
      new Table({ turn: 0, voices: { arrakeen: seat }, players: { 0: { hand: ['reconnaissance'] } } });
    expect(closedBy(1).refused('card:reconnaissance>space:arrakeen')).toBe('closed');
    expect(reach(closedBy(1), 'reconnaissance')).toEqual(['carthag']);
    expect(reach(closedBy(0), 'reconnaissance')).toEqual(['arrakeen', 'carthag']);
  });
});
