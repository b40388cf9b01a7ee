import { afterEach, describe, expect, it } from 'vitest';
import { NO_LIMITS } from '../src/index.js';
import { AccountDevice, account, begun, code, here } from './account-device.js';
import { Authenticator } from './authenticator.js';
import { run, stopAll } from './running.js';
import { Device } from './table-client.js';

afterEach(stopAll);

const DAY = 24 * 60 * 60 * 1000;

describe('a passkey is refused', () => {
  const stage = async () => {
    let time = Date.now();
    const { port } = await run({ now: () => time });
    const ada = new AccountDevice(port);
    const passkey = await ada.begin('Ada');
    const other = new AccountDevice(port);
    const pass = (milliseconds: number) => {
      time += milliseconds;
    };
    return { port, ada, passkey, other, pass };
  };

  it('from a page of another site, of no site, and of a server without a name', async () => {
    const { port, other, passkey } = await stage();
    const wish = { for: 'sign-in' };
    const ask = (headers: Record<string, string>, device: Device = other) =>
      device.ask('POST', '/api/account/challenge', wish, headers);
    expect(code(await ask({ origin: 'https://evil.example' }))).toBe('bad-origin');
    expect(code(await ask({ origin: `http://localhost.evil.example:${port}` }))).toBe('bad-origin');
    expect(code(await ask({ origin: 'null' }))).toBe('bad-origin');
    expect(code(await ask({}))).toBe('bad-origin');
    expect(code(await ask({ origin: `http://127.0.0.1:${port}` }, new Device(port)))).toBe('accounts-off');
    expect(await account(new Device(port))).toEqual({ offered: false });
    expect(code(await other.signIn(passkey, { origin: 'https://evil.example' }))).toBe('bad-passkey');
    expect(code(await other.signIn(passkey, { rpId: 'evil.example' }))).toBe('bad-passkey');
    expect((await other.signIn(passkey)).status).toBe(200);
  });

  it('when its answer is shown again, comes late, or was for something else', async () => {
    const { ada, other, passkey, pass } = await stage();
    const challenge = await other.challenge({ for: 'sign-in' });
    const answer = { passkey: passkey.sign(challenge) };
    const signIn = (body: object) => other.from('POST', '/api/account/session', body);
    expect((await signIn(answer)).status).toBe(200);
    expect(code(await signIn(answer))).toBe('bad-passkey');
    expect(code(await signIn({ passkey: passkey.sign(challenge) }))).toBe('bad-passkey');
    const racing = { passkey: passkey.sign(await other.challenge({ for: 'sign-in' })) };
    const statuses = (await Promise.all([signIn(racing), signIn(racing), signIn(racing)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 403, 403]);
    const late = { passkey: passkey.sign(await other.challenge({ for: 'sign-in' })) };
    pass(5 * 60 * 1000 + 1);
    expect(code(await signIn(late))).toBe('bad-passkey');
    const invented = { passkey: passkey.sign({ challenge: 'A'.repeat(43), rpId: 'localhost' }) };
    expect(code(await signIn(invented))).toBe('bad-passkey');
    const another = {
      passkey: passkey.sign({ ...(await ada.challenge({ for: 'passkey' })), rpId: 'localhost' }),
    };
    expect(code(await signIn(another))).toBe('bad-passkey');
  });

  it('of somebody else, of nobody, unverified, copied, or for another account', async () => {
    const { port, ada, other, passkey } = await stage();
    const forged = new Authenticator(ada.origin);
    expect(code(await other.signIn(forged))).toBe('bad-passkey');
    Object.assign(forged, { id: passkey.id });
    expect(code(await other.signIn(forged))).toBe('bad-passkey');
    expect(code(await other.signIn(passkey, { unverified: true }))).toBe('bad-passkey');
    expect(code(await other.signIn(passkey, { userHandle: 'c29tZWJvZHk' }))).toBe('bad-passkey');
    expect((await other.signIn(passkey, { counter: 50 })).status).toBe(200);
    // A device that counts from less than it has counted already is a copy.
    expect(code(await other.signIn(passkey, { counter: 7 }))).toBe('bad-passkey');
    const borys = new AccountDevice(port);
    const his = await borys.begin('Borys');
    // What Ada was asked for is Ada's, whoever brings it; and a passkey is one person's.
    const hers = new Authenticator(ada.origin).make(await ada.challenge({ for: 'passkey' }));
    expect(code(await borys.from('POST', '/api/account/passkeys', { passkey: hers }))).toBe('bad-passkey');
    const twice = passkey.make(await borys.challenge({ for: 'passkey' }));
    expect(code(await borys.from('POST', '/api/account/passkeys', { passkey: twice }))).toBe('bad-passkey');
    const again = passkey.make(await borys.challenge({ for: 'account', name: 'Ada' }));
    expect(code(await borys.from('POST', '/api/account', { passkey: again }))).toBe('bad-passkey');
    expect(code(await borys.from('DELETE', `/api/account/passkeys/${passkey.id}`))).toBe('not-yours');
    expect((await account(ada)).account?.passkeys.map(({ id }) => id)).toEqual([passkey.id]);
    expect((await account(borys)).account?.passkeys.map(({ id }) => id)).toEqual([his.id]);
  });

  it('that somebody else makes an account with in the same moment', async () => {
    const { port } = await stage();
    const two = [new AccountDevice(port), new AccountDevice(port)];
    const shared = new Authenticator(two[0]?.origin ?? '');
    const made = await Promise.all(
      two.map(async (device) => shared.make(await device.challenge({ for: 'account', name: 'Ada' }))),
    );
    const answers = await Promise.all(
      two.map((device, i) => device.from('POST', '/api/account', { passkey: made[i] })),
    );
    expect(answers.map(code).sort()).toEqual(['bad-passkey', undefined]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403]);
  });

  it('when it makes no sense, with one word for all of it', async () => {
    const { ada, other, passkey } = await stage();
    const whole = passkey.sign(await other.challenge({ for: 'sign-in' }));
    const send = (body: unknown) => other.from('POST', '/api/account/session', body);
    for (const body of [
      {},
      { passkey: 1 },
      { passkey: { ...whole, id: '../x' } },
      { ...whole, __proto__: null },
      '[]',
    ])
      expect(code(await send(body))).toBe('bad-request');
    for (const clientDataJSON of ['', 'AAAA', Buffer.from('{"challenge":{}}').toString('base64url')])
      expect(
        code(await send({ passkey: { ...whole, response: { ...whole.response, clientDataJSON } } })),
      ).toBe('bad-passkey');
    const made = new Authenticator(ada.origin).make(await ada.challenge({ for: 'passkey' }));
    const broken = { ...made, response: { ...made.response, attestationObject: 'oWNmbXQ' } };
    expect(code(await ada.from('POST', '/api/account/passkeys', { passkey: broken }))).toBe('bad-passkey');
  });
});

