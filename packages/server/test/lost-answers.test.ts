import { randomBytes } from 'node:crypto';
import type { TableInfo } from '@sietch/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { gather, run, stopAll } from './running.js';
import { Device } from './table-client.js';
import { playOut } from './whole-game.js';

afterEach(stopAll);

const newSecret = () => randomBytes(32).toString('base64url');
const code = (answer: { readonly body: Record<string, unknown> }) =>
  (answer.body.error as { code?: string })?.code;
const seatsOf = ({ body }: { readonly body: Record<string, unknown> }) => (body.table as TableInfo).seats;

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('missing');
  return value;
}

describe('a device whose answer was lost', () => {
  it('claims its seat again with the secret it chose, and nobody else does', async () => {
    const { port } = await run();
    const { table } = await new Device(port).create({ game: 'imperium' });
    const claim = `/api/tables/${table.id}/seats/2/claim`;
    const secret = newSecret();
    const body = { name: 'Ада', secret };
    expect((await new Device(port).ask('POST', claim, body)).status).toBe(200);
    const device = new Device(port);
    expect((await device.ask('POST', claim, body)).status).toBe(200);
    expect((await device.sit(table.id, 2)).last('welcome').seat).toBe(2);
    expect(code(await new Device(port).ask('POST', claim, { ...body, secret: newSecret() }))).toBe(
      'seat-taken',
    );
    expect(code(await new Device(port).ask('POST', claim, { ...body, secret: 'short' }))).toBe('bad-request');
  });

  it('moves a seat to itself again with the same key and secret', async () => {
    const { port } = await run();
    const { table, devices } = await gather(port);
    const { body } = await must(devices[1]).ask('POST', `/api/tables/${table}/seats/1/link`);
    const claim = { key: body.key, secret: newSecret() };
    const path = `/api/tables/${table}/seats/1/claim`;
    expect((await new Device(port).ask('POST', path, claim)).status).toBe(200);
    const device = new Device(port);
    expect((await device.ask('POST', path, claim)).status).toBe(200);
    expect((await device.sit(table, 1)).last('welcome').seat).toBe(1);
    expect(code(await new Device(port).ask('POST', path, { ...claim, secret: newSecret() }))).toBe('bad-key');
  });

  it('gets its seats at a rematch again, and the right to arrange it', async () => {
    const { port } = await run();
    const { table, devices, clients } = await gather(port);
    await playOut(clients, 'rematch');
    const lost = new Device(port);
    lost.jar.copy(must(devices[0]).jar);
    const first = await lost.ask('POST', `/api/tables/${table}/rematch`, {});
    const device = must(devices[0]);
    const again = await device.ask('POST', `/api/tables/${table}/rematch`, {});
    const { id } = again.body.table as TableInfo;
    expect((first.body.table as TableInfo).id).toBe(id);
    expect((await device.ask('GET', `/api/tables/${id}`)).body.you).toEqual({ host: true, seats: [0] });
    const other = await must(devices[1]).ask('POST', `/api/tables/${table}/rematch`, {});
    expect(other.status).toBe(200);
    expect((await must(devices[1]).ask('GET', `/api/tables/${id}`)).body.you).toEqual({
      host: false,
      seats: [1],
    });
  });
});

describe('before the game', () => {
  it('the creator frees a seat, whoever holds it, and nobody else does', async () => {
    const { port } = await run();
    const host = new Device(port);
    const { table } = await host.create({ game: 'imperium' });
    const squatter = new Device(port);
    await squatter.claim(table.id, 1, 'Squatter');
    const client = await squatter.sit(table.id, 1);
    const path = `/api/tables/${table.id}/seats/1`;
    expect(code(await new Device(port).ask('PUT', path, { kind: 'open' }))).toBe('not-yours');
    expect(seatsOf(await host.ask('PUT', path, { kind: 'open' }))[1]).toMatchObject({ held: false });
    expect(await client.untilClosed()).toMatchObject({ reason: 'seat-moved' });
    expect((await new Device(port).claim(table.id, 1, 'Ада')).status).toBe(200);
  });

  it('people with one name are told apart', async () => {
    const { port } = await run();
    const { table } = await new Device(port).create({ game: 'imperium' });
    await new Device(port).claim(table.id, 0, 'Ада');
    await new Device(port).claim(table.id, 1, 'ада');
    const named = await new Device(port).claim(table.id, 2, 'Ада');
    expect(seatsOf(named).map(({ name }) => name)).toEqual(['Ада', 'ада (2)', 'Ада (3)', undefined]);
    const long = 'я'.repeat(30);
    const other = await new Device(port).create({ game: 'imperium' });
    await new Device(port).claim(other.table.id, 0, long);
    const twin = await new Device(port).claim(other.table.id, 1, long);
    expect(seatsOf(twin)[1]?.name).toBe(`${'я'.repeat(26)} (2)`);
  });
});
