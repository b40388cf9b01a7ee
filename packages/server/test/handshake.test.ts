import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { banAddress, openData } from '../src/index.js';
import { AccountDevice, begun } from './account-device.js';
import { run, stopAll } from './running.js';
import { Device } from './table-client.js';

let data = '';
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'sietch-handshake-'));
});
afterEach(async () => {
  await stopAll();
  await rm(data, { recursive: true, force: true });
});

/** A server that has no table in memory, and reads none before it is let. */
async function slow(port?: number) {
  const storage = openData(data);
  const read = storage.readTable.bind(storage);
  const gate = { open: () => {}, knocked: () => {} };
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  const knocked = new Promise<void>((resolve) => {
    gate.knocked = resolve;
  });
  storage.readTable = async (id) => {
    gate.knocked();
    await opened;
    return read(id);
  };
  const server = await run({ storage, ...(port === undefined ? {} : { port }) });
  return { server, knocked, open: gate.open };
}

describe('whoever opens a connection while the table is being read', () => {
  it('is not let in if they are banned meanwhile', async () => {
    const first = await run({ storage: openData(data) });
    const { table } = await new Device(first.port).create({ game: 'imperium' });
    await first.close();
    const { server, knocked, open } = await slow();
    const seated = new Device(server.port).sit(table.id, undefined);
    seated.catch(() => {});
    await knocked;
    const operator = openData(data);
    await banAddress(operator.operator, { address: '127.0.0.1', at: Date.now() });
    while ((await new Device(server.port).ask('GET', '/api/games')).status !== 403);
    open();
    await expect(seated).rejects.toThrow('403');
    await operator.close();
  });

  it('is not let in by a session that ends meanwhile', async () => {
    const first = await run({ storage: openData(data) });
    const { port } = first;
    const ada = new AccountDevice(port);
    const passkey = await ada.begin('Ada');
    const { table } = await begun(port, ada);
    const phone = new AccountDevice(port);
    await phone.signIn(passkey);
    await first.close();
    const { knocked, open } = await slow(port);
    const seated = phone.sit(table, 0);
    seated.catch(() => {});
    await knocked;
    await phone.signOut();
    open();
    await expect(seated).rejects.toThrow('403');
  });
});
