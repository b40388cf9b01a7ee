import { afterEach, describe, expect, it } from 'vitest';
import { Sessions } from '../src/accounts/sessions.js';
import { MemoryStorage } from '../src/index.js';
import { hashSecret } from '../src/tables/secret.js';
import { AccountDevice, code } from './account-device.js';
import { Authenticator } from './authenticator.js';
import { run, stopAll } from './running.js';

afterEach(stopAll);

const DAY = 24 * 60 * 60 * 1000;

describe('whoever uses in the same moment what is being taken away', () => {
  it('does not bring a session back that was about to be prolonged', async () => {
    let time = 0;
    const { accounts } = new MemoryStorage();
    await accounts.createAccount(
      { id: 'ada', name: 'Ada', createdAt: 0 },
      { id: 'k', account: 'ada', publicKey: '', counter: 0, createdAt: 0, synced: false },
    );
    const sessions = new Sessions(accounts, () => time);
    const secret = await sessions.open('ada');
    time = 100 * DAY;
    const used = sessions.of({ cookie: `sietch-session=${secret}` });
    await sessions.end(hashSecret(secret));
    await used;
    expect(await accounts.readSession(hashSecret(secret))).toBeUndefined();
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
