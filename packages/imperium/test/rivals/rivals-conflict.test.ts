import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { outcomeOf } from '../../src/rules/outcome.js';
import type { Position } from '../../src/scenario/position.js';
import { strengthOf } from '../../src/state.js';
import { told } from './hagal.js';
import { pair, rivalsTurn, solo, winning } from './rivals.js';

const fighting = { conflict: 1, garrison: 0, intrigues: solo().state.intrigueDeck.slice(0, 1) };

describe('the combat bonus', () => {
  const combat = (hagalDeck: string[], players: Position['players'], position: Position = {}, options = {}) =>
    solo(
      {
        phase: 'combat',
        first: 1,
        hagalDeck,
        conflict: 'choam-security',
        ...position,
        players: { '0': fighting, ...players },
      },
      options,
    );

  it('is one card for each Rival with a unit, troop or sandworm, in turn order', () => {
    covers(
      'riv-combat-bonus-who',
      'riv-combat-bonus-not-without-units',
      'riv-combat-bonus-order',
      'riv-combat-bonus-strength',
    );
    const table = combat(['sardaukar', 'heighliner'], {
      '1': { conflict: 1, garrison: 0 },
      '2': { conflict: 0, garrison: 0, worms: 1 },
    });
    expect(told(table, 'hagal').map((e) => 'seat' in e && e.seat)).toEqual([1, 2]);
    expect([1, 2].map((seat) => strengthOf(table.player(seat)))).toEqual([6, 8]);
    const alone = combat(
      ['sardaukar', 'heighliner'],
      { '1': { conflict: 0 }, '2': { conflict: 1, garrison: 0 } },
      { first: 2 },
    );
    expect(told(alone, 'hagal')).toEqual([{ event: 'hagal', seat: 2, card: 'sardaukar' }]);
    expect(strengthOf(alone.player(1))).toBe(0);
    const other = combat(
      ['sardaukar', 'heighliner'],
      { '1': { conflict: 1, garrison: 0 }, '2': { conflict: 1, garrison: 0 } },
      { first: 2 },
    );
    expect(other.happened('hagal').map(({ seat }) => seat)).toEqual([2, 1]);
  });

  it('counts only swords: a Place Spy card places none', () => {
    covers('riv-combat-bonus-swords-only');
    const table = combat(['place-spy-city'], { '1': { conflict: 1, garrison: 0 }, '2': { conflict: 0 } });
    expect(table.player(1)).toMatchObject({ swords: 2, spies: [] });
    expect(table.state.agents).toEqual([]);
  });

  it('goes on after Reshuffle', () => {
    covers('riv-combat-bonus-reshuffle');
    const table = pair({
      phase: 'combat',
      hagalDeck: ['reshuffle'],
      conflict: 'choam-security',
      players: { '0': fighting, '2': { conflict: 1, garrison: 0 } },
    });
    expect(table.state.rivals?.turned[0]?.map(({ result }) => result)).toEqual(['reshuffle', 'swords']);
  });

  it('comes before intrigues, of which Rivals play none', () => {
    covers('riv-combat-intrigue-after');
    const table = combat(['sardaukar'], {
      '1': { conflict: 1, garrison: 0, intrigues: solo().state.intrigueDeck.slice(1, 2) },
      '2': { conflict: 0 },
    });
    expect([table.asks, table.asked, table.player(1).swords]).toEqual(['combat', 0, 4]);
    table.choose('pass');
    expect(table.happened('intrigue')).toEqual([]);
    expect(table.happened('combat')).toHaveLength(1);
  });

  it.each([
    ['propaganda', ['sardaukar', 'heighliner'], 9],
    ['choam-security', ['sardaukar'], 4],
    ['skirmish-crysknife', ['sardaukar'], 4],
  ])(
    'with Brutal Escalation is two cards in a conflict of the third level: %s',
    (conflict, cards, swords) => {
      covers('riv-brutal-escalation');
      const table = combat(
        ['sardaukar', 'heighliner'],
        { '1': { conflict: 1, garrison: 0 }, '2': { conflict: 0 } },
        { conflict },
        { variants: ['brutal-escalation'] },
      );
      expect(table.state.rivals?.discard).toEqual(cards);
      expect(table.player(1).swords).toBe(swords);
      const plain = combat(
        ['sardaukar', 'heighliner'],
        { '1': { conflict: 1, garrison: 0 }, '2': { conflict: 0 } },
        { conflict },
      );
      expect(plain.player(1).swords).toBe(4);
    },
  );

  it('does not count Reshuffle as one of the two', () => {
    covers('riv-brutal-escalation');
    const table = pair(
      {
        phase: 'combat',
        hagalDeck: ['sardaukar', 'reshuffle'],
        conflict: 'propaganda',
        players: { '0': fighting, '2': { conflict: 1, garrison: 0 } },
      },
      { variants: ['brutal-escalation'] },
    );
    const results = table.state.rivals?.turned[0]?.map(({ result }) => result) ?? [];
    expect(results.filter((result) => result === 'swords')).toHaveLength(2);
    expect(results.slice(0, 2)).toEqual(['swords', 'reshuffle']);
  });
});

