import { network } from '../http/address.js';
import type { OperatorStorage } from '../storage/operator-storage.js';

export const BANS = 'bans';

/** Somebody who may not come any more. */
export interface Ban {
  /** An address, or of IPv6 the network it is in. */
  readonly address: string;
  readonly at: number;
  /** Until when; without it, for good. */
  readonly until?: number;
  readonly why?: string;
}

export async function readBans(operator: OperatorStorage): Promise<readonly Ban[]> {
  const text = await operator.note(BANS);
  return text === undefined ? [] : (JSON.parse(text) as Ban[]);
}

/** In place of one of the same address. */
export async function banAddress(operator: OperatorStorage, wish: Ban): Promise<Ban> {
  const made = { ...wish, address: network(wish.address) };
  const others = (await readBans(operator)).filter(({ address }) => address !== made.address);
  await operator.writeNote(BANS, JSON.stringify([...others, made]));
  return made;
}

/** False if it was not banned. */
export async function unbanAddress(operator: OperatorStorage, wanted: string): Promise<boolean> {
  const all = await readBans(operator);
  const rest = all.filter(({ address }) => address !== network(wanted));
  if (rest.length === all.length) return false;
  await operator.writeNote(BANS, JSON.stringify(rest));
  return true;
}
