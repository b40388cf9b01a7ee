import { describe, expect, it } from 'vitest';
import { claimSeat, linkSeat } from './seat.js';
import type { StoredTable } from './table.js';

const NOTICES = {
  lang: 'en',
  push: [],
  mail: { address: 'ada@example.org', confirmed: true },
  key: 'k',
} as const;

/** A seat with an address for notices, held by an account or by none, with a link to it. */
function linked(account?: string): { readonly table: StoredTable; readonly key: string } {
  const table: StoredTable = {
    id: 't',
    revision: 1,
    createdAt: 0,
    status: 'playing',
    game: 'imperium',
    rules: '1',
    options: {},
    seed: 's',
    hostHash: 'h',
    settings: { spectators: true, chat: true, listed: false, clock: { kind: 'none' } },
    seats: [
      {
        kind: 'open',
        name: 'Ада',
        tokenHash: 'h',
        notices: NOTICES,
        ...(account === undefined ? {} : { account }),
      },
    ],
  };
  return linkSeat(table, 0, { host: false, holder: true }, 0);
}

describe('a seat that is moved by a link', () => {
  it.each([
    ['to another device of somebody without an account', undefined, undefined, true],
    ['to another device of its account', 'ada', 'ada', true],
    ['to another account', 'ada', 'bea', false],
    ['to somebody who is not signed in', 'ada', undefined, false],
  ])('%s keeps the address for notices only if it is still its owner’s', (_, before, after, keeps) => {
    const { table, key } = linked(before);
    const [seat] = claimSeat(table, 0, { key, account: after }, 0).table.seats;
    expect(seat?.name).toBe('Ада');
    expect(seat?.account).toBe(after);
    expect(seat?.notices).toEqual(keeps ? NOTICES : undefined);
  });
});
