import { Audience } from '@sietch/desk';
import type { TableInfo } from '@sietch/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryStorage } from '../src/index.js';
import { type Guest, Guests } from '../src/live/guests.js';
import { Sheet } from '../src/live/sheet.js';
import { hashSecret } from '../src/tables/secret.js';
import { storedTable } from './stored-table.js';

const ABSENT_AFTER = 120_000;
/** So much the clock of this process is behind that of the process somebody left. */
const LATE = 5_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody at seat 0, through a process whose clock is late, who remembers what they were told of the table. */
function atLateClock() {
  const told: TableInfo[] = [];
  const seat = (token: string) => ({ kind: 'person', name: token, tokenHash: hashSecret(token) }) as const;
  const table = storedTable('late', { status: 'playing', seats: [seat('ada'), seat('borys')] });
  const audience = new Audience<Guest>();
  const now = () => Date.now() - LATE;
  const guests = new Guests(audience, new Sheet(table, new MemoryStorage(), () => {}), {
    now,
    absentAfter: ABSENT_AFTER,
    openSince: now(),
    attend: () => {},
    run: async (work) => work(),
    onTrouble: (_, error) => {
      throw error;
    },
  });
  audience.add(
    {
      seat: 0,
      patches: false,
      pass: { token: 'ada' },
      address: '127.0.0.1',
      send: (text) => told.push(JSON.parse(text).table),
      dismiss: () => {},
    },
    undefined,
  );
  return { guests, told };
}

describe('somebody who left a table at another process, whose clock is ahead', () => {
  it('is told of as away when they are, by the clock of those who wait', async () => {
    const { guests, told } = atLateClock();
    const here = new Map([[1, 1]]);
    guests.follow({ present: here, left: new Map() });
    guests.follow({ present: new Map(), left: new Map([[1, Date.now()]]) });
    await vi.advanceTimersByTimeAsync(ABSENT_AFTER);
    expect(guests.isAway(1)).toBe(false);
    await vi.advanceTimersByTimeAsync(2 * LATE);
    expect(guests.isAway(1)).toBe(true);
    // Those who wait vote when they are told so, and ask nothing themselves.
    expect(told.at(-1)?.seats[1]).toMatchObject({ away: true });
  });
});
