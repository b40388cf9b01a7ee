import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { FEYD, fighting, GURNEY, IRULAN, JESSICA, MUADDIB, SHADDAM } from './table.js';

const rewards = (table: ReturnType<typeof fighting>) =>
  Object.fromEntries(table.happened('reward').map(({ seat, place }) => [seat, place]));

describe('combat intrigues', () => {
  it('are played clockwise, commanders in their place', () => {
    covers('six-combat-intrigue-clockwise', 'six-combat-intrigue-on-behalf');
    const intrigues = ['contingency-plan'];
    const table = fighting({
      0: { intrigues },
      1: { intrigues, conflict: 1 },
      2: { intrigues, conflict: 1 },
      3: { intrigues: ['find-weakness'] },
      4: { conflict: 1 },
    });
    const order: (number | undefined)[] = [];
    while (table.asks === 'combat') {
      order.push(table.asked);
      table.choose('pass');
    }
    expect(order).toEqual([FEYD, JESSICA, SHADDAM, MUADDIB]);
  });

  it('a commander plays them only for an ally with a unit in the conflict', () => {
    covers('six-combat-intrigue-needs-unit', 'six-combat-intrigue-on-behalf');
    const table = fighting({
      0: { intrigues: ['contingency-plan'] },
      4: { conflict: 1 },
      1: { conflict: 1 },
    });
    expect(table.asked).toBe(MUADDIB);
    expect(table.keys).toEqual([`intrigue:contingency-plan@${GURNEY}`, 'pass']);
    const both = fighting({ 0: { intrigues: ['contingency-plan'] }, 4: { conflict: 1 }, 2: { conflict: 1 } });
    expect(both.keys).toEqual([
      `intrigue:contingency-plan@${JESSICA}`,
      `intrigue:contingency-plan@${GURNEY}`,
      'pass',
    ]);
    const none = fighting({ 0: { intrigues: ['contingency-plan'] }, 1: { conflict: 1 } });
    expect(none.happened('combat')).toHaveLength(1);
  });

  it('all of a card is for the ally it is played for', () => {
    covers('six-combat-intrigue-applies-to-ally', 'six-combat-intrigue-no-split');
    const table = fighting({
      0: { intrigues: ['contingency-plan', 'contingency-plan'] },
      2: { conflict: 1 },
      4: { conflict: 1 },
    });
    table.choose(`intrigue:contingency-plan@${GURNEY}`);
    expect([table.player(JESSICA).swords, table.player(GURNEY).swords]).toEqual([0, 3]);
    expect(table.state.activated).toBeUndefined();
    table.choose(`intrigue:contingency-plan@${JESSICA}`, 'skip', 'skip');
    expect(table.happened('combat')[0]?.strengths).toEqual([0, 0, 5, 0, 5, 0]);
  });

  it('also what a commander could hold himself', () => {
    covers('six-combat-intrigue-applies-to-ally');
    const table = fighting({
      0: { intrigues: ['go-to-ground'] },
      4: { conflict: 2 },
      1: { conflict: 1, intrigues: ['contingency-plan'] },
    });
    while (table.asked !== MUADDIB) table.choose('pass');
    table.choose(`intrigue:go-to-ground@${GURNEY}`);
    expect(table.state.decision).toMatchObject({ kind: 'retreat', seats: [MUADDIB] });
    table.choose('retreat:1');
    expect(table.state.decision).toMatchObject({ kind: 'place-spy', seats: [GURNEY] });
    table.choose(table.keys[0] ?? '');
    expect(table.player(GURNEY).spies).toHaveLength(1);
    expect(table.player(MUADDIB).spies).toHaveLength(0);
    expect(table.player(GURNEY).garrison).toBe(4);
  });

  it('resources are paid by the commander who plays the card', () => {
    covers('six-combat-intrigue-applies-to-ally');
    const table = fighting({
      0: { intrigues: ['spice-is-power'], spice: 3 },
      4: { conflict: 1 },
      2: { conflict: 1 },
    });
    table.choose(`intrigue:spice-is-power@${GURNEY}`);
    expect(table.player(MUADDIB).spice).toBe(0);
    expect(table.happened('combat')[0]?.strengths[GURNEY]).toBe(8);
  });

  it('Questionable Methods costs the ally’s influence or the commander’s own', () => {
    covers('six-ex-questionable-methods', 'six-activated-loses-influence', 'six-combat-intrigue-no-split');
    const players = {
      0: { intrigues: ['questionable-methods'], influence: { fremen: 1 } },
      2: { influence: { guild: 3 }, conflict: 2 },
      4: { conflict: 1, influence: { 'fringe-worlds': 1 } },
    } as const;
    const table = fighting({ ...players, 0: { ...players[0], intrigues: ['questionable-methods'] } });
    table.choose(`intrigue:questionable-methods@${GURNEY}`);
    if (table.asks === 'pay') table.choose('pay');
    expect(table.state.decision).toMatchObject({ kind: 'lose-influence', seats: [MUADDIB] });
    expect(table.keys).toEqual(['lose:fringe-worlds', 'lose:fremen']);
    table.choose('lose:fringe-worlds');
    expect(table.player(GURNEY).influence['fringe-worlds']).toBe(0);
    expect(table.happened('combat')[0]?.strengths[GURNEY]).toBe(7);
    expect(table.player(JESSICA).influence.guild).toBe(3);
  });
});

