import type { Account, Challenge, Passkey, Session } from '../accounts/account.js';
import type { StoredTable } from '../tables/table.js';
import { type AccountStorage, accountsAt } from './account-storage.js';

/** Accounts in this process, for tests. */
export class MemoryAccounts implements AccountStorage {
  private readonly accounts = new Map<string, Account>();
  private readonly passkeys = new Map<string, Passkey>();
  private readonly sessions = new Map<string, Session>();
  private readonly challenges = new Map<string, Challenge>();
  private readonly noted = new Map<string, Set<string>>();
  private readonly readTable: (id: string) => Promise<StoredTable | undefined>;

  constructor(readTable: (id: string) => Promise<StoredTable | undefined>) {
    this.readTable = readTable;
  }

  async createAccount(account: Account, passkey: Passkey): Promise<boolean> {
    if (this.passkeys.has(passkey.id)) return false;
    this.accounts.set(account.id, account);
    this.passkeys.set(passkey.id, passkey);
    return true;
  }

  async readAccount(id: string): Promise<Account | undefined> {
    return this.accounts.get(id);
  }

  async updateAccount(account: Account): Promise<void> {
    if (this.accounts.has(account.id)) this.accounts.set(account.id, account);
  }

  async deleteAccount(id: string): Promise<void> {
    this.accounts.delete(id);
    this.noted.delete(id);
    for (const kept of [this.passkeys, this.sessions, this.challenges])
      for (const [key, { account }] of kept) if (account === id) kept.delete(key);
  }

  async putPasskey(passkey: Passkey): Promise<boolean> {
    const old = this.passkeys.get(passkey.id);
    if (!this.accounts.has(passkey.account)) return false;
    if (old !== undefined && old.account !== passkey.account) return false;
    this.passkeys.set(passkey.id, passkey);
    return true;
  }

  async updatePasskey(passkey: Passkey): Promise<boolean> {
    return this.passkeys.has(passkey.id) && this.putPasskey(passkey);
  }

  async readPasskey(id: string): Promise<Passkey | undefined> {
    return this.passkeys.get(id);
  }

  async passkeysOf(account: string): Promise<readonly Passkey[]> {
    return this.its(account);
  }

  private its(account: string): readonly Passkey[] {
    return [...this.passkeys.values()]
      .filter((passkey) => passkey.account === account)
      .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  }

  async dropPasskey(id: string, account: string): Promise<boolean> {
    const mine = this.its(account);
    return mine.length >= 2 && mine.some((passkey) => passkey.id === id) && this.passkeys.delete(id);
  }

  async putSession(session: Session): Promise<void> {
    if (this.accounts.has(session.account)) this.sessions.set(session.hash, session);
  }

  async updateSession(session: Session): Promise<void> {
    if (this.sessions.has(session.hash)) this.sessions.set(session.hash, session);
  }

  async readSession(hash: string): Promise<Session | undefined> {
    return this.sessions.get(hash);
  }

  async sessionsOf(account: string): Promise<readonly Session[]> {
    return [...this.sessions.values()]
      .filter((session) => session.account === account)
      .sort((a, b) => a.until - b.until || (a.hash < b.hash ? -1 : 1));
  }

  async dropSession(hash: string): Promise<void> {
    this.sessions.delete(hash);
  }

  async putChallenge(challenge: Challenge, now: number): Promise<void> {
    for (const [text, { until }] of this.challenges) if (until < now) this.challenges.delete(text);
    this.challenges.set(challenge.text, challenge);
  }

  async takeChallenge(text: string): Promise<Challenge | undefined> {
    const challenge = this.challenges.get(text);
    this.challenges.delete(text);
    return challenge;
  }

  async tablesOf(account: string, limit: number): Promise<readonly StoredTable[]> {
    const tables = await Promise.all([...(this.noted.get(account) ?? [])].map((id) => this.readTable(id)));
    return tables
      .filter((table) => table !== undefined)
      .sort((a, b) => b.createdAt - a.createdAt)
      .slice(0, limit);
  }

  note(table: StoredTable): void {
    for (const account of accountsAt(table))
      this.noted.set(account, (this.noted.get(account) ?? new Set()).add(table.id));
  }
}
