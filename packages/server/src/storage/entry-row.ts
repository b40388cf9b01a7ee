import type { Entry } from '@sietch/desk';
import type { GameEvent } from '@sietch/kernel';

/** An entry of a journal as databases keep it. */
export interface EntryRow {
  readonly sequence: number;
  readonly seat: number;
  readonly key: string | null;
  readonly at: number;
  readonly told: string | null;
  readonly mark: string | null;
}

export function entryOf({ sequence, seat, key, at, told, mark }: EntryRow): Entry {
  return {
    sequence,
    seat,
    ...(key === null ? {} : { key }),
    at,
    ...(told === null || mark === null ? {} : { outcome: { events: JSON.parse(told) as GameEvent[], mark } }),
  };
}
