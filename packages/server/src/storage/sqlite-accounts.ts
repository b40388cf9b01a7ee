import type { Account, Challenge, Passkey, Session } from '../accounts/account.js';
import type { StoredTable } from '../tables/table.js';
import { type AccountStorage, accountsAt } from './account-storage.js';
import type { GroupCommit } from './group-commit.js';
import type { SqliteDatabase } from './sqlite-driver.js';

interface Body {
  readonly body: string;
}

/** Accounts in the file of the tables: a row for each thing, with what must be looked up in columns of its own. */
export class SqliteAccounts implements AccountStorage {
  private readonly commits: GroupCommit;
  private readonly statements: ReturnType<typeof prepare>;

  constructor(database: SqliteDatabase, commits: GroupCommit) {
    this.commits = commits;
    this.statements = prepare(database);
  }

  createAccount(account: Account, passkey: Passkey): Promise<boolean> {
    return this.commits.change(() => {
      if (this.statements.readPasskey.get(passkey.id) !== undefined) return false;
      this.statements.createAccount.run(account.id, JSON.stringify(account));
      this.statements.putPasskey.run(passkey.id, passkey.account, passkey.createdAt, JSON.stringify(passkey));
      return true;
    });
  }

  async readAccount(id: string): Promise<Account | undefined> {
    return read<Account>(this.statements.readAccount.get(id));
  }

  updateAccount(account: Account): Promise<void> {
    return this.commits.change(() => {
      this.statements.updateAccount.run(JSON.stringify(account), account.id);
    });
  }

  deleteAccount(id: string): Promise<void> {
    return this.commits.change(() => {
      for (const drop of this.statements.deleteAccount) drop.run(id);
    });
  }

  putPasskey(passkey: Passkey): Promise<boolean> {
    const { id, account, createdAt } = passkey;
    return this.commits.change(() => {
      const old = read<Passkey>(this.statements.readPasskey.get(id));
      // An account that was deleted meanwhile gets no key.
      if (this.statements.readAccount.get(account) === undefined) return false;
      if (old !== undefined && old.account !== account) return false;
      this.statements.putPasskey.run(id, account, createdAt, JSON.stringify(passkey));
      return true;
    });
  }

  updatePasskey(passkey: Passkey): Promise<boolean> {
    const { id, account } = passkey;
    return this.commits.change(
      () => this.statements.updatePasskey.run(JSON.stringify(passkey), id, account).changes === 1,
    );
  }

  async readPasskey(id: string): Promise<Passkey | undefined> {
    return read<Passkey>(this.statements.readPasskey.get(id));
  }

  async passkeysOf(account: string): Promise<readonly Passkey[]> {
    return all<Passkey>(this.statements.passkeysOf.all(account));
  }

  dropPasskey(id: string, account: string): Promise<boolean> {
    return this.commits.change(() => {
      if (this.statements.passkeysOf.all(account).length < 2) return false;
      return this.statements.dropPasskey.run(id, account).changes === 1;
    });
  }

  putSession(session: Session): Promise<void> {
    const { hash, account, until } = session;
    return this.commits.change(() => {
      // Whoever deletes an account while somebody signs in leaves nobody behind.
      if (this.statements.readAccount.get(account) === undefined) return;
      this.statements.putSession.run(hash, account, until, JSON.stringify(session));
    });
  }

  updateSession(session: Session): Promise<void> {
    const { hash, until } = session;
    return this.commits.change(() => {
      this.statements.updateSession.run(until, JSON.stringify(session), hash);
    });
  }

  async readSession(hash: string): Promise<Session | undefined> {
    return read<Session>(this.statements.readSession.get(hash));
  }

  async sessionsOf(account: string): Promise<readonly Session[]> {
    return all<Session>(this.statements.sessionsOf.all(account));
  }

  dropSession(hash: string): Promise<void> {
    return this.commits.change(() => {
      this.statements.dropSession.run(hash);
    });
  }

