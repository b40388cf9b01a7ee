import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { readyLeader } from '../../src/rules/automaton/turn.js';
import { RESULTS } from '../../src/terms.js';
import { Table } from '../table.js';
import { ALONE, NO_LEADERS, turnWith, war } from './solo.js';

/** Nobody can reach anybody, so that nothing but dice happens. */
const FAR = {
  windgap: { atreides: { special: 3, generic: 1 } },
  'north-pole': { harkonnen: { regular: 1 } },
};

describe('turns of the automaton', () => {
  it('follow those of people, who play as always', () => {
    covers('mahdi-human-turn-normal', 'mahdi-no-common-roll', 'mahdi-one-die-after-each-turn');
    const table = war(FAR, {
      phase: 'actions',
      actionRolls: {
        atreides: ['strategy', 'strategy', 'mentat', 'house'],
        harkonnen: ['strategy', 'mentat'],
      },
    });
    // The four dice of the Atreides are rolled, a token may be placed, and they begin.
    expect(table.happened('rolled-actions')).toMatchObject([{ side: 'atreides' }]);
    expect(table.asks).toBe('bene-gesserit');
    table.choose('skip');
    expect([table.asks, table.asked]).toEqual(['turn', 'atreides']);
    expect(table.state.automaton).toMatchObject({ dice: 8, spent: { strategy: 0, mentat: 0 } });
    expect(table.happened('automaton-die')).toEqual([]);
    table.choose('die:strategy', 'act:strategy-move', 'skip');
    expect(table.happened('automaton-die')).toMatchObject([{ result: 'strategy' }]);
    expect(table.state.automaton?.dice).toBe(7);
    expect([table.asks, table.asked]).toEqual(['turn', 'atreides']);
  });

  it('go on when people have no dice, and end the phase with the last die', () => {
    covers('mahdi-one-die-after-each-turn', 'mahdi-desert-power-compare', 'mahdi-unused-dice');
    const table = war(FAR, {
      actionRolls: { harkonnen: ['strategy', 'strategy'] },
      atreides: { dice: { mentat: 1 } },
      automaton: { dice: 2 },
    });
    // One unused die against two: the two that were not rolled, whatever lies on The Spice Must Flow.
    expect(table.keys).toContain('desert-power');
    table.choose('die:mentat', '?act:mentat-draw', 'draw:fremen:2');
    expect(table.state.automaton?.dice).toBe(1);
    expect(table.keys).toEqual(['desert-power']);
    table.choose('desert-power', '?act:wormsigns', 'skip');
    expect(table.state.phase).not.toBe('actions');
  });

  it('compare unused dice without those on The Spice Must Flow', () => {
    covers('mahdi-unused-dice', 'mahdi-desert-power-compare');
    const table = war(FAR, {
      rows: { choam: 4 },
      automaton: { dice: 4 },
      atreides: { dice: { mentat: 2, strategy: 2 } },
    });
    expect(table.state.locked).toBe(4);
    expect(table.keys).not.toContain('desert-power');
    const fewer = war(FAR, { automaton: { dice: 5 }, atreides: { dice: { mentat: 2, strategy: 2 } } });
    expect(fewer.keys).toContain('desert-power');
  });

  it('advance leaders in the tank with every die', () => {
    covers('mahdi-tank-advances');
    const table = turnWith('strategy', FAR, { harkonnen: { tank: { 'beast-rabban': 0 } } });
    expect(table.dashboard('harkonnen').tank).toEqual([{ leader: 'beast-rabban', slot: 1 }]);
  });

  it('leave the dice with their results until the round ends', () => {
    covers('mahdi-spent-die-kept-visible');
    const table = turnWith('mentat', FAR, { automaton: { dice: 3, spent: { house: 2, strategy: 3 } } });
    expect(table.state.automaton?.spent).toEqual({
      leadership: 0,
      strategy: 3,
      deployment: 0,
      mentat: 1,
      house: 2,
    });
    expect(table.view(0).automaton?.spent).toMatchObject({ mentat: 1, house: 2 });
    const ended = war(FAR, { phase: 'end', automaton: { spent: { house: 2 } } }).settle('done');
    expect(Object.values(ended.state.automaton?.spent ?? {})).toEqual([0, 0, 0, 0, 0]);
  });

  it('roll a result again that three dice show', () => {
    covers('mahdi-reroll-after-three');
    const table = turnWith('house', FAR, {
      actionRolls: { harkonnen: ['house', 'house', 'strategy'] },
      automaton: { dice: 2, spent: { house: 3 } },
    });
    expect(table.happened('automaton-die')).toMatchObject([
      { result: 'strategy', rerolled: ['house', 'house'] },
    ]);
    expect(table.state.automaton?.spent.house).toBe(3);
    for (const result of RESULTS) {
      const other = RESULTS.find((each) => each !== result) ?? 'mentat';
      const three = turnWith(result, FAR, {
        actionRolls: { harkonnen: [result, other] },
        automaton: { dice: 5, spent: { [result]: 3 } },
      });
      expect(three.happened('automaton-die')).toMatchObject([{ result: other }]);
      const two = turnWith(result, FAR, { automaton: { dice: 6, spent: { [result]: 2 } } });
      expect(two.happened('automaton-die')).toMatchObject([{ result, rerolled: [] }]);
    }
  });

  it('need nobody', () => {
    covers('mahdi-player-is-atreides');
    const table = turnWith('deployment', FAR);
    expect([table.asks, table.asked, table.seats]).toEqual(['turn', 'atreides', [0]]);
  });
});