describe('the rewards of a conflict', () => {
  it('go to Rivals by their places, troops to the garrison and spies to faction posts', () => {
    covers('riv-rewards', 'riv-resources-sources');
    const table = winning(
      'seize-spice-refinery',
      { spice: 0 },
      { players: { '2': { conflict: 1, garrison: 0, spice: 0, intrigues: [] } } },
    );
    expect(table.player(1)).toMatchObject({ spice: 2, spies: ['post-guild'] });
    expect(table.player(2)).toMatchObject({ spice: 1, garrison: 1, intrigues: { length: 1 } });
  });

  it('are doubled by a sandworm, but not control or the battle icon', () => {
    covers('riv-rewards-doubled', 'riv-contract-reward');
    const table = winning('siege-of-arrakeen', { worms: 1, solari: 0 });
    expect(table.player(1)).toMatchObject({ solari: 4, garrison: 4 });
    expect(table.happened('control')).toHaveLength(1);
    expect(table.player(1).won).toHaveLength(1);
  });

  it.each([true, false])('replace a contract by two solari, CHOAM or not: %s', (choam) => {
    covers('riv-contract-reward', 'riv-no-contracts');
    const table = winning('trade-dispute', { solari: 0 }, {}, { choam });
    expect(table.player(1)).toMatchObject({ solari: 2, water: 1, contracts: [] });
    expect(winning('trade-dispute', { solari: 0, worms: 1 }, {}, { choam }).player(1).solari).toBe(4);
  });

  it('include the card, and a point for two equal battle icons, the objective’s too', () => {
    covers('riv-conflict-card-won', 'riv-battle-icon-pair');
    const plain = winning('choam-security', { points: 0, won: ['objective-ornithopter-1-3'] });
    expect(plain.player(1)).toMatchObject({
      points: 0,
      won: [{ faceUp: true }, { id: 'choam-security', faceUp: true }],
    });
    const match = winning('choam-security', { points: 0, won: ['objective-crysknife'] });
    expect(match.player(1)).toMatchObject({ points: 1, won: [{ faceUp: false }, { faceUp: false }] });
  });

  it('let the wild icon find a partner at the end by itself', () => {
    covers('riv-battle-icon-pair');
    const table = solo({
      phase: 'endgame',
      players: { '0': { intrigues: [] }, '1': { points: 3, won: ['propaganda', 'objective-crysknife'] } },
    });
    expect(table.asks).toBe('over');
    expect(table.player(1).points).toBe(4);
  });

  it('give control, which pays whoever sends an agent, and a defender', () => {
    covers('riv-control-gain', 'riv-control-bonus', 'riv-defence-bonus');
    expect(winning('siege-of-arrakeen', {}, { control: { arrakeen: 0 } }).state.control.arrakeen).toBe(1);
    const own = rivalsTurn(['spice-refinery'], { solari: 0 }, { control: { 'spice-refinery': 1 } });
    expect(own.player(1).solari).toBe(1);
    const other = rivalsTurn(
      ['spice-refinery'],
      {},
      { control: { 'spice-refinery': 2 }, players: { '2': { solari: 0 } } },
    );
    expect(other.player(2).solari).toBe(1);
    const person = solo({
      turn: 0,
      control: { arrakeen: 1 },
      hagalDeck: ['secrets', 'dutiful-service'],
      players: { '0': { hand: ['reconnaissance'] }, '1': { solari: 0 } },
    });
    person.choose('agent:reconnaissance>arrakeen');
    expect(person.player(1).solari).toBe(1);
    const defended = solo({
      phase: 'round-start',
      first: 0,
      conflict: 'siege-of-arrakeen',
      control: { arrakeen: 2 },
    });
    expect(defended.player(2)).toMatchObject({ conflict: 1, supply: 8 });
    expect(defended.asks).toBe('turn');
  });

  it('bring influence where the Rival has least, ties going to the left of its card', () => {
    covers('riv-choice-influence', 'riv-choice-influence-tie');
    const influence = { emperor: 0, guild: 2, 'bene-gesserit': 1, fremen: 2 };
    expect(winning('skirmish-crysknife', { influence }).player(1).influence).toEqual({
      ...influence,
      emperor: 1,
    });
    const tied = { emperor: 1, guild: 2, 'bene-gesserit': 1, fremen: 1 };
    // Staban: Guild, Fremen, Bene Gesserit, Emperor.
    expect(winning('skirmish-crysknife', { influence: tied }).player(1).influence).toEqual({
      ...tied,
      fremen: 2,
    });
    expect(winning('propaganda', { influence: tied }).player(1).influence).toEqual({
      ...tied,
      fremen: 2,
      'bene-gesserit': 2,
    });
    const twice = winning('skirmish-crysknife', { influence, worms: 1 });
    expect(twice.player(1).influence).toEqual({ ...influence, emperor: 1, 'bene-gesserit': 2 });
    expect(twice.happened('influence')).toHaveLength(2);
  });
});

