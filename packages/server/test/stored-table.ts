import type { StoredTable } from '../src/tables/table.js';

/** A table as it is stored, of which a test says what matters to it. */
export function storedTable(id: string, changes: Partial<StoredTable> = {}): StoredTable {
  return {
    id,
    revision: 1,
    createdAt: 1000,
    status: 'open',
    game: 'imperium',
    rules: '1',
    options: { players: 3, leaders: 'random' },
    seed: 'seed',
    hostHash: 'hash',
    settings: { spectators: true, chat: true, listed: true, clock: { kind: 'none' } },
    seats: [
      { kind: 'open' },
      { kind: 'bot', bot: 'random' },
      { kind: 'person', name: 'Мудра', tokenHash: 'h' },
    ],
    ...changes,
  };
}