describe('special actions', () => {
  const READY = { harkonnen: { leaders: { ...NO_LEADERS, 'baron-harkonnen': 'ready' } } };
  const LEGION = { ...FAR, 'north-pole': { harkonnen: { regular: 4 } } };

  it('come before normal ones and take the place of all of them', () => {
    covers(
      'mahdi-special-action-first',
      'mahdi-special-action-replaces-all',
      'mahdi-special-action-spends-card',
    );
    const table = turnWith('house', LEGION, READY);
    expect(table.happened('special')).toMatchObject([{ leader: 'baron-harkonnen' }]);
    expect(table.legion('harkonnen', 'north-pole')).toEqual({ regular: 1, elite: 3 });
    expect(table.happened('vehicle')).toEqual([]);
    expect(table.faction('harkonnen').leaders['baron-harkonnen']).toBe('spent');
  });

  it('are used once a round', () => {
    covers('mahdi-special-action-spends-card');
    const table = turnWith('house', LEGION, {
      harkonnen: { leaders: { ...NO_LEADERS, 'baron-harkonnen': 'spent' } },
      automaton: { dice: 2, harvest: 'tactic-gara-kulon' },
    });
    expect(table.happened('special')).toEqual([]);
    expect(table.legion('harkonnen', 'north-pole')).toEqual({ regular: 2, elite: 2 });
  });

  it('need a ready card, a leader out of the tank, and something to do', () => {
    covers('mahdi-special-action-possible');
    const leader = (areas: object, harkonnen: object, result: (typeof RESULTS)[number]) =>
      readyLeader(war(areas as Record<string, object>, { harkonnen }).state, result);
    const baron = { leaders: { ...NO_LEADERS, 'baron-harkonnen': 'ready' } };
    expect(leader(LEGION, baron, 'house')).toBe('baron-harkonnen');
    expect(leader({ ...FAR, 'north-pole': { harkonnen: { elite: 2 } } }, baron, 'house')).toBeUndefined();
    expect(leader(LEGION, { ...baron, tank: { 'baron-harkonnen': 2 } }, 'house')).toBeUndefined();
    // Rabban leads from the board, and must be able to move.
    const rabban = { leaders: { ...NO_LEADERS, 'beast-rabban': 'ready' } };
    expect(leader(LEGION, rabban, 'leadership')).toBeUndefined();
    const strong = { windgap: {}, 'north-pole': { harkonnen: { regular: 5, named: ['beast-rabban'] } } };
    expect(leader(strong, rabban, 'leadership')).toBe('beast-rabban');
    const weak = {
      windgap: { atreides: { special: 6, named: ['stilgar'] } },
      'north-pole': { harkonnen: { regular: 1, named: ['beast-rabban'] } },
    };
    expect(leader(weak, rabban, 'leadership')).toBeUndefined();
    // Feyd-Rautha without anything to attack still moves.
    const feyd = { leaders: { ...NO_LEADERS, 'feyd-rautha': 'ready' } };
    const far = { windgap: {}, 'north-pole': { harkonnen: { regular: 5, named: ['feyd-rautha'] } } };
    expect(leader(far, feyd, 'leadership')).toBe('feyd-rautha');
  });

  it('follow the criteria of the matching normal action', () => {
    covers('mahdi-special-action-criteria');
    // Rabban marches twice toward the target, and attacks nothing.
    const rabban = turnWith(
      'leadership',
      {
        windgap: { atreides: { regular: 1 } },
        'splintered-rock': { harkonnen: { regular: 3, named: ['beast-rabban'] } },
      },
      { harkonnen: { leaders: { ...NO_LEADERS, 'beast-rabban': 'ready' } } },
    );
    expect(rabban.happened('special')).toMatchObject([{ leader: 'beast-rabban' }]);
    expect(rabban.happened('moved').map(({ from, to }) => [from, to])).toEqual([
      ['splintered-rock', 'wind-pass'],
      ['wind-pass', 'central-sw-2'],
    ]);
    // Feyd-Rautha marches and attacks, by surprise or not as his card says.
    const feyd = turnWith(
      'leadership',
      {
        windgap: { atreides: { regular: 1 } },
        'wind-pass': { harkonnen: { special: 5, named: ['feyd-rautha'] } },
      },
      {
        harkonnen: { leaders: { ...NO_LEADERS, 'feyd-rautha': 'ready' } },
        combatRolls: Array(20).fill('sword'),
      },
    );
    expect(feyd.happened('moved')[0]).toMatchObject({ from: 'wind-pass' });
    expect(feyd.happened('attack')).toMatchObject([{ area: 'windgap', surprise: false }]);
    // The Emperor replaces by the list of the House action: nearest to a sietch.
    const shaddam = turnWith(
      'strategy',
      {
        windgap: { atreides: { special: 6, named: ['stilgar'] } },
        'wind-pass': { harkonnen: { elite: 2 } },
        carthag: { harkonnen: { elite: 2 } },
      },
      { harkonnen: { leaders: { ...NO_LEADERS, 'shaddam-iv': 'ready' } } },
    );
    expect(shaddam.legion('harkonnen', 'wind-pass')).toEqual({ special: 2 });
    expect(shaddam.legion('harkonnen', 'carthag')).toEqual({ special: 1, elite: 1 });
    // Aramsham deploys like the normal action.
    const aramsham = turnWith(
      'deployment',
      { windgap: {}, carthag: { harkonnen: { regular: 2 } }, arrakeen: { harkonnen: { regular: 1 } } },
      { harkonnen: { leaders: { ...NO_LEADERS, 'captain-aramsham': 'ready' } } },
    );
    expect(aramsham.legion('harkonnen', 'carthag')).toEqual({
      regular: 4,
      special: 1,
      named: ['captain-aramsham'],
    });
  });

  it('of Hawat and Mohiam play three cards of one deck', () => {
    covers('mahdi-hawat-special', 'mahdi-mohiam-special');
    const cards = ['polar-cap-factories', 'forced-recruitment', 'carthag-the-former-capital'];
    const hawat = turnWith('mentat', FAR, {
      harkonnen: {
        leaders: { ...NO_LEADERS, 'thufir-hawat': 'ready' },
        decks: { 'house-harkonnen': [...cards, 'hunter-seeker'] },
      },
    });
    expect(hawat.happened('card').map(({ card }) => card)).toEqual(cards);
    expect(hawat.faction('harkonnen').leaders['thufir-hawat']).toBe('spent');
    const mohiam = turnWith('mentat', FAR, {
      harkonnen: {
        leaders: { ...NO_LEADERS, 'gaius-helen-mohiam': 'ready' },
        decks: { corrino: ['moving-the-battle-group', 'reports-of-traitors', 'shigawire', 'troop-carriers'] },
      },
    });
    while (mohiam.asks === 'open') mohiam.choose(mohiam.keys[0] as string);
    const played = mohiam.log.flatMap((event) =>
      event.event === 'card' || event.event === 'card-failed' ? [event.card] : [],
    );
    expect(played).toEqual(['moving-the-battle-group', 'reports-of-traitors', 'shigawire']);
  });
});

describe('partners', () => {
  it('take turns as in teams, and answer together what is left open', () => {
    covers('mahdi-two-humans-allowed', 'mahdi-open-choice-is-the-humans');
    const table = new Table({}, { players: 2, solo: true });
    expect([table.asks, table.asked, table.seats]).toEqual(['open', 'harkonnen', [0, 1]]);
    table.chooseAs(1, table.keys[0] as string);
    const turn = war(
      FAR,
      {
        atreides: {
          diceOn: { 'dashboard-house-atreides': { mentat: 1 }, 'dashboard-fremen': { strategy: 1 } },
        },
      },
      { players: 2, solo: true },
    );
    expect(turn.asks).toBe('actor');
    expect(turn.choose('actor:fremen').keys).toContain('partner');
  });
});

describe('a game alone', () => {
  it('tells who won without naming a seat of the Harkonnen', () => {
    covers('mahdi-victory-as-two-players');
    const table = new Table({ clear: true, supremacy: 9, phase: 'end' }, ALONE).settle('done');
    expect(table.state.winner).toBe('harkonnen');
    expect(table.view(0).outcome).toMatchObject({ winners: [1], standings: [{ seat: 1 }, { seat: 0 }] });
  });
});
