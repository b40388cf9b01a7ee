import type { Seat } from '@sietch/kernel';
import { codeOf, lookUp } from './tables';

/** Codes that pass by themselves: it is worth trying again. */
const PASSING: readonly string[] = ['no-server', 'closing', 'too-many', 'storage-failed', 'internal'];

/** Why a table does not let this device in; `undefined` if it would, or may soon. */
export async function whyRefused(id: string, seat: Seat | undefined): Promise<string | undefined> {
  try {
    const { table, you } = await lookUp(id);
    if (seat === undefined) return table.settings.spectators ? undefined : 'spectators-closed';
    return you.seats.includes(seat) ? undefined : 'seat-moved';
  } catch (error) {
    const code = codeOf(error);
    return PASSING.includes(code) ? undefined : code;
  }
}
