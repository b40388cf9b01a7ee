import type { Entry, Journal, Snapshot } from '@sietch/desk';
import { ProtocolError } from '@sietch/protocol';
import type { Save, SaveInfo } from './messages';

const DATABASE = 'sietch';
const VERSION = 3;
/** Games as they were begun. They lie apart from the list, so that the page never reads the seed of a game that goes on. */
const RECORDS = 'records';
/** What was chosen and taken back since. Entries are only ever added, so nothing that was saved can be written over. */
const ENTRIES = 'entries';
/** States to go on from, also by newer rules. */
const SNAPSHOTS = 'snapshots';
const LIST = 'list';
const STORES = [RECORDS, ENTRIES, SNAPSHOTS, LIST];

interface KeptEntry extends Entry {
  readonly id: string;
}

interface KeptSnapshot extends Snapshot {
  readonly id: string;
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      const { result } = request;
      if (oldVersion < 1)
        for (const name of [RECORDS, LIST]) result.createObjectStore(name, { keyPath: 'id' });
      if (oldVersion < 2) result.createObjectStore(ENTRIES, { keyPath: ['id', 'sequence'] });
      result.createObjectStore(SNAPSHOTS, { keyPath: ['id', 'sequence'] });
    };
    request.onsuccess = () => {
      // A newer page wants to change the stores: it must not wait for this one.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => {
      opened = undefined;
      reject(new ProtocolError('storage-failed', 'This browser keeps nothing for this page.'));
    };
  });
  return opened;
}

/** All or nothing: if `work` fails, or a write of it, nothing has been written. Windows wait for one another here. */
async function write<T>(work: (store: (name: string) => IDBObjectStore) => Promise<T>): Promise<T> {
  const transaction = (await database()).transaction(STORES, 'readwrite');
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  try {
    const result = await work((name) => transaction.objectStore(name));
    await done;
    return result;
  } catch (error) {
    // Whatever aborted it is the news; that it was aborted is not.
    done.catch(() => {});
    if (transaction.error === null) transaction.abort();
    throw error;
  }
}

const after = (id: string, sequence: number): IDBKeyRange =>
  IDBKeyRange.bound([id, sequence], [id, Infinity], true);

/** A new game. One that is there already stays as it is, and this is refused. */
export async function createSave(save: Save): Promise<void> {
  const { id, game, seats } = save;
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const start = { round: 0, savedAt: Date.now(), over: false };
  const info: SaveInfo = { id, game, players: seats.length, people, ...start };
  await write(async (store) => {
    await finished(store(RECORDS).add(save));
    await finished(store(LIST).add(info));
  });
}

const notKept = (): ProtocolError =>
  new ProtocolError('unknown-table', 'This browser does not keep this game.');

export async function readSave(id: string): Promise<Save> {
  const store = (await database()).transaction(RECORDS).objectStore(RECORDS);
  const save = await finished(store.get(id) as IDBRequest<Save | undefined>);
  if (save === undefined) throw notKept();
  return save;
}

/** Where the entries of a saved game are kept; the list is told with each of them. */
export function journalOf(id: string, info: () => SaveInfo): Journal {
  return {
    append: (entry) =>
      write(async (store) => {
        if ((await finished(store(RECORDS).getKey(id))) === undefined) throw notKept();
        // Of two windows, the one that comes second knew less.
        const key = [id, entry.sequence];
        if ((await finished(store(ENTRIES).getKey(key))) !== undefined) return 'conflict';
        await finished(store(ENTRIES).add({ id, ...entry } satisfies KeptEntry));
        await finished(store(LIST).put(info()));
        return 'appended';
      }),
    read: async (sequence) => {
      const transaction = (await database()).transaction([RECORDS, ENTRIES]);
      const kept = finished(transaction.objectStore(RECORDS).getKey(id));
      const range = after(id, sequence);
      const later = finished(transaction.objectStore(ENTRIES).getAll(range) as IDBRequest<KeptEntry[]>);
      if ((await kept) === undefined) throw notKept();
      return later;
    },
    keep: (snapshot) =>
      write(async (store) => {
        if ((await finished(store(RECORDS).getKey(id))) === undefined) throw notKept();
        await finished(store(SNAPSHOTS).put({ id, ...snapshot } satisfies KeptSnapshot));
      }),
    latest: async (upTo) => {
      const store = (await database()).transaction(SNAPSHOTS).objectStore(SNAPSHOTS);
      const range = IDBKeyRange.bound([id, 0], [id, upTo]);
      const cursor = await finished(store.openCursor(range, 'prev'));
      return cursor === null ? undefined : (cursor.value as KeptSnapshot);
    },
  };
}

/** The latest first. */
export async function listSaves(): Promise<readonly SaveInfo[]> {
  const store = (await database()).transaction(LIST).objectStore(LIST);
  const all = await finished(store.getAll() as IDBRequest<SaveInfo[]>);
  return all.sort((a, b) => b.savedAt - a.savedAt);
}

export async function forgetSave(id: string): Promise<void> {
  await write(async (store) => {
    await finished(store(RECORDS).delete(id));
    await finished(store(ENTRIES).delete(after(id, 0)));
    await finished(store(SNAPSHOTS).delete(after(id, -1)));
    await finished(store(LIST).delete(id));
  });
}
