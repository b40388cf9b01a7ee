import { Game, keyOf, type RandomState, type Trait } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { arrakis } from '../../src/game.js';
import { chapter } from '../../src/learning/chapter.js';
import { features, judge } from '../../src/learning/features.js';
import { learning } from '../../src/learning/index.js';
import { tastes } from '../../src/learning/tastes.js';
import { traits } from '../../src/learning/traits.js';
import type { ArrakisState } from '../../src/state.js';
import { ATREIDES, HARKONNEN, Table } from '../table.js';

const fate = (n: number): RandomState => ({ key: [n, 2, 3, 4, 5, 6, 7, 8], counter: 0 });

/** Random play, with a look at every decision. */
function wander(options: object, seed: string, steps: number, look: (state: ArrakisState) => void): void {
  const game = Game.start(arrakis, arrakis.parseOptions(options), seed, true);
  let luck = 7;
  for (let i = 0; i < steps && game.state.decision !== undefined; i++) {
    look(game.state);
    const choices = game.choices();
    luck = (luck * 48_271) % 2_147_483_647;
    const choice = choices[luck % choices.length];
    if (choice !== undefined) game.choose(choice, game.state.decision.seats[0] ?? 0);
  }
}

function said(state: ArrakisState, seat: number): Trait[][] {
  const into: Trait[][] = [];
  traits(state, seat, arrakis.choices(state), into);
  return into;
}

function row(state: ArrakisState, participant: number): Float64Array {
  const into = new Float64Array(features.length);
  judge(state, participant, into);
  return into;
}

/** What a position is for one participant, by the names of the features. */
function judged(position: object, participant: number): (name: string) => number {
  const numbers = row(new Table({ clear: true, ...position }).state, participant);
  return (name) => numbers[features.indexOf(name)] ?? Number.NaN;
}

function shunned({ state }: Table): string[] {
  const isShunned = learning.shuns?.(state, HARKONNEN) ?? (() => false);
  return arrakis.choices(state).filter(isShunned).map(keyOf);
}

