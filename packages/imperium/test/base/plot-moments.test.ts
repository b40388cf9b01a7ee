import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

/** Seat 1 (Earl Memnon) begins a turn, unless the position names a phase. */
function at(player: PlayerPosition, position: Position = {}): Table {
  const moment = position.phase === undefined ? { turn: 1 } : {};
  return new Table({ ...moment, first: 1, ...position, players: { ...position.players, 1: player } });
}

describe('plots', () => {
  it('a card that opens a turn is too late once something was done', () => {
    covers('imp-intrigue-plot-timing');
    const table = at({ hand: ['dagger'], intrigues: ['bindu-suspension', 'windfall'] });
    expect(table.keys).toContain('intrigue:bindu-suspension');
    table.choose('intrigue:windfall');
    expect(table.refused('intrigue:bindu-suspension')).toBe('wrong-time');
    expect(table.keys).not.toContain('intrigue:bindu-suspension');
  });

  it.each(['dispatch-an-envoy', 'infiltrate'])(
    '%s comes before the agent, though not first of all',
    (intrigue) => {
      covers('imp-intrigue-plot-timing');
      const player: PlayerPosition = { hand: ['dagger'], intrigues: [intrigue, 'windfall'] };
      expect(at(player).choose('intrigue:windfall').keys).toContain(`intrigue:${intrigue}`);
      for (const turn of ['agent:dagger>hall-of-oratory', 'reveal']) {
        const table = at(player).choose(turn);
        expect(table.keys).toContain('intrigue:windfall');
        expect(table.refused(`intrigue:${intrigue}`)).toBe('wrong-time');
      }
    },
  );

  it('answering somebody else’s effect leaves no moment for it', () => {
    covers('imp-intrigue-plot-not-on-others-turn');
    const table = at(
      { hand: ['reverend-mother-mohiam'], played: ['bene-gesserit-sister'] },
      { players: { 2: { hand: ['dagger', 'diplomacy', 'reconnaissance'], intrigues: ['windfall'] } } },
    );
    table.choose('agent:reverend-mother-mohiam>wealth');
    expect([table.asks, table.asked]).toEqual(['discard', 2]);
    expect(table.keys).toEqual(['discard:dagger', 'discard:diplomacy', 'discard:reconnaissance']);
  });
});

describe('combat and endgame intrigues', () => {
  it('a card of both types works at both times', () => {
    covers('imp-intrigue-combat-timing', 'imp-intrigue-endgame-timing');
    const intrigues = ['tiebreaker'];
    expect(at({ hand: ['dagger'], intrigues }).refused('intrigue:tiebreaker')).toBe('wrong-time');
    const combat = at({ intrigues, conflict: 1, garrison: 2 }, { phase: 'combat' });
    expect(combat.choose('intrigue:tiebreaker').happened('gained')).toContainEqual({
      event: 'gained',
      seat: 1,
      what: 'swords',
      n: 2,
      source: 'intrigue:tiebreaker',
    });
    const end = at({ intrigues, spice: 0 }, { phase: 'endgame' }).choose('intrigue:tiebreaker');
    expect(end.player(1).spice).toBe(10);
  });
});

describe('plots that wait', () => {
  it('played on an Agent turn it lies face up until the Reveal turn', () => {
    covers('imp-intrigue-delayed-plot');
    const table = at({ hand: ['dagger', 'dagger', 'convincing-argument'], intrigues: ['charisma'] });
    table.choose('agent:dagger>hall-of-oratory', 'intrigue:charisma');
    expect(table.player(1).faceUp).toEqual(['charisma']);
    expect(table.state.intrigueDiscard).toEqual([]);
    expect(table.view(0).players[1]?.faceUp).toEqual(['charisma']);
    while (table.asked !== 1) table.choose(table.keys.includes('end') ? 'end' : 'reveal');
    expect(table.player(1).faceUp).toEqual(['charisma']);
    table.choose('reveal');
    // The argument's 2, the Hall of Oratory's 1 and the plot's 2.
    expect(table.state.turn?.persuasion).toBe(5);
    table.choose('end');
    expect(table.player(1).faceUp).toEqual([]);
    expect(table.state.intrigueDiscard).toEqual(['charisma']);
  });

  it('played on the Reveal turn it works at once', () => {
    covers('imp-intrigue-delayed-plot');
    const table = at({ hand: ['convincing-argument'], intrigues: ['charisma'] });
    table.choose('reveal', 'intrigue:charisma');
    expect(table.state.turn?.persuasion).toBe(4);
    table.choose('end');
    expect(table.state.intrigueDiscard).toEqual(['charisma']);
  });

  it('it works on one Reveal turn only', () => {
    covers('imp-intrigue-delayed-plot');
    const table = at({ hand: ['convincing-argument'], intrigues: ['recruitment-mission'] });
    table.choose('intrigue:recruitment-mission', 'reveal');
    expect(table.state.turn).toMatchObject({ seat: 1, persuasion: 3, acquireToDeck: true });
    while (table.state.round === 1) table.choose(table.keys.includes('end') ? 'end' : 'reveal');
    while (table.asked !== 1) table.choose(table.keys.includes('end') ? 'end' : 'reveal');
    table.choose('reveal');
    expect(table.state.turn).toMatchObject({ seat: 1, acquireToDeck: false });
  });
});
