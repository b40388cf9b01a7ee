import { describe, expect, it } from 'vitest';
import { assault, joined, NO_STRENGTH, type Strength, strengthOf } from '../../src/pricing/strength.js';
import { noFigures } from '../../src/rules/legion.js';
import type { Legion } from '../../src/state.js';

const force = (figures: Partial<Legion>) => strengthOf({ ...noFigures(), ...figures });
const odds = (attacker: Strength, cards: number, defender: Strength, rank: number) =>
  assault(attacker, cards, defender, rank).odds;

describe('the odds of an attack', () => {
  it('are certain against nobody, and follow strength', () => {
    const six = force({ regular: 6 });
    expect(odds(six, 0, NO_STRENGTH, 3)).toBe(1);
    expect(odds(six, 0, force({ regular: 2 }), 0)).toBeGreaterThan(0.8);
    expect(odds(force({ regular: 2 }), 0, six, 0)).toBeLessThan(0.2);
  });

  it('fall with the rank of the settlement and rise with cards, leaders and better units', () => {
    const defender = force({ regular: 3 });
    const attacker = force({ regular: 4 });
    const plain = odds(attacker, 0, defender, 1);
    expect(odds(attacker, 0, defender, 3)).toBeLessThan(plain);
    expect(odds(attacker, 2, defender, 1)).toBeGreaterThan(plain);
    expect(odds(force({ regular: 4, generic: 1 }), 0, defender, 1)).toBeGreaterThan(plain);
    expect(odds(force({ elite: 4 }), 0, defender, 1)).toBeGreaterThan(plain);
  });

  it('come with losses, fewer against less, and none where nobody defends', () => {
    const six = force({ regular: 6 });
    const losses = (defender: Strength) => assault(six, 0, defender, 2).losses;
    expect(losses(NO_STRENGTH)).toBe(0);
    expect(losses(force({ regular: 1 }))).toBeLessThan(losses(force({ regular: 4 })));
  });

  it('do not look under facedown tokens', () => {
    expect(force({ tokens: ['starting-1'] })).toEqual(force({ tokens: ['starting-8'] }));
    expect(force({ tokens: ['starting-1'] }).dice).toBe(2);
  });

  it('judge legions that meet together', () => {
    const [one, other] = [force({ regular: 3, generic: 1 }), force({ elite: 2 })];
    expect(joined(one, other)).toEqual(force({ regular: 3, generic: 1, elite: 2 }));
  });
});
