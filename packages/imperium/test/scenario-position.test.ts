import { describe, expect, it } from 'vitest';
import { imperium } from '../src/game.js';
import type { Position } from '../src/scenario/position.js';
import { Table } from './table.js';

const top = (deck: readonly string[], n: number) => deck.slice(-n).toReversed();

describe('a position', () => {
  it('that names nothing leaves the game as it is', () => {
    expect(new Table({}).state).toEqual(new Table().state);
  });

  it('sets points, resources, influence and switches of a player, and nothing of the others', () => {
    const other = new Table({ turn: 0 }).player(1);
    const table = new Table({
      turn: 0,
      players: {
        0: {
          points: 7,
          solari: 4,
          spice: 3,
          water: 2,
          influence: { guild: 2, fremen: 6 },
          swordmaster: true,
          councilSeat: true,
          swords: 5,
        },
      },
    });
    expect(table.player(0)).toMatchObject({
      points: 7,
      solari: 4,
      spice: 3,
      water: 2,
      influence: { emperor: 0, guild: 2, 'bene-gesserit': 0, fremen: 6 },
      swordmaster: true,
      councilSeat: true,
      swords: 5,
      agents: 3,
    });
    expect(table.player(1)).toEqual(other);
  });

  it.each([
    [{ garrison: 5 }, { garrison: 5, conflict: 0, supply: 7 }],
    [{ conflict: 4 }, { garrison: 3, conflict: 4, supply: 5 }],
    [{ supply: 2 }, { garrison: 10, conflict: 0, supply: 2 }],
    [
      { supply: 2, conflict: 4 },
      { garrison: 6, conflict: 4, supply: 2 },
    ],
    [
      { garrison: 0, conflict: 0, supply: 12 },
      { garrison: 0, conflict: 0, supply: 12 },
    ],
  ])('shares out the twelve troops: %o', (named, expected) => {
    expect(new Table({ turn: 0, players: { 0: named } }).player(0)).toMatchObject(expected);
  });

  it('takes the named cards whole, decks from the top', () => {
    const table = new Table({
      turn: 0,
      players: {
        0: {
          hand: ['chani', 'dagger'],
          deck: ['stilgar', 'diplomacy', 'dagger'],
          discard: ['arrakis-liaison'],
          played: ['signet-ring'],
          knownTop: 1,
        },
      },
    });
    const { deck, hand, discard, played, knownTop } = table.player(0);
    expect(top(deck, 3)).toEqual(['stilgar', 'diplomacy', 'dagger']);
    expect([hand, discard, played, knownTop]).toEqual([
      ['chani', 'dagger'],
      ['arrakis-liaison'],
      ['signet-ring'],
      1,
    ]);
    expect(table.state.reserve['arrakis-liaison']).toBe(7);
    // The deck is complete: the other starters have left the game.
    expect(table.state.trashed.toSorted()).toEqual(
      ['convincing-argument', 'convincing-argument', 'dune-the-desert-planet', 'dune-the-desert-planet']
        .concat('reconnaissance', 'seek-allies')
        .toSorted(),
    );
  });

  it('puts the starters that are left into a deck that is not named', () => {
    const table = new Table({ turn: 0, players: { 0: { hand: ['dagger', 'chani'] } } });
    const { deck, discard } = table.player(0);
    expect([deck.length, discard.length, table.state.trashed.length]).toEqual([9, 0, 0]);
    expect(deck.filter((card) => card === 'dagger')).toEqual(['dagger']);
  });

  it('leaves the dealt cards to who has no named zone, in hand only while a turn is to come', () => {
    const sizes = (position: Position) => {
      const { hand, deck, discard } = new Table({ ...position, conflict: 'desert-power' }).player(1);
      return [hand.length, deck.length, discard.length];
    };
    expect(sizes({ turn: 0 })).toEqual([5, 5, 0]);
    expect(sizes({ turn: 0, players: { 1: { hasRevealed: true } } })).toEqual([0, 5, 5]);
    // The hand of a new round is dealt anew.
    expect(sizes({ phase: 'round-start' })).toEqual([5, 5, 0]);
    expect(sizes({ phase: 'combat', players: { 0: { conflict: 1, intrigues: ['ambush'] } } })).toEqual([
      0, 5, 5,
    ]);
  });

  it('lays out row, Imperium deck and Reserve; a deck that is named is complete', () => {
    const row = ['chani', 'stilgar', 'carryall', 'opulence', 'scout'];
    const { state } = new Table({
      turn: 0,
      row,
      imperiumDeck: ['gun-thopter', 'kwisatz-haderach'],
      trashed: ['scout'],
      reserve: { foldspace: 1 },
    });
    expect(state.row).toEqual(row);
    expect(top(state.imperiumDeck, 9)).toEqual(['gun-thopter', 'kwisatz-haderach']);
    expect(state.reserve).toEqual({ 'arrakis-liaison': 8, 'the-spice-must-flow': 10, foldspace: 1 });
    expect(state.trashed).toContain('scout');
    // 67 cards less row and deck, and five copies of Foldspace.
    expect(state.trashed).toHaveLength(67 - 7 + 5);
  });

  it('fills up a row that is not named in full', () => {
    const { state } = new Table({ turn: 0, row: ['chani'] });
    expect(state.row[0]).toBe('chani');
    expect([state.row.length, state.imperiumDeck.length]).toEqual([5, 62]);
    expect(new Table({ turn: 0, imperiumDeck: ['chani'] }).state.row).toHaveLength(5);
  });

  it('leaves gaps in the row when the Imperium deck is named empty', () => {
    expect(new Table({ turn: 0, row: ['chani'], imperiumDeck: [] }).state.row).toEqual(['chani']);
  });

  it('hands out intrigues, hidden and face up; what is left over follows the named piles', () => {
    const players = { 0: { intrigues: ['ambush', 'windfall'], faceUp: ['charisma'] } };
    const { state } = new Table({ turn: 0, players });
    expect(state.players[0]).toMatchObject({ intrigues: ['ambush', 'windfall'], faceUp: ['charisma'] });
    expect([state.intrigueDeck.length, state.intrigueDiscard.length]).toEqual([37, 0]);

    const deck = new Table({ turn: 0, players, intrigueDeck: ['bribery', 'ambush'] }).state;
    expect(top(deck.intrigueDeck, 9)).toEqual(['bribery', 'ambush']);
    expect(deck.intrigueDiscard).toHaveLength(35);

    const discard = new Table({ turn: 0, players, intrigueDiscard: ['refocus'] }).state;
    expect([discard.intrigueDeck.length, discard.intrigueDiscard]).toEqual([36, ['refocus']]);

    const both = new Table({ turn: 0, intrigueDeck: ['bribery'], intrigueDiscard: ['refocus'] }).state;
    expect([top(both.intrigueDeck, 1), both.intrigueDeck.length]).toEqual([['bribery'], 39]);
  });

  it('sets the conflict and its deck', () => {
    const { state } = new Table({
      turn: 0,
      conflict: 'grand-vision',
      conflictDeck: ['desert-power', 'skirmish-b'],
    });
    expect(state.conflicts).toEqual(['grand-vision']);
    expect(top(state.conflictDeck, 2)).toEqual(['desert-power', 'skirmish-b']);
    expect(state.unusedConflicts).toHaveLength(15);
  });

  it('places agents and counts those who are left', () => {
    const table = new Table({
      turn: 0,
      agents: { wealth: [0, 1], secrets: [0] },
      players: { 0: { swordmaster: true, agents: 1 } },
    });
    expect(table.state.agents).toEqual([
      { seat: 0, space: 'wealth', mentat: false },
      { seat: 1, space: 'wealth', mentat: false },
      { seat: 0, space: 'secrets', mentat: false },
    ]);
    expect(table.state.players.map(({ agents }) => agents)).toEqual([1, 1, 2]);
  });

  it('gives the Mentat to a leader, to a space, or leaves it at home', () => {
    expect(new Table({ turn: 0, mentat: 2 }).state.mentat).toEqual({ holder: 2, keptFor: undefined });
    expect(new Table({ turn: 0, mentat: 2, mentatKept: true }).state.mentat.keptFor).toBe(2);
    expect(new Table({ turn: 0, mentatKept: 1 }).state.mentat).toEqual({ holder: undefined, keptFor: 1 });
    expect(new Table({ turn: 0, mentat: 'home' }).state.mentat.holder).toBeUndefined();
    const sent = new Table({ turn: 0, agents: { arrakeen: ['mentat:1'] } });
    expect(sent.state.mentat.holder).toBe(1);
    expect(sent.player(1).agents).toBe(2);
    expect(imperium.inspect(sent.state)).toMatchObject({
      mentat: 1,
      agents: { arrakeen: ['mentat:1'], wealth: [] },
    });
  });

  it('sets makers, control, alliances and closed spaces', () => {
    const table = new Table({
      turn: 1,
      makers: { 'hagga-basin': 4 },
      control: { carthag: 2, arrakeen: 'nobody' },
      alliances: { guild: 0, fremen: 'board' },
      voices: { wealth: 0 },
      players: { 0: { influence: { guild: 4 } } },
    });
    expect(imperium.inspect(table.state)).toMatchObject({
      makers: { 'the-great-flat': 0, 'hagga-basin': 4, 'imperial-basin': 0 },
      control: { carthag: 2, arrakeen: 'nobody', 'imperial-basin': 'nobody' },
      alliances: { emperor: 'board', guild: 0, 'bene-gesserit': 'board', fremen: 'board' },
      voices: { wealth: 0 },
    });
  });

  it('begins the turn, the round and the first player it names', () => {
    const table = new Table({ turn: 2, first: 1, round: 6 });
    expect([table.asked, table.state.first, table.state.round]).toEqual([2, 1, 6]);
    expect(new Table({ first: 1 }).asked).toBe(1);
  });

  it.each([
    ['round-start', 'turn', 4],
    ['turns', 'turn', 4],
    ['combat', 'combat', 4],
    ['makers', 'turn', 5],
    ['recall', 'turn', 5],
    ['endgame', 'endgame', 4],
  ] as const)('goes on from the phase %s', (phase, asks, round) => {
    const fighter = {
      conflict: 1,
      intrigues: ['tiebreaker'],
      deck: Array(10).fill('arrakis-liaison').slice(0, 8),
    };
    const table = new Table({ phase, round: 4, first: 0, conflict: 'desert-power', players: { 0: fighter } });
    expect([table.asks, table.state.round]).toEqual([asks, round]);
    imperium.audit(table.state);
  });

  it('remembers who revealed last', () => {
    const players = { 0: { revealedAt: 31 }, 1: { revealedAt: 30 } };
    const { state } = new Table({ turn: 0, players });
    expect([state.players[0]?.revealedAt, state.reveals]).toEqual([31, 31]);
  });
});

