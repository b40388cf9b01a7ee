import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { uprisingTable } from '../table.js';
import { fighting, holding, persuasion, reach, revealing, sending, upToEnd } from './playing.js';

describe('recalling agents', () => {
  const board = { agents: { arrakeen: [0] } };

  it('an own agent goes back to the leader', () => {
    covers('upr-sym-recall-agent');
    const table = upToEnd(sending('steersman', 'deliver-supplies', {}, board));
    expect(table.state.agents.map(({ space }) => space)).toEqual(['deliver-supplies']);
    expect(table.player(0).agents).toBe(1);
    expect(table.happened('recalled')).toMatchObject([{ seat: 0, space: 'arrakeen' }]);
  });

  it('never the one just sent, nor another player’s', () => {
    covers('upr-sym-recall-agent-other');
    const me = { swordmaster: true };
    const table = sending('steersman', 'deliver-supplies', me, {
      agents: { arrakeen: [0], secrets: [1], fremkit: [0] },
    });
    table.choose('effect:steersman.1');
    expect(table.keys).toEqual(['recall:arrakeen', 'recall:fremkit']);
    const alone = upToEnd(sending('steersman', 'deliver-supplies', {}, { agents: { secrets: [1] } }));
    expect(alone.state.agents).toHaveLength(2);
    expect(alone.player(0).agents).toBe(1);
  });

  it('it may be sent again, and its space is free again', () => {
    covers('upr-sym-recall-agent-reuse');
    const table = holding(['steersman', 'reconnaissance'], {}, board, { confirmTurns: false });
    table.choose('agent:steersman>deliver-supplies');
    expect(table.asked).toBe(1);
    while (table.asked !== 0) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    expect(reach(table, 'reconnaissance')).toContain('arrakeen');
    expect(table.player(0).agents).toBe(1);
  });
});

describe('retreating', () => {
  it('a sandworm cannot', () => {
    covers('upr-sym-retreat');
    const table = revealing(['chani-clever-tactician'], { conflict: 1, worms: 3, leader: 'princess-irulan' });
    expect(table.refused('effect:chani-clever-tactician.0')).toBe('cost');
    const tactical = fighting([
      { conflict: 1, worms: 2, intrigues: ['tactical-option'] },
      { conflict: 1 },
      {},
    ]);
    tactical.choose('intrigue:tactical-option', 'option:1');
    expect(tactical.keys).toEqual(['retreat:0', 'retreat:1']);
  });
});

describe('conditions', () => {
  it('what stands behind the hooks needs the token in the garrison', () => {
    covers('upr-sym-hooks-condition');
    const choices = (hooks: boolean) => revealing(['desert-power'], { hooks, water: 1 });
    expect(choices(true).keys).toEqual(['option:0', 'option:1']);
    expect(persuasion(choices(false))).toBe(2);
  });
});

describe('maker hooks', () => {
  const me = { influence: { fremen: 2 }, water: 0, garrison: 3 };

  it('taken once and kept', () => {
    covers('upr-sym-hooks-gain');
    const table = sending('reconnaissance', 'sietch-tabr', me).choose('option:0');
    expect(table.player(0).hooks).toBe(true);
    expect(table.happened('hooks')).toHaveLength(1);
    for (const seat of [undefined, 1]) expect(table.view(seat).players[0]?.hooks).toBe(true);
    const later = uprisingTable({ phase: 'recall', first: 0, players: { 0: { hooks: true } } });
    expect([later.state.round, later.player(0).hooks]).toEqual([2, true]);
  });

  it('who has them takes none again', () => {
    covers('upr-sym-hooks-one');
    const table = sending('reconnaissance', 'sietch-tabr', { ...me, hooks: true }).choose('option:0');
    expect(table.happened('hooks')).toEqual([]);
    expect(table.player(0)).toMatchObject({ hooks: true, garrison: 4, water: 1 });
  });
});

describe('the Uprising mark', () => {
  it('cards carry nothing of it, each does just what it says', () => {
    covers('upr-sym-uprising-mark');
    const table = revealing(['maula-pistol'], { conflict: 1, deck: [] });
    expect([persuasion(table), table.player(0).swords]).toEqual([1, 1]);
    expect(table.keys.filter((key) => key.startsWith('effect:'))).toEqual([]);
  });
});
