import { randomFromSeed, redact } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { uprising } from '../../src/index.js';
import { FEYD, GURNEY, holding, IRULAN, JESSICA, MUADDIB, SHADDAM } from './table.js';

const CARDS = ['contingency-plan', 'contingency-plan', 'distraction'];

/** Irulan at Economic Support, about to trade. */
const atSupport = (irulan: object = {}, shaddam: object = {}) => {
  const table = holding(IRULAN, ['diplomacy'], { 5: irulan, 3: shaddam });
  return table.choose('agent:diplomacy>economic-support', 'effect:economic-support.1');
};

describe('a trade', () => {
  it('goods of one type for goods of another', () => {
    covers(
      'six-ex-economic-support',
      'six-trade-each-may-give',
      'six-trade-one-type-each',
      'six-space-economic-support',
      'six-endgame-cards-tradable',
    );
    const table = atSupport(
      { intrigues: ['contingency-plan', 'shadow-alliance', 'distraction'] },
      { spice: 3 },
    );
    expect(table.player(IRULAN)).toMatchObject({ spice: 1, influence: { 'great-houses': 1 } });
    table.choose(`seat:${SHADDAM}`, 'give:intrigue', 'give:contingency-plan', 'give:shadow-alliance', 'done');
    expect(table.state.decision).toMatchObject({ kind: 'trade', seats: [SHADDAM], partner: IRULAN });
    table.choose('give:spice', 'give:3');
    expect(table.player(IRULAN)).toMatchObject({ intrigues: ['distraction'], spice: 4 });
    expect(table.player(SHADDAM)).toMatchObject({
      intrigues: ['contingency-plan', 'shadow-alliance'],
      spice: 0,
    });
    expect(table.asked).toBe(IRULAN);
    expect(table.asks).toBe('agent-effects');
  });

  it('is with one member of the team, commander or ally', () => {
    covers('six-trade-pick-partner', 'six-trade-is-optional');
    const table = atSupport();
    expect(table.keys).toEqual([`seat:${FEYD}`, `seat:${SHADDAM}`, 'skip']);
    const unused = holding(IRULAN, ['diplomacy']).choose('agent:diplomacy>economic-support', 'end');
    expect(unused.state.turn?.seat).toBe(MUADDIB);
  });

  it('has only these goods, and either may give nothing', () => {
    covers('six-trade-goods', 'six-trade-may-give-nothing');
    const table = atSupport({ solari: 1, water: 2, intrigues: CARDS }, { water: 1 }).choose(
      `seat:${SHADDAM}`,
    );
    expect(table.keys).toEqual(['give:solari', 'give:spice', 'give:water', 'give:intrigue', 'skip']);
    table.choose('skip');
    expect(table.keys).toEqual(['give:water', 'skip']);
    table.choose('skip');
    expect(table.happened('traded')).toEqual([]);
    expect(table.player(SHADDAM).water).toBe(1);
  });

  it('gives any number from one up', () => {
    covers('six-trade-each-may-give');
    const table = atSupport({ water: 3 }).choose(`seat:${FEYD}`, 'give:water');
    expect(table.keys).toEqual(['give:1', 'give:2', 'give:3']);
    table.choose('give:2');
    expect(table.player(FEYD).water).toBe(3);
  });

  it('shows an intrigue to giver and taker alone', () => {
    covers('six-trade-hides-intrigue');
    const table = atSupport({ intrigues: CARDS }, {}).choose(
      `seat:${SHADDAM}`,
      'give:intrigue',
      'give:distraction',
    );
    const [event] = table.happened('traded-intrigue');
    if (event === undefined) throw new Error('no trade');
    const seen = (seat: number) => JSON.stringify(redact(event, seat));
    for (const seat of [IRULAN, SHADDAM]) expect(seen(seat)).toContain('distraction');
    for (const seat of [MUADDIB, FEYD, JESSICA, GURNEY]) expect(seen(seat)).not.toContain('distraction');
    for (const seat of [MUADDIB, FEYD, JESSICA, GURNEY])
      expect(JSON.stringify(table.view(seat).players)).not.toContain('distraction');
  });

  it('may be started by a card of Muad’Dib’s, if he has his Swordmaster', () => {
    covers('six-ex-command-respect', 'six-trade-may-give-nothing');
    const card = 'muaddib-command-respect';
    const players = { 0: { swordmaster: true, intrigues: ['distraction'] }, 2: { water: 1 } };
    const table = holding(MUADDIB, [card], players);
    table.choose(`agent:${card}>arrakeen`, 'from:right', `effect:${card}.0`);
    expect(table.state.trashed).toContain(card);
    table.choose(`seat:${JESSICA}`, 'give:intrigue');
    expect(table.state.decision).toMatchObject({ kind: 'trade', seats: [JESSICA] });
    table.choose('skip');
    expect(table.player(JESSICA)).toMatchObject({ intrigues: ['distraction'], water: 1 });
    expect(table.player(MUADDIB).intrigues).toEqual([]);
    const without = holding(MUADDIB, [card]).choose(`agent:${card}>arrakeen`, 'from:right');
    expect(without.keys).not.toContain(`effect:${card}.0`);
  });
});

describe('talk', () => {
  it('nobody sees a teammate’s hand, deck or intrigues', () => {
    covers('six-secret-talk-discouraged');
    const table = holding(IRULAN, ['diplomacy'], { 5: { intrigues: CARDS } });
    const view = table.view(SHADDAM).players[IRULAN];
    expect(view).toHaveProperty('hand', undefined);
    expect(view).toHaveProperty('intrigues', undefined);
    expect(view).toHaveProperty('deckTop', undefined);
    expect(table.view(IRULAN).players[IRULAN]?.intrigues).toEqual(CARDS);
  });

  it('is open unless the table agrees on secrets between teammates', () => {
    covers('six-open-talk-allowed', 'six-talk-by-agreement');
    const { state } = holding(IRULAN, ['diplomacy']);
    const teams = [
      [MUADDIB, JESSICA, GURNEY],
      [FEYD, IRULAN, SHADDAM],
    ];
    for (const team of teams) {
      for (const seat of team) {
        expect(uprising.confiding?.(state, seat, false)).toEqual([]);
        expect(uprising.confiding?.(state, seat, true).toSorted()).toEqual(team.toSorted());
      }
    }
    // Without teammates there is nobody to have secrets with.
    const four = uprising.setup(uprising.parseOptions({ players: 4 }), randomFromSeed('four'));
    expect(uprising.confiding?.(four, 0, true)).toEqual([]);
  });
});
