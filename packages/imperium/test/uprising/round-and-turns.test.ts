import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { type Table, uprisingTable } from '../table.js';

const HANDS: Record<string, PlayerPosition> = {
  0: { hand: ['dagger', 'signet-ring'], deck: ['diplomacy'] },
  1: { hand: ['dagger', 'signet-ring'], deck: ['diplomacy'] },
  2: { hand: ['dagger', 'signet-ring'], deck: ['diplomacy'] },
};

/** Three players with the same hands in the middle of phase 2. */
function at(position: Position = {}, hands = HANDS): Table {
  return uprisingTable({ turn: 0, first: 0, conflict: 'skirmish-crysknife', ...position, players: hands });
}

/** Everybody reveals and buys nothing. */
function revealAll(table: Table): Table {
  const { round } = table.state;
  while (table.state.round === round && table.asks !== 'over')
    table.choose(table.keys.includes('reveal') ? 'reveal' : table.keys.includes('end') ? 'end' : 'pass');
  return table;
}

const order = (table: Table, ...events: readonly string[]) =>
  table.log.map(({ event }) => event).filter((event) => events.includes(event));

describe('the round', () => {
  it('round start, turns, combat, makers, recall', () => {
    covers('upr-round-five-phases');
    const table = revealAll(
      uprisingTable({ phase: 'round-start', first: 0, agents: {}, conflict: 'skirmish-crysknife' }),
    );
    const steps = order(table, 'round', 'conflict', 'drew', 'turn', 'combat', 'maker', 'first-player');
    const merged = steps.filter((step, i) => step !== steps[i - 1]);
    expect(merged).toEqual([
      ...['round', 'conflict', 'drew', 'turn', 'combat', 'maker', 'first-player'],
      ...['round', 'conflict', 'drew', 'turn'],
    ]);
  });

  it('the top card of the conflict deck becomes the conflict', () => {
    covers('upr-round-start-conflict');
    const table = uprisingTable({
      phase: 'recall',
      first: 0,
      conflict: 'skirmish-crysknife',
      conflictDeck: ['trade-dispute', 'propaganda'],
    });
    expect(table.state.conflicts.at(-1)).toBe('trade-dispute');
    expect(table.view(2).conflicts.at(-1)).toBe('trade-dispute');
    expect(table.view(2).conflictDeckCount).toBe(1);
    expect(table.happened('conflict')).toEqual([{ event: 'conflict', conflict: 'trade-dispute' }]);
  });

  it('a conflict nobody won is covered, and only the new one is fought for', () => {
    covers('upr-round-start-conflict-pile');
    const deck = ['reconnaissance', 'dagger', 'dagger', 'seek-allies', 'convincing-argument'];
    const tied = { conflict: 1, garrison: 3, won: [], deck };
    const table = uprisingTable({
      phase: 'combat',
      first: 0,
      conflict: 'skirmish-desert-mouse',
      conflictDeck: ['protect-the-sietches', 'propaganda', 'trade-dispute'],
      players: { 0: tied, 1: tied, 2: { won: [] } },
    });
    expect(table.state.conflicts).toEqual(['skirmish-desert-mouse', 'protect-the-sietches']);
    expect(table.state.players.map(({ won }) => won)).toEqual([[], [], []]);
    expect([table.asked, table.player(1).solari, table.player(1).water]).toEqual([1, 3, 1]);
    table.choose('agent:reconnaissance>arrakeen', 'deploy:2');
    revealAll(table);
    expect(table.player(1)).toMatchObject({ solari: 3, water: 2, influence: { fremen: 1 } });
    expect(table.player(1).won.map(({ id }) => id)).toEqual(['protect-the-sietches']);
    expect(table.happened('reward').map(({ seat, conflict }) => [seat, conflict])).toEqual([
      [0, 'skirmish-desert-mouse'],
      [1, 'skirmish-desert-mouse'],
      [1, 'protect-the-sietches'],
    ]);
  });

  it('everybody draws five cards, also on top of cards still in hand', () => {
    covers('upr-round-start-draw');
    const deck = ['dagger', 'dagger', 'diplomacy', 'signet-ring', 'seek-allies', 'reconnaissance'];
    const table = uprisingTable({
      phase: 'round-start',
      first: 0,
      players: { 0: { hand: ['convincing-argument'], deck } },
    });
    expect(table.player(0).hand).toEqual(['convincing-argument', ...deck.slice(0, 5)]);
    expect(table.player(0).deck).toEqual(['reconnaissance']);
    for (const seat of [1, 2]) expect(table.player(seat).hand).toHaveLength(5);
    expect(table.view(1).players[0]).not.toHaveProperty('hand');
    expect(table.view(1).players[0]?.handCount).toBe(6);
  });

  it('the conflict and its defence come before the hands', () => {
    covers('upr-round-start-order');
    const table = uprisingTable({
      phase: 'round-start',
      first: 0,
      conflict: 'siege-of-arrakeen',
      control: { arrakeen: 1 },
    });
    expect([table.asks, table.asked]).toEqual(['defend', 1]);
    expect(table.state.players.map(({ hand }) => hand)).toEqual([[], [], []]);
    table.choose('deploy');
    expect(table.state.players.map(({ hand }) => hand.length)).toEqual([5, 5, 5]);
    expect(order(table, 'conflict', 'troops', 'drew')).toEqual([
      'conflict',
      'troops',
      'drew',
      'drew',
      'drew',
    ]);
  });
});

