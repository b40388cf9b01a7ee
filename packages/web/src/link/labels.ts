import type { TableInfo } from '@sietch/protocol';
import type { SeatLabel } from './table-link';

/** Who sits where, as far as a screen must know. */
export function labelsOf({ seats }: TableInfo): readonly SeatLabel[] {
  return seats.map(({ kind, name, connected, held }) => ({
    kind: kind === 'bot' ? 'bot' : held ? 'person' : 'open',
    connected,
    ...(name !== undefined && { name }),
  }));
}
