import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { uprisingTable } from '../table.js';
import { sending } from './playing.js';

const MAKERS = { 'deep-desert': 0, 'hagga-basin': 0, 'imperial-basin': 0 };

describe('makers', () => {
  it('an agent recalled before does not block', () => {
    covers('upr-makers-agent-blocks');
    const table = sending(
      'steersman',
      'deliver-supplies',
      {},
      { agents: { 'hagga-basin': [0] }, makers: MAKERS },
    );
    expect(table.state.agents.map(({ space }) => space)).toEqual(['deliver-supplies']);
    table.choose('end');
    while (table.state.round === 1) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    expect(table.state.makers['hagga-basin']).toBe(1);
  });

  it('a visitor takes all bonus spice besides the effects of the space', () => {
    covers('upr-sym-maker');
    const table = sending(
      'dune-the-desert-planet',
      'imperial-basin',
      { spice: 0 },
      { makers: { 'imperial-basin': 3 } },
    );
    expect(table.player(0).spice).toBe(4);
    expect(table.state.makers['imperial-basin']).toBe(0);
    const elsewhere = sending(
      'dune-the-desert-planet',
      'accept-contract',
      { spice: 0 },
      { makers: { 'imperial-basin': 3 } },
    );
    expect(elsewhere.player(0).spice).toBe(0);
  });
});

describe('the recall', () => {
  it('nothing else comes back', () => {
    covers('upr-recall-only-agents');
    const table = uprisingTable({
      phase: 'recall',
      first: 0,
      agents: { arrakeen: [0] },
      control: { arrakeen: 0, 'imperial-basin': 2 },
      makers: { ...MAKERS, 'deep-desert': 2 },
      players: {
        0: { spies: ['post-guild', 'post-choam'], hooks: true, garrison: 5 },
        1: { spies: ['post-fremen'], garrison: 1 },
      },
    });
    expect(table.player(0)).toMatchObject({ spies: ['post-guild', 'post-choam'], hooks: true, garrison: 5 });
    expect(table.player(1)).toMatchObject({ spies: ['post-fremen'], garrison: 1 });
    expect(table.state.control).toMatchObject({ arrakeen: 0, 'imperial-basin': 2 });
    expect(table.state.makers['deep-desert']).toBe(2);
  });
});
