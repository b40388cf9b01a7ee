import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL_CODES } from '@sietch/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryStorage } from '../src/index.js';
import { run, stopAll } from './running.js';
import { Device } from './table-client.js';

afterEach(stopAll);

describe('the server over HTTP', () => {
  it('is the same however its address is written: nothing private is kept on the way', async () => {
    const { port } = await run();
    for (const path of ['/api/tables/mine', '/%61pi/tables/mine']) {
      const { status, headers } = await new Device(port).ask('GET', path);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
  });

  it('says what it has, how it is, and what it has done', async () => {
    const { port } = await run();
    const device = new Device(port);
    const { body } = await device.ask('GET', '/api/games');
    expect(body).toMatchObject({
      protocol: 1,
      bots: ['random', 'eager', 'heuristic', 'easy', 'normal', 'hard', 'expert'],
    });
    expect(body.games).toContainEqual(expect.objectContaining({ id: 'imperium' }));
    expect((await device.ask('GET', '/api/health')).body).toMatchObject({ status: 'ok', tables: 0 });
    const metrics = await device.ask('GET', '/api/metrics');
    expect(metrics.body.text).toContain('sietch_live_tables 0');
    expect(metrics.body.text).toContain('sietch_choice_seconds_count 0');
  });

  it('reads no stored game when it starts, however many there are', async () => {
    const calls: string[] = [];
    const watched = <T extends object>(storage: T): T =>
      new Proxy(storage, {
        get: (target, name) => {
          const value: unknown = Reflect.get(target, name, target);
          // A part of the storage, in which nothing is read either.
          if (name === 'accounts') return watched(value as object);
          if (!['close', 'then', 'cluster', 'onHint', 'operator'].includes(String(name)))
            calls.push(String(name));
          return value;
        },
      });
    const server = await run({ storage: watched(new MemoryStorage()) });
    expect(calls).toEqual([]);
    await server.close();
  });

  it('has a documented meaning for every error code of its own', async () => {
    const page = await readFile(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
    for (const code of PROTOCOL_CODES) expect(page).toContain(`\`${code}\``);
  });

  it('is unwell when its storage is', async () => {
    class Broken extends MemoryStorage {
      override async readTable(): Promise<never> {
        throw new Error('secret path /var/lib/sietch');
      }

      override async probe(): Promise<never> {
        throw new Error('secret path /var/lib/sietch');
      }
    }
    const { port } = await run({ storage: new Broken() });
    const health = await new Device(port).ask('GET', '/api/health');
    expect(health).toMatchObject({ status: 503, body: { error: { code: 'storage-failed' } } });
    const table = await new Device(port).ask('GET', '/api/tables/abc');
    expect(table).toMatchObject({ status: 500, body: { error: { code: 'internal' } } });
    expect(JSON.stringify([health.body, table.body])).not.toMatch(/secret|\bat \//);
  });

  it('allows nothing inline and no frames on any answer', async () => {
    const { port } = await run();
    for (const path of ['/', '/api/games', '/api/tables/none', '/none.js', '/t/abc']) {
      const { headers } = await new Device(port).ask('GET', path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('tells honestly that there is no client, or serves the one that is there', async () => {
    const bare = await run();
    expect((await new Device(bare.port).ask('GET', '/')).body.text).toContain('not built here');

    const folder = await mkdtemp(join(tmpdir(), 'sietch-client-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>client</title>');
    await writeFile(join(folder, 'assets', 'main-abc.js'), 'play()');
    const { port } = await run({ clientFolder: folder });
    const device = new Device(port);
    for (const path of ['/', '/t/some-table', '/index.html?x=1']) {
      const page = await device.ask('GET', path);
      expect(page.body.text).toContain('<title>client');
      expect(page.headers.get('cache-control')).toBe('no-cache');
    }
    const script = await device.ask('GET', '/assets/main-abc.js');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(script.headers.get('cache-control')).toContain('immutable');
    const again = await device.ask('GET', '/assets/main-abc.js', undefined, {
      'if-none-match': script.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
    expect((await device.ask('GET', '/assets/other.js')).status).toBe(404);
    expect((await device.ask('GET', '/api/none')).body).toMatchObject({ error: { code: 'not-found' } });
    await rm(folder, { recursive: true });
  });
});
