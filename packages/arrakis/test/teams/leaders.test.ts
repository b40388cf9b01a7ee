import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { enterPlay } from '../../src/rules/leaders.js';
import { Table } from '../table.js';
import { AGAINST_PARTNERS, CORRINO, FOUR, FREMEN, QUIET } from './seats.js';

describe('leaders of partners', () => {
  const areas = {
    ...QUIET.areas,
    carthag: { harkonnen: { regular: 3, elite: 1, named: ['captain-aramsham', 'beast-rabban'] } },
  };
  const diceOn = {
    'dashboard-corrino': { mentat: 1, deployment: 1 },
    'dashboard-house-harkonnen': { mentat: 1, leadership: 1 },
  };
  const leaders = { 'thufir-hawat': 'ready', 'gaius-helen-mohiam': 'ready' } as const;

  it('use their special actions for their own player alone', () => {
    covers('team-special-action-owner-only');
    const at = { clear: true, areas, turn: 'harkonnen', harkonnen: { diceOn, leaders } } as const;
    const house = new Table(at, FOUR).choose('actor:house-harkonnen', 'die:mentat');
    expect(house.keys.filter((key) => key.startsWith('leader:'))).toEqual(['leader:thufir-hawat']);
    expect(house.refused('leader:gaius-helen-mohiam')).toBe('partners');
    const corrino = new Table(at, FOUR).choose('actor:corrino', 'die:mentat');
    expect(corrino.keys.filter((key) => key.startsWith('leader:'))).toEqual(['leader:gaius-helen-mohiam']);
    // A player alone uses all of them.
    const alone = new Table(
      { clear: true, areas, turn: 'harkonnen', harkonnen: { dice: { mentat: 1 }, leaders } },
      {},
    ).choose('die:mentat');
    expect(alone.keys.filter((key) => key.startsWith('leader:'))).toEqual([
      'leader:thufir-hawat',
      'leader:gaius-helen-mohiam',
    ]);
  });

  it('lie on the dashboard of their force, Paul-Muad’Dib on that of the Fremen', () => {
    covers('team-leader-card-on-own-dashboard');
    const table = new Table(
      {
        ...QUIET,
        areas: { ...QUIET.areas, 'habbanya-ridge': { atreides: { regular: 1, named: ['paul-muad-dib'] } } },
        atreides: {
          diceOn: { 'dashboard-fremen': { leadership: 1 }, 'dashboard-house-atreides': { leadership: 1 } },
        },
      },
      FOUR,
    );
    const house = new Table(
      {
        ...QUIET,
        areas: { ...QUIET.areas, 'habbanya-ridge': { atreides: { regular: 1, named: ['paul-muad-dib'] } } },
        atreides: {
          diceOn: { 'dashboard-fremen': { leadership: 1 }, 'dashboard-house-atreides': { leadership: 1 } },
        },
      },
      FOUR,
    );
    expect(table.choose('actor:fremen', 'die:leadership').keys).toContain('leader:paul-muad-dib');
    expect(house.choose('actor:house-atreides', '?die:leadership').keys).not.toContain(
      'leader:paul-muad-dib',
    );
  });

  it('wait in the tank of their own force', () => {
    covers('team-tank-of-own-force');
    const table = new Table(
      {
        clear: true,
        turn: 'atreides',
        areas: {
          'central-sw-3': { harkonnen: { regular: 1, named: ['beast-rabban', 'captain-aramsham'] } },
          windgap: { atreides: { regular: 6 } },
        },
        combatRolls: ['sword', 'sword', 'sword', 'sword', 'sword', 'sword', 'shield'],
        atreides: { diceOn: { 'dashboard-fremen': { strategy: 1 }, 'dashboard-house-atreides': {} } },
      },
      FOUR,
    );
    table.choose(
      '?actor:fremen',
      'die:strategy',
      '?act:strategy-attack',
      '?legion@windgap',
      '?attack@central-sw-3',
    );
    // All die at once, and each enters the first slot of another tank: there is no order to choose.
    expect(table.dashboard('harkonnen', 'dashboard-house-harkonnen').tank).toEqual([
      { leader: 'beast-rabban', slot: 0 },
    ]);
    expect(table.dashboard('harkonnen', 'dashboard-corrino').tank).toEqual([
      { leader: 'captain-aramsham', slot: 0 },
    ]);
  });

  it('of one force that fall together are put in order by its player', () => {
    covers('team-tank-of-own-force');
    const table = new Table(
      {
        clear: true,
        areas: {
          'central-sw-3': {
            harkonnen: { regular: 1, named: ['beast-rabban', 'baron-harkonnen', 'shaddam-iv'] },
          },
          windgap: { atreides: { regular: 6 } },
        },
        combatRolls: ['sword', 'sword', 'sword', 'sword', 'sword', 'sword', 'shield'],
      },
      AGAINST_PARTNERS,
    );
    table.choose('die:strategy', '?act:strategy-attack', '?legion@windgap', '?attack@central-sw-3');
    expect([table.asks, table.seats]).toEqual(['tank-order', [1]]);
    expect(table.keys).toEqual(['tank:beast-rabban', 'tank:baron-harkonnen', 'cone']);
  });

  it('advance in both tanks with a die of either', () => {
    covers('team-tanks-advance-together');
    const table = new Table(
      {
        ...QUIET,
        turn: 'harkonnen',
        harkonnen: {
          diceOn: { 'dashboard-corrino': { strategy: 1 }, 'dashboard-house-harkonnen': {} },
          tank: { 'beast-rabban': 0, 'captain-aramsham': 3 },
        },
      },
      FOUR,
    );
    expect(table.seats).toEqual([CORRINO]);
    table.choose('die:strategy').settle('act:strategy-move', 'skip', 'end');
    expect(table.dashboard('harkonnen', 'dashboard-house-harkonnen').tank).toEqual([
      { leader: 'beast-rabban', slot: 1 },
    ]);
    expect(table.dashboard('harkonnen', 'dashboard-corrino').tank).toEqual([
      { leader: 'captain-aramsham', slot: 4 },
    ]);
  });

  it('stay where they are when Desert Power spends no die', () => {
    covers('team-tanks-advance-together');
    const table = new Table(
      {
        ...QUIET,
        atreides: {
          diceOn: { 'dashboard-fremen': {}, 'dashboard-house-atreides': {} },
          tank: { stilgar: 0, 'lady-jessica': 1 },
        },
      },
      FOUR,
    );
    expect(table.seats).toEqual([FREMEN]);
    table.choose('desert-power').settle('skip', 'end');
    expect(table.asked).toBe('harkonnen');
    expect(table.dashboard('atreides', 'dashboard-fremen').tank).toEqual([{ leader: 'stilgar', slot: 0 }]);
    expect(table.dashboard('atreides', 'dashboard-house-atreides').tank).toEqual([
      { leader: 'lady-jessica', slot: 1 },
    ]);
  });

  it('who take over go to the tank of their force, to the same slot', () => {
    covers('team-leader-card-on-own-dashboard');
    const table = new Table(
      {
        ...QUIET,
        prescience: { 'kwisatz-haderach': 5 },
        atreides: { tank: { 'paul-atreides': 1, stilgar: 1 }, leaders: { 'paul-atreides': 'spent' } },
      },
      FOUR,
    );
    enterPlay(table.game, 'paul-muad-dib');
    // Stilgar, who stood there, is pushed on.
    expect(table.dashboard('atreides', 'dashboard-fremen').tank).toEqual([
      { leader: 'paul-muad-dib', slot: 1 },
      { leader: 'stilgar', slot: 2 },
    ]);
    expect(table.dashboard('atreides', 'dashboard-house-atreides').tank).toEqual([]);
    expect(table.faction('atreides').leaders['paul-muad-dib']).toBe('spent');
  });
});
