import { USUAL_BOT } from '@sietch/bots';
import type { History } from '@sietch/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryStorage } from '../src/index.js';
import { AccountDevice, account, begun, code, here, mine } from './account-device.js';
import { Authenticator } from './authenticator.js';
import { run, stopAll } from './running.js';
import { Device } from './table-client.js';
import { playOut } from './whole-game.js';

afterEach(stopAll);

describe('an account', () => {
  it('has its tables on every device that is signed in: to see, to play and to arrange', async () => {
    const { port } = await run();
    const laptop = new AccountDevice(port);
    expect(await account(laptop)).toEqual({ offered: true });
    const passkey = await laptop.begin('Ада');
    expect((await account(laptop)).account).toMatchObject({
      name: 'Ада',
      passkeys: [{ id: passkey.id, synced: true }],
      sessions: 1,
    });
    const { table } = await begun(port, laptop);
    const phone = new AccountDevice(port);
    expect(await mine(phone)).toEqual([]);
    expect(await here(phone, table)).toEqual({ host: false, seats: [] });
    expect((await phone.signIn(passkey)).status).toBe(200);
    expect(await mine(phone)).toMatchObject([
      { table: { id: table }, host: true, seats: [0], inAccount: true },
    ]);
    expect(await here(phone, table)).toEqual({ host: true, seats: [0] });
    expect((await phone.ask('PATCH', `/api/tables/${table}`, { spectators: false })).status).toBe(200);
    const [there, atHome] = [await phone.sit(table, 0), await laptop.sit(table, 0)];
    expect(there.position).toEqual(atHome.position);
    expect((await there.ask({ type: 'chat', text: 'from the phone' })).type).toBe('done');
    await atHome.until(() => atHome.messages.some(({ type }) => type === 'chat'));
    await expect(phone.sit(table, 1)).rejects.toThrow('403');
  });

  it("gets the tables this browser held before, but none that is another account's", async () => {
    const { port } = await run();
    const ada = new AccountDevice(port);
    const { table } = await begun(port, ada);
    const bring = (device: Device) => device.ask('POST', `/api/tables/${table}/account`, {});
    expect(code(await bring(ada))).toBe('not-signed-in');
    const passkey = await ada.begin('Ada');
    expect(await mine(ada)).toMatchObject([{ inAccount: false }]);
    expect((await bring(ada)).status).toBe(200);
    expect(await mine(ada)).toMatchObject([{ host: true, seats: [0], inAccount: true }]);
    const phone = new AccountDevice(port);
    await phone.signIn(passkey);
    expect(await here(phone, table)).toEqual({ host: true, seats: [0] });
    // Somebody else at the same computer, where the cookies of the seats still are.
    const cheat = new AccountDevice(port);
    cheat.jar.copy(ada.jar);
    await cheat.begin('Borys');
    expect(code(await bring(cheat))).toBe('not-yours');
    expect(await here(phone, table)).toEqual({ host: true, seats: [0] });
  });

  it('has a name, a history and statistics, also of seats of its next game', async () => {
    const { port } = await run();
    const ada = new AccountDevice(port);
    const passkey = await ada.begin('Ada');
    expect(
      (await ada.from('PATCH', '/api/account', { name: '  Ada\u202e of Arrakeen ' })).body,
    ).toMatchObject({
      account: { name: 'Ada of Arrakeen' },
    });
    const { table, others } = await begun(port, ada);
    const clients = await Promise.all([ada, ...others].map((device, seat) => device.sit(table, seat)));
    await playOut(clients, 'account');
    const history = async () => (await ada.ask<History>('GET', '/api/account/history')).body;
    const { games, statistics } = await history();
    const [game] = games;
    expect(games).toHaveLength(1);
    expect(game).toMatchObject({
      table,
      seat: 0,
      name: 'Ada',
      others: ['Guest 0', 'Guest 1'],
      status: 'finished',
    });
    expect(game?.won).toBe(game?.place === 1);
    expect(statistics).toEqual([
      { game: 'imperium', finished: 1, won: game?.place === 1 ? 1 : 0, averagePlace: game?.place },
    ]);
    // The token of the seat is on another device: here the account alone stands for it.
    const phone = new AccountDevice(port);
    await phone.signIn(passkey);
    const next = (await phone.ask('POST', `/api/tables/${table}/rematch`, {})).body.table as { id: string };
    expect(await here(phone, next.id)).toEqual({ host: true, seats: [0] });
    expect(await here(ada, next.id)).toEqual({ host: true, seats: [0] });
    await ada.signOut();
    expect(await here(ada, next.id)).toEqual({ host: false, seats: [] });
  });

  it('lets go of everything in a browser that signs out, and everywhere if that is wanted', async () => {
    const { port } = await run();
    const ada = new AccountDevice(port);
    const passkey = await ada.begin('Ada');
    const { table } = await begun(port, ada);
    const phone = new AccountDevice(port);
    await phone.signIn(passkey);
    const [atHome, there] = [await ada.sit(table, 0), await phone.sit(table, 0)];
    await phone.signOut();
    expect(await there.untilClosed()).toMatchObject({ code: 4000, reason: 'not-signed-in' });
    expect([await mine(phone), await here(phone, table)]).toEqual([[], { host: false, seats: [] }]);
    expect((await ada.signOut()).status).toBe(200);
    expect([await mine(ada), await here(ada, table)]).toEqual([[], { host: false, seats: [] }]);
    expect(await account(ada)).toEqual({ offered: true });
    // The laptop was lost with its cookies: signing out everywhere takes the seats from it, too.
    const lost = new AccountDevice(port);
    await lost.signIn(passkey);
    const second = await begun(port, lost);
    const cookies = new AccountDevice(port);
    cookies.jar.copy(lost.jar);
    expect(await here(cookies, second.table)).toEqual({ host: true, seats: [0] });
    await phone.signIn(passkey);
    expect((await account(phone)).account?.sessions).toBe(2);
    const { body: link } = await cookies.ask('POST', `/api/tables/${second.table}/seats/0/link`, {});
    await phone.signOut(true);
    const thief = new Device(port);
    const taken = await thief.ask('POST', `/api/tables/${second.table}/seats/0/claim`, { key: link.key });
    expect(code(taken)).toBe('bad-key');
    expect(await here(cookies, second.table)).toEqual({ host: false, seats: [] });
    await atHome.untilClosed();
    await phone.signIn(passkey);
    expect(await here(phone, second.table)).toEqual({ host: true, seats: [0] });
  });

  it('may have several passkeys, and always one', async () => {
    const { port } = await run();
    const ada = new AccountDevice(port);
    const first = await ada.begin('Ada');
    const second = new Authenticator(ada.origin);
    const passkey = second.make(await ada.challenge({ for: 'passkey' }));
    expect((await ada.from('POST', '/api/account/passkeys', { passkey, label: 'Phone' })).body).toMatchObject(
      {
        account: { passkeys: [{ id: first.id }, { id: second.id, label: 'Phone' }] },
      },
    );
    expect((await new AccountDevice(port).signIn(second)).status).toBe(200);
    const drop = (id: string) => ada.from('DELETE', `/api/account/passkeys/${id}`);
    expect((await drop(first.id)).status).toBe(200);
    expect(code(await new AccountDevice(port).signIn(first))).toBe('bad-passkey');
    expect(code(await drop(second.id))).toBe('not-yours');
    expect((await new AccountDevice(port).signIn(second)).status).toBe(200);
  });

  it("is not needed: a seat claimed without one is no account's, and a link hands a seat over whole", async () => {
    const { port } = await run();
    const ada = new AccountDevice(port);
    await ada.begin('Ada');
    const { table } = await begun(port, ada);
    const { body } = await ada.ask('POST', `/api/tables/${table}/seats/0/link`, {});
    const friend = new Device(port);
    expect((await friend.ask('POST', `/api/tables/${table}/seats/0/claim`, { key: body.key })).status).toBe(
      200,
    );
    expect(await here(friend, table)).toEqual({ host: false, seats: [0] });
    expect(await here(ada, table)).toEqual({ host: true, seats: [] });
    const history = (await ada.ask<History>('GET', '/api/account/history')).body;
    expect(history.games).toEqual([]);
  });
});

