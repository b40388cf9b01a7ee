import type { Account, Challenge, Passkey, Session } from '../../accounts/account.js';
import type { StoredTable } from '../../tables/table.js';
import type { AccountStorage } from '../account-storage.js';
import type { Link } from './link.js';

interface Body {
  readonly body: string;
}

/** PostgreSQL's code for a row there is already. */
const NOT_UNIQUE = '23505';

/** Accounts in the database of the tables. What belongs to an account goes with it: the database sees to that. */
export class PostgresAccounts implements AccountStorage {
  private readonly link: Link;

  constructor(link: Link) {
    this.link = link;
  }

  async createAccount(account: Account, passkey: Passkey): Promise<boolean> {
    try {
      await this.link.askOnce(
        `WITH made AS (INSERT INTO accounts (id, body) VALUES ($1, $2) RETURNING id)
         INSERT INTO passkeys (id, account, created_at, body) SELECT $3, made.id, $4, $5 FROM made`,
        [account.id, JSON.stringify(account), passkey.id, passkey.createdAt, JSON.stringify(passkey)],
      );
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === NOT_UNIQUE) return false;
      throw error;
    }
  }

  async readAccount(id: string): Promise<Account | undefined> {
    return first(await this.link.ask<Body>('SELECT body FROM accounts WHERE id = $1', [id]));
  }

  async updateAccount(account: Account): Promise<void> {
    await this.link.ask('UPDATE accounts SET body = $1 WHERE id = $2', [JSON.stringify(account), account.id]);
  }

  async deleteAccount(id: string): Promise<void> {
    await this.link.ask(
      `WITH challenge AS (DELETE FROM challenges WHERE account = $1),
            noted AS (DELETE FROM account_tables WHERE account = $1)
       DELETE FROM accounts WHERE id = $1`,
      [id],
    );
  }

  async putPasskey(passkey: Passkey): Promise<boolean> {
    const { id, account, createdAt } = passkey;
    const put = await this.link.ask(
      `INSERT INTO passkeys (id, account, created_at, body)
       SELECT $1, accounts.id, $3, $4 FROM accounts WHERE accounts.id = $2 FOR KEY SHARE
       ON CONFLICT (id) DO UPDATE SET created_at = excluded.created_at, body = excluded.body
         WHERE passkeys.account = excluded.account
       RETURNING id`,
      [id, account, createdAt, JSON.stringify(passkey)],
    );
    return put.length === 1;
  }

  async updatePasskey(passkey: Passkey): Promise<boolean> {
    const { id, account } = passkey;
    const updated = await this.link.ask(
      'UPDATE passkeys SET body = $3 WHERE id = $1 AND account = $2 RETURNING id',
      [id, account, JSON.stringify(passkey)],
    );
    return updated.length === 1;
  }

  async readPasskey(id: string): Promise<Passkey | undefined> {
    return first(await this.link.ask<Body>('SELECT body FROM passkeys WHERE id = $1', [id]));
  }

  async passkeysOf(account: string): Promise<readonly Passkey[]> {
    return all(
      await this.link.ask<Body>('SELECT body FROM passkeys WHERE account = $1 ORDER BY created_at, id', [
        account,
      ]),
    );
  }

  /** Whoever drops two at once waits at the account, so that one is left. */
  async dropPasskey(id: string, account: string): Promise<boolean> {
    return this.link.transact(async (ask) => {
      await ask('SELECT id FROM accounts WHERE id = $1 FOR UPDATE', [account]);
      const mine = await ask('SELECT id FROM passkeys WHERE account = $1', [account]);
      if (mine.length < 2) return false;
      const gone = await ask('DELETE FROM passkeys WHERE id = $1 AND account = $2 RETURNING id', [
        id,
        account,
      ]);
      return gone.length === 1;
    });
  }

  async putSession(session: Session): Promise<void> {
    const { hash, account, until } = session;
    await this.link.ask(
      `INSERT INTO sessions (hash, account, until, body)
       SELECT $1, accounts.id, $3, $4 FROM accounts WHERE accounts.id = $2 FOR KEY SHARE
       ON CONFLICT (hash) DO UPDATE SET until = excluded.until, body = excluded.body`,
      [hash, account, until, JSON.stringify(session)],
    );
  }

  async updateSession(session: Session): Promise<void> {
    const { hash, until } = session;
    await this.link.ask('UPDATE sessions SET until = $2, body = $3 WHERE hash = $1', [
      hash,
      until,
      JSON.stringify(session),
    ]);
  }

  async readSession(hash: string): Promise<Session | undefined> {
    return first(await this.link.ask<Body>('SELECT body FROM sessions WHERE hash = $1', [hash]));
  }

  async sessionsOf(account: string): Promise<readonly Session[]> {
    return all(
      await this.link.ask<Body>('SELECT body FROM sessions WHERE account = $1 ORDER BY until, hash', [
        account,
      ]),
    );
  }

  async dropSession(hash: string): Promise<void> {
    await this.link.ask('DELETE FROM sessions WHERE hash = $1', [hash]);
  }

  async putChallenge(challenge: Challenge, now: number): Promise<void> {
    const { text, account, until } = challenge;
    await this.link.ask(
      `WITH old AS (DELETE FROM challenges WHERE until < $5)
       INSERT INTO challenges (text, account, until, body) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      [text, account ?? null, until, JSON.stringify(challenge), now],
    );
  }

  async takeChallenge(text: string): Promise<Challenge | undefined> {
    return first(
      await this.link.askOnce<Body>('DELETE FROM challenges WHERE text = $1 RETURNING body', [text]),
    );
  }

  async tablesOf(account: string, limit: number): Promise<readonly StoredTable[]> {
    return all(
      await this.link.ask<Body>(
        `SELECT tables.body FROM account_tables JOIN tables ON tables.id = account_tables.table_id
         WHERE account = $1 ORDER BY account_tables.created_at DESC LIMIT $2`,
        [account, limit],
      ),
    );
  }
}

function first<T>([row]: readonly Body[]): T | undefined {
  return row === undefined ? undefined : (JSON.parse(row.body) as T);
}

function all<T>(rows: readonly Body[]): T[] {
  return rows.map(({ body }) => JSON.parse(body) as T);
}
