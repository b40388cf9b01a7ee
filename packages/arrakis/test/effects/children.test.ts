import { describe, expect, it } from 'vitest';
import { attack, choose, draw, enter, inPlay, move, playCard, that, when } from '../../src/effects/build.js';
import { childrenOf } from '../../src/effects/children.js';
import { speaksOfThat } from '../../src/effects/speaks-of-that.js';

describe('steps within steps', () => {
  it('are those of all options, and those of a condition', () => {
    expect(childrenOf(choose([draw(1), playCard], move(2)))).toEqual([draw(1), playCard, move(2)]);
    expect(childrenOf(when(inPlay('alia'), enter('gurney-halleck')))).toEqual([enter('gurney-halleck')]);
    expect(childrenOf(draw(1))).toEqual([]);
  });

  it('tell at any depth that a legion named before is meant', () => {
    expect(speaksOfThat(choose(draw(1), when(inPlay('alia'), attack(that))))).toBe(true);
    expect(speaksOfThat(choose(draw(1), when(inPlay('alia'), attack())))).toBe(false);
  });
});
