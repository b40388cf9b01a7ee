import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition } from '../../src/scenario/position.js';
import { strengthOf } from '../../src/state.js';
import type { Table } from '../table.js';
import { fighting, persuasion, revealing } from './playing.js';

const strength = (table: Table, seat = 0) => strengthOf(table.player(seat));

/** The strength of seat 0 after revealing these cards. */
function shown(hand: readonly string[], me: PlayerPosition): number {
  return strength(revealing(hand, { deck: [], ...me }));
}

describe('strength', () => {
  it('3 for each sandworm', () => {
    covers('upr-strength-worm');
    expect([1, 2, 3].map((worms) => shown([], { worms, leader: 'princess-irulan' }))).toEqual([3, 6, 9]);
    expect(shown([], { worms: 2, conflict: 2, leader: 'princess-irulan' })).toBe(10);
  });

  it('garrison, supply and swords alone give nothing', () => {
    covers('upr-strength-only-conflict-units', 'upr-strength-needs-unit');
    expect(shown(['dagger', 'dagger', 'strike-fleet'], { garrison: 9, conflict: 0 })).toBe(0);
    expect(shown(['dagger', 'dagger', 'strike-fleet'], { garrison: 8, conflict: 1 })).toBe(7);
    // A lone sandworm is a unit too.
    expect(shown(['dagger'], { conflict: 0, worms: 1, leader: 'princess-irulan' })).toBe(4);
  });

  it('with the last unit gone the strength is 0', () => {
    covers('upr-strength-last-unit-removed');
    const table = revealing(['chani-clever-tactician', 'dagger'], { conflict: 2, deck: [] });
    expect(strength(table)).toBe(5);
    table.choose('effect:chani-clever-tactician.0');
    expect(table.player(0)).toMatchObject({ conflict: 0, swords: 5 });
    expect(strength(table)).toBe(0);
  });

  it('swords count again when a unit enters later in the turn', () => {
    covers('upr-strength-last-unit-removed');
    const me = {
      conflict: 2,
      intrigues: ['unexpected-allies'],
      water: 2,
      deck: [],
      leader: 'princess-irulan',
    };
    const table = revealing(['chani-clever-tactician', 'dagger'], me).choose(
      'effect:chani-clever-tactician.0',
    );
    expect(strength(table.choose('intrigue:unexpected-allies', 'skip'))).toBe(8);
  });

  it('there is no top', () => {
    covers('upr-strength-over-twenty');
    expect(shown(['strike-fleet'], { conflict: 12, garrison: 0 })).toBe(27);
    const table = fighting([
      { conflict: 9, garrison: 0, swords: 5 },
      { conflict: 10, garrison: 0, swords: 2 },
      { conflict: 12, garrison: 0, worms: 8 },
    ]);
    expect(table.happened('combat')[0]).toMatchObject({ strengths: [23, 22, 48], winner: 2 });
  });
});

describe('strength during the Reveal turn', () => {
  it('Gurney Halleck is paid as soon as his strength reaches 6', () => {
    covers('upr-strength-any-time');
    const gurney = { leader: 'gurney-halleck', deck: [] };
    expect(persuasion(revealing(['dagger'], { ...gurney, conflict: 2 }))).toBe(0);
    expect(persuasion(revealing(['dagger', 'dagger'], { ...gurney, conflict: 2 }))).toBe(1);
  });

  it('an effect in the middle of the turn brings it up to date', () => {
    covers('upr-strength-any-time');
    const me = {
      leader: 'gurney-halleck',
      conflict: 2,
      intrigues: ['unexpected-allies'],
      water: 2,
      deck: [],
    };
    const table = revealing(['convincing-argument'], me);
    expect(persuasion(table)).toBe(2);
    table.choose('intrigue:unexpected-allies', 'skip');
    expect([strength(table), persuasion(table)]).toEqual([7, 3]);
  });

  it('what was gained for it is not taken back', () => {
    covers('upr-strength-any-time');
    const me = { leader: 'gurney-halleck', conflict: 2, deck: [] };
    const table = revealing(['chani-clever-tactician', 'dagger', 'dagger'], me);
    expect(persuasion(table)).toBe(1);
    table.choose('effect:chani-clever-tactician.0');
    expect([strength(table), persuasion(table)]).toEqual([0, 1]);
  });
});
