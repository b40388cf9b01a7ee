import { describe, expect, it } from 'vitest';
import { signalOf } from './sounds';

const quiet = { myTurn: false, won: false };

describe('what is heard', () => {
  it('is one signal, the most important of what happened', () => {
    expect(signalOf(['agent'], quiet)).toBeUndefined();
    expect(signalOf(['round', 'conflict'], quiet)).toBe('round');
    expect(signalOf(['round', 'turn'], { ...quiet, myTurn: true })).toBe('turn');
    expect(signalOf(['combat', 'round'], { ...quiet, myTurn: true })).toBe('combat');
    expect(signalOf(['combat', 'game-over'], { myTurn: false, won: true })).toBe('victory');
  });
});
