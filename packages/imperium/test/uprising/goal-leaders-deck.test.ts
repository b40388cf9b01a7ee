import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import { uprisingTable } from '../table.js';
import { at } from './playing.js';

describe('the goal', () => {
  it('points gained and lost count at once, beyond any printed track', () => {
    covers('upr-goal-vp-track');
    const climbing = at({ hand: ['diplomacy'], points: 20, influence: { emperor: 1 } });
    climbing.choose('agent:diplomacy>dutiful-service');
    expect(climbing.player(0).points).toBe(21);
    const falling = at({ hand: ['captured-mentat'], points: 3, influence: { emperor: 2 } });
    falling.choose('reveal', 'effect:captured-mentat.0');
    expect(falling.player(0).points).toBe(2);
  });

  it('the game ends after a round with ten points, or without a further conflict', () => {
    covers('upr-goal-end-condition');
    const ten = uprisingTable({ phase: 'makers', round: 4, players: { 1: { points: 10 } } });
    expect(ten.asks).toBe('over');
    expect(ten.happened('game-over')).toEqual([{ event: 'game-over', winner: 1 }]);
    const empty = uprisingTable({
      phase: 'makers',
      round: 10,
      conflictDeck: [],
      players: { 2: { points: 3 } },
    });
    expect(empty.asks).toBe('over');
    const nine = uprisingTable({ phase: 'makers', round: 4, players: { 1: { points: 9 } } });
    expect(nine.asks).toBe('turn');
    expect(nine.state.round).toBe(5);
  });
});

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

  it('playing the ring uses the right-hand ability', () => {
    covers('upr-leader-signet-trigger');
    const table = at({ hand: ['signet-ring'], deck: ['dagger', 'diplomacy', 'reconnaissance'] });
    table.choose('agent:signet-ring>arrakeen');
    expect(table.happened('ability')).toEqual([
      { event: 'ability', seat: 0, leader: 'muaddib', side: 'signet' },
    ]);
    expect(table.player(0).hand).toEqual(['dagger', 'diplomacy']);
  });

  it('revealing the ring, or playing another card, does not', () => {
    covers('upr-leader-signet-trigger');
    const revealed = at({ hand: ['signet-ring'], deck: ['dagger', 'diplomacy'] });
    revealed.choose('reveal');
    expect(revealed.happened('ability')).toEqual([]);
    expect(revealed.player(0).deck).toHaveLength(2);
    expect(revealed.state.turn?.persuasion).toBe(1);
    const other = at({ hand: ['reconnaissance', 'signet-ring'], deck: ['dagger', 'diplomacy'] });
    other.choose('agent:reconnaissance>arrakeen');
    expect(other.happened('ability')).toEqual([]);
    expect(other.player(0).hand).toEqual(['signet-ring', 'dagger']);
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

  it('every agent is sent by a card of the hand', () => {
    covers('upr-agents-need-card');
    const table = at({ hand: ['dagger', 'diplomacy'], solari: 10, spice: 10, water: 5 });
    const sending = table.keys.filter((key) => key.startsWith('agent:'));
    expect(sending.length).toBeGreaterThan(0);
    for (const key of sending) expect(key).toMatch(/^agent:(dagger|diplomacy)>/);
    const empty = at({ hand: [], solari: 10 });
    expect(empty.happened('agent')).toEqual([]);
    expect(empty.happened('reveal').map(({ seat }) => seat)).toEqual([0]);
  });
});