describe('the turns of a round', () => {
  it('one turn at a time, clockwise from the first player', () => {
    covers('upr-turns-order');
    const table = at({ turn: 1, first: 1 });
    expect(table.asked).toBe(1);
    table.choose('agent:dagger>gather-support');
    expect(table.asked).toBe(2);
    table.choose('agent:dagger>assembly-hall', 'end');
    expect(table.asked).toBe(0);
    table.choose('agent:signet-ring>imperial-basin', 'end');
    expect(table.asked).toBe(1);
    const started = uprisingTable({ phase: 'round-start', first: 2 });
    expect(started.asked).toBe(2);
  });

  it('a turn is an agent turn or a reveal turn', () => {
    covers('upr-turns-two-kinds');
    const table = at();
    const kinds = new Set(table.keys.map((key) => key.split(':')[0]));
    expect(kinds).toEqual(new Set(['agent', 'reveal']));
    const agent = at().choose('agent:dagger>gather-support');
    expect(agent.asked).toBe(1);
    expect(agent.player(0)).toMatchObject({ hasRevealed: false, hand: ['signet-ring'] });
    const reveal = at().choose('reveal');
    expect(reveal.player(0)).toMatchObject({ hasRevealed: true, agents: 2, hand: [] });
  });

  it('revealing is possible with both agents at home', () => {
    covers('upr-turns-agent-optional');
    const table = at();
    expect(table.player(0).agents).toBe(2);
    expect(table.keys).toContain('reveal');
    table.choose('reveal');
    expect(table.happened('agent')).toEqual([]);
  });

  it('who has revealed is passed over', () => {
    covers('upr-turns-after-reveal');
    const table = at();
    table.choose('reveal');
    table.choose('agent:dagger>gather-support', 'agent:dagger>assembly-hall', 'end');
    expect(table.asked).toBe(1);
    table.choose('agent:signet-ring>imperial-basin', 'end');
    expect(table.asked).toBe(2);
    expect(table.happened('turn').map(({ seat }) => seat)).toEqual([0, 1, 2, 1, 2]);
  });

  it('the turns end as soon as all have revealed', () => {
    covers('upr-turns-phase-end');
    const table = at();
    table.choose('reveal', 'reveal');
    expect([table.asked, table.asks, table.state.phase]).toEqual([2, 'turn', 'turns']);
    expect(table.happened('combat')).toEqual([]);
    table.choose('reveal');
    expect(table.happened('combat')).toHaveLength(1);
    expect(table.state.round).toBe(2);
  });

  it('any number of plots on agent turns and on the reveal turn', () => {
    covers('upr-turns-plot-any');
    const intrigues = [
      'contingency-plan',
      'contingency-plan',
      'contingency-plan',
      'crysknife',
      'ornithopter',
    ];
    const table = at({}, { ...HANDS, 0: { ...HANDS[0], intrigues } });
    table.choose(
      'intrigue:contingency-plan',
      'intrigue:contingency-plan',
      'agent:dagger>gather-support',
      'way:1',
    );
    table.choose('intrigue:contingency-plan', 'end');
    table.choose('agent:dagger>assembly-hall', 'end', 'reveal');
    table.choose('reveal', 'intrigue:crysknife', 'intrigue:ornithopter');
    expect(table.player(0)).toMatchObject({ solari: 4, spice: 2, intrigues: [] });
  });
});
