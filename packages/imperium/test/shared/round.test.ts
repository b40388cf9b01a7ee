import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import type { Table } from '../table.js';
import { EDITIONS, tableOf } from './editions.js';
import { FREE_SPACE } from './factions.js';

const DECK = ['dagger', 'diplomacy', 'reconnaissance', 'signet-ring', 'seek-allies', 'dagger'];

/** Everybody reveals and buys nothing until the round is over. */
function revealAll(table: Table): Table {
  const { round } = table.state;
  while (table.state.round === round && table.asks !== 'over')
    table.choose(['reveal', 'end', 'pass'].find((key) => table.keys.includes(key)) ?? '');
  return table;
}

/** The marks of the phases in the order they happened, repetitions left out. */
function phases(table: Table, ...steps: readonly string[]): string[] {
  const marks = table.log.map(({ event }) => event).filter((event) => steps.includes(event));
  return marks.filter((mark, index) => mark !== marks[index - 1]);
}

describe.each(EDITIONS)('the round of $id', (edition) => {
  const at = (position: Position): Table => tableOf(edition, { first: 0, ...edition.quiet, ...position });

  it('start, turns, combat, makers and recall follow one another, and the next round does the same', () => {
    covers('imp-round-five-phases', 'upr-round-five-phases');
    const table = revealAll(at({ phase: 'round-start' }));
    const steps = ['round', 'conflict', 'drew', 'turn', 'combat', 'maker', 'first-player'];
    expect(phases(table, ...steps)).toEqual([...steps, 'round', 'conflict', 'drew', 'turn']);
    expect([table.state.round, table.state.first, table.asked]).toEqual([2, 1, 1]);
    expect(table.state.players.map(({ hasRevealed }) => hasRevealed)).toEqual([false, false, false]);
  });

  it('the top conflict is turned up on the earlier ones, for all to see', () => {
    covers('imp-phase1-reveal-conflict', 'upr-round-start-conflict');
    const [next = '', last = ''] = edition.quiet.conflictDeck;
    const table = at({ phase: 'recall' });
    expect(table.happened('conflict')).toEqual([{ event: 'conflict', conflict: next }]);
    for (const seat of [undefined, 0, 1, 2]) {
      expect(table.view(seat).conflicts).toEqual([edition.quiet.conflict, next]);
      expect(table.view(seat).conflictDeckCount).toBe(1);
      expect(JSON.stringify(table.view(seat))).not.toContain(last);
    }
  });

  it('everybody draws five cards from the own deck, on top of what is still in hand', () => {
    covers('imp-phase1-draw-five', 'imp-phase1-leftover-hand', 'upr-round-start-draw');
    const players = {
      0: { hand: [], deck: DECK },
      1: { hand: ['convincing-argument'], deck: DECK },
      2: { hand: [], deck: [], discard: [] },
    };
    for (const phase of ['recall', 'round-start'] as const) {
      const table = at({ phase, players });
      expect(table.player(0)).toMatchObject({ hand: DECK.slice(0, 5), deck: ['dagger'] });
      expect(table.player(1)).toMatchObject({ hand: ['convincing-argument', ...DECK.slice(0, 5)] });
      expect(table.player(2).hand).toEqual([]);
      expect(table.view(0).players[1]).toHaveProperty('hand', undefined);
      expect(table.view(0).players[1]?.handCount).toBe(6);
    }
    const four = tableOf(edition, {}, { players: 4 });
    expect(four.state.players.map(({ hand }) => hand.length)).toEqual([5, 5, 5, 5]);
  });

  it('conflict first, then the defender decides, and only then hands are drawn', () => {
    covers('imp-phase1-order', 'upr-round-start-order');
    const table = at({ phase: 'round-start', conflict: 'siege-of-arrakeen', control: { arrakeen: 1 } });
    expect([table.asks, table.asked]).toEqual(['defend', 1]);
    expect(table.state.conflicts.at(-1)).toBe('siege-of-arrakeen');
    expect(table.state.players.map(({ hand }) => hand)).toEqual([[], [], []]);
    table.choose('deploy');
    expect(table.state.players.map(({ hand }) => hand.length)).toEqual([5, 5, 5]);
    expect(table.player(1).conflict).toBe(1);
    expect(phases(table, 'conflict', 'troops', 'drew')).toEqual(['conflict', 'troops', 'drew']);
  });

  it('opponents see how many cards a hand has, never which, until they are played or revealed', () => {
    covers('imp-hand-hidden', 'upr-round-start-draw');
    const table = at({ turn: 0 });
    const look = () => [undefined, 0, 2].map((seat) => JSON.stringify(table.view(seat)));
    const before = look();
    const player = table.player(1);
    const [hand, deck] = [player.hand, player.deck];
    player.hand = deck;
    player.deck = hand;
    expect(player.hand.toSorted()).not.toEqual(player.deck.toSorted());
    expect(look()).toEqual(before);
    expect(table.view(0).players[1]?.hand).toBeUndefined();
    expect(table.view(1).players[1]?.hand).toEqual(deck);
  });
});

