import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';
import { AGAINST_PARTNERS, CORRINO, FOUR, FREMEN, HOUSE_ATREIDES, HOUSE_HARKONNEN, QUIET } from './seats.js';

const hands = (table: Table) =>
  (['atreides', 'harkonnen'] as const).flatMap((side) =>
    table.faction(side).dashboards.map(({ hand }) => hand.length),
  );

describe('planning cards of partners', () => {
  it('are drawn one each at the start of a round, from the own deck', () => {
    covers('team-draw-one-each-round', 'team-what-is-split');
    const table = new Table({ ...QUIET, phase: 'start' }, FOUR);
    expect(hands(table)).toEqual([1, 1, 1, 1]);
    expect(table.happened('drew').map(({ deck, n, secret }) => [deck, n, secret.seats])).toEqual([
      ['house-atreides', 1, [HOUSE_ATREIDES]],
      ['fremen', 1, [FREMEN]],
      ['house-harkonnen', 1, [HOUSE_HARKONNEN]],
      ['corrino', 1, [CORRINO]],
    ]);
    expect(hands(new Table({ ...QUIET, phase: 'start' }, AGAINST_PARTNERS))).toEqual([2, 1, 1]);
  });

  it('come from no other deck', () => {
    covers('team-draw-own-deck-only');
    const dice = { diceOn: { 'dashboard-corrino': { mentat: 1 }, 'dashboard-house-harkonnen': {} } };
    const table = new Table({ ...QUIET, turn: 'harkonnen', harkonnen: dice }, FOUR);
    table.choose('?actor:corrino', 'die:mentat', '?act:mentat-draw');
    expect(table.keys).toEqual(['draw:corrino:2', 'draw:corrino:1', 'skip', 'cone']);
    table.choose('draw:corrino:2');
    expect(table.dashboard('harkonnen', 'dashboard-corrino').hand).toHaveLength(2);
    const empty = new Table(
      { ...QUIET, turn: 'harkonnen', harkonnen: { ...dice, emptyDecks: ['corrino'] } },
      FOUR,
    );
    // An empty deck gives nothing, and that of the partner is none of theirs.
    expect(empty.choose('?actor:corrino', 'die:mentat').keys).toEqual(['nothing', 'cone']);
  });

  it('are played from the own hand only, also by another card', () => {
    covers('team-play-own-deck-only');
    const hand = ['the-voice', 'war-plan', 'thumpers', 'stillsuits'];
    const table = new Table({ ...QUIET, atreides: { hand }, harkonnen: { hand: [] } }, FOUR);
    table.choose('actor:house-atreides');
    expect(table.keys.filter((key) => key.startsWith('card:'))).toEqual(['card:the-voice', 'card:war-plan']);
    table.choose('card:the-voice', 'die:mentat');
    expect([table.asks, table.seats]).toEqual(['play-card', [HOUSE_ATREIDES]]);
    expect(table.keys).toEqual(['card:war-plan', 'skip', 'cone']);
  });

  it('are kept up to four each at the end of a round, and no sooner', () => {
    covers('team-hand-limit-four', 'team-hand-limit-when');
    const house = [
      'sandmasters',
      'polar-cap-factories',
      'workhorse-of-arrakis',
      'spotter-control',
      'forced-recruitment',
      'harkonnen-patrols',
    ];
    const corrino = ['manipulation-of-others', 'troop-carriers', 'shigawire', 'war-plan'].slice(0, 3);
    const table = new Table(
      { ...QUIET, turn: 'harkonnen', harkonnen: { hand: [...house, ...corrino] } },
      FOUR,
    );
    expect(table.asks).toBe('actor');
    const end = new Table({ ...QUIET, phase: 'end', harkonnen: { hand: [...house, ...corrino] } }, FOUR);
    expect([end.asks, end.seats]).toEqual(['discard', [HOUSE_HARKONNEN]]);
    // The owner chooses which.
    expect(end.keys).toEqual([...house.map((card) => `discard:${card}`), 'cone']);
    end.choose('discard:sandmasters', 'discard:harkonnen-patrols');
    // The next round has begun, with one card more.
    expect(end.dashboard('harkonnen', 'dashboard-house-harkonnen').hand.slice(0, -1)).toEqual(
      house.slice(1, 5),
    );
    expect(end.happened('discarded').map(({ cards }) => cards)).toEqual([
      ['sandmasters'],
      ['harkonnen-patrols'],
    ]);
  });

  it('are discarded for dice by both, until both have enough', () => {
    covers('team-battle-discards-both');
    const table = new Table(
      {
        clear: true,
        turn: 'harkonnen',
        areas: {
          'central-sw-3': { harkonnen: { regular: 2 } },
          windgap: { atreides: { regular: 1 } },
        },
        atreides: { hand: ['war-plan', 'thumpers'] },
        harkonnen: { hand: ['sandmasters', 'manipulation-of-others', 'troop-carriers'] },
        combatRolls: Array(40).fill('shield'),
      },
      FOUR,
    );
    table.choose(
      'actor:corrino',
      'die:strategy',
      'act:strategy-attack',
      '?legion@central-sw-3',
      '?attack@windgap',
    );
    expect([table.asks, table.seats]).toEqual(['combat-cards', [CORRINO]]);
    expect(table.keys).toEqual(['discard:manipulation-of-others', 'discard:troop-carriers', 'done', 'cone']);
    table.choose('done');
    expect([table.asks, table.seats]).toEqual(['combat-cards', [HOUSE_HARKONNEN]]);
    table.choose('discard:sandmasters');
    // With nothing left the House is passed over, and Corrino may think again.
    expect([table.asks, table.seats]).toEqual(['combat-cards', [CORRINO]]);
    table.choose('discard:troop-carriers', 'done');
    expect(table.state.battle?.cards.harkonnen).toBe(2);
    // The defender: House Atreides first, then the Fremen.
    expect([table.asks, table.seats]).toEqual(['combat-cards', [HOUSE_ATREIDES]]);
    table.choose('discard:war-plan');
    expect([table.asks, table.seats]).toEqual(['combat-cards', [FREMEN]]);
    table.choose('discard:thumpers');
    expect(table.state.battle?.cards.atreides).toBe(2);
  });

  it('the opponent asks for are given up by the pair together', () => {
    covers('team-opponent-is-the-team', 'team-example-discard-two');
    const position = {
      ...QUIET,
      turn: 'harkonnen',
      harkonnen: { hand: ['manipulation-of-others'] },
    };
    const play = (hand: string[]) =>
      new Table({ ...position, atreides: { hand } }, FOUR).choose(
        'actor:corrino',
        'card:manipulation-of-others',
        'die:strategy',
      );
    // One of them gives up both.
    const both = play(['war-plan', 'truthtrance', 'thumpers']);
    both.choose('giver:house-atreides', 'discard:war-plan', 'giver:house-atreides', 'discard:truthtrance');
    expect(hands(both).slice(0, 2)).toEqual([0, 1]);
    // One has too few: the other makes up for it.
    const few = play(['war-plan', 'thumpers', 'stillsuits']).choose(
      'giver:house-atreides',
      'discard:war-plan',
    );
    expect([few.asks, few.seats]).toEqual(['discard', [FREMEN]]);
    few.choose('discard:thumpers');
    expect(hands(few).slice(0, 2)).toEqual([0, 1]);
    // Two are all they have.
    const all = play(['war-plan', 'thumpers']).choose('giver:fremen', 'discard:thumpers', 'discard:war-plan');
    expect(hands(all).slice(0, 2)).toEqual([0, 0]);
    expect(all.asked).toBe('harkonnen');
  });

  it('that cannot be given up are shown, and the partner is asked instead', () => {
    covers('team-opponent-is-the-team');
    const table = new Table(
      {
        ...QUIET,
        atreides: { hand: ['the-voice', 'war-plan'] },
        harkonnen: { hand: ['hawats-scheming', 'hawats-scheming', 'troop-carriers', 'shigawire'] },
      },
      FOUR,
    );
    table.choose('actor:house-atreides', 'card:the-voice', 'die:mentat');
    expect([table.asks, table.seats]).toEqual(['who-discards', [HOUSE_HARKONNEN, CORRINO]]);
    table.choose('giver:house-harkonnen');
    expect([table.asks, table.seats]).toEqual(['discard', [CORRINO]]);
  });
});

describe('Hawat’s Scheming of partners', () => {
  it('is a free action of House Harkonnen on a turn of either', () => {
    covers('team-play-own-deck-only');
    const table = new Table(
      {
        ...QUIET,
        turn: 'harkonnen',
        harkonnen: { hand: ['hawats-scheming', 'hawats-scheming'], leaders: { 'thufir-hawat': 'ready' } },
      },
      FOUR,
    );
    table.choose('actor:corrino');
    expect(table.keys).not.toContain('scheme:2');
    table.choose('die:strategy', '?act:strategy-move').settle('skip');
    expect([table.asks, table.seats]).toEqual(['turn-end', [HOUSE_HARKONNEN]]);
    table.choose('scheme:2');
    expect(table.faction('harkonnen').leaders['gaius-helen-mohiam']).toBe('ready');
    expect(table.asked).toBe('atreides');
  });
});
