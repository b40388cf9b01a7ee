import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import { uprisingTable } from '../table.js';
import { at } from './playing.js';

describe('leaders', () => {
  it('every leader has one of each, and the left one works without the ring', () => {
    covers('upr-leader-two-abilities');
    const { leaders } = catalogOf({ edition: 'uprising' }).edition;
    for (const { ability, signet } of leaders) {
      expect(ability.does.on).not.toBe('');
      expect(signet.effects.length).toBeGreaterThan(0);
    }
    const margot = uprisingTable({
      turn: 2,
      players: { 2: { hand: ['diplomacy'], influence: { 'bene-gesserit': 1 } } },
    });
    margot.choose('agent:diplomacy>secrets');
    expect(margot.player(2)).toMatchObject({ spice: 2, spies: [] });
    expect(margot.happened('ability').map(({ side }) => side)).toEqual(['left']);
    const gurney = uprisingTable(
      { turn: 3, first: 3, players: { 3: { hand: ['dagger'], conflict: 3, garrison: 0 } } },
      { players: 4, confirmTurns: true },
    );
    gurney.choose('reveal');
    expect(gurney.state.turn?.persuasion).toBe(1);
  });
});

describe('deck building', () => {
  it('a trashed card never comes back with a reshuffle', () => {
    covers('upr-deck-trash-permanent');
    const table = at({
      hand: ['diplomacy', 'reconnaissance'],
      water: 3,
      deck: [],
      discard: ['dagger', 'signet-ring'],
    });
    table.choose('agent:diplomacy>desert-tactics', 'effect:desert-tactics.1', 'trash:dagger@discard', 'end');
    expect(table.state.trashed.filter((id) => id === 'dagger')).toHaveLength(2);
    while (table.asked !== 0) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    table.choose('agent:reconnaissance>research-station');
    expect(table.player(0)).toMatchObject({ hand: ['signet-ring'], deck: [], discard: [] });
  });
});

describe('cards and rules', () => {
  it('a card may lift the requirement of a space', () => {
    covers('upr-cards-override-rules');
    const table = at({ hand: ['undercover-asset', 'reconnaissance'] });
    expect(table.keys).toContain('agent:undercover-asset>sietch-tabr');
    expect(table.refused('card:reconnaissance>space:sietch-tabr')).toBe('influence');
  });

  it('a card may share an occupied post, or bring an acquired card to the hand', () => {
    covers('upr-cards-override-rules');
    const spies = { 1: { spies: ['post-spice-refinery-arrakeen'] } };
    const shared = at({ hand: ['double-agent'] }, { players: spies });
    shared.choose('agent:double-agent>arrakeen');
    expect(shared.player(0).spies).toEqual(['post-spice-refinery-arrakeen']);
    const awe = at({ hand: ['dagger'], worms: 1, intrigues: ['inspire-awe'] });
    awe.choose('intrigue:inspire-awe', 'acquire:prepare-the-way@reserve');
    expect(awe.player(0).hand).toEqual(['dagger', 'prepare-the-way']);
  });
});

describe('agents', () => {
  it('the Swordmaster is a third agent, gained once', () => {
    covers('upr-agents-two-then-three');
    const hand = ['dagger', 'dagger', 'signet-ring', 'reconnaissance'];
    const table = uprisingTable({
      turn: 0,
      first: 0,
      players: { 0: { hand, deck: ['diplomacy'], solari: 20 } },
    });
    table.choose('agent:dagger>swordmaster');
    expect(table.player(0)).toMatchObject({ agents: 2, swordmaster: true });
    const back = () => {
      while (table.asked !== 0) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    };
    back();
    expect(table.refused('card:dagger>space:swordmaster')).toBe('occupied');
    table.choose('agent:dagger>gather-support', 'way:0');
    table.choose('agent:reconnaissance>arrakeen', 'end');
    expect(table.player(0).agents).toBe(0);
    expect(table.keys.some((key) => key.startsWith('agent:'))).toBe(false);
  });

  it('two agents without it, three with it come home, and no visit adds a fourth', () => {
    covers('upr-agents-two-then-three');
    const table = uprisingTable({
      phase: 'recall',
      agents: { arrakeen: [0], swordmaster: [1] },
      players: { 1: { swordmaster: true } },
    });
    expect(table.state.players.map(({ agents }) => agents)).toEqual([2, 3, 2]);
    const again = at({ hand: ['dagger'], solari: 20, swordmaster: true });
    expect(again.refused('card:dagger>space:swordmaster')).toBe('once-per-game');
  });
});
