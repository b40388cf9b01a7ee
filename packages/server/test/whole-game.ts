import { MAX_CHOICES, pickerOf } from '../../desk/test/short-game.js';
import type { TableClient } from './table-client.js';

/** Whose connection is asked now; all must have heard of the same version first. */
export async function asked(clients: readonly TableClient[]): Promise<TableClient | undefined> {
  const version = Math.max(...clients.map((client) => client.version));
  await Promise.all(clients.map((client) => client.until(() => client.version >= version)));
  return clients.find((client) => client.offered.length > 0);
}

/** Persons at all seats choose at random until the game is over, or until `stop` says so. Returns the choices made. */
export async function playOut(
  clients: readonly TableClient[],
  seed: string,
  each?: (
    chosen: { readonly seat: number; readonly key: string },
    count: number,
  ) => Promise<boolean | undefined>,
): Promise<number> {
  const pick = pickerOf(seed);
  for (let count = 0; count < MAX_CHOICES; count++) {
    const client = await asked(clients);
    if (client === undefined) return count;
    const key = pick(client.offered) ?? '';
    const answer = await client.choose(key);
    if (answer.type !== 'done') throw new Error(`${key}: ${JSON.stringify(answer)}`);
    const stop = await each?.({ seat: clients.indexOf(client), key }, count + 1);
    if (stop === true) return count + 1;
  }
  throw new Error('The game does not end.');
}