describe('ties', () => {
  it('an ally may yield the first reward to the partner', () => {
    covers('six-tie-concede', 'six-tie-concede-ranks', 'six-tie-concede-wins', 'six-ex-tie-concede');
    const table = fighting({
      2: { conflict: 3 },
      4: { conflict: 3 },
      1: { conflict: 2 },
      5: { conflict: 1 },
    });
    expect(table.state.decision).toMatchObject({ kind: 'concede', seats: [JESSICA], to: GURNEY });
    table.choose('skip');
    expect(table.state.decision).toMatchObject({ kind: 'concede', seats: [GURNEY], to: JESSICA });
    table.choose('concede');
    expect(rewards(table)).toEqual({ [JESSICA]: 1, [GURNEY]: 2, [FEYD]: 3 });
    expect(table.happened('combat')[0]?.winner).toBe(JESSICA);
    while (table.state.phase === 'combat') table.choose(table.keys[0] ?? '');
    expect(table.player(JESSICA).won.map(({ id }) => id)).toContain('spice-freighters');
    expect(table.player(GURNEY).won.map(({ id }) => id)).not.toContain('spice-freighters');
  });

  it('without it the usual rules hold, as with four', () => {
    covers('six-tie-concede', 'six-ties-as-with-four', 'six-third-reward');
    const table = fighting({
      2: { conflict: 3 },
      4: { conflict: 3 },
      1: { conflict: 2 },
      5: { conflict: 1 },
    });
    table.choose('skip', 'skip');
    expect(rewards(table)).toEqual({ [JESSICA]: 2, [GURNEY]: 2, [FEYD]: 3 });
    const three = fighting({
      2: { conflict: 3 },
      4: { conflict: 3 },
      1: { conflict: 3 },
      5: { conflict: 1 },
    });
    expect(rewards(three)).toEqual({ [JESSICA]: 2, [GURNEY]: 2, [FEYD]: 2 });
    const enemies = fighting({ 2: { conflict: 3 }, 1: { conflict: 2 }, 4: { conflict: 2 } });
    expect(rewards(enemies)).toEqual({ [JESSICA]: 1, [FEYD]: 3, [GURNEY]: 3 });
    const third = fighting({
      2: { conflict: 4 },
      1: { conflict: 3 },
      4: { conflict: 1 },
      5: { conflict: 1 },
    });
    expect(rewards(third)).toEqual({ [JESSICA]: 1, [FEYD]: 2 });
  });

  it('yielding the second place takes the third', () => {
    covers('six-tie-concede-ranks');
    const table = fighting({
      1: { conflict: 4 },
      2: { conflict: 3 },
      4: { conflict: 3 },
      5: { conflict: 1 },
    });
    table.choose('concede');
    expect(rewards(table)).toEqual({ [FEYD]: 1, [GURNEY]: 2, [JESSICA]: 3 });
  });

  it('yielding the third leaves nothing', () => {
    covers('six-tie-concede-third');
    const table = fighting({
      1: { conflict: 4 },
      5: { conflict: 3 },
      2: { conflict: 1 },
      4: { conflict: 1 },
    });
    table.choose('concede');
    expect(rewards(table)).toEqual({ [FEYD]: 1, [IRULAN]: 2, [GURNEY]: 3 });
    const kept = fighting({ 1: { conflict: 4 }, 5: { conflict: 3 }, 2: { conflict: 1 }, 4: { conflict: 1 } });
    kept.choose('skip', 'skip');
    expect(rewards(kept)).toEqual({ [FEYD]: 1, [IRULAN]: 2 });
  });

  it('everybody sees at once what each takes now', () => {
    covers('six-tie-concede-ranks');
    // The winner's reward asks something, so that there is a moment in between.
    const table = fighting(
      { 2: { conflict: 3 }, 4: { conflict: 3 }, 1: { conflict: 1 } },
      { conflict: 'spice-freighters' },
    );
    const places = () => [JESSICA, GURNEY, FEYD].map((seat) => table.view(undefined).places[seat]);
    expect(places()).toEqual([2, 2, 3]);
    table.choose('skip');
    expect(table.state.decision).toMatchObject({ kind: 'concede', seats: [GURNEY] });
    expect(places()).toEqual([2, 2, 3]);
    table.choose('concede');
    expect(table.state.phase).toBe('combat');
    expect(table.state.decision?.kind).not.toBe('concede');
    expect(places()).toEqual([1, 2, 3]);
  });

  it('is not asked in a tie with an enemy, too', () => {
    covers('six-tie-concede');
    const table = fighting({ 2: { conflict: 3 }, 4: { conflict: 3 }, 5: { conflict: 3 } });
    expect(table.happened('reward').map(({ place }) => place)).toEqual([2, 2, 2]);
  });
});

describe('conflict cards', () => {
  it('belong to the ally who won them', () => {
    covers('six-conflict-cards-not-shared', 'six-battle-icon-intrigue-not-for-commander');
    const table = fighting(
      { 0: { intrigues: ['crysknife'] }, 2: { won: ['spice-freighters'], intrigues: ['desert-mouse'] } },
      { phase: 'endgame', conflict: 'trade-dispute' },
    );
    while (table.asks === 'endgame' && table.asked !== MUADDIB) table.choose('pass');
    expect(table.asked).toBe(MUADDIB);
    expect(table.keys).toEqual(['pass']);
    expect(table.player(MUADDIB).won).toEqual([]);
    expect(table.player(SHADDAM).won).toEqual([]);
  });
});