describe('a session', () => {
  it('ends when nobody comes for half a year, and lasts for whoever does', async () => {
    let time = Date.now();
    const { port } = await run({ now: () => time });
    const ada = new AccountDevice(port);
    const passkey = await ada.begin('Ada');
    const { table } = await begun(port, ada);
    const phone = new AccountDevice(port);
    await phone.signIn(passkey);
    time += 100 * DAY;
    expect((await account(phone)).account?.name).toBe('Ada');
    time += 100 * DAY;
    expect((await account(phone)).account?.name).toBe('Ada');
    expect(await account(ada)).toEqual({ offered: true });
    time += 181 * DAY;
    expect(await account(phone)).toEqual({ offered: true });
    expect(code(await phone.ask('GET', '/api/account/history'))).toBe('not-signed-in');
    expect(await here(phone, table)).toEqual({ host: false, seats: [] });
    await expect(phone.sit(table, 0)).rejects.toThrow('403');
  });

  it('is in a cookie no script can read and no other site can send, and changes nothing for pages that are not ours', async () => {
    const { port } = await run();
    const ada = new AccountDevice(port);
    const authenticator = new Authenticator(ada.origin);
    const passkey = authenticator.make(await ada.challenge({ for: 'account', name: 'Ada' }));
    const { headers } = await ada.from('POST', '/api/account', { passkey });
    expect(headers.get('set-cookie')).toMatch(
      /^sietch-session=[\w-]{43}; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    const requests = [
      ['DELETE', '/api/account', undefined],
      ['PATCH', '/api/account', { name: 'Eve' }],
      ['POST', '/api/account/sign-out', {}],
      ['DELETE', `/api/account/passkeys/${authenticator.id}`, undefined],
    ] as const;
    for (const origin of ['https://evil.example', `https://localhost:${port + 1}`, undefined])
      for (const [method, path, body] of requests)
        expect(code(await ada.ask(method, path, body, origin === undefined ? {} : { origin }))).toBe(
          'bad-origin',
        );
    expect((await account(ada)).account?.name).toBe('Ada');
    expect(code(await new AccountDevice(port).ask('GET', '/api/account/everything'))).toBe('not-signed-in');
    const forged = new AccountDevice(port);
    for (const cookie of ['sietch-session=', `sietch-session=${'A'.repeat(43)}`, 'sietch-session=__proto__'])
      expect((await forged.ask('GET', '/api/account', undefined, { cookie })).body).toEqual({
        offered: true,
      });
  });
});

describe('an address', () => {
  it('tries passkeys and makes accounts only so often', async () => {
    const limits = {
      ...NO_LIMITS,
      passkeys: { burst: 6, perSecond: 0 },
      accounts: { burst: 1, perSecond: 0 },
    };
    const { port } = await run({ limits });
    await new AccountDevice(port).begin('Ada');
    await expect(new AccountDevice(port).begin('Borys')).rejects.toThrow('too-many');
    const third = new AccountDevice(port);
    await third.challenge({ for: 'sign-in' });
    await third.challenge({ for: 'sign-in' });
    await expect(third.challenge({ for: 'sign-in' })).rejects.toThrow('too-many');
  });
});
