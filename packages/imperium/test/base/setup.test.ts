import { randomFromSeed, SietchError } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { imperium } from '../../src/game.js';
import type { ImperiumState } from '../../src/state.js';
import { SEEDS, Table } from '../table.js';

/** The box laid out, before leaders are handed out and the first round begins. */
function laidOut(seed = 'setup', players: 3 | 4 = 4): ImperiumState {
  return imperium.setup(imperium.parseOptions({ players }), randomFromSeed(seed));
}

function codeOf(options: unknown): string {
  try {
    imperium.parseOptions(options);
  } catch (error) {
    if (error instanceof SietchError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'accepted';
}

describe('how many play', () => {
  it('three or four people need no automaton, other numbers are refused', () => {
    covers('imp-player-counts', 'imp-setup-solo-two-player-extra');
    for (const players of [3, 4] as const) {
      expect(codeOf({ players })).toBe('accepted');
      const state = laidOut('counts', players);
      expect(state.players).toHaveLength(players);
      expect(imperium.seats(imperium.parseOptions({ players }))).toBe(players);
    }
    for (const players of [0, 5, '3', 3.5]) expect(codeOf({ players })).toMatch(/^bad-option: .*players/);
  });

  it('no card of House Hagal is among the components of this game', () => {
    covers('imp-player-counts');
    const groups = new Set(imperium.content(imperium.parseOptions({})).map((item) => item.group));
    expect([...groups].sort()).toEqual(
      ['conflict', 'imperium', 'intrigue', 'leader', 'reserve', 'space', 'starter'].sort(),
    );
  });

  it('refuses options it does not know and names them', () => {
    expect(codeOf({ rivals: 1 })).toMatch(/^bad-option: .*rivals/);
    expect(codeOf({ confirmTurns: 'yes' })).toMatch(/^bad-option: .*confirmTurns/);
  });
});

describe('the first player', () => {
  it('is drawn by lot, or is whom those at the table named, and all else stays as it was', () => {
    covers('imp-setup-first-player-random');
    const drawn = SEEDS.map((seed) => laidOut(seed).first);
    expect(new Set(drawn).size).toBeGreaterThan(2);
    for (const seed of SEEDS) {
      const { options: _, first: __, ...others } = laidOut(seed);
      for (const first of [0, 1, 2, 3]) {
        const options = imperium.parseOptions({ players: 4, first });
        expect(imperium.setup(options, randomFromSeed(seed))).toMatchObject({ ...others, first });
      }
    }
    expect(imperium.parseOptions({ players: 4 })).not.toHaveProperty('first');
    expect(codeOf({ first: 'random' })).toBe('accepted');
  });

  it('sits at the table, and is the Rival on the left of one person', () => {
    expect(codeOf({ players: 3, first: 3 })).toMatch(/^bad-option: .*first.* 0, 1, 2/);
    expect(codeOf({ players: 3, first: 'left' })).toMatch(/^bad-option: .*first/);
    // House Hagal never has the marker of two people.
    expect(codeOf({ players: 2, first: 2 })).toMatch(/^bad-option: .*first/);
    expect(codeOf({ players: 1, first: 0 })).toMatch(/^bad-option: .*first/);
  });
});

describe('the board', () => {
  it('the Mentat waits on its space and serves nobody', () => {
    covers('imp-setup-mentat');
    const table = new Table();
    expect(table.state.mentat).toEqual({ holder: undefined, keptFor: undefined });
    expect(table.state.agents).toEqual([]);
    expect(imperium.inspect(table.state).mentat).toBe('home');
  });
});

describe('what a player starts with', () => {
  it('only a leader who says so starts with more', () => {
    covers('imp-setup-no-other-resources');
    const table = new Table();
    const rabban = 2;
    expect(table.player(rabban)).toMatchObject({ solari: 1, spice: 1, water: 1 });
    for (const seat of [0, 1]) expect(table.player(seat)).toMatchObject({ solari: 0, spice: 0, water: 1 });
  });

  it('the score marker moves with points, the councilor only to the High Council, once', () => {
    covers('imp-two-discs');
    const table = new Table({
      turn: 0,
      first: 0,
      players: { 0: { hand: ['dagger', 'dagger'], solari: 10 } },
    });
    table.choose('agent:dagger>high-council');
    expect([table.player(0).councilSeat, table.player(0).points]).toEqual([true, 0]);
    const again = new Table({ turn: 0, players: { 0: { hand: ['dagger'], solari: 10, councilSeat: true } } });
    expect(again.keys).not.toContain('agent:dagger>high-council');
    expect(again.refused('card:dagger>space:high-council')).toBe('once-per-game');
  });

  it('the marker starts with any seat, and that seat takes the first turn', () => {
    covers('imp-setup-first-player-random');
    const firsts = SEEDS.map((seed) => laidOut(seed).first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(SEEDS.map((seed) => laidOut(seed, 3).first))).toEqual(new Set([0, 1, 2]));
    const table = new Table();
    expect(table.asked).toBe(table.state.first);
  });
});