describe('everything about somebody', () => {
  it('can be had in one file, without what opens anything', async () => {
    const { port } = await run();
    const ada = new AccountDevice(port);
    await ada.begin('Ada');
    const { table, others } = await begun(port, ada);
    const client = await ada.sit(table, 0);
    await client.ask({ type: 'chat', text: 'salt and water' });
    await (await others[0]?.sit(table, 1))?.ask({ type: 'chat', text: 'not hers' });
    await ada.ask('POST', `/api/tables/${table}/report`, { text: 'They are rude.' });
    await others[0]?.ask('POST', `/api/tables/${table}/report`, { text: 'not hers either' });
    const { body, headers } = await ada.ask('GET', '/api/account/everything');
    expect(headers.get('content-disposition')).toContain('sietch-account.json');
    expect(body).toMatchObject({
      account: { name: 'Ada' },
      games: [{ table, seat: 0 }],
      tablesMade: [table],
      seats: [{ table, name: 'Ada', chat: [{ text: 'salt and water' }] }],
      reports: [{ table, text: 'They are rude.' }],
    });
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/not hers|[hH]ash/);
    for (const cookie of ada.jar.header.split('; ')) expect(text).not.toContain(cookie.split('=')[1]);
  });

  it("can be deleted: names and words go, games go on, and the seat's own secret still opens it", async () => {
    const storage = new MemoryStorage();
    const { port } = await run({ storage });
    const ada = new AccountDevice(port);
    const passkey = await ada.begin('Ada');
    const { table, others } = await begun(port, ada);
    const open = await ada.create({ game: 'imperium', me: { seat: 2, name: 'Ada' } });
    const [guest] = others;
    const [client, seen] = [await ada.sit(table, 0), await guest?.sit(table, 1)];
    if (seen === undefined) throw new Error('no guest');
    await client.ask({ type: 'chat', text: 'salt and water' });
    await ada.ask('POST', `/api/tables/${table}/report`, { text: 'They are rude.' });
    const stolen = new AccountDevice(port);
    stolen.jar.copy(ada.jar);
    const phone = new AccountDevice(port);
    await phone.signIn(passkey);
    const there = await phone.sit(table, 0);
    expect((await phone.from('DELETE', '/api/account')).status).toBe(200);
    await there.untilClosed();
    await seen.until(() => seen.table.seats[0]?.name === undefined);
    expect(seen.table.seats[0]).toMatchObject({ bot: USUAL_BOT, held: true });
    expect(
      JSON.stringify([await storage.readTable(table), await storage.readTable(open.table.id)]),
    ).not.toMatch(/Ada|account|Account/);
    expect((await storage.readTable(open.table.id))?.seats[2]).toEqual({ kind: 'open' });
    expect(await storage.readChat(table, 50)).toEqual([]);
    expect(await storage.operator.reports(9)).toEqual([]);
    expect(await storage.accounts.readPasskey(passkey.id)).toBeUndefined();
    expect(code(await new AccountDevice(port).signIn(passkey))).toBe('bad-passkey');
    expect(code(await stolen.ask('GET', '/api/account/history'))).toBe('not-signed-in');
    expect(code(await stolen.from('DELETE', '/api/account'))).toBe('not-signed-in');
    expect(await here(phone, table)).toEqual({ host: false, seats: [] });
    // The browser that sat down there has the secret of the seat, and nothing of the account.
    expect(await here(ada, table)).toEqual({ host: true, seats: [0] });
    expect((await ada.ask('POST', `/api/tables/${table}/seats/0/return`, {})).status).toBe(200);
  });
});