describe('what a learner is told of the war', () => {
  it('are features with names of their own, all of them numbers', () => {
    expect(new Set(features).size).toBe(features.length);
    wander({}, 'features', 300, (state) => {
      for (const participant of [ATREIDES, HARKONNEN])
        expect(row(state, participant).every(Number.isFinite)).toBe(true);
    });
  });

  it('are the tracks and what stands on the board, each to the credit of its side', () => {
    const position = {
      supremacy: 6,
      areas: { windgap: { sietch: 2 }, 'wind-pass': { harkonnen: { regular: 5 } } },
    };
    const [atreides, harkonnen] = [judged(position, ATREIDES), judged(position, HARKONNEN)];
    expect(harkonnen('harkonnen: supremacy')).toBeCloseTo(0.6);
    expect(harkonnen('harkonnen: supremacy 6')).toBe(1);
    expect(harkonnen('harkonnen: supremacy 7')).toBe(0);
    expect(harkonnen('harkonnen: raids')).toBeGreaterThan(0);
    expect(atreides('harkonnen: supremacy')).toBe(0);
    expect(harkonnen('atreides: side')).toBe(0);
    expect(atreides('atreides: side')).toBe(1);
  });

  it.each([
    [{ players: 4 }, [1, 0, 1, 0]],
    [{ players: 1 }, [1, 1]],
    [{ players: 2, solo: true }, [1, 0, 1]],
  ])('count once for partners, and for the automaton, with %o', (options, credited) => {
    wander(options, 'partners', 1, (state) => {
      const found = credited.map((_, participant) => (row(state, participant).some((n) => n !== 0) ? 1 : 0));
      expect(found).toEqual(credited);
    });
  });

  it('are traits that tell apart what differs: an open sietch from a defended one, a strong legion from a weak one', () => {
    const attack = (regular: number, garrison: object) =>
      new Table({
        clear: true,
        turn: 'harkonnen',
        harkonnen: { dice: { strategy: 1 } },
        areas: {
          windgap: { sietch: 2, ...garrison },
          'central-sw-3': { harkonnen: { regular } },
        },
      }).choose('die:strategy', 'act:strategy-attack', 'legion@central-sw-3');
    const traitsOf = (table: Table) => {
      const at = table.keys.indexOf('attack@windgap');
      return new Set(said(table.state, HARKONNEN)[at]);
    };
    const [strong, weak, open] = [
      attack(6, { atreides: { regular: 2 } }),
      attack(1, { atreides: { regular: 2 } }),
      attack(6, {}),
    ].map((table) => (table.asks === 'attack-target' ? traitsOf(table) : undefined));
    expect(strong).toBeDefined();
    expect(strong).not.toEqual(weak);
    expect(strong).not.toEqual(open);
  });

  it('are, of a die, what it could be used for on the board', () => {
    const strategy = (areas: object) => {
      const table = new Table({
        clear: true,
        turn: 'harkonnen',
        harkonnen: { dice: { strategy: 1, mentat: 1 } },
        areas: { 'central-sw-3': { harkonnen: { regular: 5 } }, ...areas },
      });
      return new Set(said(table.state, HARKONNEN)[table.keys.indexOf('die:strategy')]);
    };
    const open = strategy({ windgap: { sietch: 2 } });
    const held = strategy({ windgap: { sietch: 2, atreides: { elite: 6 } } });
    expect(open).not.toEqual(held);
    expect(held).not.toEqual(strategy({}));
  });

  it('are, of a part of a legion, how many stay and how many go', () => {
    const table = new Table({
      clear: true,
      turn: 'harkonnen',
      harkonnen: { dice: { strategy: 1 } },
      areas: { arrakeen: { settlement: 3, harkonnen: { regular: 3 } }, windgap: { sietch: 2 } },
    }).choose('die:strategy', 'legion@arrakeen', 'to@imperial-basin', 'part');
    expect(table.asks).toBe('move-part');
    const sets = said(table.state, HARKONNEN).map((list) => [...list].sort().join());
    expect(new Set(sets).size).toBe(table.keys.length);
  });

  it('leave out what takes back what was picked, and what throws something away', () => {
    const attack = new Table({
      clear: true,
      turn: 'harkonnen',
      harkonnen: { dice: { strategy: 1 } },
      areas: {
        windgap: { sietch: 2, atreides: { elite: 6 } },
        'central-sw-3': { harkonnen: { regular: 1 } },
        arrakeen: { settlement: 3, harkonnen: { regular: 1 } },
      },
    }).choose('die:strategy', 'act:strategy-attack', 'legion@central-sw-3');
    expect(attack.asks).toBe('attack-target');
    expect(shunned(attack)).toEqual(['back']);
    const aircraft = new Table({
      clear: true,
      phase: 'vehicles',
      air: { 'air-central-n': 'carryall' },
      areas: { 'central-ne-6': { harkonnen: { regular: 6 } } },
    });
    for (let [first = ''] = aircraft.keys; aircraft.asks !== 'air-zone'; [first = ''] = aircraft.keys)
      aircraft.choose(first);
    expect(shunned(aircraft)).toEqual(['zone:air-central-n']);
  });

  it.each([
    [{}, 'veil'],
    [{ players: 4 }, 'partners'],
  ])('say nothing of what a seat cannot see, with %o', (options, seed) => {
    let compared = 0;
    wander(options, seed, 400, (state) => {
      const seat = state.decision?.seats[0] ?? 0;
      if (state.step % 7 !== 0) return;
      const other = arrakis.determinize(arrakis.view(state, seat), fate(state.step));
      expect(arrakis.choices(other).map(keyOf)).toEqual(arrakis.choices(state).map(keyOf));
      expect(said(other, seat)).toEqual(said(state, seat));
      compared++;
    });
    expect(compared).toBeGreaterThan(30);
  });

  it.each([{}, { players: 1 }, { players: 3 }])('come in chapters that only go on, with %o', (options) => {
    let latest = 0;
    const seen = new Set<number>();
    wander(options, 'chapters', 1500, (state) => {
      expect(chapter(state)).toBeGreaterThanOrEqual(latest);
      latest = chapter(state);
      seen.add(latest);
    });
    expect(seen.size).toBeGreaterThan(15);
  });
});

describe('tastes', () => {
  it('are for fights, plans, spice and friends, wherever they can be had', () => {
    const tasted = new Map<string, Set<string>>();
    for (const players of [2, 4])
      wander({ players }, 'tastes', 3000, (state) => {
        for (const choice of arrakis.choices(state))
          for (const taste of tastes(state, choice))
            tasted.set(taste, (tasted.get(taste) ?? new Set()).add(choice.verb));
      });
    const verbs = Object.fromEntries([...tasted].map(([taste, found]) => [taste, [...found].sort()]));
    expect(verbs).toMatchObject({
      combat: ['act', 'attack', 'continue'],
      market: ['act', 'card', 'draw'],
      fremen: expect.arrayContaining(['card', 'desert-power', 'draw', 'leader']),
      emperor: expect.arrayContaining(['bring', 'card', 'draw', 'leader']),
      'bene-gesserit': ['place'],
      spice: expect.arrayContaining(['allot', 'area']),
      guild: ['allot'],
    });
  });
});
