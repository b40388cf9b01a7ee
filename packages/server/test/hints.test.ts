import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { Hints } from '../src/storage/postgres/hints.js';
import type { Link } from '../src/storage/postgres/link.js';

it('hints are given, and their line is looked after, one question at a time', async () => {
  let running = 0;
  let most = 0;
  const told: string[] = [];
  class Client extends EventEmitter {
    async query(sql: string): Promise<void> {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 3));
      told.push(sql);
      running--;
    }

    async end(): Promise<void> {}
  }
  const own = async () => ({ client: new Client(), cut: () => {} });
  const hints = new Hints({ own } as unknown as Link, 4);
  const hush = hints.listen(() => {});
  const count = (word: string) => told.filter((sql) => sql.includes(word)).length;
  for (let table = 0; count('pg_notify') < 5 || count('SELECT 1') < 5; table++) {
    hints.give({ about: 'game', id: `table ${table}` });
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  hush();
  await hints.close();
  expect(most).toBe(1);
});

it('a hint that is given very often at once is heard once', async () => {
  class Client extends EventEmitter {
    async query(): Promise<void> {}

    async end(): Promise<void> {}
  }
  const client = new Client();
  const hints = new Hints({ own: async () => ({ client, cut: () => {} }) } as unknown as Link);
  const heard: string[] = [];
  const hush = hints.listen(({ about }) => heard.push(about));
  while (heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  client.emit('notification', { payload: ['another', ...Array(1000).fill('*'), 'gtable'].join('\n') });
  hush();
  await hints.close();
  // The first is of the line that was opened.
  expect(heard).toEqual(['anything', 'anything', 'game']);
});
