import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import { uprisingTable } from '../table.js';
import { sending } from './playing.js';

const MAKERS = { 'deep-desert': 0, 'hagga-basin': 0, 'imperial-basin': 0 };

describe('makers', () => {
  it('each of the three maker spaces gets a spice', () => {
    covers('upr-makers-spaces', 'upr-makers-accumulate');
    const table = uprisingTable({ phase: 'makers', makers: MAKERS });
    expect(table.state.makers).toEqual({ 'deep-desert': 1, 'hagga-basin': 1, 'imperial-basin': 1 });
    const spaces = catalogOf({ edition: 'uprising' }).spaces.filter(({ maker }) => maker);
    expect(spaces.map(({ id }) => id).sort()).toEqual(Object.keys(MAKERS));
  });

  it('not with an agent of anybody on it', () => {
    covers('upr-makers-agent-blocks');
    const table = uprisingTable({
      phase: 'makers',
      makers: MAKERS,
      agents: { 'deep-desert': [2], 'imperial-basin': [0, 1] },
    });
    expect(table.state.makers).toEqual({ 'deep-desert': 0, 'hagga-basin': 1, 'imperial-basin': 0 });
  });

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

  it('bonus spice piles up without a limit', () => {
    covers('upr-makers-add-up');
    const table = uprisingTable({
      phase: 'makers',
      makers: { ...MAKERS, 'deep-desert': 11, 'hagga-basin': 2 },
    });
    expect(table.state.makers).toEqual({ 'deep-desert': 12, 'hagga-basin': 3, 'imperial-basin': 1 });
  });

  it('the example of the rulebook', () => {
    covers('upr-ex-makers');
    const table = uprisingTable({
      phase: 'makers',
      makers: { ...MAKERS, 'deep-desert': 1 },
      agents: { 'imperial-basin': [0] },
    });
    expect(table.state.makers).toEqual({ 'deep-desert': 2, 'hagga-basin': 1, 'imperial-basin': 0 });
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
  it('everybody comes home and the marker passes on', () => {
    covers('upr-recall-agents', 'upr-recall-first-player', 'upr-ex-recall');
    const table = uprisingTable({
      phase: 'recall',
      first: 0,
      agents: { arrakeen: [0], 'imperial-basin': [0], secrets: [1, 2], fremkit: [1] },
      players: { 0: { swordmaster: true, points: 9 } },
    });
    expect(table.state.agents).toEqual([]);
    expect(table.state.players.map(({ agents }) => agents)).toEqual([3, 2, 2]);
    expect([table.state.first, table.state.round, table.state.phase, table.asked]).toEqual([
      1,
      2,
      'turns',
      1,
    ]);
  });

  it('from the last seat to the first', () => {
    covers('upr-recall-first-player');
    expect(uprisingTable({ phase: 'recall', first: 2 }).state.first).toBe(0);
    expect(uprisingTable({ phase: 'recall', first: 2 }, { players: 4 }).state.first).toBe(3);
  });

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