describe.each(EDITIONS)('the turns of $id', (edition) => {
  const free = FREE_SPACE[edition.id];
  const wealth = [`agent:diplomacy>${free.emperor}`, 'end'];
  const supplies = [`agent:diplomacy>${free.guild}`, 'end'];
  const same: PlayerPosition = {
    hand: ['diplomacy', 'dagger', 'signet-ring'],
    deck: ['dagger', 'reconnaissance', 'convincing-argument', 'seek-allies'],
  };
  const at = (position: Position = {}): Table =>
    tableOf(
      edition,
      { turn: 0, first: 0, ...edition.quiet, players: { 0: same, 1: same, 2: same }, ...position },
      { confirmTurns: true },
    );
  const turns = (table: Table) => table.happened('turn').map(({ seat }) => seat);

  it('one at a time, clockwise from the holder of the marker', () => {
    covers('imp-phase2-turn-order', 'upr-turns-order');
    const table = at({ turn: 2, first: 2 }).choose(...wealth);
    expect([table.asks, table.asked]).toEqual(['turn', 0]);
    expect(table.player(2)).toMatchObject({ agents: 1, hasRevealed: false });
    table.choose(...supplies);
    expect(table.asked).toBe(1);
    table.choose('reveal', 'end');
    expect(table.asked).toBe(2);
    const four = tableOf(
      edition,
      { phase: 'recall', ...edition.quiet, first: 1 },
      { players: 4, confirmTurns: true },
    );
    for (let turn = 0; turn < 4; turn++) four.choose('reveal', 'end');
    expect(turns(four).slice(0, 4)).toEqual([2, 3, 0, 1]);
  });

  it('send an agent or reveal, with agents left or not', () => {
    covers('imp-phase2-two-turn-types', 'imp-phase2-agent-turn-optional');
    covers('upr-turns-two-kinds', 'upr-turns-agent-optional');
    expect(new Set(at().keys.map((key) => key.split(':')[0]))).toEqual(new Set(['agent', 'reveal']));
    const sent = at().choose(wealth[0] ?? '');
    expect(sent.keys.filter((key) => /^(agent:|reveal)/.test(key))).toEqual([]);
    expect(sent.player(0)).toMatchObject({ hasRevealed: false, hand: ['dagger', 'signet-ring'] });
    const revealed = at().choose('reveal');
    expect(revealed.keys.filter((key) => key.startsWith('agent:'))).toEqual([]);
    expect(revealed.player(0)).toMatchObject({ agents: 2, hasRevealed: true, hand: [] });
    expect(revealed.state.agents).toEqual([]);
  });

  it('after revealing a player is passed over, the rest go on', () => {
    covers('imp-phase2-one-reveal', 'imp-phase2-skip-revealed', 'upr-turns-after-reveal');
    const table = at().choose(...wealth, 'reveal', 'end', ...supplies);
    expect(table.asked).toBe(0);
    table.choose('agent:signet-ring>imperial-basin', 'end');
    expect(table.asked).toBe(2);
    expect(turns(table)).toEqual([0, 1, 2, 0, 2]);
    expect(table.player(1).agents).toBe(2);
    expect(table.happened('reveal').map(({ seat }) => seat)).toEqual([1]);
  });

  it('the combat begins as soon as the last player has revealed, not before', () => {
    covers('imp-phase2-end', 'upr-turns-phase-end');
    const table = at().choose('reveal', 'end', 'reveal', 'end');
    expect([table.asked, table.asks, table.state.phase]).toEqual([2, 'turn', 'turns']);
    expect(table.happened('combat')).toEqual([]);
    table.choose('reveal', 'end');
    expect(table.happened('combat')).toHaveLength(1);
    expect(table.state.round).toBe(2);
  });

  it('ten points in the middle of a round do not stop it', () => {
    covers('imp-end-checked-at-round-end', 'upr-goal-end-condition', 'upr-recall-end-check');
    const table = at({ players: { 0: { ...same, influence: { guild: 1 }, points: 9 }, 1: same, 2: same } });
    table.choose(...supplies);
    expect(table.player(0).points).toBe(10);
    expect([table.asks, table.asked, table.state.phase]).toEqual(['turn', 1, 'turns']);
    revealAll(table);
    expect([table.asks, table.state.round]).toEqual(['over', 1]);
    expect(table.happened('combat')).toHaveLength(1);
    expect(table.happened('maker').length).toBeGreaterThan(0);
  });
});
