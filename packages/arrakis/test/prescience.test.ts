import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { PRESCIENCE } from '../src/content/prescience.js';
import { Table } from './table.js';

const legion = { atreides: { regular: 1 } };
const MISS = Array(20).fill('shield');

describe('prescience cards', () => {
  it('are eight for each phase and 12 steps for each marker', () => {
    covers('arr-prescience-card-phase-and-conditions');
    expect(PRESCIENCE.filter((card) => card.phase === 'action')).toHaveLength(8);
    expect(PRESCIENCE.filter((card) => card.phase === 'end-of-round')).toHaveLength(8);
    // Only while it lies revealed, and only in its own phase.
    const paul = { windgap: { atreides: { regular: 1, named: ['paul-atreides', 'lady-jessica'] } } };
    const asks = (phase: 'end' | 'turns', shown: string[]) => {
      const table = new Table({ clear: true, phase, shown, areas: paul });
      return [...table.keys.filter((key) => /^(claim|spend)/.test(key))];
    };
    expect(asks('end', ['jessica-trains-paul'])).toEqual(['claim:jessica-trains-paul']);
    expect(asks('turns', ['jessica-trains-paul'])).toEqual([]);
    expect(asks('end', [])).toEqual([]);
    expect(asks('turns', ['paul-drinks-the-water-of-life'])).toEqual(['spend:paul-drinks-the-water-of-life']);
    expect(asks('end', ['paul-drinks-the-water-of-life'])).toEqual([]);
    for (const marker of ['kwisatz-haderach', 'sand-dwellers', 'jihad'] as const) {
      expect(PRESCIENCE.reduce((sum, card) => sum + (card.markers[marker] ?? 0), 0)).toBe(12);
    }
  });

  it('move the markers they show when claimed, by choice', () => {
    covers(
      'arr-prescience-advance-card',
      'arr-prescience-optional',
      'arr-eor-claim',
      'arr-summary-claims-optional',
      'arr-prescience-eor-cards',
      'arr-prescience-state-cards',
    );
    const position = {
      clear: true,
      phase: 'end' as const,
      shown: ['dew-collectors-for-the-planting'],
      areas: { 'pasty-mesa': legion, 'false-wall-west': legion, 'central-sw-2': legion },
    };
    const table = new Table(position);
    expect([table.asks, table.asked]).toEqual(['claim-end', 'atreides']);
    table.choose('claim:dew-collectors-for-the-planting');
    expect(table.state.prescience).toEqual({ 'kwisatz-haderach': 0, 'sand-dwellers': 2, jihad: 0 });
    expect(table.state.claimed).toEqual(['dew-collectors-for-the-planting']);
    const declined = new Table(position).choose('done');
    expect(declined.state.prescience['sand-dwellers']).toBe(0);
    // In the action phase it is no use.
    expect(
      new Table({ ...position, phase: 'turns' }).refused('prescience:dew-collectors-for-the-planting'),
    ).toBe('end-of-round');
  });

  it('are claimed twice a round at most, whatever their phase', () => {
    covers('arr-prescience-max-2-per-round');
    const shown = ['the-desert-war', 'new-hidden-wind-traps', 'stunted-worms'];
    const areas = {
      'outer-ne-3': legion,
      'outer-ne-4': legion,
      'outer-ne-5': legion,
      'outer-ne-1': legion,
      'central-ne-1': legion,
      'central-ne-2': legion,
      'central-ne-4': legion,
      'harg-pass': legion,
      'central-se-3': legion,
    };
    const table = new Table({ clear: true, phase: 'end', shown, areas });
    table.choose('claim:the-desert-war', 'claim:stunted-worms');
    expect(table.asks).not.toBe('claim-end');
    expect(table.state.prescience).toEqual({ 'kwisatz-haderach': 1, 'sand-dwellers': 3, jihad: 2 });
    const late = new Table({ clear: true, phase: 'end', shown, areas, claims: 1 });
    late.choose('claim:new-hidden-wind-traps');
    expect(late.asks).not.toBe('claim-end');
  });

  it('count legions in desert without a sietch for The Desert War', () => {
    const areas = { 'outer-ne-3': legion, 'outer-ne-4': legion, 'outer-ne-1': legion, windgap: legion };
    expect(new Table({ clear: true, phase: 'end', shown: ['the-desert-war'], areas }).asks).not.toBe(
      'claim-end',
    );
    const table = new Table({
      clear: true,
      phase: 'end',
      shown: ['the-desert-war'],
      areas: { ...areas, 'outer-ne-5': legion },
    });
    expect(table.keys).toEqual(['claim:the-desert-war', 'done']);
  });

  it('ask for Paul and Jessica in either figure', () => {
    covers('arr-paul-jessica-names');
    const both = { regular: 1, named: ['paul-muad-dib', 'lady-jessica'] };
    const table = new Table({
      clear: true,
      phase: 'end',
      shown: ['jessica-trains-paul'],
      areas: { windgap: { atreides: both } },
    });
    table.choose('claim:jessica-trains-paul');
    expect(table.state.prescience['kwisatz-haderach']).toBe(2);
    const water = new Table({
      clear: true,
      phase: 'end',
      shown: ['the-water-discipline'],
      areas: {
        'outer-ne-1': { atreides: { regular: 1, named: ['paul-atreides'] } },
        'outer-ne-10': { atreides: { regular: 1, named: ['reverend-mother-jessica'] } },
      },
    });
    water.choose('claim:the-water-discipline');
    expect(water.state.prescience).toMatchObject({ 'kwisatz-haderach': 1, 'sand-dwellers': 1 });
  });

  it('ask for deeds that are done when claiming', () => {
    covers('arr-prescience-deed-cards');
    const paul = { tokens: ['starting-1', 'starting-2', 'starting-3'], named: ['paul-atreides'] };
    const tokens = new Table({
      clear: true,
      phase: 'end',
      shown: ['the-lisan-al-gaib', 'the-fremen-call-paul-the-mahdi'],
      faces: { 'starting-1': 0, 'starting-2': 1 },
      areas: { windgap: { atreides: paul } },
    });
    tokens.choose('claim:the-lisan-al-gaib', 'reveal:starting-1', 'reveal:starting-2');
    expect(tokens.legion('atreides', 'windgap')).toEqual({ regular: 4, tokens: 1, named: ['paul-atreides'] });
    expect(tokens.state.prescience).toEqual({ 'kwisatz-haderach': 1, 'sand-dwellers': 1, jihad: 1 });
    tokens.choose('claim:the-fremen-call-paul-the-mahdi');
    expect(tokens.zone('windgap').sietchShown).toBe(true);
    expect(tokens.state.prescience).toEqual({ 'kwisatz-haderach': 2, 'sand-dwellers': 1, jihad: 2 });
  });
});