  putChallenge(challenge: Challenge, now: number): Promise<void> {
    const { text, account, until } = challenge;
    return this.commits.change(() => {
      this.statements.forgetChallenges.run(now);
      this.statements.putChallenge.run(text, account ?? null, until, JSON.stringify(challenge));
    });
  }

  takeChallenge(text: string): Promise<Challenge | undefined> {
    return this.commits.change(() => {
      const challenge = read<Challenge>(this.statements.readChallenge.get(text));
      this.statements.dropChallenge.run(text);
      return challenge;
    });
  }

  async tablesOf(account: string, limit: number): Promise<readonly StoredTable[]> {
    return all<StoredTable>(this.statements.tablesOf.all(account, limit));
  }

  /** Within the change of a table: it is found by the accounts it names. */
  note(table: StoredTable): void {
    for (const account of accountsAt(table)) this.statements.note.run(account, table.id, table.createdAt);
  }
}

function read<T>(row: unknown): T | undefined {
  return row === undefined || row === null ? undefined : (JSON.parse((row as Body).body) as T);
}

function all<T>(rows: unknown[]): T[] {
  return (rows as Body[]).map(({ body }) => JSON.parse(body) as T);
}

function prepare(database: SqliteDatabase) {
  return {
    createAccount: database.prepare('INSERT INTO accounts (id, body) VALUES (?, ?)'),
    readAccount: database.prepare('SELECT body FROM accounts WHERE id = ?'),
    updateAccount: database.prepare('UPDATE accounts SET body = ? WHERE id = ?'),
    deleteAccount: [
      database.prepare('DELETE FROM sessions WHERE account = ?'),
      database.prepare('DELETE FROM passkeys WHERE account = ?'),
      database.prepare('DELETE FROM challenges WHERE account = ?'),
      database.prepare('DELETE FROM account_tables WHERE account = ?'),
      database.prepare('DELETE FROM accounts WHERE id = ?'),
    ],
    putPasskey: database.prepare(
      'INSERT OR REPLACE INTO passkeys (id, account, created_at, body) VALUES (?, ?, ?, ?)',
    ),
    updatePasskey: database.prepare('UPDATE passkeys SET body = ? WHERE id = ? AND account = ?'),
    readPasskey: database.prepare('SELECT body FROM passkeys WHERE id = ?'),
    passkeysOf: database.prepare('SELECT body FROM passkeys WHERE account = ? ORDER BY created_at, id'),
    dropPasskey: database.prepare('DELETE FROM passkeys WHERE id = ? AND account = ?'),
    putSession: database.prepare(
      'INSERT OR REPLACE INTO sessions (hash, account, until, body) VALUES (?, ?, ?, ?)',
    ),
    updateSession: database.prepare('UPDATE sessions SET until = ?, body = ? WHERE hash = ?'),
    readSession: database.prepare('SELECT body FROM sessions WHERE hash = ?'),
    sessionsOf: database.prepare('SELECT body FROM sessions WHERE account = ? ORDER BY until, hash'),
    dropSession: database.prepare('DELETE FROM sessions WHERE hash = ?'),
    putChallenge: database.prepare('INSERT INTO challenges (text, account, until, body) VALUES (?, ?, ?, ?)'),
    readChallenge: database.prepare('SELECT body FROM challenges WHERE text = ?'),
    dropChallenge: database.prepare('DELETE FROM challenges WHERE text = ?'),
    forgetChallenges: database.prepare('DELETE FROM challenges WHERE until < ?'),
    note: database.prepare(
      'INSERT OR IGNORE INTO account_tables (account, table_id, created_at) VALUES (?, ?, ?)',
    ),
    tablesOf: database.prepare(
      `SELECT tables.body FROM account_tables JOIN tables ON tables.id = account_tables.table_id
       WHERE account = ? ORDER BY account_tables.created_at DESC LIMIT ?`,
    ),
  };
}
