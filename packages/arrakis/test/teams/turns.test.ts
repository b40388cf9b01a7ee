import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';
import { AGAINST_PARTNERS, CORRINO, FOUR, FREMEN, HOUSE_ATREIDES, HOUSE_HARKONNEN, QUIET } from './seats.js';

describe('turns of partners', () => {
  it('alternate by sides, the Atreides first', () => {
    covers('team-factions-alternate', 'team-acts-as-one-player');
    const table = new Table({ ...QUIET }, FOUR);
    const sides: string[] = [];
    for (let i = 0; i < 4; i++) {
      sides.push(String(table.asked));
      table.choose('?actor:fremen', '?actor:corrino', 'die:strategy', '?act:strategy-move');
      table.settle('skip', 'end');
      if (i === 1) break;
    }
    expect(sides).toEqual(['atreides', 'harkonnen']);
    expect(table.happened('turn').map(({ side }) => side)).toEqual(['atreides', 'harkonnen', 'atreides']);
  });

  it('are taken by whom either partner names, and only by one of them', () => {
    covers('team-choose-who-acts', 'team-actor-decides');
    const table = new Table({ ...QUIET, turn: 'harkonnen' }, FOUR);
    expect([table.asks, table.seats]).toEqual(['actor', [HOUSE_HARKONNEN, CORRINO]]);
    expect(table.keys).toEqual(['actor:house-harkonnen', 'actor:corrino', 'cone']);
    table.chooseAs(CORRINO, 'actor:corrino');
    expect([table.asks, table.seats]).toEqual(['turn', [CORRINO]]);
    expect(table.state.turn?.acting).toBe('dashboard-corrino');
    // The partner cannot answer any more, whatever the action asks.
    expect(() => table.game.apply('die:strategy', HOUSE_HARKONNEN)).toThrow('not asked');
    table.choose('die:strategy', '?act:strategy-move');
    expect([table.asks, table.seats]).toEqual(['move-legion', [CORRINO]]);
  });

  it('can be left to the partner before anything is done', () => {
    covers('team-choose-who-acts');
    const table = new Table({ ...QUIET, turn: 'harkonnen' }, FOUR);
    table.choose('actor:corrino', 'partner');
    expect([table.asks, table.seats]).toEqual(['turn', [HOUSE_HARKONNEN]]);
    table.choose('die:leadership');
    expect(table.keys).not.toContain('partner');
  });

  it('go to one partner time and again, if they like', () => {
    covers('team-no-strict-alternation');
    const table = new Table(
      {
        ...QUIET,
        harkonnen: {
          diceOn: { 'dashboard-corrino': { strategy: 2 }, 'dashboard-house-harkonnen': { house: 2 } },
        },
      },
      AGAINST_PARTNERS,
    );
    for (const die of ['mentat', 'deployment']) {
      table.choose(`die:${die}`).settle('nothing', 'act:mentat-draw', 'act:deployment-deploy', 'skip', 'end');
      table.choose('actor:corrino', 'die:strategy').settle('act:strategy-move', 'skip', 'end');
    }
    expect(table.happened('acts').map(({ dashboard }) => dashboard)).toEqual([
      'dashboard-corrino',
      'dashboard-corrino',
    ]);
  });

  it('spend a die of the own dashboard', () => {
    covers('team-actor-spends-own-die');
    const diceOn = { 'dashboard-corrino': { strategy: 1 }, 'dashboard-house-harkonnen': { leadership: 1 } };
    const hand = ['sandmasters', 'manipulation-of-others'];
    const table = new Table({ ...QUIET, turn: 'harkonnen', harkonnen: { diceOn, hand } }, FOUR);
    table.choose('actor:corrino');
    expect(table.keys.filter((key) => /^(die|card):/.test(key))).toEqual([
      'die:strategy',
      'card:manipulation-of-others',
    ]);
    table.choose('die:strategy').settle('act:strategy-move', 'skip', 'end');
    expect(table.dashboard('harkonnen', 'dashboard-corrino').dice.strategy).toBe(0);
    expect(table.dashboard('harkonnen', 'dashboard-house-harkonnen').dice.leadership).toBe(1);
    // Without a die left Corrino can neither act nor play a card: the House is not even asked who acts.
    table.settle('actor:fremen').choose('die:strategy').settle('act:strategy-move', 'skip', 'end');
    expect([table.asks, table.seats]).toEqual(['turn', [HOUSE_HARKONNEN]]);
  });

  it('use every figure of the side', () => {
    covers('team-all-figures-common', 'team-leaders-for-both');
    const areas = {
      'north-pole': { harkonnen: { regular: 1, named: ['beast-rabban'] } },
      carthag: { harkonnen: { special: 1, named: ['captain-aramsham'] } },
      windgap: { atreides: { regular: 1 } },
    };
    const house = new Table({ clear: true, turn: 'harkonnen', areas }, FOUR);
    house.choose('actor:house-harkonnen', 'die:leadership', 'act:leadership-move');
    expect(house.keys).toEqual(expect.arrayContaining(['legion@north-pole', 'legion@carthag']));
    const corrino = new Table({ clear: true, turn: 'harkonnen', areas }, FOUR);
    corrino.choose('actor:corrino', 'die:strategy', '?act:strategy-move');
    expect(corrino.keys).toEqual(expect.arrayContaining(['legion@north-pole', 'legion@carthag']));
  });
});