describe('a choice no priority decides', () => {
  it.each([0, 1])('is made, in twos, by the holder of the first-player marker: %i', (first) => {
    covers('ruling-rivals-choice-in-twos');
    const table = pair(
      {
        phase: 'combat',
        first,
        conflict: 'base-battle-for-arrakeen',
        hagalDeck: ['assembly-hall'],
        players: {
          [String(first)]: { conflict: 4, garrison: 0, intrigues: [] },
          [String(1 - first)]: { intrigues: [] },
          '2': { conflict: 1, garrison: 0, solari: 0, spice: 0 },
        },
      },
      { base: ['conflicts'] },
    );
    expect([table.asks, table.state.decision?.seats]).toEqual(['choose', [first]]);
    expect(table.state.decision).toMatchObject({ participant: 2 });
    table.choose('option:1', 'option:2');
    expect(table.player(2)).toMatchObject({ spice: 2, solari: 3 });
  });
});

describe('the end', () => {
  it('comes with ten points of a Rival, who may win', () => {
    covers('riv-end-trigger', 'riv-rival-can-win');
    const at = (points: number) =>
      solo({ phase: 'recall', players: { '0': { points: 9, intrigues: [] }, '1': { points } } });
    expect(at(10).asks).toBe('over');
    expect(outcomeOf(at(10).state)?.winners).toEqual([1]);
    expect(at(9).asks).not.toBe('over');
  });

  it('is lost by the person in a tie that nothing breaks', () => {
    covers('riv-rival-can-win');
    const even = { points: 8, spice: 1, solari: 1, water: 1, garrison: 1, intrigues: [], won: [] };
    const table = solo({ phase: 'endgame', players: { '0': { ...even, revealedAt: 9 }, '2': even } });
    expect(outcomeOf(table.state)?.winners).toEqual([2]);
  });
});
