import type { Outcome } from '@sietch/kernel';
import type { StoredTable } from './table.js';

/** The game is over; how it ended is kept where it can be read without the game. */
export const finish =
  ({ outcome }: { readonly outcome: Outcome | undefined }, at: number) =>
  (table: StoredTable): StoredTable => ({
    ...table,
    status: 'finished',
    ...(outcome === undefined
      ? {}
      : { result: { at, winners: outcome.winners, standings: outcome.standings } }),
  });
