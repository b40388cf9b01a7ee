import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryStorage } from '../src/index.js';
import type { LiveTables } from '../src/live/tables.js';
import { Post } from '../src/notices/mail.js';
import { Notifier } from '../src/notices/notifier.js';
import type { NoticeWish } from '../src/notices/wish.js';
import { logged, storageCause } from '../src/trouble.js';
import { LetterBox } from './letter-box.js';
import { gather, run, stopAll } from './running.js';
import { storedTable } from './stored-table.js';

afterEach(stopAll);

const FROM = 'Sietch <sietch@sietch.example>';

describe('a letter a mail server refuses', () => {
  it('is told to the operator by its codes: the address stays out of the log, and the storage is not blamed', async () => {
    const box = await LetterBox.open({ refuses: true });
    const post = new Post({ smtp: box.address, from: FROM });
    const lost = await post
      .send({ to: 'ada@example.org', subject: 'It is your turn', lines: ['…'] })
      .catch((error: unknown) => error);
    expect(logged(lost)).toMatchObject({ error: 'LetterLost', answer: 'EENVELOPE 550' });
    expect(JSON.stringify(logged(lost))).not.toContain('ada@');
    expect(storageCause(lost)).toBeUndefined();
    post.close();
    await box.close();
  });

  it('is sent again when its address is given again', async () => {
    const refusing = await LetterBox.open({ refuses: true });
    const storage = new MemoryStorage();
    const serve = (smtp: string) =>
      run({ storage, notices: { mail: { smtp, from: FROM }, address: 'https://sietch.example' } });
    const first = await serve(refusing.address);
    const { table, devices } = await gather(first.port);
    const [device] = devices;
    if (device === undefined) throw new Error('nobody came');
    const path = `/api/tables/${table}/seats/0/notices`;
    expect((await device.ask('PUT', path, { mail: 'ada@example.org' })).status).toBe(500);
    await refusing.close();
    const box = await LetterBox.open();
    const { port } = await serve(box.address);
    const wish = { method: 'PUT', body: JSON.stringify({ mail: 'ada@example.org' }) };
    const headers = { cookie: device.jar.header, 'content-type': 'application/json' };
    expect((await fetch(`http://127.0.0.1:${port}${path}`, { ...wish, headers })).status).toBe(200);
    expect(box.letters.map(({ to }) => to)).toEqual([['ada@example.org']]);
    await box.close();
  });
});

describe('a mail server that never answers', () => {
  it('holds up few others, keeps nobody from closing, and what is due stays due for whoever comes after', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', () => resolve()));
    const lines: Socket[] = [];
    const calledByTen = new Promise<void>((resolve) => {
      silent.on('connection', (line) => lines.push(line) === 10 && resolve());
    });
    const { port } = silent.address() as { readonly port: number };
    const storage = new MemoryStorage();
    const wish: NoticeWish = {
      lang: 'en',
      push: [],
      mail: { address: 'ada@example.org', confirmed: true },
      key: '',
    };
    const table = { stored: storedTable('t'), wishFor: () => wish };
    for (let seat = 0; seat < 12; seat++) await storage.putNotice({ table: 't', seat, kind: 'turn', due: 0 });
    const notifier = new Notifier({
      storage,
      tables: { get: async () => table } as unknown as LiveTables,
      mail: { smtp: `smtp://127.0.0.1:${port}`, from: FROM },
      address: 'https://sietch.example',
      every: 5,
      nameOf: () => ({ en: 'Imperium', uk: 'Імперіум' }),
      now: () => 10,
      onTrouble: () => {},
    });
    await calledByTen;
    await notifier.close();
    expect(await storage.dueNotices(10, 99)).toHaveLength(2);
    for (const line of lines) line.destroy();
    await new Promise((resolve) => silent.close(resolve));
  });
});
