import { SietchError } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

/** Seat 1 (Earl Memnon) begins a turn, unless the position names a phase. */
function at(player: PlayerPosition, position: Position = {}): Table {
  const moment = position.phase === undefined ? { turn: 1 } : {};
  return new Table({ ...moment, first: 1, ...position, players: { ...position.players, 1: player } });
}

function codeOf(act: () => void): string | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof SietchError) return error.code;
    throw error;
  }
  return undefined;
}

describe('plots', () => {
  const plots: PlayerPosition = { intrigues: ['windfall', 'water-peddlers-union', 'know-their-ways'] };

  it('before the agent, between effects and after them', () => {
    covers('imp-intrigue-plot-timing');
    const table = at({ ...plots, hand: ['reconnaissance'], solari: 0, water: 0 });
    expect(table.asks).toBe('turn');
    table.choose('intrigue:windfall');
    expect(table.asks).toBe('turn');
    table.choose('agent:reconnaissance>carthag');
    expect(table.keys).toContain('effect:carthag.1');
    table.choose('intrigue:water-peddlers-union', 'effect:carthag.1');
    expect(table.keys).toContain('end');
    table.choose('intrigue:know-their-ways');
    expect(table.player(1)).toMatchObject({ solari: 2, water: 1, influence: { fremen: 1 } });
    expect(table.asked).toBe(1);
  });

  it('before revealing, among purchases and after them', () => {
    covers('imp-intrigue-plot-timing', 'imp-phase2-plot-any-number');
    const table = at({ ...plots, hand: ['convincing-argument'], solari: 0, water: 0 });
    table.choose('intrigue:windfall', 'reveal', 'intrigue:water-peddlers-union');
    table.choose('acquire:arrakis-liaison@reserve');
    expect(table.keys).toContain('intrigue:know-their-ways');
    table.choose('intrigue:know-their-ways');
    expect(table.player(1)).toMatchObject({ solari: 2, water: 1, influence: { fremen: 1 } });
    expect(table.happened('intrigue')).toHaveLength(3);
  });

  it('several on one Agent turn, and none at all', () => {
    covers('imp-phase2-plot-any-number');
    const table = at({ ...plots, hand: ['dagger'], solari: 0 });
    table.choose('intrigue:windfall', 'intrigue:water-peddlers-union', 'intrigue:know-their-ways');
    expect(table.asks).toBe('turn');
    expect(table.keys).toContain('agent:dagger>hall-of-oratory');
    const none = at({ ...plots, hand: ['dagger'] }).choose('agent:dagger>hall-of-oratory', 'end');
    expect(none.player(1).intrigues).toHaveLength(3);
    expect(none.asked).toBe(2);
  });

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

  it('another player’s turn leaves no moment for it', () => {
    covers('imp-intrigue-plot-not-on-others-turn');
    const table = at({ hand: ['dagger'] }, { players: { 0: { intrigues: ['windfall'] } } });
    expect(codeOf(() => table.game.apply('intrigue:windfall', 0))).toBe('not-your-decision');
    expect(table.keys.filter((key) => key.startsWith('intrigue:'))).toEqual([]);
    expect(table.view(0).decision?.choices).toBeUndefined();
  });

  it('nor does answering somebody else’s effect', () => {
    covers('imp-intrigue-plot-not-on-others-turn');
    const table = at(
      { hand: ['reverend-mother-mohiam'], played: ['bene-gesserit-sister'] },
      { players: { 2: { hand: ['dagger', 'diplomacy', 'reconnaissance'], intrigues: ['windfall'] } } },
    );
    table.choose('agent:reverend-mother-mohiam>wealth');
    expect([table.asks, table.asked]).toEqual(['discard', 2]);
    expect(table.keys).toEqual(['discard:dagger', 'discard:diplomacy', 'discard:reconnaissance']);
  });

  it('nor do the combat and the end of the game', () => {
    covers('imp-intrigue-plot-not-on-others-turn');
    for (const phase of ['combat', 'endgame'] as const) {
      const table = at({ intrigues: ['windfall'], conflict: 2, garrison: 1 }, { phase });
      expect(table.keys).toEqual(['pass']);
      expect(table.refused('intrigue:windfall')).toBe('wrong-time');
    }
  });
});

describe('combat and endgame intrigues', () => {
  it('played in the combat, refused on turns and at the end', () => {
    covers('imp-intrigue-combat-timing');
    const intrigues = ['ambush', 'windfall'];
    const turn = at({ hand: ['dagger'], intrigues });
    expect(turn.refused('intrigue:ambush')).toBe('wrong-time');
    expect(turn.choose('reveal').refused('intrigue:ambush')).toBe('wrong-time');
    const agent = at({ hand: ['dagger'], intrigues }).choose('agent:dagger>hall-of-oratory');
    expect(agent.refused('intrigue:ambush')).toBe('wrong-time');
    expect(at({ intrigues }, { phase: 'endgame' }).refused('intrigue:ambush')).toBe('wrong-time');
    const combat = at({ intrigues, conflict: 1, garrison: 2 }, { phase: 'combat' });
    expect(combat.keys).toEqual(['intrigue:ambush', 'pass']);
    combat.choose('intrigue:ambush');
    expect(combat.player(1).swords).toBe(4);
  });

  it('played at the end, refused on turns and in the combat', () => {
    covers('imp-intrigue-endgame-timing');
    const player: PlayerPosition = {
      intrigues: ['plans-within-plans', 'ambush', 'windfall'],
      influence: { emperor: 3, guild: 3, fremen: 3 },
      points: 3,
      hand: ['dagger'],
    };
    const turn = at(player);
    expect(turn.refused('intrigue:plans-within-plans')).toBe('wrong-time');
    expect(turn.choose('reveal').refused('intrigue:plans-within-plans')).toBe('wrong-time');
    const combat = at({ ...player, conflict: 1, garrison: 2 }, { phase: 'combat' });
    expect(combat.refused('intrigue:plans-within-plans')).toBe('wrong-time');
    const end = at(player, { phase: 'endgame' });
    expect(end.keys).toEqual(['intrigue:plans-within-plans', 'pass']);
    end.choose('intrigue:plans-within-plans');
    expect(end.player(1).points).toBe(4);
  });

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
