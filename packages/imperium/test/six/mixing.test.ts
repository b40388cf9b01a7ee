import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { Position } from '../../src/scenario/position.js';
import { uprisingTable } from '../table.js';
import { FEYD, fighting, GURNEY, holding, JESSICA, LEADERS, MUADDIB, SHADDAM, six } from './table.js';

const BASE = { base: ['imperium', 'intrigue'] as const };

describe('cards of the base game', () => {
  it('a commander’s lost troop is the activated ally’s', () => {
    covers('six-lose-troop-cost');
    const table = uprisingTable(
      {
        phase: 'combat',
        first: 0,
        conflict: 'spice-freighters',
        players: { 0: { intrigues: ['staged-incident'] }, 4: { conflict: 4 }, 2: { conflict: 1 } },
      },
      { players: 6, leaders: LEADERS, ...BASE },
    );
    table.choose(`intrigue:staged-incident@${GURNEY}`);
    expect(table.happened('troops').find(({ to }) => to === 'supply')).toMatchObject({ seat: GURNEY, n: 3 });
    expect(table.player(GURNEY).points).toBe(2);
    expect(table.player(JESSICA).conflict + table.player(JESSICA).supply).toBeGreaterThan(0);
  });

  it('“when you win” is never for a commander', () => {
    covers('six-when-you-win-never-commander', 'six-base-demand-respect-to-the-victor');
    const position: Position = {
      phase: 'combat',
      first: 0,
      conflict: 'spice-freighters',
      players: {
        0: { intrigues: ['to-the-victor', 'demand-respect'] },
        4: { conflict: 4, intrigues: ['contingency-plan'] },
      },
    };
    const table = uprisingTable(position, { players: 6, leaders: LEADERS, ...BASE });
    const asked: string[] = [];
    while (table.state.phase === 'combat' && table.asks !== 'over') {
      asked.push(`${table.asks} ${table.asked}`);
      if (table.asked === MUADDIB) expect(table.keys).toEqual(['pass']);
      table.choose(table.keys.includes('pass') ? 'pass' : (table.keys[0] ?? ''));
    }
    expect(asked).toContain(`combat ${MUADDIB}`);
    expect(asked).toContain(`win ${GURNEY}`);
    expect(asked).not.toContain(`win ${MUADDIB}`);
  });

  it('Gun Thopter takes no troop of a commander', () => {
    covers('six-commander-no-troops-in-other-turns');
    const table = holding(FEYD, ['gun-thopter'], {}, {}, BASE);
    table.choose('reveal');
    while (table.keys.length > 0 && !table.keys.includes('end')) table.choose(table.keys[0] ?? '');
    expect(table.player(MUADDIB)).toMatchObject({ garrison: 0, supply: 0 });
    expect(table.player(JESSICA).garrison + table.player(GURNEY).garrison).toBeLessThanOrEqual(6);
    expect(table.state.players.map(({ garrison }) => garrison).slice(3)[0]).toBe(0);
  });

  it('Test of Humanity makes a commander discard', () => {
    covers('six-base-test-of-humanity', 'six-commander-no-troops-in-other-turns');
    const table = holding(
      FEYD,
      ['test-of-humanity'],
      { 0: { hand: ['muaddib-usul'], deck: [] }, 4: { conflict: 1 } },
      {},
      BASE,
    );
    table.choose('agent:test-of-humanity>arrakeen');
    while (table.player(MUADDIB).hand.length > 0) {
      const key =
        table.asks === 'agent-effects' ? table.keys.find((one) => one.startsWith('effect')) : table.keys[0];
      table.choose(key ?? '');
    }
    expect(table.player(MUADDIB)).toMatchObject({ discard: ['muaddib-usul'], conflict: 0 });
  });

  it('The Voice may name a space of a personal board', () => {
    covers('six-base-the-voice');
    const table = holding(FEYD, ['the-voice'], {}, {}, BASE);
    table.choose('agent:the-voice>arrakeen');
    while (table.asks !== 'name-space')
      table.choose(table.keys.find((key) => key.startsWith('effect')) ?? '');
    for (const space of ['hardy-warriors', 'desert-mastery', 'sardaukar', 'vast-wealth'])
      expect(table.keys).toContain(`space:${space}`);
  });

  it('Kwisatz Haderach does not open another’s board', () => {
    covers('six-base-kwisatz-haderach');
    const reach = (seat: number) =>
      holding(seat, ['kwisatz-haderach'], {}, {}, BASE).keys.map((key) => key.split('>')[1]);
    expect(reach(JESSICA)).not.toContain('desert-mastery');
    expect(reach(SHADDAM)).not.toContain('desert-mastery');
    expect(reach(SHADDAM)).toContain('vast-wealth');
    expect(reach(MUADDIB)).toContain('desert-mastery');
  });

  it('a token moved by Kwisatz Haderach activates the ally it points to', () => {
    covers('six-base-kwisatz-haderach', 'six-arrow-names-ally');
    const agents = { secrets: ['left:0'], espionage: ['right:0'] };
    const table = holding(MUADDIB, ['kwisatz-haderach'], {}, { agents }, BASE);
    table.choose('agent:kwisatz-haderach>arrakeen', 'from:espionage');
    expect(table.state.activated?.ally).toBe(GURNEY);
  });

  it('Plans Within Plans: the own track may stand for the board’s', () => {
    covers('six-base-plans-within-plans');
    const at = (fremen: number) => {
      const table = uprisingTable(
        {
          phase: 'endgame',
          first: 0,
          conflict: 'trade-dispute',
          players: {
            0: { intrigues: ['plans-within-plans'], influence: { fremen } },
            2: { influence: { guild: 3 } },
            4: { influence: { 'bene-gesserit': 3 } },
          },
        },
        { players: 6, leaders: LEADERS, ...BASE },
      );
      return table.keys.includes('intrigue:plans-within-plans');
    };
    expect([at(3), at(2)]).toEqual([true, false]);
  });

  it('an ally’s troops are hit on their own account', () => {
    covers('six-commander-no-troops-in-other-turns');
    const table = fighting({ 2: { conflict: 1 } });
    expect(table.player(MUADDIB).supply).toBe(0);
    expect(six(0).player(MUADDIB).garrison).toBe(0);
  });
});
