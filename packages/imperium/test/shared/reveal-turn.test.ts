import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import type { Table } from '../table.js';
import { EDITIONS, tableOf } from './editions.js';

const CARDS = ['dagger', 'seek-allies', 'convincing-argument'];

describe.each(EDITIONS)('a Reveal turn in $id', (edition) => {
  const turn = (player: PlayerPosition, position: Position = {}): Table =>
    tableOf(
      edition,
      {
        turn: 0,
        first: 0,
        ...edition.quiet,
        ...position,
        players: { 0: { deck: [], discard: [], ...player } },
      },
      { confirmTurns: true },
    );
  const revealing = (player: PlayerPosition, position: Position = {}): Table => {
    const table = turn(player, position);
    return table.asks === 'turn' ? table.choose('reveal') : table;
  };

  it('there is no passing, with or without agents', () => {
    covers('upr-turns-must-reveal');
    expect(turn({ hand: ['dagger'] }).keys).toContain('reveal');
    expect(turn({ hand: ['dagger'] }).keys).not.toContain('pass');
    const none = turn({ hand: ['dagger'] }, { agents: { secrets: [0], arrakeen: [0] } });
    expect(none.happened('reveal').map(({ seat }) => seat)).toEqual([0]);
  });

  it('everybody reveals exactly once a round', () => {
    covers('upr-turns-must-reveal');
    const table = tableOf(edition, { phase: 'round-start', first: 0, conflict: edition.quiet.conflict });
    while (table.state.round === 1) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    expect(table.happened('reveal').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it('cards are shown, effects and purchases follow, then strength, then cleaning up', () => {
    covers('imp-reveal-steps-order', 'upr-reveal-steps');
    const table = revealing(
      { hand: ['convincing-argument', 'dagger'], conflict: 1 },
      { agents: { secrets: [0] } },
    );
    expect(table.asks).toBe('reveal-effects');
    expect(table.player(0)).toMatchObject({ revealed: ['convincing-argument', 'dagger'], discard: [] });
    expect(table.happened('strength')).toEqual([]);
    table.choose(table.keys.find((key) => key.endsWith('@reserve')) ?? '', 'end');
    const order = ['reveal', 'gained', 'acquired', 'strength', 'turn'] as const;
    const places = order.map((event) => table.log.findLastIndex((e) => e.event === event));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(table.happened('strength')).toEqual([{ event: 'strength', seat: 0, strength: 3 }]);
    expect(table.player(0).revealed).toEqual([]);
    expect(table.asked).toBe(1);
  });

  it('every card in hand is revealed openly, and no card can be kept back', () => {
    covers('imp-reveal-whole-hand', 'upr-reveal-all');
    const table = turn({ hand: CARDS });
    expect(table.keys.filter((key) => key.startsWith('reveal'))).toEqual(['reveal']);
    table.choose('reveal');
    expect(table.player(0).hand).toEqual([]);
    expect(table.happened('reveal')).toEqual([{ event: 'reveal', seat: 0, cards: CARDS }]);
    for (const seat of [undefined, 0, 1, 2]) expect(table.view(seat).players[0]?.revealed).toEqual(CARDS);
  });

  it('with no card in hand the turn still has its council persuasion and counts strength', () => {
    covers('imp-reveal-empty-hand', 'upr-reveal-all');
    const table = revealing({ hand: [], councilSeat: true, conflict: 2 });
    expect(table.asks).toBe('reveal-effects');
    expect(table.state.turn?.persuasion).toBe(2);
    table.choose(table.keys.find((key) => key.endsWith('@reserve')) ?? '', 'end');
    expect(table.player(0).discard).toHaveLength(1);
    expect(table.happened('strength')).toEqual([{ event: 'strength', seat: 0, strength: 4 }]);
    expect(table.player(0).hasRevealed).toBe(true);
  });

  it('revealed cards lie apart from those played before, whose reveal boxes stay silent', () => {
    covers('imp-reveal-kept-separate', 'imp-reveal-effects-not-agent-cards');
    covers('upr-reveal-separate', 'upr-sym-in-play', 'upr-reveal-effects');
    const played = ['dagger', 'diplomacy'];
    const table = revealing(
      { hand: ['reconnaissance'], played },
      { agents: { secrets: [0], arrakeen: [0] } },
    );
    expect(table.player(0)).toMatchObject({ played, revealed: ['reconnaissance'], swords: 0 });
    for (const seat of [1, 2, undefined])
      expect(table.view(seat).players[0]).toMatchObject({ played, revealed: ['reconnaissance'] });
    expect(table.state.turn?.persuasion).toBe(1);
  });

  it('everything in play goes to the own discard pile, which is no discarding', () => {
    covers('imp-cleanup-discard-all', 'imp-cleanup-hand-empty', 'upr-cleanup', 'upr-sym-in-play');
    const own = { hand: ['dagger', 'reconnaissance'], played: ['diplomacy'], discard: ['signet-ring'] };
    const table = revealing(own, { agents: { secrets: [0] } }).choose('end');
    expect(table.player(0)).toMatchObject({
      hand: [],
      played: [],
      revealed: [],
      discard: ['signet-ring', 'diplomacy', 'dagger', 'reconnaissance'],
    });
    expect(table.happened('discarded')).toEqual([]);
    expect(table.asked).toBe(1);
  });
});