describe('leaders in a position', () => {
  it('can be set; whoever had that leader takes the other', () => {
    const table = new Table({ turn: 0, players: { 0: { leader: 'earl-memnon-thorvald' } } });
    expect(table.state.players.map(({ leader }) => leader)).toEqual([
      'earl-memnon-thorvald',
      'paul-atreides',
      'glossu-the-beast-rabban',
    ]);
    const free = new Table({ turn: 0, players: { 0: { leader: 'helena-richese' } } });
    expect(free.state.players[0]?.leader).toBe('helena-richese');
  });

  it('give the Baron the tokens named, or some', () => {
    const leader = 'baron-vladimir-harkonnen';
    const named = new Table({
      turn: 0,
      players: { 1: { leader, tokens: ['fremen', 'emperor'], tokensShown: true } },
    });
    expect(named.player(1)).toMatchObject({ tokens: ['fremen', 'emperor'], tokensShown: true });
    expect(new Table({ turn: 0, players: { 1: { leader } } }).player(1).tokens).toEqual(['emperor', 'guild']);
  });

  it('take the tokens from who is no longer the Baron', () => {
    const leaders = ['baron-vladimir-harkonnen', 'paul-atreides', 'helena-richese'];
    const table = new Table({ turn: 0, players: { 0: { leader: 'duke-leto-atreides' } } }, { leaders });
    expect([table.player(0).tokens, table.player(0).hand.length]).toEqual([[], 5]);
  });

  it.each(['choose', 'draft'] as const)(
    'are settled where they were still to be asked for: %s',
    (leaders) => {
      const table = new Table({ turn: 0, players: { 1: { leader: 'helena-richese' } } }, { leaders });
      expect(table.asks).toBe('turn');
      expect(table.player(1).leader).toBe('helena-richese');
      expect(new Set(table.state.players.map(({ leader }) => leader)).size).toBe(3);
      expect(table.state.players.map(({ hand }) => hand.length)).toEqual([5, 5, 5]);
    },
  );
});
