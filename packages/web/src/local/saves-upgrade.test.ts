import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { journalOf, listSaves, readSave } from './saves';

/** The stores as the first version of the page made them: whole records, written over with every choice. */
async function firstVersion(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('sietch', 1);
    request.onupgradeneeded = () => {
      for (const name of ['records', 'list']) request.result.createObjectStore(name, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
  });
  const transaction = database.transaction(['records', 'list'], 'readwrite');
  const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'random' }];
  transaction
    .objectStore('records')
    .put({ id: 'old', game: 'imperium', options: {}, seed: 's', keys: ['a', 'b'], seats });
  transaction.objectStore('list').put(info);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}

const info = { id: 'old', game: 'imperium', players: 2, people: 1, round: 4, savedAt: 4, over: false };

it('games saved by the first version are there and go on', async () => {
  await firstVersion();
  expect(await listSaves()).toEqual([info]);
  expect((await readSave('old')).keys).toEqual(['a', 'b']);
  const journal = journalOf('old', () => info);
  expect(await journal.append({ sequence: 3, seat: 0, key: 'c', at: 0 })).toBe('appended');
  expect((await journal.read(2)).map(({ key }) => key)).toEqual(['c']);
  expect((await readSave('old')).keys).toEqual(['a', 'b']);
});
