import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';
import { holding, persuasion, reach, revealing } from './holding.js';

const HAND = ['kwisatz-haderach'];

describe('kwisatz-haderach', () => {
  it('sends an agent anywhere, occupied spaces included, and draws a card', () => {
    const table = holding(HAND, {}, { agents: { wealth: [1], arrakeen: [1, 2] } });
    expect(reach(table, 'kwisatz-haderach')).toContain('wealth');
    table.choose('agent:kwisatz-haderach>wealth');
    expect(table.player(0)).toMatchObject({ solari: 2, hand: ['dagger'], agents: 1 });
    expect(table.player(0).influence.emperor).toBe(1);
    expect(table.state.agents).toContainEqual({ seat: 1, space: 'wealth', mentat: false });
    expect(table.state.agents).toContainEqual({ seat: 0, space: 'wealth', mentat: false });
  });

  it('the space is paid as usual', () => {
    covers('ruling-imp-kwisatz-cost');
    const table = holding(HAND, { solari: 3, spice: 1, water: 1 });
    expect(table.refused('card:kwisatz-haderach>space:high-council')).toBe('cost');
    expect(table.refused('card:kwisatz-haderach>space:the-great-flat')).toBe('cost');
    table.choose('agent:kwisatz-haderach>mentat');
    expect(table.player(0).solari).toBe(1);
  });

  it('the requirement of Sietch Tabr stays', () => {
    covers('imp-sietch-tabr-kwisatz');
    expect(
      holding(HAND, { influence: { fremen: 1 } }).refused('card:kwisatz-haderach>space:sietch-tabr'),
    ).toBe('influence');
    const friend = holding(HAND, { influence: { fremen: 2 }, points: 1 });
    expect(reach(friend, 'kwisatz-haderach')).toContain('sietch-tabr');
  });

  it('moves one from the board', () => {
    covers('imp-kwisatz-without-free-agent', 'ruling-imp-kwisatz-without-free-agent');
    const position = { agents: { wealth: [0], 'imperial-basin': [0] } };
    const table = holding([...HAND, 'dagger'], {}, position);
    expect(table.refused('card:dagger>space:hall-of-oratory')).toBe('no-agent');
    table.choose('agent:kwisatz-haderach>secure-contract');
    expect(table.keys).toEqual(['from:wealth', 'from:imperial-basin']);
    table.choose('from:wealth');
    expect(table.player(0)).toMatchObject({ solari: 3, agents: 0 });
    expect(table.state.agents.map(({ space }) => space)).toEqual(['imperial-basin', 'secure-contract']);
    expect(table.happened('agent')).toMatchObject([{ from: 'wealth', space: 'secure-contract' }]);
  });

  it('may move an agent even while another stands ready', () => {
    const table = holding(HAND, {}, { agents: { wealth: [0] } }).choose('agent:kwisatz-haderach>stillsuits');
    expect(table.keys).toEqual(['from:leader', 'from:wealth']);
    table.choose('from:wealth');
    expect(table.player(0).agents).toBe(1);
    expect(table.state.agents.map(({ space }) => space)).toEqual(['stillsuits']);
  });

  it('moves no agent of an opponent, and none at all if none is there', () => {
    const table = holding(HAND, {}, { agents: { wealth: [1] } }).choose('agent:kwisatz-haderach>stillsuits');
    expect(table.asks).toBe('agent-effects');
    expect(table.state.agents).toHaveLength(2);
  });

  it('may move a Mentat that stands on the board', () => {
    const agents = { wealth: ['mentat:0'], arrakeen: [0], stillsuits: [0] };
    const table = holding(HAND, {}, { agents }).choose(
      'agent:kwisatz-haderach>secure-contract',
      'from:wealth',
    );
    expect(table.state.agents).toContainEqual({ seat: 0, space: 'secure-contract', mentat: true });
  });

  it('moves the agent or the Mentat of one space, as the player likes', () => {
    const agents = { wealth: [0, 'mentat:0'], stillsuits: [0] };
    const table = holding(HAND, {}, { agents }).choose('agent:kwisatz-haderach>secure-contract');
    expect(table.keys).toEqual(['from:wealth', 'from:mentat@wealth', 'from:stillsuits']);
    table.choose('from:mentat@wealth');
    expect(table.happened('agent')).toMatchObject([{ from: 'wealth', space: 'secure-contract' }]);
    expect(table.state.agents).toContainEqual({ seat: 0, space: 'secure-contract', mentat: true });
    expect(table.state.agents).toContainEqual({ seat: 0, space: 'wealth', mentat: false });
  });

  it('back to the very space, used again', () => {
    covers('imp-kwisatz-same-space', 'ruling-imp-kwisatz-same-space');
    const table = holding(HAND, { spice: 0 }, { agents: { 'imperial-basin': [0], wealth: [0] } });
    table.choose('agent:kwisatz-haderach>imperial-basin', 'from:imperial-basin');
    expect(table.player(0).spice).toBe(1);
    expect(table.state.agents.map(({ space }) => space)).toEqual(['wealth', 'imperial-basin']);
  });

  it('no second visit', () => {
    covers('imp-kwisatz-once-per-game', 'ruling-imp-kwisatz-once-per-game', 'ruling-imp-kwisatz-spaces');
    const table = holding(HAND, { solari: 20, councilSeat: true, swordmaster: true });
    expect(table.refused('card:kwisatz-haderach>space:high-council')).toBe('once-per-game');
    expect(table.refused('card:kwisatz-haderach>space:swordmaster')).toBe('once-per-game');
    const first = holding(HAND, { solari: 20 }, { agents: { 'high-council': [1], swordmaster: [2] } });
    expect(reach(first, 'kwisatz-haderach')).toEqual(expect.arrayContaining(['high-council', 'swordmaster']));
  });

  it('kept out by an opponent’s Voice only', () => {
    covers('imp-voice-stops-kwisatz', 'ruling-imp-voice-stops-kwisatz');
    const table = holding(HAND, {}, { voices: { wealth: 1 } });
    expect(table.refused('card:kwisatz-haderach>space:wealth')).toBe('closed');
    expect(reach(table, 'kwisatz-haderach')).not.toContain('wealth');
  });

  it('the maker space it left gets bonus spice', () => {
    covers('imp-kwisatz-maker-left', 'ruling-imp-kwisatz-maker');
    const agents = { 'imperial-basin': [0], 'hagga-basin': [1] };
    const table = new Table({
      turn: 0,
      first: 0,
      conflict: 'skirmish-a',
      agents,
      players: {
        0: { hand: HAND, deck: [], agents: 1 },
        1: { hand: [], hasRevealed: true },
        2: { hand: [], hasRevealed: true },
      },
    });
    table.choose('agent:kwisatz-haderach>secure-contract', 'from:imperial-basin');
    expect(table.happened('maker')).toMatchObject([{ space: 'the-great-flat' }, { space: 'imperial-basin' }]);
    expect(table.state.makers).toMatchObject({ 'imperial-basin': 1, 'hagga-basin': 0, 'the-great-flat': 1 });
  });

  it('hall-of-oratory: its persuasion comes once, also with two agents, and goes with the agent moved away', () => {
    covers('faq-hall-of-oratory');
    const stayed = revealing(['convincing-argument'], {}, { agents: { 'hall-of-oratory': [0] } });
    expect(persuasion(stayed)).toBe(3);
    const both = { 'hall-of-oratory': [0, 'mentat:0'] };
    expect(persuasion(revealing(['convincing-argument'], {}, { agents: both }))).toBe(3);
    const hand = [...HAND, 'convincing-argument', 'dagger'];
    const table = holding(hand, {}, { agents: { 'hall-of-oratory': [0], wealth: [0] } });
    table.choose('agent:kwisatz-haderach>secure-contract', 'from:hall-of-oratory');
    expect(table.state.agents.some(({ space }) => space === 'hall-of-oratory')).toBe(false);
  });

  it('is worth nothing when revealed, but is a Bene Gesserit card', () => {
    const table = revealing(HAND, { hand: HAND });
    expect(persuasion(table)).toBe(0);
    expect(table.player(0)).toMatchObject({ swords: 0, revealed: HAND });
    const bond = holding(['gene-manipulation'], { played: HAND });
    expect(bond.choose('agent:gene-manipulation>hall-of-oratory').player(0).spice).toBe(2);
  });
});
