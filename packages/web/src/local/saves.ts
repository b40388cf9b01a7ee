import type { Save, SaveInfo } from './messages';

const DATABASE = 'sietch';
const VERSION = 2;
/** Games as they were begun. They lie apart from the list, so that the page never reads the seed of a game that goes on. */
const RECORDS = 'records';
/** What was chosen since, part by part. */
const PARTS = 'parts';
const LIST = 'list';

/**
 * What one moment adds to a game: after its first `from` choices came these. Taking a choice back is a part too, so parts
 * are only ever added, each once: nothing that was saved can be written over, whoever tries.
 */
interface Part {
  readonly id: string;
  readonly n: number;
  readonly from: number;
  readonly keys: readonly string[];
}

/** Why a game cannot be opened or added to: it is not kept here, it has gone on elsewhere, or this browser keeps nothing. */
type SaveProblem = 'no-save' | 'moved-on' | 'no-storage';

export class SaveError extends Error {
  readonly code: SaveProblem;

  constructor(code: SaveProblem) {
    super(`A saved game: ${code}`);
    this.name = 'SaveError';
    this.code = code;
  }
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
      result.createObjectStore(PARTS, { keyPath: ['id', 'n'] });
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
      reject(new SaveError('no-storage'));
    };
  });
  return opened;
}

/** All or nothing: if `work` fails, or a write of it, nothing has been written. Windows wait for one another here. */
async function write(work: (store: (name: string) => IDBObjectStore) => Promise<void>): Promise<void> {
  const transaction = (await database()).transaction([RECORDS, PARTS, LIST], 'readwrite');
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  try {
    await work((name) => transaction.objectStore(name));
  } catch (error) {
    // Whatever aborted it is the news; that it was aborted is not.
    done.catch(() => {});
    if (transaction.error === null) transaction.abort();
    throw error;
  }
  await done;
}

const partsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** A new game. One that is there already stays as it is, and this is refused. */
export async function createSave(save: Save): Promise<void> {
  const { id, game, seats } = save;
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const info: SaveInfo = {
    id,
    game,
    players: seats.length,
    people,
    round: 0,
    savedAt: Date.now(),
    over: false,
  };
  await write(async (store) => {
    await finished(store(RECORDS).add(save));
    await finished(store(LIST).add(info));
  });
}

/** A saved game and the right to add to it, as long as nobody else does. */
export class KeptGame {
  readonly save: Save;
  private keys: readonly string[];
  private parts: number;

  private constructor(save: Save, parts: number) {
    this.save = save;
    this.keys = save.keys;
    this.parts = parts;
  }

  static async open(id: string): Promise<KeptGame> {
    const transaction = (await database()).transaction([RECORDS, PARTS]);
    const begun = transaction.objectStore(RECORDS).get(id) as IDBRequest<Save | undefined>;
    const later = transaction.objectStore(PARTS).getAll(partsOf(id)) as IDBRequest<Part[]>;
    const [save, parts] = await Promise.all([finished(begun), finished(later)]);
    if (save === undefined) throw new SaveError('no-save');
    const keys = parts.reduce((before, part) => [...before.slice(0, part.from), ...part.keys], save.keys);
    return new KeptGame({ ...save, keys }, parts.length);
  }

  /** Adds what is new. Refused if the game has gone on elsewhere, in another window perhaps, or was put away. */
  async keep(keys: readonly string[], info: SaveInfo): Promise<void> {
    const { id } = this.save;
    const parted = keys.findIndex((key, i) => key !== this.keys[i]);
    const from = parted === -1 ? keys.length : parted;
    const isNew = keys.length > from || this.keys.length > from;
    const part: Part = { id, n: this.parts, from, keys: keys.slice(from) };
    await write(async (store) => {
      if ((await finished(store(RECORDS).getKey(id))) === undefined) throw new SaveError('no-save');
      if ((await finished(store(PARTS).count(partsOf(id)))) !== this.parts) throw new SaveError('moved-on');
      if (isNew) await finished(store(PARTS).add(part));
      await finished(store(LIST).put(info));
    });
    if (isNew) this.parts++;
    this.keys = [...keys];
  }
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
    await finished(store(PARTS).delete(partsOf(id)));
    await finished(store(LIST).delete(id));
  });
}
