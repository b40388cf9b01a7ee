import type { Save, SaveInfo } from './messages';

const DATABASE = 'sietch';
const VERSION = 1;
/** Records lie apart from the list, so that the page never reads the seed of a game that goes on. */
const RECORDS = 'records';
const LIST = 'list';

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
    request.onupgradeneeded = () => {
      request.result.createObjectStore(RECORDS, { keyPath: 'id' });
      request.result.createObjectStore(LIST, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

export async function writeSave(save: Save, info: SaveInfo): Promise<void> {
  const transaction = (await database()).transaction([RECORDS, LIST], 'readwrite');
  transaction.objectStore(RECORDS).put(save);
  transaction.objectStore(LIST).put(info);
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
  });
}

export async function readSave(id: string): Promise<Save | undefined> {
  const store = (await database()).transaction(RECORDS).objectStore(RECORDS);
  return finished(store.get(id) as IDBRequest<Save | undefined>);
}

/** The latest first. */
export async function listSaves(): Promise<readonly SaveInfo[]> {
  const store = (await database()).transaction(LIST).objectStore(LIST);
  const all = await finished(store.getAll() as IDBRequest<SaveInfo[]>);
  return all.sort((a, b) => b.savedAt - a.savedAt);
}

export async function forgetSave(id: string): Promise<void> {
  const transaction = (await database()).transaction([RECORDS, LIST], 'readwrite');
  transaction.objectStore(RECORDS).delete(id);
  await finished(transaction.objectStore(LIST).delete(id));
}
