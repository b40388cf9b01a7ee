import 'fake-indexeddb/auto';
import type { Entry } from '@sietch/desk';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Save, SaveInfo } from './messages';
import { createSave, forgetSave, journalOf, listSaves, readSave } from './saves';

const begun: Save = {
  id: 'game',
  game: 'imperium',
  options: { players: 3 },
  seed: 'saves',
  keys: [],
  seats: [{ kind: 'person' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
};

const infoAt = (round: number): SaveInfo => ({
  id: 'game',
  game: 'imperium',
  players: 3,
  people: 1,
  round,
  savedAt: round,
  over: false,
});

const entry = (sequence: number, key?: string): Entry => ({
  sequence,
  seat: 0,
  ...(key === undefined ? {} : { key }),
  at: 0,
});

const journal = (round = 1) => journalOf('game', () => infoAt(round));
const kept = async (): Promise<readonly (string | undefined)[]> =>
  (await journal().read(0)).map(({ key }) => key);

beforeEach(async () => {
  await forgetSave('game');
  await createSave(begun);
});

describe('saved games', () => {
  it('grow by what is chosen and what is taken back', async () => {
    expect(await journal(1).append(entry(1, 'a'))).toBe('appended');
    expect(await journal(2).append(entry(2, 'b'))).toBe('appended');
    expect(await journal(2).append(entry(3))).toBe('appended');
    expect(await kept()).toEqual(['a', 'b', undefined]);
    expect((await journal().read(2)).map(({ sequence }) => sequence)).toEqual([3]);
    expect(await listSaves()).toEqual([infoAt(2)]);
    expect(await readSave('game')).toEqual(begun);
  });

  it('are not begun again over what was played', async () => {
    await journal(3).append(entry(1, 'a'));
    await expect(createSave(begun)).rejects.toThrow();
    expect(await kept()).toEqual(['a']);
    expect(await listSaves()).toEqual([infoAt(3)]);
  });

  it('cannot be written over by a window that was left behind', async () => {
    await journal(2).append(entry(1, 'a'));
    await journal(2).append(entry(2, 'b'));
    expect(await journal(1).append(entry(1, 'x'))).toBe('conflict');
    expect(await kept()).toEqual(['a', 'b']);
    expect(await listSaves()).toEqual([infoAt(2)]);
  });

  it('take one of two choices made at the same moment', async () => {
    const tried = await Promise.all([journal().append(entry(1, 'a')), journal().append(entry(1, 'b'))]);
    expect(tried).toEqual(['appended', 'conflict']);
    expect(await kept()).toEqual(['a']);
  });

  it('stay away when they were put away', async () => {
    await journal().append(entry(1, 'a'));
    await forgetSave('game');
    const gone = { name: 'ProtocolError', code: 'unknown-table' };
    await expect(journal().append(entry(2, 'b'))).rejects.toMatchObject(gone);
    await expect(journal().read(0)).rejects.toMatchObject(gone);
    await expect(readSave('game')).rejects.toMatchObject(gone);
    expect(await listSaves()).toEqual([]);
    // Nothing of it is left for another of that name.
    await createSave(begun);
    expect(await kept()).toEqual([]);
  });

  it('of one game are not those of another', async () => {
    await createSave({ ...begun, id: 'game-2' });
    await journalOf('game-2', () => ({ ...infoAt(1), id: 'game-2' })).append(entry(1, 'z'));
    expect(await kept()).toEqual([]);
    await forgetSave('game-2');
  });
});
