import { expect, it } from 'vitest';
import type { Passkey } from '../src/accounts/account.js';
import type { Storage } from '../src/storage/storage.js';
import type { StoredTable } from '../src/tables/table.js';

const ada = { id: 'ada', name: 'Ада', createdAt: 1 };
const borys = { id: 'borys', name: 'Borys', createdAt: 2 };
const passkey = (id: string, account: string, changes: Partial<Passkey> = {}): Passkey => ({
  id,
  account,
  publicKey: 'key',
  counter: 0,
  createdAt: 1,
  synced: false,
  ...changes,
});
const session = (hash: string, account: string) => ({ hash, account, createdAt: 1, until: 9 });
const table = (id: string, createdAt: number, account?: string): StoredTable => ({
  id,
  revision: 1,
  createdAt,
  status: 'open',
  game: 'imperium',
  rules: '1',
  options: {},
  seed: 'seed',
  hostHash: 'hash',
  settings: { spectators: true, chat: true, listed: false, clock: { kind: 'none' } },
  seats: [{ kind: 'open' }, { kind: 'open', ...(account === undefined ? {} : { account }) }],
});

/** What every storage promises of accounts. */
export function describeAccounts(storage: () => Storage, reopen: () => Promise<void>): void {
  const accounts = () => storage().accounts;

  it('keeps an account with its passkeys and sessions, and forgets all of it at once', async () => {
    expect(await accounts().createAccount(ada, passkey('k1', 'ada'))).toBe(true);
    await accounts().createAccount(borys, passkey('k3', 'borys'));
    expect(await accounts().createAccount({ ...ada, id: 'eve' }, passkey('k1', 'eve'))).toBe(false);
    expect(await accounts().readAccount('eve')).toBeUndefined();
    expect(await accounts().putPasskey(passkey('k2', 'ada', { createdAt: 2, label: 'ключ' }))).toBe(true);
    expect(await accounts().putPasskey(passkey('k2', 'borys'))).toBe(false);
    expect(await accounts().putPasskey(passkey('k9', 'nobody'))).toBe(false);
    await accounts().putSession(session('s1', 'ada'));
    await accounts().putSession(session('s2', 'borys'));
    await accounts().putSession(session('s9', 'nobody'));
    expect(await accounts().readSession('s9')).toBeUndefined();
    await accounts().updateAccount({ ...ada, name: 'Ada' });
    await reopen();
    expect(await accounts().readAccount('ada')).toEqual({ ...ada, name: 'Ada' });
    expect((await accounts().passkeysOf('ada')).map(({ id }) => id)).toEqual(['k1', 'k2']);
    expect(await accounts().readSession('s1')).toEqual(session('s1', 'ada'));
    await accounts().putChallenge({ text: 'c1', purpose: 'passkey', account: 'ada', until: 9 }, 1);
    await accounts().deleteAccount('ada');
    expect(await accounts().readAccount('ada')).toBeUndefined();
    expect(await accounts().passkeysOf('ada')).toEqual([]);
    expect(await accounts().sessionsOf('ada')).toEqual([]);
    expect(await accounts().takeChallenge('c1')).toBeUndefined();
    expect(await accounts().readPasskey('k3')).toEqual(passkey('k3', 'borys'));
    expect(await accounts().sessionsOf('borys')).toEqual([session('s2', 'borys')]);
  });

  it('drops a passkey of its own account only, and never the last', async () => {
    await accounts().createAccount(ada, passkey('k1', 'ada'));
    await accounts().createAccount(borys, passkey('k3', 'borys'));
    await accounts().putPasskey(passkey('k2', 'ada'));
    expect(await accounts().dropPasskey('k1', 'borys')).toBe(false);
    expect(await accounts().dropPasskey('k3', 'ada')).toBe(false);
    // Of two at once one is dropped, whichever comes first.
    const [first] = await Promise.all(['k1', 'k2'].map((id) => accounts().dropPasskey(id, 'ada')));
    expect((await accounts().passkeysOf('ada')).map(({ id }) => id)).toEqual([first === true ? 'k2' : 'k1']);
  });

  it('changes a passkey or a session that is there, and brings none back that is gone', async () => {
    await accounts().createAccount(ada, passkey('k1', 'ada'));
    await accounts().putPasskey(passkey('k2', 'ada'));
    await accounts().putSession(session('s1', 'ada'));
    expect(await accounts().updatePasskey(passkey('k2', 'ada', { counter: 5 }))).toBe(true);
    expect(await accounts().updatePasskey(passkey('k2', 'borys', { counter: 6 }))).toBe(false);
    expect((await accounts().readPasskey('k2'))?.counter).toBe(5);
    await accounts().updateSession({ ...session('s1', 'ada'), until: 20 });
    expect(await accounts().readSession('s1')).toMatchObject({ until: 20 });
    await accounts().dropPasskey('k2', 'ada');
    await accounts().dropSession('s1');
    expect(await accounts().updatePasskey(passkey('k2', 'ada'))).toBe(false);
    await accounts().updateSession(session('s1', 'ada'));
    expect(await accounts().readPasskey('k2')).toBeUndefined();
    expect(await accounts().readSession('s1')).toBeUndefined();
  });

  it('gives a challenge once, and forgets those that are out of date', async () => {
    const challenge = { text: 'c', purpose: 'account', account: 'new', name: 'Ада', until: 5 } as const;
    await accounts().putChallenge(challenge, 1);
    const taken = await Promise.all([accounts().takeChallenge('c'), accounts().takeChallenge('c')]);
    expect(taken.filter((each) => each !== undefined)).toEqual([challenge]);
    await accounts().putChallenge(challenge, 1);
    await accounts().putChallenge({ text: 'd', purpose: 'sign-in', until: 20 }, 6);
    expect(await accounts().takeChallenge('c')).toBeUndefined();
  });

  it('finds the tables that name an account, the latest first', async () => {
    await storage().createTable(table('t1', 1, 'ada'));
    await storage().createTable(table('t2', 2));
    await storage().createTable(table('t3', 3, 'borys'));
    await storage().updateTable({ ...table('t2', 2), revision: 2, hostAccount: 'ada' });
    await storage().updateTable({ ...table('t3', 3, 'ada'), revision: 7 });
    expect((await accounts().tablesOf('ada', 9)).map(({ id }) => id)).toEqual(['t2', 't1']);
    expect((await accounts().tablesOf('ada', 1)).map(({ id }) => id)).toEqual(['t2']);
  });
}
