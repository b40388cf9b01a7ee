import { characterAt } from '@sietch/bots';
import type { SeatInfo } from '@sietch/protocol';
import { describe, expect, it } from 'vitest';
import { botAt } from './labels';

const seat = (bot: string): Pick<SeatInfo, 'bot'> => ({ bot });

describe('the bot of a seat', () => {
  it('is somebody if it has a level: who, its table settles', () => {
    const table = { seedHash: 'abc' };
    expect(botAt(table, 2, seat('hard'))).toEqual({ bot: 'hard', character: characterAt('abc', 2) });
    expect(botAt(table, 2, seat('random'))).toEqual({ bot: 'random' });
    expect(botAt(table, 2, {})).toEqual({});
  });
});