describe('cards of the action phase', () => {
  it('come at once when a named leader rides into empty desert', () => {
    covers('arr-prescience-action-cards');
    const position = {
      clear: true,
      shown: ['mudir-of-sandriding'],
      atreides: { dice: { strategy: 1 } },
      areas: {
        'outer-ne-3': { atreides: { regular: 1, named: ['stilgar'] } },
        'outer-ne-4': { sign: 'sand' as const },
      },
    };
    const table = new Table(position).choose(
      'die:strategy',
      'act:strategy-move',
      'legion@outer-ne-3',
      'to@outer-ne-5',
    );
    expect(table.keys).toEqual(['claim:mudir-of-sandriding', 'decline']);
    table.choose('claim:mudir-of-sandriding');
    expect(table.state.prescience).toMatchObject({ 'kwisatz-haderach': 1, 'sand-dwellers': 1 });
    // A step that does not touch the chain is no ride.
    const walk = new Table(position).choose(
      'die:strategy',
      'act:strategy-move',
      'legion@outer-ne-3',
      'to@outer-nw-11',
    );
    expect(walk.asks).not.toBe('claim');
  });

  it('reward a raid on a harvester and a worm that kills one', () => {
    const raid = new Table({
      clear: true,
      shown: ['raid-on-the-harvesters'],
      areas: { 'outer-ne-3': legion, 'outer-ne-4': { harvester: true } },
    });
    raid.choose(
      'die:strategy',
      'act:strategy-move',
      'legion@outer-ne-3',
      'to@outer-ne-4',
      'claim:raid-on-the-harvesters',
    );
    expect(raid.state.prescience).toMatchObject({ 'sand-dwellers': 1, jihad: 1 });
    const wrath = new Table({
      clear: true,
      shown: ['wrath-of-the-maker'],
      atreides: { dice: {} },
      areas: { 'outer-ne-3': { worm: 'sandworm' }, 'outer-ne-4': { harvester: true } },
    });
    wrath.choose(
      'desert-power',
      'act:attack-worm',
      'worm@outer-ne-3',
      'attack@outer-ne-4',
      'claim:wrath-of-the-maker',
    );
    expect(wrath.state.prescience).toMatchObject({ 'sand-dwellers': 1, jihad: 1 });
  });

  it('reward victories over sardaukar and with Paul, on either turn', () => {
    covers('arr-prescience-action-cards');
    const won = new Table({
      clear: true,
      shown: ['sardaukar-humbled', 'muad-dib-rides-to-war'],
      areas: {
        windgap: { atreides: { regular: 6, named: ['paul-atreides'] } },
        'central-sw-3': { harkonnen: { special: 1 } },
      },
      combatRolls: [...Array(6).fill('sword'), 'special'],
    });
    won.choose('die:strategy', 'act:strategy-attack', 'legion@windgap', 'attack@central-sw-3');
    expect(won.asks).toBe('claim');
    won.settle('claim:sardaukar-humbled', 'claim:muad-dib-rides-to-war');
    expect(won.state.prescience.jihad).toBe(4);
    const held = new Table({
      clear: true,
      turn: 'harkonnen',
      shown: ['sardaukar-humbled'],
      areas: { windgap: { atreides: { regular: 3 } }, 'central-sw-3': { harkonnen: { special: 1 } } },
      combatRolls: MISS,
    });
    held.choose('die:strategy', 'act:strategy-attack', 'legion@central-sw-3', 'attack@windgap', 'cease');
    expect([held.asks, held.asked]).toEqual(['claim', 'atreides']);
  });

  it('let families flee on the own turn, and when the token is about to be lost', () => {
    covers('arr-prescience-deed-cards', 'arr-prescience-action-cards');
    const position = {
      clear: true,
      shown: ['families-flee-to-the-southern-palm-groves'],
      areas: {
        windgap: { atreides: { tokens: ['starting-1'], generic: 1, regular: 1 } },
        'central-sw-3': { harkonnen: { regular: 1 } },
        'gara-kulon': { atreides: { tokens: ['starting-2'] } },
      },
      combatRolls: MISS,
    };
    const table = new Table(position).choose('claim:families-flee-to-the-southern-palm-groves');
    expect(table.state.tokensLost).toContain('starting-1');
    expect(table.state.tokensShown).toEqual([]);
    expect(table.state.prescience).toMatchObject({ 'sand-dwellers': 1, jihad: 1 });
    expect(table.asks).toBe('turn');
    const attacked = new Table({ ...position, turn: 'harkonnen' });
    attacked.choose('die:strategy', 'act:strategy-attack', 'legion@central-sw-3', 'attack@windgap');
    expect([attacked.asks, attacked.asked]).toEqual(['claim', 'atreides']);
    attacked.choose('claim:families-flee-to-the-southern-palm-groves');
    expect(attacked.legion('atreides', 'windgap')).toEqual({ regular: 1, generic: 1 });
  });

  it('are paid with a die instead of an action', () => {
    covers('arr-prescience-spend-die', 'arr-prescience-water-of-life-example');
    const paul = { atreides: { regular: 1, named: ['paul-atreides'] } };
    const table = new Table({
      clear: true,
      shown: ['paul-drinks-the-water-of-life'],
      areas: { windgap: paul, 'outer-ne-3': { harkonnen: { regular: 1 } } },
    });
    table.choose('spend:paul-drinks-the-water-of-life', 'die:deployment');
    expect(table.state.prescience['kwisatz-haderach']).toBe(3);
    expect(table.dashboard('atreides').used).toBe(1);
    // The third step brings Muad'Dib, who takes over the place in the tank; the die has moved him on.
    expect(table.dashboard('atreides').tank).toEqual([{ leader: 'paul-muad-dib', slot: 1 }]);
    expect(table.asked).toBe('harkonnen');
    const watched = new Table({
      clear: true,
      shown: ['paul-drinks-the-water-of-life'],
      areas: { windgap: paul, 'central-sw-3': { harkonnen: { regular: 1 } } },
    });
    expect(watched.keys).not.toContain('spend:paul-drinks-the-water-of-life');
    expect(watched.refused('prescience:paul-drinks-the-water-of-life')).toBe('condition');
  });

  it('ask Jessica for two cards besides the die', () => {
    const table = new Table({
      clear: true,
      shown: ['the-spice-agony'],
      areas: { windgap: { atreides: { regular: 1, named: ['lady-jessica'] } } },
      atreides: { hand: ['thumpers', 'crysknife', 'hieregs'] },
    });
    table.choose('spend:the-spice-agony', 'die:mentat', 'discard:thumpers', 'discard:hieregs');
    expect(table.dashboard('atreides').hand).toEqual(['crysknife']);
    expect(table.state.prescience['kwisatz-haderach']).toBe(2);
  });

  it('are not there for deeds of other phases', () => {
    covers('arr-prescience-action-cards');
    const wall = { atreides: { regular: 1 } };
    const table = new Table({
      clear: true,
      phase: 'hazards',
      shown: ['wrath-of-the-maker'],
      areas: {
        'outer-ne-10': { sign: 'sandworm', harkonnen: { regular: 1 } },
        'sihaya-ridge': wall,
        'outer-ne-9': wall,
        'outer-ne-13': wall,
      },
      combatRolls: Array(4).fill('sword'),
    });
    expect(table.happened('worm-attack')).toHaveLength(1);
    expect(table.legion('harkonnen', 'outer-ne-10')).toEqual({});
    while (table.state.round < 2) {
      expect(table.keys).not.toContain('claim:wrath-of-the-maker');
      table.drift();
    }
  });
});
