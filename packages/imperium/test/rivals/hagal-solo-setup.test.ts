import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { eligibleRivals } from '../../src/content/rivals/eligible.js';
import { imperium } from '../../src/game.js';
import { nextFirst } from '../../src/participants.js';
import { LEADERS, solo } from './hagal.js';

const options = (raw: unknown) => imperium.parseOptions(raw);
const LEVELS = ['mercenary', 'sardaukar', 'mentat', 'kwisatz-haderach'] as const;

describe('a game for one', () => {
  it('is played at one of four levels', () => {
    covers('hagal-solo-setup-difficulty');
    for (const difficulty of LEVELS) expect(options({ players: 1, difficulty }).difficulty).toBe(difficulty);
    expect(() => options({ players: 1, difficulty: 'easy' })).toThrow(
      'Option difficulty must be mercenary, sardaukar, mentat, kwisatz-haderach.',
    );
    for (const players of [2, 3, 4])
      expect(() => options({ players, difficulty: 'mentat' })).toThrow(
        'Option difficulty is only for one player.',
      );
  });

  it('gives each Rival a different leader, and not the person’s', () => {
    covers('hagal-solo-setup-leaders');
    expect(solo().state.rivals?.cards).toEqual(LEADERS);
    const list = (rivals: readonly string[], leaders?: readonly string[]) => () =>
      options({ players: 1, rivals, ...(leaders && { leaders }) });
    expect(list(['earl-memnon-thorvald', 'earl-memnon-thorvald'])).toThrow('must name different ones');
    expect(list(['earl-memnon-thorvald'])).toThrow('Option rivals must name 2.');
    expect(list(LEADERS, ['earl-memnon-thorvald'])).toThrow('is already the leader of a player');
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { state } = solo(
        {},
        { leaders: 'random', rivals: 'random', players: 1, confirmTurns: seed < 'd' },
      );
      const all = [state.players[0]?.leader, ...(state.rivals?.cards ?? [])];
      expect(new Set(all).size).toBe(3);
    }
  });

  it('bars two leaders from leading Rivals', () => {
    covers('hagal-solo-leader-banned');
    const ids = eligibleRivals({ edition: 'base', options: options({ players: 1 }) }).map(({ id }) => id);
    expect(ids).toHaveLength(6);
    for (const id of ['paul-atreides', 'helena-richese']) {
      expect(ids).not.toContain(id);
      expect(() => options({ players: 1, rivals: [id, 'count-ilban-richese'] })).toThrow(
        `"${id}" cannot be a Rival`,
      );
    }
  });

  it('suggests Memnon and Rabban', () => {
    covers('hagal-solo-leader-recommended');
    const { state } = solo({}, { rivals: 'suggested' });
    expect([...(state.rivals?.cards ?? [])].sort()).toEqual([...LEADERS].sort());
  });

  it('ignores the left ability of a Rival’s leader', () => {
    covers('hagal-solo-leader-left-ignored');
    // Rabban would begin with a spice and a solari.
    expect(solo().player(2)).toMatchObject({ spice: 0, solari: 0 });
  });

  it('has a place, and so a colour, for each of three', () => {
    covers('hagal-solo-setup-colour');
    expect(imperium.participants(options({ players: 1 }))).toBe(3);
  });

  it('starts Rivals at the bottom of every track, with two agents and a water', () => {
    covers('hagal-solo-setup-cubes', 'hagal-solo-setup-agents', 'hagal-solo-setup-water');
    const table = solo({ turn: 0 });
    for (const seat of [1, 2])
      expect(table.player(seat)).toMatchObject({
        influence: { emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 0 },
        agents: 2,
        swordmaster: false,
        water: 1,
      });
    expect(table.player(0).water).toBe(1);
  });

  it('begins with the Rival on the left; the marker then passes over all three', () => {
    covers('hagal-solo-setup-first-player', 'hagal-solo-first-player-passes');
    const { state } = solo();
    expect(state.first).toBe(1);
    expect([1, 2, 0].map((holder) => nextFirst(state, holder))).toEqual([2, 0, 1]);
  });

  it.each([
    ['mercenary', 0, 12],
    ['sardaukar', 3, 9],
    ['mentat', 3, 9],
    ['kwisatz-haderach', 3, 9],
  ] as const)('at %s gives Rivals %i troops in the garrison', (difficulty, garrison, supply) => {
    covers(
      'hagal-solo-setup-garrison',
      'hagal-novice-garrison',
      'hagal-veteran-garrison',
      'hagal-expert-garrison',
      'hagal-expert-plus-same',
    );
    const table = solo({ turn: 0 }, { difficulty });
    for (const seat of [1, 2]) expect(table.player(seat)).toMatchObject({ garrison, supply });
  });

  it.each([
    ['mercenary', 1, 1],
    ['sardaukar', 0, 0],
    ['mentat', 0, 0],
    ['kwisatz-haderach', 0, 0],
  ] as const)('at %s gives the person %i extra solari and %i spice', (difficulty, solari, spice) => {
    covers('hagal-novice-human-resources', 'hagal-veteran-human-resources', 'hagal-expert-human-resources');
    expect(solo({ turn: 0 }, { difficulty }).player(0)).toMatchObject({ solari, spice });
  });

  it.each([
    ['mercenary', 0],
    ['sardaukar', 1],
    ['mentat', 1],
    ['kwisatz-haderach', 1],
  ] as const)('at %s gives each Rival %i intrigue cards, which nobody may see', (difficulty, n) => {
    covers(
      'hagal-novice-rival-resources',
      'hagal-veteran-rival-intrigue',
      'hagal-expert-rival-intrigue',
      'hagal-expert-plus-same',
    );
    const table = solo({}, { difficulty });
    for (const seat of [1, 2]) {
      expect(table.player(seat).intrigues).toHaveLength(n);
      expect(table.player(seat)).toMatchObject({ solari: 0 });
      expect(table.view(0).players[seat]).toMatchObject({ intrigueCount: n });
      expect(table.view(0).players[seat]).toHaveProperty('intrigues', undefined);
    }
  });

  it.each([
    ['mercenary', 2],
    ['sardaukar', 5],
    ['mentat', 5],
    ['kwisatz-haderach', 5],
  ] as const)('at %s the Mentat costs %i solari', (difficulty, price) => {
    covers(
      'hagal-novice-mentat',
      'hagal-veteran-mentat',
      'hagal-expert-mentat',
      'hagal-solo-setup-mentat-token',
      'hagal-solo-mentat-cost',
    );
    const at = (solari: number) =>
      solo(
        { turn: 0, players: { '0': { hand: ['diplomacy', 'convincing-argument', 'dagger'], solari } } },
        { difficulty },
      );
    expect(at(price - 1).keys).not.toContain('agent:dagger>mentat');
    const table = at(price);
    table.choose('agent:dagger>mentat');
    expect(table.player(0).solari).toBe(0);
  });

  it('lowers the Mentat’s price for Leto as any other', () => {
    covers('hagal-solo-mentat-cost');
    const table = solo(
      { turn: 0, players: { '0': { hand: ['dagger'], solari: 4 } } },
      { leaders: ['duke-leto-atreides'] },
    );
    table.choose('agent:dagger>mentat');
    expect(table.player(0).solari).toBe(0);
  });

  it.each([
    ['mercenary', 5],
    ['sardaukar', 4],
    ['mentat', 3],
    ['kwisatz-haderach', 3],
  ] as const)('at %s lays %i conflict cards on the Swordmasters of the Rivals', (difficulty, n) => {
    covers(
      'hagal-solo-setup-swordmasters',
      'hagal-novice-swordmasters',
      'hagal-veteran-swordmasters',
      'hagal-expert-swordmasters',
      'hagal-expert-plus-same',
    );
    // The first of them has been turned over.
    expect(solo({}, { difficulty }).state.rivals?.swordmastersUnder).toBe(n - 1);
  });

  it('closes the Swordmaster to the person at the highest level only', () => {
    covers('hagal-expert-plus-no-swordmaster');
    const at = (difficulty: 'mentat' | 'kwisatz-haderach') =>
      solo({ turn: 0, players: { '0': { hand: ['dagger'], solari: 9 } } }, { difficulty });
    expect(at('mentat').keys).toContain('agent:dagger>swordmaster');
    const table = at('kwisatz-haderach');
    expect(table.keys).not.toContain('agent:dagger>swordmaster');
    expect(table.refused('card:dagger>space:swordmaster')).toBe('forbidden');
  });
});
