import type { Account, Challenge, Passkey, Session } from '../accounts/account.js';
import type { StoredTable } from '../tables/table.js';

/** Where accounts live, beside the tables and as durably. */
export interface AccountStorage {
  /** False, and nothing is made, if the passkey is of an account already. */
  createAccount(account: Account, passkey: Passkey): Promise<boolean>;
  readAccount(id: string): Promise<Account | undefined>;
  updateAccount(account: Account): Promise<void>;
  /** With its passkeys, sessions and challenges. Tables are not touched. */
  deleteAccount(id: string): Promise<void>;

  /** In place of one with the same id, if that is of the same account; false if it is another's. */
  putPasskey(passkey: Passkey): Promise<boolean>;
  /** False if it is gone: whoever uses it while its owner takes it away does not bring it back. */
  updatePasskey(passkey: Passkey): Promise<boolean>;
  readPasskey(id: string): Promise<Passkey | undefined>;
  /** The oldest first. */
  passkeysOf(account: string): Promise<readonly Passkey[]>;
  /** False if it is not of this account, or its last one. */
  dropPasskey(id: string, account: string): Promise<boolean>;

  putSession(session: Session): Promise<void>;
  /** Nothing if it has ended. */
  updateSession(session: Session): Promise<void>;
  readSession(hash: string): Promise<Session | undefined>;
  sessionsOf(account: string): Promise<readonly Session[]>;
  dropSession(hash: string): Promise<void>;

  /** Those that are out of date at the time of this one are forgotten. */
  putChallenge(challenge: Challenge, now: number): Promise<void>;
  /** Gives a challenge to whoever takes it first, and to nobody afterwards. */
  takeChallenge(text: string): Promise<Challenge | undefined>;

  /** Tables that have had something to do with an account, the latest first. What they are to it now, they tell. */
  tablesOf(account: string, limit: number): Promise<readonly StoredTable[]>;
}

/** The accounts a table names. */
export function accountsAt({ hostAccount, seats }: StoredTable): readonly string[] {
  const all = [hostAccount, ...seats.map(({ account }) => account)];
  return [...new Set(all.filter((account) => account !== undefined))];
}