describe('the ability of a leader in a battle', () => {
  it('serves whichever partner attacks', () => {
    covers('team-leaders-for-both');
    const table = new Table(
      {
        clear: true,
        turn: 'harkonnen',
        areas: {
          'central-sw-3': { harkonnen: { regular: 2, named: ['beast-rabban'] } },
          windgap: { atreides: { regular: 2 } },
        },
        combatRolls: ['special', 'shield', 'shield', 'shield', 'shield', 'shield'],
      },
      FOUR,
    );
    // Rabban is of House Harkonnen; Corrino attacks.
    table.choose(
      'actor:corrino',
      'die:strategy',
      'act:strategy-attack',
      '?legion@central-sw-3',
      '?attack@windgap',
    );
    expect(table.happened('ability').map(({ leader }) => leader)).toEqual(['beast-rabban']);
  });
});

describe('Desert Power of partners', () => {
  const position = (fremen: object, house: object, harkonnen: object) => ({
    ...QUIET,
    atreides: { diceOn: { 'dashboard-fremen': fremen, 'dashboard-house-atreides': house } },
    harkonnen: { diceOn: { 'dashboard-corrino': harkonnen, 'dashboard-house-harkonnen': {} } },
  });

  it('is open by the dice of both sides together', () => {
    covers('team-desert-power-faction-totals');
    // The Fremen have fewer than Corrino, but the sides have two each.
    const even = new Table(position({ strategy: 1 }, { leadership: 1 }, { strategy: 2 }), FOUR);
    expect(even.choose('actor:fremen').keys).not.toContain('desert-power');
    expect(even.refused('action:desert-power')).toBe('not-fewer-dice');
    const fewer = new Table(position({ strategy: 1 }, { leadership: 1 }, { strategy: 2, mentat: 1 }), FOUR);
    expect(fewer.choose('actor:fremen').keys).toContain('desert-power');
  });

  it('is an action of the Fremen, without a die', () => {
    covers('team-desert-power-who');
    const table = new Table(position({}, { leadership: 1 }, { strategy: 2 }), FOUR);
    expect(table.keys).toEqual(['actor:house-atreides', 'actor:fremen', 'cone']);
    const house = new Table(position({}, { leadership: 1 }, { strategy: 2 }), FOUR).choose(
      'actor:house-atreides',
    );
    expect(house.keys).not.toContain('desert-power');
    expect(house.refused('action:desert-power')).toBe('partners');
    table.choose('actor:fremen', 'desert-power');
    expect([table.asks, table.seats]).toEqual(['area', [FREMEN]]);
    table.settle('skip', 'end');
    expect(table.dashboard('atreides', 'dashboard-house-atreides').dice.leadership).toBe(1);
    expect(table.asked).toBe('harkonnen');
  });
});

describe('the House die of House Atreides', () => {
  const position = {
    ...QUIET,
    areas: {
      ...QUIET.areas,
      'habbanya-ridge': { atreides: { regular: 1, named: ['stilgar', 'paul-atreides'] } },
    },
    atreides: { diceOn: { 'dashboard-house-atreides': { house: 1 }, 'dashboard-fremen': {} } },
  };

  it('is any result of the own dashboard', () => {
    covers('team-house-die-as-usual');
    const table = new Table(position, FOUR).choose('?actor:house-atreides', 'die:house');
    expect([table.asks, table.seats]).toEqual(['action', [HOUSE_ATREIDES]]);
    expect(table.keys).toEqual([
      'act:leadership-move',
      'act:mentat-draw',
      'hand-over:strategy',
      'hand-over:deployment',
      'leader:paul-atreides',
      'leader:lady-jessica',
      'cone',
    ]);
    table.choose('act:leadership-move');
    expect(table.seats).toEqual([HOUSE_ATREIDES]);
  });

  it('lets the Fremen act as only they can', () => {
    covers('team-house-die-fremen-action');
    const table = new Table(position, FOUR).choose(
      '?actor:house-atreides',
      'die:house',
      'hand-over:strategy',
    );
    expect([table.asks, table.seats]).toEqual(['action', [FREMEN]]);
    // Their leader's special action is open to them, too; the die was the House's.
    expect(table.keys).toContain('leader:stilgar');
    expect(table.dashboard('atreides', 'dashboard-house-atreides').used).toBe(4);
    table.choose('?act:strategy-move');
    expect([table.asks, table.seats]).toEqual(['move-legion', [FREMEN]]);
  });
});
