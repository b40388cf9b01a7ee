import { afterEach, describe, expect, it } from 'vitest';
import { Sessions } from '../src/accounts/sessions.js';
import { MemoryStorage } from '../src/index.js';
import { hashSecret } from '../src/tables/secret.js';
import { AccountDevice, code } from './account-device.js';
import { Authenticator } from './authenticator.js';
import { run, stopAll } from './running.js';
import { Device } from './table-client.js';

afterEach(stopAll);

const DAY = 24 * 60 * 60 * 1000;

/** The sessions of an account, without a server. */
async function ofAda(now: () => number) {
  const { accounts } = new MemoryStorage();
  await accounts.createAccount(
    { id: 'ada', name: 'Ada', createdAt: 0 },
    { id: 'k', account: 'ada', publicKey: '', counter: 0, createdAt: 0, synced: false },
  );
  return { accounts, sessions: new Sessions(accounts, now) };
}

describe('sessions', () => {
  it('that count no longer are forgotten, and so are the oldest of very many', async () => {
    let time = 0;
    const { accounts, sessions } = await ofAda(() => time);
    await sessions.open('ada');
    time = 181 * DAY;
    const first = await sessions.open('ada');
    expect(await accounts.sessionsOf('ada')).toHaveLength(1);
    let ended = 0;
    sessions.onEnd(hashSecret(first), () => {
      ended++;
    });
    for (let i = 0; i < 60; i++) {
      time++;
      await sessions.open('ada');
    }
    expect(await accounts.sessionsOf('ada')).toHaveLength(50);
    expect(ended).toBe(1);
  });
});

describe('whoever uses in the same moment what is being taken away', () => {
  it('does not bring a session back that was about to be prolonged', async () => {
    let time = 0;
    const { accounts, sessions } = await ofAda(() => time);
    const secret = await sessions.open('ada');
    time = 100 * DAY;
    const used = sessions.of({ cookie: `sietch-session=${secret}` });
    await sessions.end(hashSecret(secret));
    await used;
    expect(await accounts.readSession(hashSecret(secret))).toBeUndefined();
  });

  it('does not arrange a table with a token that counts no longer', async () => {
    const storage = new MemoryStorage();
    const { port } = await run({ storage });
    const ada = new AccountDevice(port);
    await ada.begin('Ada');
    const { table } = await ada.create({ game: 'imperium', options: { players: 3 } });
    const thief = new Device(port);
    thief.jar.copy(ada.jar);
    const write = storage.updateTable.bind(storage);
    let late: ReturnType<Device['ask']> | undefined;
    storage.updateTable = async (changed) => {
      // Ada signs out everywhere; before that is stored, somebody uses what her browser held.
      if (late === undefined) {
        late = thief.ask('PATCH', `/api/tables/${table.id}`, { listed: true });
        await new Device(port).ask('GET', '/api/games');
        await new Device(port).ask('GET', '/api/games');
      }
      return write(changed);
    };
    expect((await ada.signOut(true)).status).toBe(200);
    expect((await late)?.status).toBe(403);
    expect((await storage.readTable(table.id))?.settings.listed).toBe(false);
  });

  it('does not bring a passkey back, and is not signed in with it', async () => {
    const storage = new MemoryStorage();
    const { port } = await run({ storage });
    const ada = new AccountDevice(port);
    await ada.begin('Ada');
    const stolen = new Authenticator(ada.origin);
    const passkey = stolen.make(await ada.challenge({ for: 'passkey' }));
    await ada.from('POST', '/api/account/passkeys', { passkey });
    const read = storage.accounts.readPasskey.bind(storage.accounts);
    storage.accounts.readPasskey = async (id) => {
      const found = await read(id);
      // While the signature is being checked, its owner takes the passkey away.
      expect((await ada.from('DELETE', `/api/account/passkeys/${stolen.id}`)).status).toBe(200);
      return found;
    };
    expect(code(await new AccountDevice(port).signIn(stolen))).toBe('bad-passkey');
    expect(await read(stolen.id)).toBeUndefined();
  });
});
