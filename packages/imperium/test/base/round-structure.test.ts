import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { imperium } from '../../src/game.js';
import type { Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

/** Everybody whose turn comes reveals, buying nothing, until something else is asked or the round ends. */
function revealAll(table: Table): Table {
  const { round } = table.state;
  while (table.state.round === round && (table.keys.includes('end') || table.keys.includes('reveal'))) {
    table.choose(table.keys.includes('end') ? 'end' : 'reveal');
  }
  return table;
}

const STEPS = ['round', 'conflict', 'drew', 'turn', 'reveal', 'combat', 'maker', 'first-player'] as const;

/** The marks of the phases in the order they happened, repetitions left out. */
function phases(table: Table): string[] {
  const marks = table.log.map((event) => event.event).filter((event) => STEPS.some((step) => step === event));
  return marks.filter((mark, index) => mark !== marks[index - 1]);
}

describe('the five phases', () => {
  it('start, turns, combat, makers and recall follow one another', () => {
    covers('imp-round-five-phases');
    const position: Position = {
      phase: 'round-start',
      first: 0,
      conflict: 'skirmish-a',
      players: { 0: { hand: ['dagger'], deck: [] }, 1: { hand: ['dagger'], deck: [] }, 2: { hand: [] } },
    };
    const table = revealAll(new Table(position));
    expect(phases(table).slice(0, 4)).toEqual(['round', 'conflict', 'drew', 'turn']);
    const order = phases(table);
    const at = (mark: string) => order.indexOf(mark);
    expect(at('reveal')).toBeLessThan(at('combat'));
    expect(order.slice(at('combat'))).toEqual([
      'combat',
      'maker',
      'first-player',
      'round',
      'conflict',
      'drew',
      'turn',
    ]);
    expect(table.state.round).toBe(2);
  });

  it('the next round is played by the same rules with the marker one seat on', () => {
    covers('imp-round-five-phases');
    const table = new Table({ turn: 2, first: 2 });
    revealAll(table);
    expect([table.state.round, table.state.first, table.asked]).toEqual([2, 0, 0]);
    expect(table.state.players.map((player) => player.hasRevealed)).toEqual([false, false, false]);
  });
});

describe('phase 1', () => {
  it('the top conflict is turned up on the earlier ones, for all to see', () => {
    covers('imp-phase1-reveal-conflict');
    const table = new Table({
      turn: 0,
      conflict: 'skirmish-b',
      conflictDeck: ['desert-power', 'machinations'],
    });
    for (const seat of [undefined, 0, 1, 2]) {
      expect(table.view(seat).conflicts).toEqual(['skirmish-b']);
      expect(table.view(seat).conflictDeckCount).toBe(2);
    }
    revealAll(table);
    expect(table.happened('conflict')).toEqual([{ event: 'conflict', conflict: 'desert-power' }]);
    for (const seat of [undefined, 0, 1, 2]) {
      expect(table.view(seat).conflicts).toEqual(['skirmish-b', 'desert-power']);
      expect(table.view(seat).conflictDeckCount).toBe(1);
      expect(JSON.stringify(table.view(seat))).not.toContain('machinations');
    }
  });

  it('everybody draws five cards from the own deck', () => {
    covers('imp-phase1-draw-five');
    const deck = ['dagger', 'diplomacy', 'reconnaissance', 'signet-ring', 'seek-allies', 'dagger'];
    const table = new Table({
      phase: 'recall',
      first: 0,
      players: {
        0: { hand: [], deck },
        1: { hand: [], deck: deck.toReversed() },
        2: { hand: [], deck: [], discard: [] },
      },
    });
    expect(table.player(0)).toMatchObject({ hand: deck.slice(0, 5), deck: ['dagger'] });
    expect(table.player(1)).toMatchObject({ hand: deck.toReversed().slice(0, 5), deck: ['dagger'] });
    expect(table.player(2).hand).toEqual([]);
    expect(new Table({}, { players: 4 }).state.players.map((player) => player.hand.length)).toEqual([
      5, 5, 5, 5,
    ]);
  });

  it('conflict first, then the defender decides, and only then hands are drawn', () => {
    covers('imp-phase1-order');
    const table = new Table({
      phase: 'round-start',
      conflict: 'siege-of-carthag',
      control: { carthag: 1 },
      players: {
        0: { hand: [] },
        1: { hand: [] },
        2: { hand: [] },
      },
    });
    expect([table.asks, table.asked]).toEqual(['defend', 1]);
    expect(table.state.conflicts.at(-1)).toBe('siege-of-carthag');
    expect(table.state.players.map((player) => player.hand.length)).toEqual([0, 0, 0]);
    table.choose('deploy');
    expect(table.state.players.map((player) => player.hand.length)).toEqual([5, 5, 5]);
    expect(table.player(1).conflict).toBe(1);
  });

  it('five cards come on top of what is still in hand', () => {
    covers('imp-phase1-leftover-hand');
    const table = new Table({
      phase: 'recall',
      players: { 1: { hand: ['dagger', 'dagger'], hasRevealed: true } },
    });
    expect(table.player(1).hand).toHaveLength(7);
    expect(table.player(1).hand.slice(0, 2)).toEqual(['dagger', 'dagger']);
  });

  it('opponents see how many cards a hand has, never which', () => {
    covers('imp-hand-hidden');
    const table = new Table({ turn: 0, first: 0 });
    const look = () => [undefined, 0, 2].map((seat) => JSON.stringify(table.view(seat)));
    const before = look();
    const player = table.player(1);
    const [hand, deck] = [player.hand, player.deck];
    player.hand = deck;
    player.deck = hand;
    expect(player.hand.toSorted()).not.toEqual(player.deck.toSorted());
    expect(look()).toEqual(before);
    expect(table.view(0).players[1]?.handCount).toBe(5);
    expect(table.view(0).players[1]?.hand).toBeUndefined();
    expect(table.view(1).players[1]?.hand).toEqual(deck);
  });

  it('cards are shown once played or revealed', () => {
    covers('imp-hand-hidden');
    const table = new Table({
      turn: 0,
      first: 0,
      players: { 0: { hand: ['dagger', 'convincing-argument'] } },
    });
    table.choose('agent:dagger>hall-of-oratory');
    expect(table.view(1).players[0]?.played).toEqual(['dagger']);
    expect(table.view(1).players[0]?.handCount).toBe(1);
    revealTo(table, 0);
    table.choose('reveal');
    expect(table.view(1).players[0]?.revealed).toEqual(['convincing-argument']);
    expect(table.view(1).players[0]?.handCount).toBe(0);
  });
});

/** The others reveal until it is this seat's turn. */
function revealTo(table: Table, seat: number): void {
  while (table.asked !== seat) table.choose(table.keys.includes('end') ? 'end' : 'reveal');
}

describe('phase 2', () => {
  const daggers = { hand: ['dagger', 'convincing-argument'] };

  it('the holder of the marker begins, then clockwise, one turn each', () => {
    covers('imp-phase2-turn-order');
    const table = new Table(
      {
        phase: 'recall',
        first: 1,
        players: { 0: { solari: 4 }, 1: { solari: 4 }, 2: { solari: 4 }, 3: { solari: 4 } },
      },
      { players: 4, confirmTurns: true },
    );
    expect(table.happened('turn').map((event) => event.seat)).toEqual([2]);
    for (let turn = 0; turn < 4; turn++) table.choose('reveal', 'end');
    expect(
      table
        .happened('turn')
        .map((event) => event.seat)
        .slice(0, 4),
    ).toEqual([2, 3, 0, 1]);
  });

  it('after one Agent turn the next player is asked', () => {
    covers('imp-phase2-turn-order');
    const table = new Table({ turn: 2, first: 2, players: { 0: daggers, 1: daggers, 2: daggers } });
    table.choose('agent:dagger>hall-of-oratory');
    expect([table.asks, table.asked]).toEqual(['turn', 0]);
    expect(table.player(2)).toMatchObject({ agents: 1, hasRevealed: false });
  });

  it('send an agent or reveal, with agents left or not', () => {
    covers('imp-phase2-two-turn-types', 'imp-phase2-agent-turn-optional');
    const table = new Table({ turn: 0, first: 0, players: { 0: daggers } });
    expect(table.keys).toEqual(['agent:dagger>hall-of-oratory', 'reveal']);
    expect(table.player(0).agents).toBe(2);
    table.choose('reveal');
    expect(table.player(0)).toMatchObject({ agents: 2, hasRevealed: true, hand: [] });
    expect(table.state.agents).toEqual([]);
  });

  it('once a turn has begun, the other type is no longer offered', () => {
    covers('imp-phase2-two-turn-types');
    const position: Position = {
      turn: 0,
      first: 0,
      players: { 0: { hand: ['reconnaissance', 'dagger'], intrigues: ['windfall'] } },
    };
    const agent = new Table(position).choose('agent:reconnaissance>arrakeen');
    expect(agent.keys).not.toContain('reveal');
    expect(agent.keys.filter((key) => key.startsWith('agent:'))).toEqual([]);
    const reveal = new Table(position).choose('reveal');
    expect(reveal.keys.filter((key) => key.startsWith('agent:'))).toEqual([]);
  });

  it('nobody passes, unless an effect allows it', () => {
    covers('imp-phase2-no-pass');
    const position: Position = {
      turn: 0,
      first: 0,
      players: { 0: { ...daggers, intrigues: ['bindu-suspension', 'windfall'] }, 1: { hand: [] } },
    };
    const table = new Table(position);
    expect(table.keys).not.toContain('pass');
    expect(() => table.game.apply('pass')).toThrow(/legal/);
    expect(() => table.game.apply('end')).toThrow(/legal/);
    expect(new Table(position).choose('intrigue:windfall').keys).not.toContain('pass');
    table.choose('intrigue:bindu-suspension', 'pass');
    expect(table.player(0).hasRevealed).toBe(false);
    expect(table.asked).not.toBe(0);
  });

  it('without agents, cards or open spaces only the Reveal turn is left', () => {
    covers('imp-phase2-forced-reveal');
    const intrigues = ['ambush'];
    const cases: Position[] = [
      { agents: { wealth: [0], arrakeen: [0] }, players: { 0: { hand: ['dagger'], intrigues } } },
      { players: { 0: { hand: [], intrigues } } },
      { players: { 0: { hand: ['convincing-argument'], intrigues } } },
      { agents: { 'hall-of-oratory': [1] }, players: { 0: { hand: ['dagger'], solari: 0, intrigues } } },
    ];
    for (const position of cases) {
      const table = new Table({ turn: 0, first: 0, ...position });
      expect([table.asked, ...table.keys]).toEqual([0, 'reveal']);
    }
    const free = new Table({ turn: 0, first: 0, players: { 0: { hand: ['dagger'], solari: 0, intrigues } } });
    expect(free.keys).toEqual(['agent:dagger>hall-of-oratory', 'reveal']);
  });

  it('who has nothing to hide reveals without being asked', () => {
    covers('imp-phase2-forced-reveal');
    const table = new Table({ turn: 0, first: 0, players: { 0: { hand: ['seek-allies'] }, 1: daggers } });
    expect(table.asked).toBe(0);
    const forced = new Table({ turn: 0, first: 0, players: { 0: { hand: [] }, 1: daggers } });
    expect(forced.asked).toBe(1);
    expect(forced.player(0).hasRevealed).toBe(true);
  });

  it('after revealing a player is passed over, the rest go on', () => {
    covers('imp-phase2-one-reveal', 'imp-phase2-skip-revealed');
    const hand = ['dagger', 'reconnaissance', 'diplomacy'];
    const table = new Table({
      turn: 0,
      first: 0,
      players: { 0: { hand }, 1: { hand }, 2: { hand } },
    });
    table.choose('agent:diplomacy>wealth', 'reveal', 'end', 'agent:diplomacy>foldspace');
    expect(table.asked).toBe(0);
    table.choose('agent:dagger>hall-of-oratory');
    expect(table.asked).toBe(2);
    expect(table.happened('turn').map((event) => event.seat)).toEqual([0, 1, 2, 0, 2]);
    expect(table.player(1).agents).toBe(2);
    table.choose('reveal');
    if (table.asked === 2) table.choose('end');
    // The first player has no agent left and reveals without being asked.
    expect(table.happened('turn').map((event) => event.seat)).toEqual([0, 1, 2, 0, 2, 0]);
    expect(table.happened('reveal').map((event) => event.seat)).toEqual([1, 2, 0]);
  });

  it('the combat begins as soon as the last player has revealed, not before', () => {
    covers('imp-phase2-end');
    const players = {
      0: { hand: ['convincing-argument'], intrigues: ['ambush'], conflict: 1, garrison: 2 },
      1: { hand: ['convincing-argument'] },
      2: { hand: ['convincing-argument'] },
    };
    const table = new Table({ turn: 0, first: 0, conflict: 'skirmish-a', players });
    table.choose('reveal', 'end');
    while (table.asked !== 0) {
      expect(table.state.phase).toBe('turns');
      table.choose(table.keys.includes('end') ? 'end' : 'reveal');
    }
    expect([table.asks, table.state.phase]).toEqual(['combat', 'combat']);
    expect(table.state.players.every((player) => player.hasRevealed)).toBe(true);
  });

  it('all plots of a player can be played on one turn', () => {
    covers('imp-phase2-plot-any-number');
    const intrigues = ['windfall', 'water-peddlers-union', 'favored-subject', 'know-their-ways'];
    const table = new Table({ turn: 0, first: 0, players: { 0: { hand: ['dagger'], intrigues } } });
    table.choose(...intrigues.map((intrigue) => `intrigue:${intrigue}`));
    expect([table.asks, table.asked]).toEqual(['turn', 0]);
    expect(table.state.intrigueDiscard).toEqual(intrigues);
  });
});

describe('the end of the game', () => {
  const hands = { 0: { hand: ['dagger'] }, 1: { hand: ['dagger'] }, 2: { hand: ['dagger'] } };

  it('ten points in the middle of a round do not stop it', () => {
    covers('imp-end-checked-at-round-end');
    const table = new Table({
      turn: 0,
      first: 0,
      players: { ...hands, 0: { hand: ['diplomacy'], influence: { emperor: 1 }, points: 9 } },
    });
    table.choose('agent:diplomacy>wealth');
    expect(table.player(0).points).toBe(10);
    expect([table.asks, table.asked, table.state.phase]).toEqual(['turn', 1, 'turns']);
    revealAll(table);
    expect(table.asks).toBe('over');
    expect(table.happened('combat')).toHaveLength(1);
    expect(table.happened('maker').length).toBeGreaterThan(0);
    expect(table.state.round).toBe(1);
  });

  it('ten points of anybody end it, nine do not', () => {
    covers('imp-end-condition-vp');
    const ends = (points: number) =>
      new Table({ phase: 'recall', players: { 2: { points } } }).asks === 'over';
    expect([8, 9, 10, 11, 14].map(ends)).toEqual([false, false, true, true, true]);
  });

  it('points lost again before the round ends do not count', () => {
    covers('imp-end-checked-at-round-end');
    const table = new Table({
      turn: 1,
      first: 1,
      alliances: { guild: 0 },
      players: {
        ...hands,
        0: { points: 10, influence: { guild: 4 }, hand: ['dagger'] },
        1: { influence: { guild: 4 }, hand: ['diplomacy'] },
      },
    });
    table.choose('agent:diplomacy>foldspace');
    revealAll(table);
    expect(table.player(0).points).toBe(9);
    expect([table.asks, table.state.round]).toEqual(['turn', 2]);
  });

  it('an empty conflict deck ends it, a single card left does not', () => {
    covers('imp-end-condition-conflict-deck');
    const position = (conflictDeck: string[]): Position => ({
      phase: 'recall',
      conflict: 'grand-vision',
      conflictDeck,
    });
    expect(new Table(position([])).asks).toBe('over');
    const more = new Table(position(['battle-for-carthag']));
    expect([more.asks, more.state.conflictDeck.length]).toEqual(['turn', 0]);
  });

  it('the most points win, whoever brought about the end', () => {
    covers('imp-winner-most-vp');
    const table = new Table({
      phase: 'recall',
      first: 0,
      players: { 0: { points: 10, spice: 9 }, 1: { points: 12 }, 2: { points: 11 } },
    });
    const outcome = imperium.outcome(table.state);
    expect(outcome?.winners).toEqual([1]);
    expect(outcome?.standings.map(({ seat, points }) => [seat, points])).toEqual([
      [1, 12],
      [2, 11],
      [0, 10],
    ]);
  });

  it('points of the endgame count', () => {
    covers('imp-winner-most-vp');
    const table = new Table({
      phase: 'recall',
      first: 0,
      players: {
        0: { points: 10, spice: 0 },
        1: {
          points: 9,
          intrigues: ['plans-within-plans'],
          influence: { emperor: 3, guild: 3, fremen: 3, 'bene-gesserit': 3 },
        },
        2: { points: 0 },
      },
    });
    table.choose('intrigue:plans-within-plans', 'option:1');
    if (table.keys.includes('pass')) table.choose('pass');
    expect(imperium.outcome(table.state)?.winners).toEqual([1]);
  });
});
